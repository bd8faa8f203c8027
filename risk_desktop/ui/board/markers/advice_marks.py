"""What is advised, on the board: golden arrows with dashed rims, rings round territories, and a word beside them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.markers.arrow import ADVICE, ADVICE_EDGE, ADVICE_RIM, ArrowRibbon, ribbons_between
from risk_desktop.ui.board.markers.chips import chip_pixmap
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap, remove
from risk_desktop.ui.board.markers.mark_places import CORNERS, Choose, first_place

# Of a ring: how far it lies from its badge, and its widths, px at 100 %; the dashes are shares of the rim's width.
_AWAY, _EDGE, _RIM, _DASHES = 5.0, 6.2, 3.2, (2.2, 1.3)

Way = tuple[int, int]
Place = tuple[int, str]


class AdviceMarks:
    """Shows ``ways`` from territory to territory, and ``places``: single territories, each with a word or "".

    ``gate`` and ``radius_of`` are as for ``Arrow``, ``choose`` as for ``Chips``.
    """

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, radius_of: Callable[[Land, float], float]) -> None:
        self._scene, self._atlas, self._radius_of = scene, atlas, radius_of
        self.gate: Callable[[int], QPointF] | None = None
        self.choose: Choose = first_place
        self.ways: tuple[Way, ...] = ()
        self.places: tuple[Place, ...] = ()
        self._ribbons: list[tuple[ArrowRibbon, Way]] = []
        self._rings: list[tuple[FixedPixmap, FixedPixmap, Place]] = []
        self._scale = self._factor = self._ratio = 1.0

    def show(self, ways: Sequence[Way], places: Sequence[Place]) -> None:
        """Show these and no others."""
        if (tuple(ways), tuple(places)) == (self.ways, self.places):
            return
        self.clear()
        self.ways, self.places = tuple(ways), tuple(places)
        for way in ways:
            for ribbon in ribbons_between(self._atlas, *way, QColor(ADVICE[1]), "advice", self.gate):
                ribbon.set_share(1.0)
                self._scene.addItem(ribbon)
                self._ribbons.append((ribbon, way))
        for place in places:
            badge = self._atlas.lands[place[0]].badge
            ring, chip = (FixedPixmap(badge, layer, self._scene) for layer in (layers.RING, layers.CHIP))
            self._rings.append((ring, chip, place))
        self._measure()

    def clear(self) -> None:
        """Show nothing."""
        for item in [ribbon for ribbon, _ in self._ribbons] + [each for *pair, _ in self._rings for each in pair]:
            remove(item)
        self._ribbons, self._rings, self.ways, self.places = [], [], (), ()

    def set_scale(self, scale: float, factor: float, ratio: float) -> None:
        """Follow a zoom; ``factor`` enlarges what is shown, ``ratio`` is device px per screen px."""
        self._scale, self._factor, self._ratio = scale, factor, ratio
        self._measure()

    def place_anew(self) -> None:
        """Choose the places of the words again: figures or names stand where there were none before."""
        self._measure()

    def _measure(self) -> None:
        metrics, lands = theme.current_metrics(), self._atlas.lands
        size = self._factor * metrics.density * math.sqrt(metrics.text_scale)
        for ribbon, way in self._ribbons:
            ribbon.measure(self._scale, size, max(self._radius_of(lands[land], self._scale) for land in way))
        for ring, chip, (land, words) in self._rings:
            radius = self._radius_of(lands[land], self._scale) + _AWAY * self._factor
            ring.setPixmap(_ring(radius, self._ratio))
            ring.centre_on(0, 0)
            chip.setVisible(bool(words))
            if words:
                chip.setPixmap(chip_pixmap(words, self._factor, self._ratio))
                places = _beside(radius, chip.pixmap().deviceIndependentSize())
                chip.setOffset(places[self.choose(land, places)].topLeft())


def _beside(radius: float, size: QSizeF) -> list[QRectF]:
    """Return where a word may stand beside a ring, screen px from its middle: below it first, chips of one's own stand above."""
    across, down = radius + size.width() * 0.4, radius * 0.7 + size.height() * 0.5
    middles = [QPointF(right * across, below * down) for right, below in reversed(CORNERS)]
    reach = QPointF(size.width() / 2, size.height() / 2)
    return [QRectF(middle - reach, size) for middle in middles]


def _ring(radius: float, ratio: float) -> QPixmap:
    """Return a dashed ring of gold, ``radius`` px to the middle of its line."""
    side = 2 * math.ceil(radius + _EDGE)
    pixmap = transparent_pixmap(math.ceil(side * ratio), math.ceil(side * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = QPointF(side / 2, side / 2)
    painter.setPen(QPen(QColor(ADVICE_EDGE), _EDGE))
    painter.drawEllipse(middle, radius, radius)
    rim = QPen(QColor(ADVICE_RIM), _RIM)
    rim.setCapStyle(Qt.PenCapStyle.FlatCap)
    rim.setDashPattern(list(_DASHES))
    painter.setPen(rim)
    painter.drawEllipse(middle, radius, radius)
    painter.end()
    return lean_copy(pixmap)

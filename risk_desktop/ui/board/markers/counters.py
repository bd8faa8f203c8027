"""Army badges and the chips beside them, of constant size on the screen."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.seats import BadgeState, badge_pixmap
from risk_desktop.ui.art.split_badge import Share, split_badge_pixmap, split_width
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.markers.figure_places import FigurePlaces, figure_places
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.board.position import BoardPosition

# Least room between two badges, px.
_APART = 1.0
_CHIP_PX, _CHIP_HEIGHT = 14.0, 22.0
# A chip is as large as its text wants beside a badge of this radius, px, and not made smaller than this.
_CHIP_RADIUS, _LEAST_CHIP = 12.0, 1.0
# So far a chip above or below a badge lies over its edge, px.
_OVER = 4.0

CORNERS = ((1, -1), (-1, -1), (1, 1), (-1, 1))
"""Where a mark may stand at a badge, the best first: across and down, upper right to lower left."""


class Counters:
    """Badge of every territory (``badges``, in their order), and chips such as "+2" at some.

    ``choose(territory, rects)`` tells by its number which place of a chip hides least, screen px from the badge's point.
    """

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, position: BoardPosition) -> None:
        self._scene, self._atlas, self._palette = scene, atlas, palette
        self.badges = [FixedPixmap(land.badge, layers.BADGE, scene) for land in atlas.lands]
        self._chips: dict[int, FixedPixmap] = {}
        self._chip_words: dict[int, str] = {}
        self._chip_corners: dict[int, int] = {}
        """Where each chip stands: it stays there for as long as it shows."""
        self.choose: Callable[[int, Sequence[QRectF]], int] = first_place
        self._states: dict[int, BadgeState] = {}
        # What each badge was drawn for, and what it came to: a small step of a zoom draws none anew.
        self._asked: dict[int, object] = {}
        self._drawn: dict[int, object] = {}
        self._position = position
        # Territories whose badges wait for somebody who is on the way, with the position that they still show.
        self._waiting: dict[int, BoardPosition] = {}
        self._scale = self._home = self._factor = self._ratio = 1.0
        self._places: FigurePlaces | None = None

    def set_position(self, position: BoardPosition) -> None:
        """Show the armies of a position."""
        self._position = position
        self._draw_badges()

    def wait(self, land: int) -> None:
        """Let a badge stay as it is, whatever the position says, until ``catch_up``."""
        self._waiting.setdefault(land, self._position)

    def catch_up(self, land: int) -> None:
        """Show the badge of a territory as it is in the position."""
        if self._waiting.pop(land, None) is not None:
            self._draw_badges()

    def _shown(self, land: int) -> BoardPosition:
        """Return the position that the badge of a territory shows."""
        return self._waiting.get(land, self._position)

    def set_scale(self, scale: float, home: float, factor: float, ratio: float) -> None:
        """Follow a zoom; ``home`` is the fitted one, ``factor`` enlarges badges, ``ratio`` is device px per screen px."""
        self._scale, self._home, self._factor, self._ratio = scale, home, factor, ratio
        self._places = None
        self._draw_badges()
        self._draw_chips()

    def set_states(self, states: Mapping[int, BadgeState]) -> None:
        """Raise the badges of the source and of the hot target, lower all others."""
        if states != self._states:
            self._states = dict(states)
            self._draw_badges()

    @property
    def chip_words(self) -> dict[int, str]:
        """The words of the chips by territory."""
        return self._chip_words

    def set_chips(self, chips: Mapping[int, str]) -> None:
        """Show brass chips at these territories only."""
        self._chip_words = dict(chips)
        self._draw_chips()

    def radius(self, land: Land, scale: float) -> float:
        """Return the radius in screen px of a badge: from the fitted zoom on always the same.

        It is less only where the next badge stands too near for it; where that leaves a dot, the figure stands alone.
        """
        apart = self._atlas.spacing[land.index] * min(scale, self._home) - _APART
        return min(theme.current_metrics().badge_radius * self._factor, apart / 2)

    @property
    def figure_places(self) -> FigurePlaces:
        """Where figures stand beside the badges."""
        if self._places is None:
            radii = tuple(self.radius(land, self._home) for land in self._atlas.lands)
            self._places = figure_places(self._atlas, self._home, radii, theme.current_metrics().figure_px)
        return self._places

    def rect(self, land: int) -> QRectF:
        """Return the rectangle of a badge in screen px relative to the badge's point."""
        radius = self.radius(self._atlas.lands[land], self._scale)
        half = radius
        shown = self._shown(land)
        if land in shown.shares:
            half = split_width(self._shares(land), radius, even=land in shown.tied) / 2
        return QRectF(-half, -radius, 2 * half, 2 * radius)

    def set_size(self, land: int, size: float) -> None:
        """Show a badge larger or smaller than it is (1)."""
        self.badges[land].setScale(size)

    def set_offset(self, land: int, dx: float, dy: float) -> None:
        """Show a badge moved by screen px from its place (a shake)."""
        self.badges[land].centre_on(dx, dy)

    def pixmap(self, land: int, owner: int, words: str) -> QPixmap:
        """Return a badge like that of a territory with another owner or text, for tokens."""
        radius = self.radius(self._atlas.lands[land], self._scale)
        return badge_pixmap(self._palette.seat(owner), words, radius, BadgeState.NORMAL, self._ratio)

    def _draw_badges(self) -> None:
        size = (self._scale, self._home, self._factor, self._ratio, theme.current(), theme.current_metrics())
        for i, item in enumerate(self.badges):
            shown = self._shown(i)
            asked = (shown.parts(i), i in shown.tied, self._states.get(i), self.is_counted(i), size)
            if self._asked.get(i) == asked:
                continue
            self._asked[i] = asked
            radius = round(self.radius(self._atlas.lands[i], self._scale) * 2) / 2
            shares, even = self._shares(i), i in shown.tied
            state = self._states.get(i, BadgeState.NORMAL)
            drawn = (shares, even, radius, state, self._ratio, theme.current().name, self.is_counted(i))
            if self._drawn.get(i) == drawn:
                continue
            self._drawn[i] = drawn
            item.setVisible(self.is_counted(i))
            if len(shares) == 1:
                item.setPixmap(badge_pixmap(*shares[0], radius, state, self._ratio))
            else:
                item.setPixmap(split_badge_pixmap(shares, radius, state, self._ratio, even=even))
            item.setZValue(layers.BADGE if state is BadgeState.NORMAL else layers.BADGE_RAISED)
            self.set_offset(i, 0, 0)

    def is_counted(self, land: int) -> bool:
        """Return whether a badge shows: there is anything to count: armies, or an owner who has nothing else there to show."""
        shown = self._shown(land)
        if land in shown.gone:
            return False
        return shown.armies[land] > 0 or (shown.owners[land] >= 0 and land not in shown.pieces)

    def _shares(self, land: int) -> tuple[Share, ...]:
        """Return whose armies stand in a territory, and how many, as figures."""
        return tuple((self._palette.seat(seat), str(armies)) for seat, armies in self._shown(land).parts(land))

    def _draw_chips(self) -> None:
        for gone in [i for i in self._chips if i not in self._chip_words]:
            self._scene.removeItem(self._chips.pop(gone))
            self._chip_corners.pop(gone, None)
        for i, words in self._chip_words.items():
            land = self._atlas.lands[i]
            chip = self._chips.get(i)
            if chip is None:
                chip = self._chips[i] = FixedPixmap(land.badge, layers.CHIP, self._scene)
            radius = self.radius(land, self._scale)
            # Large text enlarges it, but not beyond its badge: on a small board it would cover the next one.
            most = max(_LEAST_CHIP, radius / _CHIP_RADIUS) / theme.current_metrics().scale
            factor = min(self._factor, most)
            chip.setPixmap(pixmap := chip_pixmap(words, factor, self._ratio))
            rects = self._chip_places(i, pixmap.deviceIndependentSize(), 9 * factor * theme.current_metrics().scale)
            if i not in self._chip_corners:
                self._chip_corners[i] = self.choose(i, rects)
            chip.setOffset(rects[self._chip_corners[i]].topLeft())

    def _chip_places(self, land: int, size: QSizeF, lift: float) -> list[QRectF]:
        """Return where a chip may stand, screen px from the badge's point: at each corner, ``lift`` px beyond the badge, and
        above and below it, where it hides neither of two figures beside it."""
        badge, wide, high = self.rect(land), size.width(), size.height()
        corners = [
            QRectF(
                badge.right() - 2 if across > 0 else badge.left() + 2 - wide,
                badge.top() - lift if down < 0 else badge.bottom() + lift - high,
                wide,
                high,
            )
            for across, down in CORNERS
        ]
        left = badge.center().x() - wide / 2
        ends = (badge.top() + _OVER - high, badge.bottom() - _OVER)
        return [*corners, *(QRectF(left, top, wide, high) for top in ends)]

    def chip_rects(self) -> dict[int, QRectF]:
        """Return where the chips stand, screen px from the badges' points, by territory."""
        return {
            land: QRectF(chip.offset(), chip.pixmap().deviceIndependentSize())
            for land, chip in self._chips.items()
            if land in self._chip_corners
        }


def first_place(land: int, rects: Sequence[QRectF]) -> int:
    """Return the number of the first of some places: there is nothing that they could hide."""
    return 0


def chip_pixmap(words: str, factor: float, ratio: float, *, fill: str = "", ink: str = "") -> QPixmap:
    """Return a brass pill of words with a dark edge; other colours may be given."""
    metrics = theme.current_metrics()
    px, height = _CHIP_PX * metrics.scale * factor, _CHIP_HEIGHT * metrics.scale * factor
    width = max(math.ceil(chip_width(words, px)), math.ceil(height * 1.4))
    size = (round(width * ratio) + 2, round((math.ceil(height) + 2) * ratio))
    pixmap = transparent_pixmap(*size, ratio)
    painter = QPainter(pixmap)
    rect = QRectF(1, 1, width - 1, height)
    draw_chip(
        painter, rect, words, px, fill=fill or theme.current().on_turn_line, ink=ink, line=theme.current().primary_ink
    )
    painter.end()
    return lean_copy(pixmap)

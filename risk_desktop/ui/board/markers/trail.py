"""The trail of what happened before: a pale, numbered arrow for each conquest."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.lettering import CENTRE, draw_text
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.geometry.boxes import box_of
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.markers.arrow import ArrowRibbon, ribbons_between
from risk_desktop.ui.board.markers.chips import Choose, chip_pixmap, first_place, places_at_badge
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap, remove
from risk_desktop.ui.board.markers.news_marks import NewsMarks
from risk_desktop.ui.colour import mix
from risk_desktop.ui.fonts import text_font

# How much of an arrow's colour is washed out, how faint the others are while one is lit, and how slim all of them are.
_PALE, _ASIDE = 0.66, 0.3
_SLIM = 0.8
_DISC = 9.0
ASIDE = -1
"""In place of a number: all steps stand back."""
_INK, _BRASS, _EDGE = "#21150a", "#e3bb6a", "#4a3216"


@dataclass(frozen=True)
class TrailStep:
    """A conquest: where from (-1: from where the dead wait), which territory, whose, and its number.

    The number of a ``past`` one, whose territory has changed hands again, shows only while it is lit; so does that of a
    ``minor`` one where text is large. ``words`` stand in place of the number, such as the chance of a conquest to come.
    """

    origin: int
    target: int
    seat: int
    number: int
    past: bool = False
    minor: bool = False
    words: str = ""


@dataclass
class _Mark:
    """What shows a step; ``side``: where its number stands at the badge."""

    step: TrailStep
    ribbons: list[ArrowRibbon]
    disc: FixedPixmap
    side: int | None = None


class Trail:
    """Shows steps, all pale or one of them lit; their numbers keep off the losses in ``news``.

    ``gate`` and ``radius_of`` are as for ``Arrow``, ``choose`` as for ``Chips``.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        atlas: Atlas,
        palette: Palette,
        radius_of: Callable[[Land, float], float],
        news: NewsMarks,
    ) -> None:
        self._scene, self._atlas, self._palette, self._radius_of = scene, atlas, palette, radius_of
        self._news = news
        self.gate: Callable[[int], QPointF] | None = None
        self.choose: Choose = first_place
        self._scale = self._ratio = 1.0
        self._marks: list[_Mark] = []
        self._lit = 0

    @property
    def steps(self) -> tuple[TrailStep, ...]:
        """What shows."""
        return tuple(mark.step for mark in self._marks)

    @property
    def lit(self) -> int:
        """The number of the step that stands out, 0 for none, or ASIDE."""
        return self._lit

    @property
    def numbered(self) -> tuple[int, ...]:
        """The numbers that stand on the board: many large ones would lie over each other, over names and badges."""
        large = theme.current_metrics().folded
        shown = (step for step in self.steps if not (step.past or (step.minor and large)) or step.number == self._lit)
        return tuple(step.number for step in shown)

    def show(self, steps: Sequence[TrailStep]) -> None:
        """Show these steps, and no others."""
        self.clear()
        for step in steps:
            disc = FixedPixmap(self._atlas.lands[step.target].badge, layers.BADGE_RAISED, self._scene)
            self._marks.append(_Mark(step, self._ribbons(step, lit=False), disc))
        self._measure()

    def show_way(self, lands: Sequence[int], words: Sequence[str], seat: int, first: int = 1) -> None:
        """Show a way that a seat may take, unless it shows already: step n leads to ``lands[n]`` and bears its words.

        Steps before the ``first`` have no arrow of their own.
        """
        steps = tuple(
            TrailStep(lands[number - 1] if number >= first else -1, lands[number], seat, number, words=told)
            for number, told in enumerate(words, start=1)
        )
        if steps != self.steps:
            self.show(steps)

    def light(self, number: int) -> None:
        """Let a step stand out by its number; 0 for none, ASIDE for none of them."""
        if number != self._lit:
            before, self._lit = self._lit, number
            for mark in self._marks:
                if mark.step.number in (before, number):
                    self._remove(mark)
                    mark.ribbons = self._ribbons(mark.step, lit=mark.step.number == number)
            self._measure()

    def clear(self) -> None:
        """Show nothing."""
        for mark in self._marks:
            self._remove(mark)
            remove(mark.disc)
        self._marks, self._lit = [], 0

    def set_scale(self, scale: float, ratio: float) -> None:
        """Follow a zoom."""
        self._scale, self._ratio = scale, ratio
        self._measure()

    def place_anew(self) -> None:
        """Find places for the numbers again: names or figures stand elsewhere."""
        for mark in self._marks:
            mark.side = None
        self._place_numbers()

    def _remove(self, mark: _Mark) -> None:
        for ribbon in mark.ribbons:
            remove(ribbon)

    def _ribbons(self, step: TrailStep, *, lit: bool) -> list[ArrowRibbon]:
        """Return the arrow of a step in the scene; what came from nowhere has none, nor what came from another board.

        Such an arrow would lie across the whole board, so it shows only while it is lit.
        """
        lands = self._atlas.lands
        if step.origin < 0 or (lands[step.origin].board != lands[step.target].board and not lit):
            return []
        colour = QColor(self._palette.seat(step.seat).badge)
        ink = colour if lit else mix(colour, "#ffffff", _PALE)
        ribbons = ribbons_between(self._atlas, step.origin, step.target, ink, "attack", self.gate)
        for ribbon in ribbons:
            ribbon.setZValue(layers.ARROW if lit else layers.TRAIL)
            ribbon.set_share(1.0)
            self._scene.addItem(ribbon)
        return ribbons

    def _measure(self) -> None:
        """Fit arrows and numbers to the zoom."""
        metrics = theme.current_metrics()
        size = _SLIM * metrics.density * math.sqrt(metrics.text_scale)
        radius_of_disc, numbered = metrics.density * _DISC * math.sqrt(metrics.text_scale), self.numbered
        for mark in self._marks:
            target = self._atlas.lands[mark.step.target]
            ends = [target] if mark.step.origin < 0 else [target, self._atlas.lands[mark.step.origin]]
            radius = max(self._radius_of(land, self._scale) for land in ends)
            aside = self._lit not in (0, mark.step.number)
            for ribbon in mark.ribbons:
                ribbon.measure(self._scale, size, radius)
                ribbon.setOpacity(_ASIDE if aside else 1.0)
            mark.disc.setVisible(mark.step.number in numbered)
            mark.disc.setPixmap(_sign(mark.step, radius_of_disc, self._ratio))
            mark.disc.setOpacity(_ASIDE if aside else 1.0)
        self._place_numbers()

    def _place_numbers(self) -> None:
        """Put each number beside its badge, off those before it and off losses; it stays on the side that it has."""
        metrics, numbered = theme.current_metrics(), self.numbered
        half = metrics.density * _DISC * math.sqrt(metrics.text_scale)
        taken = [*self._news.boxes()]
        for mark in self._marks:
            if mark.step.number not in numbered:
                continue
            target = self._atlas.lands[mark.step.target]
            reach = QPointF(max(half, mark.disc.rect().width() / 2), half)
            places, at = places_at_badge(self._radius_of(target, self._scale), reach), target.badge * self._scale
            if mark.side is None:
                mark.side = self.choose(mark.step.target, places, taken)
            taken.append(box_of(places[mark.side].translated(at)))
            middle = places[mark.side].center()
            mark.disc.centre_on(middle.x(), middle.y())


def _sign(step: TrailStep, radius: float, ratio: float) -> QPixmap:
    """Return what stands beside the badge of a step: its words, otherwise its number."""
    return chip_pixmap(step.words, _SLIM, ratio) if step.words else _disc(step.number, radius, ratio)


def _disc(number: int, radius: float, ratio: float) -> QPixmap:
    """Return a brass disc with a number."""
    side = 2 * math.ceil(radius + 1.5)
    pixmap = transparent_pixmap(math.ceil(side * ratio), math.ceil(side * ratio), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_number(painter, QRectF(0, 0, side, side).adjusted(1.5, 1.5, -1.5, -1.5), number)
    painter.end()
    return lean_copy(pixmap)


def draw_number(painter: QPainter, box: QRectF, number: int) -> None:
    """Paint the number of a step on its brass disc."""
    painter.setPen(QPen(QColor(_EDGE), 1.4))
    painter.setBrush(QColor(_BRASS))
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw_text(painter, box, str(number), text_font(box.height() * (0.72 if number < 10 else 0.6), 800), _INK, CENTRE)

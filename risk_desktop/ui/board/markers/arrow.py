"""The arrow of an attack or a move: a tapered ribbon between two badges, of constant width on the screen."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Literal

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.animator import Animator
from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.motion import MOTION

ArrowKind = Literal["attack", "move", "advice"]
ADVICE = ("#8a5f22", "#d9a544")
"""The arrow of what is, or would have been, better, from its tail to its head."""
ADVICE_RIM, ADVICE_EDGE = "#fff0b8", "#1d0a06"
_WIDTH, _TAIL, _HEAD, _HEAD_SPREAD, _BEND = 17.0, 0.28, 26.0, 1.05, 0.13
_START_GAP, _END_GAP = 4.0, 7.0
# Below the first length an arrow starts under its badge, below the second it also ends under the other.
_SHORT, _SHORTEST = 62.0, 24.0
# How high the middle of an arrow stands above two badges that all but touch, px.
_HIGH = 16.0
# Sides of its edges, and of those while it grows: less is to be stroked in each frame.
_STEPS, _FEWER_STEPS = 26, 12
# Points of the table that stands for a curve.
_CURVE = 64
_GROW_MS, _FADE_MS = 260, 160
_RIM, _EDGE = 4.4, 9.2

_SHADOW = tuple((10.0 - 2 * layer, 22) for layer in range(5))
_PLAIN_SHADOW = ((8.0, 40), (4.0, 40))


class Arrow(QObject):
    """Shows one arrow at a time. ``radius_of(land, scale)`` is a badge's radius in screen px.

    ``gate(board)``: where an arrow to or from another board leaves or reaches this one, as a scene point.
    ``afterlife(seat)``: where a seat's dead wait; an arrow with the origin -1 comes from there.

    Signals: ``changed`` when an arrow begins to grow or to fade.
    """

    changed = Signal()

    def __init__(
        self,
        scene: QGraphicsScene,
        atlas: Atlas,
        palette: Palette,
        animator: Animator,
        radius_of: Callable[[Land, float], float],
    ) -> None:
        super().__init__(scene)
        self._scene, self._atlas, self._palette = scene, atlas, palette
        self._animator, self._radius_of = animator, radius_of
        self.ribbons: list[ArrowRibbon] = []
        self._ends: tuple[int, int] | None = None
        self._scale = self._factor = 1.0
        self.gate: Callable[[int], QPointF] | None = None
        self.afterlife: Callable[[int], QPointF] | None = None
        self._run: QObject | None = None

    @property
    def ends(self) -> tuple[int, int] | None:
        """Origin and target of the arrow shown, None without one."""
        return self._ends

    @property
    def colour(self) -> str:
        """Colour of the arrow shown as "#rrggbb", "" without one."""
        return self.ribbons[0].colour if self.ribbons and self._ends is not None else ""

    def show(self, origin: int, target: int, seat: int, kind: ArrowKind = "attack") -> None:
        """Grow an arrow in a seat's colour from one badge to another; the one before it vanishes at once."""
        self._clear()
        self._ends = (origin, target)
        colour, end = QColor(self._palette.seat(seat).badge), self._atlas.lands[target].badge
        if origin < 0 and self.afterlife is not None:
            self.ribbons = [ArrowRibbon(self.afterlife(seat), end, colour, kind)]
        else:
            self.ribbons = ribbons_between(self._atlas, origin, target, colour, kind, self.gate)
        for ribbon in self.ribbons:
            self._scene.addItem(ribbon)
        self.set_scale(self._scale, self._factor)
        self._run = self._animator.run(MOTION.duration(_GROW_MS), self._grow, self._grown, QEasingCurve.Type.OutCubic)
        self.changed.emit()

    def hide(self) -> None:
        """Fade the arrow out."""
        self._animator.abandon(self._run)
        self._ends = None
        self._run = self._animator.run(MOTION.fade(_FADE_MS), self._fade, self._clear, QEasingCurve.Type.OutCubic)
        self.changed.emit()

    def set_scale(self, scale: float, factor: float) -> None:
        """Follow a zoom; ``factor`` enlarges the arrow."""
        self._scale, self._factor = scale, factor
        radius = 0.0
        if self._ends is not None:
            radius = max(self._radius_of(self._atlas.lands[land], scale) for land in self._ends if land >= 0)
        metrics = theme.current_metrics()
        # Large text makes the arrow stouter, but not as much as the text.
        size = factor * metrics.density * math.sqrt(metrics.text_scale)
        for ribbon in self.ribbons:
            ribbon.measure(scale, size, radius)

    def middle(self) -> QPointF | None:
        """Return the scene point in the middle of the arrow, None without one."""
        return self.ribbons[-1].middle() if self.ribbons and self._ends is not None else None

    def points(self) -> list[QPointF]:
        """Return scene points along the arrow."""
        return [point for ribbon in self.ribbons for point in ribbon.points()] if self._ends is not None else []

    def _grow(self, share: float) -> None:
        for ribbon in self.ribbons:
            ribbon.set_share(share)

    def _grown(self) -> None:
        for ribbon in self.ribbons:
            ribbon.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def _fade(self, share: float) -> None:
        for ribbon in self.ribbons:
            ribbon.setOpacity(1 - share)

    def _clear(self) -> None:
        run, self._run = self._run, None
        self._animator.abandon(run)
        for ribbon in self.ribbons:
            self._scene.removeItem(ribbon)
        self.ribbons = []


Leg = tuple[QPointF, QPointF]
"""A part of a way, from scene point to scene point."""


def legs_between(atlas: Atlas, origin: int, target: int, gate: Callable[[int], QPointF] | None) -> list[Leg]:
    """Return the legs of the way from land to land, two where it leaves the board; ``gate`` as for ``Arrow``."""
    start, end = atlas.lands[origin].badge, atlas.lands[target].badge
    leaving, arriving = atlas.stubs.get((origin, target)), atlas.stubs.get((target, origin))
    if leaving is not None and arriving is not None:
        # Round the back of the board: out at one edge, in at the other.
        return [(start, leaving.end), (arriving.end, end)]
    if atlas.lands[origin].board != atlas.lands[target].board and gate is not None:
        return [(start, gate(atlas.lands[origin].board)), (gate(atlas.lands[target].board), end)]
    return [(start, end)]


def ribbons_between(
    atlas: Atlas, origin: int, target: int, colour: QColor, kind: ArrowKind, gate: Callable[[int], QPointF] | None
) -> list[ArrowRibbon]:
    """Return the ribbons of an arrow from land to land; ``gate`` as for ``Arrow``."""
    legs = legs_between(atlas, origin, target, gate)
    last = len(legs) - 1
    return [
        ArrowRibbon(*leg, colour, kind, starts_at_badge=number == 0, ends_at_badge=number == last)
        for number, leg in enumerate(legs)
    ]


class ArrowRibbon(QGraphicsItem):
    """One ribbon from scene point to scene point. The last one of an arrow has the head."""

    def __init__(
        self,
        start: QPointF,
        end: QPointF,
        colour: QColor,
        kind: ArrowKind,
        *,
        starts_at_badge: bool = True,
        ends_at_badge: bool = True,
    ) -> None:
        super().__init__()
        self._delta = end - start
        self._spine = spine_to(self._delta.x(), self._delta.y())
        self._colour, self._kind = colour, kind
        self._starts_at_badge, self._ends_at_badge = starts_at_badge, ends_at_badge
        self._scale, self._factor, self._radius, self._share = 1.0, 1.0, 15.0, 0.0
        self._path, self._bounds = QPainterPath(), QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(layers.ARROW)
        self.setPos(start)

    @property
    def colour(self) -> str:
        """The ribbon's colour as "#rrggbb"."""
        return self._colour.name()

    def measure(self, scale: float, factor: float, radius: float) -> None:
        """Fit the ribbon to a zoom and to badges of a radius."""
        self._scale, self._factor, self._radius = scale, factor, radius
        delta = self._delta * scale
        bend = bend_between(math.hypot(delta.x(), delta.y()), *self._gaps(), factor)
        self._spine = spine_to(self._delta.x(), self._delta.y(), bend)
        self._rebuild()

    def set_share(self, share: float) -> None:
        """Show the first part of the ribbon, 0 to 1."""
        if share != self._share:
            self._share = share
            self._rebuild()

    def middle(self) -> QPointF:
        """Return the scene point in the middle of the ribbon."""
        return self.pos() + self._spine.point(self._spine.length / 2)

    def points(self) -> list[QPointF]:
        """Return scene points along the ribbon."""
        return [self.pos() + self._spine.point(self._spine.length * i / 16) for i in range(17)]

    def boundingRect(self) -> QRectF:
        """Return the ribbon with its rim and shadow."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint shadow, dark edge, cream rim and the ribbon in its owner's colour."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.current()
        # While it grows, a plainer shadow: five soft strokes in each frame would make it stutter.
        for width, alpha in _SHADOW if self._share >= 1 else _PLAIN_SHADOW:
            painter.strokePath(self._path.translated(2, 4), round_pen(rgba("#000000", alpha), width))
        advice = self._kind == "advice"
        painter.strokePath(self._path, round_pen(QColor(ADVICE_EDGE if advice else colours.arrow_edge), _EDGE))
        rim = round_pen(QColor(ADVICE_RIM if advice else colours.arrow_rim), _RIM)
        if self._kind != "attack" and self._spine.length * self._scale > _SHORT:  # a shorter one has no room for dashes
            rim.setCapStyle(Qt.PenCapStyle.FlatCap)
            rim.setDashPattern([2.2, 1.3])
        painter.strokePath(self._path, rim)
        gradient = QLinearGradient(QPointF(0, 0), self._delta * self._scale)
        ends = ADVICE if advice else (mix(self._colour, "#000000", 0.15), mix(self._colour, "#ffffff", 0.3))
        for place, end in enumerate(ends):
            gradient.setColorAt(place, QColor(end))
        painter.fillPath(self._path, gradient)

    def _rebuild(self) -> None:
        self.prepareGeometryChange()
        self._path = ribbon_path(self._delta * self._scale, *self._gaps(), self._factor, self._share)
        self._bounds = self._path.boundingRect().adjusted(-12, -12, 12, 14)
        self.update()

    def _gaps(self) -> tuple[float, float]:
        """Return the gaps for the badges at start and end, px."""
        start = self._radius + _START_GAP if self._starts_at_badge else 0.0
        return start, self._radius + _END_GAP if self._ends_at_badge else 0.0


def ribbon_path(delta: QPointF, start: float, end: float, factor: float, share: float) -> QPainterPath:
    """Return an arrow from the origin to ``delta``, in screen px.

    ``start`` and ``end`` are gaps at its ends, smaller when the way is short; ``factor`` enlarges it, and only the
    first ``share`` (0 to 1) of its length is there.
    """
    bend = bend_between(math.hypot(delta.x(), delta.y()), start, end, factor)
    spine = spine_to(delta.x(), delta.y(), bend)
    length = spine.length
    if length < 1:
        return QPainterPath()
    # A short arrow starts under its badge rather than shrink to nothing.
    start = max(0.0, min(start, length - end - _SHORT * factor))
    end = min(end, max(0.0, length - _SHORTEST))
    first, last = start, length - end
    last = first + (last - first) * max(0.02, share)
    head = min(_HEAD * factor, (last - first) * 0.5)
    width = min(_WIDTH * factor, head * 0.66)
    left, right = [], []
    steps = _STEPS if share >= 1 else _FEWER_STEPS
    for i in range(steps + 1):
        along = i / steps
        at = first + (last - head - first) * along
        half = (_TAIL + (1 - _TAIL) * along) * width / 2
        point, normal = spine.point(at), spine.normal(at)
        left.append(point + normal * half)
        right.append(point - normal * half)
    neck, normal = spine.point(last - head), spine.normal(last - head)
    wing = normal * min(width * _HEAD_SPREAD, head * 0.69)
    path = QPainterPath()
    path.addPolygon(QPolygonF([*left, neck + wing, spine.point(last), neck - wing, *reversed(right)]))
    path.closeSubpath()
    return path


def bend_between(length: float, start: float, end: float, factor: float) -> float:
    """Return how far an arrow bows aside, as a share of its ``length`` in px; the rest as for ``ribbon_path``.

    Where badges stand so close that little of it would show between them, it passes over them in a high bow.
    """
    hidden = 1 - (length - start - end) / (_SHORT * factor)
    return max(_BEND, min(1.0, hidden) * (start + end + _HIGH * factor) / max(length, 1.0))


class Spine:
    """The curve from the origin to a point, bowed upwards, as a table of points: Qt's own way along a path is slow.

    ``length`` in px; ``bend``: how far it bows, as a share of the way.
    """

    def __init__(self, x: float, y: float, bend: float) -> None:
        bend = bend if x < 0 else -bend
        over_x, over_y = x / 2 - y * bend, y / 2 + x * bend
        shares = [i / _CURVE for i in range(_CURVE + 1)]
        self._points = [(2 * t * (1 - t) * over_x + t * t * x, 2 * t * (1 - t) * over_y + t * t * y) for t in shares]
        ways = (math.hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(self._points))
        self._far = list(accumulate(ways, initial=0.0))
        self.length = self._far[-1]

    def point(self, distance: float) -> QPointF:
        """Return the point at a distance along the curve, px; beyond the ends: an end."""
        return QPointF(*self._at(distance))

    def normal(self, distance: float) -> QPointF:
        """Return the unit vector across the curve at a distance."""
        (ax, ay), (bx, by) = self._at(distance - 1.5), self._at(distance + 1.5)
        size = math.hypot(bx - ax, by - ay) or 1.0
        return QPointF((ay - by) / size, (bx - ax) / size)

    def _at(self, distance: float) -> tuple[float, float]:
        distance = min(max(distance, 0.0), self.length)
        after = min(max(1, bisect_left(self._far, distance)), _CURVE)
        share = (distance - self._far[after - 1]) / ((self._far[after] - self._far[after - 1]) or 1.0)
        (ax, ay), (bx, by) = self._points[after - 1], self._points[after]
        return ax + (bx - ax) * share, ay + (by - ay) * share


@lru_cache(maxsize=32)
def spine_to(x: float, y: float, bend: float = _BEND) -> Spine:
    """Return the curve from the origin to a point; ``bend`` as for ``Spine``."""
    return Spine(x, y, bend)

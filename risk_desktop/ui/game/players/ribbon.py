"""The ribbon at the top of the screen: whose turn it is, and the phases of the turn as chevrons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise, zip_longest

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_panel, rounded, vertical
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import PaintedWidget, Shadow
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current, current_metrics

_WIPE_MS = 350
_POINT = 12.0
# Width of a phase that shows as a mark without words, px at 100 %.
_MARK = 40.0


@dataclass(frozen=True)
class PhaseMark:
    """A phase of the turn: its name, and whether it is "done", "now" or "later"."""

    words: str
    state: str


@dataclass(frozen=True)
class Chevron:
    """A phase as it is laid out: with its name or as a mark, its width in px, and its number in the turn (from 1).

    One mark may also stand for the neighbouring phases in ``more``, which have the same state.
    """

    phase: PhaseMark
    worded: bool
    width: float
    place: int
    more: tuple[PhaseMark, ...] = ()

    @property
    def several(self) -> bool:
        """Whether it stands for more than one phase."""
        return bool(self.more)

    def names(self) -> str:
        """Return the number and name of each phase it stands for, one a line."""
        phases = enumerate((self.phase, *self.more), start=self.place)
        return "\n".join(f"{place}. {phase.words}" for place, phase in phases)


@dataclass(frozen=True)
class RibbonPlan:
    """A layout of the ribbon: width of the player's banner in px, whether his name is on it, and the chevrons after it."""

    banner: float
    named: bool
    chevrons: tuple[Chevron, ...]

    @property
    def width(self) -> float:
        """Width of the ribbon, px."""
        return self.banner + sum(each.width for each in self.chevrons) + 20 * current_metrics().scale


@dataclass(frozen=True)
class RibbonWording:
    """Which phases show their name: those ``done``, and how many to come (``later``); ``together``: the rest share a mark."""

    done: bool
    later: int
    together: bool = False


_ALL, _NEXT = 99, 12
"""A number for all phases, and the most phases to come that are tried one by one."""
_WAYS = (RibbonWording(True, _ALL), RibbonWording(False, _ALL), RibbonWording(False, 1), RibbonWording(False, 1, True))
"""From the widest to the narrowest; each is tried with the player's name on the banner before any without it."""
_SOME = tuple(RibbonWording(False, later, together) for later in range(_NEXT, 0, -1) for together in (False, True))
"""As many names of the nearest phases as fit; one more name counts for more than a mark of its own for each other phase."""
_LAST_WAYS = (_WAYS[1], *_SOME, RibbonWording(False, 0, True))


class Ribbon(PaintedWidget):
    """The banner of the player whose turn it is, and the phases. It is as wide as it needs; a new player's turn wipes in.

    Where the turn passes within a phase, as in the set-up, only the name changes.

    ``nameless``: the name stands elsewhere on the screen, so the banner shows only the emblem.
    """

    kept = True
    may_shrink = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat: SeatColours = NEUTRAL
        self._name = ""
        self._turn: object = None
        """What shows, and how it is spoken of."""
        self._before: tuple[SeatColours, str] | None = None
        self._under: tuple[QPixmap, float] | None = None
        """The picture that a wipe covers, and the width of the banner on it."""
        self._phases: tuple[PhaseMark, ...] = ()
        self._planned: tuple[object, RibbonPlan] | None = None
        self._wipe = 1.0
        self.nameless = False
        self._names: tuple[str, ...] = ()
        self.room = 10_000.0
        """The most width the ribbon may take, px."""
        self._shadow = Shadow(self, 20, 16, 5, 110)
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self.show_wipe)

    def set_names(self, names: Iterable[str]) -> None:
        """Take the names of all players: the banner has room for each of them, so that no turn moves the phases."""
        self._names = tuple(names)

    def show_turn(
        self, seat: SeatColours, name: str, phases: tuple[PhaseMark, ...], *, turn_begun: bool = True
    ) -> None:
        """Show whose turn it is, "" while all act at once, and its phases; ``turn_begun``: else he acts before all turns."""
        turn = seat, name, phases, turn_begun
        if turn == self._turn:
            return
        if seat != self._seat and phases != self._phases:
            self._before, self._under = (self._seat, self._name), None
            self._start_wipe()
        self._turn = turn
        self._seat, self._name, self._phases = seat, name, phases
        both = bool(name and self.now)
        spoken = "play.ribbon.spoken" if turn_begun else "play.ribbon.spoken.before"
        self.setAccessibleName(tr(spoken, player=name, phase=self.now) if both else name or self.now)
        self.updateGeometry()
        self.repaint_picture()

    @property
    def banner(self) -> tuple[SeatColours, str]:
        """Colours and name that the banner shows, or is being wiped over with."""
        return self._seat, self._name

    @property
    def phases(self) -> tuple[PhaseMark, ...]:
        """The phases that show, in the order of the turn."""
        return self._phases

    @property
    def now(self) -> str:
        """The name of the present phase, "" outside turns."""
        return next((phase.words for phase in self._phases if phase.state == "now"), "")

    def set_room(self, width: float) -> None:
        """Set the most width the ribbon may take, px."""
        if width == self.room:
            return
        self.room = width
        self.updateGeometry()
        self.repaint_picture()

    def finish(self) -> None:
        """End the wipe at once."""
        self._motion.stop()
        self.show_wipe(1.0)

    def sizeHint(self) -> QSize:
        """The width of the layout that fits, 42 px high at 100 %."""
        return QSize(round(self.plan().width), current_metrics().px(42))

    # --- fitting

    @property
    def least_width(self) -> float:
        """The width in px at which each phase of this turn can be read while it lasts, with the one after it."""
        unit = current_metrics().scale
        words = [self._phase_width(PhaseMark(phase.words, "now"), worded=True) for phase in self._phases]
        return self._banner(named=False) + (20 + 2 * _MARK) * unit + max(map(sum, pairwise([*words, 0.0])), default=0.0)

    def plan(self) -> RibbonPlan:
        """Return the widest layout that fits. Phases done and to come shrink to marks first; the present one keeps its name."""
        wanted = self._phases, self._name, self._names, self.nameless, self.room, current_metrics()
        if self._planned is None or self._planned[0] != wanted:
            self._planned = wanted, self._widest()
        return self._planned[1]

    def _widest(self) -> RibbonPlan:
        ways = [(_WAYS[0], False)] if self.nameless else [(way, True) for way in _WAYS]
        plans = (self.measure(way, named) for way, named in (*ways, *((way, False) for way in _LAST_WAYS)))
        last = self.measure(_LAST_WAYS[-1], named=False)
        return next((plan for plan in plans if plan.width <= self.room), _bare(last))

    def measure(self, way: RibbonWording, named: bool) -> RibbonPlan:
        """Return a layout whether it fits or not; ``named``: with the player's name on the banner."""
        left, chevrons = way.later, list[Chevron]()
        for place, phase in enumerate(self._phases, start=1):
            worded = phase.state == "now" or (way.done if phase.state == "done" else left > 0)
            left -= phase.state == "later"
            chevron = Chevron(phase, worded, self._phase_width(phase, worded=worded), place)
            before = chevrons[-1] if chevrons else None
            if way.together and not worded and before and not before.worded and before.phase.state == phase.state:
                chevrons[-1] = replace(before, more=(*before.more, phase))
            else:
                chevrons.append(chevron)
        return RibbonPlan(self._banner(named=named), named, tuple(chevrons))

    def _banner(self, *, named: bool) -> float:
        unit = current_metrics().scale
        if not named:
            return 46 * unit
        font = title_font(20 * unit, 700, 104)
        return max(text_width(name, font) for name in (self._name, *self._names)) + 64 * unit

    def _phase_width(self, phase: PhaseMark, *, worded: bool) -> float:
        """Return the width of a phase: with its words the same before, in and after it, so that the others stand still."""
        unit = current_metrics().scale
        if not worded:
            return _MARK * unit
        return 44 * unit + text_width(phase.words, text_font(16 * unit, 700))

    # --- tooltips

    def names_at(self, x: float) -> str:
        """Return the names of the phases at ``x``, also of those that show as marks; "" beside the phases."""
        plan = self.plan()
        left = plan.banner
        for chevron in plan.chevrons:
            if left <= x < left + chevron.width:
                return chevron.names()
            left += chevron.width
        return ""

    def event(self, event: QEvent) -> bool:
        """Show the names of the phases under the pointer as a tooltip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.names_at(event.pos().x()), self)
            return True
        return super().event(event)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the kept picture, during a wipe as far as it has come over the one before."""
        painter = QPainter(self)
        if self._before is not None:
            if self._under is None or self._under[0].size() != self.size() * self.devicePixelRatioF():
                paint = partial(self._paint_turn, *self._before)
                self._under = self.picture_of(paint), self.plan().banner
            picture, banner = self._under
            painter.drawPixmap(0, 0, picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(self._cap(banner * self._wipe))
        painter.drawPixmap(0, 0, self._shown_picture())
        painter.end()

    def paint(self, painter: QPainter) -> None:
        """Paint the ribbon of the present turn."""
        self._paint_turn(self._seat, self._name, painter)

    def _paint_turn(self, seat: SeatColours, name: str, painter: QPainter) -> None:
        """Paint panel, phases, a player's banner, and outline."""
        plan, theme = self.plan(), current()
        box = QRectF(self.rect())
        radius = box.height() / 2
        draw_panel(painter, box, radius)
        painter.setClipPath(rounded(box, radius))
        self._paint_phases(painter, box, plan)
        self._paint_banner(painter, box, plan.banner, seat, name, named=plan.named)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(rgba(theme.panel_line, 200), 1.3))
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)

    def _paint_banner(
        self, painter: QPainter, box: QRectF, width: float, seat: SeatColours, name: str, *, named: bool
    ) -> None:
        """Paint a player's colour, emblem and name, all clipped to his banner so that no name shows on another's colour."""
        unit, radius, path = current_metrics().scale, box.height() / 2, self._cap(width)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.fillPath(path, vertical(box, mix(seat.badge, "#ffffff", 0.1), QColor(seat.badge).darker(118)))
        draw_roundel(painter, seat, QPointF(radius, radius), radius - 5 * unit)
        if named:
            words = QRectF(box.height() + 2 * unit, 0, box.width(), box.height() - 1)
            draw_text(painter, words, name, title_font(current_metrics().f(20), 700, 104), seat.ink, LEFT)
        painter.restore()

    def _cap(self, width: float) -> QPainterPath:
        """Return the outline of a banner of a width, with its point."""
        high = float(self.height())
        path = QPainterPath(QPointF(0, 0))
        for x, y in ((width, 0.0), (width + _POINT * current_metrics().scale, high / 2), (width, high), (0.0, high)):
            path.lineTo(x, y)
        return path

    def _paint_phases(self, painter: QPainter, box: QRectF, plan: RibbonPlan) -> None:
        theme, unit = current(), current_metrics().scale
        point, left = _POINT * unit, plan.banner
        for chevron, after in zip_longest(plan.chevrons, plan.chevrons[1:]):
            right = left + chevron.width
            if chevron.phase.state == "now":
                self._paint_now(painter, box, left, right, chevron.phase.words)
            else:
                self._paint_other(painter, QRectF(left, 0, chevron.width, box.height()), chevron)
                following = after.phase.state if after is not None else ""
                if following and following != "now":
                    painter.setPen(QPen(rgba(theme.panel_line, 150), 1.2))
                    middle = QPointF(right + point, box.height() / 2)
                    painter.drawPolyline(QPolygonF([QPointF(right, 0), middle, QPointF(right, box.height())]))
            left = right

    def _paint_now(self, painter: QPainter, box: QRectF, left: float, right: float, words: str) -> None:
        theme, unit = current(), current_metrics().scale
        point, height = _POINT * unit, box.height()
        shape = QPolygonF(
            [
                QPointF(left, 0),
                QPointF(right, 0),
                QPointF(right + point, height / 2),
                QPointF(right, height),
                QPointF(left, height),
                QPointF(left + point, height / 2),
            ]
        )
        path = QPainterPath()
        path.addPolygon(shape)
        painter.fillPath(path, vertical(box, QColor(theme.primary_top), QColor(theme.primary_bottom)))
        room = QRectF(left + point, 0, right - left, height - 1)
        draw_text(painter, room, words, text_font(16 * unit, 700), theme.primary_ink, CENTRE)

    def _paint_other(self, painter: QPainter, room: QRectF, chevron: Chevron) -> None:
        theme, unit = current(), current_metrics().scale
        phase, with_words = chevron.phase, chevron.worded
        point, side = _POINT * unit, 16 * unit
        middle = room.center().y()
        if phase.state == "done":
            x = room.x() + 14 * unit if with_words else room.center().x() + point / 2 - side / 2
            draw_icon(painter, "check", QRectF(x, middle - side / 2, side, side), theme.good, 2.4)
        elif not with_words:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.text3))
            for aside in (-8, 0, 8) if chevron.several else (0,):
                centre = QPointF(room.center().x() + point / 2 + aside * unit, middle)
                radius = (2.6 if chevron.several else 3.5) * unit
                painter.drawEllipse(centre, radius, radius)
        if with_words:
            mark = 18 * unit if phase.state == "done" else 0.0
            words = room.adjusted(point + mark, 0, point, -1)
            draw_text(painter, words, phase.words, text_font(16 * unit, 600), theme.text2, CENTRE)

    # --- the wipe

    def _start_wipe(self) -> None:
        ms = MOTION.duration(_WIPE_MS)
        self._motion.stop()
        if ms == 0 or not self.isVisible():
            self.show_wipe(1.0)
            return
        self._motion.setDuration(ms)
        self._motion.start()

    def show_wipe(self, share: float) -> None:
        """Show a moment of the wipe, from 0 (start) to 1 (end)."""
        self._wipe = float(share)
        if self._wipe >= 1:
            self._before = self._under = None
        self.update()


def _bare(plan: RibbonPlan) -> RibbonPlan:
    """Return a layout without marks: there is room for the present phase only."""
    return replace(plan, chevrons=tuple(each for each in plan.chevrons if each.worded))

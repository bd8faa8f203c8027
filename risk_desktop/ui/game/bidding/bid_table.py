"""The opened bids, for the dock: who bid what, who rolled for equal bids, and who took which place in the order of the turns.

A row for each bidder. While coins appear, from the lowest bid on, the rows stand as the players sit, so that nobody sees who
is going to be first; when all lie open the highest bid goes above, and the sum is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.dice import draw_die
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.money import draw_coin
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_well, vertical
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import Label, PaintedWidget, Panel, Scrolled
from risk_desktop.ui.money import MoneyKind
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_SWEEP_MS = 900
_COINS, _FIGURES, _DICE, _SORTING = 0.6, 0.7, 0.76, 0.88
"""Shares of the time after which all coins lie, the figures show, the dice of ties show, and the rows begin to be sorted."""
_FALL = 0.05
"""Share of the time that a coin takes to lie."""
_GHOST = 0.28
"""Opacity of coins that have gone to the bank."""
_ROW, _SPACE, _RADIUS, _DIE = 57.0, 3.0, 6.5, 17.0
"""Height of a row, room between rows, radius of a coin, size of a die, px at 100 %."""
_CORNERS = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))


@dataclass(frozen=True)
class BidLane:
    """One bidder: seat, name, colours, bid, money before it, the rolls for his place ((), no tie), and his rank in words."""

    seat: int
    name: str
    colours: SeatColours
    bid: int
    before: int
    rolls: tuple[int, ...]
    rank: str


class BidLanes(PaintedWidget):
    """Bidders, in the end the highest bid first. ``play`` lays the coins, ``pay`` says what is left of the money, ``finish``
    shows everything, ``sweep`` takes the coins to the bank. ``opened`` tells whether all lie open now, or not yet.
    """

    opened = Signal(bool)

    may_shrink = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lanes: tuple[BidLane, ...] = ()
        self.places: dict[int, int] = {}
        """By seat: the place that is taken."""
        self._kind: MoneyKind | None = None
        self._order: list[int] = []
        self._seated: list[int] = []
        """By rank: the row in which a bidder stands until all bids are open."""
        self._time = 1.0
        self.paid = True
        """Whether what is left after the bids has been told."""
        self.swept = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._motion, self._sweep = QVariantAnimation(self), QVariantAnimation(self)
        for animation, show in ((self._motion, self._show), (self._sweep, self._fade)):
            animation.setEasingCurve(QEasingCurve.Type.Linear)
            animation.setStartValue(0.0)
            animation.setEndValue(1.0)
            animation.valueChanged.connect(show)

    def show_lanes(self, lanes: Sequence[BidLane], kind: MoneyKind) -> None:
        """Show new bids, all at once."""
        self.lanes, self._kind, self.places = tuple(lanes), kind, {}
        self._order = [number for number in reversed(range(len(lanes))) for _ in range(lanes[number].bid)]
        seats = sorted(lane.seat for lane in lanes)
        self._seated = [seats.index(lane.seat) for lane in lanes]
        self._motion.stop()
        self._sweep.stop()
        self.paid, self.swept = True, 0.0
        self._show(1.0)
        self._tell()
        self.updateGeometry()

    def show_places(self, places: Mapping[int, int]) -> None:
        """Show which seats have taken which places."""
        self.places = dict(places)
        self._tell()

    @property
    def _stage(self) -> int:
        """How much is told: names alone, the bids too, who got which place for them, all rows in order."""
        return sum(self._time >= due for due in (_FIGURES, _DICE, 1))

    def _tell(self) -> None:
        """Say what shows, row by row."""
        rows = sorted(range(len(self.lanes)), key=self.row_of)
        self.setAccessibleName("; ".join(self._spoken(self.lanes[number]) for number in rows))
        self.update()

    def _spoken(self, lane: BidLane) -> str:
        if not self._stage:
            return lane.name
        place, bid = self.places.get(lane.seat), f"{lane.name} {lane.bid}"
        rank = tr("bids.place.taken", place=place) if place else lane.rank
        return f"{bid}, {rank}" if self._stage > 1 else bid

    def play(self, ms: int) -> None:
        """Lay the coins within ``ms``, 0: at once; they are still to be paid."""
        self._motion.stop()
        self.paid = False
        if ms <= 0:
            self._show(1.0)
            return
        self._show(0.0)
        self._motion.setDuration(ms)
        self._motion.start()

    def pay(self) -> None:
        """Tell what everybody has left: the bids are being paid."""
        self.paid = True
        self.update()

    def finish(self) -> None:
        """Show everything at once."""
        self._motion.stop()
        self.paid = True
        self._show(1.0)

    def sweep(self, ms: int) -> None:
        """Let all coins go to the bank within ``ms``, once; their outlines are left."""
        if self.swept or self._sweep.state() == QVariantAnimation.State.Running:
            return
        self.finish()
        if ms <= 0:
            self._fade(1.0)
            return
        self._sweep.setDuration(ms)
        self._sweep.start()

    def _fade(self, time: float) -> None:
        self.swept = float(time)
        self.update()

    def _show(self, time: float) -> None:
        before, self._time = self._stage, float(time)
        if self._stage != before:
            self._tell()
        self.opened.emit(self._time >= 1)
        self.update()

    @property
    def _sorted(self) -> float:
        """How far the rows are on their way from seats to ranks, 0 to 1."""
        return max(0.0, (self._time - _SORTING) / (1 - _SORTING))

    def row_of(self, number: int) -> float:
        """Return the row in which the bidder of a rank stands now, counted from 0; between two while rows are sorted."""
        seated = self._seated[number]
        return seated + (number - seated) * self._sorted

    def sizeHint(self) -> QSize:
        """A row for each bidder."""
        sizes = current_metrics()
        return QSize(sizes.px(180), sizes.px((_ROW + _SPACE) * len(self.lanes)))

    def paint(self, painter: QPainter) -> None:
        """Paint all rows; while they are sorted, those that rise pass over the others."""
        f = current_metrics().f
        for number, lane in reversed(list(enumerate(self.lanes))):
            top = self.row_of(number) * f(_ROW + _SPACE)
            self._paint_lane(painter, QRectF(0, top, self.width(), f(_ROW)), number, lane)

    def _paint_lane(self, painter: QPainter, box: QRectF, number: int, lane: BidLane) -> None:
        theme, f = current(), current_metrics().f
        if 0 < self._sorted < 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel_bottom))
            painter.drawRoundedRect(box, f(8), f(8))
        draw_well(painter, box, f(8), 110)
        draw_roundel(painter, lane.colours, QPointF(box.x() + f(17), box.y() + f(15)), f(10))
        line = QRectF(box.x() + f(34), box.y() + f(3), box.width() - f(128), f(22))
        draw_text(painter, line, lane.name, text_font(f(15), 700), theme.text, LEFT)
        below = QRectF(box.x() + f(9), box.bottom() - f(20), box.width() - f(59), f(17))
        self._paint_coins(painter, box, number, lane)
        small = text_font(f(12.5))
        rest = f"{lane.before} → {lane.before - lane.bid}" if lane.before else tr("bids.state.empty", money=self._none)
        if self._time >= _FIGURES:
            figure = QRectF(box.right() - f(98), box.y() + f(3), f(48), f(30))
            draw_text(painter, figure, str(lane.bid), title_font(f(24), 700), theme.accent, RIGHT)
            if self.paid and text_width(lane.rank, small) + text_width(rest, small) + f(8) < below.width():
                draw_text(painter, below, rest, small, theme.text2, RIGHT)
        if self._time >= _DICE:
            draw_text(painter, below, lane.rank, small, theme.text2, LEFT)
            self._paint_place(painter, QPointF(box.right() - f(24), box.center().y()), self.places.get(lane.seat, 0))

    @property
    def _none(self) -> str:
        assert self._kind is not None
        return self._kind.words(0)

    def _paint_coins(self, painter: QPainter, box: QRectF, number: int, lane: BidLane) -> None:
        """Paint the coins of a bid between the name and the words below it, and the dice of a tie behind them."""
        f, kind = current_metrics().f, self._kind
        assert kind is not None
        y, left, radius = box.y() + f(31.5), box.x() + f(34) + f(_RADIUS), f(_RADIUS)
        room = box.right() - f(120) - left - (f(_DIE) * len(lane.rolls) if self._time >= _DICE else 0)
        step = min(radius * 1.5, room / max(1, lane.bid - 1))
        painter.setOpacity(1 - (1 - _GHOST) * self.swept)
        first = self._order.index(number) if lane.bid else 0
        for coin in range(lane.bid):
            due = _COINS * (first + coin) / max(1, len(self._order))
            fallen = min(1.0, (self._time - due) / _FALL) if self._time < 1 else 1.0
            if fallen <= 0:
                break
            draw_coin(painter, kind, QPointF(left + coin * step, y - f(8) * (1 - fallen)), radius)
        painter.setOpacity(1.0)
        if self._time >= _DICE:
            start = left + step * max(0, lane.bid - 1) + radius + f(_DIE) * 0.8
            for place, roll in enumerate(lane.rolls):
                draw_die(painter, QPointF(start + place * f(_DIE) * 1.15, y), f(_DIE), roll, lane.colours, shadow=False)

    def _paint_place(self, painter: QPainter, middle: QPointF, place: int) -> None:
        """Paint the sign of a place in the order: golden with its number once it is taken."""
        theme, radius = current(), current_metrics().f(19)
        hexagon = QPolygonF([middle + QPointF(x * radius, y * radius) for x, y in _CORNERS])
        if not place:
            painter.setPen(QPen(rgba(theme.text3, 150), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(hexagon)
            return
        painter.setPen(QPen(QColor(theme.on_turn_line), 1.6))
        painter.setBrush(vertical(hexagon.boundingRect(), QColor(theme.primary_top), QColor(theme.primary_bottom)))
        painter.drawPolygon(hexagon)
        draw_text(
            painter,
            hexagon.boundingRect(),
            str(place),
            title_font(current_metrics().f(19), 700),
            theme.primary_ink,
            CENTRE,
        )


class BidTable(Panel):
    """The opened bids, what they bring to the bank, and who has taken which place. Call ``show_bids`` first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=10)
        self._none_taken = False
        inside = Scrolled()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        self.lanes, self.bank, self._help = BidLanes(), Label("", "secondary"), Label("", "secondary")
        policy = self.bank.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bank.setSizePolicy(policy)
        self.lanes.opened.connect(self.bank.setVisible)
        for part in (self.lanes, self.bank, self._help):
            column.addWidget(part)
        column.addStretch(1)
        self.scrolled(inside)
        self.hide()

    def show_bids(self, lanes: Sequence[BidLane], kind: MoneyKind) -> None:
        """Show new bids; nobody has taken a place yet."""
        self._none_taken = False
        self.lanes.show_lanes(lanes, kind)
        total = sum(lane.bid for lane in lanes)
        self.bank.setText(tr("bids.to_the_bank", money=kind.words(total)) if total else tr("bids.nothing"))
        self._help.setText(tr("bids.place.highest"))

    def show_places(self, places: Mapping[int, int]) -> None:
        """Show which seats have taken which places.

        As soon as the first place is taken before the eyes of all, the bids go to the bank.
        """
        if self._none_taken and places:
            self.lanes.sweep(MOTION.duration(_SWEEP_MS))
        self._none_taken = not places
        self.lanes.show_places(places)

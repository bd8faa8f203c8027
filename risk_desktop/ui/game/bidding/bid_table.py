"""The table on which the bids are opened and the places in the order of the turns are chosen.

A lane for each bidder, the highest at the left; coins fall from the lowest bid on. Below them the places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import CENTRE, draw_die, draw_panel, draw_roundel, draw_text, rounded, text_width, vertical
from risk_desktop.ui.art.money import draw_coin
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import Button, ButtonControl, Dialog, Label, PaintedWidget
from risk_desktop.ui.money import MoneyKind
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_SWEEP_MS = 900
_MIDDLE = Qt.AlignmentFlag.AlignHCenter
_COINS, _FIGURES, _DICE = 0.62, 0.74, 0.82
"""Shares of the time after which all coins lie, the figures show, and the dice of ties show."""
_FALL = 0.05
"""Share of the time that a coin falls."""
_RADIUS = 17.0
"""Of a coin, px at 100 %."""
_FLIGHT, _GHOST = 0.5, 0.28
"""Share of the sweep that one coin flies; opacity of what is left where it lay."""


@dataclass(frozen=True)
class BidLane:
    """One bidder: name, colours, bid, money before it, the rolls for his place ((), no tie), and his rank in words."""

    name: str
    colours: SeatColours
    bid: int
    before: int
    rolls: tuple[int, ...]
    rank: str


class BidLanes(PaintedWidget):
    """Lanes, the highest bid first. ``play`` lets coins fall, ``finish`` shows everything, ``sweep`` takes them to the bank."""

    def __init__(self, lanes: Sequence[BidLane], kind: MoneyKind) -> None:
        super().__init__()
        self.lanes, self._kind, self._time = tuple(lanes), kind, 1.0
        self._order = [number for number in reversed(range(len(lanes))) for _ in range(lanes[number].bid)]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        told = (f"{lane.name} {lane.bid}, {lane.rank}" for lane in lanes)
        self.setAccessibleName("; ".join(told))
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.Linear)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._show)
        self.swept = 0.0
        self._sweep = QVariantAnimation(self)
        self._sweep.setStartValue(0.0)
        self._sweep.setEndValue(1.0)
        self._sweep.valueChanged.connect(self._fly)

    def play(self, ms: int) -> None:
        """Let the coins fall for ``ms``; 0 shows everything at once."""
        self._motion.stop()
        if ms <= 0:
            self._show(1.0)
            return
        self._motion.setDuration(ms)
        self._motion.start()

    def finish(self) -> None:
        """Show everything at once."""
        self._motion.stop()
        self._show(1.0)

    def sweep(self, ms: int) -> None:
        """Let all coins fly to the bank within ``ms``, once; only their outlines are left."""
        if self.swept or self._sweep.state() == QVariantAnimation.State.Running:
            return
        self.finish()
        if ms <= 0:
            self._fly(1.0)
            return
        self._sweep.setDuration(ms)
        self._sweep.start()

    def _fly(self, time: float) -> None:
        self.swept = float(time)
        self.update()

    def _show(self, time: float) -> None:
        self._time = float(time)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the picture needs, lower in a low window."""
        metrics = current_metrics()
        high = min(metrics.f(400), metrics.height * 0.46)
        return QSize(round(metrics.f(140) * len(self.lanes)), round(max(metrics.f(300), high)))

    def minimumSizeHint(self) -> QSize:
        """The least in which everything has its place."""
        return QSize(current_metrics().px(92) * len(self.lanes), current_metrics().px(290))

    def paint(self, painter: QPainter) -> None:
        """Paint all lanes."""
        boxes = self._boxes()
        for number, (box, lane) in enumerate(zip(boxes, self.lanes, strict=True)):
            self._paint_lane(painter, box, number, lane)
        if 0 < self.swept < 1:
            self._paint_flight(painter, boxes)

    def _boxes(self) -> list[QRectF]:
        """Return where the lanes stand."""
        gap, count = current_metrics().f(10), len(self.lanes)
        wide = min((self.width() - gap * (count - 1)) / max(1, count), current_metrics().f(150))
        left = (self.width() - wide * count - gap * (count - 1)) / 2
        return [QRectF(left + number * (wide + gap), 0, wide, self.height()) for number in range(count)]

    def _paint_lane(self, painter: QPainter, box: QRectF, number: int, lane: BidLane) -> None:
        theme, f = current(), current_metrics().f
        colour = QColor(lane.colours.line)
        draw_panel(painter, box, f(10), line=colour.name(), line_width=2)
        painter.save()
        painter.setClipPath(rounded(box, f(10)))
        painter.fillRect(QRectF(box.x(), box.y(), box.width(), f(6)), colour)
        painter.restore()
        draw_roundel(painter, lane.colours, QPointF(box.center().x(), box.y() + f(32)), f(15))
        _words(painter, box, f(50), f(24), lane.name, 17.5, theme.text, 700)
        if self._time >= _FIGURES:
            figure = QRectF(box.x(), box.y() + f(72), box.width(), f(58))
            draw_text(painter, figure, str(lane.bid), title_font(f(50), 700), theme.accent, CENTRE)
        self._paint_coins(painter, box, number, lane)
        _words(
            painter, box, box.height() - f(92), f(20), f"{lane.before} → {lane.before - lane.bid}", 14.5, theme.text2
        )
        if self._time >= _DICE:
            self._paint_tie(painter, box, lane)
            _words(painter, box, box.height() - f(26), f(20), lane.rank, 13.5, theme.text2)

    def _paint_coins(self, painter: QPainter, box: QRectF, number: int, lane: BidLane) -> None:
        radius = current_metrics().f(_RADIUS)
        if not lane.bid:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(rgba(current().text2, 130), 1.3, Qt.PenStyle.DashLine))
            painter.drawEllipse(_place(box, lane, 0), radius, radius)
            return
        first, top = self._order.index(number), _top(box)
        painter.setOpacity(_GHOST if self.swept else 1.0)
        for coin in range(lane.bid):
            due = _COINS * (first + coin) / max(1, len(self._order))
            fallen = min(1.0, (self._time - due) / _FALL) if self._time < 1 else 1.0
            if fallen <= 0:
                break
            rest = _place(box, lane, coin)
            draw_coin(painter, self._kind, QPointF(rest.x(), top + (rest.y() - top) * fallen * fallen), radius)
        painter.setOpacity(1.0)

    def _paint_flight(self, painter: QPainter, boxes: Sequence[QRectF]) -> None:
        """Paint the coins on their way to where the sum is told, above the lanes at the left; those on top go first."""
        radius, bank = current_metrics().f(_RADIUS), QPointF(0, 0)
        coins = [
            _place(boxes[n], lane, coin) for n, lane in enumerate(self.lanes) for coin in reversed(range(lane.bid))
        ]
        for number, rest in enumerate(coins):
            start = (1 - _FLIGHT) * number / max(1, len(coins))
            way = min(1.0, max(0.0, (self.swept - start) / _FLIGHT))
            if way < 1:
                painter.setOpacity(1 - way**4)
                draw_coin(painter, self._kind, rest + (bank - rest) * way * way, radius * (1 - 0.4 * way))
        painter.setOpacity(1.0)

    def _paint_tie(self, painter: QPainter, box: QRectF, lane: BidLane) -> None:
        theme, f = current(), current_metrics().f
        row = box.bottom() - f(48)
        if not lane.rolls:
            _words(painter, box, box.height() - f(58), f(20), tr("bids.no_tie"), 13.5, theme.text3)
            return
        side = f(28)
        step = min(side * 1.15, (box.width() - side * 1.2) / max(1, len(lane.rolls)))
        start = box.center().x() - step * (len(lane.rolls) - 1) / 2
        for number, roll in enumerate(lane.rolls):
            draw_die(painter, QPointF(start + number * step, row - f(2)), side, roll, lane.colours)


def _top(box: QRectF) -> float:
    """Return the y from which coins fall in a lane."""
    return box.y() + current_metrics().f(150)


def _place(box: QRectF, lane: BidLane, coin: int) -> QPointF:
    """Return where a coin lies in a lane, the lowest is 0."""
    f = current_metrics().f
    low = box.bottom() - f(112)
    step = min(f(21), (low - _top(box)) / max(1, lane.bid - 1))
    return QPointF(box.center().x(), low - coin * step)


def _words(
    painter: QPainter, box: QRectF, y: float, height: float, words: str, px: float, ink: str, weight: int = 500
) -> None:
    """Write a line across a lane, smaller if it doesn't fit."""
    size, room = current_metrics().f(px), box.width() - 12
    wide = text_width(words, text_font(size, weight))
    font = text_font(max(9.0, min(size, size * room / max(1.0, wide))), weight)
    draw_text(painter, QRectF(box.x(), box.y() + y, box.width(), height), words, font, ink, CENTRE)


# --- places and the whole table


class PlaceMarker(ButtonControl):
    """A place in the order of the turns: free, proposed, or taken by somebody."""

    def __init__(self, place: int, glow: str) -> None:
        super().__init__()
        self.place, self._glow = place, glow
        self._holder: tuple[str, SeatColours] | None = None
        self._words = tr("bids.place.is_free")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_place(self, holder: tuple[str, SeatColours] | None, proposed: str) -> None:
        """Show who holds the place; ``proposed``: what stands below it while it is proposed, "" if it isn't."""
        self._holder = holder
        self.setChecked(bool(proposed) and holder is None)
        self._words = holder[0] if holder is not None else proposed or tr("bids.place.is_free")
        self.setAccessibleName(f"{self.place}: {self._words}")
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the sign and a name below it."""
        return QSize(self.metrics.px(124), self.metrics.px(112))

    def paint(self, painter: QPainter) -> None:
        """Paint the hexagon, its figure, and whose it is."""
        theme, f, taken = current(), self.metrics.f, self._holder is not None
        middle = QPointF(self.width() / 2, f(44))
        self._paint_sign(painter, middle, taken)
        ink = QColor(theme.primary_ink) if taken else QColor(theme.accent if self.isChecked() else theme.text2)
        box = QRectF(middle.x() - f(40), middle.y() - f(30), f(80), f(58))
        draw_text(painter, box, str(self.place), title_font(f(32), 700), ink, CENTRE)
        if self._holder is not None:
            draw_roundel(painter, self._holder[1], middle + QPointF(f(28), f(26)), f(12))
        size, weight = f(14.5), 700 if taken or self.isChecked() else 500
        wide = text_width(self._words, text_font(size, weight))
        font = text_font(max(f(11), min(size, size * (self.width() - 4) / max(1.0, wide))), weight)
        tone = theme.text if taken else self._glow if self.isChecked() else theme.text2
        draw_text(painter, QRectF(0, f(88), self.width(), f(22)), self._words, font, tone, CENTRE)

    def _paint_sign(self, painter: QPainter, middle: QPointF, taken: bool) -> None:
        theme, f = current(), self.metrics.f
        wide, high = f(34), f(39)
        corners = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
        hexagon = QPolygonF([QPointF(middle.x() + x * wide, middle.y() + y * high) for x, y in corners])
        box = hexagon.boundingRect()
        if self.isChecked():
            frame = box.adjusted(-f(7), -f(3), f(7), f(3))
            painter.setPen(QPen(QColor(self._glow), 2.2))
            painter.setBrush(rgba(self._glow, 26))
            painter.drawRoundedRect(frame, f(12), f(12))
        top, bottom = QColor(theme.primary_top), QColor(theme.primary_bottom)
        if not taken:
            lift = 0.22 if self.hovered and self.isEnabled() else 0.1
            top, bottom = mix(theme.panel_top, theme.accent, lift), QColor(theme.panel_bottom)
        painter.setPen(QPen(QColor(theme.on_turn_line if taken else theme.panel_line), 2.2))
        painter.setBrush(vertical(box, top, bottom))
        painter.drawPolygon(hexagon)


class BidTable(Dialog):
    """Opened bids above, places below. Where a person chooses, ``picked`` tells a place, ``stepped`` an arrow, ``taken``
    the go-ahead; else any key or click tells ``skipped``.
    """

    picked = Signal(int)
    stepped = Signal(int)
    taken = Signal()
    skipped = Signal()

    explained = True

    def __init__(self, window: QWidget, title: str, lanes: Sequence[BidLane], places: int, kind: MoneyKind) -> None:
        super().__init__(window, title, width=max(620, 150 * max(places, len(lanes)) + 60), dim_alpha=150)
        self._choosing = self._none_taken = False
        self.lanes = BidLanes(lanes, kind) if lanes else None
        if lanes:
            total = sum(lane.bid for lane in lanes)
            self.set_subtitle(tr("bids.to_the_bank", money=kind.words(total)) if total else tr("bids.nothing"))
        self.markers = [PlaceMarker(place, kind.colour) for place in range(1, places + 1)]
        self._words = Label("", "body", colour="text2")
        self.take = Button("", "primary", key="Space", icon="flag")
        self._lay_out()

    def show_places(self, holders: Mapping[int, tuple[str, SeatColours]], chooser: str = "", proposed: int = 0) -> None:
        """Show who holds which place, and that ``chooser`` is about to take a ``proposed`` one (0: not known).

        As soon as the first place is taken before the eyes of all, the bids go to the bank.
        """
        if self.lanes is not None and self._none_taken and holders:
            self.lanes.sweep(MOTION.duration(_SWEEP_MS))
        self._none_taken = not holders
        for marker in self.markers:
            words = tr("bids.place.chooses", player=chooser) if chooser and marker.place == proposed else ""
            marker.show_place(holders.get(marker.place), words)

    def ask(self, words: str, go: str = "") -> None:
        """Let a person choose: ``words`` tell about it, ``go`` stands on the button; "": nobody is asked, only told."""
        self._choosing = bool(go)
        self._words.setText(words)
        self.take.setVisible(self._choosing)
        self.take.setText(go)
        for marker in self.markers:
            marker.setEnabled(self._choosing)

    def first_focus(self) -> QWidget:
        """Return the table itself: arrows and digits are its own."""
        return self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and digits propose a place; where nobody chooses, every key goes on at once."""
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(key, 0)
        if not self._choosing:
            event.accept()
            self.skipped.emit()
        elif step:
            self.stepped.emit(step)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.picked.emit(key - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        metrics = current_metrics()
        self.body.setSpacing(metrics.px(8))
        if self.lanes is not None:
            self.body.addWidget(self.lanes, 1)
        self.body.addWidget(Label(tr("bids.place.heading"), "heading", align=_MIDDLE, colour="accent"))
        row = QHBoxLayout()
        row.setSpacing(metrics.px(8))
        for marker in self.markers:
            marker.clicked.connect(self._tell)
            row.addWidget(marker)
        self.body.addLayout(row)
        self.add_left(self._words)
        self.take.clicked.connect(self.taken)
        self.add_action(self.take)
        self.take.hide()

    def _tell(self) -> None:
        marker = self.sender()
        if isinstance(marker, PlaceMarker):
            marker.setChecked(False)
            self.picked.emit(marker.place)

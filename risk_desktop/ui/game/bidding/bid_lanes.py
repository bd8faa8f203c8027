"""The bids as they come out: a lane for each bidder, the highest at the left, coins falling from the lowest on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import CENTRE, draw_die, draw_panel, draw_roundel, draw_text, rounded, text_width
from risk_desktop.ui.art.money import draw_coin
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.game.bidding.money import MoneyKind
from risk_desktop.ui.kit import Restyled
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_COINS, _FIGURES, _DICE = 0.62, 0.74, 0.82
"""Shares of the time after which all coins lie, the figures show, and the dice of ties show."""
_FALL = 0.05
"""Share of the time that a coin falls."""
_RADIUS = 17.0
"""Of a coin, px at 100 %."""
_FLIGHT, _GHOST = 0.5, 0.28
"""Share of the sweep that one coin flies; opacity of what is left where it lay."""


@dataclass(frozen=True)
class Lane:
    """One bidder: name, colours, bid, money before it, the rolls for his place ((), no tie), and his rank in words."""

    name: str
    colours: SeatColours
    bid: int
    before: int
    rolls: tuple[int, ...]
    rank: str


class BidLanes(Restyled, QWidget):
    """Lanes, the highest bid first. ``play`` lets coins fall, ``finish`` shows everything, ``sweep`` takes them to the bank."""

    def __init__(self, lanes: Sequence[Lane], kind: MoneyKind) -> None:
        super().__init__()
        self._lanes, self._kind, self._time = tuple(lanes), kind, 1.0
        self._order = [number for number in reversed(range(len(lanes))) for _ in range(lanes[number].bid)]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        told = (f"{lane.name} {lane.bid}, {lane.rank}" for lane in lanes)
        self.setAccessibleName("; ".join(told))
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.Linear)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._show)
        self._swept = 0.0
        self._sweep = QVariantAnimation(self)
        self._sweep.setStartValue(0.0)
        self._sweep.setEndValue(1.0)
        self._sweep.valueChanged.connect(self._fly)

    def play(self, ms: int) -> None:
        """Let the coins fall for so long; 0: show everything."""
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
        """Let all coins fly to the bank in so many ms, once; only their outlines are left."""
        if self._swept or self._sweep.state() == QVariantAnimation.State.Running:
            return
        self.finish()
        if ms <= 0:
            self._fly(1.0)
            return
        self._sweep.setDuration(ms)
        self._sweep.start()

    def _fly(self, time: float) -> None:
        self._swept = float(time)
        self.update()

    def _show(self, time: float) -> None:
        self._time = float(time)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the picture needs, lower in a low window."""
        metrics = current_metrics()
        high = min(metrics.f(400), metrics.height * 0.46)
        return QSize(round(metrics.f(140) * len(self._lanes)), round(max(metrics.f(300), high)))

    def minimumSizeHint(self) -> QSize:
        """The least in which everything has its place."""
        return QSize(current_metrics().px(92) * len(self._lanes), current_metrics().px(290))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all lanes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        boxes = self._boxes()
        for number, (box, lane) in enumerate(zip(boxes, self._lanes, strict=True)):
            self._paint_lane(painter, box, number, lane)
        if 0 < self._swept < 1:
            self._paint_flight(painter, boxes)
        painter.end()

    def _boxes(self) -> list[QRectF]:
        """Return where the lanes stand."""
        gap, count = current_metrics().f(10), len(self._lanes)
        wide = min((self.width() - gap * (count - 1)) / max(1, count), current_metrics().f(150))
        left = (self.width() - wide * count - gap * (count - 1)) / 2
        return [QRectF(left + number * (wide + gap), 0, wide, self.height()) for number in range(count)]

    def _paint_lane(self, painter: QPainter, box: QRectF, number: int, lane: Lane) -> None:
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

    def _paint_coins(self, painter: QPainter, box: QRectF, number: int, lane: Lane) -> None:
        radius = current_metrics().f(_RADIUS)
        if not lane.bid:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(rgba(current().text2, 130), 1.3, Qt.PenStyle.DashLine))
            painter.drawEllipse(_place(box, lane, 0), radius, radius)
            return
        first, top = self._order.index(number), _top(box)
        painter.setOpacity(_GHOST if self._swept else 1.0)
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
            _place(boxes[n], lane, coin) for n, lane in enumerate(self._lanes) for coin in reversed(range(lane.bid))
        ]
        for number, rest in enumerate(coins):
            start = (1 - _FLIGHT) * number / max(1, len(coins))
            way = min(1.0, max(0.0, (self._swept - start) / _FLIGHT))
            if way < 1:
                painter.setOpacity(1 - way**4)
                draw_coin(painter, self._kind, rest + (bank - rest) * way * way, radius * (1 - 0.4 * way))
        painter.setOpacity(1.0)

    def _paint_tie(self, painter: QPainter, box: QRectF, lane: Lane) -> None:
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


def _place(box: QRectF, lane: Lane, coin: int) -> QPointF:
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

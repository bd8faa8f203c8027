"""Parts of the slip for a sealed bid: a plate for each amount, what the rest still buys, and who has sealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from risk_desktop.ui.art import CENTRE, LEFT, RIGHT, draw_roundel, draw_text, rounded, text_width
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.money import draw_money_sign
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.bidding.money import MoneyKind
from risk_desktop.ui.kit import ButtonControl, Restyled
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}


class Plate(ButtonControl):
    """An amount to bid; those up to the chosen one are lit."""

    def __init__(self, amount: int, kind: MoneyKind) -> None:
        super().__init__()
        self.amount, self._kind = amount, kind
        self.lit = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(kind.words(amount))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Higher than wide."""
        return QSize(self.metrics.px(58), self.metrics.px(76))

    def minimumSizeHint(self) -> QSize:
        """Room for the figure."""
        return QSize(self.metrics.px(36), self.metrics.px(76))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the slip."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plate, figure and sign."""
        theme, metrics, on = current(), self.metrics, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.3, 1.3, -1.3, -1.3)
        painter.setBrush(rgba(theme.accent, 46) if on or self.hovered else rgba(theme.well, 150))
        line = QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 150)
        painter.setPen(QPen(line, 2.4 if on else 1.0))
        painter.drawRoundedRect(box, metrics.f(10), metrics.f(10))
        ink = theme.accent if on else theme.text
        figure = QRectF(box.x(), box.y(), box.width(), box.height() * (0.62 if self.amount else 0.66))
        draw_text(painter, figure, str(self.amount), text_font(metrics.f(26), 800), ink, CENTRE)
        if self.amount:
            place = QPointF(box.center().x(), box.bottom() - metrics.f(18))
            colour = QColor(self._kind.colour)
            colour.setAlpha(255 if self.lit else 110)
            draw_money_sign(painter, self._kind.key, place, metrics.f(18), colour)
        painter.end()


class PlateRow(Restyled, QWidget):
    """Plates from 0 to ``most``; ``chosen`` tells the amount that was clicked."""

    chosen = Signal(int)

    def __init__(self, most: int, kind: MoneyKind) -> None:
        super().__init__()
        self.plates = [Plate(amount, kind) for amount in range(most + 1)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(current_metrics().px(10))
        row.addStretch(1)
        for plate in self.plates:
            plate.clicked.connect(self._tell)
            row.addWidget(plate)
        row.addStretch(1)

    def show_amount(self, amount: int) -> None:
        """Light the plates up to an amount."""
        for plate in self.plates:
            plate.lit = plate.amount <= amount
            plate.setChecked(plate.amount == amount)
            plate.update()

    def _tell(self) -> None:
        plate = self.sender()
        if isinstance(plate, Plate):
            self.chosen.emit(plate.amount)


@dataclass(frozen=True)
class Wish:
    """Something that money buys: its words, its price in words, and the price."""

    words: str
    price: str
    cost: int


class WishList(Restyled, QWidget):
    """What the rest still buys: a tick or a cross before each."""

    def __init__(self, wishes: Sequence[Wish]) -> None:
        super().__init__()
        self._wishes, self._left = tuple(wishes), 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_left(self, left: int) -> None:
        """Show what ``left`` still buys."""
        self._left = left
        self.setAccessibleName(", ".join(w.words for w in self._wishes if w.cost <= left))
        self.update()

    def sizeHint(self) -> QSize:
        """A line for each wish."""
        metrics = current_metrics()
        words = max((text_width(w.words, text_font(metrics.f(16), 600)) for w in self._wishes), default=0)
        return QSize(round(words + metrics.f(180)), metrics.px(16) + metrics.px(31) * len(self._wishes))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the list."""
        theme, metrics = current(), current_metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(QRectF(self.rect()), metrics.f(8)), rgba(theme.well, 130))
        height = metrics.f(31)
        for number, wish in enumerate(self._wishes):
            line = QRectF(metrics.f(14), metrics.f(8) + number * height, self.width() - metrics.f(28), height)
            able = wish.cost <= self._left
            side = metrics.f(17)
            sign = QRectF(line.x(), line.center().y() - side / 2, side, side)
            draw_icon(painter, "check" if able else "close", sign, theme.good if able else theme.bad, 3.2)
            price = text_font(metrics.f(14.5))
            room = line.adjusted(metrics.f(28), 0, -text_width(wish.price, price) - metrics.f(8), 0)
            ink = theme.text if able else theme.text2
            draw_text(painter, room, wish.words, text_font(metrics.f(16), 600), ink, LEFT)
            draw_text(painter, line, wish.price, price, theme.text2, RIGHT)
        painter.end()


@dataclass(frozen=True)
class Sealer:
    """One of those who bid: name, colours, what he does in words, and whether he has sealed or bids now."""

    name: str
    colours: SeatColours
    words: str
    sealed: bool
    now: bool


class SealRow(Restyled, QWidget):
    """Who has sealed his bid; nobody's amount."""

    def __init__(self, sealers: Sequence[Sealer], kind: MoneyKind) -> None:
        super().__init__()
        self._sealers, self._kind = tuple(sealers), kind
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(f"{each.name}: {each.words}" for each in sealers))

    def sizeHint(self) -> QSize:
        """Two lines, side by side for all."""
        return QSize(current_metrics().px(96) * len(self._sealers), current_metrics().px(58))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint roundels, names and seals."""
        theme, metrics = current(), current_metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width() / max(1, len(self._sealers))
        for number, each in enumerate(self._sealers):
            left, middle = number * wide, metrics.f(15)
            draw_roundel(painter, each.colours, QPointF(left + metrics.f(14), middle), metrics.f(11))
            room = QRectF(left + metrics.f(30), 0, wide - metrics.f(34), 2 * middle)
            draw_text(painter, room, each.name, _fitting(each.name, room.width(), 15, 700), theme.text, LEFT)
            lower = QRectF(left + metrics.f(30), metrics.f(30), wide - metrics.f(34), metrics.f(26))
            if each.sealed:
                draw_seal(painter, self._kind, QPointF(left + metrics.f(14), lower.center().y()), metrics.f(11))
            ink = theme.bad if each.sealed else theme.accent if each.now else theme.text2
            weight = 700 if each.sealed or each.now else 500
            draw_text(painter, lower, each.words, _fitting(each.words, lower.width(), 14, weight), ink, LEFT)
        painter.end()


def _fitting(words: str, room: float, px: float, weight: int) -> QFont:
    """Return a font in which words fit, not smaller than 11 px at 100 %."""
    size = current_metrics().f(px)
    wide = text_width(words, text_font(size, weight))
    return text_font(max(current_metrics().f(11), min(size, size * room / max(1.0, wide))), weight)


def draw_seal(painter: QPainter, kind: MoneyKind, centre: QPointF, radius: float) -> None:
    """Paint a wax seal with the sign of the money."""
    path = QPainterPath()
    for place in range(9):
        turn = place * 40
        path.addEllipse(centre + _turned(radius * 0.72, turn), radius * 0.3, radius * 0.3)
    path.addEllipse(centre, radius * 0.86, radius * 0.86)
    path.setFillRule(Qt.FillRule.WindingFill)
    gradient = QRadialGradient(centre - QPointF(radius * 0.2, radius * 0.25), radius * 1.3)
    gradient.setColorAt(0, QColor("#e0574a"))
    gradient.setColorAt(1, QColor("#7c1410"))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(path, gradient)
    painter.restore()
    draw_money_sign(painter, kind.key, centre, radius * 1.05, "#ffd9d2")


def _turned(distance: float, degrees: float) -> QPointF:
    turned = QPainterPath()
    box = QRectF(-distance, -distance, 2 * distance, 2 * distance)
    turned.arcMoveTo(box, degrees)
    return turned.currentPosition()

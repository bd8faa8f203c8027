"""The row of cards that are read: tucked at the bottom left, raised when one of them may be played."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit.control import Restyled
from risk_desktop.ui.paint import CENTRE, chip_width, draw_chip, draw_focus, draw_panel, draw_text
from risk_desktop.ui.paint.deck_cards import (
    FULL_SIZE,
    HAND_SIZE,
    PANE_SIZE,
    deck_card_margin,
    deck_card_pixmap,
    draw_reading_pane,
    reading_height,
)
from risk_desktop.ui.paint.decks import draw_deck_back
from risk_desktop.ui.play.card_book import Held
from risk_desktop.ui.play.card_row import Lane, lanes
from risk_desktop.ui.theme import current, current_metrics

_FOOT, _EDGE = 8.0, 6
# Type of the card that is read: it is wide, so that even smaller words are large.
_READING = 0.84
_UPRIGHT = FULL_SIZE[1] / FULL_SIZE[0]
# How much of a tucked card shows; how much higher a playable and a chosen one stand, px at 100 %.
_TUCKED, _HIGHER, _CHOSEN = 0.6, 5.0, 12.0
# Room above a card for the upper half of its number, px.
_CHIP = 10.0


class CardBar(Restyled, QWidget):
    """Cards side by side. Signals: ``picked`` (number from 1), ``played`` (again on the chosen one, or Enter),
    ``opened`` (show the table), ``reading`` (the Held one to be read, or None), ``peeked`` (the
    pointer holds the cover, or lets it go).

    ``show_cards`` shows a hand, ``show_backs`` only what everybody knows of it.
    """

    picked = Signal(int)
    played = Signal()
    opened = Signal()
    reading = Signal(object)
    peeked = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._held: tuple[Held, ...] = ()
        self._backs: tuple[str, ...] = ()
        self._cover = ("", "")
        self._asked = False
        self._chosen = self._hovered = -1
        self._clear = 0, 0
        self.hide()

    @property
    def held(self) -> tuple[Held, ...]:
        """The cards that show their faces."""
        return self._held

    @property
    def backs(self) -> tuple[str, ...]:
        """The decks of the cards that show their backs."""
        return self._backs

    @property
    def read(self) -> Held | None:
        """The card under the pointer, else the chosen one."""
        number = self._hovered if self._hovered >= 0 else self._chosen
        return self._held[number] if 0 <= number < len(self._held) else None

    def keep_clear(self, left: int, right: int) -> None:
        """Let the cards lie before or behind what stands between two x, closer together or on both sides if need be."""
        if (left, right) != self._clear:
            self._clear = left, right
            self._shape()
            self.update()

    def show_cards(self, held: Sequence[Held], asked: bool, chosen: str, spoken: str) -> None:
        """Show a hand; ``asked``: one of them may be played now, ``chosen``: the id of one, ``spoken``: all as one text."""
        self._held, self._backs, self._asked = tuple(held), (), asked
        self._chosen = next((n for n, one in enumerate(self._held) if one.card.key == chosen), -1)
        self._hovered = self._hovered if self._hovered < len(self._held) else -1
        self._show(spoken if held else "")

    def show_backs(self, counts: Mapping[str, int], title: str, words: str, *, asked: bool = True) -> None:
        """Show the backs of a hand under a cover with a title and a line of help; ``asked`` as with its faces."""
        self._held, self._asked, self._chosen, self._hovered = (), asked, -1, -1
        self._backs = tuple(deck for deck, count in counts.items() for _ in range(count))
        self._cover = (title, words)
        self._show(f"{title} {words}")

    def _show(self, spoken: str) -> None:
        self.setAccessibleName(spoken)
        folded = current_metrics().folded
        # In a small window the row lies on the board: it makes way for what the chosen card is aimed at.
        choosing = self._asked and self._chosen < 0
        self.setVisible(bool(self._backs) or (bool(self._held) and (choosing or not folded)))
        self._shape()
        self.reading.emit(self.read if self._asked or self._hovered >= 0 else None)

    # --- where the cards are

    def _size(self) -> tuple[float, float]:
        unit = min(current_metrics().scale, (self.height() - _FOOT - _CHOSEN - _CHIP) / HAND_SIZE[1])
        return HAND_SIZE[0] * unit, HAND_SIZE[1] * unit

    def spot(self, number: int) -> QRectF:
        """Return where a card lies, px."""
        width, height = self._size()
        lane = next(lane for lane in self._lanes() if number < lane.first + lane.count)
        raised = self._asked or number in (self._hovered, self._chosen)
        top = self.height() - (height + _FOOT if raised else height * _TUCKED)
        if self._asked and self._held and self._held[number].playable:
            top -= _HIGHER
        if number in (self._chosen, self._hovered):
            top -= _HIGHER
        return QRectF(lane.left_of(number, width, self._chosen), max(4.0, top), width, height)

    def _lanes(self) -> tuple[Lane, ...]:
        ends = float(current_metrics().margin), float(self.width() - current_metrics().margin)
        return lanes(max(len(self._held), len(self._backs)), self._size()[0], ends, self._clear)

    def card_at(self, point: QPointF) -> int:
        """Return the number of the card at a point, -1 for none."""
        for number in self._order()[::-1]:
            if self.spot(number).contains(point):
                return number
        return -1

    def _order(self) -> list[int]:
        """Return the numbers from the lowest to the topmost."""
        count = max(len(self._held), len(self._backs))
        order = [n for n in range(count) if n not in (self._chosen, self._hovered)]
        return order + [n for n in dict.fromkeys((self._chosen, self._hovered)) if 0 <= n < count]

    def _shape(self) -> None:
        """Let the board have the mouse beside the cards."""
        region = QRegion()
        for number in self._order():
            spot = self.spot(number).toAlignedRect().adjusted(-9, -9, 9, 9)
            region = region.united(QRegion(QRect(spot.left(), spot.top(), spot.width(), self.height() - spot.top())))
        if self._backs:
            region = region.united(QRegion(self.cover_plate().toAlignedRect()))
        self.setMask(region)
        self.update()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, or their backs under the cover."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._backs:
            self._paint_backs(painter)
        for number in self._order() if self._held else ():
            self._paint_card(painter, number)
        for number in range(min(9, len(self._held)) if self._asked else 0):
            self._paint_number(painter, number)
        painter.end()

    def _paint_card(self, painter: QPainter, number: int) -> None:
        one, spot = self._held[number], self.spot(number)
        lack = one.lack if self._asked else ""
        chosen = number == self._chosen
        picture = deck_card_pixmap(one.card, "hand", spot.width(), lack, chosen, self.devicePixelRatioF())
        margin = deck_card_margin(spot.width())
        painter.drawPixmap(spot.topLeft() - QPointF(margin, margin), picture)
        px = current_metrics().f(12)
        if one.count > 1:
            words = f"×{one.count}"
            width = chip_width(words, px)
            box = QRectF(spot.right() - width - 6, spot.top() + spot.height() * 0.62, width, px * 1.7)
            draw_chip(painter, box, words, px, fill="#1b1006", ink="#fff2c4", line="#f4dea0")
        if self.hasFocus() and number == max(0, self._chosen):
            draw_focus(painter, spot, 9)

    def _paint_number(self, painter: QPainter, number: int) -> None:
        spot, px = self.spot(number), current_metrics().f(12)
        box = QRectF(spot.left() + 5, spot.top() - px * 0.95, px * 1.6, px * 1.6)
        draw_chip(painter, box, str(number + 1), px * 0.9, fill="#1b1006", ink="#fff2c4", line="#a37f45")

    def _paint_backs(self, painter: QPainter) -> None:
        for number, deck in enumerate(self._backs):
            draw_deck_back(painter, deck, self.spot(number))
        plate, px = self.cover_plate(), current_metrics().f(15)
        title, words = self._cover
        draw_panel(painter, plate, 9, line=current().accent, alpha=245)
        upper, lower = (
            plate.adjusted(0, px * 0.4, 0, -plate.height() / 2),
            plate.adjusted(0, plate.height() / 2, 0, -px * 0.4),
        )
        draw_text(painter, upper, title, text_font(px * 1.15, 700), current().text, CENTRE)
        draw_text(painter, lower, words, text_font(px, 500), current().text2, CENTRE)

    def cover_plate(self) -> QRectF:
        """Return where the words of the cover stand: on the longest part of the row, with all of it in view."""
        lane = max(self._lanes(), key=lambda lane: lane.count)
        spots = self.spot(lane.first).united(self.spot(lane.first + lane.count - 1))
        px = current_metrics().f(15)
        title, words = self._cover
        width = max(chip_width(title, px * 1.15), chip_width(words, px)) + px
        left = max(4.0, min(spots.center().x() - width / 2, lane.right - width))
        top = min(spots.center().y() - px * 1.9, self.height() - px * 3.8 - _FOOT / 2)
        return QRectF(left, top, width, px * 3.8)

    # --- input

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Raise the card under the pointer, and let it be read."""
        self._hover(self.card_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Lower it."""
        self._hover(-1)

    def _hover(self, number: int) -> None:
        if number != self._hovered and self._held:
            self._hovered = number
            self._shape()
            self.reading.emit(self.read if self._asked or number >= 0 else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a card; where none is asked for, open the table."""
        number = self.card_at(event.position())
        if number < 0:
            return
        if self._backs:
            self.peeked.emit(True)
            return
        if self._asked:
            self.picked.emit(number + 1)
        else:
            self.opened.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the cover fall."""
        self.peeked.emit(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click isn't another choice."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the cards; Enter plays the chosen one, or opens the table."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and self._held and self._asked:
            number = (self._chosen + step) % len(self._held) if self._chosen >= 0 else 0
            self.picked.emit(number + 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._held:
            (self.played if self._asked else self.opened).emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size."""
        super().resizeEvent(event)
        self._shape()

    def focusInEvent(self, event: QEvent) -> None:
        """Show the ring."""
        self.update()

    def focusOutEvent(self, event: QEvent) -> None:
        """Take the ring away."""
        self.update()

    def restyle(self) -> None:
        """Follow theme and sizes."""
        if hasattr(self, "_held"):
            self._shape()


class ReadingPane(QWidget):
    """One card in large type, for whoever has it in his hand; it lets the mouse through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._one: Held | None = None
        self._lies = True
        self.hide()

    @property
    def one(self) -> Held | None:
        """The card that shows."""
        return self._one

    def show_card(self, one: Held | None) -> None:
        """Show a card, or nothing."""
        self._one = one
        self.setAccessibleName(one.card.spoken if one is not None else "")
        self.setVisible(one is not None)
        self.update()

    def place(self, room: QRect) -> None:
        """Stand at the bottom of some room: upright where that is narrow, else lying; higher only if the words need it."""
        size = current_metrics()
        self._lies = room.width() >= size.px(PANE_SIZE[0])
        width, height = size.px(PANE_SIZE[0]), size.px(PANE_SIZE[1])
        if not self._lies and self._one is not None:
            width, card = room.width(), self._card_width(room.width())
            words = math.ceil(reading_height(self._one.card, card, _READING)) + 2 * _EDGE
            height = min(max(words, room.height()), round(card * _UPRIGHT) + 2 * _EDGE)
        self.setGeometry(room.left(), room.bottom() + 1 - height, width, height)

    def _card_width(self, width: int) -> float:
        return float(width - 2 * _EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        if self._one is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lies:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            draw_reading_pane(painter, box, self._one.card, current_metrics().scale)
        else:
            width = self._card_width(self.width())
            margin = deck_card_margin(width)
            height = float(self.height() - 2 * _EDGE)
            picture = deck_card_pixmap(self._one.card, "full", width, dpr=self.devicePixelRatioF(), height=height)
            painter.drawPixmap(QPointF(_EDGE - margin, _EDGE - margin), picture)
        painter.end()


def cover_words(player: str, *, lent: bool = False) -> tuple[str, str]:
    """Return what stands on the cover of a hand: while its owner is asked, or when he has ``lent`` the screen."""
    return tr("card.hand.cover", player=player), tr("card.hand.lent_help" if lent else "card.hand.cover_help")

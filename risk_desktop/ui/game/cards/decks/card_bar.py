"""The row of cards that are read: tucked at the bottom left, raised when one of them may be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import CENTRE, chip_width, draw_chip, draw_focus, draw_panel, draw_text
from risk_desktop.ui.art.deck_cards import HAND_SIZE, deck_card_margin, deck_card_pixmap
from risk_desktop.ui.art.deck_slips import SLIP_MARGIN, deck_slip_pixmap
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.cards.decks.card_book import HeldCard
from risk_desktop.ui.game.cards.decks.card_row import LEAST_SEEN, CardLane, lanes, slips
from risk_desktop.ui.game.cards.decks.shape import set_shape
from risk_desktop.ui.kit.painted import PaintedWidget
from risk_desktop.ui.theme import current, current_metrics

_FOOT = 8.0
# How much of a tucked card shows; how much higher a playable and a chosen one stand, px at 100 %.
_TUCKED, _HIGHER, _CHOSEN = 0.6, 5.0, 12.0
# Type of a card's number, and how much of that stands above a card.
_NUMBER, _ABOVE = 12.0, 0.95
# How far a slip is pulled out, px.
_OUT = 6.0
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class CardBar(PaintedWidget):
    """Cards side by side; a hand that is asked and has no room for that lies as slips.

    Signals: ``picked`` (number from 1), ``played`` (again on the chosen one, or Enter), ``opened`` (show the table),
    ``reading`` (the HeldCard one to be read, or None), ``peeked`` (the pointer holds the cover, or lets it go).

    ``show_cards`` shows a hand, ``show_backs`` only what everybody knows of it.
    """

    picked = Signal(int)
    played = Signal()
    opened = Signal()
    reading = Signal(object)
    peeked = Signal(bool)

    # Of the class, so that they are there when Qt restyles the row while it is being made.
    _held: tuple[HeldCard, ...] = ()
    _backs: tuple[str, ...] = ()
    _cover = ("", "")
    _asked = False
    _chosen = _hovered = -1
    _clear, _behind = (0, 0), 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    @property
    def held(self) -> tuple[HeldCard, ...]:
        """The cards that show their faces."""
        return self._held

    @property
    def backs(self) -> tuple[str, ...]:
        """The decks of the cards that show their backs."""
        return self._backs

    @property
    def read(self) -> HeldCard | None:
        """The card under the pointer, else the chosen one."""
        number = self._hovered if self._hovered >= 0 else self._chosen
        return self._held[number] if 0 <= number < len(self._held) else None

    def keep_clear(self, left: int, right: int, top: int = 0) -> None:
        """Let the cards lie before or behind what stands between two x, closer together or on both sides if need be.

        ``top``: behind it they lie below this y.
        """
        if ((left, right), top) != (self._clear, self._behind):
            self._clear, self._behind = (left, right), top
            self._shape()
            self.update()

    def show_cards(self, held: Sequence[HeldCard], asked: bool, chosen: str, spoken: str) -> None:
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
        room = self.height() - self._behind - _FOOT - _CHOSEN - current_metrics().f(_NUMBER) * _ABOVE
        unit = min(current_metrics().scale, room / HAND_SIZE[1])
        return HAND_SIZE[0] * unit, HAND_SIZE[1] * unit

    def spot(self, number: int) -> QRectF:
        """Return where a card lies, px."""
        slips = self._slips()
        if slips:
            return slips[number].adjusted(0, 0, _OUT if number in (self._hovered, self._chosen) else 0, 0)
        width, height = self._size()
        lane = next(lane for lane in self._lanes() if number < lane.first + lane.count)
        raised = self._asked or number in (self._hovered, self._chosen)
        top = self.height() - (height + _FOOT if raised else height * _TUCKED)
        if self._asked and self._held and self._held[number].playable:
            top -= _HIGHER
        if number in (self._chosen, self._hovered):
            top -= _HIGHER
        return QRectF(lane.left_of(number, width), max(4.0, top), width, height)

    def _lanes(self) -> tuple[CardLane, ...]:
        count, seen = max(len(self._held), len(self._backs)), 1.0 if self._asked and self._held else LEAST_SEEN
        return lanes(count, self._size()[0], self._ends(), self._clear, seen)

    def _ends(self) -> tuple[float, float]:
        return float(current_metrics().margin), float(self.width() - current_metrics().margin)

    def _slips(self) -> tuple[QRectF, ...]:
        """Return where the slips lie: on the wider side of what is kept clear. None where whole cards have room."""
        width, (left, right), (before, behind) = self._size()[0], self._ends(), self._clear
        if not self._asked or not self._held or all(lane.step(width) >= width for lane in self._lanes()):
            return ()
        sides = QRectF(left, _FOOT, before - left, 0), QRectF(max(left, behind), self._behind + _FOOT, 0, 0)
        sides[1].setRight(right)
        room = max(sides, key=QRectF.width)
        room.setBottom(self.height() - _FOOT)
        return slips(len(self._held), room.adjusted(0, 0, -_OUT, 0), current_metrics().scale)

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
        """Mask the row, so that the mouse reaches the board beside the cards."""
        region = QRegion()
        down, above = 0 if self._slips() else self.height(), max(9, round(current_metrics().f(_NUMBER)))
        for number in self._order():
            spot = self.spot(number).toAlignedRect().adjusted(-9, -above, 9, 9)
            spot.setBottom(max(spot.bottom(), down))
            region = region.united(QRegion(spot))
        if self._backs:
            region = region.united(QRegion(self.cover_plate().toAlignedRect()))
        set_shape(self, region)
        self.update()

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint the cards, or their backs under the cover."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._backs:
            self._paint_backs(painter)
        paint = self._paint_slip if self._slips() else self._paint_card
        for number in self._order() if self._held else ():
            paint(painter, number)
        for number in range(min(9, len(self._held)) if self._asked else 0):
            self._paint_number(painter, number)

    def _paint_slip(self, painter: QPainter, number: int) -> None:
        one, spot = self._held[number], self.spot(number)
        size, unit, chosen = (spot.width(), spot.height()), current_metrics().scale, number == self._chosen
        picture = deck_slip_pixmap(one.card, size, unit, one.lack, one.count, chosen, self.devicePixelRatioF())
        painter.drawPixmap(spot.topLeft() - QPointF(SLIP_MARGIN, SLIP_MARGIN), picture)
        self._paint_focus(painter, number)

    def _paint_focus(self, painter: QPainter, number: int) -> None:
        if self.hasFocus() and number == max(0, self._chosen):
            draw_focus(painter, self.spot(number), 9)

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
        self._paint_focus(painter, number)

    def number_place(self, number: int) -> QRectF:
        """Return where the number of a card stands: on its upper edge, or on a slip."""
        spot, px = self.spot(number), current_metrics().f(_NUMBER)
        top = spot.center().y() - px * 0.8 if self._slips() else spot.top() - px * _ABOVE
        return QRectF(spot.left() + 5, top, px * 1.6, px * 1.6)

    def _paint_number(self, painter: QPainter, number: int) -> None:
        px = current_metrics().f(_NUMBER)
        place = self.number_place(number)
        draw_chip(painter, place, str(number + 1), px * 0.9, fill="#1b1006", ink="#fff2c4", line="#a37f45")

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
        """Go along the cards that can be played; Enter plays the chosen one, or opens the table."""
        step = _STEPS.get(Qt.Key(event.key()))
        playable = [number for number, one in enumerate(self._held) if one.playable]
        if step is not None and playable and self._asked:
            place = playable.index(self._chosen) + step if self._chosen in playable else min(0, step)
            self.picked.emit(playable[place % len(playable)] + 1)
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
        self._shape()


def cover_words(player: str, *, lent: bool = False) -> tuple[str, str]:
    """Return what stands on the cover of a hand: while its owner is asked, or when he has ``lent`` the screen."""
    return tr("card.hand.cover", player=player), tr("card.hand.lent_help" if lent else "card.hand.cover_help")

"""The row of cards that are read: tucked at the bottom left, raised when one of them may be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.art.deck_cards import (
    HAND_SIZE,
    HAND_TITLE_TOP,
    VEIL,
    deck_card_margin,
    deck_card_pixmap,
    draw_card_tab,
)
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.lettering import CENTRE, draw_text
from risk_desktop.ui.art.surface import draw_focus, draw_panel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.cards.decks.card_book import HeldCard
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.theme import current, current_metrics

# Between cards that have room, and round them; between tabs, px.
_FOOT, _GAP = 8.0, 2.0
# How much of a card peeks out at 1280 px of width; how much higher a playable and a chosen one stand, px.
_PEEK, _HIGHER, _CHOSEN = 57.0, 4.0, 4.0
# How much of the card under the pointer shows; so many cards fit side by side at least.
_RAISED, _CROWD = 0.8, 2.1
# Where less than this share of a card's width would show beside the next one, the cards are tabs without words.
_WORDY = 0.8
# Type of a card's number, the size of its disc by that, and how much of a number stands above a tab.
_NUMBER, _DISC, _ABOVE_TAB = 12.0, 1.6, 0.7
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class CardBar(PaintedWidget):
    """Cards peeking over the lower edge, as tabs with sign and cost where they are many; the one under the pointer is whole.

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

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on a card that shows its face."""
        return 0 <= self._hovered < len(self._held)

    def show_cards(self, held: Sequence[HeldCard], asked: bool, chosen: str, spoken: str) -> None:
        """Show a hand; ``asked``: one of them may be played now, ``chosen``: the id of one, ``spoken``: all as one text.

        The card that is chosen is the one that is read, whichever was raised before; the keys begin anew with a new question.
        """
        before = self._held[self._chosen].card.key if self._chosen >= 0 else ""
        begins = asked and not self._asked and self.hasFocus()
        self._held, self._backs, self._asked = tuple(held), (), asked
        self._chosen = next((n for n, one in enumerate(self._held) if one.card.key == chosen), -1)
        chooses = chosen != before and self._chosen not in (-1, self._hovered)
        if begins or chooses or self._hovered >= len(self._held):
            self._hovered = -1
        self._show(spoken if held else "")

    def show_backs(self, counts: Mapping[str, int], title: str, words: str, *, asked: bool = True) -> None:
        """Show the backs of a hand under a cover with a title and a line of help; ``asked`` as with its faces."""
        self._held, self._asked, self._chosen, self._hovered = (), asked, -1, -1
        self._backs = tuple(deck for deck, count in counts.items() for _ in range(count))
        self._cover = (title, words)
        self._show(f"{title} {words}")

    def _show(self, spoken: str) -> None:
        self.setAccessibleName(spoken)
        self.setVisible(bool(self._backs or self._held))
        self._shape()
        self.reading.emit(self.read if self._asked or self._hovered >= 0 else None)

    # --- where the cards are

    def _size(self) -> tuple[float, float]:
        unit = min(current_metrics().scale, (self.width() - _FOOT) / HAND_SIZE[0] / _CROWD)
        return HAND_SIZE[0] * unit, HAND_SIZE[1] * unit

    @property
    def _count(self) -> int:
        return max(len(self._held), len(self._backs))

    @property
    def _tabbed(self) -> bool:
        """Whether so many cards show their faces that each is a tab."""
        width, room = self._size()[0], self.width() - 2 * _FOOT
        return len(self._held) > 1 and room - width < _WORDY * width * (len(self._held) - 1)

    def _is_tab(self, number: int) -> bool:
        return self._tabbed and number != self._hovered

    def spot(self, number: int) -> QRectF:
        """Return where a card lies, px: the one under the pointer is pulled out, as wide as it is."""
        lies = self._peeking(number)
        if number == self._hovered:
            width, height = self._size()
            left = min(max(_FOOT, lies.center().x() - width / 2), self.width() - _FOOT - width)
            top = min(lies.top() - _CHOSEN, max(_CHOSEN, self.height() - height * _RAISED))
            return QRectF(left, top, width, height)
        return lies

    def _peeking(self, number: int) -> QRectF:
        """Return where a card lies as long as the pointer isn't on it; a chosen one stands a little higher."""
        width, height = self._size()
        room = self.width() - 2 * _FOOT
        step = min(width + _FOOT, (room - width) / max(1, self._count - 1))
        if self._tabbed:
            step = (room + _GAP) / self._count
            width = step - _GAP
        top = self.height() - current_metrics().unit * _PEEK
        if self._asked and self._held and self._held[number].playable:
            top -= _HIGHER
        if number == self._chosen:
            top -= _CHOSEN
        return QRectF(_FOOT + number * step, top, width, height)

    def card_at(self, point: QPointF) -> int:
        """Return the number of the card at a point, -1 for none.

        What peeks out of each counts, so that a card that is pulled out hides no other from the pointer.
        """
        peeking = (number for number in reversed(range(self._count)) if self._peeking(number).contains(point))
        pulled = self._hovered if self._hovered >= 0 and self.spot(self._hovered).contains(point) else -1
        return next(peeking, pulled)

    def _order(self) -> list[int]:
        """Return the numbers from the lowest to the topmost."""
        return sorted(range(self._count), key=lambda number: number == self._hovered)

    def _shape(self) -> None:
        """Mask the row, so that the mouse reaches the board beside the cards."""
        region, above = QRegion(), max(9, round(current_metrics().f(_NUMBER) * _DISC))
        for number in self._order():
            spot = self.spot(number).toAlignedRect().adjusted(-9, -above, 9, 9)
            spot.setBottom(max(spot.bottom(), self.height()))
            region = region.united(QRegion(spot))
        if self._backs:
            region = region.united(QRegion(self.cover_plate().toAlignedRect()))
        _set_shape(self, region)
        self.update()

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint the cards, or their backs under the cover."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._backs:
            self._paint_backs(painter)
        for number in self._order() if self._held else ():
            if self._is_tab(number):
                self._paint_tab(painter, number)
            else:
                self._paint_card(painter, number)
            if self._asked and number < 9:
                self._paint_number(painter, number)

    def _paint_focus(self, painter: QPainter, number: int) -> None:
        if self.hasFocus() and number == max(0, self._chosen, self._hovered if not self._asked else -1):
            draw_focus(painter, self.spot(number), 9)

    def _paint_card(self, painter: QPainter, number: int) -> None:
        one, spot = self._held[number], self.spot(number)
        lack = one.lack if self._asked else ""
        if number != self._hovered and lack:
            lack = VEIL  # of the words only scraps would peek out
        chosen = number == self._chosen
        picture = deck_card_pixmap(one.card, "hand", spot.width(), lack, chosen, self.devicePixelRatioF())
        margin = deck_card_margin(spot.width())
        painter.drawPixmap(spot.topLeft() - QPointF(margin, margin), picture)
        self._paint_count(painter, number, spot.right() - 6, spot.top() + spot.height() * 0.62, current_metrics().f(12))
        self._paint_focus(painter, number)

    def _paint_tab(self, painter: QPainter, number: int) -> None:
        one, spot, peek = self._held[number], self.spot(number), current_metrics().unit * _PEEK
        lacks, chosen = bool(self._asked and one.lack), number == self._chosen
        draw_card_tab(painter, spot, peek, one.card, veiled=lacks, chosen=chosen)
        self._paint_count(painter, number, spot.right() + 1, spot.top() + peek * 0.47, peek * 0.14)
        self._paint_focus(painter, number)

    def _paint_count(self, painter: QPainter, number: int, right: float, top: float, px: float) -> None:
        """Say how many cards like this one there are, where there are more."""
        if (count := self._held[number].count) > 1:
            words = f"×{count}"
            width = chip_width(words, px)
            box = QRectF(right - width, top, width, px * 1.7)
            draw_chip(painter, box, words, px, fill="#1b1006", ink="#fff2c4", line="#f4dea0")

    def number_place(self, number: int) -> QRectF:
        """Return where the number of a card stands: above its title, on the upper edge of a tab in the middle."""
        spot, px = self.spot(number), self._number_px(number)
        side = px * _DISC
        if self._is_tab(number):
            return QRectF(spot.center().x() - side / 2, spot.top() - px * _ABOVE_TAB, side, side)
        title = spot.top() + HAND_TITLE_TOP * spot.width() / HAND_SIZE[0]
        return QRectF(spot.left() + 5, title - side, side, side)

    def _number_px(self, number: int) -> float:
        share = 0.6 if self._is_tab(number) else 0.25
        return min(current_metrics().f(_NUMBER), self.spot(number).width() * share)

    def _paint_number(self, painter: QPainter, number: int) -> None:
        px = self._number_px(number)
        place = self.number_place(number)
        draw_chip(painter, place, str(number + 1), px * 0.9, fill="#1b1006", ink="#fff2c4", line="#a37f45")

    def _paint_backs(self, painter: QPainter) -> None:
        for number, deck in enumerate(self._backs):
            draw_deck_back(painter, deck, self.spot(number))
        plate, px = self.cover_plate(), current_metrics().f(15)
        title, words = self._cover
        draw_panel(painter, plate, 9, line=current().accent)
        upper, lower = (
            plate.adjusted(0, px * 0.4, 0, -plate.height() / 2),
            plate.adjusted(0, plate.height() / 2, 0, -px * 0.4),
        )
        draw_text(painter, upper, title, text_font(px * 1.15, 700), current().text, CENTRE)
        draw_text(painter, lower, words, text_font(px, 500), current().text2, CENTRE)

    def cover_plate(self) -> QRectF:
        """Return where the words of the cover stand: over the backs."""
        px = current_metrics().f(15)
        title, words = self._cover
        width = max(chip_width(title, px * 1.15), chip_width(words, px)) + px
        return QRectF(4.0, self.height() - px * 3.8 - _FOOT / 2, min(width, self.width() - 8.0), px * 3.8)

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
        if self._backs:
            self.peeked.emit(True)
            return
        if number < 0:
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
        """Go along the cards that can be played, or where none is asked for along all to read them.

        Enter plays the chosen one, or opens the table.
        """
        step = _STEPS.get(Qt.Key(event.key()))
        playable = [number for number, one in enumerate(self._held) if one.playable]
        if step is not None and playable and self._asked:
            place = playable.index(self._chosen) + step if self._chosen in playable else min(0, step)
            self.picked.emit(playable[place % len(playable)] + 1)
        elif step is not None and self._held and not self._asked:
            self._hover((self._hovered + step if self._hovered >= 0 else min(0, step)) % len(self._held))
            VOICE.answer(self._held[self._hovered].spoken)
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
        """Take the ring away, and lower the card that the keys have raised."""
        self._hover(-1)
        self.update()

    def restyle(self) -> None:
        """Follow theme and sizes."""
        self._shape()


def cover_words(player: str, *, lent: bool = False) -> tuple[str, str]:
    """Return what stands on the cover of a hand: while its owner is asked, or when he has ``lent`` the screen."""
    return tr("card.hand.cover", player=player), tr("card.hand.lent_help" if lent else "card.hand.cover_help")


def _set_shape(widget: QWidget, shape: QRegion) -> None:
    """Give a child widget a shape, in its own px; what lay under the part that it gives up is painted anew.

    Qt itself tells only the parent of that part, and a parent doesn't paint where an opaque child of its own lies: the
    old picture would stay there.
    """
    before = widget.mask() if not widget.mask().isEmpty() else QRegion(widget.rect())
    widget.setMask(shape)
    parent = widget.parentWidget()
    given_up = before.subtracted(shape).translated(widget.pos())
    if parent is None or given_up.isEmpty() or not widget.isVisible():
        return
    for other in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        under = given_up.intersected(other.geometry()).translated(-other.pos())
        if other is widget or other.isWindow() or under.isEmpty():
            continue
        painted = other.viewport() if isinstance(other, QAbstractScrollArea) else other
        painted.update(under)

"""Cards with a rule that the viewer draws: they come from the deck, lie side by side to be read, and fly into the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art.deck_cards import FULL_SIZE, DeckCard, deck_card_margin
from risk_desktop.ui.game.cards.decks.card_flight import CardFlight
from risk_desktop.ui.kit import raise_below_overlays
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

_COMES_MS, _GOES_MS = 800, 420
"""How long a card takes from the deck until it shows its face, and from there to the hand."""
_READ_MS, _MORE_MS = 1100, 500
"""How long one card lies still where nobody has to go on, and how much longer for each further one."""
_GAP = 10.0
"""Between two cards, and round them, px at 100 %."""


class DrawnCards(QWidget):
    """Lays cards on a screen until they are to go. Only faces that the person at the screen may see belong here.

    It takes the clicks on what lies beside the cards, too. Signals: ``clicked``, and ``gone`` when they are in the hand.
    """

    clicked = Signal()
    gone = Signal()

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._screen = screen
        self._flights: list[CardFlight] = []
        self._going = QTimer(self, singleShot=True)
        self._going.timeout.connect(self._end)
        self.hide()

    @property
    def cards(self) -> tuple[DeckCard, ...]:
        """The cards that show now, from left to right."""
        return tuple(each.card for each in self._flights if each.card is not None and each.isVisible())

    @property
    def places(self) -> tuple[QRect, ...]:
        """Where they lie, with their shadows, px of the screen."""
        return tuple(each.geometry() for each in self._flights if each.isVisible())

    def lay(self, cards: Sequence[DeckCard], origin: QPointF, room: QRect) -> int:
        """Let cards come from ``origin`` to the middle of ``room``, all of them whole; return how long to let them lie, ms."""
        self.stop()
        self.setGeometry(room)
        self.show()
        raise_below_overlays(self)
        self._flights += [CardFlight(self._screen) for _ in cards[len(self._flights) :]]
        width, count = _width(len(cards), room), len(cards)
        step = width + current_metrics().f(_GAP)
        for number, (flight, card) in enumerate(zip(self._flights, cards, strict=False)):
            aside = (number - (count - 1) / 2) * step
            flight.come(card, origin, QPointF(room.center()) + QPointF(aside, 0), MOTION.fade(_COMES_MS), width)
        return MOTION.fade(_COMES_MS + _READ_MS + _MORE_MS * (count - 1))

    def leave(self, goal: QPointF) -> None:
        """Let them fly to ``goal``; those that fly already are there."""
        if self._going.isActive():
            self._going.stop()
            self._end()
            return
        ms = MOTION.fade(_GOES_MS)
        for flight in self._flights:
            if flight.isVisible():
                flight.go(goal, ms)
        self._going.start(ms)

    def stop(self) -> None:
        """Take them away at once."""
        self._going.stop()
        self.hide()
        for flight in self._flights:
            flight.stop()

    def _end(self) -> None:
        self.stop()
        self.gone.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """They have been read."""
        self.clicked.emit()


def _width(count: int, room: QRect) -> float:
    """Return how wide cards are of which ``count`` lie whole in a room, side by side."""
    width, gap = current_metrics().f(FULL_SIZE[0]), current_metrics().f(_GAP)
    around = 2 * (deck_card_margin(width) + gap)
    beside = (room.width() - around - (count - 1) * gap) / count
    return min(width, beside, (room.height() - around) * FULL_SIZE[0] / FULL_SIZE[1])

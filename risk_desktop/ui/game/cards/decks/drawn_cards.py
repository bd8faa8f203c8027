"""Cards with a rule that the viewer draws: they come from the deck, turn over side by side to be read, and fade."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art.deck_cards import FULL_SIZE, DeckCard
from risk_desktop.ui.game.cards.decks.card_show import CardFlight
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

_READ_MS, _MORE_MS = 1900, 500
"""How long one card shows, and how much longer for each further one."""
_GAP = 10.0
"""Between two cards that have room, px at 100 %."""


class DrawnCards:
    """Lays cards on a screen for a moment. Only faces that the person at the screen may see belong here."""

    def __init__(self, screen: QWidget) -> None:
        self._screen = screen
        self._flights: list[CardFlight] = []

    @property
    def cards(self) -> tuple[DeckCard, ...]:
        """The cards that show now, from left to right."""
        return tuple(each.card for each in self._flights if each.card is not None and each.isVisible())

    def lay(self, cards: Sequence[DeckCard], origin: QPointF, room: QRect) -> int:
        """Let cards come from ``origin`` to the middle of ``room``; return how long they show, ms."""
        self._flights += [CardFlight(self._screen) for _ in cards[len(self._flights) :]]
        width, count = current_metrics().f(FULL_SIZE[0]), len(cards)
        step = min(width + current_metrics().f(_GAP), (room.width() - width) / max(1, count - 1))
        ms = MOTION.fade(_READ_MS + _MORE_MS * (count - 1))
        for number, (flight, card) in enumerate(zip(self._flights, cards, strict=False)):
            aside = (number - (count - 1) / 2) * step
            flight.fly(card, origin, QPointF(room.center()) + QPointF(aside, 0), ms)
        return ms

    def stop(self) -> None:
        """Take them away at once."""
        for flight in self._flights:
            flight.stop()

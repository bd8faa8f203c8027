"""Counts command cards in simulated games: which were bought, which were played, and who won with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from risk_desktop.editions.ad2210.cards.deck import card_specs, cards_in
from risk_desktop.editions.ad2210.units import COMMANDERS
from risk_desktop.editions.common.card_play import CommandCardPlayed
from risk_desktop.engine.events import CardDrawn

if TYPE_CHECKING:
    from risk_desktop.engine.game import Game, Record


class CardRow(Struct, frozen=True):
    """A kind of card in one game or many: copies ``bought`` (or won) and ``played``.

    ``owners``: players who had one at some time, ``wins``: those of them who won the game.
    """

    card: str
    bought: int
    played: int
    owners: int
    wins: int


class CardCounter:
    """Listens to one game."""

    def __init__(self) -> None:
        self._bought: Counter[str] = Counter()
        self._played: Counter[str] = Counter()
        self._owners: dict[str, set[int]] = {}

    def note(self, game: Game, record: Record) -> None:
        """Take note of what has happened after a choice; the events are left for others."""
        for event in game.events:
            if isinstance(event, CardDrawn) and event.deck in COMMANDERS:
                card = cards_in(event.deck)[event.card].id
                self._bought[card] += 1
                self._owners.setdefault(card, set()).add(event.player)
            elif isinstance(event, CommandCardPlayed):
                self._played[event.card] += 1

    def rows(self, winners: Sequence[int]) -> tuple[CardRow, ...]:
        """Return the counts of the game that ``winners`` (players) have won."""
        return tuple(
            CardRow(card, number, self._played[card], len(owners := self._owners[card]), len(owners & {*winners}))
            for card, number in self._bought.items()
        )


def card_table(rows: Iterable[CardRow]) -> list[dict[str, Any]]:
    """Return the JSON list of all kinds of cards in the order of the file, those that nobody had too."""
    total = {card: [0, 0, 0, 0] for card in card_specs()}
    for row in rows:
        for place, number in enumerate((row.bought, row.played, row.owners, row.wins)):
            total[row.card][place] += number
    return [
        {
            "card": card,
            "bought": bought,
            "played": played,
            "owners": owners,
            "wins": wins,
            "win_rate": round(wins / owners, 4) if owners else 0.0,
        }
        for card, (bought, played, owners, wins) in total.items()
    ]

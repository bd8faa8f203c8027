"""Counts cards with a rule in simulated games: which were bought, which were played, and who won with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from risk_desktop.editions.ad2210.cards.deck import card_specs, cards_in
from risk_desktop.editions.ad2210.units import COMMANDERS
from risk_desktop.editions.common.card_play import CommandCardPlayed
from risk_desktop.editions.common.miracles import MiraclePlayed, RelicGained
from risk_desktop.editions.godstorm.cards.deck import DECKS, cards_of, miracle_specs
from risk_desktop.engine.events import CardDrawn, Event

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


Decks = Mapping[str, Callable[[int], str]]
"""By name of a deck, what tells the kind of a card by its number."""


def decks_of() -> Decks:
    """Return the decks whose cards are counted."""

    def command(deck: str) -> Callable[[int], str]:
        return lambda number: cards_in(deck)[number].id

    def miracle(deck: str) -> Callable[[int], str]:
        return lambda number: cards_of(deck)[number].id

    return {**{deck: command(deck) for deck in COMMANDERS}, **{deck: miracle(deck) for deck in DECKS}}


class CardCounter:
    """Listens to one game."""

    def __init__(self) -> None:
        self._bought: Counter[str] = Counter()
        self._played: Counter[str] = Counter()
        self._owners: dict[str, set[int]] = {}
        self._decks = decks_of()

    def note(self, game: Game, record: Record) -> None:
        """Take note of what has happened after a choice; the events are left for others."""
        for event in game.events:
            if isinstance(event, CardDrawn) and event.deck in self._decks:
                self._gain(self._decks[event.deck](event.card), event.player)
            elif isinstance(event, RelicGained):
                self._gain(event.card, event.player)
                self._played[event.card] += 1
            elif played := played_card(event):
                self._played[played] += 1

    def _gain(self, card: str, player: int) -> None:
        """Take note of a new card in a hand, or in play."""
        self._bought[card] += 1
        self._owners.setdefault(card, set()).add(player)

    def rows(self, winners: Sequence[int]) -> tuple[CardRow, ...]:
        """Return the counts of the game that ``winners`` (players) have won."""
        return tuple(
            CardRow(card, number, self._played[card], len(owners := self._owners[card]), len(owners & {*winners}))
            for card, number in self._bought.items()
        )


def played_card(event: Event) -> str:
    """Return the card that is played in an event, "" if none is."""
    return event.card if isinstance(event, CommandCardPlayed | MiraclePlayed) else ""


def card_table(rows: Iterable[CardRow]) -> list[dict[str, Any]]:
    """Return the JSON list of all kinds of cards in the order of their files, of the sets of which somebody had one."""
    found = list(rows)
    had = {row.card for row in found}
    known = [card for cards in (card_specs(), miracle_specs()) if had & cards.keys() for card in cards]
    total = {card: [0, 0, 0, 0] for card in known or card_specs()}
    for row in found:
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

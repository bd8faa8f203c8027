"""Counts cards with a rule in simulated games: which were bought, which were played, and who won with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from risk_desktop.editions.ad2210.cards.deck import card_specs, cards_in
from risk_desktop.editions.ad2210.cards.waiting import influence_points, influences
from risk_desktop.editions.ad2210.units import COMMANDERS
from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.editions.godstorm.cards.deck import DECKS, cards_of, miracle_specs
from risk_desktop.editions.godstorm.cards.events import RelicGained
from risk_desktop.engine.events import CardDrawn

if TYPE_CHECKING:
    from risk_desktop.engine.game import Game, Record


class CardRow(Struct, frozen=True):
    """A kind of card in one game: copies ``bought`` (or won) and ``played``.

    ``owners``: players who had one at some time, ``wins``: those of them who won the game. ``users``: who played one, each
    by his place in the list of opponents; ``user_wins``: how many of them won.
    """

    card: str
    bought: int
    played: int
    owners: int
    wins: int
    users: tuple[int, ...] = ()
    user_wins: int = 0


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
    """Listens to one game; ``used``: by card, the players who have played it."""

    def __init__(self) -> None:
        self._bought: Counter[str] = Counter()
        self._played: Counter[str] = Counter()
        self._owners: dict[str, set[int]] = {}
        self.used: dict[str, set[int]] = {}
        self._decks = decks_of()

    def note(self, game: Game, record: Record) -> None:
        """Take note of what has happened after a choice; the events are left for others.

        Cards that bring points by themselves when the game is over count as played then.
        """
        for event in game.events:
            if isinstance(event, CardDrawn) and event.deck in self._decks:
                self._gain(self._decks[event.deck](event.card), event.player)
            elif isinstance(event, RelicGained):
                self._gain(event.card, event.player)
                self._use(event.card, event.player)
            elif isinstance(event, CardPlayed) and event.card:
                self._use(event.card, event.player)
        if game.state.outcome is not None and influence_points in game.rules.score:
            for player in range(game.state.players):
                for card, _ in influences(game.state, player):
                    self._use(card.id, player)

    def _gain(self, card: str, player: int) -> None:
        """Take note of a new card in a hand, or in play."""
        self._bought[card] += 1
        self._owners.setdefault(card, set()).add(player)

    def _use(self, card: str, player: int) -> None:
        """Take note of a card that is played."""
        self._played[card] += 1
        self.used.setdefault(card, set()).add(player)

    def rows(self, winners: Sequence[int], entries: Sequence[int] = ()) -> tuple[CardRow, ...]:
        """Return the counts of the game that ``winners`` (players) have won; ``entries``: by seat, the place in the list."""
        return tuple(self._row(card, {*winners}, entries) for card in self._bought)

    def _row(self, card: str, winners: set[int], entries: Sequence[int]) -> CardRow:
        owners, users = self._owners[card], self.used.get(card, set())
        places = tuple(sorted(entries[user] if entries else user for user in users))
        return CardRow(
            card,
            self._bought[card],
            self._played[card],
            len(owners),
            len(owners & winners),
            places,
            len(users & winners),
        )


def card_table(rows: Iterable[CardRow], rates: Sequence[float] = ()) -> list[dict[str, Any]]:
    """Return the JSON list of all kinds of cards in the order of their files, of the sets of which somebody had one.

    ``rates``: by place in the list of opponents, how often each of them wins with or without cards.
    """
    found: dict[str, list[CardRow]] = {}
    for row in rows:
        found.setdefault(row.card, []).append(row)
    return [{"card": card, **told(found.get(card, []), rates)} for card in in_file_order(found) or card_specs()]


def in_file_order(cards: Collection[str]) -> list[str]:
    """Return all kinds of the sets that ``cards`` are from, in the order of their files; none for none."""
    return [card for known in (card_specs(), miracle_specs()) if not known.keys().isdisjoint(cards) for card in known]


def told(rows: Sequence[CardRow], rates: Sequence[float]) -> dict[str, Any]:
    """Return the JSON of one kind of card: how often it was bought and played, and what became of its owners and users."""
    owners, wins = sum(row.owners for row in rows), sum(row.wins for row in rows)
    users = [user for row in rows for user in row.users]
    user_wins = sum(row.user_wins for row in rows)
    return {
        "bought": sum(row.bought for row in rows),
        "played": sum(row.played for row in rows),
        "owners": owners,
        "wins": wins,
        "win_rate": round(wins / owners, 4) if owners else 0.0,
        "users": len(users),
        "user_win_rate": round(user_wins / len(users), 4) if users else 0.0,
        "user_expected": round(sum(rates[user] for user in users) / len(users), 4) if users and rates else 0.0,
    }

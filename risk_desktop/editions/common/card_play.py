"""Cards with a rule on them, as several boxes have: at what one is aimed, how it is played, and what is told of it.

What is on the cards is an edition's own; the window gets it from the edition's ``CardCatalogue``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from math import comb
from typing import NamedTuple, Protocol, TypeVar

from msgspec import Struct

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import Dice, shuffle
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.state import GameState, Piece

CARD = "card"
"""Purpose of money that is paid for playing a card."""
TURN, ANSWER, END = "turn", "answer", "end"
"""Parts of the game: one's own turn, when somebody else does something, when points are counted."""
TERRITORY, PLAYER, COMMANDER = "territory", "player", "commander"


class Aim(Struct, frozen=True):
    """What a card can be aimed at: ``least`` to ``most`` of ``candidates``, all different, in ascending order.

    ``at`` says what they are: territories, players, or commanders as ``commander_number`` counts them. Without candidates
    the card is played just so. ``vain``: it may be played, but does nothing now.
    """

    candidates: tuple[int, ...] = ()
    least: int = 0
    most: int = 0
    at: str = TERRITORY
    vain: bool = False

    def accepts(self, targets: Sequence[int]) -> bool:
        """Tell whether these targets are legal."""
        known = set(self.candidates)
        ascending = all(a < b for a, b in pairwise(targets))
        return ascending and self.least <= len(targets) <= self.most and all(t in known for t in targets)

    def sample(self, dice: Dice) -> tuple[int, ...]:
        """Return legal targets at random."""
        count = self.least + dice.roll(self.most - self.least + 1) - 1
        mixed = list(self.candidates)
        shuffle(mixed, dice)
        return tuple(sorted(mixed[:count]))

    @property
    def count(self) -> int:
        """Number of ways to aim."""
        return sum(comb(len(self.candidates), k) for k in range(self.least, self.most + 1))

    def ways(self) -> Iterator[tuple[int, ...]]:
        """Yield all ways to aim; only for cards with few targets."""
        for count in range(self.least, self.most + 1):
            yield from combinations(sorted(self.candidates), count)


class Wording(NamedTuple):
    """A sentence: its translation ``key`` and the numbers in it."""

    key: str
    params: Mapping[str, int] = {}


class CardPlayed(Event, frozen=True):
    """``player`` played card ``number`` of ``deck``, its id is ``card``, at ``targets``."""

    player: int
    deck: str
    number: int
    card: str
    targets: tuple[int, ...]

    @property
    def aims(self) -> tuple[str, ...]:
        """What each of the targets is."""
        raise NotImplementedError

    @property
    def lands(self) -> tuple[int, ...]:
        """The territories among the targets."""
        return tuple(target for target, aim in zip(self.targets, self.aims, strict=False) if aim == TERRITORY)


class CardFacts(Protocol):
    """What a kind of card says: ``copies`` in its ``deck``, ``cost``, when (``timing``, a key) and what."""

    @property
    def id(self) -> str:
        """The id of the kind."""

    @property
    def deck(self) -> str:
        """The deck, named like the piece that opens it."""

    @property
    def copies(self) -> int:
        """How many there are."""

    @property
    def cost(self) -> int:
        """What it costs to play one."""

    @property
    def timing(self) -> str:
        """When it is played, as a key."""

    @property
    def part(self) -> str:
        """In which part of the game it is played: TURN, ANSWER or END."""

    @property
    def sign(self) -> str:
        """The key of its picture."""

    @property
    def title(self) -> Wording:
        """Its name."""

    @property
    def when(self) -> Wording:
        """The sentence that says when it may be played."""

    @property
    def what(self) -> Wording:
        """The sentences that tell what it does."""


SomeCard = TypeVar("SomeCard", bound=CardFacts)


def kinds_in_hand(
    state: GameState, seat: int, decks: Iterable[str], cards_in: Callable[[str], Sequence[SomeCard]]
) -> list[tuple[SomeCard, int]]:
    """Return the kinds of cards in a hand and how many there are of each, deck by deck; hidden cards are left out.

    ``cards_in``: the cards of a deck by number.
    """
    found: dict[str, tuple[SomeCard, int]] = {}
    for deck in decks:
        cards = cards_in(deck)
        for number in sorted(state.decks[deck].hands[seat]):
            if number >= 0:
                card = cards[number]
                found[card.id] = card, found.get(card.id, (card, 0))[1] + 1
    return list(found.values())


def kinds_unseen(state: GameState, deck: str, cards: Sequence[SomeCard]) -> list[tuple[SomeCard, int]]:
    """Return the kinds of cards of a deck that nobody could have seen in ``state``, and how many there are of each.

    ``cards``: those of the deck by number. For a player's view of a state that is what is printed less what he has seen:
    what was played or lies open, and his own hand. The rest is in the deck, or in other hands.
    """
    pile = state.decks[deck]
    piles = (pile.draw, pile.discard, pile.aside, *pile.hands)
    known = {number for each in piles for number in each if number >= 0}
    found: dict[str, tuple[SomeCard, int]] = {}
    for number, card in enumerate(cards[: sum(map(len, piles))]):
        if number not in known:
            found[card.id] = card, found.get(card.id, (card, 0))[1] + 1
    return list(found.values())


class CardCatalogue(Protocol):
    """All that can be asked about the cards of an edition."""

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks in the order in which they are shown."""

    def facts(self, card: str) -> CardFacts:
        """Return what a kind of card says, by its id."""

    def held(self, state: GameState, seat: int) -> list[tuple[CardFacts, int]]:
        """Return the kinds in a hand with their numbers, by deck; cards that ``state`` doesn't show are left out."""

    def unseen(self, state: GameState, deck: str) -> list[tuple[CardFacts, int]]:
        """Return the kinds of a deck with the numbers of those that ``state``, a player's view, doesn't show anywhere."""

    def why_not(self, game: Game, seat: int, card: str) -> Reason | None:
        """Return the first thing that is missing for a seat to play a card now, None if nothing is."""

    def piece_of(self, target: int) -> tuple[int, str]:
        """Return seat and kind of the piece that a target of a card stands for."""

    def open_cards(self, state: GameState, seat: int) -> list[CardFacts]:
        """Return the cards that lie open before a seat and work by themselves."""

    def waits(self, game: Game, seat: int) -> list[tuple[Wording, int]]:
        """Return which played cards of a seat still wait for what, as far as ``game`` shows it: name, territory (-1: no one)."""

    def card_at(self, deck: str, number: int) -> str:
        """Return the id of a card by its deck and number."""

    def at(self, card: str) -> tuple[str, ...]:
        """Return what the targets of a card are, one after the other; () where its aim says so."""

    def changes(self, game: Game, choice: Choice) -> dict[int, tuple[int, int]]:
        """Return the armies before and after a card is played, by territory that changes; empty if that isn't certain."""

    def thing_of(self, at: str, target: int) -> str:
        """Return the key of what a target of this kind stands for."""


def aimed_piece(catalogue: CardCatalogue, target: int, pieces: Sequence[Piece]) -> Piece | None:
    """Return the piece that a target stands for, None if it isn't on the board."""
    return next((piece for piece in pieces if (piece.player, piece.kind) == catalogue.piece_of(target)), None)

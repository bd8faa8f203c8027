"""The four decks of miracle cards, read from ``resources/cards/godstorm.yaml``: a row for each kind of card (G-16)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from risk_desktop.engine.rules import DeckSpec
from risk_desktop.engine.state import GameState
from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import resources_dir

from ...common.card_play import ANSWER, TURN, Wording

FILE = "godstorm.yaml"
WAR_DECK, SKY_DECK, DEATH_DECK, RELIC_DECK = "war", "sky", "death", "magic"
"""Names of the decks: each is opened by the god of that kind; the cards of the last one are relics."""
DECKS = (WAR_DECK, SKY_DECK, DEATH_DECK, RELIC_DECK)
HELD_DECKS = tuple(deck for deck in DECKS if deck != RELIC_DECK)
"""Decks whose cards are held in hand; relics lie open (G-56)."""
Timing = Literal["own_turn", "attacked", "relic"]
OWN_TURN, ATTACKED, RELIC = "own_turn", "attacked", "relic"


class MiracleSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card: ``copies`` in its ``deck``, ``cost`` in faith on playing, ``timing``: when it may be played.

    ``home``: id of the territory that brings a point at the end to who has both (G-119); "" for none. ``effect``: the row
    that ``catalogue.effect_of`` reads; a relic has none.
    """

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
    deck: Literal["war", "sky", "death", "magic"]
    copies: Annotated[int, Meta(ge=1, le=20)]
    cost: Annotated[int, Meta(ge=0, le=9)]
    timing: Timing
    home: str = ""
    effect: dict[str, int | str] | None = None

    @property
    def part(self) -> str:
        """Return in which part of the game it is played."""
        return ANSWER if self.timing == ATTACKED else TURN

    @property
    def sign(self) -> str:
        """Return the key of its picture: what it does; a relic has one of its own."""
        return self.id if self.effect is None else str(self.effect["kind"])

    @property
    def title(self) -> Wording:
        """Return its name."""
        return Wording(f"deck_card.{self.id}.title")

    @property
    def when(self) -> Wording:
        """Return the sentence that says when it may be played."""
        return Wording(f"deck_card.when.{self.timing}")

    @property
    def what(self) -> Wording:
        """Return the sentences that tell what it does, with the numbers of its effect."""
        numbers = {name: value for name, value in (self.effect or {}).items() if isinstance(value, int)}
        return Wording(f"deck_card.{self.id}.what", numbers)


class MiracleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of miracle cards."""

    format: Literal[1]
    cards: Annotated[tuple[MiracleSpec, ...], Meta(min_length=1, max_length=100)]


@cache
def miracle_specs() -> dict[str, MiracleSpec]:
    """Return all kinds of cards by their ids, in the order of the file."""
    text = (resources_dir() / "cards" / FILE).read_text("utf-8")
    cards = msgspec.convert(read_yaml(text), MiracleFile).cards
    return {card.id: card for card in cards}


@cache
def cards_of(deck: str) -> tuple[MiracleSpec, ...]:
    """Return the cards of a deck by number: the copies of a kind follow each other."""
    return tuple(card for card in miracle_specs().values() if card.deck == deck for _ in range(card.copies))


def miracle_deck(deck: str) -> DeckSpec:
    """Return a miracle deck as the rules know it; relics lie in front of their owners, for all to see (G-56)."""
    return DeckSpec(deck, lambda board: len(cards_of(deck)), public_hands=deck == RELIC_DECK)


MIRACLE_DECKS = tuple(miracle_deck(deck) for deck in DECKS)


def hand_size(state: GameState, player: int) -> int:
    """Return how many cards ``player`` has in hand; relics aren't (G-56)."""
    return sum(len(state.decks[deck].hands[player]) for deck in HELD_DECKS)

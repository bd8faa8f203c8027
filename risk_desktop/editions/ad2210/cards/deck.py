"""The five decks of command cards, read from ``resources/cards/ad2210.yaml``: a row for each kind of card.

Behind them come the cards of a person's own (``own.py``): their numbers are in a deck only where a game plays with them.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from risk_desktop.engine.rules import DeckSpec
from risk_desktop.engine.state import GameState
from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import resources_dir, user_cards_dir

from ...common.card_play import kinds_in_hand
from ...edition import OwnCardsError
from ..units import COMMANDERS
from .own import read_own_cards
from .spec import CardSpec

FILE = "ad2210.yaml"


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of command cards."""

    format: Literal[1]
    cards: Annotated[tuple[CardSpec, ...], Meta(min_length=1, max_length=100)]


@cache
def printed_specs() -> dict[str, CardSpec]:
    """Return all printed kinds of cards by their ids, in the order of the file."""
    text = (resources_dir() / "cards" / FILE).read_text("utf-8")
    cards = msgspec.convert(read_yaml(text), CardFile).cards
    return {card.id: card for card in cards}


@cache
def card_specs() -> dict[str, CardSpec]:
    """Return all kinds of cards by their ids, those of the person's own last; none of these if his file can't be used."""
    try:
        own = _own()
    except OwnCardsError:
        own = ()
    return {**printed_specs(), **{card.id: card for card in own}}


def check_own_cards() -> None:
    """Read the cards of the person's own anew, as each game that starts with them does; OwnCardsError if none can be used.

    Between two such readings the decks stay as they are, whatever becomes of the file.
    """
    card_specs.cache_clear()
    cards_in.cache_clear()
    _own()


def _own() -> tuple[CardSpec, ...]:
    return read_own_cards(user_cards_dir() / FILE, printed_specs())


@cache
def cards_in(deck: str) -> tuple[CardSpec, ...]:
    """Return the cards of a deck by number: the copies of a kind follow each other, the person's own come last."""
    return tuple(card for card in card_specs().values() if card.deck == deck for _ in range(card.copies))


def cards_of(state: GameState, deck: str) -> tuple[CardSpec, ...]:
    """Return the cards of a deck by number as far as they are in this game."""
    pile = state.decks[deck]
    return cards_in(deck)[: len(pile.draw) + len(pile.discard) + sum(map(len, pile.hands))]


def _printed_in(deck: str) -> int:
    return sum(card.copies for card in printed_specs().values() if card.deck == deck)


def _deck_spec(deck: str, *, own: bool) -> DeckSpec:
    """Return a deck of command cards as the rules know it, with the person's ``own`` cards or without."""
    return DeckSpec(deck, lambda board: len(cards_in(deck)) if own else _printed_in(deck))


COMMAND_DECKS = tuple(_deck_spec(deck, own=False) for deck in COMMANDERS)
OWN_DECKS = tuple(_deck_spec(deck, own=True) for deck in COMMANDERS)


def hand_kinds(state: GameState, player: int) -> list[CardSpec]:
    """Return the kinds of cards in the hand of ``player``, each once; cards that the viewer doesn't know are left out."""
    return [card for card, _ in kinds_in_hand(state, player, COMMANDERS, cards_in)]


def hand_number(state: GameState, player: int, card: CardSpec) -> int:
    """Return the lowest number of a card of this kind in the hand of ``player``, who holds one."""
    cards = cards_in(card.deck)
    return min(n for n in state.decks[card.deck].hands[player] if n >= 0 and cards[n].id == card.id)


def in_the_game(state: GameState, card: CardSpec) -> bool:
    """Tell whether a copy of ``card`` is in this game and hasn't been played yet, as everybody can see."""
    cards = cards_of(state, card.deck)
    return card in cards and sum(cards[n].id == card.id for n in state.decks[card.deck].discard) < card.copies

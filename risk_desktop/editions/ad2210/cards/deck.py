"""The five decks of command cards, read from ``resources/cards/ad2210.yaml``: a row for each kind of card."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from risk_desktop.engine.rules import DeckSpec
from risk_desktop.engine.state import GameState
from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import resources_dir

from ...common.card_play import Wording
from ..units import COMMANDERS
from .answers import CeaseFire, DeathTrap, Evacuation
from .armageddon import Armageddon
from .closing import ColonyInfluence, Redeployment
from .decoys import DecoysRevealed
from .diplomacy import EnergyCrisis, FrequencyJam, ModReduction
from .draws import EnergyExtraction, HiddenEnergy, InvadeEarth, ScoutForces
from .mods import AssembleMods, Reinforcements, StealthMods
from .stations import StealthStation, TerritorialStation
from .strikes import AssassinBomb, RocketStrike, ScatterBomb, ZoneStrike

AnyEffect = (
    AssembleMods
    | Reinforcements
    | StealthMods
    | DeathTrap
    | Evacuation
    | CeaseFire
    | TerritorialStation
    | StealthStation
    | ScoutForces
    | InvadeEarth
    | HiddenEnergy
    | EnergyExtraction
    | EnergyCrisis
    | FrequencyJam
    | ModReduction
    | DecoysRevealed
    | RocketStrike
    | ScatterBomb
    | ZoneStrike
    | AssassinBomb
    | Armageddon
    | Redeployment
    | ColonyInfluence
)
"""All effects; one that isn't here can't stand in the file."""

FILE = "ad2210.yaml"
Deck = Literal["land", "diplomat", "naval", "space", "nuclear"]
Timing = Literal["before_first_invasion", "invaded_you", "invaded_any", "end_of_turn", "end_of_game"]
BEFORE_INVASION, INVADED_YOU, INVADED_ANY, END_OF_TURN, END_OF_GAME = (
    "before_first_invasion",
    "invaded_you",
    "invaded_any",
    "end_of_turn",
    "end_of_game",
)
REACTIONS = (INVADED_YOU, INVADED_ANY)


class CardSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card: ``copies`` in its ``deck``, ``cost`` in energy on playing.

    ``timing``: when it may be played; the two that answer an invasion do so only on ``terrain``, where one is given.
    """

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
    deck: Deck
    copies: Annotated[int, Meta(ge=1, le=20)]
    cost: Annotated[int, Meta(ge=0, le=9)]
    timing: Timing
    effect: AnyEffect
    terrain: Literal["", "land", "water", "moon"] = ""

    @property
    def sign(self) -> str:
        """Return the key of its picture: what it does."""
        return self.effect.kind

    @property
    def title(self) -> Wording:
        """Return its name; cards of several decks may share one."""
        return Wording(f"command_card.{self.id.removeprefix(self.deck + '_')}.title")

    @property
    def when(self) -> Wording:
        """Return the sentence that says when it may be played."""
        return Wording(f"command_card.when.{self.timing}.{self.terrain or 'anywhere'}")

    @property
    def what(self) -> Wording:
        """Return the sentences that tell what it does."""
        return self.effect.wording()


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of command cards."""

    format: Literal[1]
    cards: Annotated[tuple[CardSpec, ...], Meta(min_length=1, max_length=100)]


@cache
def card_specs() -> dict[str, CardSpec]:
    """Return all kinds of cards by their ids, in the order of the file."""
    text = (resources_dir() / "cards" / FILE).read_text("utf-8")
    cards = msgspec.convert(read_yaml(text), CardFile).cards
    return {card.id: card for card in cards}


@cache
def cards_in(deck: str) -> tuple[CardSpec, ...]:
    """Return the cards of a deck by number: the copies of a kind follow each other."""
    return tuple(card for card in card_specs().values() if card.deck == deck for _ in range(card.copies))


def deck_spec(deck: str) -> DeckSpec:
    """Return a deck of command cards as the rules know it."""
    return DeckSpec(deck, lambda board: len(cards_in(deck)))


COMMAND_DECKS = tuple(deck_spec(deck) for deck in COMMANDERS)


def hand_kinds(state: GameState, player: int) -> list[CardSpec]:
    """Return the kinds of cards in the hand of ``player``, each once; cards that the viewer doesn't know are left out."""
    found: dict[str, CardSpec] = {}
    for deck in COMMANDERS:
        cards = cards_in(deck)
        for number in sorted(state.decks[deck].hands[player]):
            if number >= 0:
                found[cards[number].id] = cards[number]
    return list(found.values())


def hand_number(state: GameState, player: int, card: CardSpec) -> int:
    """Return the lowest number of a card of this kind in the hand of ``player``, who holds one."""
    cards = cards_in(card.deck)
    return min(n for n in state.decks[card.deck].hands[player] if n >= 0 and cards[n].id == card.id)


def in_the_game(state: GameState, card: CardSpec) -> bool:
    """Tell whether a copy of ``card`` hasn't been played yet, as everybody can see."""
    cards = cards_in(card.deck)
    return sum(cards[n].id == card.id for n in state.decks[card.deck].discard) < card.copies

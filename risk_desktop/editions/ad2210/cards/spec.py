"""What a row of a file of command cards holds: deck, copies, cost, timing, effect."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...common.card_play import ANSWER, END, TURN, Wording
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
    def part(self) -> str:
        """Return in which part of the game it is played."""
        return ANSWER if self.timing in REACTIONS else END if self.timing == END_OF_GAME else TURN

    @property
    def sign(self) -> str:
        """Return the key of its picture: what it does."""
        return self.effect.kind

    @property
    def title(self) -> Wording:
        """Return its name; cards of several decks may share one."""
        return Wording(f"deck_card.{self.id.removeprefix(self.deck + '_')}.title")

    @property
    def when(self) -> Wording:
        """Return the sentence that says when it may be played."""
        return Wording(f"deck_card.when.{self.timing}.{self.terrain or 'anywhere'}")

    @property
    def what(self) -> Wording:
        """Return the sentences that tell what it does."""
        return self.effect.wording()

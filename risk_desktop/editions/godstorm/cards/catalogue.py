"""All effects of miracle cards, and which card has which."""

from __future__ import annotations

from functools import cache

import msgspec

from .answers import (
    BecomeWarriors,
    EnemiesConvert,
    FireSears,
    FogLifts,
    IdolFalse,
    LavaErupts,
    Plowshares,
    SacredGround,
    TurnMeek,
    WorkersAmass,
)
from .blessings import (
    ChampionsArise,
    DeadWalk,
    EaglesTakeWing,
    EmpireBorn,
    FaithDelivers,
    FaithfulGather,
    HeroesBorn,
    PrayersAnswered,
    StrengthOfFaith,
    TimeStandsStill,
)
from .curses import (
    AtlantisSinks,
    ContinentSuffers,
    DeathsDoor,
    FireRains,
    GodsForsake,
    LandPurged,
    MightyFallen,
    ParadiseLost,
    Ragnarok,
    StormsRage,
    SunGrowsCold,
    WatersBoil,
    YoungGrowOld,
)
from .deck import miracle_specs
from .effect import MiracleEffect
from .intrigues import (
    CropsWither,
    DiamondsToRust,
    OnlyAsh,
    ShrinePlundered,
    SirenCalls,
    TempleFalls,
    TrojanHorse,
    VisionsReal,
)

AnyMiracle = (
    VisionsReal
    | EaglesTakeWing
    | FaithDelivers
    | SirenCalls
    | PrayersAnswered
    | FaithfulGather
    | EmpireBorn
    | HeroesBorn
    | StrengthOfFaith
    | SunGrowsCold
    | StormsRage
    | ChampionsArise
    | TimeStandsStill
    | LandPurged
    | TempleFalls
    | ShrinePlundered
    | OnlyAsh
    | CropsWither
    | DeadWalk
    | Ragnarok
    | YoungGrowOld
    | DeathsDoor
    | ContinentSuffers
    | AtlantisSinks
    | MightyFallen
    | DiamondsToRust
    | FireRains
    | GodsForsake
    | ParadiseLost
    | TrojanHorse
    | WatersBoil
    | EnemiesConvert
    | IdolFalse
    | FogLifts
    | TurnMeek
    | FireSears
    | Plowshares
    | WorkersAmass
    | BecomeWarriors
    | LavaErupts
    | SacredGround
)
"""All effects; one that isn't here can't stand in the file."""


@cache
def effect_of(card: str) -> MiracleEffect:
    """Return what the card with this id does; KeyError for a relic, which is never played."""
    row = miracle_specs()[card].effect
    if row is None:
        raise KeyError(card)
    effect: MiracleEffect = msgspec.convert(row, AnyMiracle)
    return effect

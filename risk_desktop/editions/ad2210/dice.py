"""Who rolls eight-sided dice, and where: commanders on land, at sea and on the Moon, and what defends a station."""

from __future__ import annotations

import msgspec

from risk_desktop.engine.combat import Clash, DiceReasons, DieReason, Modifier
from risk_desktop.engine.pools import D8, Pool, RollSpec
from risk_desktop.engine.rules import Module, Rules
from risk_desktop.engine.state import GameState

from .terrain import LAND, MOON, WATER, terrain_of
from .units import LAND_COMMANDER, NAVAL, NUCLEAR, SPACE, STATION, has_station, leaders_in

FIELDS = {LAND_COMMANDER: LAND, NAVAL: WATER, SPACE: MOON}
"""Terrain that an attack must come from or go to, so that the commander rolls an eight-sided die (AD-J-4)."""


def fighting_leaders(rules: Rules, state: GameState, origin: int, target: int) -> tuple[str, ...]:
    """Return the commanders in ``origin`` who roll eight-sided dice against ``target`` (AD-J-4, AD-J-5)."""
    fields = (terrain_of(rules.board, origin), terrain_of(rules.board, target))
    return tuple(
        kind for kind in leaders_in(state, origin) if kind == NUCLEAR or (kind in FIELDS and FIELDS[kind] in fields)
    )


class EightSided(Modifier):
    """Commanders and stations exchange six-sided dice for eight-sided ones (AD-J-4 to AD-J-6)."""

    def pools(self, rules: Rules, state: GameState, clash: Clash, spec: RollSpec) -> RollSpec:
        """Exchange one die for each leading commander, and for each defending one; a station all of the defence."""
        leaders = clash.leaders
        if leaders is None:
            leaders = fighting_leaders(rules, state, clash.origin, clash.target)
        count = clash.defence if has_station(state, clash.target) else len(leaders_in(state, clash.target))
        return RollSpec(with_eights(spec.attack, len(leaders)), with_eights(spec.defence, count), spec.ties)

    def reasons(self, rules: Rules, state: GameState, clash: Clash) -> DiceReasons:
        """Name the commanders and what they are good for, and the station of the defence."""
        leaders = clash.leaders
        if leaders is None:
            leaders = fighting_leaders(rules, state, clash.origin, clash.target)
        there = terrain_of(rules.board, clash.target)
        ours = tuple(DieReason(kind, _why(kind, there)) for kind in leaders)
        if has_station(state, clash.target):
            return ours, (DieReason(STATION, "all"),) * clash.defence
        return ours, tuple(DieReason(kind, "defends") for kind in leaders_in(state, clash.target))


def _why(kind: str, target: str) -> str:
    """Return when a commander rolls his die: always, or because of the terrain of the target or of the origin."""
    if kind == NUCLEAR:
        return "always"
    field = FIELDS[kind]
    return f"{field}.target" if field == target else f"{field}.origin"


def with_eights(pool: Pool, count: int) -> Pool:
    """Return ``pool`` with up to ``count`` of its dice exchanged."""
    count = min(count, len(pool.dice))
    return msgspec.structs.replace(pool, dice=(D8,) * count + pool.dice[count:]) if count else pool


EIGHT_SIDED = Module(id="eight_sided", needs=("units",), combat=(EightSided(),))

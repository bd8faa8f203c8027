"""What comes of an invasion: god wars first, then battles of armies, with exact odds and the gods who are left for them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from risk_desktop.editions.godstorm.god_war import EXPENDABLE, god_war_odds, war_ties
from risk_desktop.editions.godstorm.gods import gods_in
from risk_desktop.editions.godstorm.powers import shelter
from risk_desktop.editions.godstorm.survey import NO_ONES, god_bit, powers_of
from risk_desktop.engine.odds import WinTable, win_table
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState


class Outlook(NamedTuple):
    """What is expected of an invasion that goes on to the end.

    ``taken``: the chance to take the land; ``left``: armies left to the attacker; ``won``, ``lost``: gods whom he banishes
    and loses in god wars.
    """

    taken: float
    left: float
    won: float = 0.0
    lost: float = 0.0


def outlook(rules: Rules, state: GameState, origin: int, target: int, gods: tuple[str, ...]) -> Outlook:
    """Return what comes of an invasion in which these ``gods`` of ``origin`` take part."""
    foes = len(gods_in(state, target))
    spare, defenders = max(0, state.armies[origin] - 1), state.armies[target]
    shield = NO_ONES if shelter(state, target) else 0
    chance = war_chance(rules, state, origin, target, gods) if gods and foes else 0.0

    def fought(able: tuple[str, ...], others: int) -> Outlook:
        if not able or not others:
            table = battle_table(rules, able, shield)
            return Outlook(table.win(spare, defenders), table.expected_left(spare, defenders))
        champion = next(kind for kind in EXPENDABLE if kind in able)
        won, lost = fought(able, others - 1), fought(tuple(k for k in able if k != champion), others)
        return Outlook(
            chance * won.taken + (1 - chance) * lost.taken,
            chance * won.left + (1 - chance) * lost.left,
            chance * (won.won + 1) + (1 - chance) * lost.won,
            chance * won.lost + (1 - chance) * (lost.lost + 1),
        )

    return fought(gods, foes)


def war_chance(rules: Rules, state: GameState, origin: int, target: int, gods: tuple[str, ...]) -> float:
    """Return the chance to win one round of the god war with these gods."""
    return god_war_odds(rules, state, origin, target, gods).win(war_ties(gods))


def battle_table(rules: Rules, gods: tuple[str, ...], shield: int) -> WinTable:
    """Return the odds of a battle of armies with these gods on the attacker's side."""
    return table_of(rules, sum(god_bit(kind) for kind in gods), shield)


@lru_cache(maxsize=64)
def table_of(rules: Rules, gods: int, shield: int) -> WinTable:
    """Return the odds with these gods (a bit each) against a shield."""
    return win_table(powers_of(rules.combat_dice, gods, shield))

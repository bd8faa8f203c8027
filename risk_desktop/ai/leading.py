"""The odds of battles in which somebody leads: dice with eight sides, or what the rule set makes of leaders and shields."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache

from msgspec.structs import replace

from risk_desktop.engine.appraisal import Leading
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.odds import WinTable, win_table

MOST_EIGHTS = (3, 2)
"""Eight-sided dice of an attack, and of a defence."""


def led_odds(leading: Leading | None, rule: CombatDice, leaders: int, shield: int) -> WinTable:
    """Return the odds of an attack by these ``leaders`` (a bit each) against a ``shield``."""
    if leading is None:
        return eight_sided(rule, leaders.bit_count(), shield)
    return powerful(leading.dice, rule, leaders, shield)


def shield_of(leading: Leading | None, territory: int, leaders: int, stations: Collection[int]) -> int:
    """Return the shield of a territory in which these ``leaders`` stand; without a rule: how many dice have eight sides."""
    if leading is not None:
        return leading.shield(territory, leaders)
    return MOST_EIGHTS[1] if territory in stations else min(MOST_EIGHTS[1], leaders.bit_count())


@lru_cache(maxsize=64)
def eight_sided(rule: CombatDice, attack: int, defence: int) -> WinTable:
    """Return the odds with these numbers of eight-sided dice on each side; more than can be rolled count as all."""
    attack, defence = min(MOST_EIGHTS[0], attack), min(MOST_EIGHTS[1], defence)
    if not attack and not defence:
        return win_table(rule)
    return win_table(replace(rule, attack_sides=(8,) * attack, defence_sides=(8,) * defence))


@lru_cache(maxsize=256)
def powerful(
    dice: Callable[[CombatDice, int, int], CombatDice], rule: CombatDice, leaders: int, shield: int
) -> WinTable:
    """Return the odds with the dice that ``leaders`` and a ``shield`` make of a rule."""
    return win_table(dice(rule, leaders, shield))

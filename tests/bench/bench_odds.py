"""Prints how long exact odds take, beside the budget; run it by hand: python -m tests.bench.bench_odds.

Every rule starts from empty tables, so that the first figure of a line is a true first call.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter

from risk_desktop.engine.answers import answer_table
from risk_desktop.engine.combat_dice import CLASSIC_DICE, CombatDice
from risk_desktop.engine.odds import FightTable, WinTable
from risk_desktop.engine.pools import Die, Pool
from risk_desktop.engine.roll_odds import _top_dice, _totals, answer_losses, round_losses, total_odds
from tests.bench.figures import Figure, show

FIRST_BUDGET_MS = 50.0
NEXT_BUDGET_MS = 1.0
RULES = {
    "classic, 3 d6 against 2 d6": CLASSIC_DICE,
    "three dice a side": CombatDice(max_defence=3),
    "d8 and d6 mixed": CombatDice(attack_sides=(8, 8), defence_sides=(8,)),
    "3 d8 against 3 d8, ones again": CombatDice(
        max_defence=3, attack_sides=(8,) * 3, defence_sides=(8,) * 3, attack_rerolls=True, defence_rerolls=True
    ),
    "the defender answers with up to three dice": CombatDice(max_defence=3, answers=True),
    "ones again until none is left": CombatDice(attack_no_ones=True, defence_no_ones=True, ties="attacker"),
}
WAR_DICE = 6
"""The most dice of a side in a god war: three, one of the God of the Sky, one of each altar."""


def milliseconds(work: Callable[[], object]) -> float:
    """Return how long one call takes."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


def measured(label: str, rule: CombatDice) -> list[Figure]:
    """Return the figures of one rule."""
    for known in (round_losses, answer_losses, answer_table):
        known.cache_clear()
    _top_dice.cache_clear()
    table = FightTable(rule)
    first = milliseconds(lambda: table.odds(60, 60))
    again = milliseconds(lambda: table.odds(60, 60))
    table.odds(59, 60)
    other = max(milliseconds(lambda n=n: table.odds(60, 60, n)) for n in range(1, 6))
    answer_table.cache_clear()
    wins = WinTable(rule)
    grown = milliseconds(lambda: wins.win(60, 60))
    largest = milliseconds(lambda: wins.win(400, 400))
    lookup = milliseconds(lambda: [wins.win(a, 40) for a in range(1, 401)]) / 400
    return [
        Figure(f"odds, {label}: 60 v 60, first call", first, "ms", FIRST_BUDGET_MS),
        Figure(f"odds, {label}: the same again", again, "ms", NEXT_BUDGET_MS),
        Figure(f"odds, {label}: another stop, slowest of 5", other, "ms", NEXT_BUDGET_MS),
        Figure(f"odds, {label}: win table grown to 64 x 64", grown, "ms", FIRST_BUDGET_MS),
        Figure(f"odds, {label}: win table grown to 400 x 400", largest, "ms"),
        Figure(f"odds, {label}: one look-up", lookup, "ms"),
    ]


def god_war() -> list[Figure]:
    """Return the figures of the largest god war, ones being rolled again until none is left."""
    _totals.cache_clear()
    ours, theirs = (Pool((Die(6),) * WAR_DICE, no_ones=again) for again in (True, False))
    first = milliseconds(lambda: total_odds(ours, theirs, 5))
    again = milliseconds(lambda: total_odds(ours, theirs, 4))
    label = f"odds, god war, {WAR_DICE} dice each"
    return [
        Figure(f"{label}: first call", first, "ms", FIRST_BUDGET_MS),
        Figure(f"{label}: other armies", again, "ms", NEXT_BUDGET_MS),
    ]


def figures() -> list[Figure]:
    """Return the figures of all rules."""
    return [figure for label, rule in RULES.items() for figure in measured(label, rule)] + god_war()


if __name__ == "__main__":
    sys.exit(show(figures()))

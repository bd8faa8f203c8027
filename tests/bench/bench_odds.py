"""Prints how long exact odds take, beside the budget; run it by hand: ``python tests/bench/bench_odds.py``.

Every rule starts from empty tables, so that the first figure of a line is a true first call.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from risk_desktop.engine.combat_dice import CLASSIC_DICE, CombatDice
from risk_desktop.engine.odds import FightTable, WinTable, _top_dice, round_losses

FIRST_BUDGET_MS = 50.0
NEXT_BUDGET_MS = 1.0
RULES = {
    "classic, 3 d6 against 2 d6": CLASSIC_DICE,
    "three dice a side": CombatDice(max_defence=3),
    "d8 and d6 mixed": CombatDice(attack_sides=(8, 8), defence_sides=(8,)),
    "3 d8 against 3 d8, ones again": CombatDice(
        max_defence=3, attack_sides=(8,) * 3, defence_sides=(8,) * 3, attack_rerolls=True, defence_rerolls=True
    ),
}


def milliseconds(work: Callable[[], object]) -> float:
    """Return how long one call takes."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


def report(label: str, rule: CombatDice) -> None:
    """Print the figures of one rule."""
    round_losses.cache_clear()
    _top_dice.cache_clear()
    table, wins = FightTable(rule), WinTable(rule)
    first = milliseconds(lambda: table.odds(60, 60))
    again = milliseconds(lambda: table.odds(60, 60))
    table.odds(59, 60)
    other = max(milliseconds(lambda n=n: table.odds(60, 60, n)) for n in range(1, 6))
    grown = milliseconds(lambda: wins.win(60, 60))
    largest = milliseconds(lambda: wins.win(400, 400))
    lookup = milliseconds(lambda: [wins.win(a, 40) for a in range(1, 401)]) / 400
    print(f"{label}")
    print(f"  fight 60 v 60, first call      {first:8.2f} ms   budget {FIRST_BUDGET_MS:g}")
    print(f"  the same again                 {again:8.4f} ms   budget {NEXT_BUDGET_MS:g}")
    print(f"  60 v 60 with another stop      {other:8.2f} ms   slowest of 5; budget {NEXT_BUDGET_MS:g}")
    print(f"  win table grown to 64 x 64     {grown:8.2f} ms   budget {FIRST_BUDGET_MS:g}")
    print(f"  win table grown to 400 x 400   {largest:8.2f} ms   once in a program's life")
    print(f"  one look-up                    {lookup:8.4f} ms")


def main() -> None:
    """Print the figures of all rules."""
    for label, rule in RULES.items():
        report(label, rule)


if __name__ == "__main__":
    main()

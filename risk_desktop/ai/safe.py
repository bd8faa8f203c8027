"""The answer that is always legal and never silly: played for an opponent that crashed, cheated, or came late."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.common.battle import Battle, best_defence
from risk_desktop.engine.choices import Choice, DefendWith, Pass, Place
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.options import Allocation, Amounts, Choices
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View


def safe_choice(decision: Decision, seen: View) -> Choice:
    """Return a legal answer at once: armies to a pressed border, no attack (or one roll), best defence, least move."""
    options = decision.options
    if isinstance(options, Allocation):
        side = seen.rules.side_of(decision.player)
        target = most_pressed(seen.state, seen.rules.board.neighbours, options.territories, side)
        return Place(((target, options.total),))
    if isinstance(options, Amounts):
        return options.of(sensible_amount(options, decision, seen))
    if Pass() in options:
        return Pass()
    if isinstance(options, Choices):
        return options.items[0]
    return options.safe or options.sample(SeededDice(seen.state.round))


def sensible_amount(options: Amounts, decision: Decision, seen: View) -> int:
    """Return the least, or in defence all dice, or what answers best the roll that lies on the table."""
    if options.make is not DefendWith:
        return options.lo
    if isinstance(decision.step, Battle):
        return min(options.hi, best_defence(seen.rules, seen.state, decision.step))
    return options.hi


def most_pressed(
    state: GameState, neighbours: tuple[tuple[int, ...], ...], territories: Sequence[int], side: Sequence[int]
) -> int:
    """Return the one of ``territories`` whose neighbours, without those of ``side``, outnumber it most."""

    def pressure(territory: int) -> tuple[int, int]:
        near = sum(state.armies[n] for n in neighbours[territory] if state.owner[n] not in (*side, -1))
        return (near - state.armies[territory] if near else -1000, -territory)

    return max(territories, key=pressure)

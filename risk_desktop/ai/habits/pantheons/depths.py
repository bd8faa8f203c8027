"""The Underworld: the dead march out, and take crypts and altars."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import Enter
from risk_desktop.editions.godstorm.descent import UpTo
from risk_desktop.editions.godstorm.realms import ALTAR, CRYPT, GATE
from risk_desktop.editions.godstorm.underworld import Marches, OccupyField, strength
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Blitz, Choice, Pass, Place
from risk_desktop.engine.odds import win_table
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...mind import Habits, Mind

PRIZE = {CRYPT: 3.0, ALTAR: 2.0, GATE: 0.3}
"""What a field is worth by what it is marked with."""
LEAST_CHANCE = 0.5
"""The least chance with which a field is attacked."""


def prize(board: Board, field: int) -> float:
    """Return what a field is worth."""
    return sum(worth for tag, worth in PRIZE.items() if tag in board.territories[field].tags)


def leave_afterlife(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Let all march out, to the field with the most to take nearby."""
    options = decision.options
    assert isinstance(options, UpTo)
    board, owner = seen.rules.board, seen.state.owner

    def promise(field: int) -> float:
        near = sum(prize(board, n) for n in board.neighbours[field] if owner[n] != seen.player)
        return near + 0.5 * prize(board, field)

    goal = max(options.territories, key=lambda t: (promise(t), -t))
    return Place(((goal, options.total),))


def underworld(mind: Mind, seen: View, decision: Decision) -> Choice:
    """March to where most is to be had for the losses, or stop."""
    options = decision.options
    assert isinstance(options, Marches)
    state, board = seen.state, seen.rules.board
    table = win_table(seen.rules.combat_dice)

    def gain(origin: int, target: int) -> float:
        spare, foes = strength(state, seen.player, origin), state.armies[target]
        chance = table.win(spare, foes) if foes else 1.0
        if chance < LEAST_CHANCE:
            return -1.0
        ahead = max((prize(board, n) for n in board.neighbours[target] if state.owner[n] != seen.player), default=0.0)
        return chance * (prize(board, target) + 0.3 * ahead) - 0.05 * foes

    edges = list(options.edges())
    best = max(edges, key=lambda edge: (gain(*edge), edge))
    if gain(*best) <= 0:
        return Pass()
    origin, target = best
    if not state.armies[target]:
        return Enter(origin, target)
    spare = strength(state, seen.player, origin)
    return Blitz(origin, target, max(int(origin >= 0), spare // 2))


def occupy(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Go on with all where there is something ahead, else leave most with the prize."""
    options, step = decision.options, decision.step
    assert isinstance(options, Amounts) and isinstance(step, OccupyField)
    board, owner = seen.rules.board, seen.state.owner
    ahead = any(prize(board, n) > 0 for n in board.neighbours[step.target] if owner[n] != seen.player)
    behind = prize(board, step.origin) if step.origin >= 0 else 0.0
    return options.of(options.hi if ahead or behind < prize(board, step.target) else options.lo)


DEPTHS: Habits = {"leave_afterlife": leave_afterlife, "underworld": underworld, ("occupy", OccupyField): occupy}

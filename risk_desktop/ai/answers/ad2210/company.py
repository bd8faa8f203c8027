"""Which commanders go along when units move: they stay with the larger part, which protects them and rolls their dice."""

from __future__ import annotations

from collections.abc import Iterable

from risk_desktop.editions.ad2210.conquest import MoveIns, OccupyUnits
from risk_desktop.editions.ad2210.fortify import FortifyUnits, UnitMoves
from risk_desktop.editions.common.pieces import LedFortify, LedMoveIn
from risk_desktop.engine.choices import Choice, Fortify
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...fortify import best_move
from ...mind import Answers, Mind
from ...occupy import best_occupation
from ...position import position_of


def occupy(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Move in as many units as the next attack needs; only the cunning choose the commanders among them."""
    options, step = decision.options, decision.step
    assert isinstance(options, MoveIns) and isinstance(step, OccupyUnits)
    position, planner = position_of(seen), mind.planner(seen)
    armies = best_occupation(position, planner, step.origin, step.target, options.lo, options.hi)
    if not mind.is_cunning(seen):
        return options.of(armies)
    stay = seen.state.armies[step.origin] - (armies - options.lo)
    return LedMoveIn(armies, company(options.led(armies), armies > stay))


def fortify(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Move idle units to where they are worth most; only the cunning choose which commanders go along."""
    options = decision.options
    assert isinstance(options, UnitMoves)
    choice = best_move(position_of(seen), mind.evaluator(seen), options)
    if not isinstance(choice, Fortify) or not mind.is_cunning(seen):
        return choice
    stay = seen.state.armies[choice.origin] - choice.armies
    leaders = company(options.led(choice), choice.armies > stay)
    return LedFortify(choice.origin, choice.target, choice.armies, leaders)


def company(groups: Iterable[tuple[str, ...]], larger: bool) -> tuple[str, ...]:
    """Return the group that goes with the ``larger`` part, all who can, or as few as must."""
    return (max if larger else min)(groups, key=len)


COMPANY: Answers = {("occupy", OccupyUnits): occupy, ("fortify", FortifyUnits): fortify}

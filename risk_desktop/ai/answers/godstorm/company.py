"""Which gods go along when armies move: with the larger part, but never where the plague would take them."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import LedFortify, LedMoveIn
from risk_desktop.editions.godstorm.conquest import Followers, OccupyLand
from risk_desktop.editions.godstorm.fortify import FortifyLand
from risk_desktop.editions.godstorm.gods import gods_in
from risk_desktop.editions.godstorm.plague import plagued
from risk_desktop.engine.choices import Choice, Fortify
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...fortify import best_move
from ...mind import Answers, Mind
from ...occupy import best_occupation
from ...position import position_of


def occupy(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Move in as many as the next attack needs; gods stay with the larger part, and out of the plague."""
    options, step = decision.options, decision.step
    assert isinstance(options, Followers) and isinstance(step, OccupyLand)
    position, planner = position_of(seen), mind.planner(seen)
    ill = plagued(seen.state, step.target)
    armies = options.lo if ill else best_occupation(position, planner, step.origin, step.target, options.lo, options.hi)
    stay = seen.state.armies[step.origin] - (armies - options.lo)
    go = armies > stay and not ill
    return LedMoveIn(armies, (max if go else min)(options.groups(), key=len))


def fortify(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Move idle armies to where they are worth most; their gods go along."""
    choice = best_move(position_of(seen), mind.evaluator(seen), decision.options)
    if not isinstance(choice, Fortify):
        return choice
    gods = gods_in(seen.state, choice.origin)
    led = LedFortify(choice.origin, choice.target, choice.armies, gods)
    larger = choice.armies > seen.state.armies[choice.origin] - choice.armies
    return led if gods and larger and led in decision.options else choice


COMPANY: Answers = {("occupy", OccupyLand): occupy, ("fortify", FortifyLand): fortify}

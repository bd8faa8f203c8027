"""Invasions with gods: who takes part, whether a god war is worth it, when to go on."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import Enter, LedBlitz
from risk_desktop.editions.common.rolls import Rolls
from risk_desktop.editions.godstorm.god_war import DefendersChampion, god_war_odds, war_ties
from risk_desktop.editions.godstorm.gods import DEATH, MAGIC, SKY, WAR, gods_in
from risk_desktop.editions.godstorm.invasion import ConquerPhase, Press
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass, Pick
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...mind import Habits, Mind
from ...position import position_of

GOOD_WAR = 0.6
"""The chance from which on a god war is fought."""
HOPELESS = 0.35
"""With a smaller chance to take the land an invasion is broken off."""
EXPENDABLE = (DEATH, SKY, MAGIC, WAR)
"""Who is sent into a god war first: whose power is missed least if he loses."""


def attack(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Attack as the best plan begins, with gods unless they would meet stronger ones, or stop."""
    position, planner = position_of(seen), mind.planner(seen)
    line = planner.best_attack(position)
    if line.target < 0:
        return Pass()
    if not seen.state.armies[line.target]:
        return Enter(line.origin, line.target)
    gods = gods_in(seen.state, line.origin)
    if gods and gods_in(seen.state, line.target) and war_chance(seen, line.origin, line.target, gods) < GOOD_WAR:
        gods = ()
    return LedBlitz(line.origin, line.target, max(1, seen.state.armies[line.origin] // 2), gods)


def war_chance(seen: View, origin: int, target: int, gods: tuple[str, ...]) -> float:
    """Return the chance to win a round of the god war with these gods."""
    return god_war_odds(seen.rules, seen.state, origin, target, gods).win(war_ties(gods))


def press(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Go on with all that there is while it looks good; if one roll must be made, with one die."""
    options, step = decision.options, decision.step
    assert isinstance(options, Rolls) and isinstance(step, Press)
    position = position_of(seen)
    chance = position.odds_of(step.origin, step.target).win(options.spare, seen.state.armies[step.target])
    if chance >= HOPELESS:
        return Blitz(step.origin, step.target, max(options.stays, (options.spare + options.stays) // 2))
    return Pass() if options.may_stop else Attack(step.origin, step.target, 1)


def champion(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Send who is missed least; as attacker only while the odds are good."""
    assert isinstance(decision.options, Choices)
    step, picks = decision.step, [choice for choice in decision.options if isinstance(choice, Pick)]
    if isinstance(step, Press) and Pass() in decision.options:
        gods = step.taking_part(seen.state)
        if war_chance(seen, step.origin, step.target, gods) < GOOD_WAR:
            return Pass()
    assert isinstance(step, Press | DefendersChampion)
    return min(picks, key=lambda choice: EXPENDABLE.index(choice.key))


WARS: Habits = {("attack", ConquerPhase): attack, "press": press, "champion": champion}

"""The turn that all rule sets share: claim, place, attack, occupy, move. The planner finds the answers."""

from __future__ import annotations

from typing import Protocol, cast

from risk_desktop.editions.common.regroup import Regroupings
from risk_desktop.engine.choices import Blitz, Choice, Claim, Pass, Place
from risk_desktop.engine.dice import pick
from risk_desktop.engine.options import Allocation, Amounts, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..fortify import best_move
from ..intent import Reply, intent_before, intent_of
from ..led import led_attack
from ..mind import Answers, Mind
from ..occupy import best_occupation
from ..position import position_of
from ..regroup import best_regrouping
from ..setup import best_addition, best_claim, low_stacks


class Occupying(Protocol):
    """The step in which armies move from ``origin`` into the conquered ``target``."""

    @property
    def origin(self) -> int:
        """Where they come from."""
        ...

    @property
    def target(self) -> int:
        """Where they go."""
        ...


def claim(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Claim a free territory: by regions, or anywhere."""
    assert isinstance(decision.options, Choices)
    free = [choice.territory for choice in decision.options if isinstance(choice, Claim)]
    dice = mind.dice(seen)
    return Claim(best_claim(position_of(seen), dice, free) if mind.skill_in(seen).drafts else pick(free, dice))


def setup_place(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Place starting armies: where the rule set gathers them, where a plan would start, or where they are worth most."""
    options = decision.options
    assert isinstance(options, Allocation)
    position = position_of(seen)
    evaluator = mind.evaluator(seen)
    named = [each.bastion for each, _ in evaluator.foresights(position) if each.bastion in options.territories]
    if named:
        where = named[0]
    elif mind.skill_in(seen).deploys:
        where = mind.planner(seen).best_start(position)
    else:
        places = low_stacks(position, options.territories, options.total, mind.skill_in(seen).heap)
        where = best_addition(position, evaluator, places, options.total)
    return Place(((where, options.total),))


def reinforce(mind: Mind, seen: View, decision: Decision) -> Reply:
    """Place the armies of the best plan for this turn, and tell what the plan is for."""
    position, planner = position_of(seen), mind.planner(seen)
    line = planner.placement(position)
    return Reply(Place(tuple(sorted(line.placed))), intent_before(position, line, planner))


def attack(mind: Mind, seen: View, decision: Decision) -> Reply:
    """Attack as the best plan begins, then with armies that are led, or stop; and tell what the plan is for."""
    position, planner = position_of(seen), mind.planner(seen)
    line = planner.best_attack(position)
    if line.target < 0:
        line = led_attack(position, planner, seen.rules.led_by(seen.state, seen.player))
    intent = intent_of(position, line, planner)
    if line.target < 0:
        return Reply(Pass(), intent)
    # Half of the armies may be lost in one go: a fight that goes so badly is thought over before it goes on.
    return Reply(Blitz(line.origin, line.target, max(1, seen.state.armies[line.origin] // 2)), intent)


def occupy(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Move in as many armies as the next attack needs, or as make both places safe."""
    options, step = decision.options, cast(Occupying, decision.step)
    assert isinstance(options, Amounts)
    position, planner = position_of(seen), mind.planner(seen)
    return options.of(best_occupation(position, planner, step.origin, step.target, options.lo, options.hi))


def fortify(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Move idle armies to where they are worth most."""
    return best_move(position_of(seen), mind.evaluator(seen), decision.options)


def regroup(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Move all idle armies towards the front."""
    options = decision.options
    assert isinstance(options, Regroupings)
    return best_regrouping(position_of(seen), mind.evaluator(seen), options)


CONQUEST: Answers = {
    "claim": claim,
    "setup_place": setup_place,
    "reinforce": reinforce,
    "attack": attack,
    "occupy": occupy,
    "fortify": fortify,
    "regroup": regroup,
}

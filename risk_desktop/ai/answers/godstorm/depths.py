"""The Underworld: the dead march out, and take crypts and altars."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.common.pieces import Enter
from risk_desktop.editions.godstorm.afterlife import dead_of
from risk_desktop.editions.godstorm.descent import UpTo
from risk_desktop.editions.godstorm.underworld import Marches, OccupyField
from risk_desktop.engine.choices import Blitz, Choice, Pass, Place
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...mind import Answers, Mind
from .marches import Deep, MarchRoute

WORTH_IT = 0.2
"""What a march must bring at least."""
FORGETFUL = 3
"""A weak level thinks of the dead one time in this many."""


def forgets(mind: Mind, seen: View) -> bool:
    """Tell whether a weak level forgets the dead now."""
    return not mind.is_cunning(seen) and mind.dice(seen).roll(FORGETFUL) > 1


def leave_afterlife(mind: Mind, seen: View, decision: Decision) -> Choice:
    """March out with all the dead to where they can take most; where there is nothing to take, guard crypts and altars."""
    options = decision.options
    assert isinstance(options, UpTo)
    if forgets(mind, seen):
        return Pass()
    deep = Deep(seen)
    through = deep.best_route([(-1, options.total)])
    routes = {field: deep.reinforced(field, options.total) for field in options.territories}
    best = max(options.territories, key=lambda field: (routes[field].worth, -field))
    if routes[best].worth > max(WORTH_IT, through.worth):
        return Place(((best, options.total),))
    if through.worth > WORTH_IT:
        return Pass()
    return guards(seen, deep, options.territories, options.total)


def guards(seen: View, deep: Deep, territories: Sequence[int], total: int) -> Choice:
    """Return the placing that spreads the armies over what is worth guarding, the weakest first."""
    worthy = [t for t in territories if deep.prizes[t] > 1] or list(territories)
    armies = {t: seen.state.armies[t] for t in worthy}
    for _ in range(total):
        weakest = min(worthy, key=lambda t: (armies[t] / deep.prizes[t], t))
        armies[weakest] += 1
    parts = tuple((t, armies[t] - seen.state.armies[t]) for t in worthy)
    return Place(tuple(part for part in parts if part[1]))


def underworld(mind: Mind, seen: View, decision: Decision) -> Choice:
    """March along the route that brings most for its losses, or stop."""
    assert isinstance(decision.options, Marches)
    if forgets(mind, seen):
        return Pass()
    state, deep = seen.state, Deep(seen)
    route = deep.best_route(deep.stacks())
    if route.worth < WORTH_IT:
        return Pass()
    if not state.armies[route.target]:
        return Enter(route.origin, route.target)
    spare = dead_of(state, seen.player) if route.origin < 0 else state.armies[route.origin] - 1
    return Blitz(route.origin, route.target, int(route.origin >= 0) + (spare - 1) // 2)


def occupy(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Move on with all armies where there is something to take ahead; else divide them by what is to be guarded."""
    options, step = decision.options, decision.step
    assert isinstance(options, Amounts) and isinstance(step, OccupyField)
    deep = Deep(seen)
    onward: MarchRoute = deep.best_route([(step.target, options.hi)])
    if onward.worth >= WORTH_IT or step.origin < 0:
        return options.of(options.hi)
    here, there = deep.prizes[step.origin], deep.prizes[step.target]
    return options.of(max(options.lo, round(options.hi * there / (here + there))))


DEPTHS: Answers = {"leave_afterlife": leave_afterlife, "underworld": underworld, ("occupy", OccupyField): occupy}

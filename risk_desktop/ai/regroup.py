"""Regrouping at the end of a turn: idle armies go one step towards the front, and the front closes its gaps."""

from __future__ import annotations

from typing import Final

from risk_desktop.editions.common.regroup import Regroupings, Shift
from risk_desktop.engine.choices import Choice, Pass, Regroup

from .evaluate import Evaluator
from .fortify import is_front
from .position import SearchPosition

ORIGINS: Final = 5
"""How many stacks at the front are tried elsewhere."""


def best_regrouping(position: SearchPosition, evaluator: Evaluator, options: Regroupings) -> Choice:
    """Return the moves of all armies that stand idle and those along the front that are worth something, or none."""
    after = position.copy()
    moves = [*to_the_front(after, options), *along_the_front(after, evaluator, options)]
    choice: Choice = Regroup(tuple(moves)) if moves else Pass()
    return choice if choice in options else Pass()


def to_the_front(position: SearchPosition, options: Regroupings) -> list[Shift]:
    """Return a step towards the nearest front for all idle armies but one a territory; ``position`` follows."""
    away = distances(position)
    moves = []
    for origin in options.origins():
        spare = min(options.fresh(origin), options.game.state.armies[origin] - 1)
        if spare < 1 or not away.get(origin):
            continue
        target = min(options.targets(origin), key=lambda t: (away.get(t, len(away)), position.armies[t], t))
        if away.get(target, len(away)) < away[origin]:
            position.shift(origin, target, spare)
            moves.append((origin, target, spare))
    return moves


def distances(position: SearchPosition) -> dict[int, int]:
    """Return the number of steps from each own territory to the nearest own one beside a foreign territory."""
    own = [t for t, who in enumerate(position.owner) if who == position.me]
    queue = [t for t in own if is_front(position, t)]
    away = dict.fromkeys(queue, 0)
    for here in queue:
        for there in position.facts.neighbours[here]:
            if position.owner[there] == position.me and there not in away:
                away[there] = away[here] + 1
                queue.append(there)
    return away


def along_the_front(position: SearchPosition, evaluator: Evaluator, options: Regroupings) -> list[Shift]:
    """Return moves of the largest stacks at the front to a neighbour where they are worth more; ``position`` follows."""
    state = options.game.state
    fronts = [t for t in options.origins() if is_front(position, t)]
    moves = []
    for origin in sorted(fronts, key=lambda t: (-state.armies[t], t))[:ORIGINS]:
        spare = min(options.fresh(origin), state.armies[origin] - 1)
        best, worth = None, evaluator.value(position)
        for target in options.targets(origin) if spare > 0 else ():
            child = position.copy()
            child.shift(origin, target, spare)
            if evaluator.value(child) > worth:
                best, worth = target, evaluator.value(child)
        if best is not None:
            position.shift(origin, best, spare)
            moves.append((origin, best, spare))
    return moves

"""The move at the end of a turn: idle armies to where they are worth most."""

from __future__ import annotations

from typing import Final

from risk_desktop.engine.choices import Choice, Fortify, Pass
from risk_desktop.engine.options import Options

from .evaluate import Evaluator
from .position import SearchPosition

ORIGINS: Final = 4
TARGETS: Final = 7


def best_move(position: SearchPosition, evaluator: Evaluator, options: Options) -> Choice:
    """Return the best legal move, or none where none is better than standing still."""
    best: Choice = Pass()
    best_worth = evaluator.value(position)
    for origin in origins(position):
        for target in targets(position, origin):
            for armies in amounts(position, origin):
                move = Fortify(origin, target, armies)
                if move not in options:
                    break
                child = position.copy()
                child.shift(origin, target, armies)
                worth = evaluator.value(child)
                if worth > best_worth:
                    best, best_worth = move, worth
    return best


def is_front(position: SearchPosition, territory: int) -> bool:
    """Tell whether a foreign territory touches this one."""
    owner, side = position.owner, position.side
    return any(owner[n] not in side for n in position.facts.neighbours[territory])


def amounts(position: SearchPosition, origin: int) -> tuple[int, ...]:
    """Return the numbers of armies to try."""
    spare = position.armies[origin] - 1
    if not is_front(position, origin) or spare < 4:
        return (spare,)
    return (spare, spare // 2)


def origins(position: SearchPosition) -> list[int]:
    """Return the own territories with armies to spare, the idle ones first."""
    owner, armies, me = position.owner, position.armies, position.me
    ranked = [
        (armies[t] - 1 if is_front(position, t) else 1000 + armies[t], -t)
        for t, who in enumerate(owner)
        if who == me and armies[t] > 1 and any(owner[n] in position.side for n in position.facts.neighbours[t])
    ]
    ranked.sort(reverse=True)
    return [-t for _, t in ranked[:ORIGINS]]


def targets(position: SearchPosition, origin: int) -> list[int]:
    """Return the connected own fronts, those with most enemies and most armies first; else what lies nearer to one."""
    owner, armies, me, near = position.owner, position.armies, position.me, position.facts.neighbours
    side = position.side
    seen = {origin}
    queue = [origin]
    fronts = []
    for here in queue:
        for there in near[here]:
            if owner[there] in side and there not in seen:
                seen.add(there)
                queue.append(there)
                foes = [armies[n] for n in near[there] if owner[n] not in side]
                if foes and owner[there] == me:
                    fronts.append((armies[there] + max(foes), -there))
    fronts.sort(reverse=True)
    return [-t for _, t in fronts[:TARGETS]]

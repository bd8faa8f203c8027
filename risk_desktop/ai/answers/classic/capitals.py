"""Secret capitals: where to found one."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import prod

from risk_desktop.editions.classic.capital_sight import best_place
from risk_desktop.editions.classic.capitals import Found
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...mind import Answers, Mind
from ...position import SearchPosition, position_of

NEW_ARMIES = 4
"""Armies that an attacker is taken to get before he attacks."""
BY_CHANCE, SUSPECTED = 0.2, 0.2
"""How often a stack that could reach a territory really goes there, and how much more often to a suspected capital."""


def found(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Found where the capital is least likely to fall; who looks less far, takes a place that nobody suspects."""
    assert isinstance(decision.options, Choices)
    places = {choice.territory: choice for choice in decision.options if isinstance(choice, Found)}
    if not mind.skill.deploys:
        return places[best_place(seen.state, seen.rules.board, seen.player, tuple(places))]
    return places[safest_place(position_of(seen), tuple(places))]


def safest_place(position: SearchPosition, places: Sequence[int]) -> int:
    """Return the one of the own ``places`` that is least likely to fall: it can be held, or isn't suspected."""
    most = max(position.armies[place] for place in places)

    def peril(place: int) -> tuple[float, int]:
        garrison = position.armies[place]
        eager = BY_CHANCE + SUSPECTED * garrison / most
        stays = prod(1.0 - eager * position.odds.win(armies, garrison) for armies in assaults(position, place))
        return 1.0 - stays, -garrison

    return min(places, key=peril)


def assaults(position: SearchPosition, place: int) -> list[int]:
    """Return how many armies of each foreign stack could arrive at ``place``, by its cheapest way."""
    owner, armies, near, side = position.owner, position.armies, position.facts.neighbours, position.side
    found, heap, done = [], [(0, place)], set()
    while heap:
        cost, here = heappop(heap)
        if here in done:
            continue
        done.add(here)
        if 0 <= owner[here] < position.players and owner[here] not in side:
            found.append(max(0, armies[here] + NEW_ARMIES - 1 - cost))
        for there in near[here]:
            if there not in done:
                heappush(heap, (cost + (armies[here] + 1 if here != place else 0), there))
    return found


CAPITALS: Answers = {"capital": found}

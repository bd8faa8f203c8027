"""What a goal still takes: which territories to conquer, and with how many armies. For the opponents' evaluation."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import NamedTuple

from risk_desktop.engine.appraisal import Imagined, Posts
from risk_desktop.engine.board import Board

from .goal import Goal
from .holdings import Colour, Garrisons, Group, OneRegion, Presence, RegionCount, Regions, Territories

STAYS = 1
"""Armies that stay behind on a conquest."""
WAY = 1000
"""A territory and what it takes are kept in one number, cost * WAY + territory: that sorts fastest."""


class Shortfall(NamedTuple):
    """``armies`` that it takes on the cheapest way, 0 when the goal is met; ``lands`` to be conquered on it."""

    armies: float
    lands: list[int]


NOTHING = Shortfall(0.0, [])


@singledispatch
def shortfall(goal: Goal, position: Imagined, board: Board, player: int) -> Shortfall:
    """Return what ``player`` lacks; goals about deeds have no answer (TypeError)."""
    raise TypeError(f"no way to measure {goal}")


def together(parts: Iterable[Shortfall]) -> Shortfall:
    """Return what it takes to do all of ``parts``."""
    armies, lands = 0.0, []
    for part in parts:
        armies += part.armies
        lands += part.lands
    return Shortfall(armies, lands)


def of_region(region: int, position: Imagined, board: Board, player: int) -> Shortfall:
    """Return what is missing in a region."""
    owner, armies = position.owner, position.armies
    lands = [t for t in board.regions[region].members if owner[t] != player]
    return Shortfall(sum([armies[t] for t in lands]) + STAYS * len(lands), lands)


def cheapest(regions: Iterable[int], number: int, position: Imagined, board: Board, player: int) -> Shortfall:
    """Return what is missing in those ``number`` of ``regions`` that take least."""
    return together(sorted(of_region(region, position, board, player) for region in regions)[:number])


@shortfall.register
def _(goal: Regions, position: Imagined, board: Board, player: int) -> Shortfall:
    named = [board.region_number(name) for name in goal.regions]
    found = together(of_region(region, position, board, player) for region in named)
    if not goal.others:
        return found
    free = [r for r in range(len(board.regions)) if r not in named]
    return together((found, cheapest(free, goal.others, position, board, player)))


@shortfall.register
def _(goal: OneRegion, position: Imagined, board: Board, player: int) -> Shortfall:
    return cheapest(map(board.region_number, goal.regions), 1, position, board, player)


@shortfall.register
def _(goal: RegionCount, position: Imagined, board: Board, player: int) -> Shortfall:
    return cheapest(range(len(board.regions)), goal.count, position, board, player)


@shortfall.register
def _(goal: Territories, position: Imagined, board: Board, player: int) -> Shortfall:
    owner, wanted = position.owner, goal.armies
    ways = [
        WAY * (max(0, wanted - armies) if who == player else armies + wanted) + t
        for t, (armies, who) in enumerate(zip(position.armies, owner, strict=True))
    ]
    ways.sort()
    del ways[goal.count :]
    return Shortfall(sum(way // WAY for way in ways), [way % WAY for way in ways if owner[way % WAY] != player])


@shortfall.register
def _(goal: Colour, position: Imagined, board: Board, player: int) -> Shortfall:
    lands = [t for t, who in enumerate(position.owner) if who == goal.seat]
    return Shortfall(sum(position.armies[t] + STAYS for t in lands), lands)


@shortfall.register
def _(goal: Presence, position: Imagined, board: Board, player: int) -> Shortfall:
    owner, armies = position.owner, position.armies
    parts = []
    for region in board.regions:
        foreign = sorted((armies[t] + STAYS, t) for t in region.members if owner[t] != player)
        lacking = foreign[: max(0, goal.each - len(region.members) + len(foreign))]
        parts.append(Shortfall(sum(cost for cost, _ in lacking), [t for _, t in lacking]))
    return together(sorted(parts)[: goal.regions])


@shortfall.register
def _(goal: Group, position: Imagined, board: Board, player: int) -> Shortfall:
    group = largest_group(position, board, player)
    lacking = goal.count - len(group)
    if lacking <= 0:
        return NOTHING
    near = {n for t in group for n in board.neighbours[t]} - group
    ways = sorted((position.armies[t] + STAYS, t) for t in near)[:lacking]
    armies = sum(cost for cost, _ in ways)
    return Shortfall(armies + 2.0 * (lacking - len(ways)), [t for _, t in ways])


@shortfall.register
def _(goal: Garrisons, position: Imagined, board: Board, player: int) -> Shortfall:
    own = sorted((a for a, who in zip(position.armies, position.owner, strict=True) if who == player), reverse=True)
    lacking = sum(max(0, goal.armies - armies) for armies in own[: goal.count])
    return Shortfall(lacking + float(goal.armies * max(0, goal.count - len(own))), [])


@singledispatch
def lacking(goal: Goal, position: Imagined, board: Board, player: int) -> float:
    """Return the armies of ``shortfall``: all that the evaluation asks, in every position that it looks at."""
    return shortfall(goal, position, board, player).armies


@lacking.register
def _(goal: Territories, position: Imagined, board: Board, player: int) -> float:
    owner, armies, wanted = position.owner, position.armies, goal.armies
    left = goal.count
    ways = []
    for t, who in enumerate(owner):
        if who != player:
            ways.append(armies[t] + wanted)
        elif armies[t] >= wanted:
            left -= 1
        else:
            ways.append(wanted - armies[t])
    if left <= 0:
        return 0.0
    ways.sort()
    return sum(ways[:left])


@lacking.register
def _(goal: Regions, position: Imagined, board: Board, player: int) -> float:
    if goal.others:
        return shortfall(goal, position, board, player).armies
    owner, armies = position.owner, position.armies
    total = 0
    for name in goal.regions:
        for t in board.regions[board.region_number(name)].members:
            if owner[t] != player:
                total += armies[t] + STAYS
    return total


@lacking.register
def _(goal: Colour, position: Imagined, board: Board, player: int) -> float:
    return sum([a + STAYS for a, who in zip(position.armies, position.owner, strict=True) if who == goal.seat])


def posts(goal: Goal, position: Imagined, player: int) -> Posts:
    """Return which own territories lack armies for a goal that asks for many in each; those that lack least first."""
    if isinstance(goal, Territories | Garrisons):
        wanted = goal.armies
        ways = sorted((max(0, wanted - position.armies[t]), t) for t, who in enumerate(position.owner) if who == player)
        return tuple((t, wanted) for lacking, t in ways[: goal.count] if lacking)
    return ()


def largest_group(position: Imagined, board: Board, player: int) -> set[int]:
    """Return the largest set of connected territories of ``player``."""
    left = {t for t, who in enumerate(position.owner) if who == player}
    best: set[int] = set()
    while left:
        group = set(board.reachable(next(iter(left)), left.__contains__))
        left -= group
        best = max(best, group, key=len)
    return best

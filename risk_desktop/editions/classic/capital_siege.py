"""How soon the own capital may fall, to stacks from afar too, and where starting armies keep it best: for who thinks furthest."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import prod

from risk_desktop.engine.appraisal import Foresight, Imagined
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.odds import win_table
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY, GameState

from .capital_sight import needed_capitals

LOSS = 0.6
"""What the loss of the own capital counts, as a part of all armies."""
NEW_ARMIES = 4
"""Armies that an attacker is taken to get before he attacks."""
UNKNOWN = 0.5
"""How often who could take a capital comes to it, as long as it is secret."""


def siege_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what ``player`` has to fear for his capital, in armies: nothing where it isn't seen or isn't his."""
    slot = state.slots["capitals"]
    place: int = slot.places[player]
    if place == HIDDEN or state.owner[place] != player:
        return 0.0
    eager = 1.0 if slot.shown[player] else UNKNOWN
    return -LOSS * sum(state.armies) * peril(state.owner, state.armies, rules, place, eager)


def foresee_siege(state: GameState, rules: Rules, viewer: int) -> Foresight:
    """Return what ``viewer`` has to fear for his capital; before there is one, where his starting armies gather."""
    slot = state.slots["capitals"]
    home: int = slot.places[viewer]
    if home == HIDDEN:
        return Foresight(lambda position, player: 0.0, bastion=bastion(state, rules, viewer))
    loss, eager = LOSS * sum(state.armies), 1.0 if slot.shown[viewer] else UNKNOWN

    def worth(position: Imagined, player: int) -> float:
        if player != viewer or position.owner[home] != viewer:
            return 0.0
        return -loss * peril(position.owner, position.armies, rules, home, eager)

    return Foresight(worth, private=not slot.shown[viewer])


def peril(owner: Sequence[int], armies: Sequence[int], rules: Rules, place: int, eager: float = 1.0) -> float:
    """Return the chance that a capital falls before its owner's next turn; ``eager``: how often who could take it tries."""
    win = win_table(rules.combat_dice).win
    assaults = strongest_assaults(owner, armies, rules, place)
    return 1.0 - prod(1.0 - eager * win(arriving, armies[place]) for arriving in assaults)


def strongest_assaults(owner: Sequence[int], armies: Sequence[int], rules: Rules, place: int) -> list[int]:
    """Return by player how many armies his best stack could lead against ``place``, by the cheapest way there."""
    near, side = rules.board.neighbours, rules.side_of(owner[place])
    found = [0] * rules.players
    furthest = max(armies) + NEW_ARMIES
    heap, done = [(0, place)], set[int]()
    while heap:
        cost, here = heappop(heap)
        if here in done:
            continue
        done.add(here)
        who = owner[here]
        if 0 <= who < rules.players and who not in side:
            found[who] = max(found[who], armies[here] + NEW_ARMIES - 1 - cost)
        onward = cost + (armies[here] + 1 if here != place else 0)
        if onward < furthest:
            for there in near[here]:
                if there not in done:
                    heappush(heap, (onward, there))
    return found


def bastion(state: GameState, rules: Rules, player: int) -> int:
    """Return where all starting armies of ``player`` gather, NOBODY while a plan of attack is to tell.

    One great stack is hard to take and takes most. Where a single foreign capital wins, it starts where it can strike;
    else where it is safest with all that is still to come.
    """
    own = list(rules.board.held_by(state.owner, player))
    stacks = [t for t in own if state.armies[t] > 1]
    if stacks:
        return max(stacks, key=lambda t: (state.armies[t], -t))
    if not own or needed_capitals(rules) < 3:
        return NOBODY

    def safety(t: int) -> tuple[float, int, int]:
        gathered = state.armies.copy()
        gathered[t] += state.reserve[player]
        near = sum(state.owner[n] == player for n in rules.board.neighbours[t])
        return -peril(state.owner, gathered, rules, t), near, -t

    return max(own, key=safety)

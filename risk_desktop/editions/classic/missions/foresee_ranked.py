"""Ranked missions in the opponents' search: what can be claimed this turn, what comes nearer, who has almost all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from risk_desktop.engine.appraisal import Foresight, Imagined, Taken, Targets
from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY, GameState

from .deck import Mission, hand_of, missions_of
from .deeds import ConquestRegions, Conquests, ConquestVictims, Deed, Removals, StrongGarrison
from .foresee import VICTORY, Start, nearness
from .holdings import Colour
from .log import Conquest, turn_log
from .shortfall import posts, shortfall

CLAIMED = 25.0
"""Worth in armies of a claimed mission."""
LATER = 0.65
"""Part of it that a fulfilled mission is worth which can be claimed in another turn only."""
ON_THE_WAY, DEED_BEGUN = 0.5, 0.1
"""Part of it that missions are worth which come nearer: those about holdings, and deeds of this turn."""
LAST_ONE = 40.0
"""Further worth when only one mission is missing."""


def foresee_ranked(state: GameState, rules: Rules, viewer: int) -> Foresight:
    """Return what ``viewer`` can claim; of the others it is known only how many they have claimed."""
    board, log, claims = rules.board, turn_log(state), state.slots["claims"]
    counts: list[int] = [claims.holders.count(player) for player in range(state.players)]
    wanted: int = len(claims.ranks)
    hand = [missions_of(rules)[card] for card in hand_of(state, viewer)]
    spent = claims.claimed and state.turn == viewer
    playing = state.round > 0 and state.turn == viewer
    done = log.conquests if playing else []
    start = Start(state.owner, state.armies)
    prey = [Colour(seat, 1) for seat in range(state.players) if state.alive[seat] and seat != viewer]

    def worth(position: Imagined, player: int) -> float:
        total = CLAIMED * counts[player] + LAST_ONE * (counts[player] == wanted - 1)
        if player != viewer:
            return total
        conquests = [*done, *imagined(position, state.players)] if playing else []
        claimable = 0.0
        for mission in hand:
            part, now = prospect(mission, position, conquests)
            if now and not spent:
                if counts[viewer] == wanted - 1:
                    return VICTORY
                claimable = max(claimable, 1.0 - part)
            total += CLAIMED * part
        return total + CLAIMED * claimable

    def prospect(mission: Mission, position: Imagined, conquests: Sequence[Conquest]) -> tuple[float, bool]:
        """Return the part of a claim that a mission is worth later, and whether it can be claimed this turn."""
        goal = mission.goal
        if isinstance(goal, Deed):
            amount = goal.amount(conquests, state, rules)
            if isinstance(goal, Removals):
                part = ON_THE_WAY * nearest_prey(prey, position, board, viewer) ** 3
            else:
                part = DEED_BEGUN * min(1.0, amount / goal.wanted) ** 2
            return part, amount >= goal.wanted > goal.amount(done, state, rules)
        near = nearness(goal, position, board, viewer)
        if near >= 1.0:
            return LATER, mission.claim != "turn_start"
        return ON_THE_WAY * near**3, False

    manned = (posts(mission.goal, start, viewer) for mission in hand)
    goals = tuple(targets(hand, prey, start, board, viewer))
    return Foresight(worth, goals, tuple(each for each in manned if each), private=True)


def imagined(position: Imagined, players: int) -> Iterator[Conquest]:
    """Yield the imagined conquests as the log of the turn would have them."""
    last: dict[int, Taken] = {taken.loser: taken for taken in position.taken if 0 <= taken.loser < players}
    for taken in position.taken:
        beaten = last.get(taken.loser) is taken and taken.loser not in position.owner
        yield Conquest(taken.territory, taken.origin, taken.loser, taken.garrison, taken.loser if beaten else NOBODY)


def nearest_prey(prey: Sequence[Colour], position: Imagined, board: Board, viewer: int) -> float:
    """Return how near ``viewer`` is to beating the one of the others whom that takes least, 0 to 1."""
    return max((nearness(colour, position, board, viewer) for colour in prey), default=0.0)


def targets(
    hand: Sequence[Mission], prey: Sequence[Colour], start: Imagined, board: Board, viewer: int
) -> Iterator[tuple[int, ...]]:
    """Yield what is to be conquered for each of the missions; ``prey``: the others as goals."""
    near = border_lands(start, board, viewer)
    for mission in hand:
        goal = mission.goal
        if isinstance(goal, Removals) and prey:
            yield tuple(min(shortfall(colour, start, board, viewer) for colour in prey).lands)
        elif isinstance(goal, Deed):
            yield from deed_targets(goal, near, start, board)
        elif lands := shortfall(goal, start, board, viewer).lands:
            yield tuple(lands)


def border_lands(start: Imagined, board: Board, viewer: int) -> list[int]:
    """Return the foreign territories beside own ones, those with few armies first."""
    owner = start.owner
    near = {n for t, who in enumerate(owner) if who == viewer for n in board.neighbours[t] if owner[n] != viewer}
    return sorted(near, key=lambda t: (start.armies[t], t))


def deed_targets(goal: Deed, near: Sequence[int], start: Imagined, board: Board) -> Targets:
    """Return conquests among the ``near`` territories that would do the deed, where they can be named."""
    if isinstance(goal, Conquests):
        return (tuple(near[: goal.count]),)
    if isinstance(goal, StrongGarrison):
        return tuple((t,) for t in near if start.armies[t] >= goal.armies)[:2]
    if isinstance(goal, ConquestRegions):
        first = {board.region_of[t]: t for t in reversed(near)}
        return (tuple(sorted(first.values(), key=near.index)[: goal.count]),)
    if isinstance(goal, ConquestVictims):
        lost: dict[int, list[int]] = {}
        for t in near:
            lost.setdefault(start.owner[t], []).append(t)
        easy = [lands[: goal.each] for lands in lost.values() if len(lands) >= goal.each]
        return (tuple(t for lands in easy[: goal.players] for t in lands),)
    return ()

"""Secret missions in the opponents' search: how near everybody is to winning; what the others want is guessed."""

from __future__ import annotations

from typing import NamedTuple

from risk_desktop.engine.appraisal import Foresight, Imagined, Taken, Targets
from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from .deck import MISSIONS, hand_of, missions_of
from .goal import Goal
from .holdings import Colour, Territories
from .shortfall import lacking, posts, shortfall

VICTORY = 3000.0
"""Worth of the own mission fulfilled: the game is won."""
PROMISE, NEARNESS = 40.0, 150.0
"""Worth in armies of a mission: some from the beginning, much when it is all but fulfilled."""
FREE_ARMIES = 4.0
"""Armies that everybody is taken to have at hand besides those that he can spare."""
LIKELIEST = 2
"""Missions of another player that are looked at."""
ALARMING = 0.55
"""Nearness of another player's likely mission from which on it is worth a conquest to disturb it."""
DISTURBED = 2
"""Territories that are looked at to disturb one mission."""


class GuessedMission(NamedTuple):
    """A mission that a player has with this ``chance`` (0 to 1)."""

    chance: float
    goal: Goal


def foresee_secret(state: GameState, rules: Rules, viewer: int) -> Foresight:
    """Return what ``viewer`` knows and guesses about the single secret missions."""
    board = rules.board
    start = Start(state.owner, state.armies)
    aims = tuple(aims_of(state, rules, viewer, player, start) for player in range(state.players))

    def worth(position: Imagined, player: int) -> float:
        total = 0.0
        for chance, goal in aims[player]:
            near = nearness(goal, position, board, player)
            if near >= 1.0 and player == viewer:
                return VICTORY
            total += chance * (PROMISE * near * near + NEARNESS * near**8)
        return total

    manned = (posts(aim.goal, start, viewer) for aim in aims[viewer])
    return Foresight(worth, targets(aims, start, board, viewer), tuple(each for each in manned if each), private=True)


class Start(NamedTuple):
    """The position in which an opponent begins to think."""

    owner: list[int]
    armies: list[int]
    taken: tuple[Taken, ...] = ()

    def spare(self, seat: int) -> int:
        """Return the armies of a seat without one on each of its territories."""
        return sum(armies - 1 for armies, who in zip(self.armies, self.owner, strict=True) if who == seat)


def nearness(goal: Goal, position: Imagined, board: Board, player: int) -> float:
    """Return how near ``player`` is to ``goal``: his armies as a part of them and those that it takes; 1: met."""
    armies = lacking(goal, position, board, player)
    if armies <= 0:
        return 1.0
    able = FREE_ARMIES + position.spare(player)
    return able / (able + armies)


def aims_of(state: GameState, rules: Rules, viewer: int, player: int, start: Imagined) -> tuple[GuessedMission, ...]:
    """Return the own mission, or those that ``player`` most probably has, going by what he has brought together."""
    if not state.alive[player]:
        return ()
    missions, deck = missions_of(rules), state.decks[MISSIONS]
    if player == viewer:
        return tuple(
            GuessedMission(1.0, measured(missions[card].goal, state, rules, player)) for card in hand_of(state, viewer)
        )
    known = {*hand_of(state, viewer), *deck.discard}
    possible = [m.goal for card, m in enumerate(missions) if card not in known]
    goals = [measured(g, state, rules, player) for g in possible if g.fits(rules.board, state.players)]
    ranked = [(nearness(goal, start, rules.board, player) ** 3, -number) for number, goal in enumerate(goals)]
    whole = sum(likelihood for likelihood, _ in ranked)
    return tuple(
        GuessedMission(chance / whole, goals[-number]) for chance, number in sorted(ranked, reverse=True)[:LIKELIEST]
    )


def measured(goal: Goal, state: GameState, rules: Rules, player: int) -> Goal:
    """Return the goal as it is to be measured now: some colours are read as territories."""
    if isinstance(goal, Colour) and goal.replaced(state, rules, player):
        return Territories(goal.instead, 1)
    return goal


def targets(aims: tuple[tuple[GuessedMission, ...], ...], start: Imagined, board: Board, viewer: int) -> Targets:
    """Return what the own mission takes, and the weakest spots of missions that others have nearly fulfilled."""
    found = [tuple(shortfall(aim.goal, start, board, viewer).lands) for aim in aims[viewer]]
    for player, likely in enumerate(aims):
        if player != viewer:
            for aim in likely:
                if nearness(aim.goal, start, board, player) > ALARMING:
                    found += weak_spots(aim.goal, start, board, viewer, player)
    return tuple(lands for lands in dict.fromkeys(found) if lands)


def weak_spots(goal: Goal, start: Imagined, board: Board, viewer: int, player: int) -> list[tuple[int, ...]]:
    """Return own-bordered territories of ``player`` with few armies, whose loss makes his way to ``goal`` longer."""
    owner, armies = start.owner, start.armies
    before = shortfall(goal, start, board, player).armies
    found = []
    for land, who in enumerate(owner):
        if who == player and any(owner[n] == viewer for n in board.neighbours[land]):
            without = Start([*owner[:land], viewer, *owner[land + 1 :]], armies)
            if shortfall(goal, without, board, player).armies > before:
                found.append((armies[land], land))
    return [(land,) for _, land in sorted(found)[:DISTURBED]]

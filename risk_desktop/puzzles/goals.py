"""What a puzzle asks for: what its best plan does on the board, where whoever does that and no more loses little by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View, determinize
from risk_desktop.review.candidates import question
from risk_desktop.review.playing_on import Aftermath, PlayingOn, mean
from risk_desktop.review.report import BLUNDER, ERROR
from risk_desktop.review.valuation import in_chances

from .schema import PuzzleGoal

GAMES: Final = range(2000, 2012)
"""The games by which a goal is named: none of those by which puzzles are found."""
MOSTLY: Final = 2 / 3
"""In which part of the games a plan has to do what it is named by."""


class TurnPlayed(NamedTuple):
    """What came of a plan in some games, and the states in which its turn ended."""

    after: tuple[Aftermath, ...]
    ends: tuple[GameState, ...]


def goal_of(seen: View, best: Choice, others: Sequence[Choice], games: range = GAMES) -> PuzzleGoal:
    """Return what is asked for where ``best`` is the best of the choices that are compared; else a plain question."""
    plan = course(seen, best, games)
    for goal in possible(seen):
        if share(goal, seen, plan) >= MOSTLY and is_fit(goal, seen, plan, best, others, games):
            return goal
    if question(seen).kind == "attack":
        return PuzzleGoal("hold" if best == Pass() else "fight" if isinstance(best, Attack | Blitz) else "decide")
    return PuzzleGoal("decide")


def is_fit(
    goal: PuzzleGoal, seen: View, plan: TurnPlayed, best: Choice, others: Sequence[Choice], games: range = GAMES
) -> bool:
    """Tell whether whoever reaches a ``goal`` loses little against the ``plan``: who begins like it and stops when it is reached,
    and who begins otherwise and reaches it all the same.
    """
    for choice, most in ((best, ERROR), *((other, BLUNDER) for other in others)):
        tried = course(seen, choice, games, goal)
        if share(goal, seen, tried) >= MOSTLY and loss(plan, tried, seen.player) >= most:
            return False
    return True


def course(seen: View, choice: Choice, games: range, goal: PuzzleGoal | None = None) -> TurnPlayed:
    """Return what comes of a choice; whoever has a ``goal`` attacks no more when it is reached."""
    enough = None if goal is None else partial(has_reached, goal, seen)
    after, ends = [], []
    for number in games:
        game = determinize(seen, SeededDice(number))
        after.append(PlayingOn(number).aftermath(game, choice, enough))
        ends.append(game.state)
    return TurnPlayed(tuple(after), tuple(ends))


def share(goal: PuzzleGoal, seen: View, plan: TurnPlayed) -> float:
    """Return in which part of its games a plan reaches a goal."""
    return mean([float(has_reached(goal, seen, end)) for end in plan.ends])


def loss(plan: TurnPlayed, other: TurnPlayed, player: int) -> float:
    """Return by how much the chance to win is less with the ``other`` plan; 0 where it isn't."""
    ours, theirs = (mean([each.shares[player] for each in course.after]) for course in (plan, other))
    return max(0.0, ours - theirs) * in_chances(plan.after, other.after, player)


def possible(seen: View) -> Iterator[PuzzleGoal]:
    """Yield what might be asked of who sees ``seen``, what is worth most first."""
    state, rules = seen.state, seen.rules
    side, held = set(rules.side_of(seen.player)), rules.tenure.holders(state)
    holders = {region.id: {held[land] for land in region.members} for region in rules.board.regions}
    worth = sorted((each for each in rules.board.regions if each.bonus), key=lambda each: -each.bonus)
    yield PuzzleGoal("win")
    yield PuzzleGoal("beat")
    yield from (PuzzleGoal("take", each.id) for each in worth if not holders[each.id] <= side)
    foes = set(range(rules.players)) - side
    yield from (PuzzleGoal("break", e.id) for e in worth if len(holders[e.id]) == 1 and holders[e.id] <= foes)


def has_reached(goal: PuzzleGoal, seen: View, state: GameState) -> bool:
    """Tell whether who sees ``seen`` has done in ``state`` what was asked for, as far as the board tells."""
    return bool(is_reached(goal, seen.player, seen.state, state, seen.rules))


def is_reached(goal: PuzzleGoal, player: int, before: GameState, after: GameState, rules: Rules) -> bool | None:
    """Tell whether a turn of ``player`` has done what was asked for; None where the board alone doesn't tell."""
    if after.outcome is not None and player in after.outcome.winners:
        return True
    side = rules.side_of(player)
    if goal.kind == "win":
        return False
    if goal.kind == "beat":
        return any(before.alive[foe] and not after.alive[foe] for foe in range(rules.players) if foe not in side)
    if goal.kind not in ("take", "break"):
        return None
    members = next(region.members for region in rules.board.regions if region.id == goal.region)
    held, holds = ({rules.tenure.holders(state)[land] for land in members} for state in (before, after))
    return holds <= set(side) if goal.kind == "take" else holds != held

"""What a puzzle asks for, from the motives that a hint would tell of its best choice; and whether it was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision
from risk_desktop.review.report import Motive, MotiveKind

from .schema import PuzzleGoal, PuzzleGoalKind

GOALS: Final[dict[MotiveKind, PuzzleGoalKind]] = {
    "wins": "win",
    "beats": "beat",
    "completes": "take",
    "breaks": "break",
    "aims_beat": "beat",
    "aims_region": "take",
    "aims_break": "break",
    "border": "guard",
    "keeps": "guard",
}


def goal_of(best: Choice, motives: Sequence[Motive], decision: Decision, board: Board) -> PuzzleGoal:
    """Return what is asked for where ``best`` is the best answer to a decision, for these motives."""
    for motive in motives:
        kind = GOALS.get(motive.kind)
        if kind is not None:
            named = kind in ("take", "break", "guard") and motive.region >= 0
            region = board.regions[motive.region].id if named else ""
            return PuzzleGoal(kind, region)
    if decision.kind == "attack":
        return PuzzleGoal("hold" if best == Pass() else "fight" if isinstance(best, Attack | Blitz) else "decide")
    return PuzzleGoal("decide")


def is_reached(goal: PuzzleGoal, player: int, before: GameState, after: GameState, rules: Rules) -> bool | None:
    """Tell whether a turn of ``player`` has done what was asked for; None where the board alone doesn't tell."""
    if after.outcome is not None and player in after.outcome.winners:
        return True
    side = rules.side_of(player)
    if goal.kind == "win":
        return False
    if goal.kind == "beat":
        return any(was and not still for was, still in zip(before.alive, after.alive, strict=True))
    if goal.kind not in ("take", "break"):
        return None
    members = next(region.members for region in rules.board.regions if region.id == goal.region)
    held, holds = ({rules.tenure.holders(state)[land] for land in members} for state in (before, after))
    return holds <= set(side) if goal.kind == "take" else holds != held

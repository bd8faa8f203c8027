"""What a puzzle asks for: the goal of its best choice, from the motives that a hint would tell of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
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

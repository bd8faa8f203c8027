"""Lets levels of ours play puzzles and judges them: ``python -m tests.soak.puzzle_play [--every N] [LEVEL ...]``.

A judge that is worth anything tells hard from normal; prints what became of each puzzle, and the sums by level.
"""

from __future__ import annotations

import argparse
from collections import Counter

from risk_desktop.ai.player import decide, make_opponent
from risk_desktop.engine.view import view
from risk_desktop.puzzles.goals import is_reached
from risk_desktop.puzzles.judge import Judge, Tried, Verdict
from risk_desktop.puzzles.loader import all_puzzles
from risk_desktop.puzzles.position import begin
from risk_desktop.puzzles.schema import Puzzle

LEVELS = ("hard", "normal")
SEED = 7


def played(puzzle: Puzzle, level: str) -> Verdict:
    """Return the verdict on a turn that a level plays."""
    game = begin(puzzle, SEED)
    first, began = game.state.copy(), (game.state.round, game.state.turn)
    opponents = [make_opponent(level if seat == puzzle.player else "hard", seat) for seat in range(puzzle.players)]
    tries = []
    while (asked := game.pending()) is not None and (game.state.round, game.state.turn) == began:
        choice = decide(opponents[asked.player], game, asked.player)[0]
        if asked.player == puzzle.player:
            tries.append(Tried(view(game, puzzle.player).state, choice))
        game.apply(choice)
    reached = is_reached(puzzle.goal, puzzle.player, first, game.state, game.rules)
    judge = Judge(game.rules, puzzle.player, tries, reached)
    for _ in judge.value():
        pass
    return judge.verdict


def main() -> None:
    parser = argparse.ArgumentParser(description="let levels play puzzles")
    parser.add_argument("--every", type=int, default=1, help="only every so manieth puzzle")
    parser.add_argument("levels", nargs="*", default=LEVELS)
    args = parser.parse_args()
    sums: dict[str, Counter[str]] = {level: Counter() for level in args.levels}
    for puzzle in all_puzzles()[:: args.every]:
        for level in args.levels:
            verdict = played(puzzle, level)
            sums[level][verdict.result] += 1
            told = f"{verdict.result} {100 * verdict.lost.value:.1f} in {verdict.decisions}"
            print(f"{puzzle.id} grade {puzzle.grade} {level}: {told}", flush=True)
    for level, results in sums.items():
        print(level, dict(results))


if __name__ == "__main__":
    main()

"""What can be wrong with puzzles whose file has the right shape: names that their rules don't know, positions that don't fit."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.rules import BadOption
from risk_desktop.maps.problems import Problem, Where, unknown
from risk_desktop.review.candidates import question
from risk_desktop.storage.codec import CodecError
from risk_desktop.storage.replay import stands

from .position import begin, rules_of, seen_in
from .schema import Puzzle, PuzzleFile

_SEED = 1


def check(file: PuzzleFile) -> list[Problem]:
    """Return what is wrong with the names in a file: editions, players, house rules, regions."""
    problems: list[Problem] = []
    known: set[str] = set()
    for number, puzzle in enumerate(file.puzzles):
        where = ("puzzles", number)
        if puzzle.id in known:
            problems.append(Problem("puzzles.bad.twice", {"name": puzzle.id}, where=(*where, "id")))
        known.add(puzzle.id)
        problems += _name_problems(puzzle, where)
    return problems


def _name_problems(puzzle: Puzzle, where: Where) -> Iterator[Problem]:
    if puzzle.edition not in EDITIONS:
        yield unknown("puzzles.bad.edition", puzzle.edition, EDITIONS, (*where, "edition"))
        return
    allowed = EDITIONS[puzzle.edition].all_players
    if puzzle.players not in allowed:
        known = ", ".join(map(str, allowed))
        yield Problem("puzzles.bad.players", {"players": puzzle.players, "allowed": known}, where=(*where, "players"))
        return
    try:
        rules = rules_of(puzzle)
    except BadOption as fault:
        yield Problem("puzzles.bad.option", {"name": fault.key}, where=(*where, "options"))
        return
    goal, regions = puzzle.goal, [region.id for region in rules.board.regions]
    if goal.region and goal.region not in regions:
        yield unknown("puzzles.bad.region", goal.region, regions, (*where, "goal", "region"))
    if puzzle.player >= puzzle.players:
        seat, players = puzzle.player, puzzle.players
        yield Problem("puzzles.bad.seat", {"seat": seat, "players": players}, where=(*where, "player"))


def position_problem(puzzle: Puzzle, where: Where = ()) -> Problem | None:
    """Return what keeps a puzzle from being played, whose names are all known; None where nothing does."""
    try:
        game, asked = begin(puzzle, _SEED), question(seen_in(puzzle))
    except CodecError as fault:
        return Problem(fault.key, fault.params, where=(*where, "state"))
    except Exception:  # whatever a position from somewhere else does to the rules
        return Problem("puzzles.bad.position", {"name": puzzle.id}, where=(*where, "state"))
    own = game.state.turn == puzzle.player and stands(game.rules, game.state)
    if not own or (asked.player, asked.kind) != (puzzle.player, puzzle.decision):
        return Problem("puzzles.bad.position", {"name": puzzle.id}, where=(*where, "state"))
    return None

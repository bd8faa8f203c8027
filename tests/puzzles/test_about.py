"""What stands beside the question of a puzzle whose goal names no place: what the board tells of its position."""

from __future__ import annotations

from collections import Counter

from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.puzzles.about import UNNAMED, About, about, new_pieces
from risk_desktop.puzzles.loader import all_puzzles
from risk_desktop.puzzles.position import seen_in


def is_true(found: About, player: int, state: GameState, rules: Rules) -> bool:
    held, side = rules.tenure.holders(state), rules.side_of(player)
    if found.kind == "prey":
        return found.number in [count for seat, count in Counter(held).items() if seat not in side]
    members = next(region.members for region in rules.board.regions if region.id == found.region)
    own = sum(held[land] in side for land in members)
    most = max(Counter(held[land] for land in members if held[land] not in side).values(), default=0)
    return {
        "mine": own == len(members),
        "short": own == len(members) - found.number and 0 < found.number <= 2,
        "nearly": most == len(members) - 1,
        "theirs": most == len(members),
    }[found.kind]


def test_what_is_told_is_true_and_most_positions_are_about_something() -> None:
    unnamed = [puzzle for puzzle in all_puzzles() if puzzle.goal.kind in UNNAMED]
    found = [(puzzle, about(puzzle)) for puzzle in unnamed]
    told = [(puzzle, each) for puzzle, each in found if each is not None]
    assert len(told) >= 0.9 * len(unnamed)
    for puzzle, each in told:
        seen = seen_in(puzzle)
        assert is_true(each, puzzle.player, seen.state, seen.rules), puzzle.id
    assert {each.kind for _, each in told} == {"mine", "short", "nearly", "theirs", "prey"}


def test_a_goal_that_names_its_place_says_it_all() -> None:
    assert all(about(puzzle) is None for puzzle in all_puzzles() if puzzle.goal.kind not in UNNAMED)


def test_new_pieces_are_counted() -> None:
    placing = [puzzle for puzzle in all_puzzles() if puzzle.decision == "reinforce"]
    assert placing and all(new_pieces(puzzle) >= 1 for puzzle in placing)

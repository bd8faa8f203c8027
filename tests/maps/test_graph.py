"""The graph of the rules from board files."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from risk_desktop.maps.graph import to_board
from risk_desktop.maps.loader import load_map
from risk_desktop.maps.problems import MapError
from risk_desktop.maps.schema import BoardMap, Region, Territory


def _second(board: BoardMap) -> BoardMap:
    """Return a copy of ``board`` with ids of its own."""

    def renamed(item: Region | Territory) -> dict[str, str]:
        return {"id": f"{item.id}_2"}

    return msgspec.structs.replace(
        board,
        id="islands_2",
        regions=[msgspec.structs.replace(r, **renamed(r)) for r in board.regions],
        territories=[
            msgspec.structs.replace(t, region=f"{t.region}_2", tags=["far"], **renamed(t)) for t in board.territories
        ],
        links=[msgspec.structs.replace(link, a=f"{link.a}_2", b=f"{link.b}_2") for link in board.links],
    )


def test_islands_as_a_graph(islands: Path) -> None:
    board = to_board([load_map(islands)])
    assert [t.id for t in board.territories][:3] == ["tern_head", "seal_bay", "lantern_hill"]
    assert [(r.id, r.bonus, r.members) for r in board.regions] == [
        ("west_isle", 2, (0, 1)),
        ("mid_isle", 3, (2, 3)),
        ("east_isle", 0, (4, 5)),
    ]
    assert board.neighbours == ((1, 2), (0, 3), (0, 3, 4), (1, 2, 5), (2, 5), (3, 4))
    assert board.cards == ("infantry", "cavalry", "artillery", "infantry", "cavalry", "artillery")


def test_every_board_is_symmetric_and_connected(board_path: Path) -> None:
    board = to_board([load_map(board_path)])
    pairs = {(a, b) for a, near in enumerate(board.neighbours) for b in near}
    assert pairs == {(b, a) for a, b in pairs}
    assert len(pairs) == 2 * len(load_map(board_path).links)
    assert board.reachable(0, lambda territory: True) == set(range(len(board)))


def test_boards_are_numbered_through(islands: Path) -> None:
    first = load_map(islands)
    board = to_board([first, _second(first)])
    assert len(board) == 12
    assert board.index("tern_head_2") == 6
    assert board.neighbours[6] == (7, 8)
    assert board.regions[3].members == (6, 7)
    assert (board.territories[11].board, board.territories[11].region, board.territories[11].tags) == (1, 5, ("far",))


def test_order_of_links_has_no_influence(islands: Path) -> None:
    board = load_map(islands)
    assert to_board([msgspec.structs.replace(board, links=board.links[::-1])]) == to_board([board])


def test_boards_that_share_an_id_are_refused(islands: Path) -> None:
    board = load_map(islands)
    with pytest.raises(MapError) as caught:
        to_board([board, msgspec.structs.replace(board, id="other")])
    problem = caught.value.problems[0]
    assert (problem.key, dict(problem.params)) == ("map.shared_id", {"name": "tern_head", "a": "islands", "b": "other"})

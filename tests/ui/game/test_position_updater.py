"""The board comes to a new position a few territories at a time."""

from __future__ import annotations

from risk_desktop.ui.board.position import BoardPosition, PieceLook

BEFORE = BoardPosition(
    owners=(0, 0, 1, 1, 2),
    armies=(3, 1, 2, 5, 1),
    shares={1: ((0, 1), (2, 1))},
    tied=frozenset({1}),
    pieces={3: (PieceLook("sky", 1),)},
)
AIM = BoardPosition(
    owners=(0, 2, 0, 1, 2),
    armies=(1, 2, 1, 5, 1),
    shares={2: ((0, 1), (1, 1))},
    tied=frozenset({2}),
    pieces={4: (PieceLook("war", 2),)},
    gone=frozenset({0}),
)


def test_each_step_takes_whole_territories_and_the_last_one_all() -> None:
    step = BEFORE.towards(AIM, 2)
    assert step.owners == (0, 2, 1, 1, 2) and step.armies == (1, 2, 2, 5, 1)
    assert step.shares == {} and step.tied == frozenset(), "territory 1 isn't shared any more"
    assert step.pieces == BEFORE.pieces and step.gone == BEFORE.gone, "what is left comes later"
    step = step.towards(AIM, 2)
    assert step.shares == AIM.shares and step.tied == AIM.tied and step.pieces == {}
    assert step.towards(AIM, 2) is AIM


def test_nothing_is_left_where_all_territories_are_alike() -> None:
    assert AIM.towards(AIM, 1) is AIM
    sunk = BoardPosition(BEFORE.owners, BEFORE.armies, BEFORE.shares, BEFORE.tied, BEFORE.pieces, gone=frozenset({4}))
    assert BEFORE.towards(sunk, 1) is sunk

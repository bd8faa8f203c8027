"""The number of ways in which a game can go on, against counts on file and counts by hand."""

from __future__ import annotations

from tests.perft.counting import FILE, attacking, claiming, reinforcing, table, ways, with_cycling_dice


def test_the_counts_are_those_on_file():
    assert table() == FILE.read_text(encoding="utf-8").splitlines()


def test_counts_by_hand():
    # Six free territories, then five, four, three.
    assert [ways(with_cycling_dice(claiming()), depth) for depth in range(5)] == [1, 6, 30, 120, 360]
    # Three armies and the bonus of two, on two territories.
    assert ways(with_cycling_dice(reinforcing()), 1) == 6
    # Pass; from tern_head (4) 3 rolls and 3 blitzes on lantern_hill, from seal_bay (2) 1 and 1 on reed_marsh.
    assert ways(with_cycling_dice(attacking()), 1) == 1 + 6 + 2

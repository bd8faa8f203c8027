"""The golden games: every edition still plays them move by move."""

from __future__ import annotations

import pytest

from tests.golden.regenerate import FOLDER, games, path_of, transcript


@pytest.mark.parametrize(("edition", "players"), games())
def test_the_golden_game_is_played_the_same(edition, players):
    path = path_of(edition, players)
    assert path.exists(), f"run: python -m tests.golden.regenerate {edition}"
    expected = path.read_text(encoding="utf-8").splitlines()
    played = transcript(edition, players).splitlines()
    for number, (now, before) in enumerate(zip(played, expected, strict=False), 1):
        assert now == before, f"{path.name}:{number}"
    assert len(played) == len(expected)


def test_no_golden_game_is_left_over():
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == sorted(path_of(*game).name for game in games())

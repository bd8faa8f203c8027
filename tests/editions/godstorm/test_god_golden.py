"""Golden games of Godstorm: fewest and most players, told move by move in the files beside this one.

``python -m tests.editions.godstorm.test_god_golden`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.editions.godstorm.epoch import begun
from tests.golden.regenerate import played_out

FOLDER = Path(__file__).parent / "golden"
PLAYERS = (2, 5)


def path_of(players: int) -> Path:
    """Return the file of a golden game."""
    return FOLDER / f"godstorm_{players}.txt"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_golden_game_is_played_the_same(players):
    expected = path_of(players).read_text(encoding="utf-8").splitlines()
    played = played_out("godstorm", begun(players, seed=2004)).splitlines()
    for number, (now, before) in enumerate(zip(played, expected, strict=False), 1):
        assert now == before, f"{path_of(players).name}:{number}"
    assert len(played) == len(expected)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for count in PLAYERS:
        path_of(count).write_text(played_out("godstorm", begun(count, seed=2004)), encoding="utf-8")

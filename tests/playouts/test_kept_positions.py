"""Nothing that a real game keeps is refused: more of the games of which tests/editions/test_standing.py plays one each."""

from __future__ import annotations

import pytest

from risk_desktop.editions.registry import EDITIONS
from tests.editions.kept_positions import kept_soundly


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_position_that_a_game_keeps_is_sound(edition: str) -> None:
    games = (18, 19, 20)
    assert sum(kept_soundly(edition, seed) for seed in games) > len(games)

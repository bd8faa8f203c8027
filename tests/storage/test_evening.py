"""The score of an evening is kept between the same players, until the night is over."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from risk_desktop.storage.evening import EveningScore, EveningTally, evening_of

EIGHT = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)
PAIR = ("Anna", "Ben")


def test_games_of_the_same_players_are_counted_in_whatever_seats_they_sat(tmp_path: Path):
    score = EveningScore(tmp_path / "evening.json")
    assert score.tally(PAIR, EIGHT) == EveningTally(0, (0, 0))
    score.add(PAIR, ("Anna",), EIGHT)
    score.add(("Ben", "Anna"), ("Ben",), EIGHT + timedelta(hours=1))
    score.add((*PAIR, "Mira"), PAIR, EIGHT + timedelta(hours=2))
    score.add(PAIR, ("Anna",), EIGHT + timedelta(hours=5))  # after midnight
    assert score.tally(PAIR, EIGHT) == EveningTally(3, (2, 1))
    assert score.tally(("Ben", "Anna"), EIGHT) == EveningTally(3, (1, 2))
    assert score.tally(("Mira", *PAIR), EIGHT) == EveningTally(1, (0, 1, 1))


def test_another_evening_begins_anew_and_the_file_brings_this_one_back(tmp_path: Path):
    path = tmp_path / "folder" / "evening.json"
    EveningScore(path).add(PAIR, ("Anna",), EIGHT)
    assert EveningScore(path).tally(PAIR, EIGHT + timedelta(hours=9)) == EveningTally(1, (1, 0))
    assert evening_of(EIGHT + timedelta(hours=9)) == evening_of(EIGHT)
    assert EveningScore(path).tally(PAIR, EIGHT + timedelta(hours=11)) == EveningTally(0, (0, 0))


@pytest.mark.parametrize("content", [b"", b"{}", b'[{"evening": 3}]', b"\xff", b"[" * 100_000])
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: bytes):
    path = tmp_path / "evening.json"
    path.write_bytes(content)
    score = EveningScore(path)
    assert score.tally(PAIR, EIGHT) == EveningTally(0, (0, 0))
    score.add(PAIR, ("Ben",), EIGHT)
    assert EveningScore(path).tally(PAIR, EIGHT) == EveningTally(1, (0, 1))
    assert (tmp_path / "evening.json.bad").read_bytes() == content


def test_what_cannot_be_written_is_kept_while_the_program_runs(tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    score = EveningScore(tmp_path / "file" / "evening.json")
    score.add(PAIR, ("Ben",), EIGHT)
    assert score.tally(PAIR, EIGHT) == EveningTally(1, (0, 1))

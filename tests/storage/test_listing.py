"""The list of saves: quick, the latest first, and honest about broken files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage import listing
from risk_desktop.storage.listing import latest_unfinished, list_saves, summary_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.saves import SaveWriter, thumbnail_path
from tests.storage.gamefile import begun, go_on, header, written


def at(path, seconds):
    """Set the time of the last change."""
    os.utime(path, (seconds, seconds))


def test_saves_are_listed_with_the_latest_first(tmp_path):
    for number, records in enumerate((5, 70, 10_000)):
        written(tmp_path / f"{number}.risk", records, seed=number)
        at(tmp_path / f"{number}.risk", 1000 + number)
    (tmp_path / "notes.txt").write_text("no save")
    (tmp_path / "folder.risk").mkdir()
    found = list_saves(tmp_path)
    assert [save.path.name for save in found] == ["2.risk", "1.risk", "0.risk"]
    assert [save.is_finished for save in found] == [True, False, False]
    assert found[2].round == 0 and found[2].on_turn == ""
    last = read_save(tmp_path / "1.risk").rows[-1]
    assert (found[1].round, found[1].on_turn) == (last.round, ("Ada", "Bo", "Cy")[last.player])
    assert found[1].header == header(1) and found[1].changed.timestamp() == 1001
    assert latest_unfinished(tmp_path).path.name == "1.risk"


def test_an_empty_or_missing_folder_has_no_saves(tmp_path):
    assert list_saves(tmp_path) == list_saves(tmp_path / "nothing") == []
    assert latest_unfinished(tmp_path / "nothing") is None


def test_a_broken_file_is_listed_with_its_problem_and_never_continued(tmp_path):
    (tmp_path / "bad.risk").write_bytes(b"nonsense")
    (tmp_path / "empty.risk").write_bytes(b"")
    assert [save.problem.key for save in list_saves(tmp_path)] == ["storage.not_a_save"] * 2
    assert latest_unfinished(tmp_path) is None


def test_a_file_that_is_far_too_large_is_listed_without_reading_it(tmp_path):
    path = tmp_path / "huge.risk"
    written(path, 5)
    os.truncate(path, 100_000_000)
    (save,) = list_saves(tmp_path)
    assert (save.header, save.problem.key) == (None, "storage.too_large")
    assert latest_unfinished(tmp_path) is None


@pytest.mark.parametrize("seconds", [-(10**12), 10**12])
def test_a_day_that_no_calendar_knows_does_not_hide_the_saves(tmp_path, monkeypatch, seconds):
    written(tmp_path / "a.risk", 5)
    usual = Path.stat

    def odd(path, **how):
        facts = list(usual(path, **how))
        return os.stat_result((*facts[:8], seconds, *facts[9:]))

    monkeypatch.setattr(Path, "stat", odd)
    (save,) = list_saves(tmp_path)
    assert save.header is not None and save.changed.year == 1970


def test_a_picture_is_found(tmp_path):
    path = tmp_path / "a.risk"
    with SaveWriter(path, header()) as writer:
        assert summary_of(path).thumbnail is None
        writer.thumbnail(b"png")
    assert summary_of(path).thumbnail == thumbnail_path(path)


@pytest.mark.parametrize("look", [50, 700, 3000])
def test_a_long_last_turn_is_searched_further_back(tmp_path, monkeypatch, look):
    path = tmp_path / "a.risk"
    written(path, 79)
    whole = summary_of(path)
    monkeypatch.setattr(listing, "_FIRST_LOOK", look)
    assert summary_of(path) == whole
    last = read_save(path).rows[-1]
    assert (whole.round, whole.player) == (last.round, last.player)


def test_a_game_that_was_taken_up_again_after_its_end_is_unfinished(tmp_path):
    path = tmp_path / "a.risk"
    written(path)
    loaded = read_save(path)
    SaveWriter.reopen(loaded, loaded.total - 1).close()
    assert not summary_of(path).is_finished


def test_a_cut_off_last_line_does_not_matter(tmp_path):
    path = tmp_path / "a.risk"
    written(path, 79)
    whole = summary_of(path)
    path.write_bytes(path.read_bytes() + b'{"line":"rec')
    assert (summary_of(path).round, summary_of(path).player) == (whole.round, whole.player)


@pytest.mark.parametrize("further", [0, 40])
def test_what_was_given_up_is_known_from_the_last_turn_on(tmp_path, monkeypatch, further):
    path = tmp_path / "a.risk"
    game, journal = begun(path)
    dice = SeededDice(3)
    list(go_on(game, journal, dice, 60))
    journal.seat(0, RESIGNED)
    assert not summary_of(path).given_up, "who has a part in the game is only known where it is played"
    journal.given_up()
    resigned = path.stat().st_size
    list(go_on(game, journal, dice, further))
    journal.close()
    monkeypatch.setattr(listing, "_FIRST_LOOK", 500)
    monkeypatch.setattr(listing, "_LAST_LOOK", max(8000, path.stat().st_size - resigned))
    assert summary_of(path).given_up and latest_unfinished(tmp_path) is None


def test_it_is_known_that_all_persons_are_beaten(tmp_path):
    path = tmp_path / "a.risk"
    game, journal = begun(path)
    list(go_on(game, journal, SeededDice(3), 60))
    people = read_save(path).header.people
    for seat in people:
        assert not summary_of(path).beaten
        game.state.alive[seat] = False
        journal.turn(game)
    assert summary_of(path).beaten and not summary_of(path).given_up
    journal.undo(1)
    journal.close()
    assert not summary_of(path).beaten, "what was taken back is not sure"


def test_giving_up_is_told_once_and_not_of_what_is_taken_back(tmp_path):
    path = tmp_path / "a.risk"
    game, journal = begun(path)
    list(go_on(game, journal, SeededDice(3), 60))
    journal.given_up()
    journal.close()
    with SaveWriter.reopen(read_save(path), 60) as writer:
        size = path.stat().st_size
        writer.given_up()
        assert path.stat().st_size == size and summary_of(path).given_up
        writer.undo(1)
        assert not summary_of(path).given_up and not read_save(path).given_up
        writer.given_up()
        assert summary_of(path).given_up and read_save(path).given_up

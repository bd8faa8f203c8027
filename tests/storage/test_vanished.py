"""A save that vanishes in the middle of a game is written anew, and a disk that fails costs nothing of it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage.files import keep_copy
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import resume
from risk_desktop.storage.saves import SaveWriter
from tests.playing import islands_board
from tests.storage.damage import STATES, opened
from tests.storage.gamefile import begun, go_on, play_on, written

needs_removable = pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be removed there")


def until_turn(game, journal, dice):
    """Play on until a turn has started behind at least one choice, and been kept; return whatever the journal tells."""
    round_before, turn = game.state.round, game.state.turn
    for _ in go_on(game, journal, dice):
        if (game.state.round, game.state.turn) != (round_before, turn):
            return journal.restored()
    raise AssertionError("no turn began")


@needs_removable
@pytest.mark.parametrize("gone", ["the file", "the folder"])
def test_a_save_that_vanished_is_written_anew_at_the_next_turn(tmp_path: Path, gone: str) -> None:
    save = tmp_path / "games" / "game.risk"
    game, journal = begun(save)
    dice = SeededDice(8)
    play_on(game, journal, dice, 50)
    save.unlink() if gone == "the file" else shutil.rmtree(save.parent)
    told = until_turn(game, journal, dice)
    assert (told.key, told.params) == ("storage.restored", {"file": str(save)})
    assert journal.problem is None and journal.restored() is None, "it is told once"
    loaded, resumed = opened(save)
    assert loaded.problems == [] and loaded.is_whole and resumed.whole
    assert resumed.game.state == game.state
    play_on(game, journal, dice, 7)
    journal.close()
    assert opened(save)[1].game.state == game.state
    assert sorted(path.name for path in save.parent.iterdir()) == ["game.risk"], "no lock stays behind"


@needs_removable
def test_a_resumed_game_that_vanished_is_written_anew_from_its_beginning(save: Path) -> None:
    written(save, 50)
    loaded, resumed = opened(save)
    journal = Journal(SaveWriter.reopen(loaded, resumed.records))
    save.unlink()
    assert until_turn(resumed.game, journal, SeededDice(3)) is not None
    journal.close()
    again = read_save(save)
    assert again.is_whole and again.problems == []
    assert resume(again, islands_board()).game.state == resumed.game.state


@needs_removable
def test_where_the_folder_cannot_be_made_again_the_game_goes_on_and_is_written_later(tmp_path: Path) -> None:
    save = tmp_path / "games" / "game.risk"
    game, journal = begun(save)
    dice = SeededDice(8)
    play_on(game, journal, dice, 50)
    shutil.rmtree(save.parent)
    save.parent.write_text("in the way")
    assert until_turn(game, journal, dice) is None
    assert journal.problem is not None and journal.problem.params["why"].startswith("fault.")
    save.parent.unlink()
    play_on(game, journal, dice, 1)
    assert journal.problem is None and journal.restored() is not None
    journal.close()
    assert opened(save)[1].game.state == game.state


def test_what_a_full_disk_kept_back_is_written_with_the_next_choice(save: Path, monkeypatch) -> None:
    game, journal = begun(save)
    dice = SeededDice(8)
    play_on(game, journal, dice, 10)

    def full(writer: SaveWriter, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(SaveWriter, "_append", full)
        patch.setattr("risk_desktop.storage.saves.write_atomically", lambda path, data: full(None, data))
        play_on(game, journal, dice, 5)
        assert journal.problem.params["why"] == "fault.full"
        assert opened(save)[1].game.state == STATES[10]
    play_on(game, journal, dice, 1)
    assert journal.problem is None and journal.restored() is None
    journal.close()
    loaded, resumed = opened(save)
    assert loaded.is_whole and loaded.problems == [] and resumed.game.state == STATES[16]


def test_no_half_copy_of_a_damaged_file_stays_on_a_full_disk(save: Path, monkeypatch) -> None:
    written(save, 20)

    def cut_short(source: Path, target: Path) -> None:
        target.write_bytes(b"")
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("risk_desktop.storage.files.shutil.copy2", cut_short)
    with pytest.raises(OSError, match="space"):
        keep_copy(save, "damaged")
    assert [path.name for path in save.parent.iterdir()] == ["game.risk"]

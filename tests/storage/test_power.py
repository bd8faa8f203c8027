"""Power failures and disks that fail: what was kept at the start of a turn is there afterwards, whatever else is lost."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage import files, saves, settling
from risk_desktop.storage.files import open_appending, write_atomically
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.saves import SaveWriter
from tests.storage.damage import STATES, damage, numbers_of, opened
from tests.storage.gamefile import begun, go_on, play_on, written
from tests.storage.power import FlakyFile, PowerCut

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders can't be synced there")


def found_after(folder: Path, content: dict[str, bytes], where: Path) -> Path:
    """Lay out what a power failure has left; return the save."""
    where.mkdir(exist_ok=True)
    for path in where.iterdir():
        path.unlink()
    for name, data in content.items():
        (where / name).write_bytes(data)
    return where / "game.risk"


def play_with_power_cuts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play turn by turn, cut the power after each; return how often. AssertionError if a turn that was kept is lost."""
    save = tmp_path / "disk" / "game.risk"
    save.parent.mkdir()
    disk, rng, cuts = PowerCut(save.parent, monkeypatch), Random(5), 0
    game, journal = begun(save)
    kept = done = 0
    dice = SeededDice(8)
    while done < 75:
        for _ in go_on(game, journal, dice, 5):
            done += 1
        size = save.stat().st_size
        journal.turn(game)
        assert disk.is_sure(save, size), "what was kept at a turn is not on the disk"
        kept = done
        for _ in go_on(game, journal, dice, 2):  # of these nothing is sure
            done += 1
        for content in disk.outcomes(rng):
            again = opened(found_after(save.parent, content, tmp_path / "after"))[1]
            assert again.records >= kept and again.game.state == STATES[again.records]
            cuts += 1
    journal.close()
    return cuts


def mend_with_power_cuts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Mend a damaged save, cut the power; return how often. AssertionError if the game or the damaged file is lost."""
    save = tmp_path / "disk" / "game.risk"
    save.parent.mkdir()
    written(save, 80)
    damage(save, numbers_of(save, "record")[10])
    bad = save.read_bytes()
    disk = PowerCut(save.parent, monkeypatch)
    for path in (save, save.parent):  # it has lain there for long
        entry = os.open(path, os.O_RDONLY)
        os.fsync(entry)
        os.close(entry)
    loaded = read_save(save)
    writer = SaveWriter.reopen(loaded, 80)
    cuts = 0
    for content in disk.outcomes(Random(6)):
        path = found_after(save.parent, content, tmp_path / "after")
        assert opened(path)[1].game.state == STATES[80]
        assert bad in (path.read_bytes(), content.get("game.risk.damaged"))
        cuts += 1
    writer.close()
    return cuts


SCENES: dict[str, Callable[[Path, pytest.MonkeyPatch], int]] = {
    "a game": play_with_power_cuts,
    "mending": mend_with_power_cuts,
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_power_failure_costs_at_most_what_came_after_the_last_turn(scene, tmp_path, monkeypatch) -> None:
    assert SCENES[scene](tmp_path, monkeypatch) >= 5


def nothing(*_: object) -> None:
    """Sync nothing."""


@pytest.mark.parametrize(
    ("scene", "place", "name"),
    [
        ("a game", settling, "sync_file"),
        ("a game", files, "sync_folder"),
        ("mending", files, "sync_file"),
    ],
    ids=["the save", "its folder", "a file written anew"],
)
def test_each_sync_is_needed(scene, place, name, tmp_path, monkeypatch) -> None:
    """Taking one of them away is noticed by the test above."""
    monkeypatch.setattr(place, name, nothing)
    with pytest.raises((AssertionError, SaveError)):
        SCENES[scene](tmp_path, monkeypatch)


@pytest.mark.parametrize("seed", range(12))
def test_writes_that_fail_or_are_cut_short_lose_nothing_once_the_disk_works_again(save, monkeypatch, seed) -> None:
    rng = Random(seed)
    moods = iter([rng.choice(("well", "well", "full", "failing", "short")) for _ in range(30)])
    monkeypatch.setattr(saves, "open_appending", lambda path: FlakyFile(open_appending(path), moods))
    game, journal = begun(save)
    for _ in go_on(game, journal, SeededDice(8), 60):
        state = opened(save)[1]  # at every moment the file opens at a position of the game
        assert state.game.state == STATES[state.records]
    assert journal.problem is None
    journal.close()
    loaded, resumed = opened(save)
    assert (loaded.problems, loaded.notes, resumed.records) == ([], [], 60)
    assert loaded.is_whole and resumed.game.state == STATES[60]


def test_a_sync_that_fails_doesnt_stop_the_game(save, monkeypatch, caplog) -> None:
    def failing(file: int) -> None:
        raise OSError(5, "Input/output error")

    game, journal = begun(save)
    monkeypatch.setattr(settling, "sync_file", failing)
    play_on(game, journal, SeededDice(8), 70)
    journal.close()
    assert opened(save)[1].game.state == STATES[70]
    assert "may not be on the disk" in caplog.text


def test_a_file_written_whole_is_the_old_one_or_the_new_one(tmp_path, monkeypatch) -> None:
    path = tmp_path / "disk" / "settings.json"
    path.parent.mkdir()
    disk = PowerCut(path.parent, monkeypatch)
    write_atomically(path, b"old")
    write_atomically(path, b"new and longer")
    for content in disk.outcomes(Random(7)):
        assert content["settings.json"] in (b"old", b"new and longer")

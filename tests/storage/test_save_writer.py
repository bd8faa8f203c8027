"""Writing saves: lines, pictures, full disks, and one writer at a time."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys

import msgspec
import pytest

from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage.faults import fault_key
from risk_desktop.storage.lines import DamagedLine, decode_line, encode_line, sealed, unsealed
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.saves import SaveWriter, delete_save, new_save_path, thumbnail_path
from tests.storage.damage import STATES, opened
from tests.storage.gamefile import begun, header, play_on, written

# --- the writer -------------------------------------------------------------------------------------------------------


def test_lines_survive_encoding():
    line = header()
    assert decode_line(unsealed(encode_line(line).rstrip(b"\n"))) == line
    with pytest.raises(DamagedLine):
        decode_line(b'{"line":"nothing"}')


def test_the_picture_lies_beside_the_save_and_goes_with_it(save):
    with SaveWriter(save, header()) as writer:
        writer.thumbnail(b"png")
        assert (writer.path, writer.records) == (save, 0)
    assert thumbnail_path(save).read_bytes() == b"png"
    delete_save(save)
    assert list(save.parent.iterdir()) == []


def test_a_full_disk_does_not_stop_the_game(save, monkeypatch):
    game, journal = begun(save)
    dice = SeededDice(8)
    play_on(game, journal, dice, 10)

    class Full:
        def __init__(self, file):
            self._file = file

        def write(self, data):
            self._file.write(data[:10])
            return 10

        def __getattr__(self, name):
            return getattr(self._file, name)

    def no_room(path, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("risk_desktop.storage.saves.write_atomically", no_room)
    real = journal.writer._file
    journal.writer._file = Full(real)
    play_on(game, journal, dice, 5)
    assert journal.problem is not None and journal.problem.key == "storage.disk"
    assert opened(save)[1].game.state == STATES[10]
    journal.writer._file = real
    monkeypatch.undo()
    play_on(game, journal, dice, 1)
    assert journal.problem is None
    journal.close()
    assert opened(save)[1].game.state == STATES[16]


def test_names_of_new_saves_are_free(tmp_path):
    from datetime import datetime

    now = datetime(2026, 11, 21, 18, 45, 2)
    first = new_save_path(tmp_path, "world", now)
    assert first.name == "2026-11-21_184502_world.risk"
    first.touch()
    assert new_save_path(tmp_path, "world", now).name == "2026-11-21_184502_world-2.risk"


def test_nothing_in_a_file_is_executed(save, tmp_path):
    trap = tmp_path / "trap"
    written(save, 5)
    lines = save.read_bytes().splitlines(keepends=True)
    evil = {
        "line": "record",
        "n": 6,
        "player": 0,
        "hash": "",
        "choice": {"choice": f"__import__('os').mkdir('{trap}')"},
    }
    save.write_bytes(b"".join(lines) + sealed(msgspec.json.encode(evil)))
    loaded, resumed = opened(save)
    assert resumed.records == 5 and len(loaded.problems) == 1
    assert not trap.exists()


def test_a_copy_of_a_save_is_a_save(save, tmp_path):
    written(save, 25)
    copy = tmp_path / "sub folder é" / "copy.risk"
    copy.parent.mkdir()
    shutil.copy(save, copy)
    assert opened(copy)[1].game.state == STATES[25]


# --- one writer -------------------------------------------------------------------------------------------------------


def test_a_second_writer_is_refused_until_the_first_is_done(save):
    written(save, 30)
    loaded = read_save(save)
    first = SaveWriter.reopen(loaded, 30)
    before = save.read_bytes()
    with pytest.raises(SaveError) as caught:
        SaveWriter.reopen(read_save(save), 25)
    assert caught.value.problem.key == "storage.in_use"
    assert save.read_bytes() == before
    with pytest.raises(OSError, match="busy"):
        delete_save(save)
    assert save.exists()
    first.close()
    SaveWriter.reopen(read_save(save), 25).close()
    assert [path.name for path in save.parent.iterdir()] == ["game.risk"]


def test_a_new_save_is_locked_too(save):
    with SaveWriter(save, header()), pytest.raises(SaveError):
        SaveWriter.reopen(read_save(save), 0)


def test_another_process_is_a_second_writer_and_its_death_frees_the_save(save):
    written(save, 30)
    code = (
        "import sys, time\nfrom risk_desktop.storage.saves import SaveWriter, read_save\n"
        "writer = SaveWriter.reopen(read_save(sys.argv[1]), 30)\nprint('open', flush=True)\ntime.sleep(600)"
    )
    other = subprocess.Popen([sys.executable, "-c", code, str(save)], stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout.readline() == "open\n"
        with pytest.raises(SaveError):
            SaveWriter.reopen(read_save(save), 30)
    finally:
        other.kill()
        other.communicate()
    SaveWriter.reopen(read_save(save), 30).close()
    assert [path.name for path in save.parent.iterdir()] == ["game.risk"]


def test_a_save_that_grew_after_it_was_read_is_left_alone(save):
    written(save, 30)
    early = read_save(save)
    SaveWriter.reopen(read_save(save), 25).close()
    before = save.read_bytes()
    with pytest.raises(SaveError) as caught:
        SaveWriter.reopen(early, 30)
    assert caught.value.problem.key == "storage.in_use" and save.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no answer that means: no locks here")
def test_where_there_are_no_locks_a_game_goes_on_without(save, monkeypatch, caplog):
    written(save, 30)

    def none_here(file):
        raise OSError(37, "No locks available")

    monkeypatch.setattr("risk_desktop.storage.locking._lock", none_here)
    SaveWriter.reopen(read_save(save), 25).close()
    assert opened(save)[1].game.state == STATES[25] and "No locks available" in caplog.text


def refuse_locks(monkeypatch) -> None:
    """Let no lock be opened, as in a folder where nothing may be made."""
    real = os.open

    def refusing(path, *more):
        if str(path).endswith(".lock"):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return real(path, *more)

    monkeypatch.setattr("risk_desktop.storage.locking.os.open", refusing)


def test_on_windows_a_lock_that_cannot_be_opened_is_told_and_nothing_is_written(save, monkeypatch):
    written(save, 30)
    before = save.read_bytes()
    refuse_locks(monkeypatch)
    monkeypatch.setattr("risk_desktop.storage.locking.sys.platform", "win32")
    with pytest.raises(PermissionError) as caught:
        SaveWriter.reopen(read_save(save), 25)
    assert fault_key(caught.value) == "fault.denied" and save.read_bytes() == before
    with pytest.raises(PermissionError):
        SaveWriter(save.with_name("new.risk"), header())
    with pytest.raises(PermissionError):
        delete_save(save)
    assert [path.name for path in save.parent.iterdir()] == [save.name]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells of it")
def test_elsewhere_a_folder_that_takes_no_lock_may_still_take_the_game(save, monkeypatch, caplog):
    written(save, 30)
    refuse_locks(monkeypatch)
    SaveWriter.reopen(read_save(save), 25).close()
    assert opened(save)[1].game.state == STATES[25] and "Permission denied" in caplog.text


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_a_lock_that_fails_for_an_unknown_reason_lets_no_second_writer_in(save, monkeypatch, system):
    written(save, 30)
    before = save.read_bytes()

    def failing(file):
        raise OSError(errno.EIO if system == "linux" else errno.EINVAL, "something else")

    monkeypatch.setattr("risk_desktop.storage.locking._lock", failing)
    monkeypatch.setattr("risk_desktop.storage.locking.sys.platform", system)
    with pytest.raises(SaveError) as caught:
        SaveWriter.reopen(read_save(save), 25)
    assert caught.value.problem.key == "storage.in_use" and save.read_bytes() == before

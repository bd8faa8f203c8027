"""Save files: whatever happens to them, they open at a good position or say why not."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from risk_desktop.engine.dice import SeededDice
from risk_desktop.maps.problems import Problem
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import DamagedLine, decode_line, encode_line, sealed, unsealed
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.replay import resume
from risk_desktop.storage.saves import SaveWriter, delete_save, new_save_path, thumbnail_path
from tests.playing import islands_board
from tests.storage.gamefile import begun, go_on, header, records_of, written


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.risk"


def opened(path):
    """Return the loaded save and the game that goes on."""
    loaded = read_save(path)
    return loaded, resume(loaded, islands_board())


def states_of(seed=7):
    """Return the position after each record of the usual random game, the first one included."""
    from risk_desktop.editions.registry import start_game
    from tests.playing import world
    from tests.storage.gamefile import OPTIONS

    game = start_game(world(3, islands_board(), **OPTIONS), seed)
    game.pending()
    states = [game.snapshot()]
    for _ in go_on(game, None, SeededDice(seed + 1)):
        states.append(game.snapshot())
    return states


def test_a_finished_game_is_read_whole(save):
    game = written(save)
    loaded, resumed = opened(save)
    assert (loaded.problems, loaded.notes) == ([], [])
    assert loaded.total == resumed.records == records_of(save) > 50
    assert loaded.is_whole
    assert loaded.end.winners == game.state.outcome.winners
    assert resumed.game.state == game.state
    assert resumed.game.pending() is None
    assert loaded.header == header()
    assert loaded.rows[0].round == 0 and loaded.rows[-1].round == game.state.round
    assert all(sum(row.territories) in (0, 6) for row in loaded.rows)


@pytest.mark.parametrize("records", [0, 1, 5, 20, 47, 60, 81])
def test_a_game_goes_on_as_if_it_had_not_been_interrupted(save, records):
    states = states_of()
    written(save, records)
    loaded, resumed = opened(save)
    assert resumed.records == records
    assert resumed.game.state == states[records]
    journal = Journal(SaveWriter.reopen(loaded, resumed.records))
    dice = SeededDice(8)
    again, _ = begun(save.with_name("other.risk"))
    for _ in go_on(again, None, dice, records):
        pass
    for _ in go_on(resumed.game, journal, dice):
        pass
    journal.close()
    assert resumed.game.state == states[-1]
    assert opened(save)[1].game.state == states[-1]
    assert read_save(save).problems == []


def test_a_new_save_never_replaces_another(save):
    written(save, 3)
    before = save.read_bytes()
    with pytest.raises(FileExistsError):
        SaveWriter(save, header())
    assert save.read_bytes() == before
    assert [path.name for path in save.parent.iterdir()] == ["game.risk"]


def test_every_line_is_one_json_object_with_its_checksum(save):
    written(save, 30)
    for line in save.read_bytes().splitlines():
        assert isinstance(json.loads(line), dict)
        assert json.loads(unsealed(line)).keys() == json.loads(line).keys() - {"sum"}


def test_a_cut_at_any_byte_of_the_last_lines_loses_at_most_the_line_in_flight(save, tmp_path):
    written(save, 45)
    states = states_of()
    data = save.read_bytes()
    lines = data.splitlines(keepends=True)
    while not any(b'"snapshot"' in line for line in lines[-3:]):
        data = data[: -len(lines.pop())]
    start = len(data) - sum(map(len, lines[-2:]))
    cut = tmp_path / "cut.risk"
    for size in range(start, len(data) + 1):
        cut.write_bytes(data[:size])
        whole = data[:size].count(b"\n")
        loaded, resumed = opened(cut)
        assert loaded.problems == []
        assert resumed.game.state == states[resumed.records]
        complete = sum(b'"record"' in line for line in lines[:whole])
        assert complete <= resumed.records <= complete + 1
        SaveWriter.reopen(loaded, resumed.records).close()
        mended, again = opened(cut)
        assert (mended.problems, mended.notes, again.records) == ([], [], resumed.records)
    assert not list(tmp_path.glob("*.damaged"))


def test_a_file_that_the_disk_filled_up_with_zeros_opens(save):
    written(save, 40)
    save.write_bytes(save.read_bytes() + b"\0" * 500)
    loaded, resumed = opened(save)
    assert loaded.problems == [] and [note.key for note in loaded.notes] == ["storage.cut_off"]
    assert resumed.records == 40


@given(st.integers(0, 1 << 30), st.integers(0, 7))
@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_flipped_bit_anywhere_is_survived(tmp_path_factory, place, bit):
    folder = tmp_path_factory.getbasetemp() / "flips"
    folder.mkdir(exist_ok=True)
    path = folder / "sound.risk"
    if not path.exists():
        written(path, 60)
    data = bytearray(path.read_bytes())
    place %= len(data)
    data[place] ^= 1 << bit
    flipped = folder / "flipped.risk"
    flipped.write_bytes(data)
    loaded, resumed = opened(flipped)
    assert loaded.problems or loaded.notes
    assert resumed.game.state == STATES[resumed.records]
    # What is lost is at most what came after the last snapshot.
    assert resumed.records >= max((line.n for _, line in loaded.snapshots[:-1]), default=0)


STATES = states_of()


def damage(path, number):
    """Change one letter in the middle of a line (numbered from 1)."""
    lines = path.read_bytes().splitlines(keepends=True)
    middle = len(lines[number - 1]) // 2
    line = bytearray(lines[number - 1])
    line[middle] = ord("#")
    lines[number - 1] = bytes(line)
    path.write_bytes(b"".join(lines))


def numbers_of(path, kind):
    """Return the numbers of the lines of one kind."""
    mark = f'{{"line":"{kind}"'.encode()
    return [i for i, line in enumerate(path.read_bytes().splitlines(), 1) if line.startswith(mark)]


def test_damage_before_the_last_snapshot_costs_nothing_but_history(save):
    written(save, 80)
    number = numbers_of(save, "record")[10]
    damage(save, number)
    loaded, resumed = opened(save)
    assert [(p.key, p.line) for p in loaded.problems] == [("storage.line_damaged", number)]
    assert resumed.records == 80 and resumed.game.state == STATES[80]
    assert loaded.records[10] is None and not loaded.is_whole


def test_damage_after_the_last_snapshot_opens_before_it_and_keeps_the_file(save):
    written(save, 80)
    tail = [n for n in numbers_of(save, "record") if n > numbers_of(save, "snapshot")[-1]]
    assert len(tail) >= 2
    damage(save, tail[-2])
    bad = save.read_bytes()
    loaded, resumed = opened(save)
    assert resumed.records == 78 and resumed.game.state == STATES[78]
    assert save.read_bytes() == bad, "reading must not change the file"
    SaveWriter.reopen(loaded, resumed.records).close()
    assert save.with_name("game.risk.damaged").read_bytes() == bad
    mended, again = opened(save)
    assert mended.problems == [] and again.game.state == STATES[78]


def test_a_damaged_snapshot_costs_nothing(save):
    written(save, 80)
    last = numbers_of(save, "snapshot")[-1]
    damage(save, last)
    loaded, resumed = opened(save)
    assert resumed.records == 80 and resumed.game.state == STATES[80]
    assert loaded.is_whole and [p.line for p in loaded.problems] == [last]


def test_the_second_header_serves_when_the_first_is_damaged(save):
    written(save, 10)
    damage(save, 1)
    loaded, resumed = opened(save)
    assert resumed.records == 10 and loaded.header == header()
    SaveWriter.reopen(loaded, 10).close()
    assert read_save(save).problems == []


def test_without_any_header_the_file_is_refused(save):
    written(save, 10)
    damage(save, 1)
    damage(save, 2)
    assert refused(save) == "storage.header_damaged"


def test_a_snapshot_that_is_well_formed_but_not_the_position_is_not_used(save):
    written(save, 80)
    lines = save.read_bytes().splitlines(keepends=True)
    last = numbers_of(save, "snapshot")[-1]
    body = json.loads(unsealed(lines[last - 1].rstrip()))
    body["state"]["armies"][0] += 5
    lines[last - 1] = sealed(json.dumps(body, separators=(",", ":")).encode())
    save.write_bytes(b"".join(lines))
    loaded, resumed = opened(save)
    assert [p.key for p in loaded.problems] == ["storage.snapshot_damaged"]
    assert resumed.records == 80 and resumed.game.state == STATES[80]


# --- undo -------------------------------------------------------------------------------------------------------------


def test_undone_records_do_not_count(save):
    game, journal = begun(save)
    for _ in go_on(game, journal, SeededDice(8), 12):
        pass
    journal.undo(4)
    resumed = opened(save)[1]
    assert resumed.records == 8 and resumed.game.state == STATES[8]
    for _ in go_on(resumed.game, journal, SeededDice(99), 20):
        pass
    journal.close()
    again = opened(save)[1]
    assert again.records == 28 and again.game.state == resumed.game.state
    assert records_of(save) == 32


def test_undo_reaches_back_over_a_snapshot(save):
    game, journal = begun(save)
    for _ in go_on(game, journal, SeededDice(8), 70):
        pass
    loaded = read_save(save)
    back = loaded.total - loaded.at + 3
    journal.undo(back)
    journal.close()
    after, resumed = opened(save)
    assert resumed.records == 70 - back and after.at < loaded.at
    assert resumed.game.state == STATES[70 - back]
    assert len(after.rows) == len(loaded.rows) - 1


def test_a_lost_undo_line_is_noticed(save):
    game, journal = begun(save)
    for _ in go_on(game, journal, SeededDice(8), 12):
        pass
    journal.undo(4)
    other = opened(save)[1].game
    for _ in go_on(other, journal, SeededDice(99), 3):
        pass
    journal.close()
    damage(save, numbers_of(save, "undo")[0])
    loaded, resumed = opened(save)
    assert len(loaded.problems) == 1
    assert resumed.records == 11 and resumed.game.state == other.state


def test_going_on_from_an_earlier_point_cancels_the_rest(save):
    written(save, 30)
    SaveWriter.reopen(read_save(save), 25).close()
    assert opened(save)[1].game.state == STATES[25]


def test_an_end_that_was_undone_is_no_end(save):
    written(save)
    loaded = read_save(save)
    SaveWriter.reopen(loaded, loaded.total - 1).close()
    assert read_save(save).end is None


# --- what is no save --------------------------------------------------------------------------------------------------


def refused(path):
    """Return the key of the problem for which a file is refused."""
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert str(path) in str(caught.value)
    return caught.value.problem.key


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"hello\n", b"\x80\x04\x95.", b"{}\n{}\n", b'{"a":1}', b"\0" * 3000, b"[" * 200_000]
)
def test_other_files_are_no_saves(save, data):
    save.write_bytes(data)
    assert refused(save) == "storage.not_a_save"


def test_missing_files_and_folders_are_named(save, tmp_path):
    assert refused(save) == "storage.not_found"
    assert refused(tmp_path) == "storage.not_a_file"


def test_a_huge_file_is_refused_without_reading_it_all(save, monkeypatch):
    monkeypatch.setattr("risk_desktop.storage.reading.MAX_FILE_BYTES", 1000)
    written(save, 20)
    assert refused(save) == "storage.too_large"


def test_a_line_that_is_too_long_is_damaged():
    with pytest.raises(DamagedLine):
        unsealed(sealed(b'{"line":"' + b"x" * 1_000_000 + b'"}').rstrip())


def test_a_newer_format_is_refused_in_words(save):
    future = {"line": "header", "format": 99, "program": "9.9", "shape": {"quite": "other"}}
    save.write_bytes(sealed(json.dumps(future, separators=(",", ":")).encode()) * 2)
    with pytest.raises(SaveError) as caught:
        read_save(save)
    assert caught.value.problem.key == "storage.newer"
    assert caught.value.problem.params == {"format": 99, "program": "9.9"}


@pytest.mark.parametrize("change", [{"edition": "no-such"}, {"options": {"round_limit": 11}}, {"options": {"x": True}}])
def test_rules_that_this_program_does_not_know_are_refused(save, change):
    SaveWriter(save, header(**change)).close()
    loaded = read_save(save)
    with pytest.raises(SaveError) as caught:
        resume(loaded, islands_board())
    assert caught.value.problem.key == "storage.rules_unknown"


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_forged_positions_with_right_checksums_are_refused_in_words(tmp_path_factory, data):
    folder = tmp_path_factory.getbasetemp() / "forged"
    folder.mkdir(exist_ok=True)
    path = folder / "sound.risk"
    if not path.exists():
        written(path, 60)
    lines = path.read_bytes().splitlines(keepends=True)
    last = numbers_of(path, "snapshot")[-1]
    body = json.loads(unsealed(lines[last - 1].rstrip()))
    field = data.draw(st.sampled_from(["owner", "armies", "reserve", "stack", "turn", "players", "decks", "slots"]))
    body["state"][field] = data.draw(
        st.sampled_from([[], {}, -5, 3, [1, 2], [99] * 6, [-3] * 3, [{"step": "EndTurn", "player": 77}]])
    )
    body["hash"] = ""
    forged = folder / "forged.risk"
    forged.write_bytes(b"".join([*lines[: last - 1], sealed(json.dumps(body, separators=(",", ":")).encode())]))
    try:
        resumed = opened(forged)[1]
    except SaveError as error:
        assert error.problem.key == "storage.state_unfit"
    else:
        assert resumed.game.state.players == 3


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
    for _ in go_on(game, journal, dice, 10):
        pass

    class Full:
        def __init__(self, file):
            self._file = file

        def write(self, data):
            self._file.write(data[:10])
            return 10

        def __getattr__(self, name):
            return getattr(self._file, name)

    real = journal.writer._file
    journal.writer._file = Full(real)
    for _ in go_on(game, journal, dice, 5):
        pass
    assert journal.problem is not None and journal.problem.key == "storage.disk"
    assert opened(save)[1].game.state == STATES[10]
    journal.writer._file = real
    journal.turn(game)
    assert journal.problem is None
    journal.close()
    assert opened(save)[1].game.state == STATES[15]


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


# --- lines that are gone ----------------------------------------------------------------------------------------------


def remove(path, *numbers):
    """Take whole lines (numbered from 1) out of a file."""
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(line for number, line in enumerate(lines, 1) if number not in numbers))


def damaged_files(path):
    return sorted(found.name for found in path.parent.glob("*.damaged*"))


@pytest.mark.parametrize("count", [1, 3])
def test_records_that_are_gone_are_told_and_the_file_is_kept(save, count):
    written(save, 80)
    first = numbers_of(save, "record")[10]
    assert numbers_of(save, "record")[10 : 10 + count] == list(range(first, first + count))
    remove(save, *range(first, first + count))
    bad = save.read_bytes()
    loaded, resumed = opened(save)
    assert [(p.key, p.line) for p in loaded.problems] == [("storage.line_lost", first)]
    assert resumed.records == 80 and resumed.game.state == STATES[80] and resumed.problems
    SaveWriter.reopen(loaded, resumed.records).close()
    assert save.with_name("game.risk.damaged").read_bytes() == bad
    # It is told once: the file is mended, and the gap stays known.
    mended, again = opened(save)
    assert mended.problems == [] and not mended.is_whole
    assert again.records == 80 and again.game.state == STATES[80]
    SaveWriter.reopen(mended, 80).close()
    assert damaged_files(save) == ["game.risk.damaged"]


def test_a_record_that_is_gone_behind_the_last_snapshot_is_told(save):
    written(save, 80)
    tail = [n for n in numbers_of(save, "record") if n > numbers_of(save, "snapshot")[-1]]
    remove(save, tail[-2])
    loaded, resumed = opened(save)
    assert [p.key for p in loaded.problems] == ["storage.line_lost"]
    assert resumed.records == 78 and resumed.game.state == STATES[78]
    SaveWriter.reopen(loaded, 78).close()
    assert opened(save)[1].game.state == STATES[78] and read_save(save).problems == []


def test_an_undo_that_is_gone_is_told(save):
    game, journal = begun(save)
    for _ in go_on(game, journal, SeededDice(8), 12):
        pass
    journal.undo(4)
    other = opened(save)[1].game
    for _ in go_on(other, journal, SeededDice(99), 3):
        pass
    journal.close()
    assert read_save(save).problems == []
    remove(save, numbers_of(save, "undo")[0])
    loaded, resumed = opened(save)
    assert [p.key for p in loaded.problems] == ["storage.line_lost"]
    assert resumed.records == 11 and resumed.game.state == other.state
    SaveWriter.reopen(loaded, 11).close()
    mended, again = opened(save)
    assert mended.problems == [] and again.game.state == other.state


def test_a_save_that_was_mended_is_not_told_again(save):
    written(save, 80)
    damage(save, numbers_of(save, "record")[10])
    damage(save, numbers_of(save, "record")[30])
    lines = save.read_bytes().splitlines(keepends=True)
    last = numbers_of(save, "snapshot")[-1]
    body = json.loads(unsealed(lines[last - 1].rstrip()))
    body["state"]["armies"][0] += 5
    lines[last - 1] = sealed(json.dumps(body, separators=(",", ":")).encode())
    save.write_bytes(b"".join(lines))
    loaded, resumed = opened(save)
    assert len(loaded.problems) == 3
    SaveWriter.reopen(loaded, resumed.records).close()
    mended, again = opened(save)
    assert mended.problems == [] and (again.records, again.game.state) == (resumed.records, resumed.game.state)


def test_what_only_the_playing_shows_keeps_the_file_too(save):
    written(save, 80)
    before = save.read_bytes()
    loaded = read_save(save)
    SaveWriter.reopen(loaded, 79, [Problem("storage.hash_differs", line=7)]).close()
    assert save.with_name("game.risk.damaged").read_bytes() == before
    assert opened(save)[1].game.state == STATES[79]


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


def test_where_there_are_no_locks_a_game_goes_on_without(save, monkeypatch, caplog):
    written(save, 30)

    def none_here(file):
        raise OSError(37, "No locks available")

    monkeypatch.setattr("risk_desktop.storage.locking._lock", none_here)
    SaveWriter.reopen(read_save(save), 25).close()
    assert opened(save)[1].game.state == STATES[25] and "No locks available" in caplog.text

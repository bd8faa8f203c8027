"""Save files: whatever happens to them, they open at a good position or say why not."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import unsealed
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.saves import SaveWriter
from tests.storage.damage import STATES, damage, numbers_of, opened, refused, reinforce_snapshot, states_of
from tests.storage.gamefile import begun, header, play_on, records_of, written


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
    play_on(again, None, dice, records)
    play_on(resumed.game, journal, dice)
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
    path = folder / "intact.risk"
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


def test_a_damaged_break_between_the_two_headers_is_survived(save):
    written(save, 20)
    data = bytearray(save.read_bytes())
    data[data.index(b"\n")] ^= 1
    save.write_bytes(data)
    loaded, resumed = opened(save)
    assert [(p.key, p.line) for p in loaded.problems] == [("storage.line_damaged", 1)]
    assert resumed.records == 20 and resumed.game.state == STATES[20]


def test_damage_before_the_last_snapshot_costs_nothing_but_history(save):
    written(save, 80)
    number = numbers_of(save, "record")[10]
    damage(save, number)
    loaded, resumed = opened(save)
    assert [(p.key, p.line) for p in loaded.problems] == [("storage.line_damaged", number)]
    assert resumed.records == 80 and resumed.game.state == STATES[80]
    assert loaded.records[10] is None and not loaded.is_whole


def test_a_damaged_snapshot_costs_nothing(save):
    written(save, 80)
    last = numbers_of(save, "snapshot")[-1]
    damage(save, last)
    loaded, resumed = opened(save)
    assert resumed.records == 80 and resumed.game.state == STATES[80]
    assert loaded.is_whole and [p.line for p in loaded.problems] == [last]


def test_without_any_header_the_file_is_refused(save):
    written(save, 10)
    damage(save, 1)
    damage(save, 2)
    assert refused(save) == "storage.header_damaged"


def test_a_snapshot_that_is_well_formed_but_not_the_position_is_not_used(save):
    written(save, 80)
    reinforce_snapshot(save)
    loaded, resumed = opened(save)
    assert [p.key for p in loaded.problems] == ["storage.snapshot_damaged"]
    assert resumed.records == 80 and resumed.game.state == STATES[80]

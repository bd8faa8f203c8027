"""A damaged save is mended when somebody goes on with it: what is lost is told once, and the file is kept as it was."""

from __future__ import annotations

import pytest

from risk_desktop.maps.problems import Problem
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.saves import SaveWriter
from tests.storage.damage import (
    STATES,
    damage,
    numbers_of,
    opened,
    reinforce_snapshot,
    remove,
    tail_of,
    written_with_undo,
)
from tests.storage.gamefile import header, written


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
    tail = tail_of(save)
    remove(save, tail[-2])
    loaded, resumed = opened(save)
    assert [p.key for p in loaded.problems] == ["storage.line_lost"]
    assert resumed.records == 78 and resumed.game.state == STATES[78]
    SaveWriter.reopen(loaded, 78).close()
    assert opened(save)[1].game.state == STATES[78] and read_save(save).problems == []


def test_an_undo_that_is_gone_is_told(save):
    other = written_with_undo(save)
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
    reinforce_snapshot(save)
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


def test_damage_after_the_last_snapshot_opens_before_it_and_keeps_the_file(save):
    written(save, 80)
    tail = tail_of(save)
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


def test_the_second_header_serves_when_the_first_is_damaged(save):
    written(save, 10)
    damage(save, 1)
    loaded, resumed = opened(save)
    assert resumed.records == 10 and loaded.header == header()
    SaveWriter.reopen(loaded, 10).close()
    assert read_save(save).problems == []

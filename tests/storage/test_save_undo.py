"""What was undone does not count, whatever happens to the file."""

from __future__ import annotations

from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.saves import SaveWriter
from tests.storage.damage import STATES, damage, numbers_of, opened, written_with_undo
from tests.storage.gamefile import begun, play_on, records_of, written


def test_undone_records_do_not_count(save):
    game, journal = begun(save)
    play_on(game, journal, SeededDice(8), 12)
    journal.undo(4)
    resumed = opened(save)[1]
    assert resumed.records == 8 and resumed.game.state == STATES[8]
    play_on(resumed.game, journal, SeededDice(99), 20)
    journal.close()
    again = opened(save)[1]
    assert again.records == 28 and again.game.state == resumed.game.state
    assert records_of(save) == 32


def test_undo_reaches_back_over_a_snapshot(save):
    game, journal = begun(save)
    play_on(game, journal, SeededDice(8), 70)
    loaded = read_save(save)
    back = loaded.total - loaded.at + 3
    journal.undo(back)
    journal.close()
    after, resumed = opened(save)
    assert resumed.records == 70 - back and after.at < loaded.at
    assert resumed.game.state == STATES[70 - back]
    assert len(after.rows) == len(loaded.rows) - 1


def test_a_lost_undo_line_is_noticed(save):
    other = written_with_undo(save)
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

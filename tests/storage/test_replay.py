"""Replays: the same game again, and a word about the first place where file and rules disagree."""

from __future__ import annotations

import json

import pytest

from risk_desktop.engine.dice import ScriptedDiceExhausted
from risk_desktop.storage.boards import UnknownMap, board_of, find_maps, maps_of, saved_maps
from risk_desktop.storage.codec import state_hash
from risk_desktop.storage.lines import SavedMap
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.replay import RecordedDice, ReplayFault, replay, resume
from risk_desktop.storage.saves import SaveWriter
from tests.playing import islands_board
from tests.storage.gamefile import body_of, edit, header, written


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.risk"


def lines_with(path, test):
    """Return the numbers of the lines whose JSON passes ``test``."""
    return [i for i, line in enumerate(path.read_bytes().splitlines(), 1) if test(json.loads(line))]


def fault_of(path, strictly=True):
    """Replay a file to the end; return the problem that stops it."""
    with pytest.raises(ReplayFault) as caught:
        for _ in replay(read_save(path), islands_board(), strictly):
            pass
    return caught.value.problem


@pytest.mark.parametrize("strictly", [False, True])
def test_a_replay_tells_the_whole_game_again(save, strictly):
    game = written(save)
    loaded = read_save(save)
    steps = list(replay(loaded, islands_board(), strictly))
    assert [step.number for step in steps] == list(range(loaded.total + 1))
    assert steps[-1].game.state == game.state
    events = [type(event).__name__ for step in steps for event in step.events]
    assert events[0] == "OrderRolled" and events[-1] == "GameWon"


def test_a_changed_roll_is_found(save):
    written(save)
    number = lines_with(save, lambda line: line["line"] == "record" and len(line["rolls"]) > 1)[0]
    rolls = body_of(save, number)["rolls"]
    edit(save, number, rolls=[rolls[0] % 6 + 1, *rolls[1:]])
    problem = fault_of(save)
    assert (problem.key, problem.line) == ("storage.dice_differ", number)


def test_a_changed_choice_is_found(save):
    written(save, 10)
    number = lines_with(save, lambda line: line.get("n") == 2)[0]
    edit(save, number, choice={"choice": "PlaceRest"})
    problem = fault_of(save)
    assert (problem.key, problem.line) == ("storage.record_illegal", number)


def test_a_changed_hash_is_found(save):
    written(save, 10)
    number = lines_with(save, lambda line: line.get("n") == 5)[0]
    edit(save, number, hash="0" * 16)
    assert fault_of(save).key == "storage.hash_differs"
    resumed = resume(read_save(save), islands_board())
    assert resumed.records == 4
    assert [problem.key for problem in resumed.problems] == ["storage.hash_differs"]


def test_a_changed_snapshot_is_found(save):
    written(save, 80)
    number = lines_with(save, lambda line: line["line"] == "snapshot")[1]
    state = body_of(save, number)["state"]
    edit(save, number, state={**state, "seed": state["seed"] ^ 1})
    problem = fault_of(save)
    assert (problem.key, problem.line) == ("storage.snapshot_differs", number)


def test_another_seed_in_the_header_is_found(save):
    written(save, 30)
    for number in (1, 2):
        edit(save, number, seed=8)
    assert fault_of(save).key == "storage.start_differs"
    # Watching it is still possible, from the position that the file holds.
    assert len(list(replay(read_save(save), islands_board()))) == 31


def test_a_missing_record_is_found(save):
    written(save, 30)
    lines = save.read_bytes().splitlines(keepends=True)
    del lines[lines_with(save, lambda line: line.get("n") == 7 and line["line"] == "record")[0] - 1]
    save.write_bytes(b"".join(lines))
    problem = fault_of(save)
    assert (problem.key, problem.params["number"]) == ("storage.record_lost", 7)


def test_recorded_dice_show_what_was_recorded_and_nothing_else():
    dice = RecordedDice(5)
    dice.log = []
    dice.expect((3, 1))
    assert [dice.roll(6), dice.roll(6)] == [3, 1] == dice.log
    with pytest.raises(ScriptedDiceExhausted):
        dice.roll(6)
    dice.expect((7,))
    with pytest.raises(ScriptedDiceExhausted):
        dice.roll(6)


# --- boards -----------------------------------------------------------------------------------------------------------


def test_a_save_finds_its_board(save):
    maps = find_maps(["earth"])
    SaveWriter(save, header(maps=saved_maps(maps))).close()
    assert len(board_of(read_save(save))) == 42
    assert [found.id for found in maps_of(read_save(save))] == ["earth"]


@pytest.mark.parametrize(
    ("name", "key"),
    [("earth", "storage.map_changed"), ("atlantis", "storage.map_missing"), ("../earth", "storage.map_missing")],
)
def test_a_board_that_changed_or_is_gone_is_named(save, name, key):
    SaveWriter(save, header(maps=(SavedMap(name, "0" * 64),))).close()
    with pytest.raises(SaveError) as caught:
        board_of(read_save(save))
    assert (caught.value.problem.key, caught.value.problem.params["name"]) == (key, name)


def test_an_unknown_board_is_named():
    with pytest.raises(UnknownMap, match="atlantis"):
        find_maps(["atlantis"])


def test_the_hash_of_a_resumed_game_is_the_saved_one(save):
    written(save, 33)
    loaded = read_save(save)
    assert state_hash(resume(loaded, islands_board()).game.state) == loaded.records[-1].hash

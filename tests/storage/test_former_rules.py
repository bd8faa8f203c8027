"""Rulebooks that are read otherwise than they once were: a game goes on by the rules it was begun with.

The files in ``tests/saves/former`` were written by the program of format 1, when it understood its rulebooks in another way, and
stay as they are: they tell none of the house rules that were as printed then.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from risk_desktop.controller.opening import open_new, open_saved, table_of
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.lines import FORMAT, DamagedLine
from risk_desktop.storage.migrations import PRINTED_IN_1, lifted
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import replay, resume, rules_of

FORMER = Path(__file__).parents[1] / "saves" / "former"
SINCE_1 = {
    "missions": {"mission_swap": "both"},
    "missions-never": {"mission_swap": "stuck"},
    "original-duel": {"start_armies": 40, "neutral_dice": "all"},
    "world-allies": {"ally_bribe": "no", "neutral_dice": "all"},
    "ad2210": {"out_without": "territories", "neutral_dice": "all"},
    "godstorm": {"neutral_pantheon": "lot", "neutral_dice": "all"},
    **{key: {"neutral_dice": "all"} for key in ("world-duel", "secret-mission-duel", "capitals", "rising-cards")},
}
"""By file, the house rules that its game is under today and that its header doesn't tell, or by another name."""


def test_there_is_a_game_of_every_rulebook_that_is_read_otherwise():
    assert {path.stem for path in FORMER.glob("*.risk")} == SINCE_1.keys()
    former = {key for told in PRINTED_IN_1.values() for key in told}
    assert former <= {key for told in SINCE_1.values() for key in told}


@pytest.mark.parametrize("name", SINCE_1)
def test_a_game_from_before_is_played_again_move_by_move_and_goes_on(name):
    loaded = read_save(FORMER / f"{name}.risk")
    assert loaded.format == 1 and loaded.problems == []
    board = board_of(loaded)
    rules = rules_of(loaded, board)
    edition = EDITIONS[loaded.header.edition]
    for key, value in SINCE_1[name].items():
        assert rules.option(key) == value != {spec.key: spec.default for spec in edition.options_on(board.boards)}[key]
    *_, last = replay(loaded, board, strictly=True)
    assert last.number == loaded.total > 0
    resumed = resume(loaded, board)
    assert (resumed.problems, resumed.records) == ([], loaded.total)
    assert resumed.game.pending() is not None


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("name", SINCE_1)
def test_a_game_from_before_keeps_its_rules_when_it_has_been_written_anew(name, tmp_path):
    path = tmp_path / f"{name}.risk"
    shutil.copy(FORMER / path.name, path)
    opened = open_saved(path)
    assert opened.problems == []
    assert SINCE_1[name].items() <= dict(opened.session.table.options).items()
    opened.session.close()
    again = read_save(path)
    assert again.format == FORMAT
    assert SINCE_1[name].items() <= again.header.options.items()


@pytest.mark.usefixtures("qtbot")
def test_a_new_save_tells_every_house_rule_and_its_table_only_those_that_are_not_printed(tmp_path):
    seats = tuple(Seat(name, colour=number) for number, name in enumerate(("Ada", "Bo")))
    table = Table("original-duel", seats, {"fortify": "none"}, ("ancient_earth",), seed=3, neutrals=(4,))
    opened = open_new(table, tmp_path)
    opened.session.close()
    loaded = read_save(opened.save)
    assert loaded.header.options == opened.session.game.rules.options
    assert loaded.header.options["start_armies"] == 30
    assert table_of(loaded) == table


def header_of_1(**members: object) -> bytes:
    return json.dumps({"line": "header", "format": 1, "edition": "missions", **members}).encode()


def test_only_what_a_header_of_format_1_left_out_is_filled_in():
    chosen = json.loads(lifted(header_of_1(options={"mission_swap": "never", "max_sets": 2}), 1))
    assert chosen["options"] == {"mission_swap": "stuck", "max_sets": 2}
    assert json.loads(lifted(header_of_1(edition="world", options={"set_values": [4, 6]}), 1))["options"] == {
        "set_values": [4, 6]
    }
    assert json.loads(lifted(b'{"line":"undo","n":1,"undo":2}', 1)) == {"line": "undo", "n": 1, "undo": 2}


@pytest.mark.parametrize("wrong", [{"options": [1]}, {"options": {"mission_swap": [1]}}, {"edition": []}])
def test_a_header_of_format_1_that_makes_no_sense_is_damaged(wrong):
    with pytest.raises(DamagedLine):
        lifted(header_of_1(**wrong), 1)

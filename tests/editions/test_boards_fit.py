"""Rules are composed only on boards that they can be played on."""

from __future__ import annotations

import pytest

from risk_desktop.controller.opening import open_new
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import EDITIONS, find_edition, make_rules
from risk_desktop.engine.rules import BoardUnfit
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.replay import resume
from tests.calling import called, own_folders  # noqa: F401
from tests.playing import board_of, earth_board
from tests.saves.make import sample
from tests.storage.gamefile import edit

OWN_BOARDS = ("ad2210", "godstorm")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_set_is_composed_on_its_own_boards(edition: str) -> None:
    for players in find_edition(edition).all_players:
        assert make_rules(edition, board_of(edition), players).players == players


@pytest.mark.parametrize("edition", OWN_BOARDS)
@pytest.mark.parametrize("boards", [("earth",), ("earth_2210",), ("ancient_earth",), ("earth", "moon")])
def test_rules_are_refused_on_a_board_that_they_do_not_fit(edition: str, boards: tuple[str, ...]) -> None:
    with pytest.raises(BoardUnfit) as caught:
        make_rules(edition, to_board(find_maps(boards)), 3)
    assert (caught.value.edition, caught.value.boards) == (edition, boards)
    assert all(name in str(caught.value) for name in (edition, *boards))


def test_the_rules_of_one_box_do_not_fit_the_boards_of_the_other() -> None:
    for edition, other in (OWN_BOARDS, OWN_BOARDS[::-1]):
        with pytest.raises(BoardUnfit):
            make_rules(edition, board_of(other), 3)
    assert make_rules("world", earth_board(), 3).edition == "world"


def test_no_game_is_begun_and_no_file_written_for_such_a_table(tmp_path) -> None:
    with pytest.raises(BoardUnfit):
        open_new(Table("ad2210", (Seat("Ada"), Seat("Bo", colour=1)), boards=("earth",), seed=1), tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("edition", OWN_BOARDS)
def test_the_command_line_says_so(capsys, edition: str) -> None:
    code, out, err = called(capsys, "simulate", "--edition", edition, "--board", "earth", "--games", "1")
    assert (code, out) == (1, "") and edition in err and err.count("\n") == 1


def test_a_save_whose_rules_were_exchanged_is_refused_in_words(tmp_path) -> None:
    path = tmp_path / "forged.risk"
    path.write_bytes(sample("world").read_bytes())
    for number in (1, 2):
        edit(path, number, edition="ad2210", options={})
    loaded = read_save(path)
    with pytest.raises(SaveError) as caught:
        resume(loaded, earth_board())
    assert caught.value.problem.key == "storage.board_unfit"

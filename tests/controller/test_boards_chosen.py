"""Boards in a variant: chosen by a house rule or by name, kept by the save, and played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from risk_desktop.cli import main
from risk_desktop.controller.opening import open_new, open_saved
from risk_desktop.controller.table import HUMAN, Seat, Table
from risk_desktop.editions.registry import EDITIONS, find_edition
from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.codec import state_hash
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import replay
from risk_desktop.ui.names import Names

PRINTED = {"printed_board": "yes"}
SEATS = tuple(Seat(name, HUMAN, number) for number, name in enumerate(("Ada", "Bo", "Cy")))


def joined(board: object, a: str, b: str) -> bool:
    return board.index(b) in board.neighbours[board.index(a)]  # type: ignore[attr-defined]


def test_AD_I_1_the_printed_board_is_an_option_of_2210():
    edition = EDITIONS["ad2210"]
    assert edition.boards_with({}) == edition.boards == ("earth_2210", "moon")
    assert edition.boards_with({"printed_board": "no"}) == edition.boards
    assert edition.boards_with(PRINTED) == ("earth_2210:printed_board", "moon")
    assert EDITIONS["world"].boards_with(PRINTED) == ("earth",)


@pytest.mark.parametrize(
    ("edition", "options", "boards"),
    [
        ("ad2210", PRINTED, ("earth_2210:printed_board", "moon")),
        ("original", {}, ("earth_2210:land_only",)),
    ],
)
def test_a_game_in_a_variant_is_saved_continued_and_replayed(qtbot, tmp_path: Path, edition, options, boards):
    table = Table(edition, SEATS, options, boards, seed=4)
    opened = open_new(table, tmp_path)
    session = opened.session
    session.happened.connect(session.proceed)
    session.start()
    dice = SeededDice(1)
    for _ in range(60):
        decision = session.decision
        assert session.answer(decision.options.sample(dice)) is None
    wanted = state_hash(session.game.snapshot())
    session.close()

    loaded = read_save(opened.save)
    assert tuple(saved.id for saved in loaded.header.maps) == boards
    assert loaded.header.options == session.game.rules.options
    assert find_edition(edition).house_rules(loaded.header.options, boards) == options
    assert not joined(board_of(loaded), "exiled_states_of_america", "canada") or not options
    again = open_saved(opened.save)
    assert state_hash(again.session.game.snapshot()) == wanted and again.problems == []
    assert again.session.table.boards == boards
    assert dict(again.session.table.options) == options
    assert len(Names(again.session.table, again.boards).territories) == len(again.session.game.rules.board)
    again.session.close()
    *_, last = replay(loaded, board_of(loaded), strictly=True)
    assert last.number == 60


SHORT = ("--edition", "original", "--option", "round_limit=10")
"""A game that ends soon."""


@pytest.mark.parametrize(
    ("words", "boards"),
    [
        ((*SHORT, "--board", "earth_2210:land_only"), ("earth_2210:land_only",)),
        (
            (*SHORT, "--board", "earth_2210:printed_board+land_only"),
            ("earth_2210:land_only+printed_board",),
        ),
        (("--edition", "ad2210", "--option", "printed_board=yes"), ("earth_2210:printed_board", "moon")),
    ],
)
def test_simulate_plays_on_a_variant(capsys, tmp_path: Path, words, boards):
    usual = ("--players", "3", "--games", "1", "--workers", "1", "--ai", "easy", "--save", str(tmp_path), "--json")
    assert main(["--language", "en", "simulate", *words, *usual]) == 0
    assert '"finished": 1' in capsys.readouterr().out
    (save,) = tmp_path.iterdir()
    assert tuple(found.id for found in read_save(save).header.maps) == boards
    assert main(["--language", "en", "replay", str(save), "--verify"]) == 0


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--edition", "ad2210", "--board", "earth"), "boards of its own"),
        (("--edition", "original", "--board", "earth_2210"), "earth_2210:land_only"),
        (("--edition", "original", "--board", "earth_2210:flat"), "no board earth_2210:flat"),
        (("--edition", "original", "--board", "atlantis"), "no board atlantis"),
    ],
)
def test_a_board_that_can_not_be_played_on_is_refused(capsys, words, part):
    assert main(["--language", "en", "simulate", *words]) == 1
    err = capsys.readouterr().err
    assert part in err and err.count("\n") == 1

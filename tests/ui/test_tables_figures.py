"""Figures at the end: lines of the war, and the dice against what even dice would show."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.controller.statistics import Statistics
from risk_desktop.engine import events as ev
from risk_desktop.storage.lines import StatRow
from risk_desktop.ui.tables.battle_odds import columns_of
from risk_desktop.ui.tables.dice_lanes import pairs_of
from risk_desktop.ui.tables.dice_tally import DiceTally, chi_square, stray_share
from risk_desktop.ui.tables.graph import CourseGraph, nice_step
from tests.ui.tables_stage import NAMES, texts

ROWS = [
    StatRow(1, 0, (7, 7, 7, 7, 7, 7), (20,) * 6, (3,) * 6),
    StatRow(1, 1, (9, 5, 7, 7, 7, 7), (22, 16, 20, 20, 20, 20), (3,) * 6),
    StatRow(2, 0, (14, 0, 7, 7, 7, 7), (30, 0, 20, 20, 20, 20), (4, 0, 3, 3, 3, 3)),
    StatRow(2, 2, (16, 0, 5, 7, 7, 7), (31, 0, 18, 20, 20, 20), (5, 0, 3, 3, 3, 3)),
]


@pytest.mark.window
def test_a_line_ends_where_its_player_was_beaten(qtbot: QtBot) -> None:
    graph = CourseGraph(ROWS, NAMES)
    qtbot.addWidget(graph)
    assert graph.series(0) == [7, 9, 14, 16]
    assert graph.series(1) == [7, 5, 0]


@pytest.mark.window
@pytest.mark.parametrize(("what", "last"), [("territories", 16), ("armies", 31), ("income", 5)])
def test_the_graph_shows_what_is_asked_for(qtbot: QtBot, what: str, last: int) -> None:
    graph = CourseGraph(ROWS, NAMES)
    qtbot.addWidget(graph)
    graph.set_what(what)
    assert graph.series(0)[-1] == last
    assert f"Anna {last}" in graph.accessibleDescription()


def test_grid_lines_are_few_and_round() -> None:
    assert [nice_step(top) for top in (3, 42, 130, 1000)] == [1, 7, 25, 200]


def test_even_dice_stray_in_all_games_and_loaded_ones_in_none() -> None:
    assert chi_square([10] * 6) == 0
    assert stray_share([10] * 6) == pytest.approx(1.0)
    assert stray_share([60, 0, 0, 0, 0, 0]) < 1e-6
    # The 5 % point of chi-square with five degrees of freedom is 11.07.
    assert stray_share([100 + 33, 100 - 33, 100, 100, 100, 100]) < 0.001


@pytest.mark.window
def test_the_tally_tells_how_many_dice_were_rolled(qtbot: QtBot) -> None:
    statistics = Statistics(6)
    for player, luck in enumerate(statistics.luck):
        luck.faces[:6] = [player + 1] * 6
    tally = DiceTally(statistics, NAMES)
    qtbot.addWidget(tally)
    assert "126 dice" in texts([tally])


def test_columns_share_numbers_where_there_are_too_many() -> None:
    survivors = (0.1, *(0.9 / 40 for _ in range(40)))
    columns = columns_of(survivors, 9)
    assert len(columns) <= 9
    assert columns[0].lost
    assert columns[-1].words.endswith("40")
    assert sum(column.share for column in columns) == pytest.approx(1.0)


def test_few_numbers_have_a_column_each() -> None:
    assert [column.words for column in columns_of((0.2, 0.3, 0.5), 9)][1:] == ["1", "2"]


@pytest.mark.parametrize(("beaten", "attacker_wins"), [(1, [True, False]), (2, [True, True])])
def test_the_losses_say_who_wins_a_tie(beaten: int, attacker_wins: list[bool]) -> None:
    rolled = ev.DiceRolled(0, 1, 2, 3, (6, 5, 2), (4, 5), (6, 6, 6), (6, 6))
    pairs = pairs_of(rolled, beaten)
    assert [pair.attacker_wins for pair in pairs if pair.compared] == attacker_wins
    assert not pairs[2].compared


def test_eight_sided_dice_keep_their_sides() -> None:
    rolled = ev.DiceRolled(0, 1, 2, 3, (8,), (7, 3, 1), (8,), (8, 6, 6))
    pairs = pairs_of(rolled, 1)
    assert [pair.defence_sides for pair in pairs] == [8, 6, 6]
    assert [pair.attack for pair in pairs] == [8, 0, 0]

"""Figures at the end: lines of the war, and the dice against what even dice would show."""

from __future__ import annotations

import math

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.engine import events as ev
from risk_desktop.profile.fairness import chance_of_such_dice, chi_square
from risk_desktop.storage.lines import StatRow
from risk_desktop.storage.statistics import Statistics
from risk_desktop.ui.game.battle.dice_pairs import pairs_of
from risk_desktop.ui.odds.charts import columns_of
from risk_desktop.ui.screens.result.course_graph import CourseGraph, nice_step
from risk_desktop.ui.screens.result.dice_tally import DiceTally, FaceBars
from tests.ui.support.tables_stage import NAMES, texts

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
    assert chance_of_such_dice([10] * 6) == pytest.approx(1.0)
    assert chance_of_such_dice([60, 0, 0, 0, 0, 0]) < 1e-6
    # The 5 % point of chi-square with five degrees of freedom is 11.07.
    assert chance_of_such_dice([100 + 33, 100 - 33, 100, 100, 100, 100]) < 0.001


@pytest.mark.parametrize(("sides", "bound"), [(6, 11.0705), (8, 14.0671)])
def test_one_game_in_twenty_strays_beyond_the_five_percent_point(sides: int, bound: float) -> None:
    off = math.sqrt(bound * 10000 / 2)  # two faces are this far from 10,000, all others on it
    faces = [round(10000 + off), round(10000 - off), *[10000] * (sides - 2)]
    assert chance_of_such_dice(faces) == pytest.approx(0.05, abs=0.0005)


@pytest.mark.window
def test_the_tally_tells_how_many_dice_were_rolled(qtbot: QtBot) -> None:
    statistics = Statistics(6)
    for player, luck in enumerate(statistics.luck):
        luck.faces[6] = [player + 1] * 6
    tally = DiceTally(statistics, NAMES)
    qtbot.addWidget(tally)
    assert "126 dice rolled" in texts([tally])


@pytest.mark.window
def test_every_kind_of_die_has_bars_of_its_own(qtbot: QtBot) -> None:
    statistics = Statistics(2)
    statistics.luck[0].faces[6] = [4] * 6
    statistics.luck[1].faces[8] = [3] * 8
    tally = DiceTally(statistics, NAMES)
    qtbot.addWidget(tally)
    told = texts([tally])
    assert "24 dice with 6 sides" in told and "24 dice with 8 sides" in told
    assert "expected 4 of each" in told and "expected 3 of each" in told
    assert [len(bars.accessibleDescription().split(", ")) for bars in tally.findChildren(FaceBars)] == [6, 8]


def test_columns_share_numbers_where_there_are_too_many() -> None:
    survivors = (0.1, *(0.9 / 40 for _ in range(40)))
    columns = columns_of(survivors, 9)
    assert len(columns) <= 9
    assert columns[0].lost
    assert columns[-1].words.endswith("40")
    assert sum(column.share for column in columns) == pytest.approx(1.0)


def test_few_numbers_have_a_column_each() -> None:
    assert [column.words for column in columns_of((0.2, 0.3, 0.5), 9)][1:] == ["1", "2"]


@pytest.mark.parametrize(("ties_attack", "attacker_wins"), [(False, [True, False]), (True, [True, True])])
def test_the_pairs_show_who_wins_a_tie(ties_attack: bool, attacker_wins: list[bool]) -> None:
    rolled = ev.DiceRolled(0, 1, 2, 3, (6, 5, 2), (4, 5), (6, 6, 6), (6, 6))
    pairs = pairs_of(rolled, ties_attack=ties_attack)
    assert [pair.attacker_wins for pair in pairs if pair.compared] == attacker_wins
    assert not pairs[2].compared


def test_eight_sided_dice_keep_their_sides() -> None:
    rolled = ev.DiceRolled(0, 1, 2, 3, (8,), (7, 3, 1), (8,), (8, 6, 6))
    pairs = pairs_of(rolled, ties_attack=False)
    assert [pair.defence_sides for pair in pairs] == [8, 6, 6]
    assert [pair.attack for pair in pairs] == [8, 0, 0]

"""The end of a game that is won by points."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.ui.kit import Label
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.screens.win import WinScreen
from risk_desktop.ui.screens.win_rows import RankRow
from risk_desktop.ui.tables.score_sheet import ScoreTable
from tests.ui.screen_stage import make_context, staged, win_screen

NAMES = ("Anna", "Ben", "Mira")


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    MOTION.reduced = False


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path) -> WinScreen:
    seats = tuple(Seat(name, "easy", number) for number, name in enumerate(NAMES))
    table = Table("ad2210", seats, {"years": 3}, boards=EDITIONS["ad2210"].boards, seed=4)
    context = make_context(tmp_path)
    context.dress("", table.edition)
    screen = win_screen(context, table)
    qtbot.addWidget(screen)
    staged(screen)
    return screen


def test_the_points_decide_the_ranking_and_are_told(screen: WinScreen) -> None:
    assert screen._reason == "score"
    table = screen.findChild(ScoreTable)
    assert table is not None
    assert [row.seat for row in table.rows if row.alive] == screen.ranking()[: sum(row.alive for row in table.rows)]
    best = max(row.rank for row in table.rows if row.alive)
    assert tuple(sorted(row.seat for row in table.rows if row.alive and row.rank == best)) == screen._winners
    totals = {row.name: row.total for row in table.rows if row.alive}
    for row in screen.findChildren(RankRow):
        name = row.accessibleName().split(". ", 1)[1].split(",")[0]
        if name in totals:
            assert f"{totals[name]} point" in row.accessibleName()


def test_headline_and_years_are_those_of_the_game(screen: WinScreen) -> None:
    words = [label.text() for label in screen.findChildren(Label)]
    assert any("by points" in each or "share the victory" in each for each in words)
    assert any("2210 A.D." in each and "3 years" in each for each in words)

"""The end of a game: ranking, moments, course of the war, and the ways on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import set_language
from risk_desktop.ui.kit import Button, ButtonControl, Label, ToggleRow
from risk_desktop.ui.screens.result.course_graph import CourseGraph
from risk_desktop.ui.screens.result.win_screen import KEYS_WAIT_MS, MomentRow, RankRow, WinScreen
from tests.ui.support.screen_stage import make_context, staged, table_of, win_screen


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path) -> WinScreen:
    screen = win_screen(make_context(tmp_path), table_of(4, seed=3, round_limit=10))
    qtbot.addWidget(screen)
    staged(screen)
    return screen


def test_the_ranking_has_everybody_once_and_the_winner_first(screen: WinScreen) -> None:
    rows = screen.findChildren(RankRow)
    assert [row.accessibleName()[:2] for row in rows] == ["1.", "2.", "3.", "4."]
    assert sorted(screen.ranking()) == [0, 1, 2, 3]
    winner = screen.ranking()[0]
    assert winner in screen.winners
    assert "Winner" in rows[0].accessibleName()
    assert sum("Winner" in row.accessibleName() for row in rows) == len(screen.winners)
    land = [screen.land[seat] for seat in screen.ranking()[len(screen.winners) :]]
    assert land == sorted(land, reverse=True)


def test_who_gave_up_ends_behind_who_was_beaten_later(qtbot: QtBot, tmp_path: Path, screen: WinScreen) -> None:
    winner, gave_up, *others = screen.ranking()
    again = win_screen(make_context(tmp_path), table_of(4, seed=3, round_limit=10), gave_up)
    qtbot.addWidget(again)
    assert again.ranking() == [winner, *others, gave_up]


def test_the_winner_is_named(screen: WinScreen) -> None:
    name = screen.names.player(screen.winners[0])
    assert any(name in label.text() for label in screen.findChildren(Label))


def test_moments_name_player_and_place(screen: WinScreen) -> None:
    rows = screen.findChildren(MomentRow)
    assert 3 <= len(rows) <= 4
    for row in rows:
        assert any(seat.name in row.accessibleName() for seat in screen.names.table.seats)
        assert "{" not in row.accessibleName()


def test_the_course_shows_what_is_chosen(qtbot: QtBot, screen: WinScreen) -> None:
    graph = screen.findChild(CourseGraph)
    assert graph is not None
    before = graph.grab().toImage()
    row = screen.findChild(ToggleRow)
    assert row is not None
    row.set_value("armies")
    row.chosen.emit("armies")
    assert graph.grab().toImage() != before


def test_escape_does_not_lose_the_last_page(qtbot: QtBot, screen: WinScreen) -> None:
    """Whoever closes the last thing of a game by Esc may press it once too often."""
    with qtbot.assertNotEmitted(screen.main_menu, wait=300), qtbot.assertNotEmitted(screen.rematch):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert screen.isVisible()


def test_escape_leads_to_the_menu_once_the_page_has_been_seen(qtbot: QtBot, screen: WinScreen) -> None:
    with qtbot.waitSignal(screen.main_menu, timeout=5000):
        qtbot.wait(1600)
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


WAYS_ON = [
    (Qt.Key.Key_Space, "rematch"),
    (Qt.Key.Key_F10, "main_menu"),
    (Qt.Key.Key_R, "replay"),
    (Qt.Key.Key_V, "review"),
    (Qt.Key.Key_S, "share"),
]


@pytest.mark.parametrize(("key", "signal"), WAYS_ON)
def test_a_key_that_was_to_skip_what_came_before_does_not_lose_the_last_page(
    qtbot: QtBot, screen: WinScreen, key: Qt.Key, signal: str
) -> None:
    with qtbot.assertNotEmitted(getattr(screen, signal), wait=300):
        qtbot.keyClick(screen, key)


@pytest.mark.parametrize(("key", "signal"), WAYS_ON)
def test_ways_on(qtbot: QtBot, screen: WinScreen, key: Qt.Key, signal: str) -> None:
    qtbot.wait(KEYS_WAIT_MS + 100)
    with qtbot.waitSignal(getattr(screen, signal), timeout=1000):
        qtbot.keyClick(screen, key)
    primaries = [b for b in screen.findChildren(Button) if b.kind == "primary"]
    assert len(primaries) == 1


def test_with_large_text_the_ways_on_stay_in_sight_while_the_page_scrolls(qtbot: QtBot, tmp_path: Path) -> None:
    screen = win_screen(make_context(tmp_path, text_scale=200, language="de"), table_of(3))
    qtbot.addWidget(screen)
    staged(screen)
    (area,) = screen.findChildren(QScrollArea)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    ways = [button for button in screen.findChildren(ButtonControl) if button.key in ("Space", "R", "V", "F10")]
    assert len(ways) == 4 and all(not button.visibleRegion().isEmpty() for button in ways)
    assert not any(area.isAncestorOf(button) for button in ways)
    set_language("en")

"""Who plays with whom in a new game, and how the teams are called."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from risk_desktop.controller.opening import open_new, table_of
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.i18n import tr
from risk_desktop.storage.boards import find_maps
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.settings import LastSetup
from risk_desktop.ui.kit import Button, ToggleRow
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.teams import teams_of
from tests.ui.support.play_table import make_context


def settle() -> None:
    for _ in range(20):
        QApplication.processEvents()


def new_game(qtbot: QtBot, players: int = 4) -> NewGameScreen:
    seats = tuple(Seat(name, "easy" if n else "human", n) for n, name in enumerate("ABCDEF"[:players]))
    context = make_context(last_setup=LastSetup("teams", seats))
    context.fit(QSize(1600, 900))
    screen = NewGameScreen(context)
    qtbot.addWidget(screen)
    screen.resize(1600, 900)
    screen.prepare()
    screen.show()
    settle()
    return screen


def start(screen: NewGameScreen) -> Button:
    return next(each for each in screen.findChildren(Button) if each.text() == tr("common.start"))


def test_seats_stand_under_their_teams_and_are_told(qtbot: QtBot) -> None:
    screen = new_game(qtbot)
    rows = screen.seat_table.rows
    tops = [row.name.mapTo(screen, QPoint()).y() for row in rows]
    assert tops[0] < tops[2] < tops[1] < tops[3]
    assert [head.accessibleName() for head in screen.seat_table.team_headings] == ["Team Star", "Team Diamond"]
    assert screen.chosen_game.hint.text() == "A + C against B + D. They sit alternately."
    assert all(row.swap.isVisible() for row in rows)


def test_people_may_name_their_teams(qtbot: QtBot) -> None:
    screen = new_game(qtbot)
    first, second = screen.seat_table.team_headings
    assert screen.table().teams == ()
    first.field.setText("  The  wolves ")
    assert screen.table().teams == ("The wolves", "")
    assert Names(screen.table(), find_maps(["earth"])).teams.name(0) == "The wolves"
    assert Names(screen.table(), find_maps(["earth"])).teams.name(1) == "Team Diamond"
    second.field.setText("the WOLVES")
    assert not start(screen).isEnabled() and screen.chosen_game.hint.text() == "Two teams have the same name"
    second.field.setText("Bears")
    assert start(screen).isEnabled()
    players = next(row for row in screen.findChildren(ToggleRow) if row.accessibleName() == tr("screens.new.players"))
    players.set_value(6)
    players.chosen.emit(6)
    assert [head.field.text() for head in screen.seat_table.team_headings] == ["The wolves", "Bears"]
    start(screen).click()
    assert screen.app.settings.last_setup.teams == ("The wolves", "Bears")
    screen.choose_edition(EDITIONS["world"])
    assert screen.table().teams == ()


def test_a_save_keeps_the_names_of_the_teams(tmp_path: Path) -> None:
    seats = tuple(Seat(name, "easy", n) for n, name in enumerate("ABCD"))
    table = Table("teams", seats, seed=3, teams=("Wolves", ""))
    opened = open_new(table, tmp_path)
    opened.session.close()
    assert table_of(read_save(opened.save)).teams == ("Wolves", "")


def names_at(screen: NewGameScreen) -> list[str]:
    return [seat.name for seat in screen.table().seats]


def test_two_players_change_teams(qtbot: QtBot) -> None:
    screen = new_game(qtbot)
    rows = screen.seat_table.rows
    assert rows[2].swap.accessibleName() == "C changes team"
    rows[2].swap.click()
    assert screen.chosen_game.hint.text().startswith("With whom does C change teams?")
    assert (
        rows[1].swap.accessibleName() == "B changes team with C" and rows[0].swap.accessibleName() == "A changes team"
    )
    rows[1].swap.click()
    settle()
    assert names_at(screen) == ["A", "C", "B", "D"]
    assert [seat.colour for seat in screen.table().seats] == [0, 2, 1, 3], "colour and kind go along"
    assert screen.chosen_game.hint.text() == "A + B against C + D. They sit alternately."
    assert screen.focusWidget() is screen.seat_table.rows[1].swap


def test_a_press_again_or_on_a_partner_changes_nothing_yet(qtbot: QtBot) -> None:
    screen = new_game(qtbot)
    rows = screen.seat_table.rows
    rows[0].swap.click()
    rows[0].swap.click()
    assert screen.seat_table.leaving == "" and not rows[0].swap.isChecked()
    rows[0].swap.click()
    rows[2].swap.click()
    assert screen.seat_table.leaving == "C" and rows[2].swap.isChecked() and not rows[0].swap.isChecked()
    assert names_at(screen) == ["A", "B", "C", "D"]


@pytest.mark.parametrize("players", [4, 6])
def test_everybody_can_play_with_everybody(qtbot: QtBot, players: int) -> None:
    screen = new_game(qtbot, players)
    for partner in "BCDEF"[: players - 1]:
        at = names_at(screen).index(partner)
        if at % 2 != names_at(screen).index("A") % 2:
            other = next(n for n in range(players) if n % 2 != at % 2 and names_at(screen)[n] != "A")
            screen.seat_table.rows[at].swap.click()
            screen.seat_table.rows[other].swap.click()
            settle()
        assert names_at(screen).index(partner) % 2 == names_at(screen).index("A") % 2


def test_other_rule_sets_have_no_teams(qtbot: QtBot) -> None:
    from risk_desktop.editions.registry import EDITIONS

    screen = new_game(qtbot)
    screen.choose_edition(EDITIONS["world"])
    settle()
    assert screen.seat_table.team_headings == [] and not screen.seat_table.rows[0].swap.isVisible()
    assert not teams_of("world", 4, {}) and not teams_of("no-such", 4, {})
    assert teams_of("teams", 6, {}).members == ((0, 2, 4), (1, 3, 5))

"""The odds of any fight in the window: the same figures as those of the command, for every rule set."""

from __future__ import annotations

import argparse
import json

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.commands import odds as command
from risk_desktop.editions.registry import EDITIONS, combat_dice
from risk_desktop.i18n import percent
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.kit import Label
from risk_desktop.ui.odds.odds_dialog import OddsDialog
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import settle
from tests.ui.window.stage import people


@pytest.fixture
def dialog(window: MainWindow) -> OddsDialog:
    window.show_odds()
    (found,) = window.findChildren(OddsDialog)
    return found


def told(capsys: pytest.CaptureFixture[str], *words: str) -> float:
    """Return the chance that the command tells."""
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    args = parser.parse_args(["odds", *words, "--json"])
    assert args.run(args) == 0
    chance: float = json.loads(capsys.readouterr().out)["win"]
    return chance


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_figures_are_those_of_the_command(
    edition: str, dialog: OddsDialog, capsys: pytest.CaptureFixture[str]
) -> None:
    dialog.edition.set_value(edition)
    dialog.edition.chosen.emit(edition)
    dialog.attackers.setValue(9)
    dialog.defenders.setValue(7)
    chance = told(capsys, "9", "7", "--edition", edition)
    assert round(dialog.odds().win, 10) == chance and dialog.chance.text() == percent(chance)
    dialog.again.set_value("both")
    chance = told(capsys, "9", "7", "--edition", edition, "--reroll-ones", "both")
    assert round(dialog.odds().win, 10) == chance


def test_great_dice_are_those_of_the_command(dialog: OddsDialog, capsys: pytest.CaptureFixture[str]) -> None:
    dialog.edition.set_value("ad2210")
    dialog.attack_great.set_value(2)
    dialog.defence_great.set_value(1)
    chance = told(capsys, "8", "5", "--edition", "ad2210", "--attack-dice", "8,8,6", "--defence-dice", "8,6")
    assert round(dialog.odds().win, 10) == chance


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_dice_that_a_rule_set_has_are_offered_and_count(edition: str, dialog: OddsDialog) -> None:
    rows = dialog.attack_great, dialog.defence_great, dialog.again
    names = [
        next(label for label in dialog.findChildren(Label) if label.text() == row.accessibleName()) for row in rows
    ]
    eights, ones = edition == "ad2210", edition == "godstorm"
    for row, value in zip(rows, (2, 1, "both"), strict=True):
        row.set_value(value)
    dialog.edition.set_value(edition)
    dialog.edition.chosen.emit(edition)
    for widgets in (rows, names):
        assert [not each.isHidden() for each in widgets] == [eights, eights, ones]
    assert (dialog.rule() == combat_dice(edition)) == (not eights and not ones)
    assert "attacking armies" in dialog.needed.text()


def test_what_is_left_and_what_is_needed_follow(dialog: OddsDialog) -> None:
    odds = dialog.odds()
    assert dialog.moved_in.text() == percent(sum(odds.survivors[3:]), 1)
    dialog.keep.setValue(5)
    assert dialog.moved_in.text() == percent(sum(odds.survivors[5:]), 1)
    dialog.keep.setValue(150)
    assert dialog.moved_in.text() == percent(0, 1)
    needed = int(dialog.needed.text().split(" · ")[1].split(": ")[1].split()[0])
    dialog.attackers.setValue(needed)
    assert dialog.odds().win >= 0.8
    dialog.attackers.setValue(needed - 1)
    assert dialog.odds().win < 0.8


def test_it_opens_by_its_key_and_from_the_menu_of_a_game(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_O)
    qtbot.waitUntil(lambda: len(window.findChildren(OddsDialog)) == 1)
    (first,) = window.findChildren(OddsDialog)
    first.dismiss()
    window.start(people())
    settle()
    qtbot.keyClick(window, Qt.Key.Key_F10)
    qtbot.waitUntil(lambda: len(window.findChildren(GameMenu)) == 1)
    (menu,) = window.findChildren(GameMenu)
    menu.row("odds").click()
    qtbot.waitUntil(lambda: any(dialog.isVisible() for dialog in window.findChildren(OddsDialog)))

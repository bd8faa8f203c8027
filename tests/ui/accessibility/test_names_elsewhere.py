"""Names, roles and states beside the table: replay, odds, curtain, lesson, lists, house rules, advice, a win by points."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.i18n import LANGUAGES, set_language, tr
from risk_desktop.ui.accessibility.interfaces import install_interfaces
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.kit import ToggleRow
from risk_desktop.ui.lesson.card import CoachCard
from risk_desktop.ui.odds.odds_dialog import OddsDialog
from risk_desktop.ui.screens.load.load_screen import LoadScreen
from risk_desktop.ui.screens.new_game.edition_card import EditionCard
from risk_desktop.ui.screens.new_game.house_rules import HouseRulesDialog
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.new_game.which_one import AdviceRow, WhichOneDialog
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.accessibility.naming import Role, interface, mute, nameless, said, shown
from tests.ui.support.named_screens import named_screen
from tests.ui.support.replay_stage import ReplayStage, played
from tests.ui.support.screen_stage import make_context, settle, staged, win_screen
from tests.ui.support.tables_stage import NAMES, window

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("bare_ground")]


@pytest.fixture(autouse=True)
def listened_to(qapp: object) -> Iterator[None]:
    """Let Qt believe that a screen reader listens, and speak English afterwards."""
    install_interfaces()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
    set_language("en")


def faults(root: QWidget) -> list[str]:
    """Return what has no name, and where the keyboard stops at nothing that has a word."""
    assert len(shown(root)) > 3
    return nameless(root) + mute(root)


def role(widget: QWidget) -> QAccessible.Role:
    return interface(widget).role()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = MainWindow(make_context(tmp_path, language=language))
    qtbot.addWidget(window)
    staged(window)
    window.show_odds()
    (dialog,) = window.findChildren(OddsDialog)
    settle()
    assert faults(dialog) == [] and role(dialog) == Role.Dialog
    assert role(dialog.attackers) == Role.SpinBox and said(dialog.attackers)
    before = said(dialog.attackers)
    dialog.attackers.setValue(dialog.attackers.value() + 3)
    settle()
    assert said(dialog.attackers) == before, "the value is no part of the name"
    assert interface(dialog.attackers).text(QAccessible.Text.Value) == str(dialog.attackers.value())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_and_choosers_of_a_new_game(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    context = make_context(tmp_path, language=language)
    screen = named_screen(qtbot, context, tmp_path, "new")
    assert isinstance(screen, NewGameScreen) and faults(screen) == []
    cards = [card for card in screen.findChildren(EditionCard) if card.isVisible()]
    assert len(cards) == len(EDITIONS) and len({said(card) for card in cards}) == len(cards)
    chosen = [card for card in cards if interface(card).state().checked]  # type: ignore[attr-defined]
    assert len(chosen) == 1, "which game is chosen is a state, not a colour only"

    which = WhichOneDialog(screen, tuple(EDITIONS.values()), 4)
    which.open()
    settle()
    assert faults(which) == [] and role(which) == Role.Dialog
    for row in which.findChildren(ToggleRow):
        assert role(row) == Role.Grouping and said(row)
    rows = [row for row in which.findChildren(AdviceRow) if row.isVisible()]
    assert rows and all(role(row) == Role.PushButton and "." in said(row) for row in rows)
    which.dismiss()

    rules = HouseRulesDialog(screen, EDITIONS["world"].options, {}, players=3)
    rules.open()
    settle()
    assert faults(rules) == [] and role(rules) == Role.Dialog
    for key, row in rules.rows.items():
        assert role(row.combo) == Role.ComboBox
        texts = [interface(row.combo).text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
        assert tr(f"screens.option.{key}") in texts, "what is chosen"
        assert interface(row.combo).text(QAccessible.Text.Value) == row.combo.currentText(), "and how"
    rules.dismiss()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_saved_games(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    screen = named_screen(qtbot, make_context(tmp_path, language=language), tmp_path, "load")
    assert isinstance(screen, LoadScreen) and faults(screen) == []


def test_the_curtain(qtbot: QtBot) -> None:
    top = window()
    qtbot.addWidget(top)
    curtain = Curtain(top, NAMES, 0)
    curtain.open()
    settle()
    for language in LANGUAGES:
        set_language(language)
        settle()
        assert faults(curtain) == [], language
    assert role(curtain) == Role.Dialog and NAMES.player(0) in said(curtain)


def test_the_replay(qtbot: QtBot, tmp_path: Path) -> None:
    stage = ReplayStage(make_context(tmp_path), *played("world", 400))
    qtbot.addWidget(stage.screen)
    for language in LANGUAGES:
        set_language(language)
        stage.screen.app.changed.emit()
        settle()
        assert faults(stage.screen) == [], language
    set_language("en")
    stage.screen.app.changed.emit()
    settle()
    timeline = stage.desk.bar.timeline
    assert role(timeline) == Role.Grouping, "the keys move it; it takes no focus of its own"
    before = said(timeline)
    QTest.keyClick(stage.screen, Qt.Key.Key_End)
    settle()
    qtbot.waitUntil(lambda: said(timeline) != before)


def test_the_card_of_a_lesson(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path, ai_speed="instant")
    window = MainWindow(context)
    qtbot.addWidget(window)
    staged(window)
    window.learn("world")
    qtbot.waitUntil(lambda: any(card.isVisible() for card in window.findChildren(CoachCard)))
    card = next(card for card in window.findChildren(CoachCard) if card.isVisible())
    heard: set[str] = set()
    for language in LANGUAGES:
        context.settings.language = language
        context.apply()
        qtbot.waitUntil(lambda: said(card) not in ("", *heard))
        settle()
        assert faults(window) == [] and role(card) == Role.Grouping, language
        heard.add(said(card))
    words = said(card)
    assert words.count(".") > 3, "number, title and all that it says"
    QTest.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: said(card) not in ("", words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_win_by_points(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    seats = tuple(Seat(name, "easy", number) for number, name in enumerate(("Anna", "Ben", "Mira")))
    table = Table("ad2210", seats, {"years": 3}, boards=EDITIONS["ad2210"].boards, seed=4)
    context = make_context(tmp_path, language=language)
    screen = win_screen(context, table)
    qtbot.addWidget(screen)
    staged(screen)
    assert faults(screen) == [] and role(screen) == Role.Dialog
    heard = " ".join(said(each) for each in shown(screen))
    assert all(name in heard for name in ("Anna", "Ben", "Mira"))

"""What screen readers find on every screen, in every language: names for all that can be used, and the right roles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import LANGUAGES, language, set_language
from risk_desktop.ui.about.about_dialog import AboutDialog
from risk_desktop.ui.accessibility.interfaces import install_interfaces
from risk_desktop.ui.game.help.keys_help import KeysHelp
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.kit import Overlay
from risk_desktop.ui.settings_dialog import SettingsDialog
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.accessibility.naming import interface, mute, nameless, shown
from tests.ui.support.classic_table import settle, sit_down
from tests.ui.support.named_screens import named_screen
from tests.ui.support.play_table import Sphinx, make_screen, middle_of_game, take_down
from tests.ui.support.screen_stage import make_context

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("bare_ground")]
Role = QAccessible.Role
MOMENTS = (
    ("world", "claim", 3), ("world", "reinforce", 3), ("world", "attack", 3), ("world", "defend", 3),
    ("world", "trade", 3), ("world", "fortify", 3), ("world", "occupy", 3), ("world-duel", "place_neutral", 2),
    ("world-allies", "muster", 2), ("world-allies", "bribe", 2), ("capitals", "capital", 3),
    ("missions", "claim_mission", 3), ("ad2210", "bid", 3), ("ad2210", "turn_marker", 3), ("ad2210", "hire", 3),
    ("ad2210", "buy_cards", 3), ("ad2210", "play_card", 3), ("ad2210", "attack", 3), ("ad2210", "reaction", 3),
    ("ad2210", "defend", 3), ("godstorm", "bid", 3), ("godstorm", "summon", 3), ("godstorm", "attack", 3),
    ("godstorm", "press", 3), ("godstorm", "miracle", 3), ("godstorm", "underworld", 3), ("godstorm", "revive", 3),
)  # fmt: skip
"""Rule sets, kinds of questions, and numbers of players."""


@pytest.fixture(autouse=True)
def interfaces(qapp: object) -> Iterator[None]:
    """Let Qt believe that a screen reader listens: else it tells nobody that rows have changed."""
    install_interfaces()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def has_a_choice(asked: Decision, game: Game) -> bool:
    return not isinstance(asked.options, Amounts) or asked.options.hi > asked.options.lo


@pytest.mark.parametrize("name", ["first", "new", "load", "settings", "about", "win"])
def test_every_control_of_the_screens_has_a_name(qtbot: QtBot, tmp_path: Path, name: str, spoken: str) -> None:
    context = make_context(tmp_path, language=spoken)
    screen = named_screen(qtbot, context, tmp_path, name)
    if name == "settings":
        SettingsDialog(screen, context).open()
    if name == "about":
        AboutDialog(screen).open()
    settle()
    assert language() == spoken
    assert len(shown(screen)) > 5 and nameless(screen) + mute(screen) == []


@pytest.mark.parametrize(("edition", "kind", "players"), MOMENTS, ids=[f"{e}-{k}" for e, k, _ in MOMENTS])
def test_every_control_at_the_table_has_a_name(qtbot: QtBot, edition: str, kind: str, players: int) -> None:
    screen = sit_down(edition, kind, players, fits=has_a_choice, defence="ask")
    settle()
    for code in LANGUAGES:
        set_language(code)
        screen.app.changed.emit()
        settle()
        assert nameless(screen) + mute(screen) == [], code
    set_language("en")


@pytest.mark.parametrize("key", ["F1", "Shift+F1", "F2", "F3", "C"])
def test_what_opens_over_the_table_has_names(qtbot: QtBot, key: str, spoken: str) -> None:
    screen = make_screen(middle_of_game("attack"), ai_client=Sphinx)
    set_language(spoken)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    if key == "F1":
        screen.rules.toggle()
    else:
        screen.shortcuts.made[key].activated.emit()
    settle()
    assert nameless(screen) + mute(screen) == []
    set_language("en")


def test_menu_and_keys_have_names(qtbot: QtBot, spoken: str) -> None:
    screen = make_screen(middle_of_game("attack"), ai_client=Sphinx)
    set_language(spoken)
    for overlay in (GameMenu, KeysHelp):
        dialog = overlay(screen)
        dialog.open()
        settle()
        assert interface(dialog).role() == Role.Dialog and nameless(screen) + mute(screen) == []
        dialog.dismiss()
    set_language("en")


def test_the_window_is_a_window_and_dialogs_are_dialogs(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(make_context(tmp_path))
    qtbot.addWidget(window)
    window.show()
    assert interface(window).role() == Role.Window
    assert interface(window).text(QAccessible.Text.Name) == "Risk Desktop"
    window.show_settings()
    (dialog,) = window.findChildren(Overlay)
    assert interface(dialog).role() == Role.Dialog and interface(dialog).text(QAccessible.Text.Name) == "Settings"


def test_the_board_is_a_list_of_territories(qtbot: QtBot) -> None:
    screen = make_screen(middle_of_game("attack"), ai_client=Sphinx)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    board = interface(screen.board)
    assert board.role() == Role.List and board.childCount() == 42
    land = board.child(20)
    assert land.role() == Role.ListItem and land.parent().role() == Role.List and board.indexOfChild(land) == 20
    name, about = land.text(QAccessible.Text.Name), land.text(QAccessible.Text.Description)
    assert name == "North Africa, yours, 9 armies. Can be chosen."
    assert "Africa. +3 armies each turn." in about and "Brazil, Octavia, 5 armies, can be attacked from here" in about
    assert screen.board.rect().contains(screen.board.mapFromGlobal(land.rect().center()))
    screen.board.input.set_cursor(20)
    assert land.state().selected  # type: ignore[attr-defined]


def test_what_a_screen_reader_holds_of_a_board_that_is_gone_is_invalid(qtbot: QtBot) -> None:
    screen = make_screen(middle_of_game("attack"), ai_client=Sphinx)
    land = interface(screen.board).child(3)
    assert land.isValid()
    take_down()
    assert interface_of_nothing(land)


def interface_of_nothing(land: QAccessibleInterface) -> bool:
    """Tell whether nothing is left of an interface, or it says so itself."""
    return not isValid(land) or not land.isValid()

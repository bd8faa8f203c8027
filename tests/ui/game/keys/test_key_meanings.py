"""One key means one thing at a time: every screen and many questions at the table are walked, and all their keys compared."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.help.keys_help import KEYS, KeysHelp
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.kit import ButtonControl, Overlay
from risk_desktop.ui.settings_dialog import SettingsDialog
from tests.ui.support.classic_table import settle, sit_down
from tests.ui.support.named_screens import named_screen
from tests.ui.support.play_table import make_screen, middle_of_game
from tests.ui.support.screen_stage import make_context

LETTERS = range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)
MOMENTS = (
    ("world", "reinforce", 3), ("world", "attack", 3), ("world", "defend", 3), ("world", "trade", 3),
    ("world", "fortify", 3), ("world", "occupy", 3), ("world-duel", "place_neutral", 2), ("world-allies", "muster", 2),
    ("world-allies", "bribe", 2), ("capitals", "capital", 3), ("missions", "claim_mission", 3),
    ("ad2210", "bid", 3), ("ad2210", "turn_marker", 3), ("ad2210", "hire", 3), ("ad2210", "buy_cards", 3),
    ("ad2210", "play_card", 3), ("ad2210", "attack", 3), ("ad2210", "reaction", 3), ("ad2210", "defend", 3),
    ("godstorm", "bid", 3), ("godstorm", "summon", 3), ("godstorm", "attack", 3), ("godstorm", "press", 3),
    ("godstorm", "miracle", 3), ("godstorm", "underworld", 3), ("godstorm", "revive", 3),
)  # fmt: skip
"""Rule sets, kinds of questions, and numbers of players."""


def has_a_choice(asked: Decision, game: Game) -> bool:
    """Tell whether there is more than one number to choose from; a question to which no card fits closes by itself."""
    if asked.kind == "reaction":
        return any(isinstance(option, PlayCard) for option in asked.options)  # type: ignore[attr-defined]
    return not isinstance(asked.options, Amounts) or asked.options.hi > asked.options.lo


def meanings(screen: QWidget) -> dict[str, list[str]]:
    """Return what each key does now: an overlay takes all keys, else buttons and shortcuts of the screen count."""
    found: dict[str, list[str]] = defaultdict(list)
    overlays = [each for each in screen.window().findChildren(Overlay) if each.isVisible()]
    top = overlays[-1] if overlays else screen
    for button in top.findChildren(ButtonControl):
        if button.isVisible() and button.isEnabled() and not button.shortcut().isEmpty():
            found[button.shortcut().toString()].append(f"{type(button).__name__} {button.accessibleName()}")
    for shortcut in [] if overlays else top.findChildren(QShortcut):
        owner = shortcut.parent()
        if isinstance(owner, QWidget) and owner.isVisible() and shortcut.isEnabled() and not shortcut.key().isEmpty():
            found[shortcut.key().toString()].append(f"shortcut of {type(owner).__name__}")
    return found


def twice(screen: QWidget) -> dict[str, list[str]]:
    """Return the keys that mean more than one thing."""
    return {key: owners for key, owners in meanings(screen).items() if len(owners) > 1}


def deaf(screen: QWidget) -> list[str]:
    """Return the letters that a widget answers when it has the focus, and a shortcut takes away from it."""
    taken, found = meanings(screen), []
    for widget in screen.findChildren(QWidget):
        if (
            not widget.isVisible()
            or not widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            or isinstance(widget, QLineEdit)
        ):
            continue
        for letter in LETTERS:
            name = chr(letter)
            if name in taken and answers(widget, letter, QEvent.Type.KeyPress) and not claims(widget, letter):
                found.append(f"{name} at {type(widget).__name__}")
    return found


def answers(widget: QWidget, key: int, kind: QEvent.Type) -> bool:
    """Tell whether a widget takes a key for itself."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, chr(key).lower())
    event.ignore()
    widget.event(event)
    return event.isAccepted()


def claims(widget: QWidget, key: int) -> bool:
    """Tell whether a widget keeps a key from the shortcuts."""
    return answers(widget, key, QEvent.Type.ShortcutOverride)


@pytest.mark.parametrize(("edition", "kind", "players"), MOMENTS, ids=[f"{e}-{k}" for e, k, _ in MOMENTS])
def test_no_key_means_two_things_at_the_table(qtbot: QtBot, edition: str, kind: str, players: int) -> None:
    screen = sit_down(edition, kind, players, fits=has_a_choice, defence="ask")
    presenter = screen.director.presenter
    assert presenter is not None and presenter.decision.kind == kind and meanings(screen)
    assert twice(screen) == {}
    assert deaf(screen) == []
    screen.input.pick(1)
    settle()
    assert twice(screen) == {}


@pytest.mark.parametrize("name", ["first", "new", "load", "settings", "win"])
def test_no_key_means_two_things_on_the_other_screens(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    context = make_context(tmp_path)
    screen = named_screen(qtbot, context, tmp_path, name)
    if name == "settings":
        SettingsDialog(screen, context).open()
        settle()
    qtbot.waitUntil(lambda: bool(meanings(screen)), timeout=10_000)  # those of a result wait until it has been seen
    assert twice(screen) == {}


def test_the_menu_and_the_list_of_keys_have_each_key_once(qtbot: QtBot) -> None:
    screen = make_screen(middle_of_game())
    screen.context.session.start()
    for overlay in (GameMenu, KeysHelp):
        shown = overlay(screen)
        shown.open()
        settle()
        assert twice(screen) == {}
        shown.dismiss()


def test_the_list_of_keys_names_each_once() -> None:
    """Digits and the zoom keys mean what is asked for, and say so; what is pressed with Shift is another key."""
    told = [
        key for name, keys in KEYS for key in keys if name not in ("boards", "zoom", "type") and "Shift" not in keys
    ]
    assert len(told) == len(set(told))


@pytest.mark.parametrize("edition", ["world", "ad2210"])
def test_a_digit_of_the_prompt_reaches_it(qtbot: QtBot, edition: str) -> None:
    """With two boards a digit shows one of them, unless the prompt offers it."""
    screen = sit_down(edition, "defend", 3, fits=has_a_choice, defence="ask")
    wanted = screen.game_layout.prompt.ask.secondary
    assert wanted is not None and wanted.key == "1"
    answered: list[object] = []
    screen.context.session.happened.connect(answered.append)
    qtbot.waitUntil(lambda: not screen.guard.holding)
    qtbot.keyClick(screen.board, Qt.Key.Key_1)
    assert answered

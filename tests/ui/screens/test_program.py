"""Other program: a seat of New game is given to an outside program, which is remembered and called by its name."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.ai.player import Fault
from risk_desktop.controller.opening import open_new
from risk_desktop.controller.table import Seat, Table
from risk_desktop.i18n import tr
from risk_desktop.storage.lines import SavedSeat
from risk_desktop.storage.settings import LastSetup, load_settings
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button, Combo, Field, Label
from risk_desktop.ui.names import computer_words, plaque_words
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.new_game.seat_table import OTHER_PROGRAM, ProgramDialog
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import make_context, settle, staged

COMMAND = f"{shlex.quote(sys.executable)} bots/clever.py --depth 3"
BOT = f"bot:{COMMAND}"


def shown(qtbot: QtBot, context: AppContext) -> NewGameScreen:
    screen = NewGameScreen(context)
    qtbot.addWidget(screen)
    staged(screen, (1600, 900))
    return screen


def made(qtbot: QtBot, tmp_path: Path, **settings: object) -> NewGameScreen:
    return shown(qtbot, make_context(tmp_path / "saves", (1600, 900), **settings))


def played_by(screen: NewGameScreen) -> list[Combo]:
    """Return the lists of who plays, by seat."""
    found = [
        combo for combo in screen.findChildren(Combo) if combo.findText(tr("bots.other")) >= 0 and not combo.isHidden()
    ]
    return sorted(found, key=lambda combo: combo.y())


def choose(combo: Combo, value: object) -> None:
    combo.set_value(value)
    combo.chosen.emit(value)
    settle()


def asked(screen: NewGameScreen) -> ProgramDialog:
    return screen.findChildren(ProgramDialog)[-1]


def typed(qtbot: QtBot, screen: NewGameScreen, seat: int, command: str) -> ProgramDialog:
    """Choose Other program for a seat and type a command."""
    choose(played_by(screen)[seat], OTHER_PROGRAM)
    dialog = asked(screen)
    field = dialog.findChild(Field)
    assert field is not None
    field.setText("")
    qtbot.keyClicks(field, command)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    settle()
    return dialog


def test_a_program_takes_a_seat_and_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path / "saves", (1600, 900))
    screen = shown(qtbot, context)
    typed(qtbot, screen, 1, COMMAND)
    combo = played_by(screen)[1]
    assert (combo.currentText(), combo.toolTip()) == ("Program · clever", COMMAND)
    assert screen.table().seats[1].kind == BOT and screen.table().outside == (1,)
    choose(played_by(screen)[2], BOT)
    assert screen.table().outside == (1, 2)
    with qtbot.waitSignal(screen.start, timeout=1000):
        qtbot.keyClick(screen, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    kept = load_settings().settings
    assert kept.programs == (BOT,)
    assert [seat.kind for seat in kept.last_setup.seats][1:3] == [BOT, BOT]
    again = shown(qtbot, make_context(tmp_path / "saves", (1600, 900), last_setup=kept.last_setup, programs=(BOT,)))
    assert again.table().outside == (1, 2)


def test_a_dialog_that_is_left_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    before = screen.table()
    choose(played_by(screen)[1], OTHER_PROGRAM)
    assert played_by(screen)[1].value() == before.seats[1].kind
    qtbot.mouseClick(
        next(b for b in asked(screen).findChildren(Button) if b.words() == "Cancel"), Qt.MouseButton.LeftButton
    )
    settle()
    assert screen.table() == before


@pytest.mark.parametrize(
    ("command", "part"),
    [
        ("", "A command has to follow"),
        ("no-such-program --x", "“no-such-program” can't be found"),
        ("'x", "isn't closed"),
    ],
)
def test_a_command_that_cannot_run_is_told_in_the_dialog(qtbot: QtBot, tmp_path: Path, command: str, part: str) -> None:
    screen = made(qtbot, tmp_path)
    before = screen.table()
    dialog = typed(qtbot, screen, 1, command)
    assert any(part in label.text() for label in dialog.findChildren(Label))
    assert screen.table() == before
    field = dialog.findChild(Field)
    assert field is not None
    qtbot.keyClicks(field, "y")
    assert not any(part in label.text() for label in dialog.findChildren(Label))


def test_the_dialog_shows_the_command_that_plays_already(qtbot: QtBot, tmp_path: Path) -> None:
    seats = (SavedSeat("Anna"), SavedSeat("Ben", BOT, 1), SavedSeat("Mira", "easy", 2))
    screen = made(qtbot, tmp_path, last_setup=LastSetup("world", seats))
    assert played_by(screen)[1].value() == BOT
    choose(played_by(screen)[1], OTHER_PROGRAM)
    field = asked(screen).findChild(Field)
    assert field is not None and field.text() == COMMAND


def test_programs_have_names_on_the_screen() -> None:
    assert computer_words(BOT) == plaque_words(BOT) == "Program · clever"
    assert (computer_words("easy"), plaque_words("easy")) == ("Computer · Easy", "AI · Easy")


def window(qtbot: QtBot, tmp_path: Path, **settings: object) -> MainWindow:
    found = MainWindow(make_context(tmp_path / "saves", (1600, 900), **settings))
    qtbot.addWidget(found)
    return found


def saved_game(folder: Path) -> Path:
    """Return the save of a game in which an outside program has the second seat."""
    seats = (Seat("Anna"), Seat("Ben", BOT, 1), Seat("Cleo", "human", 2))
    opened = open_new(Table("world", seats, seed=3), folder)
    opened.session.start()
    opened.session.close()
    return opened.save


def test_a_save_with_a_strange_program_says_that_it_is_not_run(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, told = saved_game(tmp_path / "saves"), []
    monkeypatch.setattr(MainWindow, "tell", lambda self, words: told.append(words))
    strange = window(qtbot, tmp_path)
    strange.open(save)
    assert len(told) == 1 and COMMAND in told[0] and "never chose" in told[0]
    assert strange.playing is not None and strange.playing.session.table.outside == ()
    strange.close()
    known = window(qtbot, tmp_path, programs=(BOT,))
    known.open(saved_game(tmp_path / "more"))
    assert len(told) == 1
    assert known.playing is not None and known.playing.session.table.outside == (1,)
    screen = known.findChild(PlayScreen)
    assert screen is not None
    fault_words, fault = screen.director.prompts.fault_words, Fault("late", "no answer in time")
    assert fault_words(1, fault) == "Ben took too long; a safe move was played instead. (no answer in time)"
    assert fault_words(0, fault) == "Anna took too long; a safe move was played instead."
    for each in (known,):
        each.playing.session.close()

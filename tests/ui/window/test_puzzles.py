"""Puzzles in the window: from the first screen to the page, to a table with its task, to the verdict, and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller.puzzle import PuzzleSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine.choices import Pass
from risk_desktop.i18n import set_language
from risk_desktop.languages import LANGUAGES
from risk_desktop.maps.problems import Problem
from risk_desktop.puzzles.loader import PuzzleError, puzzles_of
from risk_desktop.puzzles.position import seen_in
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.accessibility.interfaces import install_interfaces
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button, Dialog
from risk_desktop.ui.names import Names
from risk_desktop.ui.puzzle.dialogs import JudgingDialog, VerdictDialog
from risk_desktop.ui.puzzle.words import task_words
from risk_desktop.ui.screens.puzzles.puzzles_screen import PuzzleRow, PuzzlesScreen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.window import puzzles as puzzles_module
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.accessibility.naming import mute, nameless
from tests.ui.support.screen_stage import settle
from tests.ui.window.stage import come_to, screen

PATIENCE_MS = 90_000


def page(qtbot: QtBot, window: MainWindow) -> PuzzlesScreen:
    qtbot.keyClick(screen(window), Qt.Key.Key_Z)
    come_to(qtbot, window, PuzzlesScreen)
    shown = screen(window)
    assert isinstance(shown, PuzzlesScreen)
    return shown


def session_of(window: MainWindow) -> PuzzleSession:
    assert window.playing is not None and isinstance(window.playing.session, PuzzleSession)
    return window.playing.session


def row_of(shown: PuzzlesScreen, puzzle_id: str) -> PuzzleRow:
    return next(row for row in shown.findChildren(PuzzleRow) if row.puzzle.id == puzzle_id and row.isVisible())


def verdict_of(qtbot: QtBot, window: MainWindow) -> VerdictDialog:
    """Play a turn in which nothing is done that need not be, and return the verdict."""
    session = session_of(window)

    def judged() -> bool:
        if not session.is_over and session.is_shown:
            decision = session.decision
            assert decision is not None
            session.answer(Pass() if Pass() in decision.options else next(iter(decision.options)))
        found = [each for each in screen(window).findChildren(VerdictDialog) if not each.leaving]
        return bool(found)

    qtbot.waitUntil(judged, timeout=PATIENCE_MS)
    return next(each for each in screen(window).findChildren(VerdictDialog) if not each.leaving)


def press(dialog: Dialog, name: str) -> None:
    button = dialog.findChild(Button, name)
    assert button is not None
    button.click()


def test_from_the_first_screen_to_a_verdict_and_back(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    puzzle = next(each for each in puzzles_of("classic") if each.decision == "attack" and each.goal.kind != "hold")
    shown = page(qtbot, window)
    row_of(shown, puzzle.id).click()
    come_to(qtbot, window, PlayScreen)
    table = screen(window)
    assert isinstance(table, PlayScreen)
    session = session_of(window)
    assert session.puzzle == puzzle and session.view(puzzle.player).state == seen_in(puzzle).state
    assert f"Puzzle · {task_words(puzzle)}" in table.game_layout.prompt.accessibleName()
    assert not table.game_layout.corner.hint.isVisible()
    verdict = verdict_of(qtbot, window)
    assert "is thinking" not in table.game_layout.prompt.accessibleName(), "nobody plays on"
    result = context.puzzles.result(window.games.person, puzzle.id)
    assert verdict.accessibleName() == {"solved": "Solved", "nearly": "Nearly", "missed": "Missed"}[str(result)]
    press(verdict, "again")
    come_to(qtbot, window, PlayScreen)
    qtbot.waitUntil(lambda: session_of(window) is not session)
    assert session_of(window).puzzle == puzzle and session.closed
    press(verdict_of(qtbot, window), "back")
    come_to(qtbot, window, PuzzlesScreen)
    again = screen(window)
    assert isinstance(again, PuzzlesScreen)
    state = {"solved": "solved", "nearly": "nearly", "missed": "tried"}[str(result)]
    assert state in row_of(again, puzzle.id).accessibleName()
    qtbot.keyClick(again, Qt.Key.Key_Escape)
    come_to(qtbot, window, FirstScreen)
    assert list(context.saves.glob("*")) == [], "nothing of it is saved"


TABLE = Table("world", (Seat("Anna"), Seat("Ben", colour=1)))


def test_a_key_that_was_meant_for_the_judging_does_not_throw_the_verdict_away(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    dialog, pressed = (
        VerdictDialog(window, "Win this turn", None, Names(TABLE, find_maps(TABLE.boards)), has_next=False),
        [],
    )
    dialog.again.connect(lambda: pressed.append("again"))
    dialog.open()
    moving = [True]
    monkeypatch.setattr(dialog, "is_moving", lambda: moving[0])
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    assert pressed == []
    moving[0] = False
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    assert pressed == ["again"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape])
def test_one_more_key_does_not_throw_the_judgement_away(qtbot: QtBot, key: Qt.Key) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    dialog, left = JudgingDialog(window, "Win this turn"), []
    dialog.back.connect(lambda: left.append(True))
    dialog.open()
    qtbot.waitUntil(lambda: window.focusWidget() is not None)
    qtbot.keyClick(window.focusWidget(), key)
    assert left == []


def test_next_unsolved_leaves_out_what_is_solved(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    first, second = puzzles_of("classic")[:2]
    context.puzzles.add(window.games.person, first.id, "solved")
    shown = page(qtbot, window)
    assert "solved" in row_of(shown, first.id).accessibleName()
    qtbot.keyClick(shown, Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert session_of(window).puzzle == second


def test_a_file_that_cannot_be_read_is_told(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, context: AppContext
) -> None:
    def refuse(group: str) -> tuple[()]:
        raise PuzzleError(context.saves / "classic.yaml", [Problem("puzzles.bad.twice", {"name": "one"}, line=7)])

    monkeypatch.setattr(puzzles_module, "puzzles_of", refuse)
    qtbot.keyClick(screen(window), Qt.Key.Key_Z)
    qtbot.waitUntil(lambda: bool(window.findChildren(Dialog)))
    told = window.findChildren(Dialog)[0].spoken()
    assert any("classic.yaml, line 7: Two puzzles are called one" in words for words in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_is_named_in_each_language(qtbot: QtBot, window: MainWindow, language: str) -> None:
    install_interfaces()
    set_language(language)
    shown = page(qtbot, window)
    for group in ("classic", "ad2210", "godstorm"):
        shown.groups.set_value(group)
        shown.groups.chosen.emit(group)
        settle()
        rows = [row for row in shown.findChildren(PuzzleRow) if row.isVisible()]
        assert len(rows) == len(puzzles_of(group))
        assert not any("puzzles." in row.accessibleName() or "{" in row.accessibleName() for row in rows)
        assert nameless(shown) == [] and mute(shown) == []

"""Puzzles in the window: from the first screen to the page, to a table with its task, to the verdict, and back."""

from __future__ import annotations

from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller import judging
from risk_desktop.controller.judging import JudgeNews, JudgeOrder
from risk_desktop.controller.puzzle import PuzzleSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.i18n import set_language
from risk_desktop.languages import LANGUAGES
from risk_desktop.maps.problems import Problem
from risk_desktop.puzzles.judge import Mistake, Verdict
from risk_desktop.puzzles.loader import PuzzleError, puzzles_of
from risk_desktop.puzzles.position import seen_in
from risk_desktop.puzzles.schema import Puzzle
from risk_desktop.review.report import Estimate
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.accessibility.interfaces import install_interfaces
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.decisions.choice_marks import fight_before, marks_of
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button, Dialog, Label
from risk_desktop.ui.names import Names
from risk_desktop.ui.puzzle.dialogs import JudgingDialog, VerdictDialog
from risk_desktop.ui.puzzle.mistake_show import MistakeShow
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
        if session.goes_on and session.is_shown:
            decision = session.decision
            assert decision is not None
            session.answer(Pass() if Pass() in decision.options else next(iter(decision.options)))
        return bool(verdicts(screen(window)))

    qtbot.waitUntil(judged, timeout=PATIENCE_MS)
    return verdicts(screen(window))[0]


def is_soon_judged(puzzle: Puzzle) -> bool:
    """Return whether something is to be done at a full table, and not too much is at stake: that is judged in a second."""
    return puzzle.edition == "world" and puzzle.goal.kind != "hold" and puzzle.found.loss < 0.1


def verdicts(shown: QWidget) -> list[VerdictDialog]:
    """Return the verdicts that are open on a screen."""
    return [each for each in shown.findChildren(VerdictDialog) if not each.leaving]


def press(dialog: Dialog, name: str) -> None:
    button = dialog.findChild(Button, name)
    assert button is not None
    button.click()


def test_from_the_first_screen_to_a_verdict_and_back(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    puzzle = next(each for each in puzzles_of("classic") if each.decision == "attack" and is_soon_judged(each))
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
    prompt = table.game_layout.prompt
    assert prompt.ask.title == f"{session.table.seats[puzzle.player].name}'s turn is over" and not prompt.ask.help, (
        "nobody plays on"
    )
    assert prompt.ask.primary is prompt.ask.secondary is prompt.ask.ghost is None, "there is nothing to skip to"
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


class Planted:
    """Takes the place of the process: what was done first was wrong, and something else better, as was what came last."""

    def __init__(self, order: JudgeOrder) -> None:
        self._order = order

    def heard(self) -> list[JudgeNews]:
        order, mistakes = self._order, []
        for number in (0, len(order.tries) - 1):
            tried = order.tries[number]
            asked = Game(order.rules.compose(), tried.state).pending()
            assert asked is not None
            drawn = (asked.options.sample(SeededDice(seed)) for seed in count())
            best = next(choice for choice in drawn if choice not in (tried.choice, Pass()))
            mistakes.append(Mistake(number, asked.kind, tried.choice, best, Estimate(0.1, 0.01), ()))
        verdict = Verdict("missed", Estimate(0.2, 0.01), len(order.tries), tuple(mistakes), reached=False)
        return [JudgeNews(1, 1, verdict)]

    def close(self) -> None:
        pass


def test_what_was_better_is_shown_on_the_board(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "JudgeProcess", Planted)
    puzzle = next(each for each in puzzles_of("classic") if each.decision == "attack")
    row_of(page(qtbot, window), puzzle.id).click()
    come_to(qtbot, window, PlayScreen)
    table, session = screen(window), session_of(window)
    assert isinstance(table, PlayScreen) and session.recording is not None
    verdict, film = verdict_of(qtbot, window), session.recording
    told = [each.text() for each in verdict.findChildren(Label)]
    for way_back in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
        press(verdict, "look")
        shown = table.director.asking(MistakeShow)
        assert shown is not None
        for number, place in enumerate((0, session.places[-1])):
            assert shown.told.number == (0, len(session.places) - 1)[number]
            best = marks_of(shown.told.best, fight_before(film, place))
            assert table.board.position == position_of(film.game_at(place))
            assert best.ways or best.places
            assert (table.board.advice.ways, table.board.advice.places) == (best.ways, best.places)
            asked, said = table.game_layout.prompt.ask, table.game_layout.prompt.accessibleName()
            assert asked.title in told and asked.help.startswith("Better: ") and f"{number + 1} of 2" in asked.help
            assert asked.title in said and asked.help in said
            qtbot.keyClick(table, Qt.Key.Key_Right)
        qtbot.waitUntil(lambda: not table.guard.holding, timeout=PATIENCE_MS)
        qtbot.keyClick(table, way_back)
        qtbot.waitUntil(lambda: bool(verdicts(table)), timeout=PATIENCE_MS)
        (verdict,) = verdicts(table)
        assert [each.text() for each in verdict.findChildren(Label)] == told
        assert not table.board.advice.ways and not table.board.advice.places
        assert table.board.position == position_of(session.game)
        assert f"Puzzle · {task_words(puzzle)}" in table.game_layout.prompt.accessibleName()


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
    dialog.back.connect(lambda: pressed.append("back"))
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert pressed == []
    moving[0] = False
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert pressed == ["back"], "Esc does what the way back does"
    pressed.clear()
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


def test_how_long_it_takes_is_seen_as_soon_as_it_is_known(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    dialog = JudgingDialog(window, "Win this turn")
    dialog.open()
    settle()
    dialog.show_progress(0, 5)
    qtbot.wait(2)
    dialog.show_progress(1, 5)
    settle()
    told = dialog.left
    assert told.text().startswith("1 of 5 decisions judged · about ")
    assert told.visibleRegion().boundingRect() == told.rect(), "no part of it has to be scrolled to"


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


def test_who_has_not_done_what_was_asked_is_not_told_that_the_dice_were_against_it(qtbot: QtBot) -> None:
    """Whoever decides well may not even have rolled."""
    window = QWidget()
    qtbot.addWidget(window)
    verdict = Verdict("solved", Estimate(0.0), 3, reached=False)
    dialog = VerdictDialog(window, "Win this turn", verdict, Names(TABLE, find_maps(TABLE.boards)), has_next=False)
    told = [label.text() for label in dialog.findChildren(Label)]
    assert "What was asked is not done, but you decided well." in told

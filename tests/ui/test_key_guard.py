"""A key that was meant for the watching prompt answers no question that comes up meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Choice
from risk_desktop.ui.play import key_guard
from risk_desktop.ui.play.play_screen import PlayScreen
from tests.ui.play_table import PuppetThinker, make_context, make_screen, middle_of_game, tidy

__all__ = ["tidy"]


def watching(qtbot: QtBot, monkeypatch) -> tuple[PlayScreen, list[Choice]]:
    """Return a screen on which an opponent ends his turn before the person's own, and what is answered then."""
    game = middle_of_game("fortify", turn=5, hands=False)
    screen = make_screen(game, context=make_context(ai_speed="slow"), thinker=PuppetThinker)
    screen.activateWindow()
    screen.desk.session.start()
    answered: list[Choice] = []
    session = screen.desk.session
    answer = session.answer

    def caught(choice: Choice) -> object:
        answered.append(choice)
        return answer(choice)

    monkeypatch.setattr(session, "answer", caught)
    qtbot.waitUntil(lambda: screen.furniture.prompt.ask.primary is not None, timeout=3000)
    assert screen.director.presenter is None and screen.furniture.prompt.ask.primary.key == "Space"
    return screen, answered


def pressed(kind: QEvent.Type, repeated: bool = False) -> QKeyEvent:
    return QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", repeated)


def swallowed(screen: PlayScreen, kind: QEvent.Type = QEvent.Type.KeyPress, *, repeated: bool = False) -> bool:
    return screen.guard.eventFilter(screen.board, pressed(kind, repeated))


def test_the_key_that_skips_does_not_answer_what_comes_up(qtbot: QtBot, monkeypatch) -> None:
    screen, answered = watching(qtbot, monkeypatch)
    assert not swallowed(screen), "while watching the key skips"
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=8000)
    things = screen.furniture
    assert things.prompt.ask.seat == 0 and screen.guard.holding
    before = len(answered)
    for _ in range(3):
        qtbot.keyClick(screen, Qt.Key.Key_Space)
        qtbot.keyClick(screen, Qt.Key.Key_Return)
    assert len(answered) == before and things.prompt.ask.seat == 0
    assert swallowed(screen) and swallowed(screen, QEvent.Type.ShortcutOverride)
    monkeypatch.setattr(key_guard, "GUARD_S", 0.0)
    assert swallowed(screen, repeated=True), "the key is still down"
    assert not swallowed(screen), "pressed anew it is meant for the question"
    assert not swallowed(screen, repeated=True), "and held it repeats"


def test_other_keys_and_questions_after_questions_are_not_guarded(qtbot: QtBot, monkeypatch) -> None:
    screen, _ = watching(qtbot, monkeypatch)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=8000)
    escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert screen.guard.holding and not screen.guard.eventFilter(screen.board, escape)
    screen.guard._asked = 0.0
    screen.director.begun.emit()
    assert not screen.guard.holding, "a question that follows another one"

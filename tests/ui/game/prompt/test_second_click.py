"""Two clicks in a row are one wish: the second one answers nothing that has come between."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.prompt.asking import Act
from risk_desktop.ui.game.prompt.prompt_button import PromptButton
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.bid_screen import bid_screen


@pytest.mark.parametrize(
    ("following", "pressed"),
    [("Go on", ["Skip 3"]), ("Skip 3", ["Skip 3", "Skip 3"]), ("Skip 2", ["Skip 3", "Skip 2"])],
)
def test_a_double_click_presses_only_what_its_first_click_pressed(
    qtbot: QtBot, following: str, pressed: list[str]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    button, found = PromptButton("primary", parent), []
    button.clicked.connect(lambda: found.append(button.text()))
    button.show_act(Act("Skip 3", "Space"))
    button.resize(80, 40)
    _click(button, QEvent.Type.MouseButtonPress)
    button.show_act(Act(following, "Space"))
    _click(button, QEvent.Type.MouseButtonDblClick)
    assert found == pressed
    _click(button, QEvent.Type.MouseButtonPress)
    assert found == [*pressed, following], "a click of its own is obeyed"


@pytest.mark.parametrize(("following", "pressed"), [(0, ["Roll 3", "Roll 2"]), (1, ["Roll 3"])])
def test_a_second_click_answers_for_nobody_else(qtbot: QtBot, following: int, pressed: list[str]) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    button, found = PromptButton("primary", parent), []
    button.clicked.connect(lambda: found.append(button.text()))
    button.show_act(Act("Roll 3", "Space"), 0)
    button.resize(80, 40)
    _click(button, QEvent.Type.MouseButtonPress)
    button.show_act(Act("Roll 2", "Space"), following)
    _click(button, QEvent.Type.MouseButtonDblClick)
    assert found == pressed


def test_a_double_click_seals_no_bid_of_the_next_person(qtbot: QtBot) -> None:
    screen = bid_screen(people=(0, 1, 2), curtain=False)
    qtbot.waitUntil(lambda: asked(screen) is not None)
    first, button = asked(screen), screen.game_layout.prompt.button("primary")
    QTest.keyClick(screen.board, Qt.Key.Key_2)
    _click(button, QEvent.Type.MouseButtonPress)
    qtbot.waitUntil(lambda: asked(screen) not in (first, None))
    following, words = asked(screen), button.words()
    _click(button, QEvent.Type.MouseButtonDblClick)
    assert (asked(screen), button.words()) == (following, words)
    _click(button, QEvent.Type.MouseButtonPress)
    assert button.words() != words, "a click of its own is obeyed"


def asked(screen: PlayScreen) -> int | None:
    """Return whose bid is asked for."""
    presenter = screen.director.presenter
    return presenter.decision.player if presenter is not None and presenter.decision.kind == "bid" else None


def test_letting_go_presses_nothing_that_has_come_since(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    button, found = PromptButton("primary", parent), []
    button.clicked.connect(lambda: found.append(button.text()))
    button.show_act(Act("Skip", "Space"))
    button.resize(80, 40)
    place = QPoint(20, 20)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=place)
    button.show_act(Act("Go on", "Space"))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=place)
    assert found == [] and not button.isDown()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=place)
    assert found == ["Go on"]


def _click(button: PromptButton, first: QEvent.Type) -> None:
    """Press, as the window system tells it, and let go."""
    place, left = QPointF(20, 20), Qt.MouseButton.LeftButton
    for kind, held in ((first, left), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
        event = QMouseEvent(kind, place, button.mapToGlobal(place), left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(button, event)

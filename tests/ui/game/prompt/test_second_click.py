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

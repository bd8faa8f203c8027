"""Names are told once they have come to rest, and only if they are others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from risk_desktop.ui.accessibility.interfaces import install_interfaces
from risk_desktop.ui.kit import Button, Label, RoundelWidget
from risk_desktop.ui.theme import SEATS

pytestmark = pytest.mark.window


@pytest.fixture
def heard(qapp: object) -> Iterator[None]:
    install_interfaces()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def told(widget: QWidget) -> str:
    """Return what a screen reader finds."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_a_name_that_changes_with_every_beat_is_told_once(qtbot: QtBot, heard: None) -> None:
    widget = RoundelWidget(SEATS[0])
    qtbot.addWidget(widget)
    widget.show()
    widget.setAccessibleName("at first")
    first = told(widget)
    for beat in range(20):
        widget.setAccessibleName(f"beat {beat}")
        assert widget.accessibleName() == f"beat {beat}", "the program itself sees it at once"
        assert told(widget) == first
    qtbot.waitUntil(lambda: told(widget) == "beat 19")


def test_a_first_name_is_told_at_once(qtbot: QtBot, heard: None) -> None:
    label = Label("words")
    qtbot.addWidget(label)
    label.setAccessibleName("name")
    assert told(label) == "name"


def test_where_nobody_listens_names_change_at_once(qtbot: QtBot) -> None:
    widget = RoundelWidget(SEATS[0])
    qtbot.addWidget(widget)
    widget.setAccessibleName("one")
    widget.setAccessibleName("two")
    assert told(widget) == widget.accessibleName() == "two"


def test_a_widget_that_is_gone_keeps_no_other_from_its_name(qtbot: QtBot, heard: None) -> None:
    gone, stays = RoundelWidget(SEATS[0]), RoundelWidget(SEATS[1])
    qtbot.addWidget(stays)
    for widget in (gone, stays):
        widget.show()
        widget.setAccessibleName("one")
        widget.setAccessibleName("two")
    delete(gone)
    qtbot.waitUntil(lambda: told(stays) == "two")


def test_what_takes_the_keyboard_is_told_before_what_only_shows(qtbot: QtBot, heard: None) -> None:
    button, picture = Button("first"), RoundelWidget(SEATS[0])
    for widget in (button, picture):
        qtbot.addWidget(widget)
        widget.show()
    before = told(picture)
    picture.setAccessibleName("second")
    button.setText("second")
    qtbot.waitUntil(lambda: told(button) == "second")
    assert told(picture) == before
    qtbot.waitUntil(lambda: told(picture) == "second")


def test_what_is_hidden_is_told_when_it_is_shown(qtbot: QtBot, heard: None) -> None:
    button = Button("first")
    qtbot.addWidget(button)
    button.setText("second")
    qtbot.wait(600)
    assert told(button) == "first" and button.accessibleName() == "second"
    button.show()
    assert told(button) == "second"


def test_the_words_of_a_label_are_told_once_they_rest(qtbot: QtBot, heard: None) -> None:
    label = Label("0")
    qtbot.addWidget(label)
    label.show()
    for beat in range(20):
        label.setText(str(beat))
        assert label.text() == str(beat) and told(label) == "0"
    qtbot.waitUntil(lambda: told(label) == "19")


def test_a_label_with_a_name_of_its_own_keeps_it(qtbot: QtBot, heard: None) -> None:
    label = Label("R. 1")
    qtbot.addWidget(label)
    label.show()
    label.setAccessibleName("Round 1")
    label.setText("1")
    assert label.accessibleName() == told(label) == "Round 1"


def test_a_label_follows_its_words_after_nobody_listens_any_more(qtbot: QtBot, heard: None) -> None:
    label = Label("one")
    qtbot.addWidget(label)
    label.show()
    label.setText("two")
    QAccessible.setActive(False)
    label.setText("three")
    assert told(label) == "three"


def test_what_has_the_keyboard_or_gets_it_is_called_by_its_new_name(qtbot: QtBot, heard: None) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    one, other = Button("one", parent=top), Button("other", parent=top)
    top.show()
    top.activateWindow()
    one.setFocus()
    qtbot.waitUntil(one.hasFocus)
    one.setText("first")
    other.setText("second")
    assert (told(one), told(other)) == ("first", "other")
    other.setFocus()
    assert told(other) == "second"


def test_what_has_never_shown_is_called_by_its_name_though_nobody_was_told_of_it(qtbot: QtBot, heard: None) -> None:
    widget = RoundelWidget(SEATS[0])
    qtbot.addWidget(widget)
    for name in ("one", "two"):
        widget.setAccessibleName(name)
        assert told(widget) == widget.accessibleName() == name
    assert QWidget.accessibleName(widget) == "", "else Qt would have told everybody"
    widget.show()
    assert told(widget) == "two"
    widget.setAccessibleName("three")
    qtbot.waitUntil(lambda: QWidget.accessibleName(widget) == told(widget) == "three")
    widget.hide()
    widget.setAccessibleName("four")
    assert widget.accessibleName() == "four" and QWidget.accessibleName(widget) == "three"
    widget.show()
    assert told(widget) == "four"
    widget.setAccessibleName("")
    assert widget.accessibleName() == ""
    qtbot.waitUntil(lambda: told(widget) == "")


def test_a_button_tells_its_words_once_as_its_name(qtbot: QtBot, heard: None) -> None:
    button = Button("Roll & run")
    qtbot.addWidget(button)
    assert told(button) == button.text() == "Roll & run"
    assert QAbstractButton.text(button) == "", "else Qt would tell it a second time"

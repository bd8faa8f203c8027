"""Names are told once they have come to rest, and only if they are others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from risk_desktop.ui.kit import Label
from risk_desktop.ui.kit.seats import RoundelWidget
from risk_desktop.ui.theme import SEATS

pytestmark = pytest.mark.window


@pytest.fixture
def heard() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def told(widget: QWidget) -> str:
    """Return what a screen reader finds."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_a_name_that_changes_with_every_beat_is_told_once(qtbot: QtBot, heard: None) -> None:
    widget = RoundelWidget(SEATS[0])
    qtbot.addWidget(widget)
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
        widget.setAccessibleName("one")
        widget.setAccessibleName("two")
    delete(gone)
    qtbot.waitUntil(lambda: told(stays) == "two")

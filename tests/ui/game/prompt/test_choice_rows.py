"""Rows that are chosen from in the dock show all of their words, however narrow it is."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.prompt.choice_list import ChoiceList, ChoiceRow

ROWS = (
    "Once and for all",
    "Time stands still: the marker goes back by one, and the game lasts a round longer than it would have",
)


@pytest.mark.parametrize("width", [180, 236, 400])
def test_no_row_is_cut(qtbot: QtBot, width: int) -> None:
    shown = ChoiceList()
    qtbot.addWidget(shown)
    shown.resize(width, 400)
    shown.show_ask(Ask(0, "Which?", "", rows=ROWS))
    shown.show()
    QTest.qWait(20)
    rows = shown.findChildren(ChoiceRow)
    assert [row.accessibleName() for row in rows] == list(ROWS)
    assert all(row.height() >= row.heightForWidth(row.width()) for row in rows)
    assert rows[1].height() > rows[0].height()

"""How the application is prepared for the machine that it runs on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from risk_desktop.ui.app import FileOpener, prepare

FILL_ALONE = "QT_NO_GUI_THREADPOOL"


@pytest.mark.parametrize("processors", [1, 2, 4])
def test_few_processors_fill_alone(processors: int) -> None:
    environment = {"HOME": "/home/ada"}
    prepare(environment, processors)
    assert environment == {"HOME": "/home/ada", FILL_ALONE: "1"}


def test_many_processors_share_their_fills() -> None:
    environment: dict[str, str] = {}
    prepare(environment, 8)
    assert environment == {}


def test_what_the_person_has_set_stays() -> None:
    environment = {FILL_ALONE: "0"}
    prepare(environment, 2)
    assert environment == {FILL_ALONE: "0"}


def test_a_save_that_macos_wants_opened_is_told(qapp: QApplication) -> None:
    opener, asked = FileOpener(qapp), []
    opener.asked.connect(asked.append)
    qapp.installEventFilter(opener)
    try:
        QApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile("/games/mine.risk")))
        QApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    finally:
        qapp.removeEventFilter(opener)
    assert asked == ["/games/mine.risk"]

"""Fixtures of the tests of the kit."""

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from risk_desktop.i18n import set_language
from risk_desktop.ui import kit
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import metrics, set_current, set_metrics


@pytest.fixture(autouse=True)
def plain_window(qapp):
    set_language("en")
    set_current("dark")
    set_metrics(metrics(1600, 900))
    kit.install_style(qapp)
    MOTION.computer, MOTION.reduced = 1.0, True
    yield
    set_current("dark")
    set_metrics(metrics(1600, 900))
    MOTION.computer, MOTION.reduced = 1.0, False


@pytest.fixture
def window(qtbot):
    """Shown window with a column that controls can be put into."""
    top = QWidget()
    qtbot.addWidget(top)
    QVBoxLayout(top)
    top.resize(800, 600)
    top.show()
    qtbot.waitExposed(top)
    return top

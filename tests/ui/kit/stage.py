"""A window for the widgets of the kit, and hands for it."""

import gc

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication

from risk_desktop.ui.art.cards import UnitCard

CARD = UnitCard("infantry", "Egypt", QPainterPath())

PAIRS = [(1, "one"), (2, "two"), (3, "three")]


def put(window, widget):
    window.layout().addWidget(widget)
    QApplication.processEvents()
    return widget


def flush():
    """Let Qt delete what waits for it, then collect cycles."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()

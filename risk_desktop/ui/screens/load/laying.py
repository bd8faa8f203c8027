"""A word over the window while a game is being laid out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Label, Panel


class LayingOut(Panel):
    """Says in the middle of ``window`` that the board is being laid out; it is seen at once, before the work begins."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, radius=12, padding=24, gap=0)
        self.column().addWidget(Label(tr("app.laying_out"), "title", wrap=False, align=Qt.AlignmentFlag.AlignCenter))
        self.adjustSize()
        self.move(window.rect().center() - self.rect().center())
        self.show()
        self.raise_()
        self.repaint()

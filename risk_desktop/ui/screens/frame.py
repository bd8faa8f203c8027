"""What the full screens have in common: a heading with the way back, and content below."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.i18n import tr

from ..kit import IconButton, Label
from ..theme import current_metrics
from .backdrop import Screen


class TitledScreen(Screen):
    """A screen with a title; ``back`` is Esc and the arrow at the top left. Put the content into ``content``."""

    back = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__("all", parent)
        metrics = current_metrics()
        column = QVBoxLayout(self)
        side = metrics.px(40)
        column.setContentsMargins(side, metrics.px(28), side, metrics.px(24))
        column.setSpacing(metrics.px(16))
        self.head = QHBoxLayout()
        self.head.setSpacing(metrics.px(18))
        self._back = IconButton("undo", tr("common.back"), key="Esc")
        self._back.clicked.connect(self.back)
        self.head.addWidget(self._back, 0, Qt.AlignmentFlag.AlignVCenter)
        self.head.addWidget(Label(title, "screen"), 1, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(self.head)
        self.content = QVBoxLayout()
        self.content.setSpacing(metrics.px(16))
        column.addLayout(self.content, 1)

"""Middle of the battle table: what scrolls between banner and actions, and what a fight came to."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Label, ScrollArea


class Middle(ScrollArea):
    """What stands between banner and actions; scrolls where the window is too low."""

    def __init__(self, inside: QWidget, parent: QWidget) -> None:
        super().__init__(inside, parent)
        self._inside = inside

    def wanted(self, width: int) -> int:
        """Height at which nothing scrolls."""
        layout = self._inside.layout()
        if layout is None:
            return 0
        wanted = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        return max(wanted, layout.totalMinimumSize().height())

    def minimumSizeHint(self) -> QSize:
        """A strip."""
        return QSize(100, 80)


class Because(Label):
    """Why dice of a roll have more sides than others; hidden where all are plain."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", "secondary", parent=parent)
        self.hide()

    def say(self, sides: Iterable[tuple[str, str]]) -> bool:
        """Show the reasons of each side by its name, "" for none; tell whether anything has changed."""
        words = "\n".join(tr("tables.battle.because", name=name, why=why) for name, why in sides if why)
        if words == self.text():
            return False
        self.setText(words)
        self.setVisible(bool(words))
        return True


class Told(Label):
    """What came between two rolls; hidden while that is nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", "strong", align=Qt.AlignmentFlag.AlignHCenter, colour="bad", parent=parent)
        self.hide()

    def say(self, words: str) -> bool:
        """Show words, "" for none; tell whether anything has changed."""
        if words == self.text():
            return False
        self.setText(words)
        self.setVisible(bool(words))
        return True


class Note(QWidget):
    """What a fight came to, in place of the odds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label("", "title", align=Qt.AlignmentFlag.AlignHCenter, parent=self)
        self._detail = Label("", "body", align=Qt.AlignmentFlag.AlignHCenter, colour="text2", parent=self)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(self._detail)
        column.addStretch(1)

    def say(self, title: str, detail: str) -> None:
        """Show title and detail."""
        self._title.setText(title)
        self._detail.setText(detail)
        self.setAccessibleName(f"{title}. {detail}")

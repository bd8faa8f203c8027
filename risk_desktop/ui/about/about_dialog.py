"""The dialog About, and the page with the full text of a licence."""

from __future__ import annotations

import platform

from PySide6.QtCore import QSize, qVersion
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from risk_desktop import __version__
from risk_desktop.i18n import tr
from risk_desktop.ui.about.parts import LicensedPart, all_parts
from risk_desktop.ui.kit import Button, Dialog, Divider, Label, ListRow, role_font
from risk_desktop.ui.theme import current_metrics


class AboutDialog(Dialog):
    """Version, whose game and whose marks these are, and a row for each part; a row opens its licence."""

    def __init__(self, window: QWidget) -> None:
        versions = tr("about.versions", version=__version__, qt=qVersion(), python=platform.python_version())
        super().__init__(window, tr("about.title"), width=720, subtitle=versions)
        self._window = window
        for words in ("about.unofficial", "about.free"):
            self.body.addWidget(Label(tr(words)))
        self.body.addWidget(Divider())
        self.body.addWidget(Label(tr("about.parts"), "heading"))
        self._parts = {part.name: part for part in all_parts()}
        self.rows = {name: self._row(part) for name, part in self._parts.items()}
        done = Button(tr("common.close"), "primary")
        done.clicked.connect(self.dismiss)
        self.add_action(done)

    def _row(self, part: LicensedPart) -> ListRow:
        row = ListRow("scroll", part.name, f"{part.licence} · {tr(f'about.use.{part.use}')}")
        row.setObjectName(part.name)
        row.clicked.connect(self._open)
        self.body.addWidget(row)
        return row

    def _open(self) -> None:
        LicencePage(self._window, self._parts[self.sender().objectName()]).open()


class LicencePage(Dialog):
    """The full text of the licence of a part, with our notice before it where there is one."""

    def __init__(self, window: QWidget, part: LicensedPart) -> None:
        super().__init__(window, part.name, width=820, subtitle=part.licence)
        notice = [tr(f"about.notice.{part.use}")] if part.notice else []
        self.text = _LongText("\n\n\n".join([*notice, part.licence_text()]))
        self.text.setAccessibleName(f"{part.name}. {part.licence}")
        self.body.addWidget(self.text, 1)
        done = Button(tr("common.close"), "primary")
        done.clicked.connect(self.dismiss)
        self.add_action(done)


class _LongText(QPlainTextEdit):
    """A text to read, to scroll by keys, and to copy from; Tab leaves it."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFont(role_font("body"))

    def sizeHint(self) -> QSize:
        """Room for two dozen lines, if the window has it."""
        return QSize(current_metrics().px(700), self.fontMetrics().lineSpacing() * 24)

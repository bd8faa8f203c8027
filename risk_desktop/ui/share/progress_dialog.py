"""How far the writing of a shared game is, a way to stop it, and in the end where the file lies."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Dialog, Label, ProgressBar
from risk_desktop.ui.share.jobs import SharingJob

_LINES = 2
"""So many lines of words have room: where a file lies may be long."""


class ProgressDialog(Dialog):
    """Shows how far a ``job`` is, which ends with it; Stop or Esc stops it and leaves nothing."""

    def __init__(self, window: QWidget, job: SharingJob) -> None:
        super().__init__(window, tr("share.title"), width=560)
        self.job = job
        job.setParent(self)
        self.words = Label("", "body")
        self.words.setMinimumHeight(_LINES * self.words.fontMetrics().lineSpacing())
        self.bar = ProgressBar(tr("share.title"), outlined=True)
        self.body.addWidget(self.words)
        self.body.addWidget(self.bar)
        self.folder = Button(tr("share.folder"), "secondary", icon="folder")
        self.folder.hide()
        self.folder.clicked.connect(self._show_folder)
        self.end = Button(tr("share.stop"), "primary", key="Esc")
        self.end.clicked.connect(self.dismiss)
        self.add_action(self.folder)
        self.add_action(self.end)
        job.progressed.connect(self._show_progress)
        job.done.connect(self._show_done)
        job.failed.connect(self._tell_end)
        self.closed.connect(job.stop)

    def dismiss(self) -> None:
        """Stop, and be gone."""
        self.job.stop()
        super().dismiss()

    def _show_progress(self, done: int, total: int) -> None:
        self.bar.show_share(done / total)
        words = tr("share.drawing", number=done + 1, total=total) if done < total else tr("share.writing")
        self.words.setText(words)

    def _show_done(self) -> None:
        self.folder.show()
        self._tell_end(tr("share.done", file=str(self.job.out)))

    def _tell_end(self, words: str) -> None:
        """Tell how it has ended."""
        self.words.setText(words)
        self.setAccessibleDescription(words)
        self.end.setText(tr("common.close"))

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.job.out.parent)))

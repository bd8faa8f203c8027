"""Opening a saved game: progress, a way to cancel, and what to tell the person afterwards."""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QWidget

from risk_desktop.bots.commands import command_of
from risk_desktop.controller.loading import LoadingJob
from risk_desktop.controller.opening import Opened
from risk_desktop.i18n import tr
from risk_desktop.storage.replay import EDITED
from risk_desktop.ui.kit import Button, Dialog, Label, Panel, ProgressBar

T = TypeVar("T")
_PATIENCE_MS = 150
"""A game that opens faster than this shows no progress, ms."""


class LoadingDialog(Dialog):
    """Shows the progress of a job, which Cancel or Esc stops."""

    def __init__(self, window: QWidget, job: LoadingJob[Any]) -> None:
        super().__init__(window, tr("app.loading.title"), width=460, closable=False)
        self._job = job
        self.bar = ProgressBar(tr("app.loading.title"), outlined=True)
        self.body.addWidget(self.bar)
        job.progressed.connect(self.bar.show_share)
        self.stop = Button(tr("common.cancel"), "secondary", key="Esc")
        self.stop.clicked.connect(job.cancel)
        self.add_action(self.stop)

    def escape(self) -> None:
        """Cancel the job."""
        self._job.cancel()


def load_with_progress(window: QWidget, job: LoadingJob[T]) -> T | None:
    """Run ``job``, showing its progress if that takes long. Return the game, None if it was cancelled.

    Raises SaveError, OSError. The window keeps repainting meanwhile, but the dialog blocks its input.
    """
    loop = QEventLoop()
    job.finished.connect(loop.quit)
    job.start()
    if not job.wait(_PATIENCE_MS):
        dialog = LoadingDialog(window, job)
        dialog.open()
        loop.exec()
        if job.isRunning():  # the program is closing
            job.cancel()
            job.wait()
        dialog.vanish()
        window.repaint()  # what follows keeps the window busy, and has a notice of its own
    return job.result()


def opening_notice(opened: Opened) -> str:
    """Return what to tell about a game that was just opened (damage, replaced programs), "" for nothing."""
    edited = next((problem for problem in opened.problems if problem.key == EDITED), None)
    if edited is not None:
        return tr(edited.key, None, **edited.params)
    if opened.problems:
        return tr("app.resumed_damaged")
    if opened.replaced:
        return tr("bots.replaced", names=", ".join(map(command_of, opened.replaced))[:200])
    return ""


class LayoutNotice(Panel):
    """A notice in the middle of ``window`` while the board is being prepared; painted at once, as that blocks the window.

    Until it is taken away the window stays as it is then: what is made for the game, its theme, shows with the game only.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, radius=12, padding=24, gap=0)
        self.column().addWidget(Label(tr("app.laying_out"), "title", wrap=False, align=Qt.AlignmentFlag.AlignCenter))
        self.adjustSize()
        self.move(window.rect().center() - self.rect().center())
        self.show()
        self.raise_()
        self.repaint()
        window.setUpdatesEnabled(False)

    def take_away(self) -> None:
        """Let the window show what it holds now."""
        self.hide()
        self.window().setUpdatesEnabled(True)
        self.deleteLater()

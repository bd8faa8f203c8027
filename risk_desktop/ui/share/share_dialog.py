"""The dialog that shares a game: the board on the clipboard or as a picture, the game as an animation."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.storage.animation_order import EVERY, Every, can_animate
from risk_desktop.ui.kit import Button, Dialog, Label, ListRow, ProgressBar, ToggleRow
from risk_desktop.ui.share.jobs import AnimationJob, BoardJob, SharingJob
from risk_desktop.ui.share.shared_game import SharedGame

COPY_KEY = "Ctrl+Shift+C"


class ShareDialog(Dialog):
    """Shares a ``game``, its board as it stands at a ``place``. Where ``on_board``, the board that shows can be copied.

    ``copy_wanted``: onto the clipboard; the dialog is gone then.
    """

    copy_wanted = Signal()

    def __init__(self, window: QWidget, game: SharedGame, place: int, *, on_board: bool) -> None:
        super().__init__(window, tr("share.title"), width=560, subtitle=tr("share.public"))
        self._game, self._shown_at = game, place
        self.job: SharingJob | None = None
        self._written = Path()
        self.copy = ListRow("land", tr("play.menu.copy"), key=COPY_KEY)
        self.picture = ListRow("save", tr("share.picture"), "PNG")
        self.animation = ListRow("play", tr("share.animation"), "WebP")
        self.every = ToggleRow([(each, tr(f"share.every.{each}")) for each in EVERY], tr("share.every"))
        self.words, self.bar = Label("", "body"), ProgressBar(tr("share.title"), outlined=True)
        self.folder = Button(tr("share.folder"), "secondary", icon="folder")
        self.end = Button(tr("common.close"), "primary", key="Space")
        self._every_words = Label(tr("share.every"), "strong", wrap=False)
        self._lay_out(on_board)
        self._connect()
        self._show_choice()

    def _lay_out(self, on_board: bool) -> None:
        for row in (self.copy, self.picture, self.animation):
            self.body.addWidget(row)
        self.copy.setEnabled(on_board)
        if not can_animate():
            self.animation.setEnabled(False)
            self.animation.setToolTip(tr("share.pillow"))
            self.every.setEnabled(False)
        line = QHBoxLayout()
        line.addWidget(self._every_words)
        line.addWidget(self.every, 1)
        self.body.addLayout(line)
        self.body.addWidget(self.words)
        self.body.addWidget(self.bar)
        self.add_action(self.folder)
        self.add_action(self.end)

    def _connect(self) -> None:
        self.copy.clicked.connect(self._copy)
        self.picture.clicked.connect(self._ask_picture)
        self.animation.clicked.connect(self._ask_animation)
        self.folder.clicked.connect(self._show_folder)
        self.end.clicked.connect(self.escape)
        self.closed.connect(self._stop)

    # --- what is written

    def save_picture(self, path: str) -> None:
        """Write the board as a picture."""
        self._begin(BoardJob(self._game, self._shown_at, Path(path), self))

    def save_animation(self, path: str) -> None:
        """Write the game as an animation."""
        every: Every = EVERY[self.every.values.index(self.every.value())]
        self._begin(AnimationJob(self._game, every, Path(path), self))

    def escape(self) -> None:
        """Stop what is being written; close where nothing is."""
        if self.job is None:
            super().escape()
        else:
            self._stop()
            self._tell(tr("share.stopped"))

    def _begin(self, job: SharingJob) -> None:
        self.job = job
        job.progressed.connect(self._show_progress)
        job.done.connect(self._show_done)
        job.failed.connect(self._fail)
        self.bar.show_share(0.0)
        self._show_work(True)
        job.begin()

    def _stop(self) -> None:
        job, self.job = self.job, None
        if job is not None:
            job.stop()
            job.deleteLater()

    # --- what shows

    def _show_choice(self) -> None:
        self._show_work(False)
        self.words.hide()
        self.folder.hide()

    def _show_work(self, working: bool) -> None:
        for part in (self.copy, self.picture, self.animation, self.every, self._every_words, self.folder):
            part.setVisible(not working)
        self.words.setVisible(True)
        self.bar.setVisible(working)
        self.end.setText(tr("share.stop" if working else "common.close"))
        self.end.setFocus()

    def _show_progress(self, done: int, total: int) -> None:
        self.bar.show_share(done / total)
        self.words.setText(tr("share.drawing", number=done + 1, total=total) if done < total else tr("share.writing"))

    def _show_done(self) -> None:
        assert self.job is not None
        self._written = self.job.out
        self._stop()
        self._tell(tr("share.done", file=str(self._written)))
        self.folder.show()

    def _fail(self, words: str) -> None:
        self._stop()
        self._tell(words)

    def _tell(self, words: str) -> None:
        self._show_choice()
        self.words.setText(words)
        self.words.show()

    # --- what is pressed

    def _copy(self) -> None:
        self.dismiss()
        self.copy_wanted.emit()

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._written.parent)))

    def _ask_picture(self) -> None:
        self._ask_file(tr("share.picture"), "PNG", "png").fileSelected.connect(self.save_picture)

    def _ask_animation(self) -> None:
        self._ask_file(tr("share.animation"), "WebP", "webp").fileSelected.connect(self.save_animation)

    def _ask_file(self, title: str, kind: str, suffix: str) -> QFileDialog:
        """Ask where to write a file, in the folder of pictures at first."""
        dialog = QFileDialog(self, title.rstrip("…"), _pictures(), f"{kind} (*.{suffix})")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(usual_name(self._game, suffix))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog


def usual_name(game: SharedGame, suffix: str) -> str:
    """Return the usual name of a file: rule set and date."""
    return f"risk-{game.names.table.edition}-{datetime.now():%Y-%m-%d}.{suffix}"


def _pictures() -> str:
    """Return the folder of pictures, the person's own where there is none."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    return found if found and Path(found).is_dir() else str(Path.home())

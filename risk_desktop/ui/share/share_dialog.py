"""The dialog that shares a game: the board on the clipboard or as a picture, the game as an animation."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.storage.animation_order import EVERY, can_animate
from risk_desktop.ui.kit import Button, Dialog, Label, ListRow, ToggleRow
from risk_desktop.ui.share.jobs import AnimationJob, BoardJob, SharingJob
from risk_desktop.ui.share.progress_dialog import ProgressDialog
from risk_desktop.ui.share.shared_game import SharedGame

COPY_KEY = "Ctrl+Shift+C"


class ShareDialog(Dialog):
    """Shares a ``game``, its board as it stood at a ``place``.

    ``copy_wanted``: what shows goes to the clipboard; offered only where there is a board, ``on_board``.
    """

    copy_wanted = Signal()

    def __init__(self, window: QWidget, game: SharedGame, place: int, *, on_board: bool) -> None:
        super().__init__(window, tr("share.title"), width=560, subtitle=tr("share.public"))
        self._window, self._game, self._shown_at = window, game, place
        self.copy = ListRow("land", tr("play.menu.copy"), key=COPY_KEY)
        self.copy.setEnabled(on_board)
        self.copy.clicked.connect(self._copy)
        self.picture = ListRow("save", tr("share.picture"), "PNG")
        self.picture.clicked.connect(self._ask_picture)
        self.animation = ListRow("play", tr("share.animation"), "WebP")
        self.animation.clicked.connect(self._ask_animation)
        self.every = ToggleRow([(each, tr(f"share.every.{each}")) for each in EVERY], tr("share.every"))
        if not can_animate():
            self.animation.setEnabled(False)
            self.animation.setToolTip(tr("share.pillow"))
            self.every.setEnabled(False)
        self._lay_out()

    def _lay_out(self) -> None:
        for row in (self.copy, self.picture, self.animation):
            self.body.addWidget(row)
        line = QHBoxLayout()
        line.addWidget(Label(tr("share.every"), "strong", wrap=False))
        line.addWidget(self.every, 1)
        self.body.addLayout(line)
        done = Button(tr("common.close"), "primary", key="Space")
        done.clicked.connect(self.dismiss)
        self.add_action(done)

    # --- what is written

    def save_picture(self, path: str) -> None:
        """Write the board as a picture."""
        self._follow(BoardJob(self._game, self._shown_at, Path(path)))

    def save_animation(self, path: str) -> None:
        """Write the game as an animation."""
        every = EVERY[self.every.values.index(self.every.value())]
        self._follow(AnimationJob(self._game, every, Path(path)))

    def _follow(self, job: SharingJob) -> None:
        self.dismiss()
        ProgressDialog(self._window, job).open()
        job.begin()

    # --- what is pressed

    def _copy(self) -> None:
        self.dismiss()
        self.copy_wanted.emit()

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

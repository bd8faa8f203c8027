"""Writing a shared game to a file while the window goes on: its board as a PNG, or all of it as an animated WebP."""

from __future__ import annotations

import errno
import logging
import os
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from PySide6.QtCore import QBuffer, QIODevice, QObject, Signal
from PySide6.QtGui import QImage, QImageWriter

from risk_desktop.ai.player import Fault
from risk_desktop.controller.animation_process import AnimationProcess
from risk_desktop.controller.child_listener import ChildListener
from risk_desktop.controller.loading import LoadingJob
from risk_desktop.i18n import fault_words, tr
from risk_desktop.storage.animation_order import WIDTH, AnimationOrder, Every, shown_places
from risk_desktop.storage.files import write_atomically
from risk_desktop.storage.reading import Progress
from risk_desktop.ui.share.drawing import Drawing
from risk_desktop.ui.share.shared_game import SharedGame
from risk_desktop.ui.share.shared_picture import SharedPicture

log = logging.getLogger(__name__)

BOARD_WIDTH = 1920
"""Width of the picture of a board, px."""


class SharingJob(QObject):
    """Writes a shared ``game`` to the file ``out``: all of it, or nothing.

    Signals: ``progressed`` (how many of how many pictures are drawn), ``done``, ``failed`` (why, in words).
    """

    progressed = Signal(int, int)
    done = Signal()
    failed = Signal(str)

    def __init__(self, game: SharedGame, out: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.game, self.out = game, out
        self.drawing = Drawing(self)

    def begin(self) -> None:
        """Begin, if a file can be written there at all."""
        try:
            with TemporaryFile(dir=self.out.parent):  # before a minute's work is in vain
                pass
            self.draw()
        except OSError as error:
            self.fail(error)

    def draw(self) -> None:
        """Draw the first picture. OSError."""
        raise NotImplementedError

    def stop(self) -> None:
        """Give up; nothing of it stays."""
        self.drawing.stop()

    def fail(self, error: OSError) -> None:
        """Give up, and tell why."""
        self.stop()
        self.failed.emit(tr("share.failed", file=str(self.out), why=fault_words(error)))


class BoardJob(SharingJob):
    """Writes a picture of the boards as they stood at a ``place``."""

    def __init__(self, game: SharedGame, place: int, out: Path, parent: QObject) -> None:
        super().__init__(game, out, parent)
        self._place = place
        self._writer: LoadingJob[None] | None = None
        self.drawing.drawn.connect(self._write)

    def draw(self) -> None:
        """Draw the boards."""
        picture = SharedPicture(self.game.boards, self.game.names, BOARD_WIDTH)
        self.drawing.begin(self.game.drawing(picture, self._place, self._place))

    def stop(self) -> None:
        """Give up, unless the file is just being written."""
        super().stop()
        if self._writer is not None:
            self._writer.wait()

    def _write(self, image: QImage) -> None:
        """Write the file on a thread of its own: packing it takes half a second."""
        self.progressed.emit(1, 1)
        self._writer = LoadingJob(partial(_write_png, image, self.out), self)
        self._writer.finished.connect(self._end)
        self._writer.start()

    def _end(self) -> None:
        try:
            if self._writer is not None:
                self._writer.result()
        except OSError as error:
            self.fail(error)
        else:
            self.done.emit()


class AnimationJob(SharingJob):
    """Writes all of a game, with a picture of ``every`` turn or round: drawn here, put together by a child."""

    def __init__(self, game: SharedGame, every: Every, out: Path, parent: QObject) -> None:
        super().__init__(game, out, parent)
        self._places = shown_places(game.recording, every)
        self._picture = SharedPicture(game.boards, game.names, WIDTH)
        self._frames: list[Path] = []
        self._folder: TemporaryDirectory[str] | None = None
        self._child = ChildListener(self)
        self._child.heard.connect(self._hear)
        self.drawing.drawn.connect(self._keep)

    def draw(self) -> None:
        """Draw the first picture. OSError."""
        self._folder = TemporaryDirectory(prefix="risk-desktop-", ignore_cleanup_errors=True)
        self._draw_next()

    def stop(self) -> None:
        """Give up; nothing of it stays."""
        super().stop()
        self._child.stop()
        folder, self._folder = self._folder, None
        if folder is not None:
            folder.cleanup()

    def _draw_next(self) -> None:
        done, total = len(self._frames), len(self._places)
        self.progressed.emit(done, total)
        if done < total:
            self.drawing.begin(self.game.drawing(self._picture, *self._places[done]))
        else:
            order = AnimationOrder(tuple(self._frames), self._inside("game.webp"))
            self._child.begin(partial(AnimationProcess, order))

    def _inside(self, name: str) -> Path:
        assert self._folder is not None
        return Path(self._folder.name) / name

    def _keep(self, image: QImage) -> None:
        frame = self._inside(f"{len(self._frames):06}.bmp")  # packing it would hold up the window
        if not image.save(str(frame), "BMP"):  # type: ignore[call-overload]  # the stubs want bytes, Qt a str
            self.fail(OSError(errno.EIO, os.strerror(errno.EIO)))
            return
        self._frames.append(frame)
        self._draw_next()

    def _hear(self, news: bool | Fault) -> None:
        if isinstance(news, Fault):
            log.warning("the animation failed: %s", news.detail)
            self.stop()
            self.failed.emit(tr("share.failed", file=str(self.out), why=tr("share.child_failed")))
            return
        try:
            write_atomically(self.out, self._inside("game.webp").read_bytes())
        except OSError as error:
            self.fail(error)
        else:
            self.stop()
            self.done.emit()


def _write_png(image: QImage, out: Path, progress: Progress) -> None:
    """Write a picture. OSError."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, b"PNG").write(image):
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    write_atomically(out, bytes(buffer.data().data()))

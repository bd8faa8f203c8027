"""Stores the small picture of a game in a worker thread, as scaling, encoding and writing would block the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QRunnable, QSize, Qt, QThreadPool
from PySide6.QtGui import QImage, QImageWriter

_SIZE = QSize(480, 270)


class PictureJob(QRunnable):
    """Scales ``image``, encodes it as PNG and passes it to ``keep``, which is called in the worker thread."""

    def __init__(self, image: QImage, keep: Callable[[bytes], None]) -> None:
        super().__init__()
        self._image, self._keep = image, keep

    def run(self) -> None:
        """Scale, encode and store the picture."""
        keep_ratio, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"PNG").write(self._image.scaled(_SIZE, keep_ratio, smooth))
        self._keep(bytes(buffer.data().data()))


class PictureJobs:
    """Runs picture jobs one after another in a worker thread."""

    def __init__(self) -> None:
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)

    def add(self, image: QImage, keep: Callable[[bytes], None]) -> None:
        """Queue a picture."""
        self._pool.start(PictureJob(image, keep))

    def finish(self) -> None:
        """Wait until all pictures are stored."""
        self._pool.waitForDone()

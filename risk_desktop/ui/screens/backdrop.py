"""Pictures of a board, which are painted once and then cached on disk.

What paints them is loaded only then: the first screen is there sooner without the board.
"""

from __future__ import annotations

import hashlib
import logging
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageWriter

from risk_desktop import __version__
from risk_desktop.maps.loader import folder_of, load_map
from risk_desktop.maps.schema import BoardMap
from risk_desktop.maps.variants import split_reference
from risk_desktop.paths import cache_dir, maps_dir

from ..theme import current

if TYPE_CHECKING:
    from ..board.ground.picture import Work

log = logging.getLogger(__name__)

BOARD = "earth"
"""The board that stands behind screens of no game."""
# Quality of the PNG, from 0 (small) to 100 (fast): files a tenth larger, but in half the time, during which nothing moves.
_QUICKLY = 80


def board_picture(size: QSize, board: BoardMap | None = None) -> QImage:
    """Return a picture of a board (by default ``BOARD``), ``size`` px, from the cache if it has been painted before."""
    from ..board.slices import finished

    return finished(picturing(size, board))


def picturing(size: QSize, board: BoardMap | None = None) -> Work:
    """Make the same picture as ``board_picture`` in steps of a few ms; the generator returns it."""
    image = kept_picture(size, board)
    if image.isNull():
        from ..board.ground.sea import spare_pictures
        from .backdrop_painting import painting

        shown = board or load_map(maps_dir() / f"{BOARD}.yaml")
        yield
        image = yield from painting(size, None, (shown,))
        spare_pictures()
        yield
        _keep(image, stored_picture(size, board))
    return image


def kept_picture(size: QSize, board: BoardMap | None = None) -> QImage:
    """Return the same picture from the cache, a null image if it has not been painted; the last few are kept in memory."""
    file = stored_picture(size, board)
    return _read_once(file, file.stat().st_mtime_ns) if file.exists() else QImage()


def forget_pictures() -> None:
    """Give back the memory of pictures that were shown lately: a game begins."""
    _read_once.cache_clear()


@lru_cache(maxsize=4)
def _read_once(file: Path, changed: int) -> QImage:
    return QImage(str(file))


def _keep(image: QImage, file: Path) -> None:
    """Write a picture to the disk, completely or not at all."""
    beside = file.with_name(f"{file.stem}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        writer = QImageWriter(str(beside), b"PNG")
        writer.setQuality(_QUICKLY)
        if writer.write(image):
            beside.replace(file)
    except OSError as error:
        log.info("the backdrop could not be kept: %s", error)


def stored_picture(size: QSize, board: BoardMap | None = None) -> Path:
    """Return the cache file for the picture of a board (None: ``BOARD``) of this size in the theme in use."""
    name = split_reference(board.id)[0] if board is not None else BOARD
    file = (folder_of(board) if board is not None else maps_dir()) / f"{name}.yaml"
    stamp = f"{__version__} {board.id if board is not None else BOARD} {file.stat().st_mtime_ns} {current().name}"
    key = hashlib.blake2b(stamp.encode(), digest_size=6).hexdigest()
    return cache_dir() / f"backdrop-{size.width()}x{size.height()}-{key}.png"

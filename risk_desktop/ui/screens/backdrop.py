"""A board in the background of the full screens: painted once, kept on disk, there at once the next time."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop import __version__
from risk_desktop.maps.loader import folder_of, load_map
from risk_desktop.maps.schema import BoardMap
from risk_desktop.maps.variants import split_reference
from risk_desktop.paths import cache_dir, maps_dir

from ..board import BoardPosition
from ..board.atlas import atlas_of
from ..board.look import Palette
from ..board.picture import Work, drawing_board, finished
from ..colour import rgba
from ..neutral_colours import FADED
from ..theme import SEATS, current

log = logging.getLogger(__name__)

BOARD = "earth"
# Longest time that painting may hold up the window, ms.
_SLICE_MS = 4.0
# How a PNG is packed, 0 (small) to 100 (at once): a tenth more room, but half the time, which holds up the window.
_QUICKLY = 80
_OWNER_OF_REGION = (0, 4, 1, 0, 2, 4)
_GOLD = ("egypt", "middle_east", "india", "china", "siam")
_CHARCOAL = ("mongolia", "japan", "kamchatka", "alaska", "alberta", "ontario")


def demo_position(board: BoardMap) -> BoardPosition:
    """Return a pleasing position for pictures: most regions in one hand each, armies that vary."""
    regions = [region.id for region in board.regions]
    owners, armies = [], []
    for number, territory in enumerate(board.territories):
        owner = _OWNER_OF_REGION[regions.index(territory.region) % len(_OWNER_OF_REGION)]
        owner = 3 if territory.id in _GOLD else 5 if territory.id in _CHARCOAL else owner
        owners.append(owner)
        armies.append(1 + (number * 7) % 5 + (6 if number % 9 == 4 else 0))
    return BoardPosition(tuple(owners), tuple(armies))


def board_picture(size: QSize, board: BoardMap | None = None) -> QImage:
    """Return a board, by default that of the pictures, painted for ``size`` px; from the disk if it has been before."""
    return finished(_picturing(size, board))


def painted(size: QSize, position: BoardPosition | None = None, boards: Sequence[BoardMap] = ()) -> QImage:
    """Return the first of ``boards`` (by default that of the pictures) painted for ``size`` px in ``position``."""
    return finished(_painting(size, position, boards))


def _picturing(size: QSize, board: BoardMap | None = None) -> Work:
    """Do what ``board_picture`` does, in steps of a few ms."""
    stored = _stored(size, board)
    image = _read(stored)
    if image.isNull():
        image = yield from _painting(size, None, (board,) if board is not None else ())
        yield
        _keep(image, stored)
    return image


def _painting(size: QSize, position: BoardPosition | None, boards: Sequence[BoardMap] = ()) -> Work:
    boards = tuple(boards) or (load_map(maps_dir() / f"{BOARD}.yaml"),)
    yield
    atlas = atlas_of(boards)
    yield
    palette = Palette(atlas, (*SEATS, *FADED))
    wanted = position or demo_position(boards[0])
    return (yield from drawing_board(atlas.sheets[0], atlas, palette, folder_of(boards[0]), size, wanted))


def _read(file: Path) -> QImage:
    """Return a picture that is kept on the disk, null if there is none; the last ones are kept in memory."""
    return _read_once(file, file.stat().st_mtime_ns) if file.exists() else QImage()


@lru_cache(maxsize=4)
def _read_once(file: Path, changed: int) -> QImage:
    return QImage(str(file))


def _keep(image: QImage, file: Path) -> None:
    """Write a picture to the disk, whole or not at all."""
    beside = file.with_name(f"{file.stem}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if image.save(str(beside), "PNG", _QUICKLY):  # type: ignore[call-overload]  # the stubs want bytes, Qt a str
            beside.replace(file)
    except OSError as error:
        log.info("the backdrop could not be kept: %s", error)


def _stored(size: QSize, board: BoardMap | None = None) -> Path:
    name = split_reference(board.id)[0] if board is not None else BOARD
    file = (folder_of(board) if board is not None else maps_dir()) / f"{name}.yaml"
    stamp = f"{__version__} {board.id if board is not None else BOARD} {file.stat().st_mtime_ns} {current().name}"
    key = hashlib.blake2b(stamp.encode(), digest_size=6).hexdigest()
    return cache_dir() / f"backdrop-{size.width()}x{size.height()}-{key}.png"


class Screen(QWidget):
    """A full screen over the board. ``veil``: "left" darkens one side, "all" blurs and darkens everything.

    ``board``: which one, by default that of the pictures.
    """

    def __init__(self, veil: str = "all", parent: QWidget | None = None, board: BoardMap | None = None) -> None:
        super().__init__(parent)
        self._veil, self._behind = veil, board
        self._veiled = 0
        self._picture = QPixmap()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._begin)
        self._work: Work | None = None
        self._steps = QTimer(self)
        self._steps.setInterval(0)
        self._steps.timeout.connect(self._slice)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the picture for the new size, after the first look at the screen."""
        super().resizeEvent(event)
        known = _stored(self._picture_size(), self._behind).exists()
        self._later.start(0 if known or self._picture.isNull() else 250)

    def prepare(self) -> None:
        """Paint the picture now: for renders and tests."""
        self._later.stop()
        self._steps.stop()
        self._show_picture(board_picture(self._picture_size(), self._behind))

    @property
    def is_drawing(self) -> bool:
        """Whether the picture is still to come, after which everything is painted anew."""
        return self._later.isActive() or self._work is not None

    def veil_until(self, x: int) -> None:
        """Darken the left side at least up to ``x`` px: what stands there must be readable."""
        self._veiled = x
        self.update()

    def _picture_size(self) -> QSize:
        """Return the size of the board's picture: beside the menu on the first screen, small where it is blurred."""
        if self._veil == "left":
            return QSize(max(400, round(self.width() * 0.92)), max(300, round(self.height() * 1.02)))
        return QSize(480, 300)

    def _begin(self) -> None:
        self._work = _picturing(self._picture_size(), self._behind)
        self._steps.start()

    def _slice(self) -> None:
        """Paint for a few ms."""
        deadline = time.perf_counter() + _SLICE_MS / 1000
        try:
            while self._work is not None and time.perf_counter() < deadline:
                next(self._work)
        except StopIteration as end:
            self._work = None
            self._show_picture(end.value)
        if self._work is None:
            self._steps.stop()

    def _show_picture(self, image: QImage) -> None:
        if self._veil == "all":
            image = image.scaled(
                48, 30, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
        self._picture = QPixmap.fromImage(image)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint board and veil."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        theme = current()
        area = QRectF(self.rect())
        painter.fillRect(area, rgba(theme.sea_deep, 255))
        if self._veil == "left":
            self._paint_left(painter, area)
        else:
            if not self._picture.isNull():
                painter.drawPixmap(self.rect(), self._picture)
            painter.fillRect(area, rgba(theme.screen_dim, theme.screen_dim_alpha))
        painter.end()

    def _paint_left(self, painter: QPainter, area: QRectF) -> None:
        dim = current().screen_dim
        if not self._picture.isNull():
            left = area.width() - self._picture.width() * 0.86
            painter.drawPixmap(round(left), round((area.height() - self._picture.height()) / 2), self._picture)
            edge = QLinearGradient(left, 0, left + 120, 0)
            edge.setColorAt(0, rgba(current().sea_deep, 255))
            edge.setColorAt(1, rgba(current().sea_deep, 0))
            painter.fillRect(QRectF(left - 1, 0, 121, area.height()), edge)
        veil = QLinearGradient(0, 0, max(area.width() * 0.52, self._veiled * 1.25), 0)
        veil.setColorAt(0, rgba(dim, 252))
        veil.setColorAt(0.6, rgba(dim, 225))
        veil.setColorAt(1, rgba(dim, 0))
        painter.fillRect(area, veil)

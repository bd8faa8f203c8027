"""The sea under the boards: a board's own picture, or plain water with a glow along the coast; and the paper grain."""

from __future__ import annotations

import random
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QLinearGradient, QPainter, QRadialGradient

from risk_desktop.ui import theme
from risk_desktop.ui.board.geometry.atlas import Sheet
from risk_desktop.ui.board.geometry.boxes import box_of
from risk_desktop.ui.board.geometry.outlines import Outline
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.drawing import Sketched
from risk_desktop.ui.colour import rgba

# The picture dissolves into plain sea over this width at its edges, board px.
_FEATHER = 56.0
# How far plain sea with a coast glow reaches beyond a board without a picture, board px.
_REACH = 120.0
_GRAIN_SEED, _GRAIN_SIZE = 9, 512
# Pictures of the sea that are kept: of two boards, small and large.
_KEPT = 4
_READER = ThreadPoolExecutor(1, thread_name_prefix="sea")


@dataclass(frozen=True)
class SeaContent(Sketched):
    """The sea of one board in one theme, or a part of it."""

    sheet: Sheet
    folder: Path
    theme_name: str
    part: QRectF | None = None

    def __hash__(self) -> int:
        return hash((self.sheet, self.theme_name, self.part and box_of(self.part)))

    @property
    def rect(self) -> QRectF:
        """The part's rectangle, else the whole sea's."""
        return self._whole if self.part is None else self.part

    @property
    def _whole(self) -> QRectF:
        """The rectangle of the board's picture, or the board and its surroundings."""
        picture, offset = self.sheet.board.sea, self.sheet.offset
        if picture is None:
            return self.sheet.rect.adjusted(-_REACH, -_REACH, _REACH, _REACH)
        return QRectF(*picture.origin, *picture.size).translated(offset)

    @property
    def _colours(self) -> str:
        """The theme in whose colours the picture is read: one with a colour of its own round it is always the same."""
        picture = self.sheet.board.sea
        return theme.DARK.name if picture is not None and picture.beyond else self.theme_name

    def prefetch(self) -> None:
        """Start to read the picture."""
        if self.sheet.board.sea is not None:
            _PICTURES.start(self.folder / self.sheet.board.sea.file, self._colours, 0.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture and let its edges dissolve; without a picture draw the coast glow."""
        picture, image = self.sheet.board.sea, QImage()
        if picture is not None:
            wanted = self._wanted(canvas.scale * canvas.ratio)
            image = _PICTURES.start(self.folder / picture.file, self._colours, wanted).result()
        if image.isNull():
            self._draw_glow(canvas)
        else:
            canvas.painter.drawImage(self._whole, image)
            _feather(canvas.painter, self._whole)

    def sketch(self, painter: QPainter) -> None:
        """Paint the picture, which has been read by now or will be in a moment; without one there is only open sea."""
        picture = self.sheet.board.sea
        if picture is not None:
            image = _PICTURES.start(self.folder / picture.file, self._colours, 0.0).result()
            painter.drawImage(self._whole, image)

    def is_fine(self, scale: float) -> bool:
        """Return whether the large picture is needed where a board px is so many pixels wide."""
        picture = self.sheet.board.sea
        return picture is not None and _is_fine(self.folder / picture.file, self._wanted(scale))

    def _wanted(self, scale: float) -> float:
        return scale * self._whole.width()

    def _draw_glow(self, canvas: Canvas) -> None:
        colours = theme.THEMES[self.theme_name]
        glow = [(width, colours.sea_shallow, 14) for width in range(96, 8, -8)]
        for land in self.sheet.lands:
            canvas.strokes(Outline(land.outline.path.simplified()), [*glow, (6, colours.ripple, 60)])


def plain_sea() -> QColor:
    """Return the colour of the open sea in the theme in use, where no picture reaches."""
    return QColor(theme.current().sea_deep)


def open_sea(sheet: Sheet) -> QColor:
    """Return the colour round the picture of a board: its own, or that of the open sea."""
    picture = sheet.board.sea
    return QColor(picture.beyond) if picture is not None and picture.beyond else plain_sea()


def vignette(width: int, height: int, ratio: float) -> QImage:
    """Return the darkening towards the corners of a window, in logical pixels at a device pixel ratio."""
    return _vignette(width, height, ratio, 130 if theme.current().dark else 40)


@lru_cache(maxsize=1)
def _vignette(width: int, height: int, ratio: float, alpha: int) -> QImage:
    # A gradient this soft can be painted small and enlarged.
    image = QImage(max(1, width // 4), max(1, height // 4), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    rect = QRectF(image.rect())
    gradient = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.68)
    gradient.setColorAt(0.55, rgba("#060a0d", 0))
    gradient.setColorAt(1, rgba("#060a0d", alpha))
    painter.fillRect(rect, gradient)
    painter.end()
    size = (round(width * ratio), round(height * ratio))
    smooth = Qt.TransformationMode.SmoothTransformation
    result = image.scaled(*size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    result.setDevicePixelRatio(ratio)
    return result


def _feather(painter: QPainter, rect: QRectF) -> None:
    """Make the picture transparent towards its edges."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    for across in (True, False):
        side = rect.width() if across else rect.height()
        end = rect.topRight() if across else rect.bottomLeft()
        gradient = QLinearGradient(rect.topLeft(), end)
        share = min(0.5, _FEATHER / side)
        for place, alpha in ((0, 0), (share, 255), (1 - share, 255), (1, 0)):
            gradient.setColorAt(place, rgba("#000000", alpha))
        painter.fillRect(rect, gradient)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


class _Pictures:
    """Sea pictures in the colours of a theme, read beside the event loop: that takes a tenth of a second.

    Those of one game are kept, at half their size: the fitted boards need no more. Large ones serve a zoom.
    """

    def __init__(self) -> None:
        self._read: OrderedDict[tuple[Path, str, bool], Future[QImage]] = OrderedDict()

    def start(self, file: Path, theme_name: str, wanted: float) -> Future[QImage]:
        """Begin to read a picture of which ``wanted`` px across are to be seen; null if the file cannot be read."""
        large = _is_fine(file, wanted)
        key = file, theme_name, large
        found = self._read.get(key)
        if found is None:
            found = self._read[key] = _READER.submit(_read, file, theme_name, large=large)
        self._read.move_to_end(key)
        while len(self._read) > _KEPT:
            self._read.popitem(last=False)
        return found

    def forget_large(self) -> None:
        """Keep the small ones only."""
        for key in [key for key in self._read if key[2]]:
            del self._read[key]


_PICTURES = _Pictures()


def forget_large_pictures() -> None:
    """Give back the memory that pictures of the sea took while a part of a board was seen closely."""
    _PICTURES.forget_large()


@lru_cache(maxsize=16)
def _full_size(file: Path) -> QSize:
    return QImageReader(str(file)).size()


def _is_fine(file: Path, wanted: float) -> bool:
    return wanted > _full_size(file).width() / 2


def _read(file: Path, theme_name: str, *, large: bool) -> QImage:
    """Read a sea picture, at half its size unless ``large``.

    A picture of its own for the light theme may stand beside the file, as ``name-light``; without one the dark
    picture is shifted to the light sea.
    """
    light = theme_name == theme.PARCHMENT.name
    beside = file.with_stem(f"{file.stem}-light")
    drawn = light and beside.is_file()
    reader = QImageReader(str(beside if drawn else file))
    if not large:
        reader.setScaledSize(reader.size() / 2)
    image = reader.read().convertToFormat(QImage.Format.Format_RGB32)
    if light and not drawn and not image.isNull():
        _lighten(image)
    return image


def _lighten(image: QImage) -> None:
    """Shift the dark sea to the light one: per channel a factor, then a sum, that map deep to deep and pale to pale."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(image.rect(), QColor(255, 181, 131))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.fillRect(image.rect(), QColor(74, 104, 118))
    painter.end()


@cache
def paper_grain() -> QImage:
    """Return the grain of paper, 0.9 to 1 bright, one board px a pixel; made of smoothed noise, the same every time."""
    rng = random.Random(_GRAIN_SEED)
    total = QImage(_GRAIN_SIZE, _GRAIN_SIZE, QImage.Format.Format_RGB32)
    total.fill(QColor(128, 128, 128))
    painter = QPainter(total)
    for cells, opacity in ((8, 0.45), (22, 0.4), (60, 0.38), (170, 0.3), (_GRAIN_SIZE, 0.16)):
        noise = QImage(rng.randbytes(cells * cells), cells, cells, cells, QImage.Format.Format_Grayscale8)
        size = total.size()
        painter.setOpacity(opacity)
        smooth = Qt.TransformationMode.SmoothTransformation
        painter.drawImage(0, 0, noise.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    painter.setOpacity(0.87)
    painter.fillRect(total.rect(), QColor("#fffdf6"))
    painter.end()
    return _mirrored(total)


def _mirrored(image: QImage) -> QImage:
    """Return a picture of twice the size that repeats without a seam: the image and its reflections."""
    side = image.width()
    result = QImage(side * 2, side * 2, image.format())
    painter = QPainter(result)
    for across, down in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        painter.save()
        painter.translate(side, side)
        painter.scale(across, down)
        painter.drawImage(0, 0, image)
        painter.restore()
    painter.end()
    return result

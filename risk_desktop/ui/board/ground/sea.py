"""The sea under the boards: a board's own picture, or plain water with a glow along the coast; and the paper grain."""

from __future__ import annotations

import math
import random
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QLinearGradient, QPainter, QPixmap, QRadialGradient

from risk_desktop.ui import theme
from risk_desktop.ui.board.geometry.atlas import Sheet
from risk_desktop.ui.board.geometry.boxes import box_of
from risk_desktop.ui.board.geometry.outlines import Outline
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.drawing import Gradual, Sketched
from risk_desktop.ui.colour import rgba

# The picture dissolves into plain sea over this width at its edges, board px.
_FEATHER = 56.0
# How far plain sea with a coast glow reaches beyond a board without a picture, board px.
_REACH = 120.0
# The darkening of the corners: how far it reaches, by the longer side of the window, and the share of that without any.
_SHADE_REACH, _BRIGHT = 0.68, 0.55
_GRAIN_SEED, _GRAIN_SIZE = 9, 512
# Pictures of the sea that are kept at most: two boards, each at the fitted zoom, closely and as an inset.
_KEPT = 6
# How far a picture is enlarged before one twice as wide is read: nobody sees that in water, and it takes four times the
# memory; by how much one is made smaller at most.
_ENLARGED, _SMALLEST = 1.25, 8
_READER = ThreadPoolExecutor(1, thread_name_prefix="sea")


@dataclass(frozen=True)
class SeaContent(Gradual, Sketched):
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

    @property
    def file(self) -> Path | None:
        """The file of the board's picture, None without one."""
        picture = self.sheet.board.sea
        return self.folder / picture.file if picture is not None else None

    def prefetch(self, scale: float) -> None:
        """Start to read the picture for a board px that is so many pixels wide."""
        self._reading(scale)

    def waiting(self, scale: float) -> Iterator[None]:
        """Wait until the picture has been read that ``prefetch`` starts to read."""
        reading = self._reading(scale)
        while reading is not None and not reading.done():
            yield

    def drawing(self, canvas: Canvas) -> Iterator[None]:
        """Draw as soon as the picture has been read."""
        yield from self.waiting(canvas.scale * canvas.ratio)
        self.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture and let its edges dissolve; without a picture draw the coast glow."""
        reading = self._reading(canvas.scale * canvas.ratio)
        image = reading.result() if reading is not None else QImage()
        if image.isNull():
            self._draw_glow(canvas)
        else:
            canvas.painter.drawImage(self._whole, image)
            _feather(canvas.painter, self._whole)

    def sketch(self, painter: QPainter) -> None:
        """Paint the picture as soon as it has been read; without one there is only open sea."""
        reading = self._reading(painter.worldTransform().m11())
        if reading is not None:
            painter.drawImage(self._whole, reading.result())

    @property
    def is_ground(self) -> bool:
        """Whether land is painted on the picture."""
        return any(land.soil == "picture" for land in self.sheet.lands)

    def _reading(self, scale: float) -> Future[QImage] | None:
        """Return the picture that is being read, None without one."""
        return _PICTURES.start(self.file, self._colours, scale * self._whole.width()) if self.file is not None else None

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


def vignette(width: int, height: int, ratio: float) -> list[tuple[int, QPixmap]]:
    """Return the darkening towards the corners of a window, in logical pixels at a device pixel ratio.

    It comes as pictures and where each begins from the left: in the middle there is nothing to darken.
    """
    return list(_vignette(width, height, ratio, 130 if theme.current().dark else 40))


@lru_cache(maxsize=1)
def _vignette(width: int, height: int, ratio: float, alpha: int) -> tuple[tuple[int, QPixmap], ...]:
    reach = max(width, height) * _SHADE_REACH
    bright = math.sqrt(max(0.0, (reach * _BRIGHT) ** 2 - (height / 2) ** 2))
    left = max(1, math.ceil(width / 2 - bright))
    if left * 2 >= width:
        return ((0, _shade(QRect(0, 0, width, height), QPointF(width, height) / 2, reach, ratio, alpha)),)
    parts = (QRect(0, 0, left, height), QRect(width - left, 0, left, height))
    return tuple((part.x(), _shade(part, QPointF(width, height) / 2, reach, ratio, alpha)) for part in parts)


def _shade(part: QRect, middle: QPointF, reach: float, ratio: float, alpha: int) -> QPixmap:
    """Paint a part of the darkening round a point; a gradient this soft can be painted small and enlarged."""
    image = QImage(max(1, part.width() // 4), max(1, part.height() // 4), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.scale(image.width() / part.width(), image.height() / part.height())
    painter.translate(-part.topLeft())
    gradient = QRadialGradient(middle, reach)
    gradient.setColorAt(_BRIGHT, rgba("#060a0d", 0))
    gradient.setColorAt(1, rgba("#060a0d", alpha))
    painter.fillRect(part, gradient)
    painter.end()
    size = (round(part.width() * ratio), round(part.height() * ratio))
    smooth = Qt.TransformationMode.SmoothTransformation
    result = QPixmap.fromImage(image.scaled(*size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
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

    Each is read as small as it may be for what is to be seen.
    """

    def __init__(self) -> None:
        self._read: OrderedDict[tuple[Path, str, int], Future[QImage]] = OrderedDict()

    def start(self, file: Path, theme_name: str, wanted: float) -> Future[QImage]:
        """Begin to read a picture of which ``wanted`` px across are to be seen; null if the file cannot be read."""
        key = file, theme_name, _reduction(file, wanted)
        found = self._read.get(key)
        if found is None:
            found = self._read[key] = _READER.submit(_read, *key)
        self._read.move_to_end(key)
        while len(self._read) > _KEPT:
            self._read.popitem(last=False)
        return found

    def keep_only(self, wanted: Mapping[Path, float]) -> None:
        """Forget all but what shows files so many px across, and what is as small as in an inset."""
        for file, colours, reduction in list(self._read):
            if reduction < _reduction(file, wanted.get(file, 0.0)):
                del self._read[file, colours, reduction]


_PICTURES = _Pictures()


def spare_pictures(seas: Iterable[SeaContent] = (), scale: float = 1.0) -> None:
    """Give back the memory of pictures of the sea now that all is baked; what is needed again is read again.

    ``seas``: where land is painted on one of these, its picture stays for a ``scale``: a conquest can't wait.
    """
    wanted = {sea.file: scale * sea.rect.width() for sea in seas if sea.file is not None and sea.is_ground}
    _PICTURES.keep_only(wanted)


@lru_cache(maxsize=16)
def _full_size(file: Path) -> QSize:
    return QImageReader(str(file)).size()


def _reduction(file: Path, wanted: float) -> int:
    """Return by how much a picture is made smaller, a power of two, where ``wanted`` px across are to be seen."""
    width, found = _full_size(file).width(), 1
    while found < _SMALLEST and wanted <= width / (2 * found) * _ENLARGED:
        found *= 2
    return found


def _read(file: Path, theme_name: str, reduction: int) -> QImage:
    """Read a sea picture, made smaller by ``reduction``.

    A picture of its own for the light theme may stand beside the file, as ``name-light``; without one the dark
    picture is shifted to the light sea.
    """
    light = theme_name == theme.PARCHMENT.name
    beside = file.with_stem(f"{file.stem}-light")
    drawn = light and beside.is_file()
    reader = QImageReader(str(beside if drawn else file))
    if reduction > 1:
        reader.setScaledSize(reader.size() / reduction)
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
    painter.end()
    grey = _mirrored(total).convertToFormat(QImage.Format.Format_Grayscale8)
    # As many colours as there are greys: with a table of them it takes a quarter of the memory.
    grain = QImage(grey.constBits(), *grey.size().toTuple(), grey.bytesPerLine(), QImage.Format.Format_Indexed8).copy()
    grain.setColorTable(_warmed())
    return grain


def _warmed() -> list[int]:
    """Return the greys from black to white under a warm white."""
    greys = QImage(256, 1, QImage.Format.Format_RGB32)
    for level in range(256):
        greys.setPixelColor(level, 0, QColor(level, level, level))
    painter = QPainter(greys)
    painter.setOpacity(0.87)
    painter.fillRect(greys.rect(), QColor("#fffdf6"))
    painter.end()
    return [greys.pixel(level, 0) for level in range(256)]


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

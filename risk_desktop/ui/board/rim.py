"""What bounds a territory at one zoom, whoever owns it: the shade inside its border, the border, and what lies within.

Stroking an outline takes ten times as long as laying pictures over each other, and a territory changes hands often.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from risk_desktop.ui.board.atlas import Land
from risk_desktop.ui.board.canvas import Canvas, Stroke, piled
from risk_desktop.ui.board.pixmap_cache import PixmapCache, bytes_of

_SHADE = ((15.0, 22), (9.0, 34), (4.5, 52))
_BORDER = ((2.2, "#1b0f06", 175), (0.7, "#1b0f06", 90))
_LIMIT = 24_000_000
_IN = QPainter.CompositionMode.CompositionMode_DestinationIn


@dataclass(frozen=True)
class Rim:
    """Pictures as large as a territory's: ``shade`` (black, for any colour), ``border``, and ``within`` (opaque)."""

    shade: QImage
    border: QImage
    within: QImage

    def lay(self, canvas: Canvas, dark: QColor) -> None:
        """Shade a canvas in a colour, draw the border on it and cut it along the outline."""
        rim = self.shade.copy()
        painter = QPainter(rim)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(rim.rect(), dark)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.drawImage(0, 0, self.border)
        painter.end()
        canvas.lay(rim)
        canvas.lay(self.within, _IN)


_RIMS: PixmapCache[Rim] = PixmapCache(_LIMIT)


def rim_of(land: Land, canvas: Canvas) -> Rim:
    """Return the rim of a territory for a canvas that shows its rectangle."""
    key = land, canvas.scale, canvas.image.width(), canvas.image.height()
    found = _RIMS.get(key)
    if found is None:
        found = _drawn(land, canvas)
        _RIMS.put(key, found, 3 * bytes_of(found.shade))
    return found


def _drawn(land: Land, canvas: Canvas) -> Rim:
    fine = canvas.fine
    shade: list[Stroke] = [(width * fine, "#000000", alpha) for width, alpha in _SHADE]
    border: list[Stroke] = [(width * fine, colour, alpha) for width, colour, alpha in _BORDER]
    strokes = piled([*shade, *border])
    # Where the border lies there is no shade: added up, the two pictures are what all strokes together would be.
    clear = [(width, QColor(Qt.GlobalColor.transparent)) for width, *_ in border]
    return Rim(
        canvas.stroked(land.outline, [*strokes[: len(shade)], *clear]),
        canvas.stroked(land.outline, strokes[len(shade) :]),
        canvas.within(land.outline.path),
    )

"""A rough chart of a board: which territory a point belongs to, in the time of one look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage, QPainter

if TYPE_CHECKING:
    from risk_desktop.ui.board.atlas import Sheet

# Board px per pixel of the chart.
_STEP = 2.0


class Chart:
    """A small picture of a board in which each pixel says whose it is."""

    def __init__(self, sheet: Sheet) -> None:
        """Paint the territories of ``sheet``."""
        size = sheet.rect.size() / _STEP
        self._width, self._height = max(1, round(size.width())), max(1, round(size.height()))
        # Colours of this format are four bytes; the two lowest hold the territory's number plus one.
        picture = QImage(self._width, self._height, QImage.Format.Format_RGB32)
        picture.fill(0)
        painter = QPainter(picture)
        painter.scale(1 / _STEP, 1 / _STEP)
        painter.translate(-sheet.offset)
        for land in sheet.lands:
            painter.fillPath(land.outline.path, QColor.fromRgb(land.index + 1))
        painter.end()
        self._cells = memoryview(bytes(picture.constBits())).cast("I")

    def at(self, x: float, y: float) -> int | None:
        """Return the territory at a point of the board, which must lie on it."""
        column, row = min(int(x / _STEP), self._width - 1), min(int(y / _STEP), self._height - 1)
        number = self._cells[row * self._width + column] & 0xFFFFFF
        return number - 1 if number else None

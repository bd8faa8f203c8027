"""A quick look at a board: ``python -m maps.source.preview maps/earth.yaml look.png`` paints it without the game."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from maps.source.outlines import decode_ring
from risk_desktop.maps.loader import load_map
from risk_desktop.maps.schema import BoardMap, Point

SCALE = 2
FONT = Path(__file__).parents[2] / "resources" / "fonts" / "Cinzel-Bold.ttf"
DOT, DOT_STEP = 1.8, 8.5  # px


class Preview:
    """Paints one board, layer by layer, on an image of ``SCALE`` px a board pixel."""

    def __init__(self, board: BoardMap, folder: Path) -> None:
        self._board = board
        self._paths = {t.id: outline_path(ring for part in t.parts for ring in part) for t in board.territories}
        self._regions = {region.id: region for region in board.regions}
        left, top = board.sea.origin if board.sea else (0.0, 0.0)
        width, height = board.sea.size if board.sea else board.size
        self.image = QImage(int(width * SCALE), int(height * SCALE), QImage.Format.Format_RGB32)
        self._painter = QPainter(self.image)
        self._painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._painter.scale(SCALE, SCALE)
        self._painter.translate(-left, -top)
        if board.sea:
            self._painter.drawImage(QRectF(left, top, width, height), QImage(str(folder / board.sea.file)))

    def paint(self) -> None:
        """Paint all layers above the sea."""
        for path in self._paths.values():
            self._stroke(path, "#20130a", 235, 2.8)
        for i, territory in enumerate(self._board.territories):
            self._land(
                self._paths[territory.id], QColor(self._regions[territory.region].hue).lighter(94 + i * 7 % 5 * 3)
            )
        self._lakes()
        for path in self._paths.values():
            self._clipped(path, path, "#1b0f06", 175, 2.2)
        self._bands()
        self._routes()
        self._names()
        self._painter.end()

    def _land(self, path: QPainterPath, colour: QColor) -> None:
        box = path.boundingRect()
        light = QLinearGradient(box.topLeft(), box.bottomRight())
        for place, name, alpha in ((0.0, "#ffffff", 34), (0.5, "#ffffff", 0), (1.0, "#000000", 36)):
            light.setColorAt(place, shade(name, alpha))
        self._painter.fillPath(path, colour)
        self._painter.fillPath(path, light)
        for width, alpha in ((15, 22), (9, 34), (4.5, 52)):
            self._clipped(path, path, "#3a2412", alpha, width)

    def _lakes(self) -> None:
        for item in self._board.decor:
            if item.kind == "lake":
                path = outline_path(item.rings)
                self._painter.fillPath(path, QColor("#5f979c"))
                self._stroke(path, "#1f3f4d", 190, 0.8)

    def _bands(self) -> None:
        for region in self._board.regions:
            whole = QPainterPath()
            for territory in self._board.territories:
                if territory.region == region.id:
                    whole = whole.united(self._paths[territory.id])
            for colour, alpha, width in (("#1a0e06", 130, 9), (region.dark, 235, 5)):
                self._clipped(whole, whole, colour, alpha, width)

    def _routes(self) -> None:
        for link in self._board.links:
            for line in [link.via] if link.via else link.ends:
                self._dots(line)

    def _dots(self, line: list[Point]) -> None:
        path = QPainterPath(QPointF(*line[0]))
        for point in line[1:]:
            path.lineTo(QPointF(*point))
        count = max(1, round(path.length() / DOT_STEP))
        self._painter.setPen(Qt.PenStyle.NoPen)
        for i in range(count + 1):
            centre = path.pointAtPercent(path.percentAtLength(path.length() * i / count))
            for radius, colour in ((DOT + 1.1, shade("#10222b", 150)), (DOT, QColor("#fff4d6"))):
                self._painter.setBrush(colour)
                self._painter.drawEllipse(centre, radius, radius)

    def _names(self) -> None:
        for territory in self._board.territories:
            self._text(territory.label.at, territory.name.en.replace(" ", "\n", 1).split("\n"), 11.6)
            self._painter.setPen(QPen(QColor("#f6e9c8"), 2.2))
            self._painter.setBrush(QColor("#1d4696"))
            self._painter.drawEllipse(QPointF(*territory.badge), 15, 15)
            self._text(territory.badge, ["3"], 17)
        for region in self._board.regions:
            self._text(region.label, [region.name.en, f"+{region.bonus}"], 15)

    def _text(self, at: Point, lines: list[str], size: float) -> None:
        font = QFont("Cinzel", weight=QFont.Weight.Bold)
        font.setPixelSize(100)
        path = QPainterPath()
        for i, line in enumerate(lines):
            row = QPainterPath()
            row.addText(0, 0, font, line)
            path.addPath(row.translated(-row.boundingRect().center().x(), (i - (len(lines) - 1) / 2) * 105 + 35))
        self._painter.save()
        self._painter.translate(*at)
        self._painter.scale(size / 100, size / 100)
        self._stroke(path, "#150b05", 215, 2.6 * 100 / size)
        self._painter.fillPath(path, QColor("#fff8e8"))
        self._painter.restore()

    def _clipped(self, clip: QPainterPath, path: QPainterPath, colour: str, alpha: int, width: float) -> None:
        self._painter.save()
        self._painter.setClipPath(clip)
        self._stroke(path, colour, alpha, width)
        self._painter.restore()

    def _stroke(self, path: QPainterPath, colour: str, alpha: int, width: float) -> None:
        pen = QPen(shade(colour, alpha), width, j=Qt.PenJoinStyle.RoundJoin)
        self._painter.strokePath(path, pen)


def outline_path(rings: Iterable[str]) -> QPainterPath:
    """Return the outline written as ``rings``; holes stay open."""
    path = QPainterPath()
    for ring in rings:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in decode_ring(ring)]))
        path.closeSubpath()
    return path


def shade(colour: str, alpha: int) -> QColor:
    """Return ``colour`` with ``alpha`` (0 to 255)."""
    result = QColor(colour)
    result.setAlpha(alpha)
    return result


def main() -> None:
    """Paint the board named first on the command line into the picture named second."""
    if len(sys.argv) != 3:
        sys.exit("usage: python -m maps.source.preview BOARD.yaml PICTURE.png")
    application = QGuiApplication(sys.argv[:1])
    QFontDatabase.addApplicationFont(str(FONT))
    source = Path(sys.argv[1])
    preview = Preview(load_map(source), source.parent)
    preview.paint()
    preview.image.save(sys.argv[2])
    application.quit()


if __name__ == "__main__":
    main()

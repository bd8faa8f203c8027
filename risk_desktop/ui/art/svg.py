"""Outlines of the SVG files under resources/icons, which Qt reads.

QSvgRenderer only paints; an icon here must also be tinted, stroked at any width, embossed or strewn over a land. So it
paints once onto a device that keeps what it is given instead of making pixels.
"""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF
from PySide6.QtGui import (
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPixmap,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from risk_desktop.paths import resources_dir

_PRECISE = b'shape-rendering="geometricPrecision"'
# Qt cuts curves into lines by a quarter of a pixel, which shows at the size of an icon. On this finer grid it doesn't.
_GRID = 32.0


@cache
def svg_path(name: str) -> QPainterPath:
    """All shapes of `resources/icons/<name>.svg` as one path in the file's units; it is shared, so don't change it.

    `name` is group and icon, such as `line/undo`. Where the file asks for geometric precision, curves come as fine lines.
    FileNotFoundError for a name that has no file, ValueError for a file in which Qt finds no shape.
    """
    content = (_folder() / f"{name}.svg").read_bytes()
    renderer = QSvgRenderer(QByteArray(content))
    outline = _Outline()
    painter = QPainter(outline)
    renderer.render(painter, renderer.viewBoxF())
    painter.end()
    if outline.path.isEmpty():
        raise ValueError(f"there is no shape in the icon {name}")
    return _with_fine_lines(outline.path) if _PRECISE in content else outline.path


def _with_fine_lines(path: QPainterPath) -> QPainterPath:
    lines = QPainterPath()
    lines.setFillRule(path.fillRule())
    for polygon in path.toSubpathPolygons(QTransform.fromScale(_GRID, _GRID)):
        lines.addPolygon(polygon)
        lines.closeSubpath()
    return QTransform.fromScale(1 / _GRID, 1 / _GRID).map(lines)


@cache
def svg_names(group: str) -> tuple[str, ...]:
    """Names of the icons of a group, in order."""
    return tuple(sorted(file.stem for file in (_folder() / group).glob("*.svg")))


def _folder() -> Path:
    return resources_dir() / "icons"


class _Outline(QPaintDevice):
    """Device that gathers the paths drawn on it; the fill rule is that of the last one."""

    def __init__(self) -> None:
        super().__init__()
        self.path = QPainterPath()
        self._engine = _Gatherer(self.path)

    def paintEngine(self) -> QPaintEngine:
        """Engine that the painter hands the shapes to."""
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        """Any size and resolution: nothing of it reaches the path."""
        return _METRICS.get(metric, 0) or super().metric(metric)


_METRICS = {
    QPaintDevice.PaintDeviceMetric.PdmWidth: 100,
    QPaintDevice.PaintDeviceMetric.PdmHeight: 100,
    QPaintDevice.PaintDeviceMetric.PdmDpiX: 96,
    QPaintDevice.PaintDeviceMetric.PdmDpiY: 96,
    QPaintDevice.PaintDeviceMetric.PdmPhysicalDpiX: 96,
    QPaintDevice.PaintDeviceMetric.PdmPhysicalDpiY: 96,
}


class _Gatherer(QPaintEngine):
    """Paint engine that adds every shape to a path; claims all features, so that Qt hands shapes over unchanged."""

    def __init__(self, path: QPainterPath) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self._path = path

    def begin(self, device: QPaintDevice) -> bool:
        """Nothing to set up."""
        return True

    def end(self) -> bool:
        """Nothing to take down."""
        return True

    def type(self) -> QPaintEngine.Type:
        """Engine of our own."""
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        """Ignore pens and brushes: only the shape counts."""

    def drawPath(self, path: QPainterPath) -> None:
        """Keep a shape, in the units of the file."""
        self._path.addPath(self.painter().worldTransform().map(path))
        self._path.setFillRule(path.fillRule())

    def drawPixmap(self, box: QRectF | QRect, pixmap: QPixmap | QImage, part: QRectF | QRect) -> None:
        """Ignore pictures: they have no outline."""

"""Soft shadows as cached nine-patches: one small pixmap per kind of shadow, stretched to any size."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.theme import current

_LAYERS = 14


def draw_shadow(
    painter: QPainter, rect: QRectF, radius: float = 12, blur: float = 22, drop: float = 8, alpha: int = 120
) -> None:
    """Paint the shadow of a rounded box: `blur` pixels reach outside it, `drop` pixels down, `alpha` at the edge."""
    dpr = painter.device().devicePixelRatioF() if painter.device() else 1.0
    reach = round(blur)
    corner = reach + max(1, round(min(radius, rect.width() / 2, rect.height() / 2)))
    patch = _patch(current().shadow, corner, reach, alpha, dpr)
    outer = rect.adjusted(-reach, -reach + drop, reach, reach + drop)
    xs = (outer.left(), outer.left() + corner, outer.right() - corner, outer.right())
    ys = (outer.top(), outer.top() + corner, outer.bottom() - corner, outer.bottom())
    cuts = tuple(value * dpr for value in (0, corner, corner + 1, 2 * corner + 1))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for column in range(3):
        for row in range(3):
            target = QRectF(QPointF(xs[column], ys[row]), QPointF(xs[column + 1], ys[row + 1]))
            source = QRectF(QPointF(cuts[column], cuts[row]), QPointF(cuts[column + 1], cuts[row + 1]))
            if target.width() > 0 and target.height() > 0:
                painter.drawPixmap(target, patch, source)
    painter.restore()


@lru_cache(maxsize=64)
def _patch(colour: str, corner: int, reach: int, alpha: int, dpr: float) -> QPixmap:
    """Pixmap of (2 corner + 1) logical pixels: stacked rounded boxes, darker towards the middle."""
    side = 2 * corner + 1
    pixmap = transparent_pixmap(round(side * dpr), round(side * dpr), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(_LAYERS):
        inset = reach * layer / _LAYERS
        box = QRectF(inset, inset, side - 2 * inset, side - 2 * inset)
        painter.setBrush(rgba(colour, round(alpha / _LAYERS * (0.55 + 0.9 * layer / _LAYERS))))
        painter.drawRoundedRect(box, corner - inset, corner - inset)
    painter.end()
    return lean_copy(pixmap)

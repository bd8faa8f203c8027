"""Surfaces of panels: panels, wells, dividers, bars and the focus ring."""

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from risk_desktop.ui.art.shadow import draw_shadow
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.theme import SeatColours, current

_FOCUS_DASH = (4.0, 2.4)
"""Dashes of the focus ring and the gaps between them, in widths of its line."""


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Path of a rounded box."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def vertical(rect: QRectF, top: QColor, bottom: QColor) -> QLinearGradient:
    """Gradient from the top to the bottom of a box."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, top)
    gradient.setColorAt(1, bottom)
    return gradient


def plaque_colours(seat: SeatColours) -> tuple[QColor, QColor]:
    """Opaque top and bottom colour of a panel tinted with a seat's colour, in the theme in use."""
    theme = current()
    # Gold is taken back on dark panels only, where it would come near to the text.
    top, bottom = (seat.plaque_top, seat.plaque_bottom) if theme.dark else (0.34, 0.22)
    return mix(theme.panel_top, seat.plaque, top), mix(theme.panel_bottom, seat.plaque, bottom)


def well_colour() -> QColor:
    """Colour of a field that is sunk into a plaque, through which that shows."""
    return rgba(current().well, 150)


def fill_panel(painter: QPainter, rect: QRectF, part: QRectF) -> None:
    """Paint a part of an opaque panel that covers ``rect``: what lies behind need not be painted first."""
    theme = current()
    painter.fillRect(part, vertical(rect, QColor(theme.panel_top), QColor(theme.panel_bottom)))


def draw_panel(
    painter: QPainter,
    rect: QRectF,
    radius: float = 12,
    *,
    tint: SeatColours | None = None,
    line: str = "",
    line_width: float = 1.2,
) -> None:
    """Paint a panel without its shadow: gradient, line, inner highlight. Nothing shines through it.

    `tint` mixes a seat's colour in, `line` (a colour) makes the line opaque.
    """
    theme = current()
    top, bottom = plaque_colours(tint) if tint else (QColor(theme.panel_top), QColor(theme.panel_bottom))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(rect, top, bottom))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rgba(line or theme.panel_line, 255 if line else theme.panel_line_alpha), line_width))
    half = line_width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.setPen(QPen(rgba(theme.panel_highlight, theme.panel_highlight_alpha), 1))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius - 1.5, radius - 1.5)
    painter.restore()


def draw_edge_strip(
    painter: QPainter, rect: QRectF, colour: str | QColor, radius: float = 10, width: float = 6
) -> None:
    """Paint the coloured strip at the left edge of a plaque, inside its rounded corners."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded(rect, radius))
    painter.fillRect(QRectF(rect.x(), rect.y(), width, rect.height()), QColor(colour))
    painter.restore()


def draw_well(painter: QPainter, rect: QRectF, radius: float = 8, alpha: int = 150) -> None:
    """Paint an inset lane or field."""
    theme = current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(rgba(theme.well_line, 90), 1))
    painter.setBrush(rgba(theme.well, alpha))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.restore()


def draw_divider(painter: QPainter, left: float, right: float, y: float) -> None:
    """Paint a hairline that fades out at both ends."""
    gradient = QLinearGradient(left, 0, right, 0)
    for stop, alpha in ((0.0, 0), (0.5, 130), (1.0, 0)):
        gradient.setColorAt(stop, rgba(current().panel_line, alpha))
    painter.save()
    painter.setPen(QPen(QBrush(gradient), 1))
    painter.drawLine(QLineF(left, y, right, y))
    painter.restore()


def bar_colour(share: float) -> str:
    """Colour that says how good a chance of 0-1 is: above 60 % good, below 40 % poor."""
    theme = current()
    return theme.bar_good if share > 0.6 else theme.bar_middling if share >= 0.4 else theme.bar_poor


def draw_bar(
    painter: QPainter, rect: QRectF, share: float, *, colour: str = "", rest: str = "", mark: float | None = None
) -> None:
    """Paint a bar filled to `share` (0-1); its colour follows the share unless given, `mark` (0-1) is the one before."""
    radius = rect.height() / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(rest or current().well))
    painter.drawRoundedRect(rect, radius, radius)
    filled = rect.width() * min(1.0, max(0.0, share))
    if filled > 0:
        painter.setClipPath(rounded(rect, radius))
        painter.setBrush(QColor(colour or bar_colour(share)))
        painter.drawRoundedRect(QRectF(rect.x(), rect.y(), filled, rect.height()), radius, radius)
        painter.setClipping(False)
    if mark is not None:
        x = rect.x() + rect.width() * min(1.0, max(0.0, mark))
        painter.setBrush(QColor(current().text))
        painter.drawRect(QRectF(x - 1, rect.y() - 4, 2, rect.height() + 8))
    painter.restore()


def draw_focus(painter: QPainter, rect: QRectF, radius: float = 8) -> None:
    """Paint the focus ring, 2 px wide and 3 px outside the box of a control.

    It is dashed like the keyboard's cursor on the board: a line without gaps frames what is chosen.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    dashes = QPen(QColor(current().focus), 2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    dashes.setDashPattern(_FOCUS_DASH)
    painter.setPen(dashes)
    painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), radius + 3, radius + 3)
    painter.restore()


def draw_raised_panel(painter: QPainter, rect: QRectF, radius: float = 12) -> None:
    """Paint a panel with its shadow."""
    draw_shadow(painter, rect, radius)
    draw_panel(painter, rect, radius)

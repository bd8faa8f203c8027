"""Path data (the `d` attribute of SVG, plus circles and boxes) to QPainterPath."""

import math
import re

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0, "O": 3, "B": 5}


def parse(data: str) -> QPainterPath:
    """Path of the commands M L H V C S Q A Z (capital = absolute, small = relative), and two of our own.

    `O cx cy r` is a circle and `B x y w h r` a box with round corners. Arcs may not be rotated.
    ValueError for any other command.
    """
    path = QPainterPath()
    tokens = _TOKEN.findall(data)
    position = 0
    command = ""
    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        arity = _ARITY.get(command.upper())
        if arity is None:
            raise ValueError(f"unknown path command {command!r} in {data!r}")
        _add(path, command, [float(token) for token in tokens[position : position + arity]])
        position += arity
        # Further pairs after a move are lines.
        command = {"M": "L", "m": "l"}.get(command, command)
    return path


def _add(path: QPainterPath, command: str, values: list[float]) -> None:
    """Append one command with its numbers to the path."""
    here = path.currentPosition()
    origin = here if command.islower() else QPointF(0, 0)

    def point(index: int) -> QPointF:
        return QPointF(values[index], values[index + 1]) + origin

    match command.upper():
        case "M":
            path.moveTo(point(0))
        case "L":
            path.lineTo(point(0))
        case "H":
            path.lineTo(values[0] + origin.x(), here.y())
        case "V":
            path.lineTo(here.x(), values[0] + origin.y())
        case "C":
            path.cubicTo(point(0), point(2), point(4))
        case "S":
            path.cubicTo(_mirrored_control(path), point(0), point(2))
        case "Q":
            path.quadTo(point(0), point(2))
        case "A":
            _arc(path, values, point(5))
        case "Z":
            path.closeSubpath()
        case "O":
            path.addEllipse(QPointF(values[0], values[1]), values[2], values[2])
        case "B":
            path.addRoundedRect(QRectF(*values[:4]), values[4], values[4])


def _mirrored_control(path: QPainterPath) -> QPointF:
    """First control point of a smooth curve: the last one mirrored at the current point."""
    here = path.currentPosition()
    last = path.elementCount() - 1
    if path.elementAt(last).type != QPainterPath.ElementType.CurveToDataElement:
        return here
    control = path.elementAt(last - 1)
    return QPointF(2 * here.x() - control.x, 2 * here.y() - control.y)


def _arc(path: QPainterPath, values: list[float], end: QPointF) -> None:
    """Append an unrotated elliptical arc from the current point to `end` (endpoint to centre form, SVG 1.1 F.6.5)."""
    radius_x, radius_y, _rotation, large, sweep = values[:5]
    start = path.currentPosition()
    dx, dy = (start.x() - end.x()) / 2 / radius_x, (start.y() - end.y()) / 2 / radius_y
    length = math.hypot(dx, dy)
    if length == 0:
        return
    if length > 1:  # radii too small for the distance: grow them, as the standard says
        radius_x, radius_y, dx, dy, length = radius_x * length, radius_y * length, dx / length, dy / length, 1.0
    side = math.sqrt(max(0.0, 1 / length**2 - 1)) * (-1 if large == sweep else 1)
    centre_x, centre_y = side * dy, -side * dx
    first = math.degrees(math.atan2(dy - centre_y, dx - centre_x))
    last = math.degrees(math.atan2(-dy - centre_y, -dx - centre_x))
    turn = (last - first) % 360 if sweep else -((first - last) % 360)
    middle = QPointF(
        centre_x * radius_x + (start.x() + end.x()) / 2,
        centre_y * radius_y + (start.y() + end.y()) / 2,
    )
    box = QRectF(middle.x() - radius_x, middle.y() - radius_y, 2 * radius_x, 2 * radius_y)
    path.arcTo(box, -first, -turn)

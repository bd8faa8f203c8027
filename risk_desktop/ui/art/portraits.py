"""Portraits of computer players: ivory cameos on the cloth of their seat, framed in brass.

Who somebody is shows in the face, his temperament in what he wears on his head (a laurel, a crested helmet, a crown of
walls, a hood), his level in the studs of the frame. The files under resources/portraits hold two colours that stand for the
cloth.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from risk_desktop.paths import resources_dir
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.theme import SeatColours

PEOPLE = ("lady", "gallant", "mantle", "statesman", "dowager", "elder")
"""The faces that there are for the program's own opponents."""
AUTOMATON = "automaton"
"""The face of an outside program."""
STUDS = {"easy": 1, "normal": 2, "hard": 3, "expert": 4}
"""How many studs of the frame shine, by level."""
_LIGHT, _DARK = b"#c10710", b"#c10720"
_BRASS = ("#f6dfa0", "#c9974a", "#6e4a1c")
_EDGE = "#1b1006"
_RIM, _BUST = 0.075, 0.93
"""Width of the frame, and of the picture in it, as parts of the whole."""
_STUD_TURNS = (132, 104, 76, 48)


class Face(NamedTuple):
    """Who is shown: a ``person`` (one of PEOPLE, or AUTOMATON), with his ``temperament`` and ``level``, "" for none."""

    person: str
    temperament: str = ""
    level: str = ""


@cache
def _layer(name: str, light: str, dark: str) -> QSvgRenderer:
    """Return a file with its cloth in two colours."""
    data = (resources_dir() / "portraits" / f"{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(data.replace(_LIGHT, light.encode()).replace(_DARK, dark.encode())))


def draw_portrait(painter: QPainter, box: QRectF, face: Face, seat: SeatColours) -> None:
    """Paint a round portrait that fills the square ``box``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side, middle = box.width(), box.center()
    rim = side * _RIM
    field = box.adjusted(rim, rim, -rim, -rim)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_brass(box))
    painter.drawEllipse(box)
    painter.setBrush(_ground(field, seat))
    painter.setPen(QPen(QColor(_EDGE), max(0.6, side * 0.012)))
    painter.drawEllipse(field)
    painter.save()
    clip = QPainterPath()
    clip.addEllipse(field)
    painter.setClipPath(clip)
    light, dark = QColor(seat.badge).lighter(118).name(), QColor(seat.badge).darker(165).name()
    bust = QRectF(0, 0, side * _BUST, side * _BUST)
    bust.moveCenter(QPointF(middle.x() + side * 0.02, middle.y() + side * 0.045))
    _layer(face.person, light, dark).render(painter, bust)
    if face.temperament:
        _layer(f"gear_{face.temperament}", light, dark).render(painter, bust)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_EDGE), max(0.6, side * 0.014)))
    painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
    if face.level in STUDS:
        _draw_studs(painter, middle, (side - rim) / 2, rim, STUDS[face.level])
    painter.restore()


def _ground(field: QRectF, seat: SeatColours) -> QRadialGradient:
    gradient = QRadialGradient(
        field.center() - QPointF(field.width() * 0.12, field.height() * 0.2), field.width() * 0.72
    )
    gradient.setColorAt(0, QColor(seat.badge).darker(120))
    gradient.setColorAt(0.7, QColor(seat.badge).darker(230))
    gradient.setColorAt(1, QColor(seat.badge).darker(320))
    return gradient


def _brass(box: QRectF) -> QLinearGradient:
    gradient = QLinearGradient(box.topLeft(), box.bottomRight())
    for place, colour in zip((0.0, 0.5, 1.0), _BRASS, strict=True):
        gradient.setColorAt(place, QColor(colour))
    return gradient


def _draw_studs(painter: QPainter, middle: QPointF, radius: float, rim: float, shining: int) -> None:
    """Paint four studs at the foot of the frame, so many of them bright."""
    painter.setPen(QPen(QColor(_EDGE), max(0.5, rim * 0.16)))
    for number, turn in enumerate(_STUD_TURNS):
        angle = math.radians(turn)
        painter.setBrush(QColor("#fff4cf" if number < shining else "#3a2810"))
        painter.drawEllipse(
            middle + QPointF(radius * math.cos(angle), radius * math.sin(angle)), rim * 0.62, rim * 0.62
        )


@lru_cache(maxsize=48)
def portrait_pixmap(face: Face, seat: SeatColours, side: int, ratio: float) -> QPixmap:
    """Return a portrait ``side`` px large as a picture, which is shared."""
    picture = transparent_pixmap(round(side * ratio), round(side * ratio), ratio)
    painter = QPainter(picture)
    draw_portrait(painter, QRectF(0, 0, side, side), face, seat)
    painter.end()
    return lean_copy(picture)

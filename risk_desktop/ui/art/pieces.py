"""Commanders, stations, gods and temples as flat tokens, for panels: a row of ``PIECE_STYLES`` for each kind.

How they stand on the board is in ``figures.py``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QTransform

from risk_desktop.ui.art.drawing import lean_copy, round_pen, transparent_pixmap
from risk_desktop.ui.art.glyphs import outline, paint_sign, sign
from risk_desktop.ui.art.medals import draw_medal
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.theme import SeatColours

_CREAM, _CREAM_LOW, _WHITE, _WHITE_LOW = "#fdf3d6", "#cdb88a", "#ffffff", "#d5dde8"
_DARK, _INK = "#0b111b", "#1d1710"
_RIM, _HAIR, _RING = 13.0, 2.5, 9.0
# Room round a figure for its shadow and a ring, as a share of its size.
_ROOM = 0.36


@dataclass(frozen=True)
class PieceStyle:
    """How a kind of piece looks: ``family`` is its outline ("" for the bare sign), ``sign`` what it shows.

    ``medal``: the outline is a frame of brass round a field in the owner's colour. ``owned``: a bare sign is outlined in
    that colour; else it belongs to whoever holds the land.
    ``size``: px on the board at 100 %; ``share``: of the sign in its outline; ``low``: how much lower it stands;
    ``place``: order in the row beside a badge; ``tint``: colours of a bare sign, above and below, that is nobody's.
    """

    sign: str
    family: str = ""
    size: float = 21.0
    share: float = 1.0
    low: float = 0.0
    place: int = 1
    tint: tuple[str, str] = (_WHITE, _WHITE_LOW)
    medal: bool = False
    owned: bool = True


_FAMILIES = {"norse": "shield", "greeks": "octagon", "egyptians": "cartouche", "celts": "lobes", "babylonians": "star"}
"""The outline of each pantheon's medallions."""
_GODS = {"war": 0.58, "sky": 0.6, "death": 0.55, "magic": 0.6}
"""Kinds of gods, and how large the sign of each is in its medallion."""


def god_look(pantheon: str, kind: str) -> str:
    """Return the key of the look of a god of a pantheon; that of any god of the kind for a pantheon without looks."""
    return f"{pantheon}.{kind}" if pantheon in _FAMILIES and kind in _GODS else kind


def bare_kind(look: str) -> str:
    """Return the kind of a piece by its look, which may name its family too."""
    return look.rpartition(".")[2]


def _god_styles() -> dict[str, PieceStyle]:
    """Return the looks of all gods: by kind alone, and by pantheon and kind."""
    plain = {kind: PieceStyle(kind, "circle", 27.0, share, place=1, medal=True) for kind, share in _GODS.items()}
    return plain | {
        f"{pantheon}.{kind}": PieceStyle(
            kind, family, 27.0, share * (0.82 if family == "cartouche" else 1.0), medal=True
        )
        for pantheon, family in _FAMILIES.items()
        for kind, share in _GODS.items()
    }


PIECE_STYLES: dict[str, PieceStyle] = {
    "station": PieceStyle("station", place=0),
    "land": PieceStyle("land", "square", share=0.62),
    "naval": PieceStyle("naval", "circle", share=0.66),
    "space": PieceStyle("space", "triangle", share=0.5, low=0.08),
    "nuclear": PieceStyle("nuclear", "hexagon", share=0.72),
    "diplomat": PieceStyle("diplomat", "diamond", share=0.58),
    "temple": PieceStyle("temple", place=2, owned=False),
    "plague": PieceStyle("plague", place=3, tint=("#c9e06a", "#6f8f22"), owned=False),
    **_god_styles(),
}
"""The looks of all kinds of pieces, by the key of the kind."""
SIGNS = tuple(kind for kind, style in PIECE_STYLES.items() if not style.owned)
"""What stands on land and belongs to whoever holds it."""


def draw_piece(painter: QPainter, kind: str, centre: QPointF, size: float, seat: SeatColours, ring: str = "") -> None:
    """Paint a figure ``size`` px large round ``centre``; ``ring``: a colour round it, for one that can act."""
    style = PIECE_STYLES[kind]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    body = outline(style.family) if style.family else sign(style.sign)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba("#000000", 110))
    painter.drawPath(body.translated(4, 7))
    if ring:
        _stroke(painter, body, "#1a1009", _RIM + 2 * _RING + 6)
        _stroke(painter, body, ring, _RIM + 2 * _RING)
    if style.medal:
        draw_medal(painter, style.family, body, sign(style.sign), style.share, seat)
    elif style.family:
        _draw_framed(painter, style, body, seat)
    else:
        _draw_bare(painter, style, body, seat)
    painter.restore()


def draw_missing_piece(painter: QPainter, kind: str, centre: QPointF, size: float, colour: str) -> None:
    """Paint the empty place of a piece that isn't in play: dashes and a pale sign."""
    style = PIECE_STYLES[kind]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    if style.family:
        pen = QPen(rgba(colour, 150), 5)
        pen.setDashPattern([2.4, 2.0])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline(style.family))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rgba(colour, 110))
    paint_sign(painter, sign(style.sign), QPointF(0, 100 * style.low), 100 * style.share)
    painter.restore()


def draw_piece_sign(painter: QPainter, kind: str, centre: QPointF, size: float, colour: str | QColor) -> None:
    """Paint the bare sign of a kind in one colour, its box ``size`` px wide."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    paint_sign(painter, sign(PIECE_STYLES[kind].sign), centre, size)
    painter.restore()


def _draw_framed(painter: QPainter, style: PieceStyle, body: QPainterPath, seat: SeatColours) -> None:
    """Paint a cream field with a rim in the owner's colour, and the dark sign on it."""
    _stroke(painter, body, rgba("#1a0f06", 170), _RIM + 2 * _HAIR)
    painter.setBrush(_shaded(_CREAM, _CREAM_LOW))
    painter.setPen(round_pen(seat.badge, _RIM))
    painter.drawPath(body)
    _stroke(painter, QTransform.fromScale(0.87, 0.87).map(body), rgba("#1a0f06", 120), _HAIR)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_INK))
    paint_sign(painter, sign(style.sign), QPointF(0, 100 * style.low), 100 * style.share)


def _draw_bare(painter: QPainter, style: PieceStyle, body: QPainterPath, seat: SeatColours) -> None:
    """Paint a white or tinted figure, outlined in the owner's colour on a dark edge."""
    _stroke(painter, body, _DARK, 25 if style.owned else 14)
    if style.owned:
        _stroke(painter, body, QColor(seat.badge).lighter(118 if seat.white_ink else 88), 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_shaded(*style.tint))
    painter.drawPath(body)


def _stroke(painter: QPainter, path: QPainterPath, colour: str | QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(colour, width))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def _shaded(top: str, bottom: str) -> QLinearGradient:
    gradient = QLinearGradient(0, -50, 0, 50)
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    return gradient


# --- signs of a place -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def empty_pixmap(radius: float, dpr: float = 1.0) -> QPixmap:
    """Return the dashed circle that stands where nobody is."""
    pixmap, centre = _square(radius + 3, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(rgba("#06202f", 90))
    pen = QPen(rgba("#e6f6ff", 165), 1.3)
    pen.setDashPattern([3.0, 2.4])
    painter.setPen(pen)
    painter.drawEllipse(centre, radius, radius)
    painter.end()
    return lean_copy(pixmap)


@lru_cache(maxsize=16)
def ruin_pixmap(size: float, dpr: float = 1.0) -> QPixmap:
    """Return the sign of land that is out of the game."""
    pixmap, centre = _square(size / 2 + 3, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#ff9a4a"))
    for pen in (QPen(rgba("#1b0d06", 230), 16), QPen(Qt.PenStyle.NoPen)):
        painter.setPen(pen)
        paint_sign(painter, sign("ruin"), centre, size)
    painter.end()
    return lean_copy(pixmap)


def _square(half: float, dpr: float) -> tuple[QPixmap, QPointF]:
    side = math.ceil(2 * half)
    pixmap = transparent_pixmap(round(side * dpr), round(side * dpr), dpr)
    return pixmap, QPointF(side / 2, side / 2)

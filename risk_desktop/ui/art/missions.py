"""Mission cards: the sealed back, the face with rank, task and progress, and the medals of the four ranks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from risk_desktop.ui.art.cards import UnitCard, draw_shape
from risk_desktop.ui.art.glyphs import draw_emblem, draw_icon
from risk_desktop.ui.art.lettering import CENTRE, draw_text
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.shadow import draw_shadow
from risk_desktop.ui.art.surface import rounded
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.theme import SeatColours, current

MISSION_RATIO = 1.4
"""Height of a mission card by its width."""
RANKS = ("captain", "major", "colonel", "general")
_WAX, _WAX_DARK, _WAX_LIGHT = "#a3271b", "#5e120b", "#d2574a"
_BRASS, _BRASS_DARK, _INK = "#e3bb6a", "#8a6427", "#3a2410"


@dataclass(frozen=True)
class MissionFace:
    """What a mission card shows.

    ``rank`` is one of RANKS or "" for a single secret one; ``title`` and ``words`` its heading and task, ``moment`` when
    it counts; ``progress`` from 0 to 1 with ``tally`` in words ("" hides both); ``seat`` whose it is. A capital's card
    has the ``land`` instead of the medal.
    """

    title: str
    words: str
    moment: str = ""
    rank: str = ""
    progress: float = 0.0
    tally: str = ""
    seat: SeatColours | None = None
    land: UnitCard | None = field(default=None)

    @property
    def spoken(self) -> str:
        """The card as one text, for screen readers."""
        return " ".join(part for part in (f"{self.title}.", self.words, self.moment, self.tally) if part)


def draw_mission(painter: QPainter, face: QRectF, mission: MissionFace) -> None:
    """Paint the open card into ``face``, whose height should be MISSION_RATIO times its width."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = face.width() / 100
    _draw_paper(painter, face, unit)
    inner = face.adjusted(9 * unit, 8 * unit, -9 * unit, -8 * unit)
    head = QRectF(inner.x(), inner.y(), inner.width(), 34 * unit)
    if mission.land is not None:
        draw_shape(painter, head.adjusted(14 * unit, 0, -14 * unit, 0), mission.land)
        crown = QRectF(head.center().x() - 8 * unit, head.y() + 9 * unit, 16 * unit, 16 * unit)
        draw_icon(painter, "crown", crown, _INK, 1.7, fill=_BRASS)
    else:
        draw_rank_medal(painter, mission.rank, head.center(), 15 * unit)
    title = QRectF(inner.x(), head.bottom() + 2 * unit, inner.width(), 13 * unit)
    draw_text(
        painter, title, mission.title, _fitting(mission.title, title, 10 * unit, make=title_font), QColor(_INK), CENTRE
    )
    painter.setPen(QPen(rgba(current().paper_line, 150), max(0.8, 0.7 * unit)))
    painter.drawLine(title.bottomLeft() + QPointF(18 * unit, unit), title.bottomRight() + QPointF(-18 * unit, unit))
    foot = _draw_foot(painter, inner, unit, mission)
    room = QRectF(inner.x(), title.bottom() + 4 * unit, inner.width(), foot - title.bottom() - 6 * unit)
    _draw_words(painter, room, unit, mission)
    if mission.seat is not None:
        draw_roundel(painter, mission.seat, face.topRight() + QPointF(-13 * unit, 13 * unit), 8.5 * unit)
    painter.restore()


def draw_sealed(painter: QPainter, face: QRectF, angle: float = 0.0) -> None:
    """Paint the back of a mission card, folded and closed with wax."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(face.center())
    painter.rotate(angle)
    face = face.translated(-face.center())
    unit = face.width() / 100
    _draw_paper(painter, face, unit)
    inner = face.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
    painter.setPen(QPen(rgba(current().paper_line, 170), max(0.8, 1.6 * unit)))
    flap = QPointF(inner.center().x(), inner.center().y())
    painter.drawLine(inner.topLeft(), flap)
    painter.drawLine(inner.topRight(), flap)
    painter.setPen(QPen(rgba(current().paper_line, 80), max(0.8, 1.2 * unit)))
    painter.drawLine(inner.bottomLeft(), flap)
    painter.drawLine(inner.bottomRight(), flap)
    _draw_wax(painter, flap, 25 * unit)
    painter.restore()


def draw_rank_medal(painter: QPainter, rank: str, centre: QPointF, radius: float, *, won: bool = True) -> None:
    """Paint the medal of a rank: one to three bars, a star for the general, an eye for a secret one; hollow if not won."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not won:
        painter.setPen(QPen(rgba(current().text3, 150), max(0.9, radius * 0.12)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius * 0.86, radius * 0.86)
        painter.restore()
        return
    glow = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.4), radius * 1.5)
    glow.setColorAt(0, mix(_BRASS, "#ffffff", 0.45))
    glow.setColorAt(1, QColor(_BRASS_DARK))
    painter.setBrush(glow)
    painter.setPen(QPen(QColor("#4a2f0e"), max(0.8, radius * 0.1)))
    painter.drawEllipse(centre, radius * 0.95, radius * 0.95)
    if rank == "general":
        draw_emblem(painter, "star", centre, radius * 0.68, _INK)
    elif rank in RANKS:
        _draw_bars(painter, centre, radius, RANKS.index(rank) + 1)
    else:
        side = radius * 1.3
        draw_icon(painter, "target", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), _INK, 2.2)
    painter.restore()


def _draw_bars(painter: QPainter, centre: QPointF, radius: float, count: int) -> None:
    """Chevrons, one below the other."""
    wide, step = radius * 0.52, radius * 0.36
    pen = QPen(QColor(_INK), max(1.1, radius * 0.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(count):
        y = centre.y() + (number - (count - 1) / 2) * step + radius * 0.12
        path = QPainterPath(QPointF(centre.x() - wide, y + radius * 0.1))
        path.lineTo(centre.x(), y - radius * 0.2)
        path.lineTo(centre.x() + wide, y + radius * 0.1)
        painter.drawPath(path)


def _draw_paper(painter: QPainter, face: QRectF, unit: float) -> None:
    theme = current()
    draw_shadow(painter, face, 6 * unit, 12, 5, 130)
    paper = QLinearGradient(face.topLeft(), face.bottomRight())
    paper.setColorAt(0, QColor(theme.paper_top))
    paper.setColorAt(1, QColor(theme.paper_bottom))
    painter.setBrush(paper)
    painter.setPen(QPen(QColor(theme.paper_edge), 1.3))
    painter.drawRoundedRect(face, 6 * unit, 6 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rgba(theme.paper_line, 150), 0.9))
    painter.drawRoundedRect(face.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit), 4 * unit, 4 * unit)


def _draw_wax(painter: QPainter, centre: QPointF, radius: float) -> None:
    wax = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.35), radius * 1.4)
    wax.setColorAt(0, QColor(_WAX_LIGHT))
    wax.setColorAt(0.45, QColor(_WAX))
    wax.setColorAt(1, QColor(_WAX_DARK))
    painter.setBrush(wax)
    painter.setPen(QPen(QColor(_WAX_DARK), max(0.8, radius * 0.06)))
    painter.drawEllipse(centre, radius, radius * 0.96)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rgba(_WAX_DARK, 170), max(0.8, radius * 0.07)))
    painter.drawEllipse(centre, radius * 0.7, radius * 0.68)
    side = radius * 0.95
    draw_icon(painter, "lock", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), "#f3cdb4", 2.1)


def _draw_words(painter: QPainter, room: QRectF, unit: float, mission: MissionFace) -> None:
    """The task, as large as fits, and below it when it counts."""
    moment = 20 * unit if mission.moment else 0.0
    task = room.adjusted(0, 0, 0, -moment)
    draw_text(painter, task, mission.words, _fitting(mission.words, task, 8.6 * unit), QColor(_INK), CENTRE, wrap=True)
    if mission.moment:
        below = QRectF(room.x(), task.bottom(), room.width(), moment)
        font = _fitting(mission.moment, below, 6.4 * unit, weight=400)
        draw_text(painter, below, mission.moment, font, mix(_INK, current().paper_top, 0.25), CENTRE, wrap=True)


def _draw_foot(painter: QPainter, inner: QRectF, unit: float, mission: MissionFace) -> float:
    """Progress as a bar and in words; return where it begins."""
    if not mission.tally:
        return inner.bottom()
    words = QRectF(inner.x(), inner.bottom() - 11 * unit, inner.width(), 11 * unit)
    draw_text(painter, words, mission.tally, _fitting(mission.tally, words, 7.6 * unit), QColor(_INK), CENTRE)
    bar = QRectF(inner.x() + 4 * unit, words.top() - 6 * unit, inner.width() - 8 * unit, 5 * unit)
    painter.setPen(QPen(rgba(current().paper_line, 200), 0.9))
    painter.setBrush(rgba(_INK, 40))
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
    if mission.progress > 0:
        painter.save()
        painter.setClipPath(rounded(bar, bar.height() / 2))
        done = QRectF(bar.topLeft(), bar.size())
        done.setWidth(bar.width() * min(1.0, mission.progress))
        painter.fillRect(done, QColor("#2f6b3c" if mission.progress >= 1 else "#a8792c"))
        painter.restore()
    return bar.top()


def _fitting(
    words: str, room: QRectF, largest: float, weight: int = 700, make: Callable[[float, int], QFont] = text_font
) -> QFont:
    """Return the largest font up to ``largest`` px in which wrapped words fit a room."""
    size = largest
    font = make(size, weight)
    for _ in range(14):
        font = make(max(6.0, size), weight)
        needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 1e5), Qt.TextFlag.TextWordWrap, words)
        if needed.height() <= room.height() and needed.width() <= room.width() + 0.5:
            break
        size *= 0.94
    return font

"""Open mission cards over the board: while a player looks at his own, can claim one, or reveals one to all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art.lettering import CENTRE, draw_text, text_width
from risk_desktop.ui.art.missions import MISSION_RATIO, MissionFace, draw_mission
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.fonts import title_font
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.theme import current, current_metrics

_CARD = 196.0
_LEAST_CARD = 96.0
_GAP = 14.0
_SIZES = (1.0, 0.88, 0.76)
"""Sizes that are tried for a single card until it covers nothing."""
_STEP = 12
"""Distance in px between two places that are tried."""


@dataclass(frozen=True)
class SheetRoom:
    """Where open cards may lie: inside ``room``; a single one not over ``spots``.

    ``beside``: another place for a single card, if the room has none; empty for nowhere.
    """

    room: QRect
    spots: Sequence[QRect] = ()
    beside: QRect = field(default_factory=QRect)


class MissionSheet(PaintedWidget):
    """Cards side by side on a panel, under a heading. Once hidden it keeps nothing of them."""

    kept = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._heading = ""
        self._faces: tuple[MissionFace, ...] = ()
        self.hide()

    @property
    def faces(self) -> tuple[MissionFace, ...]:
        """The cards that show."""
        return self._faces

    def open(self, heading: str, faces: Sequence[MissionFace], ground: SheetRoom) -> None:
        """Show cards at the lower edge of the room, as large as they fit; a single one where it covers nothing."""
        self._heading, self._faces = heading, tuple(faces)
        self.setAccessibleName(" ".join((heading, *(face.spoken for face in faces))))
        self.place(ground)
        self.show()
        self.raise_()
        self.repaint_picture()

    def close_up(self) -> None:
        """Hide and forget the cards."""
        self._heading, self._faces = "", ()
        self.setAccessibleName("")
        self.hide()
        self._picture = None

    def place(self, ground: SheetRoom) -> None:
        """Adapt to a changed room."""
        if not self._faces:
            return
        count, gap, pad, head = len(self._faces), *self._spaces()
        room = ground.room
        wide = (room.width() - 2 * pad - (count - 1) * gap) / count
        high = (room.height() - 2 * pad - head) / MISSION_RATIO
        card = max(_LEAST_CARD, min(current_metrics().f(_CARD), wide, high))
        if count == 1:
            self._place_alone(card, ground)
            return
        size = self._size(card, room)
        self._card = card
        self.setGeometry(QRect(QPoint(room.center().x() - size.width() // 2, room.bottom() - size.height()), size))

    def _place_alone(self, card: float, ground: SheetRoom) -> None:
        """Place a single card where it covers no name and no badge, so that it can be compared with the board.

        It is made smaller if need be; if there is still no such place, it lies beside the board.
        """
        tried, room = [], ground.room
        for part in _SIZES:
            smaller = max(_LEAST_CARD, part * card)
            size = self._size(smaller, room)
            place = least_covered(size, room, QPoint(room.left(), room.bottom() - size.height()), ground.spots)
            tried.append((covered(place, ground.spots), smaller, place))
            if not tried[-1][0]:
                break
        hidden, self._card, place = min(tried, key=lambda each: each[0])
        _, pad, head = self._spaces()
        fits = min(card, ground.beside.width() - 2 * pad, (ground.beside.height() - 2 * pad - head) / MISSION_RATIO)
        if hidden and fits >= _SIZES[-1] * card:
            self._card = fits
            place = QRect(0, 0, ground.beside.width(), self._size(fits, ground.beside).height())
            place.moveBottomLeft(ground.beside.bottomLeft())
        self.setGeometry(place)

    def _size(self, card: float, room: QRect) -> QSize:
        """Return the size of the panel for cards of a width, px."""
        count, gap, pad, head = len(self._faces), *self._spaces()
        heading = text_width(self._heading, title_font(current_metrics().f(20))) + 2 * pad
        width = round(max(count * card + (count - 1) * gap + 2 * pad, min(heading, room.width())))
        return QSize(width, round(card * MISSION_RATIO + 2 * pad + head))

    def paint(self, painter: QPainter) -> None:
        """Paint panel, heading and cards."""
        if not self._faces:
            return
        gap, pad, head = self._spaces()
        draw_panel(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 14)
        line = QRectF(pad, pad * 0.6, self.width() - 2 * pad, head)
        draw_text(painter, line, self._heading, title_font(current_metrics().f(20)), current().text, CENTRE)
        row = len(self._faces) * self._card + (len(self._faces) - 1) * gap
        left = (self.width() - row) / 2
        for number, face in enumerate(self._faces):
            box = QRectF(left + number * (self._card + gap), pad + head, self._card, self._card * MISSION_RATIO)
            draw_mission(painter, box, face)

    def _spaces(self) -> tuple[float, float, float]:
        """Return gap, padding and height of the heading, px."""
        metrics = current_metrics()
        return metrics.f(_GAP), metrics.f(18), metrics.f(30)


def covered(place: QRect, spots: Sequence[QRect], most: int | None = None) -> int:
    """Return how many square px of ``spots`` a panel at ``place`` covers; stops counting beyond ``most``."""
    total = 0
    for spot in spots:
        if place.intersects(spot):
            hidden = place.intersected(spot)
            total += hidden.width() * hidden.height()
            if most is not None and total > most:
                break
    return total


def least_covered(size: QSize, room: QRect, home: QPoint, spots: Sequence[QRect]) -> QRect:
    """Return the place in ``room`` where a panel of ``size`` covers least of ``spots``; of equals the nearest to ``home``."""
    best = QRect(home, size)
    least = covered(best, spots)
    columns = range(room.left(), room.right() - size.width() + 2, _STEP)
    rows = range(room.bottom() - size.height(), room.top() - 1, -_STEP)
    corners = [QPoint(x, y) for x in columns for y in rows]
    for corner in sorted(corners, key=lambda each: (each - home).manhattanLength()):
        if not least:
            break
        place = QRect(corner, size)
        hidden = covered(place, spots, least)
        if hidden < least:
            best, least = place, hidden
    return best

"""Open mission cards over the board: while somebody peeks, while one can be claimed, when one is shown to all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.fonts import title_font
from risk_desktop.ui.paint import draw_panel, draw_text, text_width
from risk_desktop.ui.paint.lettering import CENTRE
from risk_desktop.ui.paint.missions import MISSION_RATIO, MissionFace, draw_mission
from risk_desktop.ui.play.cached import Cached
from risk_desktop.ui.theme import current, current_metrics

_CARD = 196.0
_LEAST_CARD = 96.0
_GAP = 14.0


class MissionSheet(Cached, QWidget):
    """Cards side by side on a panel, under a heading. Hidden it holds nothing: what it showed is forgotten."""

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

    def open(self, heading: str, faces: Sequence[MissionFace], room: QRect, floor: int = 0) -> None:
        """Show cards at the lower edge of ``room``, as large as they fit."""
        self._heading, self._faces = heading, tuple(faces)
        self.setAccessibleName(" ".join((heading, *(face.spoken for face in faces))))
        self.place(room, floor)
        self.show()
        self.raise_()
        self.repaint_picture()

    def close_up(self) -> None:
        """Hide, and forget."""
        self._heading, self._faces = "", ()
        self.setAccessibleName("")
        self.hide()
        self._picture = None

    def place(self, room: QRect, floor: int = 0) -> None:
        """Follow the room on the screen; a single card stands above ``floor``, if there is one."""
        if not self._faces:
            return
        count, gap, pad, head = len(self._faces), *self._spaces()
        wide = (room.width() - 2 * pad - (count - 1) * gap) / count
        high = (room.height() - 2 * pad - head) / MISSION_RATIO
        card = max(_LEAST_CARD, min(current_metrics().f(_CARD), wide, high))
        heading = text_width(self._heading, title_font(current_metrics().f(20))) + 2 * pad
        width = round(max(count * card + (count - 1) * gap + 2 * pad, min(heading, room.width())))
        height = round(card * MISSION_RATIO + 2 * pad + head)
        self._card = card
        # One card stands at the side, so that the board can be compared with it.
        alone = count == 1
        left = room.left() if alone else room.center().x() - width // 2
        bottom = min(room.bottom(), floor) if alone and floor else room.bottom()
        self.setGeometry(left, bottom - height, width, height)

    def keep_off(self, spot: QRect) -> None:
        """Step to the right of something on the board that would be covered."""
        if self.geometry().intersects(spot):
            self.move(spot.right() + round(current_metrics().f(_GAP)), self.y())

    def paint_picture(self, painter: QPainter) -> None:
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

"""A banner over the board for what everybody should see: a capital is found, a partner takes over the screen."""

from __future__ import annotations

import math

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art import LEFT, draw_roundel, draw_semy, draw_text, text_width, vertical
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit.painted import PaintedWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current_metrics

BANNER_MS = 2200
"""How long a banner stays: two short lines are read."""
_COME_MS, _FALL = 220, 14.0
_TITLE_PX, _DETAIL_PX = 25.0, 16.0
_HEIGHT, _TAIL, _LEAST = 84.0, 26.0, 340.0
_BRASS = "#e3bb6a"


class Banner(PaintedWidget):
    """A cloth banner in a seat's colour with swallow tails. It lets the mouse through and goes by itself."""

    may_shrink = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours: SeatColours = NEUTRAL
        self._title = self._detail = self._icon = ""
        self._place = QPoint()
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self.hide)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._come)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def title(self) -> str:
        """What it says."""
        return self._title

    def tell(self, colours: SeatColours, title: str, detail: str, icon: str, middle: QPoint, ms: int) -> None:
        """Show a banner for some time with its upper middle at a point of the parent; ``icon`` stands over the roundel."""
        self._colours, self._title, self._detail, self._icon = colours, title, detail, icon
        self.setAccessibleName(f"{title}. {detail}" if detail else title)
        self.resize(self.sizeHint())
        self._place = QPoint(middle.x() - self.width() // 2, middle.y())
        self.show()
        self.raise_()
        self.update()
        self._stay.start(max(1, ms))
        self._motion.stop()
        self._motion.setDuration(max(1, MOTION.panel(_COME_MS)))
        self._come(0.0)
        self._motion.start()

    def sizeHint(self) -> QSize:
        """As wide as its words."""
        metrics, room = current_metrics(), self.parentWidget()
        words = max(text_width(self._title, self._title_font()), text_width(self._detail, self._detail_font()))
        width = words + metrics.f(_HEIGHT * 1.05 + 2 * _TAIL + 26)
        most = room.width() - 2 * metrics.margin if room is not None else 10_000
        return QSize(math.ceil(min(most, max(metrics.f(_LEAST), width))), metrics.px(_HEIGHT + 8))

    def paint(self, painter: QPainter) -> None:
        """Paint tails, cloth, roundel and words."""
        metrics, seat = current_metrics(), self._colours
        tail = metrics.f(_TAIL)
        box = QRectF(tail, 2, self.width() - 2 * tail, metrics.f(_HEIGHT) - 4)
        self._paint_tails(painter, box, tail)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba("#000000", 90))
        painter.drawRoundedRect(box.translated(0, 4), 6, 6)
        dark = mix(seat.badge, "#120a06", 0.42)
        painter.setBrush(vertical(box, mix(seat.badge, "#120a06", 0.12), dark))
        painter.drawRoundedRect(box, 6, 6)
        draw_semy(painter, seat, box, size=metrics.f(7), step=metrics.f(34), alpha=26)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(_BRASS), 2))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        painter.setPen(QPen(rgba(_BRASS, 120), 1))
        painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), 4, 4)
        self._paint_sign(painter, box)
        self._paint_words(painter, box)

    def _paint_tails(self, painter: QPainter, box: QRectF, tail: float) -> None:
        """Paint the ends of the cloth, which hang behind it on both sides."""
        shade = mix(self._colours.badge, "#120a06", 0.55)
        painter.setPen(QPen(rgba(_BRASS, 160), 1.2))
        painter.setBrush(shade)
        top, bottom = box.top() + 14, box.bottom() - 6
        for edge, out in ((box.left() + 8, -1), (box.right() - 8, 1)):
            end = edge + out * (tail + 6)
            notch = QPointF(end - out * tail * 0.45, (top + bottom) / 2)
            corners = [QPointF(edge, top), QPointF(end, top), notch, QPointF(end, bottom), QPointF(edge, bottom)]
            painter.drawPolygon(QPolygonF(corners))

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        """Paint the roundel, under the icon if there is one."""
        high, x = box.height(), box.left() + box.height() * 0.56
        radius = high * (0.25 if self._icon else 0.31)
        middle = QPointF(x, box.center().y() + (high * 0.13 if self._icon else 0))
        draw_roundel(painter, self._colours, middle, radius)
        if self._icon:
            side = high * 0.42
            place = QRectF(x - side / 2, box.top() + high * 0.05, side, side)
            draw_icon(painter, self._icon, place, "#2a1606", 3.4)
            draw_icon(painter, self._icon, place, "#2a1606", 1.4, fill="#f2c94c")

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        left, ink = box.left() + box.height() * 1.05, self._ink
        room = QRectF(left, box.top(), box.right() - left - 14, box.height())
        if not self._detail:
            draw_text(painter, room, self._title, self._title_font(), ink, LEFT)
            return
        upper = QRectF(room.left(), box.top() + box.height() * 0.14, room.width(), box.height() * 0.42)
        lower = QRectF(room.left(), box.top() + box.height() * 0.55, room.width(), box.height() * 0.32)
        draw_text(painter, upper, self._title, self._title_font(), ink, LEFT)
        draw_text(painter, lower, self._detail, self._detail_font(), mix(ink, self._colours.badge, 0.12), LEFT)

    @property
    def _ink(self) -> str:
        """The cloth is dark with every colour, so the words are light."""
        return "#fff4dc"

    def _title_font(self) -> QFont:
        return title_font(current_metrics().f(_TITLE_PX), 700, 102)

    def _detail_font(self) -> QFont:
        return text_font(current_metrics().f(_DETAIL_PX), 600)

    def _come(self, share: float) -> None:
        """Fall into place."""
        self.move(self._place - QPoint(0, round(_FALL * (1 - float(share)))))

"""The card of the last game on the first screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.storage.listing import SaveSummary
from risk_desktop.ui.art import (
    LEFT,
    draw_keycap,
    draw_panel,
    draw_roundel,
    draw_text,
    keycap_width,
    rounded,
    text_width,
)
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit.control import ButtonControl, key_label
from risk_desktop.ui.screens.words import edition_name, round_words, when
from risk_desktop.ui.theme import SEATS, current


def paint_picture(painter: QPainter, frame: QRectF, picture: QImage | None, radius: float) -> None:
    """Paint the middle of a picture into a rounded frame with a fine line; sea where there is none."""
    theme = current()
    painter.save()
    painter.setClipPath(rounded(frame, radius))
    painter.fillRect(frame, QColor(theme.sea_deep))
    if picture is not None and not picture.isNull():
        scale = max(frame.width() / picture.width(), frame.height() / picture.height())
        part = QRectF(0, 0, frame.width() / scale, frame.height() / scale)
        part.moveCenter(QRectF(picture.rect()).center())
        painter.drawImage(frame, picture, part)
    painter.restore()
    painter.setPen(QPen(rgba(theme.panel_line, 190), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, radius, radius)


class ContinueCard(ButtonControl):
    """The last game: picture, round, whose turn, who plays. The primary of the first screen."""

    def __init__(self, summary: SaveSummary, picture: QImage | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 14
        self._summary = summary
        self._picture = picture
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_key("Space")
        self.setAccessibleName(" ".join((tr("common.continue"), *self._words())))

    def _words(self) -> tuple[str, str]:
        header = self._summary.header
        kind = header.edition if header is not None else ""
        edition = edition_name(kind) if kind else ""
        if self._summary.round:
            first = round_words(kind, "screens.continue.round", edition=edition, round=self._summary.round)
        else:
            first = tr("screens.continue.setup", edition=edition)
        saved = tr("screens.continue.saved", when=when(self._summary))
        turn = self._summary.on_turn
        return first, (tr("screens.continue.turn", name=turn) + " · " if turn else "") + saved

    def sizeHint(self) -> QSize:
        """Room for picture and words."""
        words = self._words()
        metrics = self.metrics
        wide = max(
            text_width(words[0], text_font(metrics.f(16), 700)), text_width(words[1], text_font(metrics.f(14.5)))
        )
        return QSize(round(metrics.f(232) + wide), metrics.px(136))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        theme, metrics = current(), self.metrics
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_panel(painter, box, 14, line=theme.on_turn_line, line_width=2.2 if self.hovered else 1.6)
        if self.isDown():
            painter.translate(0, 1)
        frame = QRectF(metrics.f(12), metrics.f(12), metrics.f(184), box.height() - metrics.f(22))
        paint_picture(painter, frame, self._picture, 6)
        left = frame.right() + metrics.f(18)
        first, second = self._words()
        title = QRectF(left, metrics.f(12), box.width(), metrics.f(32))
        draw_text(painter, title, tr("common.continue"), title_font(metrics.f(25)), theme.text, LEFT)
        line = QRectF(left, metrics.f(45), box.width(), metrics.f(24))
        draw_text(painter, line, first, text_font(metrics.f(16), 700), theme.text, LEFT)
        line.translate(0, metrics.f(24))
        draw_text(painter, line, second, text_font(metrics.f(14.5)), theme.text2, LEFT)
        self._paint_foot(painter, left, box)
        painter.end()

    def _paint_foot(self, painter: QPainter, left: float, box: QRectF) -> None:
        """Paint the players' roundels and the key."""
        metrics = self.metrics
        radius = metrics.f(11)
        y = box.bottom() - metrics.f(24)
        seats = self._summary.header.seats if self._summary.header is not None else ()
        for number, seat in enumerate(seats):
            centre = QPointF(left + radius + number * radius * 2.5, y)
            draw_roundel(painter, SEATS[seat.colour % len(SEATS)], centre, radius)
        px = metrics.f(12.5)
        width = keycap_width(key_label(self.key), px)
        cap = QRectF(box.right() - metrics.f(16) - width, y - px * 0.8, width, px * 1.6)
        draw_keycap(painter, cap, key_label(self.key), px, current().text2)

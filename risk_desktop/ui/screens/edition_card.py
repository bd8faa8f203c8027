"""The card of a rule set: a picture, for how many players, two lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.editions.edition import Edition
from risk_desktop.i18n import tr

from ..colour import rgba
from ..fonts import text_font, title_font
from ..kit.control import ButtonControl
from ..paint import LEFT, draw_chip, draw_panel, draw_text, draw_tick, rounded, text_width
from ..theme import current
from .words import edition_name


class EditionCard(ButtonControl):
    """A rule set to choose; checked, it has a brass line and a tick."""

    def __init__(self, edition: Edition, picture: QImage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 12
        self.edition = edition
        self._picture = picture
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(" ".join((edition_name(edition.id), *self._lines())))

    def _lines(self) -> tuple[str, str]:
        return tr(f"screens.edition.{self.edition.id}.goal"), tr(f"screens.edition.{self.edition.id}.special")

    def sizeHint(self) -> QSize:
        """Room for picture, name and two lines."""
        metrics = self.metrics
        goal, special = self._lines()
        wide = max(text_width(goal, text_font(metrics.f(16), 700)), text_width(special, text_font(metrics.f(14.5))))
        return QSize(max(metrics.px(300), round(wide + metrics.f(36))), metrics.px(258))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        theme, metrics = current(), self.metrics
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen = self.isChecked()
        draw_panel(
            painter,
            box,
            12,
            line=theme.on_turn_line if chosen or self.hovered else "",
            line_width=2.2 if chosen else 1.2,
        )
        pad = metrics.f(9)
        frame = QRectF(box.left() + pad, box.top() + pad, box.width() - 2 * pad, box.height() - metrics.f(116))
        painter.save()
        painter.setClipPath(rounded(frame, 7))
        scale = max(frame.width() / self._picture.width(), frame.height() / self._picture.height())
        part = QRectF(0, 0, frame.width() / scale, frame.height() / scale)
        part.moveCenter(QRectF(self._picture.rect()).center())
        painter.drawImage(frame, self._picture, part)
        painter.restore()
        painter.setPen(QPen(rgba(theme.panel_line, 190), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 7, 7)
        players = f"{self.edition.players[0]}–{self.edition.players[-1]}"
        chip = QRectF(frame.left() + metrics.f(8), frame.top() + metrics.f(8), metrics.f(70), metrics.f(26))
        draw_chip(painter, chip, players, metrics.f(13.5), fill=theme.panel_bottom, ink=theme.text, icon="user")
        if chosen:
            draw_tick(painter, frame.topRight() + QRectF(-metrics.f(18), metrics.f(18), 0, 0).topLeft(), metrics.f(13))
        self._paint_words(painter, frame)
        painter.end()

    def minimumSizeHint(self) -> QSize:
        """The picture gives way; the words don't."""
        return QSize(min(self.sizeHint().width(), self.metrics.px(320)), self.sizeHint().height())

    def _paint_words(self, painter: QPainter, frame: QRectF) -> None:
        theme, metrics = current(), self.metrics
        line = QRectF(frame.left() + metrics.f(8), frame.bottom() + metrics.f(8), self.width(), metrics.f(30))
        draw_text(painter, line, edition_name(self.edition.id), title_font(metrics.f(20)), theme.text, LEFT)
        goal, special = self._lines()
        line.translate(0, metrics.f(31))
        draw_text(painter, line, goal, text_font(metrics.f(16), 700), theme.text, LEFT)
        line.translate(0, metrics.f(26))
        draw_text(painter, line, special, text_font(metrics.f(14.5)), theme.text2, LEFT)

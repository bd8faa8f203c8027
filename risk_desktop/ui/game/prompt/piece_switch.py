"""Pieces that take part in what is being chosen, or not: a switch for each, in the tray."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.cards import draw_tick
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text, text_width
from risk_desktop.ui.art.piece_looks import style_of
from risk_desktop.ui.art.tokens import draw_missing_token, draw_token
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.prompt.asking import Toggle
from risk_desktop.ui.kit import ButtonControl
from risk_desktop.ui.theme import SeatColours, current

_HEIGHT, _FIGURE, _NAME, _WORDS, _GAP = 44, 26, 15, 13, 9
_DIMMED = 0.62
# Height of a line in sizes of its type.
_LINE = 1.25


class PieceSwitch(ButtonControl):
    """Figure, name and why it matters, or what it does; ringed when it takes part. ``objectName`` is its kind.

    ``set_terse`` leaves the figure, with what it does below it; the tooltip says the rest.
    """

    def __init__(self, toggle: Toggle, name: str, seat: SeatColours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terse = False
        self.setObjectName(toggle.look.kind)
        self.setCheckable(True)
        self.setChecked(toggle.on)
        self.setEnabled(not toggle.fixed)
        self._toggle, self._name, self._seat = toggle, name, seat
        does = toggle.state or tr("fight.piece.on" if toggle.on else "fight.piece.off")
        state = tr("fight.piece.must") if toggle.fixed else does
        self.setAccessibleName(", ".join(part for part in (name, toggle.words, state) if part))
        self.setToolTip(self.accessibleName())

    def set_terse(self, terse: bool) -> None:
        """Show the figure alone, or its name and words too."""
        if terse != self._terse:
            self._terse = terse
            self.updateGeometry()
            self.update()

    def nextCheckState(self) -> None:
        """Stay as the presenter says: a press only tells."""

    def sizeHint(self) -> QSize:
        """Room for the figure and two short lines."""
        height = max(36, self.metrics.px(_HEIGHT))
        small = text_font(self.metrics.f(_WORDS), 500)
        states = max((text_width(state, small) for state in self._toggle.states or ()), default=0.0)
        if self._terse:
            figure = self.metrics.f(_FIGURE + 3 * _GAP)
            return QSize(round(max(figure, states + 1.5 * self.metrics.f(_GAP))), height)
        name = text_width(self._name, text_font(self.metrics.f(_NAME), 700))
        words = max(states, text_width(self._toggle.words, small))
        width = max(name, words) + self.metrics.f(_FIGURE + 3 * _GAP + 14)
        return QSize(round(width), height)

    def paint(self, painter: QPainter) -> None:
        """Paint it: brass line and tick when it takes part, dashes when not."""
        theme, on = current(), self.isChecked()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(rgba(theme.accent, 46 if on or self.hovered else 0))
        painter.setPen(QPen(rgba(theme.accent if on else theme.text2, 255 if on or not self.isEnabled() else 190), 1.4))
        painter.drawRoundedRect(box, 9, 9)
        figure, gap = self.metrics.f(_FIGURE), self.metrics.f(_GAP)
        style = style_of(self._toggle.look.kind, self._toggle.look.family)
        centre = QPointF(box.left() + gap + figure / 2, box.center().y())
        if self._terse and self._toggle.state:
            line = self.metrics.f(_WORDS) * _LINE
            below = QRectF(box.left(), box.bottom() - line - 1.5, box.width(), line)
            small = text_font(self.metrics.f(_WORDS), 500)
            draw_text(painter, below, self._toggle.state, small, theme.text if on else theme.text2, CENTRE)
            figure = min(figure, below.top() - box.top() - 2)
            centre = QPointF(box.center().x(), (box.top() + below.top()) / 2 + 1)
        if on:
            draw_token(painter, style, centre, figure, self._seat)
            draw_tick(painter, QPointF(box.right() - gap, box.top() + gap), self.metrics.f(6.5))
        else:
            painter.setOpacity(_DIMMED)
            draw_missing_token(painter, style, centre, figure, theme.text2)
            painter.setOpacity(1)
        if not self._terse:
            self._paint_words(painter, QRectF(centre.x() + figure / 2 + gap, box.top(), box.width(), box.height()))

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme, half = current(), room.height() / 2
        font = text_font(self.metrics.f(_NAME), 700)
        words = self._toggle.words or self._toggle.state
        if not words:
            draw_text(painter, room, self._name, font, theme.text, LEFT)
            return
        draw_text(painter, room.adjusted(0, 3, 0, -half + 1), self._name, font, theme.text, LEFT)
        small = text_font(self.metrics.f(_WORDS), 500)
        draw_text(painter, room.adjusted(0, half - 1, 0, -3), words, small, theme.text2, LEFT)

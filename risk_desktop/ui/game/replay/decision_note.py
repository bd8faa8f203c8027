"""A decision of a reviewed game at the cursor of its replay: how much it cost, what was done, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.review.report import Costly, DecisionReview
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, text_height, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.size_signs import draw_size_sign
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.decisions.judged import JudgedWords, costly_words
from risk_desktop.ui.game.replay.corners import corner_of
from risk_desktop.ui.kit import PaintedWidget, Shadow
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics

# Width, space at the sides and above, height of the line with the loss, room for a sign, between paragraphs, px at 100 %.
_WIDE, _PAD, _TOP, _HEAD, _SIGN, _GAP = 240, 11.0, 8.0, 25.0, 23.0, 3.0
_PX, _SMALL_PX, _LOSS_PX = 14.0, 13.0, 17.0


class DecisionNote(PaintedWidget):
    """The note, in a corner where it hides nothing."""

    may_shrink = True

    def __init__(self, names: Names, parent: QWidget) -> None:
        super().__init__(parent)
        self._names = names
        self.decision: Costly | None = None
        self.words: JudgedWords | None = None
        self._shadow = Shadow(self, 12)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, decision: Costly | None, room: QRect, hides: Callable[[QRect], bool]) -> None:
        """Tell of a decision in a corner of ``room`` where the note ``hides`` nothing; None, or no such corner: don't show."""
        self.decision, place = decision, None
        self.words = costly_words(decision, self._names) if decision is not None else None
        if self.words is not None:
            wide = min(current_metrics().px(_WIDE), room.width() // 2)
            place = corner_of(QSize(wide, self._height(self.words, wide)), room, hides)
            self.setAccessibleName(self.words.spoken)
        self.setVisible(place is not None)
        if place is not None:
            self.setGeometry(place)
            self.update()

    def _lines(self, words: JudgedWords, width: float) -> list[tuple[str, str, float]]:
        """Return what was done and what was better: sign, words, height."""
        f, font = current_metrics().f, text_font(current_metrics().f(_PX), 600)
        room = width - f(2 * _PAD + _SIGN)
        return [
            (sign, told, text_height(told, font, room)) for sign, told in (("", words.done), ("bulb", words.better))
        ]

    def _height(self, words: JudgedWords, width: float) -> int:
        f = current_metrics().f
        return round(f(2 * _TOP + _HEAD) + sum(height + f(_GAP) for _, _, height in self._lines(words, width)))

    def paint(self, painter: QPainter) -> None:
        """Paint how much it cost, what was done, and what would have been better."""
        words, decision = self.words, self.decision
        if words is None or decision is None:
            return
        theme, f = current(), current_metrics().f
        draw_panel(painter, QRectF(self.rect()), 12)
        left, y = f(_PAD), f(_TOP)
        self._paint_head(painter, QRectF(left, y, self.width() - 2 * left, f(_HEAD)), words, decision)
        y += f(_HEAD)
        for sign, told, height in self._lines(words, self.width()):
            box = QRectF(left + f(_SIGN), y, self.width() - 2 * left - f(_SIGN), height + 1)
            middle = QPointF(left + f(8.5), y + f(10))
            if sign:
                side = f(18)
                icon = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
                draw_icon(painter, sign, icon, theme.accent, 1.9)
            else:
                draw_roundel(painter, self._names.seat_colours(decision.player), middle, f(8.5))
            colour = theme.accent if sign else theme.text
            draw_text(painter, box, told, text_font(f(_PX), 600), colour, Qt.AlignmentFlag.AlignLeft, wrap=True)
            y += height + f(_GAP)

    def _paint_head(self, painter: QPainter, head: QRectF, words: JudgedWords, decision: Costly) -> None:
        theme, f = current(), current_metrics().f
        small, large = text_font(f(_SMALL_PX), 600), text_font(f(_LOSS_PX), 700)
        if isinstance(decision, DecisionReview) and decision.size != "none":
            draw_size_sign(painter, decision.size, QPointF(head.left() + f(8.5), head.center().y()), f(6))
        draw_text(painter, head.adjusted(f(_SIGN), 0, 0, 0), words.size, small, theme.text2, LEFT)
        draw_text(painter, head, words.within, small, theme.text2, RIGHT)
        rest = head.adjusted(0, 0, -text_width(words.within, small) - f(6), 0)
        draw_text(painter, rest, words.loss, large, theme.bad, RIGHT)

"""A costly decision, which may be to give up, as a card: where, what it cost, what was done, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.review.report import Costly, DecisionReview
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, text_height, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.size_signs import draw_size_sign
from risk_desktop.ui.art.surface import draw_panel, rounded
from risk_desktop.ui.board.ground.picture import Work
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.decisions.judged import costly_words
from risk_desktop.ui.kit import ButtonControl
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current

from .mini_map import MiniMaps

_WIDTH, _MAP = 266.0, 100.0
"""Usual width of a card and least height of its picture, px at 100 %; that takes all room that its row leaves."""
_SHAPE = 0.37
"""The lowest shape of the picture, as a share of the card's width."""
_PAD, _LINE, _SIGN = 7.0, 26.0, 24.0
"""Round everything, height of the line with the loss, room for a sign at the left, px at 100 %."""
_PX, _SMALL_PX, _LOSS_PX = 15.5, 14.0, 18.5


class DecisionCard(ButtonControl):
    """Shows one costly ``decision`` of a review; pressed, the replay is to open there."""

    def __init__(self, decision: Costly, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 9
        self.decision = decision
        self._seat = names.seat_colours(decision.player)
        self.words = costly_words(decision, names)
        self._picture = QImage()
        self._row: Sequence[DecisionCard] = (self,)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.words.spoken)
        self.setAccessibleDescription(self.words.reasons)
        self.setToolTip("\n".join((self.accessibleName(), self.accessibleDescription())).strip())

    def stand_in(self, row: Sequence[DecisionCard]) -> None:
        """Let the picture be as high as those of the other cards in a row."""
        self._row = row
        self.updateGeometry()

    # --- picture

    def drawing(self, maps: MiniMaps) -> Iterator[None]:
        """Draw its picture in steps of a few ms."""
        frame = self.frame.toRect()
        work: Work = maps.drawing(self.decision, QSize(max(40, frame.width()), max(30, frame.height())), self._ratio())
        self._picture = yield from work
        self.update()

    @property
    def has_picture(self) -> bool:
        """Whether its picture is drawn for the size that it has."""
        return (
            not self._picture.isNull() and self._picture.deviceIndependentSize().toSize() == self.frame.toRect().size()
        )

    def _ratio(self) -> float:
        return self.devicePixelRatioF()

    # --- where things are

    def sizeHint(self) -> QSize:
        """The usual width."""
        width = self.metrics.px(_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Room for the line with the loss, and for a low picture over the words."""
        least = max(self.metrics.px(180), round(self._head_width()))
        return QSize(least, self.heightForWidth(max(least, self.width())))

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """A low picture over the words, which wrap in that width."""
        return round(max(self.metrics.f(_MAP), _SHAPE * width) + self._row_height(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap otherwise in another width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def _head_width(self) -> float:
        f = self.metrics.f
        words = text_width(f"{self.words.round}  {self.words.size}", text_font(f(_SMALL_PX), 600))
        loss = text_width(self.words.loss, text_font(f(_LOSS_PX), 700)) + text_width(
            self.words.within, text_font(f(_SMALL_PX), 600)
        )
        return words + loss + f(2 * _PAD + 54)

    def _row_height(self, width: float) -> float:
        """Return the height of the words of the card in its row that has most to say."""
        return max(card._words_height(width) for card in self._row)

    def _words_height(self, width: float) -> float:
        f = self.metrics.f
        return f(2 * _PAD + _LINE) + sum(height + f(4) for _, _, height in self._lines(width)) + f(6)

    def _lines(self, width: float) -> list[tuple[str, str, float]]:
        """Return the paragraphs below the head: their sign, their words, and how high they are."""
        f = self.metrics.f
        room = width - f(2 * _PAD + _SIGN + 6)
        found = [
            ("own", self.words.done, text_height(self.words.done, text_font(f(_PX), 600), room)),
            ("bulb", self.words.better, text_height(self.words.better, text_font(f(_PX), 600), room)),
        ]
        if self.words.why:
            found.append(("", self.words.why, text_height(self.words.why, text_font(f(_SMALL_PX)), room)))
        return found

    @property
    def frame(self) -> QRectF:
        """Where the picture lies."""
        pad = self.metrics.f(_PAD)
        high = self.height() - self._row_height(self.width())
        return QRectF(pad, pad, self.width() - 2 * pad, max(20.0, high))

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint panel, picture and words."""
        theme, f = current(), self.metrics.f
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        lit = self.hovered or self.hasFocus()
        draw_panel(painter, QRectF(self.rect()), f(9), line=theme.on_turn_line if lit else "")
        frame = self.frame
        painter.save()
        painter.setClipPath(rounded(frame, f(6)))
        painter.fillRect(frame, QColor(theme.sea_deep))
        if not self._picture.isNull():
            painter.drawImage(frame, self._picture)
        painter.restore()
        painter.setPen(QPen(rgba(theme.panel_line, 150), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, f(6), f(6))
        self._paint_words(painter, frame.bottom() + f(4))

    def _paint_words(self, painter: QPainter, top: float) -> None:
        theme, f = current(), self.metrics.f
        left, width = f(_PAD + 4), self.width() - f(2 * _PAD + 8)
        head = QRectF(left, top, width, f(_LINE))
        small = text_font(f(_SMALL_PX), 600)
        draw_text(painter, head, self.words.round, small, theme.text2, LEFT)
        x = left + text_width(self.words.round, small) + f(14)
        if isinstance(self.decision, DecisionReview) and self.decision.size != "none":
            draw_size_sign(painter, self.decision.size, QPointF(x, head.center().y()), f(6))
        draw_text(painter, head.adjusted(x + f(12) - left, 0, 0, 0), self.words.size, small, theme.text2, LEFT)
        draw_text(painter, head, self.words.within, text_font(f(_SMALL_PX)), theme.text3, RIGHT)
        head.setRight(head.right() - text_width(self.words.within, text_font(f(_SMALL_PX))) - f(7))
        draw_text(painter, head, self.words.loss, text_font(f(_LOSS_PX), 700), theme.bad, RIGHT)
        y = top + f(_LINE)
        for kind, words, height in self._lines(self.width()):
            box = QRectF(left + f(_SIGN), y, width - f(_SIGN), height + 1)
            sign = QPointF(left + f(9), y + f(11))
            if kind == "own":
                draw_roundel(painter, self._seat, sign, f(8.5))
            elif kind == "bulb":
                side = f(19)
                icon = QRectF(sign.x() - side / 2, sign.y() - side / 2, side, side)
                draw_icon(painter, "bulb", icon, theme.accent, 1.9)
            font = text_font(f(_PX), 600) if kind else text_font(f(_SMALL_PX))
            colour = {"own": theme.text, "bulb": theme.accent}.get(kind, theme.text2)
            draw_text(painter, box, words, font, colour, Qt.AlignmentFlag.AlignLeft, wrap=True)
            y += height + f(4)

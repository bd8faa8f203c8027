"""Games won by kind: a row each with a bar, and a mark where the fair share is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import number, percent, tr
from risk_desktop.profile.summary import Share
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.surface import draw_bar
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import PaintedWidget, clear_layout
from risk_desktop.ui.profile_words import interval_words
from risk_desktop.ui.theme import current, current_metrics

_HIGH = 41.0
"""Height of a row, px at 100 %."""


class ShareRow(PaintedWidget):
    """One kind of games."""

    may_shrink = True

    def __init__(self, share: Share, name: str) -> None:
        super().__init__()
        self.share, self._name = share, name
        self._won = f"{share.won} {tr('profile.won.of', n=share.games)}"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            tr(
                "profile.share.spoken",
                name=name,
                won=share.won,
                n=share.games,
                share=percent(share.share),
                interval=interval_words(share),
                fair=percent(share.fair),
                place=number(share.place, 1),
            )
        )
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """Room for name and figures on a line."""
        f = current_metrics().f
        wide = text_width(self._name, text_font(f(15), 600)) + text_width(self._won, text_font(f(15)))
        return QSize(round(wide + f(150)), current_metrics().px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint the words, the bar and the mark."""
        theme, f = current(), current_metrics().f
        line = QRectF(0, f(2), self.width(), f(24))
        draw_text(painter, line, self._name, text_font(f(15), 600), theme.text, LEFT)
        draw_text(painter, line, interval_words(self.share), text_font(f(13.5)), theme.text2, RIGHT)
        line.setRight(self.width() - f(72))
        draw_text(painter, line, percent(self.share.share), text_font(f(15), 700), theme.text, RIGHT)
        line.setRight(line.right() - f(50))
        draw_text(painter, line, self._won, text_font(f(15)), theme.text2, RIGHT)
        bar = QRectF(0, f(30), self.width(), f(7))
        draw_bar(painter, bar, self.share.share, colour=theme.accent)
        x = bar.left() + bar.width() * self.share.fair
        painter.setPen(QPen(QColor(theme.text), f(2)))
        painter.drawLine(QPointF(x, bar.top() - f(4)), QPointF(x, bar.bottom() + f(4)))


class ShareList(QWidget):
    """Rows of shares below each other."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, current_metrics().px(6), 0)
        self._column.setSpacing(current_metrics().px(1))
        self.rows: list[ShareRow] = []

    def show_shares(self, shares: Sequence[Share], name: Callable[[str], str]) -> None:
        """Show other rows; ``name``: what each key is called."""
        clear_layout(self._column)
        self.rows = [ShareRow(share, name(share.key)) for share in shares]
        for row in self.rows:
            self._column.addWidget(row)
        self._column.addStretch(1)

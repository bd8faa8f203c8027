"""The odds of an attack before the roll: a small panel beside the arrow, with a notch that points at it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import number, percent, tr
from risk_desktop.ui import theme
from risk_desktop.ui.art import LEFT, RIGHT, draw_bar, draw_divider, draw_text, text_width
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.board.panels.pointing_panel import PointingPanel
from risk_desktop.ui.fonts import text_font

_WIDTH, _NARROW = 204.0, 176.0
_TALL, _LOW = 104.0, 80.0
# Height and type size of the line that says what is assumed.
_LINE, _SMALL = 17.0, 12.5
_PADDING, _RADIUS = 14.0, 12.0
# From this text scale on it grows no more, as the fight does.
_LARGE_TEXT = 1.4


@dataclass(frozen=True)
class _Odds:
    win: float
    lose: float
    they_lose: float
    note: str
    compact: bool
    assumes: str


class OddsPill(PointingPanel):
    """Win chance, a bar, expected losses of both sides, what is assumed of the defender, at most one consequence.

    It lets the mouse through.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._odds = _Odds(0.0, 0.0, 0.0, "", False, "")

    def set_odds(
        self,
        win: float,
        lose: float,
        they_lose: float,
        note: str | None = None,
        compact: bool = False,
        assumes: str = "",
    ) -> None:
        """Show a win chance (0-1), the armies that you and they lose on average, and a consequence in words.

        ``compact`` shortens the words for narrow windows; ``assumes``: what the figures assume the defender does.
        """
        self._odds = _Odds(win, lose, they_lose, note or "", compact, assumes)
        spoken = tr("board.odds_spoken", win=percent(win), lose=number(lose, 1), they=number(they_lose, 1))
        self.setAccessibleName(", ".join(filter(None, (spoken, assumes))))
        self.adjustSize()
        self.update()

    def forms(self) -> list[QSizeF]:
        """Return the one size of the panel; long words widen it."""
        unit = _unit()
        mine, theirs = self._losses()
        font = text_font(14 * unit, 600)
        wanted = text_width(mine, font) + text_width(theirs, font) + (2 * _PADDING + 16) * unit
        headline = text_width(percent(self._odds.win), text_font(31 * unit, 800))
        wanted = max(wanted, headline + text_width(tr("board.to_win"), font) + (2 * _PADDING + 12) * unit)
        if self._odds.note:
            wanted = max(wanted, text_width(self._odds.note, text_font(13.5 * unit, 600)) + (2 * _PADDING + 24) * unit)
        wanted = max(wanted, text_width(self._odds.assumes, text_font(_SMALL * unit, 500)) + 2 * _PADDING * unit)
        width = max(wanted, (_NARROW if self._odds.compact else _WIDTH) * unit)
        height = ((_TALL if self._odds.note else _LOW) + (_LINE if self._odds.assumes else 0)) * unit
        return [QSizeF(width, height)]

    def paint(self, painter: QPainter) -> None:
        """Paint panel, notch, chance, bar, losses and the note."""
        unit, rect = _unit(), self.panel_rect()
        self.paint_body(painter, _RADIUS * unit)
        self._paint_words(painter, rect.adjusted(_PADDING * unit, 0, -_PADDING * unit, 0), unit)

    def _paint_words(self, painter: QPainter, box: QRectF, unit: float) -> None:
        colours, odds = theme.current(), self._odds
        top = QRectF(box.x(), box.y() + 5 * unit, box.width(), 36 * unit)
        draw_text(painter, top, percent(odds.win), text_font(31 * unit, 800), colours.text, LEFT)
        draw_text(
            painter, top.translated(0, 2 * unit), tr("board.to_win"), text_font(14 * unit, 600), colours.text2, RIGHT
        )
        draw_bar(painter, QRectF(box.x(), box.y() + 43 * unit, box.width(), 7 * unit), odds.win)
        row = QRectF(box.x(), box.y() + 54 * unit, box.width(), 20 * unit)
        mine, theirs = self._losses()
        draw_text(painter, row, mine, text_font(14 * unit, 600), colours.bad, LEFT)
        draw_text(painter, row, theirs, text_font(14 * unit, 600), colours.good, RIGHT)
        if odds.assumes:
            row = QRectF(box.x(), row.bottom() - 2 * unit, box.width(), (_LINE + 2) * unit)
            draw_text(painter, row, odds.assumes, text_font(_SMALL * unit, 500), colours.text2, LEFT)
        if odds.note:
            draw_divider(painter, box.left(), box.right(), row.bottom() + 3 * unit)
            side = 17 * unit
            draw_icon(painter, "crown", QRectF(box.x() - unit, row.bottom() + 6 * unit, side, side), colours.accent)
            words = QRectF(box.x() + 23 * unit, row.bottom() + 4 * unit, box.width() - 23 * unit, 21 * unit)
            draw_text(painter, words, odds.note, text_font(13.5 * unit, 600), colours.text, LEFT)

    def _losses(self) -> tuple[str, str]:
        keys = ("board.you_lose", "board.they_lose")
        if self._odds.compact:
            keys = ("board.you_lose_short", "board.they_lose_short")
        return tr(keys[0], x=number(self._odds.lose, 1)), tr(keys[1], x=number(self._odds.they_lose, 1))


def _unit() -> float:
    """Return the factor of the sizes at 100 %: a pill that grew on with the text would hide the land that it is about."""
    sizes = theme.current_metrics()
    return sizes.density * min(_LARGE_TEXT, sizes.text_scale)

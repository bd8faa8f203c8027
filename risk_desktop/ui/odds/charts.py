"""Charts of a chance: the chance to win as a bar, and a histogram of the attackers left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop import i18n
from risk_desktop.i18n import tr
from risk_desktop.ui.art.lettering import CENTRE, draw_text, text_width
from risk_desktop.ui.art.surface import draw_bar
from risk_desktop.ui.colour import mix
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.theme import current, current_metrics

_BAR, _COLUMNS_HEIGHT, _LABEL_PX = 10.0, 46.0, 13.5
_MOST_COLUMNS = 9


@dataclass(frozen=True)
class OddsColumn:
    """One column of the histogram: label, share (0 to 1), and whether it stands for a failed attack."""

    words: str
    share: float
    lost: bool = False


def columns_of(survivors: Sequence[float], most: int) -> list[OddsColumn]:
    """Return at most ``most`` columns for the chances to win with n attackers left; ``survivors[0]``: the chance to lose.

    If there are more numbers than columns, neighbouring numbers share one, in groups of equal size.
    """
    numbers = len(survivors) - 1
    size = -(-numbers // max(1, most - 1)) if numbers else 1
    columns = [OddsColumn(tr("tables.battle.lost"), survivors[0], True)]
    for first in range(1, numbers + 1, size):
        last = min(numbers, first + size - 1)
        words = str(first) if first == last else f"{first}–{last}"
        columns.append(OddsColumn(words, sum(survivors[first : last + 1])))
    return columns


class ChanceBar(PaintedWidget):
    """The chance to win as a bar, with a mark for the chance before the last roll."""

    may_shrink = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._share = 0.0
        self._mark: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, mark: float | None) -> None:
        """Fill to a share (0 to 1), with an optional mark."""
        self._share, self._mark = share, mark
        self.update()

    def sizeHint(self) -> QSize:
        """The bar, with room for the mark."""
        return QSize(current_metrics().px(160), current_metrics().px(_BAR) + 10)

    def paint(self, painter: QPainter) -> None:
        """Paint the bar."""
        theme = current()
        box = QRectF(0, 5, self.width(), self.height() - 10)
        rest = mix(theme.well, theme.bar_poor, 0.34).name()
        draw_bar(painter, box, self._share, rest=rest, mark=self._mark)


class Histogram(PaintedWidget):
    """The chances to win with each number of attackers left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._survivors: tuple[float, ...] = (1.0,)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def show_survivors(self, survivors: Sequence[float]) -> None:
        """Show the chances by number of attackers left; the first is the chance to lose."""
        self._survivors = tuple(survivors)
        parts = (f"{column.words}: {i18n.percent(column.share)}" for column in self.columns())
        self.setAccessibleName(f"{tr('tables.battle.left')}: {', '.join(parts)}")
        self.setToolTip("\n".join(f"{column.words}: {i18n.percent(column.share, 1)}" for column in self.columns()))
        self.update()

    def columns(self) -> list[OddsColumn]:
        """Return the columns that fit into the width."""
        font = self._font()
        room = max(1.0, float(self.width() or self.sizeHint().width()))
        most = _MOST_COLUMNS
        while most > 3:
            columns = columns_of(self._survivors, most)
            widest = max(text_width(column.words, font) for column in columns) + 6
            if widest * len(columns) <= room:
                return columns
            most -= 1
        return columns_of(self._survivors, most)

    def _font(self) -> QFont:
        return text_font(current_metrics().f(_LABEL_PX), 600)

    def sizeHint(self) -> QSize:
        """Columns and their labels."""
        metrics = current_metrics()
        return QSize(metrics.px(230), metrics.px(_COLUMNS_HEIGHT + 24))

    def minimumSizeHint(self) -> QSize:
        """Narrower columns."""
        return QSize(current_metrics().px(150), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        """Paint the columns."""
        theme, metrics, columns = current(), current_metrics(), self.columns()
        font = text_font(metrics.f(_LABEL_PX), 600)
        step, words = self.width() / len(columns), metrics.f(20)
        base = self.height() - words - 2
        highest = max(column.share for column in columns) or 1.0
        most = max((number for number, column in enumerate(columns) if column.share == highest), default=0)
        for number, column in enumerate(columns):
            height = max(1.5, (base - 4) * column.share / highest)
            bar = QRectF(number * step + step * 0.08, base - height, step * 0.84, height)
            colour = QColor(theme.bar_poor if column.lost else theme.bar_good)
            if column.share < highest * 0.34 and not column.lost:
                colour = mix(theme.bar_good, theme.well, 0.35)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour.lighter(104) if number == most else colour)
            painter.drawRoundedRect(bar, 2, 2)
            ink = theme.bad if column.lost else theme.text
            draw_text(painter, QRectF(number * step - 6, base + 2, step + 12, words), column.words, font, ink, CENTRE)

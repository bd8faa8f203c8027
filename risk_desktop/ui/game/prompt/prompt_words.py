"""What the bottom bar says: a sentence and a line of help, as large as their room allows."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.kit import Label, Painted, wrapped
from risk_desktop.ui.kit.painted import Condensed
from risk_desktop.ui.theme import current_metrics

_WAYS = (
    (1.0, True, 2),
    (0.9, True, 2),
    (0.9, True, 3),
    (1.0, False, 2),
    (0.9, False, 3),
    (0.8, False, 3),
    (0.7, False, 4),
    (0.6, False, 9),
)
"""Share of the bar's size, whether the line of help shows (else it is in the tooltip), and most lines of each: the first
that fits, at last the smallest; what doesn't fit even then is cut at its end, and whole in the tooltip."""
_MOST_LINES = 99
"""More lines than there is ever room for: so many has a text with a word that is too long for its room."""
_MOST_KEPT = 64


class _Words(Label):
    """Words with what is behind them on the bar: with new ones neither it nor the board below is painted again."""

    def __init__(self, role: str, parent: QWidget, bar: Painted) -> None:
        super().__init__("", role, parent=parent)
        self._bar = bar
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and words."""
        painter = QPainter(self)
        self._bar.paint_behind(self, painter)
        painter.end()
        super().paintEvent(event)


@dataclass(frozen=True)
class _Way:
    """Share of the bar's size, whether the line of help shows, how high title and help are, px, and whether they fit."""

    share: float
    helps: bool
    title: int
    help: int
    fits: bool


class PromptWords(Condensed, QWidget):
    """Title and help. They give way to the buttons, and never push them."""

    def __init__(self, bar: Painted) -> None:
        super().__init__(bar)
        self._title = _Words("prompt", self, bar)
        self._help = _Words("secondary", self, bar)
        self._taken: object = None
        self.fit = True
        """Whether all that stands there can be read whole."""
        self._ways: dict[object, _Way] = {}

    @property
    def title(self) -> str:
        """The sentence that stands there."""
        return self._title.text()

    def say(self, title: str, told: str) -> None:
        """Say something else; ``place`` must follow."""
        self._title.setText(title)
        self._help.setText(told)

    def place(self, rect: QRect, share: float) -> None:
        """Stand in a rectangle of a bar whose text has a share of its usual size."""
        self.setGeometry(rect)
        key = self._title.text(), self._help.text(), rect.size().toTuple(), share, current_metrics()
        if key not in self._ways:
            if len(self._ways) >= _MOST_KEPT:
                self._ways.clear()
            self._ways[key] = self._way(rect.size(), share)
        way = self._ways[key]
        self._take(share * way.share)
        self._help.setVisible(way.helps)
        self.fit = way.fits
        left_out = ("" if way.fits else self._title.text(), "" if way.helps else self._help.text())
        tip = wrapped("\n".join(filter(None, left_out)))
        if tip != self.toolTip():
            self.setToolTip(tip)
        top = max(0, (rect.height() - way.title - way.help) // 2)
        self._title.setGeometry(0, top, rect.width(), way.title)
        self._help.setGeometry(0, top + way.title, rect.width(), way.help)

    def _way(self, room: QSize, share: float) -> _Way:
        """Return how the words stand in their room."""
        fitting = next((way for way in _WAYS if self._fits(way, room, share)), None)
        size, helps, _ = fitting or _WAYS[-1]
        self._take(share * size)
        helps = helps and bool(self._help.text())
        below = _high(self._help, room.width()) if helps else 0
        title = min(_high(self._title, room.width()), room.height())
        return _Way(size, helps, title, below, fitting is not None)

    def _fits(self, way: tuple[float, bool, int], room: QSize, share: float) -> bool:
        size, helps, most = way
        self._take(share * size)
        labels = [self._title, *([self._help] if helps and self._help.text() else ())]
        lines = [_lines(label, room.width()) for label in labels]
        return max(lines) <= most and sum(_high(label, room.width()) for label in labels) <= room.height()

    def _take(self, share: float) -> None:
        if (share, current_metrics()) != self._taken:
            self.share, self._taken = share, (share, current_metrics())
            for label in (self._title, self._help):
                label.restyle()


def _high(label: Label, width: int) -> int:
    return _lines(label, width) * QFontMetrics(label.font()).lineSpacing() + 1


def _lines(label: Label, width: int) -> int:
    metrics = QFontMetrics(label.font())
    box = metrics.boundingRect(QRect(0, 0, max(40, width), 10_000), Qt.TextFlag.TextWordWrap.value, label.text())
    return max(1, round(box.height() / metrics.lineSpacing())) if box.width() <= width else _MOST_LINES

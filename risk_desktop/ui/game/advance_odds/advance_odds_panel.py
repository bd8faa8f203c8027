"""What an advance comes to: a row for each territory, and how many armies are left at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from risk_desktop.engine.advance_odds import AdvanceOdds
from risk_desktop.i18n import number, percent, tr
from risk_desktop.ui.kit import IconButton, Label, Panel, ScrollArea, Scrolled, clear_layout
from risk_desktop.ui.odds.charts import Histogram
from risk_desktop.ui.theme import current_metrics

UNDO_KEY = "Backspace"
_CHART = 96
"""Height of the chart, px at 100 %."""


@dataclass(frozen=True)
class AdvanceRow:
    """A territory of an advance: its name, the armies that hold it, the chance to have taken it."""

    name: str
    armies: int
    chance: float


class AdvanceOddsPanel(Panel):
    """Shows an advance. Signals of its buttons: ``closed``, ``undo_wanted``."""

    closed = Signal()
    undo_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=12, gap=6)
        self._title = Label("", "heading", colour="accent", wrap=False)
        self._close = IconButton("close", "", key="Esc", kind="ghost", size=28)
        self._close.setShortcut("")
        self._close.clicked.connect(self.closed)
        self.head, self.told = Label("", "strong"), Label("", "secondary")
        self.undo = IconButton("undo", "", key=UNDO_KEY, kind="ghost", size=28)
        self.undo.setShortcut("")  # the screen has the key
        self.undo.clicked.connect(self.undo_wanted)
        self._rows, self._histogram = QGridLayout(), Histogram()
        self._histogram.setFixedHeight(current_metrics().px(_CHART))
        self._histogram_words = Label("", "caption")
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        content, head, column = Scrolled(), QHBoxLayout(), self.column()
        head.addWidget(self._title, 1)
        head.addWidget(self.undo)
        head.addWidget(self._close)
        column.addLayout(head)
        inner = QGridLayout(content)
        inner.setContentsMargins(0, 0, 0, 0)
        self._rows.setHorizontalSpacing(current_metrics().px(10))
        self._rows.setVerticalSpacing(current_metrics().px(3))
        self._rows.setColumnStretch(0, 1)
        inner.addWidget(self.head, 0, 0)
        inner.addLayout(self._rows, 1, 0)
        inner.addWidget(self.told, 2, 0)
        inner.addWidget(self._histogram_words, 3, 0)
        inner.addWidget(self._histogram, 4, 0)
        inner.setRowStretch(5, 1)
        scroll = ScrollArea()
        scroll.setWidget(content)
        column.addWidget(scroll, 1)

    def show_advance(self, head: str, told: str, rows: Sequence[AdvanceRow], odds: AdvanceOdds | None) -> None:
        """Show where an advance sets out, what is told of it, its rows, and what it comes to; None: nothing yet."""
        self._title.setText(tr("odds_tool.open"))
        self._close.set_name(tr("common.close"))
        self.undo.set_name(tr("advance_odds.undo"))
        self.undo.setEnabled(bool(head))
        self.head.setText(head)
        self.head.setVisible(bool(head))
        self.told.setText(told)
        clear_layout(self._rows)
        if rows:
            self._rows.addWidget(Label(tr("advance_odds.land"), "caption"), 0, 0)
            self._rows.addWidget(Label(tr("advance_odds.taken"), "caption", wrap=False), 0, 1)
        for line, row in enumerate(rows, start=1):
            self._rows.addWidget(
                Label(f"{line}. {row.name} ·\N{NO-BREAK SPACE}{number(row.armies)}", "strong"), line, 0
            )
            self._rows.addWidget(Label(percent(row.chance), "strong", wrap=False, colour="good"), line, 1)
        self._show_left(odds)
        spoken = [tr("advance_odds.spoken", name=row.name, chance=percent(row.chance)) for row in rows]
        self.setAccessibleName(". ".join(filter(None, (tr("advance_odds.title"), head, *spoken, told))))

    def _show_left(self, odds: AdvanceOdds | None) -> None:
        for part in (self._histogram, self._histogram_words):
            part.setVisible(odds is not None)
        if odds is not None:
            self._histogram_words.setText(tr("advance_odds.left"))
            self._histogram.show_survivors(left_at_end(odds))


def left_at_end(odds: AdvanceOdds) -> tuple[float, ...]:
    """Return the chance of each number of armies at the end, 0 for an advance that gets stuck."""
    most = max(odds.left, default=0)
    return (1.0 - odds.win, *(odds.left.get(armies, 0.0) for armies in range(1, most + 1)))

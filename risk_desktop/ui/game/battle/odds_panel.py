"""The odds of a battle: chance to win now and before the last roll, expected losses, histogram of attackers left."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop import i18n
from risk_desktop.engine.odds import FightOdds
from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Label, Restyled
from risk_desktop.ui.odds.charts import ChanceBar, Histogram
from risk_desktop.ui.theme import current_metrics

# Shares of the width, and the gap between, px at 100 %.
_FIGURES_SHARE, _HISTOGRAM_SHARE, _GAP = 10, 9, 26


class OddsPanel(Restyled, QWidget):
    """The odds of the battle as it stands, beside a histogram."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._assumes = ""
        self._chance = Label("", "big", wrap=False, parent=self)
        self._goal = Label("", "strong", parent=self)
        self._before = Label("", "secondary", parent=self)
        self._bar = ChanceBar(self)
        self.losses = Label("", "secondary", parent=self)
        self._caption = Label(tr("tables.battle.left"), "caption", parent=self)
        self._histogram = Histogram(self)
        self._row = QHBoxLayout(self)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._head, self._words = QHBoxLayout(), QVBoxLayout()
        self._build()
        self.restyle()

    def _build(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._words.addStretch(1)
        self._words.addWidget(self._goal)
        self._words.addWidget(self._before)
        self._words.addStretch(1)
        self._head.addWidget(self._chance)
        self._head.addLayout(self._words, 1)
        self._left.addLayout(self._head)
        self._left.addWidget(self._bar)
        self._left.addWidget(self.losses)
        self._left.addStretch(1)
        self._right.addWidget(self._caption)
        self._right.addWidget(self._histogram, 1)
        self._row.addLayout(self._left, _FIGURES_SHARE)
        self._row.addLayout(self._right, _HISTOGRAM_SHARE)

    def set_stacked(self, stacked: bool) -> None:
        """Put the histogram below instead of beside."""
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        # Stacked, the figures take the height they need, and the histogram the rest.
        self._row.setStretch(0, 0 if stacked else _FIGURES_SHARE)
        self._row.setSpacing(current_metrics().px(4 if stacked else _GAP))

    def assume(self, words: str) -> None:
        """Set the words for what the odds assume about the defender."""
        self._assumes = words

    def show_odds(self, place: str, odds: FightOdds, before: FightOdds | None, *, holds: bool = False) -> None:
        """Show the odds of conquering a territory, or of holding it; ``before``: those before the last roll."""
        chance, earlier = (odds.win, before.win if before else None)
        if holds:
            chance, earlier = 1 - chance, None if earlier is None else 1 - earlier
        self._chance.setText(i18n.percent(chance))
        self._goal.setText(tr("tables.battle.hold" if holds else "tables.battle.goal", territory=place))
        self._before.setText(tr("tables.battle.before", chance=i18n.percent(earlier)) if earlier is not None else "")
        self._bar.show_share(chance, earlier)
        lost, beaten = i18n.number(odds.attackers_lost, 1), i18n.number(odds.defenders_lost, 1)
        expected = tr("tables.battle.expected", lost=lost, beaten=beaten)
        self.losses.setText(" · ".join(filter(None, (expected, self._assumes))))
        self._histogram.show_survivors(odds.survivors)
        spoken = (self._chance.text(), self._goal.text(), self._before.text(), self.losses.text())
        self.setAccessibleName(", ".join(filter(None, spoken)))

    def restyle(self) -> None:
        """Scale the spacing."""
        metrics = current_metrics()
        self._row.setSpacing(metrics.px(_GAP))
        self._head.setSpacing(metrics.px(12))
        self._words.setSpacing(0)
        self._left.setSpacing(metrics.px(3))
        self._right.setSpacing(metrics.px(2))

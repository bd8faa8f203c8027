"""How far a review is, with the buttons that stop it and take it farther."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.controller.reviewing import Reviewing
from risk_desktop.i18n import percent, tr
from risk_desktop.review.report import GameReview
from risk_desktop.ui.kit import Button, Label, Panel, ProgressBar
from risk_desktop.ui.theme import current_metrics


class ProgressPanel(Panel):
    """Tells of a review that is being found. ``stopped`` and ``wanted``: the person ends it, or wants more of it."""

    stopped = Signal()
    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=12, gap=14)
        row = self.row()
        words = QVBoxLayout()
        words.setSpacing(current_metrics().px(4))
        line = QHBoxLayout()
        line.setSpacing(current_metrics().px(8))
        self._stage = Label("", "strong", wrap=False)
        self.state = Label("", "secondary")
        line.addWidget(self._stage)
        line.addWidget(self.state, 1)
        self.bar = ProgressBar(tr("review.stage.value"))
        words.addLayout(line)
        words.addWidget(self.bar)
        row.addLayout(words, 1)
        self.stop = Button(tr("review.stop"), "secondary", icon="close")
        self.stop.clicked.connect(self.stopped)
        self.deeper = Button(tr("review.deeper"), "secondary", icon="review")
        self.deeper.clicked.connect(self.wanted)
        row.addWidget(self.stop)
        row.addWidget(self.deeper)

    def show_state(self, reviewing: Reviewing) -> None:
        """Show how far a review is."""
        running = reviewing.is_running
        self.stop.setVisible(running)
        self.deeper.setVisible(not running)
        self.deeper.setText(tr("review.deeper" if reviewing.is_complete else "review.further"))
        self.deeper.setEnabled(not reviewing.is_complete or reviewing.is_doubtful)
        self.deeper.setToolTip(tr("review.deeper.hint" if self.deeper.isEnabled() else "review.deeper.none"))
        self.bar.setVisible(running)
        share = reviewing.done / reviewing.total if reviewing.total else 0.0
        self.bar.show_share(share)
        self._stage.setText(tr(f"review.stage.{reviewing.stage}") if running else self._rest(reviewing))
        if not running:
            self.state.setText(valued_words(reviewing) if reviewing.report is not None else "")
        elif reviewing.stage == "survey":
            self.state.setText(percent(share))
        else:
            self.state.setText(tr("review.progress", reviewing.total, done=reviewing.done))

    @staticmethod
    def _rest(reviewing: Reviewing) -> str:
        """Return how it stands while nothing more is being found."""
        if reviewing.fault is not None:
            return tr("review.failed")
        return tr("review.stage.done" if reviewing.is_complete else "review.stage.stopped")


def valued_words(reviewing: Reviewing) -> str:
    """Return how many choices are valued, and how many of them only by a first look."""
    report = reviewing.report
    if report is None:
        return ""
    return tr("review.progress", report.total, done=report.valued) + looked_words(report)


def partial_words(report: GameReview) -> str:
    """Return what an account counts that isn't complete yet."""
    words = tr("review.progress", report.total, done=report.valued)
    return tr("review.partial", words=words, looked=looked_words(report))


def looked_words(report: GameReview) -> str:
    """Return how many choices are valued only by a first look, as it goes on behind how many are."""
    return f", {tr('review.first_look', report.provisional)}" if report.provisional else ""

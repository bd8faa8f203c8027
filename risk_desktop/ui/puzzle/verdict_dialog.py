"""What a person has made of a puzzle: how far the judgement is, then the verdict, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import capitalized, number, tr
from risk_desktop.puzzles.judge import Mistake, Verdict
from risk_desktop.review.report import BLUNDER, ERROR
from risk_desktop.ui.game.decisions.words import words_of_choice
from risk_desktop.ui.kit import Button, Dialog, Label, ProgressBar
from risk_desktop.ui.names import Names
from risk_desktop.ui.points import Figure
from risk_desktop.ui.reasons import words_of_motive

_LEAST_ERROR = 0.1
"""Points: games that all came to the same are no proof."""


class VerdictDialog(Dialog):
    """Shows the verdict on a turn as soon as it is found. Signals: ``again``, ``next_wanted``, ``back``."""

    again = Signal()
    next_wanted = Signal()
    back = Signal()

    def __init__(self, window: QWidget, task: str, names: Names, *, has_next: bool) -> None:
        super().__init__(window, tr("puzzles.judging"), width=640, subtitle=task, closable=False)
        self.setObjectName("verdict")
        self._names, self._has_next = names, has_next
        self.bar = ProgressBar(tr("puzzles.judging"), outlined=True)
        self._waiting = Label(tr("puzzles.judging.detail"), "body", colour="text2")
        self.body.addWidget(self._waiting)
        self.body.addWidget(self.bar)
        self._back = self._button("puzzles.back", "secondary", "back")
        self._back.clicked.connect(self.back)

    def show_progress(self, done: int, total: int) -> None:
        """Show how many decisions are valued."""
        self.bar.show_share(done / total if total else 0.0)

    def show_verdict(self, verdict: Verdict) -> None:
        """Show what came of it."""
        self._end_waiting(tr(f"puzzles.verdict.{verdict.result}"))
        solved, nearly = number(100 * ERROR), number(100 * BLUNDER)
        if verdict.worst is None:
            self._tell(tr("puzzles.verdict.nothing"))
        else:
            self._tell(tr("puzzles.verdict.lost", points=number(100 * verdict.lost, 1), solved=solved, nearly=nearly))
            self._tell_mistake(verdict.worst)
        done = verdict.result == "solved" and self._has_next
        again = self._button("puzzles.again", "secondary" if done else "primary", "again")
        again.clicked.connect(self.again)
        if self._has_next:
            onward = self._button("puzzles.next.short", "primary" if done else "secondary", "next")
            onward.clicked.connect(self.next_wanted)
        self._settle()

    def show_fault(self) -> None:
        """Say that there is no verdict."""
        self._end_waiting(tr("puzzles.name"))
        self._tell(tr("puzzles.judging.failed"))
        self._button("puzzles.again", "primary", "again").clicked.connect(self.again)
        self._settle()

    def _button(self, key: str, kind: str, name: str) -> Button:
        button = Button(tr(key), kind, key="Space" if kind == "primary" else "")
        button.setObjectName(name)
        self.add_action(button)
        return button

    def _end_waiting(self, title: str) -> None:
        self.set_title(title)
        for widget in (self._waiting, self.bar):
            self.body.removeWidget(widget)
            widget.deleteLater()

    def _tell(self, words: str, role: str = "body") -> None:
        self.body.addWidget(Label(words, role))

    def _tell_mistake(self, worst: Mistake) -> None:
        """Tell the costliest decision, and what would have been better."""
        loss = Figure(round(-100 * worst.loss.value, 1), max(_LEAST_ERROR, 100 * worst.loss.error))
        self._tell(tr("puzzles.verdict.worst", loss=loss.words(), within=loss.within()), "heading")
        for key, choice in (("done", worst.chosen), ("better", worst.best)):
            self._tell(tr(f"puzzles.verdict.{key}", choice=words_of_choice(choice, self._names, kind=worst.kind)))
        if worst.motives:
            self._tell(
                capitalized("; ".join(words_of_motive(each, self._names) for each in worst.motives)), "secondary"
            )

    def _settle(self) -> None:
        """Take the size of what stands there now, and say it."""
        self.place(0)
        self.first_focus().setFocus()

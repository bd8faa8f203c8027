"""The end of a puzzle's turn: how far its judgement is, then the verdict, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import number, tr
from risk_desktop.puzzles.judge import Mistake, Verdict
from risk_desktop.review.report import BLUNDER, ERROR
from risk_desktop.ui.game.decisions.words import words_of_choice
from risk_desktop.ui.kit import Button, ButtonControl, Dialog, Label, ProgressBar
from risk_desktop.ui.motive_words import words_of_motive
from risk_desktop.ui.names import Names
from risk_desktop.ui.points import loss_figure

_TOLD = 3
"""So many mistakes are told, the costliest."""


class PuzzleDialog(Dialog):
    """Base of the dialogs at the end of a puzzle's turn. Signals: ``again``, ``next_wanted``, ``back`` to all puzzles."""

    again = Signal()
    next_wanted = Signal()
    back = Signal()

    def __init__(self, window: QWidget, title: str, task: str) -> None:
        super().__init__(window, title, width=640, subtitle=task, closable=False)
        self.add_button("puzzles.back", "secondary", "back").clicked.connect(self.back)

    def add_button(self, key: str, kind: str, name: str) -> Button:
        """Add a button with the words of a key; the primary one has the key Space."""
        button = Button(tr(key), kind, key="Space" if kind == "primary" else "")
        button.setObjectName(name)
        self.add_action(button)
        return button

    def tell(self, words: str, role: str = "body") -> None:
        """Add a paragraph."""
        self.body.addWidget(Label(words, role))


class JudgingDialog(PuzzleDialog):
    """Shows how far the judgement is."""

    def __init__(self, window: QWidget, task: str) -> None:
        super().__init__(window, tr("puzzles.judging"), task)
        self.setObjectName("judging")
        self.bar = ProgressBar(tr("puzzles.judging"), outlined=True)
        self.tell(tr("puzzles.judging.detail"))
        self.body.addWidget(self.bar)

    def first_focus(self) -> QWidget:
        """No button: the Space that ends the turn may be pressed once more, and would throw the judgement away."""
        return self

    def show_progress(self, done: int, total: int) -> None:
        """Show how many decisions are valued."""
        self.bar.show_share(done / total if total else 0.0)


class VerdictDialog(PuzzleDialog):
    """Shows the verdict on a turn, or that there is none; ``has_next``: there are other puzzles to solve."""

    def __init__(self, window: QWidget, task: str, verdict: Verdict | None, names: Names, *, has_next: bool) -> None:
        title = tr(f"puzzles.verdict.{verdict.result}") if verdict is not None else tr("puzzles.name")
        super().__init__(window, title, task)
        self.setObjectName("verdict")
        self._names = names
        if verdict is None:
            self.tell(tr("puzzles.judging.failed"))
        else:
            self._tell_verdict(verdict)
        done = has_next and verdict is not None and verdict.result == "solved"
        ways = {"again": self.again} | ({"next": self.next_wanted} if has_next else {})
        for name in sorted(ways, key=lambda way: (way == "next") == done):  # the primary one stands last
            kind = "primary" if (name == "next") == done else "secondary"
            self.add_button(f"puzzles.{name}.short", kind, name).clicked.connect(ways[name])

    def button_for(self, event: QKeyEvent) -> ButtonControl | None:
        """No button while it comes up: a key that was meant for what stood there before would throw the verdict away."""
        return None if self.is_moving() else super().button_for(event)

    def _tell_verdict(self, verdict: Verdict) -> None:
        """Tell whether what was asked for was done, what all decisions cost, and the costliest of them."""
        if verdict.reached is not None:
            unlucky = verdict.result == "solved" and not verdict.reached
            how = "done" if verdict.reached else "unlucky" if unlucky else "undone"
            self.tell(tr(f"puzzles.verdict.{how}"), "strong")
        if not verdict.mistakes:
            self.tell(tr("puzzles.verdict.nothing"))
            return
        solved, nearly, lost = number(100 * ERROR), number(100 * BLUNDER), loss_figure(verdict.lost)
        words = lost._replace(value=-lost.value).words(signed=False)
        limits = "puzzles.verdict.limit" if verdict.reached else "puzzles.verdict.limits"
        told = tr("puzzles.verdict.lost", points=words, within=lost.within())
        self.tell(f"{told} {tr(limits, solved=solved, nearly=nearly)}")
        for mistake in verdict.mistakes[:_TOLD]:
            self._tell_mistake(mistake)
        if len(verdict.mistakes) > _TOLD:
            self.tell(tr("puzzles.verdict.more", len(verdict.mistakes) - _TOLD), "secondary")

    def _tell_mistake(self, mistake: Mistake) -> None:
        """Tell what a decision cost, and what would have been better."""
        loss = loss_figure(mistake.loss)
        done, better = (
            words_of_choice(choice, self._names, kind=mistake.kind) for choice in (mistake.chosen, mistake.best)
        )
        self.tell(tr("puzzles.verdict.mistake", loss=loss.words(), within=loss.within(), done=done), "strong")
        reasons = "; ".join(words_of_motive(each, self._names) for each in mistake.motives)
        told = tr("puzzles.verdict.better", choice=better)
        self.tell(tr("puzzles.verdict.because", better=told, why=reasons) if reasons else told)

"""The end of a puzzle's turn: how far its judgement is, then the verdict, and how to go on."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import number, tr
from risk_desktop.puzzles.judge import Verdict
from risk_desktop.review.report import BLUNDER, ERROR, SMALL
from risk_desktop.ui.kit import Button, ButtonControl, Dialog, Label, ProgressBar
from risk_desktop.ui.names import Names
from risk_desktop.ui.points import loss_points

from .mistake_words import mistake_words

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
    """Shows how far the judgement is, and about how long it still takes."""

    def __init__(self, window: QWidget, task: str) -> None:
        super().__init__(window, tr("puzzles.judging"), task)
        self.setObjectName("judging")
        self.bar = ProgressBar(tr("puzzles.judging"), outlined=True)
        self.tell(tr("puzzles.judging.detail"))
        self.body.addWidget(self.bar)
        self.left = Label("", "secondary")
        self.body.addWidget(self.left)
        self._begun = QElapsedTimer()

    def first_focus(self) -> QWidget:
        """No button: the Space that ends the turn may be pressed once more, and would throw the judgement away."""
        return self

    def show_progress(self, done: int, total: int) -> None:
        """Show how many decisions are valued; the time left follows from how long those have taken."""
        self.bar.show_share(done / total if total else 0.0)
        told = [tr("puzzles.judging.progress", total, done=done)]
        if not self._begun.isValid():
            self._begun.start()
        elif 0 < done < total:
            seconds = ceil(self._begun.elapsed() / 1000 * (total - done) / done)
            told.append(tr("puzzles.judging.left", seconds))
        self.left.setText(" · ".join(told))


class VerdictDialog(PuzzleDialog):
    """Shows the verdict on a turn, or that there is none; ``has_next``: there are other puzzles to solve.

    ``look_wanted``: its mistakes are to be seen on the board.
    """

    look_wanted = Signal()

    def __init__(self, window: QWidget, task: str, verdict: Verdict | None, names: Names, *, has_next: bool) -> None:
        title = tr(f"puzzles.verdict.{word_of(verdict)}") if verdict is not None else tr("puzzles.name")
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

    def escape(self) -> None:
        """Go back to all puzzles, but not while it comes up either."""
        if not self.is_moving():
            self.back.emit()

    def _tell_verdict(self, verdict: Verdict) -> None:
        """Tell whether what was asked for was done, what the turn cost, and the costliest decisions of it."""
        lost = loss_points(verdict.lost)
        points = {"points": lost._replace(value=-lost.value).words(signed=False), "within": lost.within()}
        costs = bool(verdict.lost.value)
        if verdict.reached and costs:
            self.tell(tr("puzzles.verdict.done_lost", None, **points), "strong")
        elif verdict.reached is not None:
            missed = "undone_well" if verdict.result == "solved" else "undone"
            self.tell(tr(f"puzzles.verdict.{'done' if verdict.reached else missed}"), "strong")
        if not costs:
            self.tell(tr("puzzles.verdict.nothing"))
            return
        limits = tr("puzzles.verdict.limits", solved=number(100 * ERROR), nearly=number(100 * BLUNDER))
        self.tell(limits if verdict.reached else f"{tr('puzzles.verdict.lost', None, **points)} {limits}")
        if sum(each.loss.value for each in verdict.mistakes) > verdict.lost.value + SMALL:
            self.tell(tr("puzzles.verdict.made_good"), "secondary")
        for mistake in verdict.mistakes[:_TOLD]:
            words = mistake_words(mistake, self._names)
            self.tell(words.done, "strong")
            self.tell(words.better)
        if len(verdict.mistakes) > _TOLD:
            self.tell(tr("puzzles.verdict.more", len(verdict.mistakes) - _TOLD), "secondary")
        if verdict.mistakes:
            look = Button(tr("puzzles.verdict.look"), key="B")
            look.setObjectName("look")
            look.clicked.connect(self.look_wanted)
            self.body.addWidget(look, 0, Qt.AlignmentFlag.AlignLeft)


def word_of(verdict: Verdict) -> str:
    """Return the key of the word for a verdict: who has done what was asked for hasn't missed it, whatever it cost."""
    return "costly" if verdict.result == "missed" and verdict.reached else verdict.result

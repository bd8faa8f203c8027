"""A puzzle on a game's screen: the task stands in the prompt, and the verdict follows the end of the turn."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from risk_desktop.ai.player import Fault
from risk_desktop.controller.judging import Judging
from risk_desktop.controller.puzzle import PuzzleSession
from risk_desktop.i18n import tr
from risk_desktop.puzzles.judge import Verdict
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.screen import PlayScreen

from .dialogs import JudgingDialog, PuzzleDialog, VerdictDialog
from .mistake_show import MistakeShow
from .words import task_words


class PuzzleTable(QObject):
    """Guides a ``session`` on its ``screen``. Signals: ``judged`` (Verdict), ``again``, ``next_wanted``, ``back``."""

    judged = Signal(object)
    again = Signal()
    next_wanted = Signal()
    back = Signal()

    def __init__(self, screen: PlayScreen, session: PuzzleSession, app: AppContext, *, has_next: bool) -> None:
        super().__init__(screen)
        self._screen, self._session, self._has_next = screen, session, has_next
        self._judging = Judging(session, self)
        self._judging.judged.connect(self._show)
        self._judging.failed.connect(self._fail)
        self.dialog: PuzzleDialog | None = None
        self._verdict: Verdict | None = None
        screen.missed.when = "never"
        session.turn_over.connect(self._judge)
        app.changed.connect(self._tell_task)
        self._tell_task()

    def _tell_task(self) -> None:
        """Let the task stand in the prompt, in place of its line of help; that of a mistake says what was better."""
        looking = self._screen.director.asking(MistakeShow) is not None
        note = "" if looking else tr("puzzles.task", task=task_words(self._session.puzzle))
        self._screen.game_layout.prompt.set_note(note)

    def _judge(self) -> None:
        """Have the turn judged that has been played."""
        dialog = JudgingDialog(self._screen, task_words(self._session.puzzle))
        self._judging.advanced.connect(dialog.show_progress)
        self._open(dialog)
        self._judging.begin()

    def _open(self, dialog: PuzzleDialog) -> None:
        """Open a dialog in place of the one before."""
        if self.dialog is not None:
            self.dialog.dismiss()
        self.dialog = dialog
        dialog.again.connect(self.again)
        dialog.next_wanted.connect(self.next_wanted)
        dialog.back.connect(self.back)
        dialog.open()

    def _show(self, verdict: Verdict) -> None:
        self.judged.emit(verdict)
        self._tell(verdict)

    def _fail(self, fault: Fault) -> None:
        self._tell(None)

    def _tell(self, verdict: Verdict | None) -> None:
        task, names = task_words(self._session.puzzle), self._screen.context.names
        self._verdict = verdict
        dialog = VerdictDialog(self._screen, task, verdict, names, has_next=self._has_next)
        dialog.look_wanted.connect(self._look)
        self._open(dialog)

    def _look(self) -> None:
        """Show on the board what was done and what would have been better, until the person goes back to the verdict."""
        verdict, recording, director = self._verdict, self._session.recording, self._screen.director
        assert verdict is not None and recording is not None and self.dialog is not None
        self.dialog.dismiss()
        self.dialog = None
        places = self._session.places
        mistakes = [(places[mistake.number], mistake) for mistake in verdict.mistakes]
        asked = recording.game_at(mistakes[0][0]).pending()
        assert asked is not None
        shown = MistakeShow(self._screen.context, director.updater, recording, mistakes)
        director.look_at(shown, asked)
        self._tell_task()
        shown.passed.connect(self._back_to_verdict)

    def _back_to_verdict(self) -> None:
        self._screen.director.ask_again()
        self._tell_task()
        self._tell(self._verdict)

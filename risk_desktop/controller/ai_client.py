"""A worker thread that waits for the opponents' process, so that the window never does."""

from __future__ import annotations

from PySide6.QtCore import QObject, QThread, Signal, Slot

from risk_desktop.ai.player import Fault
from risk_desktop.engine.state import Outcome

from .ai_process import AiProcess
from .question import Question, RulesSpec

DEADLINE_SECONDS = 12.0
"""A decision that takes longer counts as late: the safe choice is played, unless the answer comes before it is shown."""


class _Waiter(QObject):
    """Lives on the worker thread; blocks there on the pipe."""

    answered = Signal(int, object)

    def __init__(self, order: RulesSpec) -> None:
        super().__init__()
        self._ai_process = AiProcess(order)
        self.wanted = -1
        """The ticket of the newest question; set by the other thread."""

    @Slot()
    def warm_up(self) -> None:
        """Start the child process."""
        self._ai_process.warm_up()

    @Slot(int, object)
    def ask(self, ticket: int, question: Question) -> None:
        """Wait for the answer to ``question``; one that is late is told as a Fault first, and again when it comes."""
        reply = self._ai_process.ask(question, DEADLINE_SECONDS)
        self.answered.emit(ticket, reply)
        if isinstance(reply, Fault) and reply.kind == "late":
            late = self._ai_process.late_answer(lambda: self.wanted == ticket)
            if late is not None:
                self.answered.emit(ticket, late)

    @Slot(object)
    def over(self, outcome: Outcome) -> None:
        """Tell who wants to know how the game ended."""
        self._ai_process.over(outcome)

    def interrupt(self) -> None:
        """Make a running ``ask`` return; called from the other thread."""
        self._ai_process.interrupt()

    @Slot()
    def close(self) -> None:
        """End the child process."""
        self._ai_process.close()


class AiClient(QObject):
    """Asks the opponents. ``answered(ticket, choice or Fault)`` comes later, on the caller's thread.

    After a Fault of kind "late" it may come once more, with the answer.
    """

    answered = Signal(int, object)
    _asked = Signal(int, object)
    _ended = Signal(object)
    _closed = Signal()
    _warmed = Signal()

    def __init__(self, order: RulesSpec, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._thread.setObjectName("opponents")
        self._waiter = _Waiter(order)
        self._waiter.moveToThread(self._thread)
        self._asked.connect(self._waiter.ask)
        self._ended.connect(self._waiter.over)
        self._closed.connect(self._waiter.close)
        self._warmed.connect(self._waiter.warm_up)
        self._waiter.answered.connect(self.answered)
        self._thread.start()

    def warm_up(self) -> None:
        """Start the child process while the person still looks at the board."""
        self._warmed.emit()

    def ask(self, ticket: int, question: Question) -> None:
        """Put ``question``; ``ticket`` comes back with the answer."""
        self._waiter.wanted = ticket
        self._asked.emit(ticket, question)

    def over(self, outcome: Outcome) -> None:
        """Tell the outside programs how the game ended."""
        self._ended.emit(outcome)

    def close(self) -> None:
        """Stop the child and the thread; a running question is given up."""
        self._waiter.interrupt()
        self._closed.emit()
        self._thread.quit()
        self._thread.wait(5000)

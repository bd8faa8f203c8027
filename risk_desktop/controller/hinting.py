"""A hint while it is being found: a process of its own does it, from what the player sees and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.ai.player import Fault
from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View
from risk_desktop.review.hint import Adviser
from risk_desktop.review.report import Hint

from .ai_process import told
from .child_process import ChildProcess
from .question import RulesSpec
from .session import GameSession

log = logging.getLogger(__name__)

_LISTEN_MS = 50
"""How often it is looked whether the process has told something."""


class HintOrder(Struct, frozen=True):
    """A redacted ``state`` by these ``rules`` in which ``player`` is asked, and wants to know what to answer."""

    rules: RulesSpec
    player: int
    state: GameState


def advise(order: HintOrder) -> Iterator[Hint]:
    """Yield the hint for an order."""
    yield Adviser().hint(View(order.player, order.state, order.rules.compose()))


class HintProcess(ChildProcess[Hint]):
    """Finds one hint. OSError, RuntimeError: it doesn't start."""

    def __init__(self, order: HintOrder) -> None:
        super().__init__(advise, order, "hint")


class Hinting(QObject):
    """Finds hints for whoever is asked in a ``session``, one at a time.

    A position that changes meanwhile ends it. Signals: ``found`` (Hint), ``failed`` (Fault).
    """

    found = Signal(object)
    failed = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._process: HintProcess | None = None
        self._listen = QTimer(self, interval=_LISTEN_MS)
        self._listen.timeout.connect(self._hear)
        for changed in (session.happened, session.taken_back, session.ended):
            changed.connect(self.stop)

    @property
    def is_running(self) -> bool:
        """Whether a hint is being found."""
        return self._process is not None

    def begin(self) -> None:
        """Find a hint for the person who is asked."""
        self.stop()
        session, decision = self._session, self._session.decision
        if decision is None or session.closed:
            return
        game, table = session.game, session.table
        rules = RulesSpec(table.edition, game.rules.board, len(table.seats), dict(table.options))
        order = HintOrder(rules, decision.player, session.view(decision.player).state)
        try:
            self._process = HintProcess(order)
        except (OSError, RuntimeError) as error:
            self._fail(Fault("crash", told(error)))
        else:
            self._listen.start()

    def stop(self) -> None:
        """Let it be: what is still told is told to nobody."""
        self._listen.stop()
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _hear(self) -> None:
        heard = self._process.heard() if self._process is not None else []
        if not heard:
            return
        self.stop()
        news = heard[0]
        if isinstance(news, Fault):
            self._fail(news)
        else:
            self.found.emit(news)

    def _fail(self, fault: Fault) -> None:
        log.warning("no hint: %s", fault.detail)
        self.failed.emit(fault)

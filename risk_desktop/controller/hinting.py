"""A hint while it is being found: a process of its own does it, and the window never waits."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject, Signal

from risk_desktop.ai.player import Fault
from risk_desktop.review.report import Hint

from .child_listener import ChildListener
from .hint_process import HintOrder, HintProcess
from .question import RulesSpec
from .session import GameSession

log = logging.getLogger(__name__)


class Hinting(QObject):
    """Finds hints for whoever is asked in a ``session``, one at a time.

    A position that changes meanwhile ends it, and so does a game that is left. Signals: ``found`` (Hint), ``failed`` (Fault).
    """

    found = Signal(object)
    failed = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._child = ChildListener(self)
        self._child.heard.connect(self._hear)
        for changed in (session.happened, session.taken_back, session.ended, session.left):
            changed.connect(self.stop)

    @property
    def is_running(self) -> bool:
        """Whether a hint is being found."""
        return self._child.is_running

    def begin(self) -> None:
        """Find a hint for the person who is asked."""
        session, decision = self._session, self._session.decision
        if decision is None or session.closed:
            self.stop()
            return
        game, table = session.game, session.table
        rules = RulesSpec(table.edition, game.rules.board, len(table.seats), dict(table.options))
        order = HintOrder(rules, decision.player, session.view(decision.player).state)
        self._child.begin(partial(HintProcess, order))

    def stop(self) -> None:
        """Let it be: what is still told is told to nobody."""
        self._child.stop()

    def _hear(self, news: Hint | Fault) -> None:
        self.stop()
        if isinstance(news, Fault):
            log.warning("no hint: %s", news.detail)
            self.failed.emit(news)
        else:
            self.found.emit(news)

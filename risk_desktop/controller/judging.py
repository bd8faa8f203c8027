"""The judgement of a puzzle while it is being found: a spawned child does it, and the window never waits."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from risk_desktop.ai.player import Fault
from risk_desktop.puzzles.judge import Judge, Tried, Verdict

from .child_listener import ChildListener
from .child_process import ChildProcess
from .puzzle import PuzzleSession
from .question import RulesSpec

log = logging.getLogger(__name__)


class JudgeOrder(Struct, frozen=True):
    """What ``player`` has decided in a turn by these ``rules``, and whether he has done what was asked for."""

    rules: RulesSpec
    player: int
    tries: tuple[Tried, ...]
    reached: bool | None


class JudgeNews(Struct, frozen=True):
    """How many decisions of ``total`` are valued, and what came of it when all are."""

    done: int
    total: int
    verdict: Verdict | None = None


def judge(order: JudgeOrder) -> Iterator[JudgeNews]:
    """Judge a turn, and yield how far that is after each decision."""
    judging = Judge(order.rules.compose(), order.player, order.tries, order.reached)
    yield JudgeNews(0, judging.total)
    for done in judging.value():
        yield JudgeNews(done, judging.total)
    yield JudgeNews(judging.total, judging.total, judging.verdict)


class JudgeProcess(ChildProcess[JudgeNews]):
    """Judges a turn. OSError, RuntimeError: it doesn't start."""

    def __init__(self, order: JudgeOrder) -> None:
        super().__init__(judge, order, "judge")


class Judging(QObject):
    """Judges the turn of a ``session``. Signals: ``advanced`` (done, total), ``judged`` (Verdict), ``failed`` (Fault)."""

    advanced = Signal(int, int)
    judged = Signal(object)
    failed = Signal(object)

    def __init__(self, session: PuzzleSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._child = ChildListener(self)
        self._child.heard.connect(self._hear)
        session.left.connect(self.stop)

    def begin(self) -> None:
        """Judge what the person has decided so far."""
        session = self._session
        table, board = session.table, session.game.rules.board
        rules = RulesSpec(table.edition, board, len(table.seats), dict(table.options))
        order = JudgeOrder(rules, session.puzzle.player, session.tries(), session.is_reached)
        self._child.begin(partial(JudgeProcess, order))

    def stop(self) -> None:
        """Let it be: what is still told is told to nobody."""
        self._child.stop()

    def _hear(self, news: JudgeNews | Fault) -> None:
        if isinstance(news, Fault):
            log.warning("no verdict: %s", news.detail)
            self.stop()
            self.failed.emit(news)
        elif news.verdict is not None:
            self.stop()
            self.judged.emit(news.verdict)
        else:
            self.advanced.emit(news.done, news.total)

"""The opponents' process: one spawned child without Qt, kept alive for the whole game, answers one question at a time.

The window's process sends a redacted state; the child derives the decision from it and answers with a choice. So no
live state ever crosses, and thinking never takes the interpreter lock of the window (stack: measured as smooth as no
opponent at all).
"""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from risk_desktop.ai.clock import Allowance, Clock
from risk_desktop.ai.intent import Reply
from risk_desktop.ai.player import Fault, Opponent, make_opponent, reply_of
from risk_desktop.bots.commands import is_outside
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.view import View

from .outside import Programs
from .priority import step_back
from .question import Question, RulesSpec

log = logging.getLogger(__name__)

SEARCH_SECONDS = 8.0
"""When a search ends with the best that it has: before the window's patience does."""
START_SECONDS = 60.0
"""How long the child may take to load. On a busy machine that is many times what a decision takes."""
_READY = "ready"
_GLANCE_SECONDS = 0.05
"""How often somebody who waits for a late answer looks whether it is still wanted."""


def answer(
    rules: Rules,
    question: Question,
    opponents: dict[tuple[int, str], Opponent],
    clock: Clock | None = None,
    allowance: Allowance | None = None,
) -> Reply | Fault:
    """Return the opponent's reply; a crash in its code becomes a Fault.

    ``opponents`` keeps them between questions; ``clock`` and ``allowance`` are what all of them look at: the same ones for
    each question.
    """
    try:
        key = (question.player, question.level)
        if key not in opponents:
            opponents[key] = make_opponent(question.level, question.seed, question.temperament, clock, allowance)
        if allowance is not None:
            allowance.seconds = question.seconds
        if clock is not None:
            clock.restart()
        view = View(question.player, question.state, rules)
        decision = Game(rules, question.state.copy()).pending()
        if decision is None:
            return Fault("illegal", "nothing is asked")
        return reply_of(opponents[key], view, decision)
    except Exception as error:  # the boundary to code that may be anybody's: reported, never swallowed
        log.exception("opponent %s failed", question.level)
        return Fault("crash", told(error))


def serve(connection: Connection, order: RulesSpec) -> None:
    """Body of the child: say that it is ready, then answer questions until None comes or the other side is gone."""
    step_back()
    rules = order.compose()
    opponents: dict[tuple[int, str], Opponent] = {}
    clock, allowance = Clock(SEARCH_SECONDS), Allowance()
    try:
        connection.send(_READY)
        while (question := connection.recv()) is not None:
            connection.send(answer(rules, question, opponents, clock, allowance))
    except (EOFError, ConnectionError, KeyboardInterrupt):
        return


def told(error: BaseException) -> str:
    """Return an error in one line; those without words of their own by their names."""
    return ": ".join(filter(None, (type(error).__name__, str(error))))


class AiProcess:
    """The window's end: starts the child when first needed, and again when it has died or still thinks of something old.

    Outside programs are asked without the child: they are processes of their own.
    """

    def __init__(self, order: RulesSpec) -> None:
        self._order = order
        self._programs = Programs(order)
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._ready = self._pending = False
        self._stopping = False

    def ask(self, question: Question, seconds: float) -> Reply | Fault:
        """Return the answer; a Fault if the child dies or needs more than ``seconds``, its start not counted. Blocks.

        Who was late goes on thinking: ``late_answer``. Nothing is raised, whatever fails: a process that doesn't start,
        an answer that can't be read.
        """
        if self._stopping:
            return self._given_up()
        if is_outside(question.level):
            return self._programs.ask(question, seconds)
        try:
            self._forget_old()
            connection = self._connected()
            if self._stopping:  # interrupted while the child was being started: nobody else would end it
                return self._given_up()
            if not self._started(connection):
                self._end_child()
                return Fault("crash", f"the opponents' process didn't start within {START_SECONDS:g} s")
            connection.send(question)
            self._pending = True
            if not self._speaks(connection, seconds):
                return Fault("late", f"no answer within {seconds:g} s")
            return self._received(connection)
        except Exception as error:  # the boundary to another process: whatever comes of it, the game goes on
            return self._failed(error)

    def late_answer(self, wanted: Callable[[], bool]) -> Reply | Fault | None:
        """Return the answer of a child that was late, waiting as long as it is ``wanted``; None: it didn't come. Blocks."""
        connection = self._connection
        try:
            while self._pending and connection is not None and wanted():
                if self._speaks(connection, _GLANCE_SECONDS):
                    return self._received(connection)
        except Exception as error:  # as in ``ask``
            return self._failed(error)
        return None

    def _started(self, connection: Connection) -> bool:
        """Wait for a child that is being started; False: for too long."""
        if not self._ready and self._speaks(connection, START_SECONDS):
            self._ready = connection.recv() == _READY
        return self._ready

    def _speaks(self, connection: Connection, seconds: float) -> bool:
        """Wait for a message of the child. EOFError, OSError: it has ended, which its pipe alone doesn't always tell."""
        if self._process is None:
            return connection.poll(seconds)
        told = wait([connection, self._process.sentinel], seconds)
        if told and not connection.poll(0):
            raise EOFError("the child has ended")
        return bool(told)

    def _received(self, connection: Connection) -> Reply | Fault:
        reply: Reply | Fault = connection.recv()
        self._pending = False
        return reply

    def _forget_old(self) -> None:
        """Take an answer that came too late off the pipe; end a child that still thinks of it."""
        connection = self._connection
        if not self._pending or connection is None:
            return
        if connection.poll(0):
            self._received(connection)
        else:
            self._end_child()

    def _failed(self, error: Exception) -> Fault:
        """End the child; return what became of it."""
        if self._stopping:  # the child was killed while it thought: nothing has failed
            return self._given_up()
        log.warning("the opponents' process failed", exc_info=error)
        self._end_child()
        return Fault("crash", f"the opponents' process failed: {told(error)}")

    def _given_up(self) -> Fault:
        """End the child; return what is answered when the game has been left."""
        self._end_child()
        return Fault("late", "the game is being closed")

    def warm_up(self) -> None:
        """Start the child ahead of the first question; where that fails, the first question tells."""
        if self._stopping:
            return
        try:
            self._connected()
        except Exception as error:
            log.warning("the opponents' process doesn't start: %s", told(error))

    def _connected(self) -> Connection:
        if self._connection is None or self._process is None or not self._process.is_alive():
            self._end_child()
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, self._order), name="opponents", daemon=True)
            try:
                process.start()
            except BaseException:
                ours.close()
                raise
            finally:
                theirs.close()
            self._connection, self._process = ours, process
        return self._connection

    def interrupt(self) -> None:
        """End a child that thinks, from another thread: the waiting ``ask`` returns a Fault at once, later ones too."""
        self._stopping = True
        self._programs.interrupt()
        process = self._process
        if process is not None:
            process.kill()

    def over(self, outcome: Outcome) -> None:
        """Tell the outside programs how the game ended."""
        self._programs.over(outcome)

    def close(self) -> None:
        """End the child and the outside programs."""
        self._end_child()
        self._programs.close()

    def _end_child(self) -> None:
        """End the child: politely if it listens, at once if it thinks."""
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        self._ready = self._pending = False
        if connection is not None:
            connection.close()
        if process is not None:
            process.join(0.05)
            if process.is_alive():
                process.kill()
                process.join(1.0)

"""A spawned child without Qt that works an order off and only tells what it has found: whoever has enough of it ends it."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Generic, TypeVar

from risk_desktop.ai.player import Fault

from .ai_process import told
from .priority import step_back

log = logging.getLogger(__name__)

Order = TypeVar("Order")
News = TypeVar("News")


class ChildProcess(Generic[News]):
    """The window's end: starts the child at once, and never waits for it. OSError, RuntimeError: it doesn't start.

    ``work`` is a function of a module, which yields what is found for an ``order``.
    """

    def __init__(self, work: Callable[[Order], Iterable[News]], order: Order, name: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe(duplex=False)
        self._process: SpawnProcess = context.Process(target=serve, args=(theirs, work, order), name=name, daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._connection.close()
            raise
        finally:
            theirs.close()

    def heard(self) -> list[News | Fault]:
        """Return what the child has told since the last time; a Fault where it has died."""
        found: list[News | Fault] = []
        try:
            alive = self._process.is_alive()  # before the pipe is looked into: who told all and went is not dead
            while self._connection.poll(0):
                found.append(self._connection.recv())
        except Exception as error:  # as in ``serve``: an end of the pipe, or something that can't be read
            return [*found, Fault("crash", told(error))]
        if not alive and not found:
            found.append(Fault("crash", f"the child has ended ({self._process.exitcode})"))
        return found

    def close(self) -> None:
        """End the child, whatever it is at."""
        self._connection.close()
        self._process.kill()
        self._process.join(1.0)


def serve(connection: Connection, work: Callable[[Order], Iterable[object]], order: Order) -> None:
    """Body of the child: tell what is found until all is, or the other side is gone; a Fault where that fails."""
    step_back()
    try:
        for news in work(order):
            connection.send(news)
    except (EOFError, ConnectionError, KeyboardInterrupt):
        return
    except Exception as error:  # the boundary to another process: reported, never swallowed
        log.exception("%r failed", order)
        connection.send(Fault("crash", told(error)))

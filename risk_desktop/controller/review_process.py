"""The reviewing process: a spawned child without Qt, which values the choices of one save and tells what it has found by now.

It only tells: whoever has had enough of it ends it, and keeps what was told last.
"""

from __future__ import annotations

import logging
import multiprocessing
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Literal

from msgspec import Struct

from risk_desktop.ai.player import Fault
from risk_desktop.review.report import GameReview
from risk_desktop.review.reviewer import Reviewer
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.recording import recorded

from .ai_process import step_back, told

log = logging.getLogger(__name__)

TELL_SECONDS = 0.25
"""What has been found is told at most so often."""

Stage = Literal["survey", "value", "deepen"]
"""What the child is at: it looks through the game, values what isn't valued yet, or plays the doubtful out further."""


class ReviewOrder(Struct, frozen=True):
    """What is to be reviewed: a ``save``, decisions of the seats in ``first`` before the others.

    ``known``: what has been found before; ``deeper``: whether to play out further what is in doubt.
    """

    save: Path
    first: tuple[int, ...]
    known: GameReview | None = None
    deeper: bool = False


class ReviewNews(Struct, frozen=True):
    """What has been found by now, nothing before the end of the first survey: ``done`` of ``total`` of this stage.

    ``last``: there is nothing more to come.
    """

    stage: Stage
    done: int
    total: int
    report: GameReview | None = None
    last: bool = False


def review(order: ReviewOrder) -> Iterator[ReviewNews]:
    """Review a save, and yield how far that is at most every ``TELL_SECONDS``. SaveError, UnfinishedError, OSError."""
    loaded = read_save(order.save)
    recording = recorded(loaded, board_of(loaded)).recording
    reviewer = Reviewer(recording, order.first, order.known)
    beat = _Beat()
    for share in reviewer.survey():
        if beat.is_due():
            yield ReviewNews("survey", round(share * recording.end), recording.end, order.known)
    total = reviewer.total
    yield ReviewNews("value", reviewer.valued, total, reviewer.report())
    for valued in reviewer.value():
        if beat.is_due():
            yield ReviewNews("value", valued, total, reviewer.report())
    stage: Stage = "value"
    if order.deeper:
        stage, total = "deepen", len(reviewer.doubtful)
        for done in reviewer.deepen():
            if beat.is_due():
                yield ReviewNews("deepen", done, total, reviewer.report())
    yield ReviewNews(stage, total, total, reviewer.report(), last=True)


class _Beat:
    """Tells when something is due again."""

    def __init__(self) -> None:
        self._next = 0.0

    def is_due(self) -> bool:
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + TELL_SECONDS
        return True


def serve(connection: Connection, order: ReviewOrder) -> None:
    """Body of the child: tell what is found until all is, or the other side is gone; a Fault where that fails."""
    step_back()
    try:
        for news in review(order):
            connection.send(news)
    except (EOFError, ConnectionError, KeyboardInterrupt):
        return
    except Exception as error:  # the boundary to another process: reported, never swallowed
        log.exception("the review of %s failed", order.save)
        connection.send(Fault("crash", told(error)))


class ReviewProcess:
    """The window's end: starts the child at once, and never waits for it. OSError, RuntimeError: it doesn't start."""

    def __init__(self, order: ReviewOrder) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe(duplex=False)
        self._process: SpawnProcess = context.Process(target=serve, args=(theirs, order), name="review", daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._connection.close()
            raise
        finally:
            theirs.close()

    def heard(self) -> list[ReviewNews | Fault]:
        """Return what the child has told since the last time; a Fault where it has died."""
        found: list[ReviewNews | Fault] = []
        try:
            alive = self._process.is_alive()  # before the pipe is looked into: who told all and went is not dead
            while self._connection.poll(0):
                found.append(self._connection.recv())
        except Exception as error:  # as above: an end of the pipe, or something that can't be read
            return [*found, Fault("crash", told(error))]
        if not alive and not found:
            found.append(Fault("crash", f"the child has ended ({self._process.exitcode})"))
        return found

    def close(self) -> None:
        """End the child, whatever it is at."""
        self._connection.close()
        self._process.kill()
        self._process.join(1.0)

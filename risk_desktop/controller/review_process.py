"""The reviewing process: a spawned child without Qt, which values the choices of one save and tells what it has found by now.

It only tells: whoever has had enough of it ends it, and keeps what was told last.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from risk_desktop.review.report import GameReview
from risk_desktop.review.reviewer import Reviewer, StageName
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.recording import recorded

from .child_process import ChildProcess

TELL_SECONDS = 0.25
"""What has been found is told at most so often."""


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

    stage: StageName
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
    for stage in reviewer.stages(order.deeper):
        for done in stage.steps:
            if beat.is_due():
                report = reviewer.report() if reviewer.is_surveyed else order.known
                yield ReviewNews(stage.name, done, stage.total, report)
    yield ReviewNews(stage.name, stage.total, stage.total, reviewer.report(), last=True)


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


class ReviewProcess(ChildProcess[ReviewNews]):
    """Reviews a save. OSError, RuntimeError: it doesn't start."""

    def __init__(self, order: ReviewOrder) -> None:
        super().__init__(review, order, "review")

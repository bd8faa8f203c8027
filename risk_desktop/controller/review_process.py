"""The reviewing process: a spawned child without Qt, which values the choices of one save and tells what it has found by now.

It only tells: whoever has had enough of it ends it, and keeps what was told last.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from risk_desktop.review.report import GameReview
from risk_desktop.review.reviewer import Reviewer
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.recording import recorded

from .child_process import ChildProcess

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


class ReviewProcess(ChildProcess[ReviewNews]):
    """Reviews a save. OSError, RuntimeError: it doesn't start."""

    def __init__(self, order: ReviewOrder) -> None:
        super().__init__(review, order, "review")

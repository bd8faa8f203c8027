"""The review of a finished game while it is being found: a process of its own does it, and the window never waits."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from risk_desktop.ai.player import Fault
from risk_desktop.review.keeping import keep_review, kept_review
from risk_desktop.review.report import GameReview
from risk_desktop.review.reviewer import StageName
from risk_desktop.review.valuation import GOOD_ENOUGH

from .child_listener import ChildListener
from .review_process import ReviewNews, ReviewOrder, ReviewProcess

log = logging.getLogger(__name__)


class Reviewing(QObject):
    """Reviews a ``save``; ``first``: whose decisions come before those of the others. It begins with what is kept beside it.

    ``changed``: there is a new ``report`` (None until something is known), it is farther, or has come to its end.
    ``fault``: why it failed, None if it didn't.
    """

    changed = Signal()

    def __init__(self, save: Path, first: Sequence[int] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._save, self._first = save, tuple(first)
        self._fresh = False
        self.report: GameReview | None = kept_review(save)
        self.fault: Fault | None = None
        self.stage: StageName = "survey"
        self.done = self.total = 0
        self._child = ChildListener(self)
        self._child.heard.connect(self._hear)

    @property
    def is_running(self) -> bool:
        """Whether more is being found."""
        return self._child.is_running

    @property
    def is_complete(self) -> bool:
        """Whether all decisions are valued, as far as is done before one goes deeper."""
        return self.report is not None and self.report.is_complete

    @property
    def is_doubtful(self) -> bool:
        """Whether it would help to play more games."""
        decisions = self.report.decisions if self.report is not None else ()
        return any(each.provisional or each.loss.error > GOOD_ENOUGH for each in decisions)

    def begin(self) -> None:
        """Value what isn't valued yet."""
        if not self.is_complete:
            self._start(deeper=False)

    def deepen(self) -> None:
        """Play more games for what is in doubt."""
        self._start(deeper=True)

    def stop(self) -> None:
        """Let it be; what has been found is kept."""
        if self.is_running:
            self.close()
            self.changed.emit()

    def close(self) -> None:
        """End the process, and keep what has been found."""
        self._child.stop()
        if self._fresh and self.report is not None:
            try:
                keep_review(self._save, self.report)
            except OSError as error:  # it is found again the next time
                log.warning("the review could not be kept: %s", error)
        self._fresh = False

    def _start(self, deeper: bool) -> None:
        if self.is_running:
            return
        self.fault, self.stage, self.done, self.total = None, "survey", 0, 0
        order = ReviewOrder(self._save, self._first, self.report, deeper)
        self._child.begin(partial(ReviewProcess, order))
        self.changed.emit()

    def _hear(self, news: ReviewNews | Fault) -> None:
        if isinstance(news, Fault):
            log.warning("the review failed: %s", news.detail)
            self.fault = news
            self.close()
        else:
            self.stage, self.done, self.total = news.stage, news.done, news.total
            if news.report is not None:
                self._fresh = self._fresh or news.report is not self.report
                self.report = news.report
            if news.last:
                self.close()
        self.changed.emit()

"""Reviews in the window: of which game, where closing them leads, and the replays that open from them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from risk_desktop.controller.loading import ReplayJob
from risk_desktop.controller.replay import ReplaySource, source_of
from risk_desktop.controller.reviewing import Reviewing
from risk_desktop.i18n import tr
from risk_desktop.ui.screens.review.review_screen import ReviewScreen, first_seat

if TYPE_CHECKING:
    from .games import Games
    from .main_window import MainWindow


class Reviews(QObject):
    """Shows reviews among the ``games`` of a window, one at a time; a game that is played on is told to have none."""

    def __init__(self, games: Games, window: MainWindow) -> None:
        super().__init__(games)
        self._games, self._window = games, window
        self._source: ReplaySource | None = None
        self._back: Callable[[], None] = window.show_first
        self._reviewing: Reviewing | None = None
        self._screen: ReviewScreen | None = None

    def open(self, path: Path) -> None:
        """Review a saved game; if that can't be done, say why. The file is only read."""
        if self._games.reading:
            return
        self._games.leave()
        source = self._games.read(ReplayJob(path, self))
        if source is not None:
            self.show(source, self._window.show_load)

    def open_result(self) -> None:
        """Review the game whose result shows; closing the review leads back to its result."""
        opened = self._games.opened
        source = source_of(opened)
        if opened is None or source is None:
            self._window.tell(tr("review.not_kept"))
            return
        self.show(source, partial(self._games.show_result, opened))

    def show(self, source: ReplaySource, back: Callable[[], None], seat: int = -1, find: bool = True) -> None:
        """Show the review of a game, or say why there is none. ``back``: closing leads there; ``find``: go on finding it."""
        lacking = lacks(source)
        if lacking:
            self._window.say(tr("review.title"), tr(lacking))
            return
        assert source.save is not None
        self._games.leave()
        self._source, self._back = source, back
        first = {seat if seat >= 0 else first_seat(source), *source.table.people}
        self._reviewing = Reviewing(source.save, sorted(first), self)
        self._screen = screen = ReviewScreen(self._games.app, source, self._reviewing, seat)
        screen.back.connect(self._leave)
        screen.replay_wanted.connect(self._replay)
        self._window.show_screen(screen)
        if find:
            self._reviewing.begin()

    def close(self) -> None:
        """End what is being found; what has been found is kept."""
        reviewing, self._reviewing, self._screen = self._reviewing, None, None
        if reviewing is not None:
            reviewing.close()
            reviewing.deleteLater()

    def _leave(self) -> None:
        self.close()
        self._back()

    def _replay(self, place: int) -> None:
        """Show the game again from a place, with the errors; closing the replay leads back to the review of the same player."""
        source, screen, back = self._source, self._screen, self._back
        if source is not None and screen is not None:
            find = screen.reviewing.is_running  # not what the person has stopped
            report = screen.reviewing.report
            errors = report.costly() if report is not None else {}
            self._games.replays.show(source, place, partial(self.show, source, back, screen.seat, find), errors)


def lacks(source: ReplaySource) -> str:
    """Return the key of why a game has no review, "" where it has one."""
    if source.recording.has_secrets:
        return "review.not_over"
    if not source.recording.end:
        return "review.no_choices" if source.problem is not None else "review.nothing_chosen"
    return "" if source.save is not None else "review.not_kept"

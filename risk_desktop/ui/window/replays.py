"""Replays in the window: what they are made from, where closing them leads, and how one is played on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from risk_desktop.controller.loading import ReplayJob
from risk_desktop.controller.opening import Opened
from risk_desktop.controller.play_on import play_on, playable_place
from risk_desktop.controller.replay import ReplaySession, ReplaySource, source_of
from risk_desktop.controller.standing_orders import StandingOrders
from risk_desktop.i18n import fault_words, tr
from risk_desktop.maps.problems import MapError
from risk_desktop.review.report import Costly
from risk_desktop.storage.boards import UnknownMap
from risk_desktop.ui.game.replay.play_on_dialog import PlayOnDialog
from risk_desktop.ui.game.replay.replay_desk import ReplayDesk
from risk_desktop.ui.game.replay.timeline import place_words
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from risk_desktop.ui.words import game_words

if TYPE_CHECKING:
    from .games import Games
    from .main_window import MainWindow


class Replays(QObject):
    """Lays the tables of replays among the ``games`` of a window. Of each it knows its source and where closing it leads."""

    def __init__(self, games: Games, window: MainWindow) -> None:
        super().__init__(games)
        self._games, self._window = games, window
        self._source: ReplaySource | None = None
        self._back: Callable[[], None] = window.show_first
        self._errors: Mapping[int, Costly] = {}

    def open(self, path: Path) -> None:
        """Show a saved game again from its beginning; if that fails, say why. The file is only read."""
        if self._games.reading:
            return
        self._games.leave()
        source = self._games.read(ReplayJob(path, self))
        if source is not None:
            self.show(source, 0, self._window.show_load)
            if source.problem is not None:
                self._window.tell(tr(source.problem.key, None, **source.problem.params))

    def open_game(self) -> None:
        """Show the running game again; closing the replay leads back to it."""
        opened = self._games.opened
        source = source_of(opened)
        if opened is None or opened.save is None or source is None:
            return
        self.show(source, source.recording.end, partial(self._go_on, opened.save, opened.session.orders))

    def _go_on(self, save: Path, orders: StandingOrders) -> None:
        """Go on with the game that was looked back at; nobody says anew what he has said there of his defence."""
        self._games.play_on(save)
        if (opened := self._games.opened) is not None:
            opened.session.orders.follow(orders, opened.session.table.people)

    def open_result(self) -> None:
        """Show the game that has ended again; closing the replay leads back to its result."""
        opened = self._games.opened
        source = source_of(opened)
        if opened is None or source is None:
            return
        self.show(source, 0, partial(self._games.show_result, opened))

    def show(
        self,
        source: ReplaySource,
        place: int,
        back: Callable[[], None],
        errors: Mapping[int, Costly] | None = None,
    ) -> None:
        """Lay the table of a replay that begins at ``place``; ``back``: closing it leads there; ``errors``: of a review."""
        self._games.leave()
        self._source, self._back, self._errors = source, back, errors or {}
        session = ReplaySession(source.table, source.recording, place)
        screen = PlayScreen(self._games.app, session, Names(session.table, source.boards), source.boards)
        desk = ReplayDesk(screen, session, self._games.app)
        desk.turns.show_game(game_words(source.table.edition, source.save))
        desk.mark_errors(self._errors)
        desk.closed.connect(self._close)
        desk.review_wanted.connect(self._review)
        desk.play_on_wanted.connect(self._ask)
        screen.left.connect(self._window.show_first)
        screen.quit.connect(self._window.close)
        self._games.show_table(Opened(session, source.boards, None), screen)
        desk.begin()

    def _close(self) -> None:
        self._games.leave()
        self._back()

    def _review(self) -> None:
        """Review the game that is shown again; the way back leads to where its replay stands."""
        source, screen = self._source, self._games.screen
        if source is not None and screen is not None and isinstance(screen.context.session, ReplaySession):
            place, back = screen.context.session.place, self._back
            self._games.reviews.show(source, partial(self.show, source, place, back, self._errors))

    # --- playing on

    def _ask(self) -> None:
        """Ask who plays a copy of the game on from where its replay stands."""
        source, screen = self._source, self._games.screen
        if source is None or screen is None or not isinstance(session := screen.context.session, ReplaySession):
            return
        session.play(False)
        place = playable_place(source.recording, session.place)
        if place < 0:
            self._window.tell(tr("replay.play_on.over"))
            return
        names, alive = screen.context.names, source.recording.game_at(place).state.alive
        dialog = PlayOnDialog(self._window, names, place_words(source.recording, names, place), alive)
        dialog.setProperty("place", place)
        dialog.begun.connect(self._play_on)
        dialog.open()

    def _play_on(self, kinds: list[str]) -> None:
        source, place = self._source, self.sender().property("place")
        if source is None:
            return
        try:
            opened = play_on(source, place, kinds, self._games.app.saves)
        except OSError as error:
            self._window.say(tr("app.start_failed.title"), fault_words(error))
        except (MapError, UnknownMap):
            table = source.table
            words = tr("app.board_unfit", name=", ".join(table.boards), players=len(table.seats))
            self._window.say(tr("app.start_failed.title"), words)
        else:
            self._games.leave()
            self._games.play(opened)

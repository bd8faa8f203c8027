"""Profiles in the window: the page of a person, the replays that open from it, and the saves that are read for it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject

from risk_desktop.controller.catching_up import CatchingUp
from risk_desktop.controller.loading import ReplayJob
from risk_desktop.controller.opening import table_of, with_trusted
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.ui.screens.profile.profile_screen import ProfileScreen

if TYPE_CHECKING:
    from .games import Games
    from .main_window import MainWindow


class Profiles(QObject):
    """Shows profiles among the ``games`` of a window, and has saves read when a game has ended."""

    def __init__(self, games: Games, window: MainWindow) -> None:
        super().__init__(games)
        self._games, self._window = games, window
        self._person = ""
        self.reading = CatchingUp(games.app.saves, self)

    def show(self) -> None:
        """Show the profile that was looked at last; whatever isn't read yet is read meanwhile."""
        self._games.leave()
        self._games.app.set_game_theme("")
        screen = ProfileScreen(self._games.app, self.reading, self._person)
        screen.back.connect(self._leave)
        screen.replay_wanted.connect(self._replay)
        screen.rematch_wanted.connect(self._rematch)
        screen.told.connect(self._window.tell)
        self._screen = screen
        self._window.show_screen(screen)
        self.reading.begin()

    def close(self) -> None:
        """Read no more saves; what has been read is kept."""
        self.reading.close()

    def _leave(self) -> None:
        self._person = self._screen.person
        self._window.show_first()

    def _replay(self, save: Path, place: int) -> None:
        """Show a game again from a place; closing the replay leads back to the profile."""
        if self._games.reading:
            return
        self._person = self._screen.person
        source = self._games.read(ReplayJob(save, self))
        if source is not None:
            self._games.replays.show(source, min(place, source.recording.end), self.show)

    def _rematch(self, save: Path) -> None:
        """Begin another game like a saved one, in which everybody sits one seat farther."""
        self._person = self._screen.person
        try:
            table = table_of(read_save(save)).as_begun
        except (SaveError, OSError) as fault:
            self._window.refuse(self._games.why(fault))
            return
        table, _ = with_trusted(table, self._games.app.settings.programs)
        self._games.start(msgspec.structs.replace(table, seats=(*table.seats[1:], table.seats[0]), seed=0))

"""Sharing the game at the table of a window: one that is played, shown again or over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from risk_desktop.controller.replay import ReplaySession, source_of
from risk_desktop.ui.names import Names
from risk_desktop.ui.share.share_dialog import ShareDialog
from risk_desktop.ui.share.shared_game import SharedGame

if TYPE_CHECKING:
    from risk_desktop.ui.window.games import Games
    from risk_desktop.ui.window.main_window import MainWindow


class Sharing(QObject):
    """Opens the dialog for the game that is at the table of ``games``."""

    def __init__(self, games: Games, window: MainWindow) -> None:
        super().__init__(games)
        self._games, self._window = games, window

    def open(self) -> None:
        """Ask how the game is to be shared; a replay as it stands where it is."""
        opened, screen = self._games.opened, self._games.screen
        source = source_of(opened)
        if opened is None or source is None:
            return
        session = opened.session
        place = session.place if isinstance(session, ReplaySession) else source.recording.end
        game = SharedGame(source.recording, Names(source.table, source.boards), source.boards)
        dialog = ShareDialog(self._window, game, place, on_board=screen is not None)
        if screen is not None:
            dialog.copy_wanted.connect(screen.board_copy.copy)
        dialog.open()

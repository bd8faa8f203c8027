"""The menu of the table and what it opens, and the picture of the board that leaving it takes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.help.keys_help import KeysHelp
from risk_desktop.ui.game.help.rules_at_hand import RulesAtHand
from risk_desktop.ui.game.menu.menu import GameMenu
from risk_desktop.ui.screens.settings import SettingsDialog


class TableMenu(QObject):
    """Opens menu and settings over the table and follows what is chosen.

    Signals: ``left`` (to the first screen), ``quit``, ``pictured`` (QImage of the board, for the list of saves).
    """

    left = Signal()
    quit = Signal()
    pictured = Signal(QImage)

    def __init__(
        self, app: AppContext, context: GameContext, director: Director, rules: RulesAtHand, screen: QWidget
    ) -> None:
        super().__init__(screen)
        self._app, self._context, self._director, self._rules, self._screen = app, context, director, rules, screen

    def show(self) -> None:
        """Open the menu."""
        (menu := GameMenu(self._screen, kept=self._context.session.kept)).chosen.connect(self.follow)
        menu.open()

    def show_settings(self) -> None:
        """Open the settings."""
        SettingsDialog(self._screen, self._app).open()

    def follow(self, name: str) -> None:
        """Do what was chosen, by the name of its row."""
        if name == "settings":
            self.show_settings()
        elif name == "rules":
            self._rules.toggle()
        elif name == "all_rules":
            self._rules.open_index()
        elif name == "keys":
            KeysHelp(self._screen).open()
        elif name in ("leave", "quit"):
            self.take_picture()
            (self.left if name == "leave" else self.quit).emit()

    def take_picture(self) -> None:
        """Take a picture of the board, unless what is asked must not be seen by others."""
        presenter, board = self._director.presenter, self._context.board
        secret = presenter is not None and presenter.active and presenter.secret
        if board.isVisible() and board.is_painted and not secret:
            self.pictured.emit(board.picture())

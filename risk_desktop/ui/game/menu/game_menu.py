"""The menu of a running game, and what its rows and the status bar do."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import ceil

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.storage.settings import Speed
from risk_desktop.ui.about.about_dialog import AboutDialog
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.help.keys_help import KeysHelp
from risk_desktop.ui.game.help.rules_at_hand import RulesAtHand
from risk_desktop.ui.game.menu.bars import StatusBar
from risk_desktop.ui.game.menu.board_copy import visible_board
from risk_desktop.ui.game.players.seat_dialog import SEATS_KEY
from risk_desktop.ui.game.recap.recap_dock import RECAP_KEY
from risk_desktop.ui.kit import Dialog, ListRow
from risk_desktop.ui.odds.odds_dialog import OddsDialog
from risk_desktop.ui.settings_dialog import SettingsDialog
from risk_desktop.ui.theme import current_metrics

REPLAY_KEY = "Shift+F8"
"""Shows all that has happened in the game again."""
_ROWS = (
    ("resume", "play", "Esc"),
    ("settings", "settings", ""),
    ("seats", "user", SEATS_KEY),
    ("recap", "step", RECAP_KEY),
    ("replay", "chronicle", REPLAY_KEY),
    ("rules", "help", "F1"),
    ("all_rules", "book", "Shift+F1"),
    ("odds", "die", ""),
    ("keys", "keyboard", ""),
    ("share", "share", ""),
    ("about", "info", ""),
    ("resign", "flag", ""),
    ("leave", "exit", ""),
    ("quit", "close", ""),
)
# Height of a row, the gap between two, and the least width of one, px at 100 %.
_ROW, _GAP, _WIDE = 42, 5, 330
# What a dialog needs beside its content, px at 100 %.
_MARGINS = 100


class GameMenu(Dialog):
    """What one may do beside playing, in two columns where the window is wide enough for them.

    ``chosen`` carries the name of the row; those that are ``lacking`` are there, but can't be chosen.

    Leaving needs no confirmation, as everything is saved; where something isn't, ``note`` says so (a key).
    """

    chosen = Signal(str)

    def __init__(self, window: QWidget, note: str = "play.menu.saved", lacking: Collection[str] = ()) -> None:
        super().__init__(window, tr("play.menu.title"), width=2 * _WIDE, subtitle=tr(note))
        self._rows: dict[str, ListRow] = {}
        for name, icon, key in _ROWS:
            row = ListRow(icon, tr(f"play.menu.{name}"), key=key, height=_ROW)
            row.setObjectName(name)
            row.clicked.connect(self._choose)
            row.setEnabled(name not in lacking)
            self._rows[name] = row
        gap, grid = current_metrics().px(_GAP), QGridLayout()
        grid.setSpacing(gap)
        widest = max(row.minimumSizeHint().width() for row in self._rows.values())
        columns = 2 if 2 * widest + gap + current_metrics().px(_MARGINS) <= window.width() else 1
        high = ceil(len(_ROWS) / columns)
        for number, row in enumerate(self._rows.values()):
            grid.addWidget(row, number % high, number // high)
            grid.setColumnStretch(number // high, 1)
        self.body.addLayout(grid)

    def row(self, name: str) -> ListRow:
        """Return a row by its name, as in ``_ROWS``."""
        return self._rows[name]

    def _choose(self) -> None:
        name = self.sender().objectName()
        self.dismiss()
        self.chosen.emit(name)


class MenuController(QObject):
    """Opens the menu and the settings over the game, and does what is chosen there and in the status bar.

    Signals: ``left`` (for the first screen), ``quit``, ``replay_wanted`` (of all that has happened), ``share_wanted``,
    ``advance_odds_wanted`` (odds on the board), ``seats_wanted`` (who plays them), ``resign_wanted``, ``pictured`` (QImage of the
    board, for the list of saves).
    """

    left = Signal()
    quit = Signal()
    share_wanted = Signal()
    advance_odds_wanted = Signal()
    replay_wanted = Signal()
    seats_wanted = Signal()
    resign_wanted = Signal()
    pictured = Signal(QImage)

    def __init__(
        self,
        app: AppContext,
        context: GameContext,
        director: Director,
        rules: RulesAtHand,
        status: StatusBar,
        screen: QWidget,
    ) -> None:
        super().__init__(screen)
        self._app, self._context, self._director, self._rules, self._screen = app, context, director, rules, screen
        self._deeds: dict[str, Callable[[], object]] = {
            "settings": self.show_settings,
            "seats": self.seats_wanted.emit,
            "recap": director.recall,
            "replay": self.ask_replay,
            "rules": rules.toggle,
            "all_rules": rules.open_index,
            "odds": self._show_odds,
            "keys": self._show_keys,
            "share": self.share_wanted.emit,
            "about": self._show_about,
            "resign": self.resign_wanted.emit,
            "leave": self._leave,
            "quit": self._quit,
        }
        status.speed_chosen.connect(self._keep_speed)
        status.sound_toggled.connect(self._toggle_sound)
        status.settings_wanted.connect(self.show_settings)
        context.session.ordered.connect(self._keep_orders)

    def show(self) -> None:
        """Open the menu."""
        session = self._context.session
        lacking = session.menu_lacks if session.may_resign else (*session.menu_lacks, "resign")
        menu = GameMenu(self._screen, session.menu_note, lacking)
        menu.chosen.connect(self.follow)
        menu.open()

    def ask_replay(self) -> None:
        """Leave the game for a replay of all that has happened; only a game that is saved can be come back to."""
        if self._context.session.kept:
            self.take_picture()
            self.replay_wanted.emit()

    def show_settings(self) -> None:
        """Open the settings."""
        SettingsDialog(self._screen, self._app).open()

    def follow(self, name: str) -> None:
        """Do what was chosen, by the name of its row."""
        if name in self._deeds:  # "resume" closes the menu, and that is all
            self._deeds[name]()

    def _show_keys(self) -> None:
        KeysHelp(self._screen).open()

    def _show_odds(self) -> None:
        dialog = OddsDialog(self._screen, self._context.session.table.edition, on_board=True)
        dialog.board_wanted.connect(self.advance_odds_wanted)
        dialog.open()

    def _show_about(self) -> None:
        AboutDialog(self._screen).open()

    def _leave(self) -> None:
        self.take_picture()
        self.left.emit()

    def _quit(self) -> None:
        self.take_picture()
        self.quit.emit()

    def _keep_speed(self, name: Speed) -> None:
        self._app.settings.ai_speed = name
        self._app.save()

    def _keep_orders(self) -> None:
        settings, orders = self._app.settings, self._context.session.orders
        settings.defence, settings.losses = orders.defence, orders.losses
        self._app.save()

    def _toggle_sound(self) -> None:
        self._app.settings.muted = not self._app.settings.muted
        self._app.save()

    def take_picture(self) -> None:
        """Take a picture of the board, unless the present decision is secret."""
        picture = visible_board(self._context.board, self._director)
        if picture is not None:
            self.pictured.emit(picture)

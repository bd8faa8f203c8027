"""The program's window: a stack of screens, and the ways between them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.paths import resources_dir
from risk_desktop.storage.listing import latest_unfinished, summary_of
from risk_desktop.ui.about.about_dialog import AboutDialog
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.desktop.save_drop import dropped_save
from risk_desktop.ui.desktop.turn_call import TurnCall
from risk_desktop.ui.desktop.window_geometry import WindowGeometry
from risk_desktop.ui.kit import Button, Dialog, Label, ToastHost
from risk_desktop.ui.motion import FRAME_MS
from risk_desktop.ui.odds.odds_dialog import OddsDialog
from risk_desktop.ui.screens.load.load_screen import LoadScreen
from risk_desktop.ui.screens.screen import Screen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.settings_dialog import SettingsDialog
from risk_desktop.ui.touch.finger import Finger

if TYPE_CHECKING:
    from risk_desktop.controller.opening import Opened
    from risk_desktop.controller.table import Table
    from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen

    from .games import Games


class MainWindow(QWidget):
    """Shows one screen at a time; ``playing`` is the running game."""

    parted = Signal()
    """A screen that showed before is gone for good."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.app = context
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._games: Games | None = None
        self._toasts: ToastHost | None = None
        self._crash: Dialog | None = None
        self.setWindowTitle(tr("app.name"))
        self.setWindowIcon(QIcon(str(resources_dir() / "icons" / "risk-desktop.svg")))
        self.setMinimumSize(1024, 640)
        self.setAcceptDrops(True)
        self.turn_call = TurnCall(self)
        self.turn_call.clicked.connect(self.bring_to_front)
        self._finger = Finger(self)
        self._keeper = WindowGeometry(self, context.settings)
        self.show_first()

    @property
    def cramped(self) -> bool:
        """Whether it should be maximized at first, as the display is small."""
        return self._keeper.cramped

    @property
    def playing(self) -> Opened | None:
        """The running game, None if there is none."""
        return self._games.opened if self._games is not None else None

    def save_path(self) -> Path | None:
        """Return the save of the running game, None if there is none."""
        return self.playing.save if self.playing is not None else None

    def tell(self, words: str) -> None:
        """Show a short message."""
        if self._toasts is not None:
            self._toasts.show_message(words, icon="warning")

    # Ways between the screens

    def show_first(self) -> None:
        """Leave any running game, and show the first screen."""
        self._leave_game()
        self.app.set_game_theme("")
        screen = FirstScreen(self.app)
        summary = latest_unfinished(self.app.saves)
        picture = QImage(str(summary.thumbnail)) if summary and summary.thumbnail else None
        screen.set_continue(summary, picture)
        screen.continue_game.connect(self.continue_last)
        screen.new_game.connect(self.show_new_game)
        screen.load.connect(self.show_load)
        screen.settings.connect(self.show_settings)
        screen.rules.connect(self.show_rules)
        screen.learn.connect(self.learn)
        screen.about.connect(self.show_about)
        screen.odds.connect(self.show_odds)
        screen.profile.connect(self.show_profile)
        screen.puzzles.connect(self.show_puzzles)
        screen.quit.connect(self.close)
        self.show_screen(screen)

    def show_about(self) -> None:
        """Tell version, marks and licences above the present screen."""
        if not self._shows(AboutDialog):
            AboutDialog(self).open()

    def show_odds(self) -> None:
        """Open the odds of any fight, with the dice of the rule set that was played last."""
        OddsDialog(self, self.app.settings.last_setup.edition).open()

    def show_rules(self) -> None:
        """Open the index of all rules, which begins with those of the game, or of the edition that was played last."""
        from risk_desktop.editions.rulebook import RulesInPlay
        from risk_desktop.ui.rules.rules_index import RulesIndex

        table = self._games.screen if self._games is not None else None
        if self._shows(RulesIndex):
            return
        if table is not None:
            table.rules.open_index()
        else:
            RulesIndex(self, RulesInPlay(self.app.settings.last_setup.edition)).open()

    def _shows(self, kind: type[Dialog]) -> bool:
        """Tell whether a dialog of this kind is open already."""
        return any(not dialog.leaving for dialog in self.findChildren(kind))

    def show_new_game(self) -> None:
        """Show the set-up of a new game."""
        self.offer_game()

    def offer_game(self) -> NewGameScreen:
        """Show the set-up of a new game and return it."""
        from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen

        self.app.set_game_theme("")
        screen = NewGameScreen(self.app)
        screen.back.connect(self.show_first)
        screen.start.connect(self.start)
        screen.learn.connect(self.learn)
        self.show_screen(screen)
        return screen

    def show_load(self) -> None:
        """Show the saved games."""
        screen = LoadScreen(self.app)
        screen.back.connect(self.show_first)
        screen.open_save.connect(self.open)
        screen.replay_save.connect(self.replay)
        screen.review_save.connect(self.review)
        self.show_screen(screen)

    def show_profile(self) -> None:
        """Show what somebody has played."""
        self.games.profiles.show()

    def show_puzzles(self) -> None:
        """Show the puzzles."""
        self.games.puzzles.show()

    def show_settings(self) -> None:
        """Open the settings above the present screen."""
        if self._shows(SettingsDialog):
            return
        dialog = SettingsDialog(self, self.app)
        dialog.closed.connect(self._refresh_first)
        dialog.open()

    def _refresh_first(self) -> None:
        """Show the first screen again, as the language may have changed."""
        if isinstance(self._stack.currentWidget(), FirstScreen):
            self.show_first()

    def continue_last(self) -> None:
        """Continue the last unfinished game."""
        summary = latest_unfinished(self.app.saves)
        if summary is not None:
            self.open(summary.path)

    # Games

    @property
    def games(self) -> Games:
        """What begins and ends the games; half of the program, so that the first screen shows before it is loaded."""
        if self._games is None:
            from .games import Games

            self._games = Games(self)
        return self._games

    def start(self, table: Table) -> None:
        """Start a new game (seed 0: a random one); if that fails, say so above the present screen."""
        self.games.start(table)

    def learn(self, name: str) -> None:
        """Start a lesson; if that fails, say why."""
        self.games.learn(name)

    def open(self, path: Path) -> None:
        """Continue a saved game; if that fails, say why. Does nothing while a game is being opened."""
        self.games.open(path)

    def replay(self, path: Path) -> None:
        """Show a saved game again from its beginning; if that fails, say why. Does nothing while a game is being opened."""
        self.games.replays.open(path)

    def review(self, path: Path) -> None:
        """Review a saved game; if that can't be done, say why. Does nothing while a game is being opened."""
        self.games.reviews.open(path)

    def look_at(self, path: Path) -> None:
        """Open a save as the desktop wants it: a finished game as a replay, any other where it stands."""
        try:
            finished = summary_of(path).is_finished
        except OSError:
            finished = False  # opening it says what is wrong
        if finished:
            self.replay(path)
        else:
            self.open(path)

    def _leave_game(self) -> None:
        if self._games is not None:
            self._games.leave()

    # Errors

    def report_crash(self, report: Path | None) -> None:
        """Say that something failed, once for all errors that come together, and offer to continue from the save.

        ``report``: where the report lies, None if it could not be written.
        """
        if self._crash is not None:
            return
        save = self.save_path()
        self._leave_game()
        self.show_first()
        self._crash = dialog = Dialog(self, tr("app.crash.title"), width=560, closable=True)
        words = tr("app.crash.text", path=str(report)) if report else tr("app.crash.unreported")
        dialog.body.addWidget(Label(words))
        dialog.closed.connect(self._forget_crash)
        if save is not None and save.exists():
            dialog.setProperty("save", str(save))
            resume = Button(tr("app.crash.resume"), "primary", key="Space", icon="retry")
            resume.clicked.connect(self._resume)
            dialog.add_action(resume)
        dialog.open()

    def _resume(self) -> None:
        """Continue the game during which something failed."""
        dialog, self._crash = self._crash, None
        if dialog is not None:
            dialog.closed.disconnect(
                self._forget_crash
            )  # another error gets a dialog of its own, even while this one fades out
            dialog.dismiss()
            self.open(Path(dialog.property("save")))

    def _forget_crash(self) -> None:
        self._crash = None

    def refuse(self, words: str) -> None:
        """Show the first screen, and above it why a game can't be opened."""
        self.show_first()
        self.say(tr("app.open_failed.title"), words)

    def say(self, title: str, *words: str) -> None:
        """Open a message above the present screen, with a paragraph for each of ``words``."""
        dialog = Dialog(self, title, width=560)
        for paragraph in words:
            dialog.body.addWidget(Label(paragraph))
        dialog.open()

    def bring_to_front(self, save: str = "") -> None:
        """Come to the front, and open a save unless it is being played: the desktop, or a second start, wants it."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if save and Path(save) != self.save_path():
            self.look_at(Path(save))

    # The window itself

    def show_screen(self, screen: QWidget) -> None:
        """Show a screen instead of the present one."""
        self.bring(screen)
        self.turn_to(screen)

    def bring(self, screen: QWidget) -> None:
        """Put a screen behind the one that shows, which signals no more.

        Until that is deleted, it may still tell about a game that has been left: its end would be shown above the next
        game, which would then wait for ever.
        """
        if (before := self._stack.currentWidget()) is not None:
            before.blockSignals(True)
        self._stack.addWidget(screen)
        self._toasts = ToastHost(screen)

    def turn_to(self, screen: QWidget) -> None:
        """Show a screen that has been brought, and part with all others."""
        self._stack.setCurrentWidget(screen)
        screen.setFocus()
        VOICE.answer(sentences(screen.spoken() if isinstance(screen, Screen) else [screen.accessibleName()]))
        for before in [self._stack.widget(number) for number in range(self._stack.count())]:
            if before is not None and before is not screen:
                self._stack.removeWidget(before)
                before.hide()
                QTimer.singleShot(FRAME_MS, self, partial(self._part, before))  # the new one is painted first

    def _part(self, screen: QWidget) -> None:
        screen.deleteLater()
        QTimer.singleShot(FRAME_MS, self, self.parted.emit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggle full screen with F11."""
        if event.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let a saved game be dropped."""
        if dropped_save(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the saved game that was dropped: the running one is kept after every move, so nothing needs to be asked."""
        save = dropped_save(event.mimeData())
        if save is not None:
            event.acceptProposedAction()
            self.bring_to_front(str(save))

    def changeEvent(self, event: QEvent) -> None:
        """End the call when the window is looked at."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.turn_call.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt everything to the new size."""
        self.app.fit(event.size())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's geometry and leave the game, whose save is complete at any time."""
        self._keeper.keep()
        self.app.settings.save()
        self._leave_game()
        if self._games is not None:
            self._games.profiles.close()
        super().closeEvent(event)

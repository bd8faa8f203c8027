"""What macOS does its own way: one menu bar at the top of the screen, and saved games that are opened by an event."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QFileOpenEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from risk_desktop.i18n import tr
from risk_desktop.ui.window.main_window import MainWindow


def settle_in(app: QApplication, window: MainWindow) -> SystemMenuBar:
    """Let the window hear what macOS wants opened, and return its menu bar, which lives as long as it is held."""
    opener = FileOpener(app)
    opener.asked.connect(window.bring_to_front)
    app.installEventFilter(opener)
    return SystemMenuBar(window)


class FileOpener(QObject):
    """Hears which saved game macOS wants opened: a double click there is an event, not an argument of the program."""

    asked = Signal(str)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the file of an event that opens one, and eat it."""
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return False
        self.asked.emit(event.file())
        return True


class SystemMenuBar(QMenuBar):
    """About, settings and quit, which Qt moves into the menu of the program by their roles; window; help.

    It belongs to no window, so that the system shows it, and no other system would draw it. Keys are in Qt's portable
    form, in which Ctrl is the Mac's Command and Meta its Control.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._app = window.app
        role = QAction.MenuRole
        self._window_menu, self._help = QMenu(self), QMenu(self)
        self._texts: dict[QMenu | QAction, str] = {self._window_menu: "macos.window", self._help: "macos.help"}
        for menu in (self._window_menu, self._help):
            self.addMenu(menu)
        self._add(self._help, "about.title", "", window.show_about, role.AboutRole)
        self._add(self._help, "play.menu.settings", "Ctrl+,", window.show_settings, role.PreferencesRole)
        self._add(self._help, "play.menu.quit", "Ctrl+Q", window.close, role.QuitRole)
        self._add(self._help, "screens.first.rules", "", window.show_rules)
        self._add(self._window_menu, "macos.minimize", "Ctrl+M", window.showMinimized)
        self._add(self._window_menu, "play.keys.full", "Ctrl+Meta+F", window.toggle_full_screen)
        self._add(self._window_menu, "macos.close", "Ctrl+W", window.close)
        self._app.changed.connect(self.retranslate)
        self.retranslate()

    def _add(
        self,
        menu: QMenu,
        text: str,
        key: str,
        slot: Callable[[], object],
        role: QAction.MenuRole = QAction.MenuRole.NoRole,
    ) -> None:
        """Add an entry with the key of its text, its keys, and what it does."""
        action = menu.addAction("")
        action.setObjectName(text)
        action.setMenuRole(role)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(slot)
        self._texts[action] = text

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        for entry, key in self._texts.items():
            entry.setTitle(tr(key)) if isinstance(entry, QMenu) else entry.setText(tr(key))

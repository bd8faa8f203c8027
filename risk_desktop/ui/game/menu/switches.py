"""Settings that are changed during a game: speed of the opponents, sound, whether the defender's dice are asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject

from risk_desktop.controller.session import GameSession
from risk_desktop.storage.settings import Defence, Speed
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.menu.bars import StatusBar


class Switches(QObject):
    """Writes what is chosen at status bar and prompt into the settings, which the screen follows."""

    def __init__(self, app: AppContext, session: GameSession, status: StatusBar, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        status.speed_chosen.connect(self._choose_speed)
        status.sound_toggled.connect(self._toggle_sound)
        session.defence_said.connect(self._keep_defence)

    def _choose_speed(self, name: Speed) -> None:
        self._app.settings.ai_speed = name
        self._app.save()

    def _keep_defence(self, defence: Defence) -> None:
        self._app.settings.defence = defence
        self._app.save()

    def _toggle_sound(self) -> None:
        self._app.settings.muted = not self._app.settings.muted
        self._app.save()

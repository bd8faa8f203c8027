"""The switches of the status bar: how fast the computers play, and whether there is sound."""

from __future__ import annotations

from PySide6.QtCore import QObject

from risk_desktop.ui.context import Context

from .bars import StatusBar


class Switches(QObject):
    """Keeps what is chosen at the status bar in the settings; the table follows these."""

    def __init__(self, context: Context, status: StatusBar, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        status.speed_chosen.connect(self._choose_speed)
        status.sound_toggled.connect(self._toggle_sound)

    def _choose_speed(self, name: str) -> None:
        self._context.settings.ai_speed = name  # type: ignore[assignment]
        self._context.save()

    def _toggle_sound(self) -> None:
        self._context.settings.muted = not self._context.settings.muted
        self._context.save()

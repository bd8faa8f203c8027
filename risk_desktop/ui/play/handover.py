"""Gives the screen from one person to the next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Dialog
from risk_desktop.ui.names import Names


class ScreenHandover:
    """Covers the window for the next person; calling it starts the hand-over of a seat, ``then`` follows."""

    def __init__(self, window: QWidget, names: Names) -> None:
        self._window, self._names = window, names
        self._then: Callable[[], None] | None = None
        self._dialog: Dialog | None = None

    def __call__(self, seat: int, then: Callable[[], None]) -> None:
        """Cover the window; call ``then`` when the person is there."""
        self._then = then
        dialog = Dialog(
            self._window, self._names.player(seat), subtitle=tr("play.handover"), closable=False, dim_alpha=255
        )
        ready = Button(tr("play.handover.ready"), "primary", key="Space")
        ready.clicked.connect(dialog.dismiss)
        dialog.add_action(ready)
        dialog.closed.connect(self._lifted)
        self._dialog = dialog
        dialog.open()

    def lift(self) -> None:
        """Lift the curtain, as the person's button does."""
        if self._dialog is not None:
            self._dialog.dismiss()

    def _lifted(self) -> None:
        self._dialog = None
        then, self._then = self._then, None
        if then is not None:
            then()

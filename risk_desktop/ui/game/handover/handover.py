"""Passes the screen from one person to the next, with a curtain."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.recap.missed import Missed
from risk_desktop.ui.game.recap.recap import Recap
from risk_desktop.ui.game.recap.recap_map import recap_picture
from risk_desktop.ui.sound import SoundLike


class ScreenHandover(QObject):
    """Covers the window until the next person is there. Call it with his seat, what is hidden, and what to do ``then``.

    The curtain tells what he has ``missed``; ``recap``: what the last one told.
    """

    def __init__(self, context: GameContext, sound: SoundLike, window: QWidget, missed: Missed) -> None:
        super().__init__(window)
        self._context, self._sound, self._window, self._missed = context, sound, window, missed
        self._then: Callable[[], None] | None = None
        self._curtain: Curtain | None = None
        self.recap = Recap()

    def __call__(self, seat: int, hidden: str, then: Callable[[], None]) -> None:
        """Cover the window for what is ``hidden`` (``SeatHandover.hidden``); call ``then`` when the person is there."""
        self._then = then
        self.recap = self._missed.at_curtain(seat)
        recap = self.recap if self.recap.entries and self._missed.wants(self.recap) else None
        shows_land = self.recap.changes or self.recap.marked or self.recap.conquests
        self._curtain = Curtain(
            self._window,
            self._context.names,
            seat,
            recap,
            self._picture if shows_land else None,
            _look_away(hidden),
        )
        self._curtain.lifted.connect(self._lifted)
        self._sound.play("curtain", 1)
        self._curtain.open()

    def lift(self) -> None:
        """Lift the curtain, as its button does."""
        if self._curtain is not None:
            self._curtain.lift()

    def _picture(self, size: QSize) -> QImage:
        return recap_picture(self._context.board, self._context.names, self.recap, size)

    def _lifted(self) -> None:
        self._curtain = None
        then, self._then = self._then, None
        if then is not None:
            then()


def _look_away(hidden: str) -> str:
    """Return why the others should look away: what comes is named where it has a name of its own."""
    key = f"tables.curtain.look_away.{hidden}"
    return tr(key if has_text(key) else "tables.curtain.look_away")

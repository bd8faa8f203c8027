"""The board follows the game: at once, or a few territories at a time where many change in one moment."""

from __future__ import annotations

from risk_desktop.ui.board.position import Position
from risk_desktop.ui.game.context import Desk
from risk_desktop.ui.game.projection import position_of

# So many territories are shown anew in one frame: badges, land and what lies beside them are painted then.
_MOST = 8


class Arriving:
    """Shows the game's position on the board."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._aim: Position | None = None
        self._noted: Position | None = None
        desk.session.taken_back.connect(self._forget)

    def note(self) -> None:
        """Keep the position of now: the board may be behind it when something is shown that begins with it."""
        self._noted = position_of(self._desk.game)

    def show_noted(self) -> None:
        """Show the position that was kept, once: the board may have been behind it, or shown what is to be told only now."""
        noted, self._noted = self._noted, None
        if noted is not None:
            self._aim = None
            self._desk.board.set_position(noted)

    def _forget(self) -> None:
        self._noted = None

    def show(self) -> None:
        """Show the position as it is now."""
        self._aim = None
        self._desk.board.set_position(position_of(self._desk.game))

    def show_some(self) -> bool:
        """Show a few more territories as they were when the first of these calls came; return whether any are left."""
        aim = self._aim or position_of(self._desk.game)
        shown = self._desk.board.position.towards(aim, _MOST)
        self._desk.board.set_position(shown)
        self._aim = None if shown is aim else aim
        return self._aim is not None

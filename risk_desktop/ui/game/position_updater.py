"""The board follows the game: at once, or a few territories at a time where many change in one moment."""

from __future__ import annotations

from risk_desktop.ui.board.position import Position
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.projection import position_of

# So many territories are shown anew in one frame: badges, land and what lies beside them are painted then.
_MOST = 8


class PositionUpdater:
    """Shows the game's position on the board."""

    def __init__(self, context: GameContext) -> None:
        self._context = context
        self._aim: Position | None = None
        self._noted: Position | None = None
        context.session.taken_back.connect(self._forget)

    def note(self) -> None:
        """Keep the position of now: the board may be behind it when something is shown that begins with it."""
        self._noted = position_of(self._context.game)

    def show_noted(self) -> None:
        """Show the position that was kept, once: the board may have been behind it, or shown what is to be told only now."""
        noted, self._noted = self._noted, None
        if noted is not None:
            self._aim = None
            self._context.board.set_position(noted)

    def _forget(self) -> None:
        self._noted = None

    def show(self) -> None:
        """Show the position as it is now."""
        self._aim = None
        self._context.board.set_position(position_of(self._context.game))

    def show_some(self) -> bool:
        """Show a few more territories as they were when the first of these calls came; return whether any are left."""
        aim = self._aim or position_of(self._context.game)
        shown = self._context.board.position.towards(aim, _MOST)
        self._context.board.set_position(shown)
        self._aim = None if shown is aim else aim
        return self._aim is not None

"""The one writer of the board's position: as the game stands, a few territories at a time, or as events are being shown."""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.projection import BoardProjection, position_of

# So many territories are shown anew in one frame: badges, land and what lies beside them are painted then.
_MOST = 5


class PositionUpdater:
    """Puts positions on the board. ``projection`` is what it shows while events are being shown one after the other."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._aim: BoardPosition | None = None
        self.projection = BoardProjection()

    def begin(self) -> None:
        """Events begin to be shown: they change what stands on the board now."""
        self.projection = BoardProjection(self._board.position)

    def show_projection(self) -> None:
        """Show what the events so far have led to."""
        self._board.set_position(self.projection.position)

    def show(self, game: Game) -> None:
        """Show a position as it is in a game."""
        self._aim = None
        self._board.set_position(position_of(game))

    def show_some(self, game: Game) -> bool:
        """Show a few more territories as they were when the first of these calls came; return whether any are left."""
        aim = self._aim or position_of(game)
        shown = self._board.position.towards(aim, _MOST)
        self._board.set_position(shown)
        self._aim = None if shown is aim else aim
        return self._aim is not None

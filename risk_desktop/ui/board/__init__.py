"""The board on the screen: positions in, clicks out. It knows no edition and no rules."""

from risk_desktop.ui.board.position import NOBODY, BoardPosition, PieceLook
from risk_desktop.ui.board.view import BoardView

__all__ = ["NOBODY", "BoardPosition", "BoardView", "PieceLook"]

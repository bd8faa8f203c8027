"""What the presenters share that ask for a way: from which territory to which."""

from __future__ import annotations

from collections.abc import Collection

from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter


class FromToPresenter(Presenter):
    """Click from, click to; Esc lets go of the target, then of the source."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._from = self._to = -1

    def light(self, ways: Collection[int]) -> None:
        """Show source, target and the ways that are open on the board."""
        board = self.context.board
        board.set_source(self._from if self._from >= 0 else None)
        board.set_chosen(self._to if self._to >= 0 else None)
        board.set_targets(ways)
        board.set_choosing(self._from >= 0)

    def let_go(self) -> bool:
        """Let go of the target, then of the source."""
        if self._from < 0:
            return False
        if self._to >= 0:
            self._to = -1
        else:
            self._from = -1
        self.refresh()
        return True

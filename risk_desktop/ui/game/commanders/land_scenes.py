"""How land is shown that a card empties, or that is devastated before the game begins."""

from __future__ import annotations

from risk_desktop.editions.ad2210.cards.events import TerritoryEmptied
from risk_desktop.editions.ad2210.terrain import LandsDevastated
from risk_desktop.engine.events import Event
from risk_desktop.ui.board.effects.piece_effects import STRIKE_MS
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.motion import MOTION


class LandScenes(GamePanel):
    """Takes part in the showing of events."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._animator = parts.director.animator
        self._animator.stage(self._fits, self._show)

    def _fits(self, event: Event) -> bool:
        return isinstance(event, (LandsDevastated, TerritoryEmptied))

    def _show(self, event: Event) -> int:
        """Start the scene of an event and return how long it takes, ms at the speed in use."""
        if isinstance(event, LandsDevastated):
            self._context.board.piece_effects.strike(event.territories, self._ruin)
            return MOTION.fade(STRIKE_MS * len(event.territories))
        assert isinstance(event, TerritoryEmptied)
        self._animator.projection.leave(event.territory)
        self._animator.apply()
        return 0

    def _ruin(self, territory: int) -> None:
        self._animator.projection.ruin((territory,))
        self._animator.apply()

"""Cards of the diplomat: Cease Fire (AD-Z-8)."""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Step

from ..campaign import campaign
from ..invasion import Invasion
from .effect import Effect, Play


class CeaseFire(Effect, frozen=True, tag="cease_fire"):
    """The invasion is off, and the attacker may invade none of one's territories till the end of his turn (AD-Z-8)."""

    def apply(self, game: Game, play: Play) -> None:
        """Note the truce; what happened before stands (AMB-31)."""
        campaign(game.state).truces.append(play.player)

    def outcome(self, game: Game, play: Play, invasion: Invasion) -> Step | None:
        """Call it off."""
        return None

"""Cards for the end of a turn and of the game: Redeployment, Colony Influence (AD-Z-19, AD-Z-22)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from risk_desktop.engine.game import Game

from ...common.card_play import Aim
from ..fortify import FortifyUnits, UnitMoves
from ..invasion import Invasion
from .aims import JUST_SO
from .effect import CommandEffect, CommandPlay


class Redeployment(CommandEffect, frozen=True, tag="redeployment"):
    """One more move by the rules of fortifying, whether or not the usual one was made (AD-Z-19)."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """A move must be possible."""
        return JUST_SO if UnitMoves(game, player).origins() else None

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Ask for the move."""
        game.push(FortifyUnits(play.player))


class ColonyInfluence(CommandEffect, frozen=True, tag="colony_influence"):
    """``points`` at the end, if the commander of its deck is in play then (AD-Z-22). It is never played by hand (AD-W-4)."""

    points: Annotated[int, Meta(ge=1, le=50)]

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """It is counted by itself."""
        return None

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Nothing to do before the game is scored."""

"""Armageddon: once round in the order of the turns, everybody may play nuclear cards for nothing (AD-Z-17)."""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.engine.state import GameState

from ...common.card_play import Aim
from ..campaign import campaign
from ..invasion import Invasion
from ..units import NUCLEAR, in_play
from .aims import JUST_SO
from .effect import CommandEffect, CommandPlay
from .events import ArmageddonBegan


def could_strike(state: GameState, player: int) -> bool:
    """Tell whether ``player`` may play nuclear cards in an Armageddon, and has some, as all can see."""
    able = state.alive[player] and player not in campaign(state).jammed and NUCLEAR in in_play(state, player)
    return able and bool(state.decks[NUCLEAR].hands[player])


class Armageddon(CommandEffect, frozen=True, tag="armageddon"):
    """All players with a Nuclear Commander in play may play nuclear cards now, whatever those cost."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Nothing to choose; somebody must have a nuclear card besides this one."""
        state = game.state
        others = any(could_strike(state, other) for other in range(state.players) if other != player)
        return JUST_SO if others or len(state.decks[NUCLEAR].hands[player]) > 1 else None

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Call it; the round starts with that."""
        game.emit(ArmageddonBegan(play.player))

"""Cards of the invaded player against the invasion itself: traps, Evacuation, Cease Fire (AD-Z-8, AD-Z-9, AD-Z-10)."""

from __future__ import annotations

from risk_desktop.engine.events import ArmiesMoved
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Step

from ...common.card_play import Aim
from ...common.pieces import ALONG, move_pieces
from ..campaign import campaign
from ..casualties import lose_units
from ..invasion import Invasion
from ..units import leaders_in
from .aims import JUST_SO, one_of
from .effect import CommandEffect, CommandPlay
from .strikes import half

EVACUATION = "evacuation"


class DeathTrap(CommandEffect, frozen=True, tag="death_trap"):
    """The attacker loses half of all units where he came from, rounded up, of his choice (AD-Z-10)."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Nothing to choose."""
        return JUST_SO if invasion is not None else None

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Take them off; with fewer than two left the invasion ends by itself (AD-I-6)."""
        assert play.invasion is not None
        origin = play.invasion.origin
        game.push(*lose_units(game, origin, half(game.state.armies[origin])))


class Evacuation(CommandEffect, frozen=True, tag="evacuation"):
    """All units leave the invaded territory for another own one, connected or not; a station stays (AD-Z-9)."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Aim at another controlled territory of any terrain; there must be units to save."""
        if invasion is None or not game.state.armies[invasion.target]:
            return None
        own = game.rules.board.held_by(game.state.owner, player)
        return one_of([territory for territory in own if territory != invasion.target])

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Move them all to the same place."""
        assert play.invasion is not None
        state, origin = game.state, play.invasion.target
        units, leaders = state.armies[origin], leaders_in(state, origin)
        state.armies[origin] = 0
        state.armies[play.target] += units
        game.emit(ArmiesMoved(play.player, origin, play.target, units, EVACUATION))
        move_pieces(game, play.player, leaders, origin, play.target, ALONG)


class CeaseFire(CommandEffect, frozen=True, tag="cease_fire"):
    """The invasion is off, and the attacker may invade none of one's territories till the end of his turn (AD-Z-8)."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Nothing to choose."""
        return JUST_SO if invasion is not None else None

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Note the truce; what happened before stands (AMB-31)."""
        campaign(game.state).truces.append(play.player)

    def outcome(self, game: Game, play: CommandPlay, invasion: Invasion) -> Step | None:
        """Call it off."""
        return None

"""Cards that bring new MODs: Reinforcements, Assemble MODs, Stealth MODs (AD-Z-1, AD-Z-3, AD-Z-23)."""

from __future__ import annotations

from risk_desktop.engine.events import ArmiesPlaced
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY

from ...common.card_play import Aim
from ..invasion import Invasion
from ..terrain import terrain_of
from .aims import JUST_SO, one_of
from .effect import CommandEffect, CommandPlay, Terrain


def own_territories(game: Game, player: int, terrain: str) -> tuple[int, ...]:
    """Return the territories of a terrain that ``player`` controls; a station alone is control enough (AD-Z-23)."""
    board, owner = game.rules.board, game.state.owner
    return tuple(t for t in board.held_by(owner, player) if terrain_of(board, t) == terrain)


def add_mods(game: Game, parts: tuple[tuple[int, int], ...]) -> None:
    """Add new MODs to territories, each for its owner: pairs of (territory, number)."""
    for territory, number in parts:
        game.state.armies[territory] += number
    if parts:
        game.emit(ArmiesPlaced(game.state.owner[parts[0][0]], parts))


class Reinforcements(CommandEffect, frozen=True, tag="reinforcements"):
    """``mods`` on each of ``territories`` own territories of a terrain, or on all of them if there are fewer (AD-Z-1)."""

    mods: int
    territories: int
    terrain: Terrain

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Aim at own territories of the terrain, all different."""
        own = own_territories(game, player, self.terrain)
        number = min(self.territories, len(own))
        return Aim(own, number, number) if own else None

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Put the MODs there."""
        add_mods(game, tuple((territory, self.mods) for territory in play.targets))


class AssembleMods(CommandEffect, frozen=True, tag="assemble_mods"):
    """``mods`` on one own territory of a terrain (AD-Z-23)."""

    mods: int
    terrain: Terrain

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Aim at one that he controls."""
        return one_of(own_territories(game, player, self.terrain))

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Put the MODs there."""
        add_mods(game, ((play.target, self.mods),))


class StealthMods(CommandEffect, frozen=True, tag="stealth_mods"):
    """``mods`` of the defender's colour in the territory under invasion, for oneself or for another (AD-Z-3)."""

    mods: int

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Nothing to choose; not for an empty or neutral territory."""
        if invasion is None:
            return None
        owner = game.state.owner[invasion.target]
        return None if owner == NOBODY or game.state.is_neutral(owner) else JUST_SO

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Put the MODs there; the owner can't refuse."""
        assert play.invasion is not None
        add_mods(game, ((play.invasion.target, self.mods),))

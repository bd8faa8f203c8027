"""Cards that bring a space station: Territorial Station, Stealth Station (AD-Z-11, AD-Z-12)."""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Piece

from ...common.card_play import Aim
from ..hiring import station_places
from ..invasion import Invasion
from ..terrain import LAND
from ..units import STATION, deploy
from .aims import JUST_SO, one_of
from .effect import CommandEffect, CommandPlay


class TerritorialStation(CommandEffect, frozen=True, tag="territorial_station"):
    """One of four stations on an own land without one, for no more than the card costs (AD-Z-12)."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Aim where a station may be built."""
        return one_of(station_places(game, player))

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Build it."""
        deploy(game, Piece(STATION, play.player, play.target))


class StealthStation(CommandEffect, frozen=True, tag="stealth_station"):
    """A station in the invaded land: all its defenders roll eight-sided dice (AD-Z-11)."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Nothing to choose; units must be there to defend (AMB-8), and a station must be allowed."""
        if invasion is None or not game.state.armies[invasion.target]:
            return None
        return JUST_SO if invasion.target in station_places(game, player) else None

    def idle(self, terrain: str) -> bool:
        """Stations stand on land only (AD-F-4)."""
        return terrain not in ("", LAND)

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Build it; it stays, and can be captured."""
        assert play.invasion is not None
        deploy(game, Piece(STATION, play.player, play.invasion.target))

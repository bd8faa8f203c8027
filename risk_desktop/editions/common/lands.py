"""Land that is out of the game, and land that nobody holds any more."""

from __future__ import annotations

from risk_desktop.engine.events import Event
from risk_desktop.engine.state import GameState

DEVASTATION = "devastation"
"""Kind of the marker of land that is out of the game."""


class LandsDevastated(Event, frozen=True):
    """These territories are out of the game."""

    territories: tuple[int, ...]


def deserts(state: GameState) -> set[int]:
    """Return the devastated territories."""
    return {marker.territory for marker in state.markers if marker.kind == DEVASTATION}


class TerritoryEmptied(Event, frozen=True):
    """``player`` controls ``territory`` no longer: nobody is left there (AD-H-8)."""

    player: int
    territory: int

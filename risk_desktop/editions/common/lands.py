"""Land that is out of the game, and land that nobody holds any more."""

from __future__ import annotations

from risk_desktop.engine.events import Event


class LandsDevastated(Event, frozen=True):
    """These territories are out of the game."""

    territories: tuple[int, ...]


class TerritoryEmptied(Event, frozen=True):
    """``player`` controls ``territory`` no longer: nobody is left there (AD-H-8)."""

    player: int
    territory: int

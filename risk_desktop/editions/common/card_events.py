"""What a card shows to all when it is played: a die, or territory cards that it turns over."""

from __future__ import annotations

from risk_desktop.engine.events import Event


class CardDieRolled(Event, frozen=True):
    """A die with so many ``sides`` was rolled for the card of ``player``; ``region`` is what it picked, -1 if none."""

    player: int
    card: str
    sides: int
    value: int
    region: int = -1


class TerritoryCardsTurned(Event, frozen=True):
    """The card of ``player`` turned over territory cards of a terrain; they showed ``territories`` (none: the deck is empty)."""

    player: int
    card: str
    terrain: str
    territories: tuple[int, ...]

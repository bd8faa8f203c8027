"""What is told of the plague."""

from __future__ import annotations

from risk_desktop.engine.events import Event


class PlagueLaid(Event, frozen=True):
    """The plague broke out in these territories."""

    territories: tuple[int, ...]


class PlagueEnded(Event, frozen=True):
    """``territory`` is healthy again."""

    territory: int


class PlagueStruck(Event, frozen=True):
    """The plague killed ``armies`` of ``player`` in ``territory``; ``on_entry``: those who had just come in."""

    player: int
    territory: int
    armies: int
    on_entry: bool

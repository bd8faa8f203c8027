"""A person may ask what to answer: that he did is public, what he was told is not."""

from __future__ import annotations

from risk_desktop.engine.events import Event


class HintGiven(Event, frozen=True):
    """``player`` has been given a hint, his ``number``-th of this game."""

    player: int
    number: int

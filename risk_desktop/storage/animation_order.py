"""What an animation of a game shows, and whether one can be written here: that takes Pillow."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, get_args

from msgspec import Struct

from .recording import Recording

Every = Literal["turn", "round"]
EVERY: Final[tuple[Every, ...]] = get_args(Every)
"""What an animation has a picture of."""
PAUSE, WIDTH = 600, 960
"""Usual time for a picture, ms, and usual width of an animation, px."""


class AnimationOrder(Struct, frozen=True):
    """What is to be written: the ``frames`` (files of pictures of one size), each for ``pause`` ms, and where to."""

    frames: tuple[Path, ...]
    out: Path
    pause: int = PAUSE


def can_animate() -> bool:
    """Tell whether Pillow is there, without loading it."""
    return find_spec("PIL") is not None


def shown_places(recording: Recording, every: Every) -> list[tuple[int, int]]:
    """Return the places that an animation shows, each with the place whose round and player stand below it.

    A turn and a round are shown as they end; a game without one is shown as it stands.
    """
    turns = recording.turns
    shown = [
        number
        for number, turn in enumerate(turns)
        if every == "turn" or number + 1 == len(turns) or turns[number + 1].round != turn.round
    ]
    ends = [(recording.turn_ends(number), turns[number].began) for number in shown]
    return ends or [(recording.end, recording.end)]

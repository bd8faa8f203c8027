"""Sparring partners: opponents of one idea each, for the league and the tests. They play every rule set.

Saver, finisher and camper have ideas where points decide and money is bid; elsewhere they expand.
"""

from __future__ import annotations

from collections.abc import Callable

from ..clock import Clock
from ..player import Opponent, UnknownLevel, make_opponent
from ..random_play import RandomOpponent
from .breaker import Breaker
from .camper import Camper
from .expander import expander
from .finisher import Finisher
from .hunter import hunter
from .racer import racer
from .saver import Saver
from .sitter import sitter
from .stacker import stacker

Maker = Callable[[int, Clock | None], Opponent]


def _random(seed: int, clock: Clock | None) -> Opponent:
    return RandomOpponent(seed)


PARTNERS: dict[str, Maker] = {
    "hunter": hunter,
    "stacker": stacker,
    "racer": racer,
    "expander": expander,
    "sitter": sitter,
    "breaker": Breaker,
    "saver": Saver,
    "finisher": Finisher,
    "camper": Camper,
    "random": _random,
}
NEVER_FITTED = ("sitter", "breaker", "camper")
"""Partners that no weights are fitted against: who beats them too has learned to play, and not only whom he plays with."""


def make_partner(name: str, seed: int, clock: Clock | None = None) -> Opponent:
    """Return a sparring partner or a level; the same ``seed`` plays the same way in the same position. UnknownLevel."""
    if name in PARTNERS:
        return PARTNERS[name](seed, clock)
    try:
        return make_opponent(name, seed, clock=clock)
    except UnknownLevel as error:
        raise UnknownLevel(name, (*error.known, *PARTNERS)) from None

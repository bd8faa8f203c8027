"""The numbers of the evaluation, and what a temperament changes in them. They are the same for every rule set: what is
particular to one, its modules appraise themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import msgspec


class Closing(msgspec.Struct, frozen=True):
    """What points at the end change in the weights: before the last round (``coming``), in it, and in the very last turn."""

    coming: dict[str, Any]
    last: dict[str, Any]
    very_last: dict[str, Any]


DUEL_POINTS: dict[str, Any] = {
    "territory": 1.7,
    "region": 3.5,
    "progress": 1.2,
    "exposed": -0.7,
    "terms": {"money": 0.6},
}
"""Weights where points for land decide at the end, which also brings armies and money until then, between two players."""
POINTS: dict[str, Any] = {
    "power": 3.0,
    "territory": 0.5,
    "region": 1.5,
    "progress": 0.6,
    "largest": 0.8,
    "exposed": -1.9,
    "terms": {"money": 0.6},
}
"""And among more of them: what is held early is soon lost again, and a lead grows. Fitted to who won (tests/soak/weights.py)."""
LAST_POINTS: dict[str, Any] = {
    "territory": 5.0,
    "region": 5.0,
    "progress": 0.0,
    "exposed": -2.5,
    "front": 0.6,
    "inner": 0.4,
    "stranded": 0.0,
    "terms": {"money": 1.5},
}
"""And in the last round: what is held at its end counts, armies only as far as they hold it."""
LAST_TURN: dict[str, Any] = {**LAST_POINTS, "exposed": 0.0, "front": 0.1, "inner": 0.1, "largest": 0.0}
"""And in the very last turn, behind which nobody takes anything back: armies are good for nothing but land."""
NOTHING: Mapping[str, float] = MappingProxyType({})
CLOSING = Closing(POINTS, LAST_POINTS, LAST_TURN)
DUEL_CLOSING = Closing(DUEL_POINTS, LAST_POINTS, LAST_TURN)


class Weights(msgspec.Struct, frozen=True):
    """What makes a player strong, in armies' worth. A player's chance is his share of all strengths ** ``power``.

    ``front``: an army next to a foreign territory; ``inner``: any other army; ``stranded``: an inner army beside the
    largest inner stack, which can be moved; ``territory``: a territory; ``region``: an army of region income, times
    the chance to keep it; ``progress``: an army of income of a region in which he leads; ``card``: a card, as part of
    the next set; ``largest``: an army of his largest stack; ``exposed``: a territory that is likely to fall;
    ``raid``: how often a stronger neighbour really attacks; ``base``: for being alive; ``inflation``: exponent of the
    crowdedness in the worth of land; ``weakest``: how often more the weakest of a team counts; ``terms``: of the rule set's
    own appraisal terms by name (1 unless named); ``closing``: what they become where points decide.
    """

    power: float = 1.5
    base: float = 1.0
    front: float = 1.0
    inner: float = 0.9
    stranded: float = -0.35
    territory: float = 0.55
    region: float = 2.2
    progress: float = 0.9
    card: float = 1.0
    largest: float = 0.15
    exposed: float = -0.35
    raid: float = 0.45
    inflation: float = 1.0
    weakest: float = 0.0
    terms: dict[str, float] = {}
    closing: Closing = CLOSING


DEFAULT = Weights()

DUEL = msgspec.structs.replace(DEFAULT, territory=0.2, progress=0.4, closing=DUEL_CLOSING)
"""For two players, whatever the rules: land matters less there. It won 162 of 300 duels against DEFAULT, and
140 of 240 without the change of progress. Where points decide it keeps weights of its own."""

BY_PLAYERS: dict[int, Weights] = {2: DUEL}
"""Weights by number of players, where they are not the usual ones."""

TEMPERAMENT: dict[str, dict[str, float]] = {
    "balanced": {},
    "aggressive": {"exposed": 0.7, "card": 1.15, "front": 1.05, "region": 0.9},
    "builder": {"region": 1.25, "progress": 1.25, "exposed": 1.3},
    "opportunist": {"card": 1.3, "largest": 1.5, "progress": 0.8},
}
"""Factors on single weights."""


@lru_cache
def weights_for(temperament: str = "balanced", players: int = 0) -> Weights:
    """Return the weights of a temperament for a number of players, 0: any."""
    found = BY_PLAYERS.get(players, DEFAULT)
    changes = {name: getattr(found, name) * factor for name, factor in TEMPERAMENT[temperament].items()}
    return msgspec.structs.replace(found, **changes)


TWO_SIDES_POWER = 4.3
"""``power`` where only two sides are left: fitted to who won from 12,000 positions of duels (the other weights fitted well)."""


def between_two(weights: Weights) -> Weights:
    """Return the weights for a game in which only two sides are left: there a lead soon becomes a victory."""
    return msgspec.structs.replace(weights, power=TWO_SIDES_POWER)


def between_teams(weights: Weights) -> Weights:
    """Return the weights for a game of two teams, which is lost with the first of a team who is out (T-03).

    With them hard won 82 of 120 games of four against normal, with those for two sides 58.
    """
    return msgspec.structs.replace(weights, power=2.5, weakest=2.0)


LAST_ROUND = {"territory": 5.0, "region": 0.1, "progress": 0.0, "card": 0.0}
"""Weights in the last round of a game with a limit of rounds, which the most territories win."""
LAST_BUT_ONE = {"territory": 1.2, "region": 1.1, "card": 0.5}
"""And in the round before: what is conquered now may still be there at the end."""


def near_the_end(weights: Weights, rounds: int) -> Weights:
    """Return the weights for a game that is over after ``rounds`` more rounds, 0: after this one."""
    changes = {0: LAST_ROUND, 1: LAST_BUT_ONE}.get(rounds, {})
    return msgspec.structs.replace(weights, **changes) if changes else weights


def for_points(weights: Weights, rounds: int, replies: int = 1, misrated: Mapping[str, float] = NOTHING) -> Weights:
    """Return the weights for a game that points decide after ``rounds`` more rounds; ``replies``: opponents with a turn left.

    ``misrated``: weights that a weak level has wrong until the last round.
    """
    closing = weights.closing
    found = closing.coming if rounds else closing.last if replies else closing.very_last
    if rounds:
        found = {**found, **misrated}
    return msgspec.structs.replace(weights, **found)

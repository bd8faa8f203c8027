"""The numbers of the evaluation by kind of game (``resources/weights.yaml``), and what a temperament changes in them. What is
particular to one rule set, its modules appraise themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import resources_dir

from .kinds import Kind, When

FILE = "weights.yaml"
PLAIN, FITTED, WARY = "plain", "fitted", "wary"
"""The tables with which the weaker levels, hard, and experts play."""
NOTHING: Mapping[str, float] = MappingProxyType({})


class Closing(msgspec.Struct, frozen=True):
    """What points at the end change in the weights: before the last round (``coming``), in it, and in the very last turn."""

    coming: dict[str, Any]
    last: dict[str, Any]
    very_last: dict[str, Any]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a player strong, in armies' worth. A player's chance is his share of all strengths ** ``power``.

    ``front``: an army next to a foreign territory; ``inner``: any other army; ``stranded``: an inner army beside the
    largest inner stack, which can be moved; ``territory``: a territory; ``region``: an army of region income, times
    the chance to keep it; ``progress``: an army of income of a region in which he leads; ``card``: a card, as part of
    the next set; ``largest``: an army of his largest stack at a front, up to ``enough`` times that of the next one (0: of
    any size); ``waiting``: the part of that which an inner stack
    counts; ``exposed``: a territory that is likely to fall;
    ``raid``: how often a stronger neighbour really attacks; ``base``: for being alive; ``inflation``: exponent of the
    crowdedness in the worth of land; ``weakest``: how often more the weakest of a team counts; ``caution``: by which part
    more it counts to stop than to go on once a card is earned, in the first round and then less until round ``opening``
    is over, and less for who has a good chance; plans that beat somebody are free of it;
    ``daring``: prey is looked at that costs up to about so many times what there is; ``trophy``: by which part more a plan
    counts for each player whom it beats;
    ``terms``: of the rule set's own appraisal terms by name (1 unless named); ``closing``: what they become where points
    decide.
    """

    power: float
    base: float
    front: float
    inner: float
    stranded: float
    territory: float
    region: float
    progress: float
    card: float
    largest: float
    enough: float
    exposed: float
    raid: float
    inflation: float
    weakest: float
    caution: float
    opening: float
    waiting: float
    daring: float
    trophy: float
    closing: Closing
    terms: dict[str, float] = {}

    def caution_in(self, round_: int) -> float:
        """Return the caution of a round."""
        return self.caution * max(0.0, 1.0 - (round_ - 1) / self.opening)


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of weights for the kinds of game that fit ``when``; the rest is as in ``Closing``."""

    when: When = When()
    weights: dict[str, float] = {}
    terms: dict[str, float] = {}
    coming: dict[str, Any] | None = None
    last: dict[str, Any] | None = None
    very_last: dict[str, Any] | None = None


class WeightTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights for all kinds of game; they stand in the ``base`` table where no row names them. ``made``: how."""

    made: str
    rows: tuple[Row, ...]
    base: str = ""


class _WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    tables: dict[str, WeightTable]


@cache
def tables() -> dict[str, WeightTable]:
    """Return the tables by name. ValidationError, PlainYamlError."""
    text = (resources_dir() / FILE).read_text(encoding="utf-8")
    return msgspec.convert(read_yaml(text), _WeightsFile).tables


def rows_of(table: str) -> tuple[Row, ...]:
    """Return the rows of a table, those of its base first. KeyError."""
    found = tables()[table]
    return (*(rows_of(found.base) if found.base else ()), *found.rows)


@lru_cache
def weights_of(kind: Kind, table: str = PLAIN) -> Weights:
    """Return the weights for a kind of game. KeyError."""
    weights: dict[str, Any] = {}
    terms: dict[str, float] = {}
    closing: dict[str, Any] = {}
    for row in rows_of(table):
        if row.when.fits(kind):
            weights.update(row.weights)
            terms.update(row.terms)
            closing.update(
                {name: given for name in Closing.__struct_fields__ if (given := getattr(row, name)) is not None}
            )
    return msgspec.convert({**weights, "terms": terms, "closing": closing}, Weights)


DEFAULT = weights_of(Kind())
"""Plain weights of a game of more than two."""

TEMPERAMENT: dict[str, dict[str, float]] = {
    "balanced": {},
    "aggressive": {"exposed": 0.7, "card": 1.15, "front": 1.05, "region": 0.9},
    "builder": {"region": 1.25, "progress": 1.25, "exposed": 1.3},
    "opportunist": {"card": 1.3, "largest": 1.5, "progress": 0.8},
}
"""Factors on single weights."""


@lru_cache
def weights_for(temperament: str = "balanced", kind: Kind = Kind(), table: str = PLAIN) -> Weights:  # noqa: B008 (frozen)
    """Return the weights of a temperament for a kind of game. KeyError."""
    found = weights_of(kind, table)
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

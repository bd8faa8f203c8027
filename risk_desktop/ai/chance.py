"""Each seat's chance to win, as one seat sees the game: a multinomial logit of what ChanceFeatures tell.

The numbers are data by kind of game (``resources/chances.yaml``), fitted to games of the league: docs/opponents.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Literal

import msgspec

from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View
from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import resources_dir

from .chance_features import FEATURES, ChanceFeatures
from .kinds import Kind, When, kind_of
from .position import SearchPosition, position_of

FILE = "chances.yaml"
WITHIN = 0.06
"""How far at the most what chances foretold was from what came true, in games that no fit knew: docs/opponents.md."""
Weight = tuple[float, float]
"""What a feature weighs at the beginning, and by how much more at the end."""


class ChanceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What features weigh in the kinds of game that fit ``when``, with a ``term`` of their own if it is named."""

    when: When
    weights: dict[str, Weight]
    term: str = ""

    def fits(self, kind: Kind, terms: Sequence[str]) -> bool:
        """Tell whether it is for games of this kind with these terms of their own."""
        return (not self.term or self.term in terms) and self.when.fits(kind)


class _ChanceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    made: str
    rows: tuple[ChanceRow, ...]


@cache
def chance_rows() -> tuple[ChanceRow, ...]:
    """Return the fitted rows. ValidationError, PlainYamlError."""
    return msgspec.convert(read_yaml((resources_dir() / FILE).read_text(encoding="utf-8")), _ChanceFile).rows


@lru_cache
def chance_weights(kind: Kind, terms: Sequence[str]) -> dict[str, Weight]:
    """Return the weights for a kind of game with these ``terms``: those of the last row that fits. LookupError."""
    return last_fitting(chance_rows(), kind, terms).weights


def last_fitting(rows: Sequence[ChanceRow], kind: Kind, terms: Sequence[str]) -> ChanceRow:
    """Return the row that counts. LookupError where none does."""
    return [row for row in rows if row.fits(kind, terms)][-1]


class Chances:
    """Tells chances in positions that follow from one ``state``, seen by ``player``."""

    def __init__(self, rules: Rules, state: GameState, player: int) -> None:
        self._rules = rules
        self.features = ChanceFeatures(rules, state, player)
        found = chance_weights(kind_of(rules), self.features.terms)
        self._weights = [found.get(name, (0.0, 0.0)) for name in (*FEATURES, *self.features.terms)]

    def of(self, position: SearchPosition, turn: int, reserves: Sequence[int] = ()) -> tuple[float, ...]:
        """Return by player the chance to win, shared victories in parts; the sum is 1.

        ``turn``: who is next; ``reserves``: armies by seat that are yet to be placed.
        """
        living = self.features.living(position)
        found = [0.0] * position.players
        if not living:
            return tuple(1 / position.players for _ in found)
        stage = self.features.stage(len(living))
        weights = [first + stage * more for first, more in self._weights]
        rows = self.features.of(position, living, turn, reserves)
        for player, part in zip(living, softmax(scores(rows, weights)), strict=True):
            found[player] = part
        return shared(found, self._rules)


def scores(rows: Iterable[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Return the sum of each row times the weights."""
    return [sum(map(float.__mul__, row, weights)) for row in rows]


def softmax(values: Sequence[float]) -> list[float]:
    """Return parts of 1 in proportion to the exponentials of ``values``."""
    top = max(values)
    powers = [exp(value - top) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def shared(chances: Sequence[float], rules: Rules) -> tuple[float, ...]:
    """Return chances in which the members of a side have the same part, as they win together."""
    sides = [rules.side_of(player) for player in range(len(chances))]
    return tuple(sum(chances[member] for member in side) / len(side) for side in sides)


def chances_to_win(seen: View) -> tuple[float, ...]:
    """Return each player's chance to win, as one who sees ``seen`` may know it; the sum is 1.

    A game that is over is shared by its winners. Most exact between two turns, where the fit looked.
    """
    state, rules = seen.state, seen.rules
    if state.outcome is not None:
        winners = state.outcome.winners
        return tuple((player in winners) / max(1, len(winners)) for player in range(state.players))
    position = position_of(seen)
    return Chances(rules, state, seen.player).of(position, state.turn, state.reserve)

"""What a position is worth: each player's strength in armies, and from them the chance to win."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from msgspec.structs import replace

from risk_desktop.engine.appraisal import Foresight
from risk_desktop.engine.rules import Rules

from .kinds import BOARD_TERMS
from .position import SearchPosition
from .tally import MIXED
from .weights import Weights

LEAST: Final = 0.5
"""No living player is weaker than this."""
NO_LIMIT: Final = float("inf")
LAND: Final = "territories"
"""The appraisal term of land."""


class Evaluator:
    """Values positions that follow from one. ``nodes`` counts them: the measure of effort.

    ``haste``: factor on the worth of land. The rule set's own terms are prepared at the first position that is valued.
    """

    __slots__ = (
        "_card",
        "_enough",
        "_foresights",
        "_inflation",
        "_one_for_all",
        "_parts",
        "_power",
        "_raid",
        "_terms",
        "haste",
        "nodes",
        "weights",
    )

    def __init__(self, weights: Weights, rules: Rules, haste: float = 1.0) -> None:
        self.weights = w = rated(weights, rules)
        self._parts = (
            *(w.base, w.front, w.inner, w.stranded),
            *(w.territory, w.region, w.progress, w.largest, w.exposed, w.waiting),
        )
        self._power, self._card, self._inflation, self._raid = w.power, w.card, w.inflation, w.raid
        self._enough = w.enough
        self._one_for_all = rules.one_for_all
        self.nodes = 0
        self.haste = haste
        self._terms = tuple(a for a in rules.appraise if a.name not in BOARD_TERMS and w.terms.get(a.name, 1.0))
        self._foresights: tuple[tuple[Foresight, float], ...] | None = None

    def value(self, position: SearchPosition) -> float:
        """Return the chance (0 to 1) of the player on turn, at the end of his attacks."""
        strengths = self.strengths(position)
        if len(position.side) > 1:
            return self.team_value(position, strengths)
        power = self._power
        total = 0.0
        for strength in strengths:
            total += strength**power
        return strengths[position.me] ** power / total if total else 1.0

    def team_value(self, position: SearchPosition, strengths: list[float]) -> float:
        """Return the chance of a team: its part of all strength; 1 when the others have lost, with the first or with all."""
        power, side = self.weights.power, position.side
        others = [strength for player, strength in enumerate(strengths) if player not in side]
        if not (all(others) if self._one_for_all else any(others)):
            return 1.0
        mine = [strengths[player] for player in side]
        if self.weights.weakest and self._one_for_all:
            mine, others = [self.together(mine)], [self.together(others)]
        own = sum(strength**power for strength in mine)
        return float(own / (own + sum(strength**power for strength in others)))

    def together(self, strengths: list[float]) -> float:
        """Return the strength of a side that loses with its weakest player: he counts ``weakest`` times over."""
        return sum(strengths) + self.weights.weakest * len(strengths) * min(strengths)

    def strengths(self, position: SearchPosition) -> list[float]:
        """Return the strength of each player; 0 for who is out."""
        self.nodes += 1
        base, front_part, inner_part, stranded, territory, region, progress_part, largest, exposed, waiting = (
            self._parts
        )
        scale = position.scale**self._inflation * self.haste
        set_part = self._card * position.values[0] / 3 if position.values else 0.0
        incomes, progresses, cards = self.region_income(position), position.progress, position.cards
        helds, fronts, inners, fallen = position.held, position.front, position.inner, position.fallen
        front_squares, inner_squares = position.front_squares, position.inner_squares
        most = self.enough(position) if self._enough else NO_LIMIT
        result = []
        for player in range(position.players):
            held, inner = helds[player], inners[player]
            if not held or not fronts[player] + inner:
                result.append(0.0)
                continue
            stack = sqrt(front_squares[player] + waiting * inner_squares[player])
            strength = (
                base
                + front_part * fronts[player]
                + inner_part * inner
                + scale * (territory * held + region * incomes[player] + progress_part * progresses[player])
                + set_part * cards[player]
                + largest * (stack if stack < most else most)
                + exposed * fallen[player]
            )
            if inner:
                strength += stranded * (inner - sqrt(inner_squares[player]))
            result.append(strength if strength > LEAST else LEAST)
        if position.earned:
            result[position.me] += set_part
        if self._terms:
            self.add_terms(position, result)
        return result

    def enough(self, position: SearchPosition) -> float:
        """Return up to which size a stack counts: ``enough`` times that of the second largest; more is better spent."""
        front_squares, inner_squares, waiting = position.front_squares, position.inner_squares, self.weights.waiting
        stacks = [sqrt(front_squares[p] + waiting * inner_squares[p]) for p in range(position.players)]
        stacks.sort()
        return self._enough * stacks[-2]

    def region_income(self, position: SearchPosition) -> list[float]:
        """Return the region income of each player, times the chance to keep the region until he earns it."""
        income = [0.0] * len(position.held)
        facts, fall, raid = position.facts, position.fall, self._raid
        for region, holder in enumerate(position.holder):
            if holder != MIXED:
                keep = 1.0
                for t in facts.borders[region]:
                    keep *= 1.0 - raid * fall[t]
                income[holder] += facts.bonus[region] * keep
        return income

    def add_terms(self, position: SearchPosition, strengths: list[float]) -> None:
        """Add the rule set's own terms."""
        for foresight, weight in self.foresights(position):
            worth = foresight.worth
            for player, strength in enumerate(strengths):
                if strength:
                    strengths[player] = max(LEAST, strength + weight * worth(position, player))

    def foresights(self, position: SearchPosition) -> tuple[tuple[Foresight, float], ...]:
        """Return the rule set's own terms with their weights, as they look from the state that ``position`` came from."""
        if self._foresights is None:
            state, rules, weights = position.state, position.rules, self.weights.terms
            self._foresights = tuple(
                (term.prepare(state, rules, position.me), weights.get(term.name, 1.0)) for term in self._terms
            )
        return self._foresights


def rated(weights: Weights, rules: Rules) -> Weights:
    """Return the weights as the house rules of a game want them: land that brings more armies is worth more."""
    rate = land_rate(rules)
    return weights if rate == 1.0 else replace(weights, territory=weights.territory * rate)


@lru_cache(maxsize=16)
def land_rate(rules: Rules) -> float:
    """Return how many times the usual armies land brings by the house rules."""
    return next((t.rate(rules) for t in reversed(rules.appraise) if t.name == LAND and t.rate is not None), 1.0)

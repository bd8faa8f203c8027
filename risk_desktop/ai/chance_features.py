"""What of a position tells who will win: a few numbers of each player, most of them by the mean of those who are left."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from risk_desktop.editions.common.score import points_of, scored_rounds
from risk_desktop.editions.common.turns import turn_order
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from .kinds import BOARD_TERMS
from .position import SearchPosition
from .reply import SET_CHANCE
from .tally import MIXED

LEAST_INCOME: Final = 3.0
"""Armies that everybody gets at least."""
LEFT_BEHIND: Final = 0.7
"""Armies that a conquest leaves on its way, on average."""
SCALE: Final = 10.0
"""Points are counted in tens."""
FEATURES = (
    *("armies", "income", "land", "progress", "cards", "set", "largest", "front", "exposed", "risk"),
    *("wait", "danger", "prey", "few", "points"),
)
"""What is told of each player, before the rule set's own terms: shares of armies, income and land (as logarithms); regions near
completion; cards, and the likely set; the largest stack; the parts of armies at the front, and of land that may fall; the income
of regions that may be broken; how long he waits for his turn; how dangerous the strongest rival is to him, and what the cards of
those he may beat would bring; few territories; and points, where they decide."""


class ChanceFeatures:
    """Tells of positions that follow from one ``state``, seen by ``player``. ``terms``: names of the rule set's own ones."""

    def __init__(self, rules: Rules, state: GameState, player: int) -> None:
        self.rules = rules
        own = [term for term in rules.appraise if term.name not in BOARD_TERMS]
        self.terms = tuple(term.name for term in own)
        self._worths = tuple(term.prepare(state, rules, player).worth for term in own)
        self._order = turn_order(state)
        self._rate = next((term.rate(rules) for term in rules.appraise if term.rate is not None), 1.0)
        self._rounds = scored_rounds(rules)
        self._round = state.round
        self._other_points = self._points_beside_land(state) if self._rounds else ()

    def _points_beside_land(self, state: GameState) -> Sequence[float]:
        """Return by player the points that come of neither territories nor regions."""
        game = Game(self.rules, state)
        holders, board = self.rules.tenure.holders(state), self.rules.board
        return [
            points_of(game, player)
            - holders.count(player)
            - sum(board.regions[r].bonus for r in board.regions_held(holders, player))
            for player in range(state.players)
        ]

    def stage(self, living: int) -> float:
        """Return how far the game has come, 0 to 1: the part of its rounds, or of the players who are out."""
        if self._rounds:
            return min(1.0, (self._round - 1) / max(1, self._rounds - 1))
        return 1.0 - (living - 1) / max(1, self.rules.players - 1)

    def living(self, position: SearchPosition) -> list[int]:
        """Return who has land and armies."""
        front, inner, held = position.front, position.inner, position.held
        return [p for p in range(position.players) if held[p] and front[p] + inner[p]]

    def of(
        self, position: SearchPosition, living: Sequence[int], turn: int, reserves: Sequence[int] = ()
    ) -> list[list[float]]:
        """Return the features of each of ``living``, then his terms.

        ``turn``: who is next; ``reserves``: armies by seat that are yet to be placed.
        """
        held, value = position.held, position.values[0] if position.values else 0
        incomes, risks = self.incomes(position)
        armies = [position.front[p] + position.inner[p] + (reserves[p] if reserves else 0) for p in living]
        sets = [SET_CHANCE[min(position.cards[p], len(SET_CHANCE) - 1)] * value for p in living]
        earned = [max(LEAST_INCOME, held[p] * self._rate / 3) + incomes[p] for p in living]
        lands = [held[p] for p in living]
        number = len(living)
        mean, income, land = sum(armies) / number, sum(earned) / number, sum(lands) / number
        attack = [a - h + i + s for a, h, i, s in zip(armies, lands, earned, sets, strict=True)]
        defence = [a + LEFT_BEHIND * h for a, h in zip(armies, lands, strict=True)]
        place = {player: seat for seat, player in enumerate(self._order)}
        now = place.get(turn, 0)
        found = []
        for index, player in enumerate(living):
            danger = prey = 0.0
            for rival, other in enumerate(living):
                if rival == index:
                    continue
                danger = max(danger, attack[rival] / defence[index])
                ease = min(1.0, max(0.0, attack[index] / defence[rival] - 0.5))
                prey = max(prey, ease * position.cards[other] * value)
            squares = position.front_squares[player] + position.inner_squares[player]
            row = [
                log(max(1.0, armies[index]) / mean),
                log(earned[index] / income),
                log(lands[index] / land),
                position.progress[player] / income,
                position.cards[player] * value / (3 * mean),
                sets[index] / mean,
                log(sqrt(squares) / mean) if squares else 0.0,
                position.front[player] / max(1, armies[index]),
                position.fallen[player] / lands[index],
                risks[player] / income,
                (place.get(player, 0) - now) % len(self._order) / len(self._order),
                min(3.0, danger),
                prey / (3 * mean),
                1.0 / lands[index],
                0.0,
            ]
            if self._rounds:
                row[-1] = (self._other_points[player] + held[player] + incomes[player]) / SCALE
            row += [worth(position, player) / mean for worth in self._worths]
            found.append(row)
        return found

    def incomes(self, position: SearchPosition) -> tuple[list[float], list[float]]:
        """Return by seat the income of regions, and what of it may be broken before it is paid."""
        income, risk = [0.0] * len(position.held), [0.0] * len(position.held)
        facts, fall = position.facts, position.fall
        for holder, borders, bonus in zip(position.holder, facts.borders, facts.bonus, strict=True):
            if holder != MIXED:
                keep = 1.0
                for t in borders:
                    keep *= 1.0 - fall[t]
                income[holder] += bonus
                risk[holder] += bonus * (1.0 - keep)
        return income, risk

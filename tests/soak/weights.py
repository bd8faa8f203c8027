"""Fits the weights of games that points decide to who won: python -m tests.soak.weights --edition ad2210 --players 4.

Opponents of one level play; at the start of each turn what the evaluation counts of every player is noted, and at the end who
won. Then those weights are sought that give the winners the largest chances (a softmax over log strengths), held near today's
by a wide prior. What is found is a proposal: ``python -m risk_desktop.ai.tune --against`` tells whether it wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

from risk_desktop.ai.ending import rounds_left
from risk_desktop.ai.evaluate import LEAST, Evaluator
from risk_desktop.ai.kinds import kind_of
from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.ai.weights import Weights, for_points, weights_of
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.game import Game, Record
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.view import view
from tests.playing import board_of

COUNTED = ("base", "front", "inner", "territory", "region", "progress", "largest", "exposed", "stranded")
"""Weights by what they weigh; ``power`` comes last among those that are fitted, ``front`` is the measure of them all."""
FITTED = (*(name for name in COUNTED if name != "front"), "power")
WIDTH = 0.7
"""Width of the prior, in logarithms: a weight is doubled or halved easily, hardly more."""
FOLDS = 5
TURNS_A_GAME = 3.0
"""How many independent positions a game counts for: those of one game are alike."""


class Turn(NamedTuple):
    """The start of a turn: the game, whether it is in the last round, what counts by player and by COUNTED, the rest by player
    (terms of the rule set with their weights), and whose victory it became, in parts of 1."""

    game: int
    last: bool
    counts: np.ndarray
    rest: np.ndarray
    won: np.ndarray


class Notes:
    """Listens to a game and notes the start of each turn."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._turn = (-1, -1)
        self.starts: list[tuple[bool, np.ndarray, np.ndarray]] = []

    def note(self, game: Game, record: Record) -> None:
        """Look whether a turn has begun with this choice."""
        state = game.state
        if state.outcome is not None or state.turn < 0 or not state.round or (state.round, state.turn) == self._turn:
            return
        self._turn = (state.round, state.turn)
        position = position_of(view(game, state.turn))
        left = rounds_left(state, self._rules)
        evaluator = Evaluator(scored(left, self._rules), self._rules)
        income, scale = evaluator.region_income(position), position.scale
        counts = np.array(
            [
                [
                    *(1.0, position.front[p], position.inner[p], scale * position.held[p], scale * income[p]),
                    *(scale * position.progress[p], sqrt(position.front_squares[p]), position.fallen[p]),
                    position.inner[p] - sqrt(position.inner_squares[p]),
                ]
                for p in range(state.players)
            ]
        )
        alive = np.array([1.0 if state.alive[p] else 0.0 for p in range(state.players)])
        terms = evaluator.foresights(position)
        rest = [sum(weight * term.worth(position, p) for term, weight in terms) for p in range(state.players)]
        self.starts.append((left == 0, counts * alive[:, None], np.array(rest) * alive))


def scored(left: int, rules: Rules) -> Weights:
    """Return today's weights where points decide, with so many rounds left."""
    return for_points(weights_of(kind_of(rules)), left)


def collect(edition: str, players: int, games: int, level: str, seed: int) -> list[Turn]:
    """Play and return the starts of all turns."""
    rules = make_rules(edition, board_of(edition), players, {})
    found: list[Turn] = []
    for game in range(games):
        notes = Notes(rules)
        opponents = [make_opponent(level, seed + 7 * game + seat) for seat in range(players)]
        result = play_game(rules, opponents, seed + game, notes.note)
        won = np.array([(p in result.winners) / len(result.winners) for p in range(players)])
        found += [Turn(game, last, counts, rest, won) for last, counts, rest in notes.starts]
    return found


class Fit:
    """The likelihood of who won, for turns in one stage of the game; ``today``: the weights that it starts from."""

    def __init__(self, turns: Sequence[Turn], today: Weights) -> None:
        self._today = today
        self.games = np.array([turn.game for turn in turns])
        self._counts = np.array([turn.counts for turn in turns])
        self._rest = np.array([turn.rest for turn in turns])
        self._won = np.array([turn.won for turn in turns])

    def weights(self, logs: np.ndarray) -> dict[str, float]:
        """Return the weights by name that ``logs``, the logarithms of factors on today's, stand for."""
        found = {"front": self._today.front}
        return found | {
            name: getattr(self._today, name) * float(np.exp(x)) for name, x in zip(FITTED, logs, strict=True)
        }

    def likelihood(self, logs: np.ndarray, rows: np.ndarray) -> np.ndarray:
        """Return the log likelihood of each of ``rows`` (a mask)."""
        weights = self.weights(logs)
        alive = self._counts[rows][:, :, 0] > 0
        strength = self._counts[rows] @ np.array([weights[name] for name in COUNTED]) + self._rest[rows]
        logits = np.where(alive, weights["power"] * np.log(np.maximum(strength, LEAST)), -1e9)
        logits -= logits.max(1, keepdims=True)
        chances = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        won = self._won[rows]
        return np.where(won > 0, won * chances, 0.0).sum(1)

    def best(self, rows: np.ndarray) -> np.ndarray:
        """Return the logarithms that fit ``rows`` best."""
        worth = TURNS_A_GAME * len(set(self.games[rows])) / max(1, rows.sum())

        def loss(logs: np.ndarray) -> Any:
            return (logs**2).sum() / (2 * WIDTH**2) - worth * self.likelihood(logs, rows).sum()

        return np.asarray(minimize(loss, np.zeros(len(FITTED)), method="L-BFGS-B").x)

    def tried(self) -> tuple[float, float]:
        """Return the mean log likelihood of today's weights, and of fitted ones on games that they were not fitted to."""
        plain = self.likelihood(np.zeros(len(FITTED)), np.ones(len(self.games), bool)).mean()
        fitted: list[float] = []
        for fold in range(FOLDS):
            rows = self.games % FOLDS == fold
            fitted += list(self.likelihood(self.best(~rows), rows))
        return float(plain), float(np.mean(fitted))


def told(name: str, fit: Fit) -> str:
    """Return what a fit came to, in lines."""
    weights = fit.weights(fit.best(np.ones(len(fit.games), bool)))
    plain, fitted = fit.tried()
    line = ", ".join(f"{key} {value:.2f}" for key, value in weights.items())
    return f"{name}: {len(fit.games)} turns, log likelihood {plain:.4f} today, {fitted:.4f} fitted\n  {line}"


def main() -> None:
    """Play, fit and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="ad2210", help="a rule set that points decide")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seed", type=int, default=1000)
    given = parser.parse_args()
    rules = make_rules(given.edition, board_of(given.edition), given.players, {})
    turns = collect(given.edition, given.players, given.games, given.level, given.seed)
    for name, last in (("before the last round", False), ("in the last round", True)):
        part = [turn for turn in turns if turn.last is last and (turn.counts[:, 0] > 0).sum() > 1]
        print(told(name, Fit(part, scored(0 if last else 1, rules))), flush=True)


if __name__ == "__main__":
    main()

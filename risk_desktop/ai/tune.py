"""A tuner for the weights, run by hand: ``python -m risk_desktop.ai.tune --players 6 --generations 8 --games 60``.

Cross-entropy method at one table: in each generation every seat plays with another set of weights, drawn around the
mean; seats rotate; the better half of the sets by games won draws the mean towards it and sets the new spread. At a
table of the candidates themselves everything that they learn from is a difference between them. The last line is the
mean as ``Weights(...)``, to be copied to weights.py once a match against the old weights (``--ai`` of ``simulate``, or
``match`` here) has shown that it is better.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

import msgspec

from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.board import Board
from risk_desktop.maps.graph import to_board
from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir

from .league import play_game
from .skill import SKILLS
from .thinker import Thinker
from .weights import Weights, weights_for

TUNED = (
    "power", "base", "inner", "stranded", "territory", "region", "progress", "card", "largest", "exposed", "raid",
    "inflation",
)  # fmt: skip
SPREAD = 0.35
"""First spread of a weight, as a part of it; ``SMALLEST`` is its least, so that the search doesn't stop early."""
SMALLEST = 0.08


def match(edition: str, board: Board, sets: Sequence[Weights], games: int, seed: int, level: str) -> list[float]:
    """Return the games that each of ``sets`` wins at one table; the seats rotate. A shared victory is shared."""
    rules = make_rules(edition, board, len(sets))
    wins = [0.0] * len(sets)
    for number in range(games):
        order = [(seat + number) % len(sets) for seat in range(len(sets))]
        opponents = [Thinker(SKILLS[level], seed + number * 101 + who, weights=sets[who]) for who in order]
        result = play_game(rules, opponents, seed + number)
        for winner in result.winners:
            wins[order[winner]] += 1 / len(result.winners)
    return wins


def draw(mean: Weights, spread: dict[str, float], rng: random.Random) -> Weights:
    """Return weights around ``mean``."""
    changes = {name: getattr(mean, name) * (1 + rng.gauss(0, spread[name])) for name in TUNED}
    return msgspec.structs.replace(mean, **changes)


def learn(mean: Weights, spread: dict[str, float], sets: Sequence[Weights], wins: Sequence[float]) -> Weights:
    """Return the mean moved half way to the better half of ``sets``, and adapt ``spread`` in place."""
    ranked = sorted(zip(wins, range(len(sets)), strict=True), reverse=True)
    elite = [sets[number] for _, number in ranked[: max(2, len(sets) // 2)]]
    changes = {}
    for name in TUNED:
        values = [getattr(weights, name) for weights in elite]
        centre = sum(values) / len(values)
        changes[name] = (getattr(mean, name) + centre) / 2
        around = (sum((value - centre) ** 2 for value in values) / len(values)) ** 0.5
        relative = around / abs(centre) if centre else SPREAD
        spread[name] = max(SMALLEST, (spread[name] + relative) / 2)
    return msgspec.structs.replace(mean, **changes)


def tune(edition: str, board: Board, players: int, generations: int, games: int, seed: int, level: str) -> Weights:
    """Return tuned weights, printing each generation."""
    rng = random.Random(seed)
    mean = weights_for()
    spread = dict.fromkeys(TUNED, SPREAD)
    for generation in range(generations):
        sets = [mean] + [draw(mean, spread, rng) for _ in range(players - 1)]
        wins = match(edition, board, sets, games, seed + generation * games, level)
        mean = learn(mean, spread, sets, wins)
        print(generation, wins, mean, flush=True)
    return mean


def main() -> None:
    """Read the command line and tune."""
    parser = argparse.ArgumentParser(description="Tunes the opponents' weights by self-play.")
    parser.add_argument("--edition", default="world")
    parser.add_argument("--map", default="earth")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="hard", choices=sorted(SKILLS))
    given = parser.parse_args()
    board = to_board([load_map(maps_dir() / f"{given.map}.yaml")])
    print(tune(given.edition, board, given.players, given.generations, given.games, given.seed, given.level))


if __name__ == "__main__":
    main()

"""Fits weights by play: an evolution strategy (CMA-ES) proposes them, games at mixed tables tell which ones win.

The candidates of a generation sit at tables with each other and with partners. Everything follows from the seed and from the
games in the file, so an aborted fit goes on where it was: what is in the file is not played again.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from .games import Fixture, FixtureResult, entrant
from .mixes import rules_of
from .results import Play, Results

SPREAD = 0.3
"""First spread of a weight, as a logarithm: about so large a part of it."""
SEED_STEP = 100_000
"""Seeds of a generation lie so far from those of the next one."""


class Plan(Struct, frozen=True):
    """What is fitted: ``start`` by name of the weight (none may be 0), in which mixes, against whom, with which effort.

    ``partners``: drawn for the seats that the candidates leave free, ``guests`` of them at a table. ``games``: in each
    generation; ``population``: candidates in it.
    """

    level: str
    start: Mapping[str, float]
    mixes: tuple[str, ...]
    partners: tuple[str, ...]
    guests: int = 2
    population: int = 8
    games: int = 24
    seed: int = 1


class Generation(Struct, frozen=True):
    """What a generation came to: the new mean of the weights, their common spread, and what the candidates won.

    1 is parity, which also stands for one who had no seat.
    """

    number: int
    mean: dict[str, float]
    spread: float
    shares: tuple[float, ...]


def fit(
    plan: Plan, generations: int, results: Results[FixtureResult], play: Play[FixtureResult]
) -> Iterator[Generation]:
    """Yield each generation when it has been played. ModuleNotFoundError where the extra ``league`` isn't installed."""
    import cma

    names = sorted(plan.start)
    options = {"seed": plan.seed, "popsize": plan.population, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy([0.0] * len(names), SPREAD, options)

    def weights(point: Sequence[float]) -> dict[str, float]:
        return {name: plan.start[name] * math.exp(x) for name, x in zip(names, point, strict=True)}

    for number in range(generations):
        points = strategy.ask()
        candidates = [entrant(plan.level, weights(point)) for point in points]
        fixtures = tables(plan, number, candidates)
        for _ in results.play(fixtures, play):
            pass
        shares = won_by(results.of(fixtures))
        found = tuple(shares.get(name, 1.0) for name in candidates)
        strategy.tell(points, [-share for share in found])
        yield Generation(number, weights(strategy.result.xfavorite), float(strategy.sigma), found)


def tables(plan: Plan, generation: int, candidates: Sequence[str]) -> list[Fixture]:
    """Return the games of a generation: each candidate sits at about as many tables as any other, anywhere."""
    rng = random.Random(plan.seed * SEED_STEP + generation)
    found, turn = [], 0
    for number in range(plan.games):
        mix = plan.mixes[number % len(plan.mixes)]
        players = rules_of(mix).players
        own = max(1, players - plan.guests)
        seats = [candidates[(turn + place) % len(candidates)] for place in range(own)]
        turn += own
        seats += [rng.choice(plan.partners) for _ in range(players - own)]
        rng.shuffle(seats)
        found.append(Fixture(mix, tuple(seats), plan.seed + SEED_STEP * (generation + 1) + number))
    return found


def won_by(played: Sequence[FixtureResult]) -> dict[str, float]:
    """Return by entrant what he won of what chance would have given him: 1 is parity."""
    won: dict[str, float] = defaultdict(float)
    parity: dict[str, float] = defaultdict(float)
    for game in played:
        for seat, name in enumerate(game.fixture.seats):
            parity[name] += 1 / len(game.fixture.seats)
            won[name] += (seat in game.winners) / max(1, len(game.winners))
    return {name: won[name] / part for name, part in parity.items()}

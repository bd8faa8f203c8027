"""How strong the entrants of a league are: what they won against what chance gives, and a strength on one scale."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable

from msgspec import Struct

from .games import FixtureResult
from .intervals import Z95, wilson

ELO = 400 / math.log(10)
ROUNDS = 200
PRIOR = 0.5
"""Games that everybody is taken to have won and lost against an average one, so that nobody is infinitely strong."""


class Standing(Struct, frozen=True):
    """An entrant in one mix: ``games`` he sat in (seats counted), what he ``won`` of them (shared victories in parts), and
    ``parity``: what he would have won by chance. ``low`` to ``high`` is the 95 % interval of his share."""

    mix: str
    entrant: str
    games: int
    won: float
    parity: float
    low: float
    high: float

    @property
    def share(self) -> float:
        """Return the part of his games that he won."""
        return self.won / self.games


def standings(played: Iterable[FixtureResult]) -> list[Standing]:
    """Return the entrants by mix, the best ones first; games without an end count for nobody."""
    games: dict[tuple[str, str], int] = defaultdict(int)
    won: dict[tuple[str, str], float] = defaultdict(float)
    parity: dict[tuple[str, str], float] = defaultdict(float)
    for game in played:
        seats = game.fixture.seats
        for seat, name in enumerate(seats):
            key = game.fixture.mix, name
            games[key] += 1
            parity[key] += 1 / len(seats)
            won[key] += (seat in game.winners) / max(1, len(game.winners))
    found = [Standing(*key, n, won[key], parity[key] / n, *wilson(won[key], n)) for key, n in games.items()]
    return sorted(found, key=lambda each: (each.mix, -each.share, each.entrant))


class Rating(Struct, frozen=True):
    """An entrant's strength in Elo points, 0 for the mean of all, with the half width of its 95 % interval."""

    entrant: str
    points: float
    spread: float


def ratings(played: Iterable[FixtureResult]) -> list[Rating]:
    """Return the strengths that make the victories likeliest, the strongest first (Bradley-Terry for any number of seats).

    The winner of a game is taken to come out with a chance in proportion to his strength; found by the
    minorise-maximise steps of Hunter (2004). Seats of the same entrant count together.
    """
    games = [(game.fixture.seats, game.winners) for game in played if game.winners]
    names = sorted({name for seats, _ in games for name in seats})
    strength = dict.fromkeys(names, 1.0)
    wins = dict.fromkeys(names, PRIOR)
    for seats, winners in games:
        for seat in winners:
            wins[seats[seat]] += 1 / len(winners)
    for _ in range(ROUNDS):
        weight = {name: 2 * PRIOR / (strength[name] + 1.0) for name in names}
        for seats, _ in games:
            part = 1 / sum(strength[name] for name in seats)
            for name in seats:
                weight[name] += part
        strength = {name: wins[name] / weight[name] for name in names}
    mean = sum(map(math.log, strength.values())) / max(1, len(names))
    information = dict.fromkeys(names, PRIOR / 2)
    for seats, _ in games:
        total = sum(strength[name] for name in seats)
        for name in set(seats):
            chance = strength[name] * seats.count(name) / total
            information[name] += chance * (1 - chance)
    found = [
        Rating(name, ELO * (math.log(strength[name]) - mean), ELO * Z95 / math.sqrt(information[name]))
        for name in names
    ]
    return sorted(found, key=lambda rating: (-rating.points, rating.entrant))

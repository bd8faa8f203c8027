"""What measured games come to: lengths, shares of victories, the order of levels, completion of missions, minutes."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from risk_desktop.commands.simulate import wilson
from risk_desktop.commands.support.standings import mean_of
from risk_desktop.editions.classic.missions.deck import RANKS, missions_in
from risk_desktop.editions.classic.missions.ranked import FILE

from .editions_games import Played

PERSON_SECONDS = 8.0
"""A person's time for one decision: looking, thinking, clicking and watching; quick ones and hard ones taken together."""
COMPUTER_SECONDS = 1.5
"""What the screen shows of one decision of an opponent at normal speed: an arrow, dice, losses, a move."""
LOOK_SECONDS = 10.0
"""A person's time at the start of the own turn, to see what has become of the world."""
HANDOVER_SECONDS = 5.0
"""Added to it where several persons change places at one screen."""


@dataclass(frozen=True)
class Share:
    """``wins`` of ``games``; ``low`` and ``high`` bound the 95 % interval."""

    name: str
    wins: int
    games: int

    @property
    def rate(self) -> float:
        """Return the share, 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        """Return the lower bound."""
        return wilson(self.wins, self.games)[0]

    @property
    def high(self) -> float:
        """Return the upper bound."""
        return wilson(self.wins, self.games)[1]


@dataclass(frozen=True)
class Summary:
    """The games of one rule set, number of players and table of opponents. ``rounds`` and ``decisions`` of finished games."""

    edition: str
    players: int
    ais: tuple[str, ...]
    games: int
    finished: int
    illegal: int
    faults: int
    rounds: tuple[int, ...]
    decisions: float
    seconds: float

    @property
    def sound(self) -> bool:
        """Return whether nothing went wrong."""
        return not self.illegal and not self.faults and self.finished == self.games

    @property
    def median(self) -> float:
        """Return the median of the rounds, 0 without games."""
        return statistics.median(self.rounds) if self.rounds else 0.0


def summary(games: Sequence[Played]) -> Summary:
    """Return what games of one kind come to; at least one."""
    done = [game for game in games if game.finished]
    return Summary(
        games[0].edition,
        games[0].players,
        games[0].ais,
        len(games),
        len(done),
        sum(game.illegal for game in games),
        sum(game.faults for game in games),
        tuple(game.rounds for game in done),
        statistics.mean(sum(game.decisions) for game in done) if done else 0.0,
        sum(game.seconds for game in games),
    )


def by_table(games: Iterable[Played]) -> dict[tuple[str, int, tuple[str, ...]], list[Played]]:
    """Return the games by rule set, players and opponents, in the order in which they came first."""
    found: dict[tuple[str, int, tuple[str, ...]], list[Played]] = {}
    for game in games:
        found.setdefault((game.edition, game.players, game.ais), []).append(game)
    return found


def order_shares(games: Sequence[Played]) -> list[Share]:
    """Return how often the player with the first turn won, with the second, and so on."""
    return _shares(games, [str(n + 1) for n in range(games[0].players)], lambda g, seat: str(g.order_of(seat) + 1))


def level_shares(games: Sequence[Played]) -> list[Share]:
    """Return how often each level won, in the order of ``ais``: strongest first."""
    return _shares(games, list(dict.fromkeys(games[0].ais)), lambda game, seat: game.level_of(seat))


def turn_shares(games: Sequence[Played], turns: Callable[[Played], Sequence[int]]) -> list[Share]:
    """Return how often the player won who had the first of ``turns`` of a round, the second, and so on."""
    known = [game for game in games if turns(game)]
    names = [str(n + 1) for n in range(games[0].players)]
    return _shares(known, names, lambda g, seat: str([*turns(g), seat].index(seat) + 1))


@dataclass(frozen=True)
class Scores:
    """What a level had at the end of games in which points decide: ``won``, and means with 95 % intervals."""

    won: Share
    points: dict[str, Any]
    places: dict[str, Any]


def level_scores(games: Sequence[Played]) -> list[Scores]:
    """Return the scores of each level, in the order of ``ais``; a game counts once, with the mean of its seats."""
    done = [game for game in games if game.points]

    def mean(level: str, values: Callable[[Played], Sequence[float]]) -> dict[str, Any]:
        each = [[v for seat, v in enumerate(values(game)) if game.level_of(seat) == level] for game in done]
        return mean_of([statistics.fmean(mine) for mine in each])

    return [
        Scores(share, mean(share.name, lambda g: g.points), mean(share.name, lambda g: g.places))
        for share in level_shares(done)
    ]


def ahead_shares(games: Sequence[Played]) -> list[Share]:
    """Return how often each level ended ahead of the next weaker one, named "hard, normal", of the games that parted them.

    A level has the mean of the places of its seats.
    """
    done = [game for game in games if game.places]
    return [ahead(done, stronger, weaker) for stronger, weaker in pairwise(dict.fromkeys(games[0].ais))]


def ahead(games: Sequence[Played], stronger: str, weaker: str) -> Share:
    """Return how often ``stronger`` had a better place than ``weaker``; games in which they share one aren't counted."""
    gaps = [level_place(game, weaker) - level_place(game, stronger) for game in games]
    return Share(f"{stronger}, {weaker}", sum(gap > 0 for gap in gaps), sum(gap != 0 for gap in gaps))


def level_place(game: Played, level: str) -> float:
    """Return the mean place of the seats of a level."""
    return statistics.fmean(place for seat, place in enumerate(game.places) if game.level_of(seat) == level)


def in_order(shares: Sequence[Share]) -> bool:
    """Tell whether each share is greater than the next one, with intervals apart."""
    return all(first.low > second.high for first, second in pairwise(shares))


def _shares(games: Sequence[Played], names: Sequence[str], name_of: Callable[[Played, int], str]) -> list[Share]:
    done = [game for game in games if game.finished]
    wins = Counter(name for game in done for name in {name_of(game, seat) for seat in game.winners})
    return [Share(name, wins[name], len(done)) for name in names]


@dataclass(frozen=True)
class MissionRate:
    """How often a mission was ``held`` and shown (``rounds``: when, for each time)."""

    mission: str
    rank: str
    held: int
    rounds: tuple[int, ...]

    @property
    def share(self) -> Share:
        """Return the share of its holders who showed it."""
        return Share(self.mission, len(self.rounds), self.held)

    @property
    def median(self) -> float:
        """Return the round in the middle of those in which it was shown."""
        return statistics.median(self.rounds) if self.rounds else 0.0


def mission_rates(games: Iterable[Played]) -> list[MissionRate]:
    """Return the rate of each ranked mission, in the order of the deck."""
    held = [each for game in games if game.finished for each in game.missions]
    rates = []
    for mission in missions_in(FILE):
        mine = [each for each in held if each.mission == mission.id]
        rates.append(
            MissionRate(mission.id, mission.rank, len(mine), tuple(each.claimed for each in mine if each.claimed))
        )
    return rates


def rank_spread(rates: Iterable[MissionRate]) -> dict[str, tuple[float, float, float]]:
    """Return lowest and highest rate of each rank, and the share of all its missions that were shown."""
    found = {}
    for rank in RANKS:
        mine = [rate for rate in rates if rate.rank == rank and rate.held]
        if mine:
            each = [rate.share.rate for rate in mine]
            whole = sum(len(rate.rounds) for rate in mine) / sum(rate.held for rate in mine)
            found[rank] = min(each), max(each), whole
    return found


def seat_rates(games: Sequence[Played]) -> dict[str, float]:
    """Return by level how often a seat of it wins."""
    seats = Counter(game.level_of(seat) for game in games for seat in range(game.players))
    wins = Counter(game.level_of(seat) for game in games for seat in game.winners)
    return {level: wins[level] / seats[level] for level in seats}


def minutes_alone(figures: Summary) -> float:
    """Return the minutes of a game of one person against computers at normal speed."""
    own = figures.decisions / figures.players
    seconds = own * PERSON_SECONDS + (figures.decisions - own) * COMPUTER_SECONDS + figures.median * LOOK_SECONDS
    return seconds / 60


def minutes_together(figures: Summary) -> float:
    """Return the minutes of a game in which all players are persons at one screen."""
    turns = figures.median * figures.players
    return (figures.decisions * PERSON_SECONDS + turns * (LOOK_SECONDS + HANDOVER_SECONDS)) / 60

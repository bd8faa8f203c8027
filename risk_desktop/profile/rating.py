"""Ratings of persons against levels and against each other: Elo for several players.

A game among n rated seats counts as pairs of weight 1/(n - 1): who came out before the other has beaten him, and for each
pair Elo (1978) says what was to be expected. How far a game moves a rating follows from how uncertain it is, as in Glickman,
"Parameter estimation in large dynamic paired comparison experiments" (Applied Statistics 48, 1999), without the discount for
the uncertainty of opponents, so that among persons who are equally uncertain one gains what others lose.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from .record import GameRecord

ANCHORS: Mapping[str, float] = {"random": 1000.0, "easy": 1300.0, "normal": 1500.0, "hard": 1700.0, "expert": 1800.0}
"""What levels are worth. Expert stands a hundred above hard: with three at a table it won 46 % and each hard 27 %, which is a
ratio of 92 points (docs/opponents.md)."""
START, START_ERROR = 1400.0, 110.0
DRIFT = 4.0
"""Standard deviation by which somebody's strength may change from game to game: so an old hand's rating still moves."""
LEAST_GAMES = 5
"""Fewer rated games make no rating that is worth showing."""
_Q = math.log(10) / 400


class PersonRating(Struct, frozen=True):
    """A strength in points, with its standard error."""

    value: float = START
    error: float = START_ERROR


class RatedSeat(Struct, frozen=True):
    """A seat in a game to be rated: its rating before, its place, and its side. Levels stay what they are (``is_fixed``)."""

    rating: PersonRating
    place: float
    side: int
    is_fixed: bool = False


class RatedGame(Struct, frozen=True):
    """What a game made of the ratings: those of its persons after it, by person."""

    game: str
    after: dict[str, PersonRating]


def expected(own: float, other: float) -> float:
    """Return which share of games somebody wins against another, by their ratings."""
    return 1 / (1 + math.exp(-_Q * (own - other)))


def rated(seats: Sequence[RatedSeat]) -> list[PersonRating]:
    """Return the ratings of all seats after a game. Seats of one side are no pair; without an opponent nothing changes."""
    weight = 1 / max(1, len(seats) - 1)
    return [seat.rating if seat.is_fixed else _after(seat, seats, weight) for seat in seats]


def _after(own: RatedSeat, seats: Sequence[RatedSeat], weight: float) -> PersonRating:
    gained = information = 0.0
    for other in seats:
        if other is own or other.side == own.side:
            continue
        chance = expected(own.rating.value, other.rating.value)
        won = 1.0 if own.place < other.place else 0.0 if own.place > other.place else 0.5
        gained += weight * (won - chance)
        information += weight * _Q**2 * chance * (1 - chance)
    if information == 0:
        return own.rating
    variance = 1 / (1 / (own.rating.error**2 + DRIFT**2) + information)
    return PersonRating(own.rating.value + _Q * variance * gained, math.sqrt(variance))


def ratings(games: Iterable[tuple[GameRecord, Sequence[str]]]) -> list[RatedGame]:
    """Rate games in their order, each with the person in every seat ("" where there is none); return those that counted.

    Left out are games in which somebody was helped, or sat in two seats; seats of outside programs, whose strength nobody
    knows, are no opponents.
    """
    known: dict[str, PersonRating] = {}
    found = []
    for game, persons in games:
        named = [person for person in persons if person]
        if not named or len(set(named)) < len(named) or not game.is_honest:
            continue
        chosen = [
            (person, RatedSeat(known.get(person, PersonRating()), seat.place, seat.side))
            if person
            else ("", RatedSeat(PersonRating(ANCHORS[seat.kind], 0.0), seat.place, seat.side, is_fixed=True))
            for seat, person in zip(game.seats, persons, strict=True)
            if person or seat.kind in ANCHORS
        ]
        if len({seat.side for _, seat in chosen}) < 2:
            continue
        ratings_after = rated([seat for _, seat in chosen])
        after = {person: rating for (person, _), rating in zip(chosen, ratings_after, strict=True) if person}
        known.update(after)
        found.append(RatedGame(game.id, after))
    return found

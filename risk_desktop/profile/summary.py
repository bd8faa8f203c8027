"""What a profile tells of a person: reckoned anew from all games, so that it never disagrees with them."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from datetime import datetime

from msgspec import Struct

from risk_desktop.ai.player import LEVELS
from risk_desktop.tournament.intervals import wilson

from .fairness import chance_of_such_dice
from .people import People, same_person
from .rating import PersonRating, ratings
from .record import COMEBACK, OUTSIDE, BestMoment, GameRecord, SeatRecord

PEOPLE = "people"
"""Key of the games in which other persons sat at the table."""
ALONE = "alone"
"""Key of the games in which nobody else did: one person played all seats."""
MOMENTS = ("best_turn", COMEBACK, "unlikeliest_win", "largest_army", "longest_battle")
MOST_MOMENTS = 4
LEAST_AMOUNT = {"unlikeliest_win": 500, COMEBACK: 800}
"""What a moment must amount to to be worth telling: a fight, or by far a game, that was likelier lost."""


class Share(Struct, frozen=True):
    """Games of one kind: how many, how many were ``won``, what would be ``fair`` (the mean of 1 by the number of sides), and the
    mean ``place``."""

    key: str
    games: int
    won: int
    fair: float
    place: float

    @property
    def share(self) -> float:
        """Part of the games that was won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The share that one may expect in the long run, all but surely: who has won none so far may well win yet."""
        return wilson(self.won, self.games)


class RatingPoint(Struct, frozen=True):
    """A rating after a game (its id)."""

    game: str
    rating: PersonRating


class FaceCount(Struct, frozen=True):
    """Dice of one kind: how often each face came, the one first, and with what chance fair dice stray at least so far."""

    sides: int
    faces: tuple[int, ...]
    chance: float


class ToldMoment(Struct, frozen=True):
    """A best moment with the game that it was in."""

    moment: BestMoment
    save: str
    edition: str
    created: str


class EveningPlayer(Struct, frozen=True):
    """A player at an evening: name, colour in its last game, whether a person, and for each game whether it was won."""

    name: str
    colour: int
    is_person: bool
    won: tuple[bool, ...]


class Evening(Struct, frozen=True):
    """Games that the same players played on one day (ISO 8601), those with most wins first. ``save``: of its last game."""

    date: str
    editions: tuple[str, ...]
    players: tuple[EveningPlayer, ...]
    save: str

    @property
    def games(self) -> int:
        """How many games there were."""
        return len(self.players[0].won)


class Summary(Struct, frozen=True):
    """The profile of ``person``. ``since``: when the first game was begun.

    ``luck``: armies a game that the own dice brought beyond the even, with its standard error. ``streak``: the most wins in
    a row, ``running``: how many there are now. ``curve`` has a point for each rated game of all rule sets; ``dice`` are
    those of all seats.
    """

    person: str
    since: str
    total: Share
    luck: float
    luck_error: float
    streak: int
    running: int
    rating: PersonRating
    curve: tuple[RatingPoint, ...]
    by_opponents: tuple[Share, ...]
    by_edition: tuple[Share, ...]
    by_players: tuple[Share, ...]
    dice: tuple[FaceCount, ...]
    moments: tuple[ToldMoment, ...]
    evenings: tuple[Evening, ...]


Played = tuple[GameRecord, SeatRecord]


def summary_of(games: Sequence[GameRecord], people: People, person: str, edition: str = "") -> Summary:
    """Return the profile of a person from all games, in their order; of one ``edition`` only where that is named.

    The rating is of all rule sets anyhow. Whoever sits in several seats has the best of them. A game that somebody else
    ended for him is neither won nor lost, but what he did in it counts among his moments.
    """
    sat: list[Played] = []
    for game in games:
        seats = [seat for seat in game.seats if same_person(people.person_of(game, seat), person)]
        if seats and edition in ("", game.edition):
            sat.append((game, min(seats, key=_place)))
    played = [(game, seat) for game, seat in sat if not seat.left]
    curve = _curve(games, people, person)
    streak, running = _streaks(played)
    luck, luck_error = _mean([seat.luck for _, seat in played])
    return Summary(
        person=person,
        since=played[0][0].created if played else "",
        total=_share("", played),
        luck=luck,
        luck_error=luck_error,
        streak=streak,
        running=running,
        rating=curve[-1].rating if curve else PersonRating(),
        curve=curve,
        by_opponents=_shares(played, _opponents, (*LEVELS, OUTSIDE, PEOPLE, ALONE)),
        by_edition=_shares(played, _edition),
        by_players=_shares(played, _players),
        dice=_dice([game for game, _ in sat]),
        moments=_moments(sat),
        evenings=_evenings([game for game, _ in sat], people),
    )


def _place(seat: SeatRecord) -> float:
    return seat.place


def _curve(games: Sequence[GameRecord], people: People, person: str) -> tuple[RatingPoint, ...]:
    keyed = [(game, [people.person_of(game, seat).casefold() for seat in game.seats]) for game in games]
    own = person.strip().casefold()
    return tuple(RatingPoint(each.game, each.after[own]) for each in ratings(keyed) if own in each.after)


def _share(key: str, played: Sequence[Played]) -> Share:
    if not played:
        return Share(key, 0, 0, 0.0, 0.0)
    fair = statistics.fmean(1 / game.sides for game, _ in played)
    place = statistics.fmean(seat.place for _, seat in played)
    return Share(key, len(played), sum(seat.won for _, seat in played), fair, place)


def _shares(played: Sequence[Played], key: Callable[[Played], str], order: Sequence[str] = ()) -> tuple[Share, ...]:
    """Return the shares by key: in an order, else those with most games first."""
    groups: dict[str, list[Played]] = {}
    for each in played:
        groups.setdefault(key(each), []).append(each)
    found = [_share(name, group) for name, group in groups.items()]
    if order:
        return tuple(sorted(found, key=lambda share: order.index(share.key)))
    return tuple(sorted(found, key=lambda share: (-share.games, share.key)))


def _opponents(played: Played) -> str:
    """Return who was the strongest at the table; other persons before all levels."""
    game, own = played
    others = [seat for seat in game.seats if seat is not own]
    if any(seat.is_person and seat.name.casefold() != own.name.casefold() for seat in others):
        return PEOPLE
    kinds = {seat.kind for seat in others if not seat.is_person}
    return OUTSIDE if OUTSIDE in kinds else max(kinds, key=LEVELS.index, default=ALONE)


def _edition(played: Played) -> str:
    return played[0].edition


def _players(played: Played) -> str:
    return str(len(played[0].seats))


def _streaks(played: Sequence[Played]) -> tuple[int, int]:
    longest = running = 0
    for _, seat in played:
        running = running + 1 if seat.won else 0
        longest = max(longest, running)
    return longest, running


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean with its standard error, which is 0 for fewer than two values."""
    if not values:
        return 0.0, 0.0
    error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return statistics.fmean(values), error


def _dice(games: Sequence[GameRecord]) -> tuple[FaceCount, ...]:
    total: dict[int, list[int]] = {}
    for seat in (seat for game in games for seat in game.seats):
        for sides, faces in seat.faces.items():
            known = total.setdefault(sides, [0] * sides)
            total[sides] = [sum(pair) for pair in zip(known, faces, strict=True)]
    return tuple(
        FaceCount(sides, tuple(faces), chance_of_such_dice(faces))
        for sides, faces in sorted(total.items())
        if any(faces)
    )


def _moments(played: Sequence[Played]) -> tuple[ToldMoment, ...]:
    best: dict[str, ToldMoment] = {}
    for game, seat in played:
        for moment in seat.moments:
            known = best.get(moment.kind)
            if moment.amount >= LEAST_AMOUNT.get(moment.kind, 1) and (
                known is None or moment.amount > known.moment.amount
            ):
                best[moment.kind] = ToldMoment(moment, game.save, game.edition, game.created)
    return tuple(best[kind] for kind in MOMENTS if kind in best)[:MOST_MOMENTS]


def _evenings(games: Sequence[GameRecord], people: People) -> tuple[Evening, ...]:
    """Return the evenings, the latest first: games of one day between the same players in whatever seats."""
    groups: dict[tuple[str, tuple[str, ...]], list[GameRecord]] = {}
    for game in games:
        names = tuple(sorted(_called(game, seat, people) for seat in game.seats))
        if game.evening and len(set(names)) == len(names):
            groups.setdefault((game.evening, names), []).append(game)
    ordered = sorted(groups.items(), key=_began, reverse=True)
    return tuple(_evening(date, group, people) for (date, _), group in ordered)


def _began(item: tuple[tuple[str, tuple[str, ...]], list[GameRecord]]) -> tuple[datetime, tuple[str, ...]]:
    (_, names), games = item
    return games[-1].begun, names


def _called(game: GameRecord, seat: SeatRecord, people: People) -> str:
    """Return what a player is called today."""
    return people.person_of(game, seat) or seat.name


def _evening(date: str, games: Sequence[GameRecord], people: People) -> Evening:
    won: dict[str, list[bool]] = {}
    for game in games:
        for seat in game.seats:
            won.setdefault(_called(game, seat, people), []).append(seat.won)
    last = games[-1]
    players = [
        EveningPlayer(name, seat.colour, seat.is_person, tuple(won[name]))
        for seat in last.seats
        for name in (_called(last, seat, people),)
    ]
    players.sort(key=_wins, reverse=True)
    editions = tuple(dict.fromkeys(game.edition for game in games))
    return Evening(date, editions, tuple(players), last.save)


def _wins(player: EveningPlayer) -> int:
    return sum(player.won)

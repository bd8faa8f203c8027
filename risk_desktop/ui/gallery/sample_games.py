"""Games of an invented winter, for pictures of a profile: records as saves would give them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from risk_desktop.profile.database import Database
from risk_desktop.profile.record import COMEBACK, HUMAN, BestMoment, GameRecord, SeatRecord
from risk_desktop.review.keeping import keep_review
from risk_desktop.review.report import GameReview, Method, SeatAccount

PERSON = "Ben"
_GAMES, _SEED = 87, 12
_BEGAN = datetime(2026, 1, 3, 20, tzinfo=UTC)
_EDITIONS = (("world", 3), ("missions", 3), ("world", 4), ("capitals", 4), ("ad2210", 3), ("godstorm", 4), ("world", 5))
_LEVELS = ("easy", "normal", "hard", "normal", "hard")
_STRENGTH = {"easy": 0.6, "normal": 1.0, "hard": 1.6, HUMAN: 1.3}
_COMPUTERS = ("Mira", "Otto", "Sol", "Vera")
_FRIENDS = ("Eva", "Jonas")
_COLOURS = {PERSON: 0, "Eva": 2, "Jonas": 4}
_DICE = 150
_TOGETHER = 6
"""So many of the last games were an evening among friends."""


_REVIEWED = 4
"""Of so many games one has a review."""
_TURNS, _LOST = 12, 0.029
"""Turns of each seat in a review, and the chance to win that it lost in one."""


def sample_games() -> list[GameRecord]:
    """Return the games, in their order."""
    chance = random.Random(_SEED)
    found = [_game(number, chance) for number in range(_GAMES - _TOGETHER)]
    evening = _BEGAN + timedelta(days=68)
    for number in range(_TOGETHER):
        who = [(name, HUMAN) for name in (PERSON, *_FRIENDS)]
        found.append(
            _record(_GAMES - _TOGETHER + number, evening + timedelta(minutes=40 * number), "world", who, chance)
        )
    return found


def keep_sample_games(folder: Path) -> None:
    """Keep the games in a folder of saves, with an empty file for each and reviews of some. OSError, DatabaseUnavailable."""
    database = Database(folder)
    for number, game in enumerate(sample_games()):
        save = folder / game.save
        database.keep(save, "", game)
        save.touch()
        if number % _REVIEWED == 0:
            keep_review(save, _review(game))


def _review(game: GameRecord) -> GameReview:
    """Return a review that tells only what the seats have lost."""
    accounts = tuple(
        SeatAccount(n, 0.25, 0.0, -_LOST * _TURNS, 0.0, float(seat.won), 0.02, 60, 4, 2, 1, _TURNS, "good")
        for n, seat in enumerate(game.seats)
    )
    winners = tuple(n for n, seat in enumerate(game.seats) if seat.won)
    return GameReview(
        Method("hard", 12, 1), len(game.seats), winners, 0, 0, (0,) * len(game.seats), accounts, (), (), (), ()
    )


def _game(number: int, chance: random.Random) -> GameRecord:
    edition, players = _EDITIONS[chance.randrange(len(_EDITIONS))]
    strongest = min(len(_LEVELS) - 1, chance.randrange(3) + number // 40)
    who = [(PERSON, HUMAN)]
    who += [(name, _LEVELS[chance.randrange(strongest + 1)]) for name in _COMPUTERS[: players - 1]]
    return _record(number, _BEGAN + timedelta(hours=19 * number), edition, who, chance)


def _record(
    number: int, moment: datetime, edition: str, who: Sequence[tuple[str, str]], chance: random.Random
) -> GameRecord:
    """Return a game with places drawn by strength."""
    drawn = sorted((chance.expovariate(_STRENGTH[kind]), name, kind) for name, kind in who)
    seats = []
    for place, (_, name, kind) in enumerate(drawn, start=1):
        thrown = [chance.randrange(6) for _ in range(_DICE)]
        faces = [thrown.count(face) for face in range(6)]
        told = _moments(chance) if name == PERSON and edition == "world" else ()
        colour = _COLOURS.get(name, (place + 2) % 6)
        luck = chance.gauss(0.3, 6)
        won = place == 1
        seats.append(
            SeatRecord(name, kind, colour, place, float(place), won, luck=luck, faces={6: faces}, moments=told)
        )
    created = moment.isoformat(timespec="seconds")
    rounds = chance.randrange(5, 16)
    return GameRecord(f"{created}/{number}", f"{number}.risk", edition, created, 300, rounds, "conquest", tuple(seats))


def _moments(chance: random.Random) -> tuple[BestMoment, ...]:
    kinds = (
        ("best_turn", 3, 20),
        (COMEBACK, 700, 962),
        ("unlikeliest_win", 300, 951),
        ("largest_army", 12, 110),
        ("longest_battle", 4, 28),
    )
    return tuple(
        BestMoment(kind, "earth", "alaska", chance.randrange(low, high), chance.randrange(3, 9), 40)
        for kind, low, high in kinds
    )

"""What each opponent had at the end of simulated games in which points decide: points, and the place that they brought."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from risk_desktop.editions.common.score import points_of, ranked

if TYPE_CHECKING:
    from risk_desktop.engine.game import Game, Record

_Z95 = 1.959963985


class FinalStanding(Struct, frozen=True):
    """A seat at the end of a game: whose in the list of opponents (``entry``), his ``points`` and his ``place``, 1 the best.

    Who is out of the game has no points; players with equal points share the mean of their places.
    """

    entry: int
    points: int
    place: float


class FinalCount:
    """Listens to one game, and counts when it is over; nothing where points don't decide."""

    def __init__(self) -> None:
        self._points: list[int] = []
        self._places: dict[int, float] = {}

    def note(self, game: Game, record: Record) -> None:
        """Look whether that choice was the last one."""
        if game.state.outcome is None or not game.rules.score:
            return
        state = game.state
        self._points = [points_of(game, p) if state.alive[p] else 0 for p in range(state.players)]
        self._places = places(game)

    def rows(self, entries: Sequence[int]) -> tuple[FinalStanding, ...]:
        """Return how every seat stood; ``entries``: by seat, whose it was."""
        return tuple(FinalStanding(entries[p], points, self._places[p]) for p, points in enumerate(self._points))


def places(game: Game) -> dict[int, float]:
    """Return the place of each player when the game is over: winners before all others, those who are out behind them."""
    outcome = game.state.outcome
    winners = outcome.winners if outcome is not None else ()
    found: dict[int, float] = {}
    for group in ranked(game, lambda now, player: (player in winners, points_of(now, player))):
        middle = len(found) + (len(group) + 1) / 2
        found.update(dict.fromkeys(group, middle))
    return found


def standing_of(rows: Iterable[tuple[FinalStanding, ...]], entry: int) -> dict[str, Any]:
    """Return the JSON of an entry over the games in ``rows``: mean points and mean place; nothing without any.

    A game counts once, with the mean of all seats of the entry.
    """
    games = [mine for row in rows if (mine := [each for each in row if each.entry == entry])]
    if not games:
        return {}
    return {
        "points": mean_of([statistics.fmean(each.points for each in mine) for mine in games]),
        "place": mean_of([statistics.fmean(each.place for each in mine) for mine in games]),
    }


def mean_of(values: Sequence[float]) -> dict[str, Any]:
    """Return the mean of at least one value with its 95 % confidence interval; a single value has none (None)."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return {"mean": round(mean, 3), "ci95": None}
    spread = _Z95 * statistics.stdev(values) / math.sqrt(len(values))
    return {"mean": round(mean, 3), "ci95": [round(mean - spread, 3), round(mean + spread, 3)]}

"""Compares changed weights with today's, run by hand: ``python -m risk_desktop.ai.tune --against region=2 last.exposed=-4``.

Every other seat plays with the changes, the others without, and what both won is printed, with points where these decide.
What points change is named ``coming.exposed``, ``last.region``, ``very_last.front`` (see ``Closing``). Weights are fitted
by ``risk-desktop league fit``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from risk_desktop.editions.common.score import points_of
from risk_desktop.editions.registry import find_edition, make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.game import Game, Record
from risk_desktop.maps.finder import load_boards
from risk_desktop.maps.graph import to_board
from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir

from .kinds import kind_of
from .league import play_game
from .skill import SKILLS
from .thinker import Thinker
from .weights import Weights, weights_for


def changed(weights: Weights, changes: Sequence[str]) -> Weights:
    """Return ``weights`` with changes such as "region=2.0" or "last.exposed=-4". AttributeError, ValueError."""
    for change in changes:
        name, _, value = change.partition("=")
        part, _, inner = name.rpartition(".")
        getattr(weights, inner)
        if part:
            found = {**getattr(weights.closing, part), inner: float(value)}
            weights = msgspec.structs.replace(
                weights, closing=msgspec.structs.replace(weights.closing, **{part: found})
            )
        else:
            weights = msgspec.structs.replace(weights, **{name: float(value)})
    return weights


class Compared(NamedTuple):
    """What weights with and without changes came to in one game: shares of the victory, and mean points (0 without any)."""

    won: float
    ahead: float


def compare(
    edition: str, board: Board, players: int, changes: Sequence[str], games: int, seed: int, level: str
) -> Iterator[Compared]:
    """Yield what changes bring in each game: every other seat plays with them; each deal is played twice, sides swapped.

    ``won``: their part of the victory (0 to 1); ``ahead``: by how many points a seat of theirs is ahead.
    """
    rules = make_rules(edition, board, players)
    plain = weights_for(kind=kind_of(rules), table=SKILLS[level].table)
    other = changed(plain, changes)
    for number in range(games):
        new = [(seat + number) % 2 == 0 for seat in range(players)]
        deal = number // 2
        opponents = [
            Thinker(
                SKILLS[level], seed + deal * 101 + seat, changes=msgspec.structs.asdict(other if new[seat] else plain)
            )
            for seat in range(players)
        ]
        count = Points(players)
        result = play_game(rules, opponents, seed + deal, count.note)
        sides = [
            fmean(points for points, is_new in zip(count.points, new, strict=True) if is_new is side)
            for side in (True, False)
        ]
        yield Compared(sum(new[winner] for winner in result.winners) / len(result.winners), sides[0] - sides[1])


class Points:
    """Listens to a game: ``points`` by seat at its end, nothing for who is out."""

    def __init__(self, players: int) -> None:
        self.points = [0.0] * players

    def note(self, game: Game, record: Record) -> None:
        """Look whether that choice was the last one."""
        state = game.state
        if state.outcome is not None and game.rules.score:
            self.points = [float(points_of(game, p)) if state.alive[p] else 0.0 for p in range(state.players)]


def report(found: Iterable[Compared]) -> str:
    """Print how it stands after every ten games, and return the last line: what was won, and by how many points ahead."""
    line, won, ahead = "no games", list[float](), list[float]()
    for each in found:
        won.append(each.won)
        ahead.append(each.ahead)
        line = f"{len(won)} games: won {told(won)}, points ahead {told(ahead)}"
        if len(won) % 10 == 0:
            print(line, flush=True)
    return line


def told(values: Sequence[float]) -> str:
    """Return a mean with its 95 % interval."""
    spread = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{fmean(values):.3f} +- {spread:.3f}"


def board_of(edition: str, map_id: str) -> Board:
    """Return the board called ``map_id``, "": what the edition is played on."""
    if map_id:
        return to_board([load_map(maps_dir() / f"{map_id}.yaml")])
    return load_boards(find_edition(edition).boards_with({}))


def main() -> None:
    """Read the command line, and compare."""
    parser = argparse.ArgumentParser(description="Compares changed weights with today's.")
    parser.add_argument("--edition", default="world")
    parser.add_argument("--map", default="", help="a board (default: the rule set's own)")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="hard", choices=sorted(SKILLS))
    parser.add_argument("--against", nargs="+", required=True, metavar="NAME=VALUE", help="the changes")
    given = parser.parse_args()
    board = board_of(given.edition, given.map)
    table = given.edition, board, given.players, given.against, given.games, given.seed, given.level
    print(report(compare(*table)))


if __name__ == "__main__":
    main()

"""Plays every rule set with every number of players and tells whether all is sound: python -m tests.soak.editions.

    python -m tests.soak.editions --out games.jsonl                          100 games of each, normal opponents
    python -m tests.soak.editions --out games.jsonl --level hard --games 20  the same with hard ones
    python -m tests.soak.editions --out games.jsonl --levels                 hard, normal and easy against each other
    python -m tests.soak.editions --out games.jsonl --points                 all four levels where points decide
    python -m tests.soak.editions --out games.jsonl --experts                an expert among hards, where they differ
    python -m tests.soak.editions --out games.jsonl --missions               ranked missions, 300 games of hard opponents
    python -m tests.soak.editions --out games.jsonl --write docs/balance.md --lengths resources/library.yaml

Every game is kept in the file as soon as it is over: a run that was stopped goes on where it was, and more games are added
to those that are there. Delete the file when rules or opponents have changed. The last command plays nothing: it writes the
tables of the document and the lengths of the library from the games in the file. The exit code is 1 if any choice was
illegal, any opponent failed, or any game didn't come to its end. Not part of the tests: all of it takes hours.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from risk_desktop.ai.player import LEVELS
from risk_desktop.commands.support.matches import Match
from risk_desktop.editions.edition import Edition
from risk_desktop.editions.registry import EDITIONS

from .editions_experts import LOOKS, expert_tables, is_settled, thinks_further
from .editions_figures import Share, in_order, level_shares, mission_rates, order_shares, rank_spread, summary
from .editions_games import Ledger, Played
from .editions_report import TABLES, write_lengths, write_tables

GAMES = {"seats": 100, "levels": 60, "points": 120, "experts": LOOKS[-1], "missions": 300}
"""Games of each table, where nothing else is asked for."""
COMPARED = ("levels", "points", "experts")
"""Where levels meet, so that wins are told by level."""
STRONGEST_FIRST = ("hard", "normal", "easy")
ALL_LEVELS = (*STRONGEST_FIRST, "random")
"""All levels at one table, strongest first."""
FREE_FOR_ALL = 3
"""Players of a table at which every level has one seat."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: ``mode`` is seats, levels, points, experts or missions."""

    mode: str
    editions: tuple[Edition, ...]
    players: tuple[int, ...]
    level: str
    seed: int

    def matches(self) -> Iterator[Match]:
        """Yield the tables of opponents, rule set by rule set; experts meet at small tables first."""
        if self.mode == "experts":
            for edition, players, ais in expert_tables():
                wanted = edition in self.editions and players in (self.players or (players,))
                if wanted and thinks_further(edition.id, players):
                    yield Match(edition.id, players, self.seed, ais)
            return
        for edition in self.editions:
            numbers = [n for n in edition.all_players if not self.players or n in self.players]
            if self.mode == "points":
                if len(ALL_LEVELS) in numbers and is_scored(edition):
                    yield Match(edition.id, len(ALL_LEVELS), self.seed, ALL_LEVELS)
            elif self.mode == "levels":
                for players, ais in level_tables(edition, numbers):
                    yield Match(edition.id, players, self.seed, ais)
            else:
                for players in numbers:
                    yield Match(edition.id, players, self.seed, (self.level,) * players)


def level_tables(edition: Edition, numbers: Sequence[int]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield tables that compare levels: all three at one, or by pairs where two sides play. In teams a side is one level."""
    if FREE_FOR_ALL in numbers:
        yield FREE_FOR_ALL, STRONGEST_FIRST
    elif numbers:
        for pair in pairwise(STRONGEST_FIRST):
            yield numbers[0], pair


def is_scored(edition: Edition) -> bool:
    """Tell whether points decide in a rule set."""
    return any(module.score for module in edition.modules)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play or write what is asked for; return 1 if anything went wrong."""
    given = _parser().parse_args(arguments)
    ledger = Ledger(given.out)
    if given.write or given.lengths:
        if given.write:
            write_tables(given.write, ledger.games, given.tables)
        if given.lengths:
            write_lengths(given.lengths, ledger.games)
        return 0
    plan = _plan(given)
    sound = True
    for match in plan.matches():
        wanted = given.games or GAMES[plan.mode]
        for games in (*LOOKS[:-1], wanted) if plan.mode == "experts" and not given.games else (wanted,):
            for game in ledger.play(match, games, given.workers):
                _show_trouble(game)
            played = [game for game in ledger.of(match) if game.number < games]
            if plan.mode == "experts" and is_settled(played):
                break
        print(line_of(played, plan.mode), flush=True)
        sound = summary(played).sound and sound
        if plan.mode == "missions":
            print(mission_lines(played))
    return 0 if sound else 1


def line_of(games: Sequence[Played], mode: str) -> str:
    """Return the line that tells of the games at one table."""
    figures = summary(games)
    parts = [
        f"{figures.edition:<20}{figures.players}p {'/'.join(dict.fromkeys(figures.ais)):<17}",
        f"{figures.finished}/{figures.games} finished, {figures.illegal} illegal, {figures.faults} faults,",
        f"rounds {figures.median:g} (max {max(figures.rounds, default=0)}), {figures.decisions:.0f} decisions,",
        "wins " + " ".join(_told(share) for share in (level_shares if mode in COMPARED else order_shares)(games)),
        f"{figures.seconds:.0f} s",
    ]
    if mode in ("levels", "points"):
        parts.append("in order" if in_order(level_shares(games)) else "NOT APART")
    return " ".join(parts)


def mission_lines(games: Sequence[Played]) -> str:
    """Return a line for each ranked mission, and one for each rank."""
    rates = mission_rates(games)
    lines = [
        f"  {rate.rank:<8} {rate.mission:<24} held {rate.held:>4}  shown {rate.share.rate:6.1%}"
        f" ({rate.share.low:.0%} to {rate.share.high:.0%})  round {rate.median:g}"
        for rate in rates
    ]
    lines += [
        f"  {rank:<8} {whole:.1%} of all; {low:.1%} to {high:.1%}, factor {high / low if low else float('inf'):.2f}"
        for rank, (low, high, whole) in rank_spread(rates).items()
    ]
    return "\n".join(lines)


def _told(share: Share) -> str:
    return f"{share.name}: {share.rate:.0%} ({share.low:.0%}-{share.high:.0%})"


def _show_trouble(game: Played) -> None:
    if game.trouble:
        print(f"  {game.edition} {game.players}p game {game.number}: {game.trouble}", file=sys.stderr, flush=True)


def _plan(given: argparse.Namespace) -> Plan:
    if given.missions:
        return Plan("missions", (EDITIONS["missions"],), given.players or (4,), given.level or "hard", given.seed)
    editions = tuple(EDITIONS[name] for name in given.only) if given.only else tuple(EDITIONS.values())
    asked = {"levels": given.levels, "points": given.points, "experts": given.experts}
    mode = next((name for name in COMPARED if asked[name]), "seats")
    return Plan(mode, editions, given.players, given.level or "normal", given.seed)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--levels", action="store_true", help="levels against each other")
    mode.add_argument("--points", action="store_true", help="all levels at one table, where points decide")
    mode.add_argument("--experts", action="store_true", help="an expert among hards, until their shares part")
    mode.add_argument("--missions", action="store_true", help="how often ranked missions are shown")
    parser.add_argument("--only", type=_editions, default=(), metavar="A,B", help="these rule sets (default: all)")
    parser.add_argument(
        "--players", type=_numbers, default=(), metavar="N,M", help="these numbers (default: all allowed)"
    )
    parser.add_argument("--level", choices=sorted(LEVELS), help="of all opponents (default: normal; --missions: hard)")
    parser.add_argument("--games", type=int, help=f"of each table (default: {GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: 1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the games are kept, JSON lines")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the tables of this document and stop")
    parser.add_argument("--tables", type=_tables, default=(), metavar="A,B", help="with --write: only these tables")
    parser.add_argument("--lengths", type=Path, metavar="FILE", help="write the minutes in this library.yaml and stop")
    return parser


def _editions(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if unknown := [name for name in names if name not in EDITIONS]:
        raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: no rule set; there are {', '.join(EDITIONS)}")
    return names


def _tables(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if unknown := [name for name in names if name not in TABLES]:
        raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: no table; there are {', '.join(TABLES)}")
    return names


def _numbers(text: str) -> tuple[int, ...]:
    if not all(part.isascii() and part.isdigit() for part in text.split(",")):
        raise argparse.ArgumentTypeError(f"expected numbers such as 3,4, not {text!r}")
    return tuple(int(part) for part in text.split(","))


if __name__ == "__main__":
    sys.exit(main())

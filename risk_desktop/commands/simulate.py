"""``simulate``: whole games between opponents without a window, with wins, length and speed."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import statistics
import sys
import time
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from risk_desktop.tournament.intervals import wilson

from .support.house_rules import add_option, usable_options
from .support.refusal import Refusal, WrongInput

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_desktop.editions.edition import Edition
    from risk_desktop.engine.rules import OptionValue

    from .support.matches import GameRow, Match, Trouble

_BAR = 30
_MOST_GAMES = 1_000_000
_MOST_WORKERS = 61
"""Windows lets Python wait for no more processes."""
_SECRET_BYTES = 32


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "simulate",
        help="games between computer opponents, without a window",
        description="Play whole games between computer opponents. The same seed gives the same games, whatever the "
        "number of workers; with outside programs no game comes twice, so that they can't know the dice.",
    )
    parser.add_argument("--edition", default="world", metavar="ID", help="rule set (default: world)")
    parser.add_argument(
        "--players", type=up_to(_MOST_GAMES), default=4, metavar="N", help="players in each game (default: 4)"
    )
    parser.add_argument(
        "--games", type=up_to(_MOST_GAMES), default=10, metavar="G", help="number of games (default: 10)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default: 1)")
    parser.add_argument(
        "--ai",
        default="normal",
        metavar="A,B,C",
        help="levels or bot:COMMAND, repeated round the seats, which rotate (default: normal)",
    )
    parser.add_argument(
        "--bot-seconds", type=_seconds, default=10.0, metavar="S", help="time of a bot for a decision (default: 10)"
    )
    parser.add_argument(
        "--workers", type=up_to(_MOST_WORKERS), metavar="W", help="processes (default: one per processor)"
    )
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep every game as a save, written as it is played")
    add_option(parser)
    parser.add_argument(
        "--board", default="", metavar="ID", help="board of land to play on, for rules of one such board"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--cards", action="store_true", help="with --json: count command cards, where there are some")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came of them; 0. Refusal, also where Ctrl-C or a save ended it early."""
    match = _match(args)
    workers = args.workers or min(os.cpu_count() or 1, _MOST_WORKERS)
    started = time.perf_counter()
    rows, ended = _play(match, args.games, workers)
    summary = summarise(match, args.games, rows, time.perf_counter() - started)
    print(json.dumps(summary) if args.json else _as_text(summary))
    if ended is not None:
        raise ended
    return 0


def summarise(match: Match, games: int, rows: list[GameRow], seconds: float) -> dict[str, Any]:
    """Return the JSON object of the results; ``seats`` has one entry per place in the list of levels."""
    from .support.card_counts import card_table
    from .support.standings import standing_of

    finished = [row for row in rows if row.finished]
    rounds = [row.rounds for row in finished]
    decisions = sum(row.decisions for row in finished)
    return {
        **(
            {"cards": card_table((c for row in finished for c in row.cards), seat_rates(match, finished))}
            if match.cards
            else {}
        ),
        "edition": match.edition,
        "players": match.players,
        "games": games,
        "seed": match.seed,
        "finished": len(finished),
        "illegal": sum(row.illegal for row in rows),
        "faults": sum(row.faults for row in rows),
        "seats": [
            _seat(ai, sum(place in row.winners for row in finished), len(finished))
            | standing_of((row.standings for row in finished), place)
            for place, ai in enumerate(match.ais)
        ],
        "rounds": {"median": statistics.median(rounds) if rounds else 0, "max": max(rounds, default=0)},
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds > 0 else 0.0,
        "games_per_second": round(len(finished) / seconds, 3) if seconds > 0 else 0.0,
        "troubles": [
            {"ai": match.ais[trouble.place], "kind": trouble.kind, "times": trouble.times, "first": trouble.detail}
            for trouble in all_troubles(rows)
        ],
    }


def seat_rates(match: Match, rows: list[GameRow]) -> list[float]:
    """Return by place in the list of levels how often a seat of it wins one of the games in ``rows``."""
    seats, wins = [0] * len(match.ais), [0] * len(match.ais)
    for row in rows:
        for seat in range(match.players):
            seats[(seat + row.number) % len(match.ais)] += 1
        for place in row.winners:
            wins[place] += 1
    return [won / max(1, all_seats) for won, all_seats in zip(wins, seats, strict=True)]


def all_troubles(rows: list[GameRow]) -> list[Trouble]:
    """Return the troubles of all games: one for each kind at each place in the list of opponents."""
    found: dict[tuple[int, str], Trouble] = {}
    for trouble in (trouble for row in rows for trouble in row.troubles):
        key = trouble.place, trouble.kind
        first = found.get(key)
        found[key] = replace(first, times=first.times + trouble.times) if first is not None else trouble
    return [found[key] for key in sorted(found)]


def _seat(ai: str, wins: int, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    rate = wins / games if games else 0.0
    return {"ai": ai, "wins": wins, "win_rate": round(rate, 4), "ci95": [round(low, 4), round(high, 4)]}


def _play(match: Match, games: int, workers: int) -> tuple[list[GameRow], Refusal | None]:
    """Return the rows by game number, and what ended it early: Ctrl-C, or a save that can't be written."""
    from risk_desktop.i18n import tr

    from .support.matches import Unsaved, play_all, play_one

    rows: list[GameRow] = []
    ended: Refusal | None = None
    show = sys.stderr.isatty()
    try:
        for row in play_all(partial(play_one, match), range(games), workers):
            rows.append(row)
            if show:
                _draw_bar(len(rows), games)
    except KeyboardInterrupt:
        ended = Refusal("cli.simulate.interrupted", done=len(rows), games=games)
    except Unsaved as error:
        why = tr(error.why, fault=error.fault)
        ended = Refusal("cli.simulate.unsaved", file=error.path, fault=why, done=len(rows), games=games)
    if show:
        print(file=sys.stderr)
    return sorted(rows, key=lambda row: row.number), ended


def _draw_bar(done: int, games: int) -> None:
    full = done * _BAR // games
    print(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done}/{games}", end="", file=sys.stderr, flush=True)


def _match(args: argparse.Namespace) -> Match:
    """Return what the arguments ask for; WrongInput."""
    from risk_desktop.bots.bot import Limits
    from risk_desktop.bots.commands import is_outside
    from risk_desktop.editions.registry import UnknownEdition, find_edition

    from .support.matches import Match, save_path

    try:
        edition = find_edition(args.edition)
    except UnknownEdition as error:
        raise WrongInput("cli.error.edition", edition=error.name, known=", ".join(error.known)) from None
    if args.players not in edition.all_players:
        allowed = ", ".join(map(str, edition.all_players))
        raise WrongInput("cli.error.players", edition=edition.id, players=args.players, allowed=allowed)
    ais = chosen_opponents(args.ai)
    options = usable_options(edition.options, args.option)
    board = chosen_board(edition, args.players, options, args.board) if args.board else ""
    folder = str(_folder(args.save)) if args.save is not None else ""
    created = datetime.now(UTC).isoformat(timespec="seconds")
    limits = Limits(decision=args.bot_seconds)
    rules = tuple(sorted(options.items()))
    secret = secrets.token_bytes(_SECRET_BYTES) if any(map(is_outside, ais)) else b""
    match = Match(edition.id, args.players, args.seed, ais, rules, folder, created, limits, board, args.cards, secret)
    if folder and any(save_path(match, number).exists() for number in range(args.games)):
        raise WrongInput("cli.error.saves_there", folder=folder)
    return match


def chosen_opponents(text: str) -> tuple[str, ...]:
    """Return the opponents in a list such as ``hard,normal,bot:COMMAND``. WrongInput."""
    from risk_desktop.ai.player import LEVELS
    from risk_desktop.bots.commands import PREFIX, BadCommand, command_of, is_outside, split_levels, words_of

    names = split_levels(text, LEVELS)
    for name in names:
        if is_outside(name):
            try:
                words_of(command_of(name))
            except BadCommand as error:
                raise WrongInput(f"bots.command.{error.reason}", word=error.word) from None
        elif name not in LEVELS:
            raise WrongInput("cli.error.ai", ai=name, known=", ".join((*LEVELS, f"{PREFIX}COMMAND")))
    return names


def chosen_board(edition: Edition, players: int, options: Mapping[str, OptionValue], reference: str) -> str:
    """Return the reference to a board of land on which an edition can be played. WrongInput."""
    from risk_desktop.editions.registry import BoardTooSmall, make_rules
    from risk_desktop.engine.rules import BoardUnfit
    from risk_desktop.maps.finder import UnknownMap, find_map, is_land, land_boards
    from risk_desktop.maps.graph import to_board
    from risk_desktop.maps.problems import MapError

    if len(edition.boards) > 1 or not is_land(find_map(edition.boards[0])):
        raise WrongInput("cli.error.own_boards", edition=edition.id, boards=", ".join(edition.boards))
    try:
        found = find_map(reference)
    except (UnknownMap, MapError):
        found = None
    if found is None or not is_land(found):
        known = ", ".join(each.reference for each in land_boards())
        raise WrongInput("cli.error.board", board=reference, known=known)
    try:
        make_rules(edition.id, to_board([found]), players, options)
    except BoardTooSmall as error:
        raise WrongInput("cli.error.small_board", board=reference, least=error.least) from None
    except BoardUnfit:
        raise WrongInput("cli.error.own_boards", edition=edition.id, boards=", ".join(edition.boards)) from None
    return found.id


def _folder(folder: Path) -> Path:
    """Return the folder for the saves, made if need be; WrongInput."""
    from risk_desktop.i18n import fault_words

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise WrongInput("cli.error.folder", folder=str(folder), fault=fault_words(fault)) from None
    return folder


def _as_text(summary: dict[str, Any]) -> str:
    """Return the results for a person, in his language."""
    from risk_desktop.i18n import number, percent, tr

    lines = [
        tr("cli.simulate.title", edition=summary["edition"], players=summary["players"], seed=summary["seed"]),
        tr("cli.simulate.finished", finished=summary["finished"], games=summary["games"]),
    ]
    width = max(len(seat["ai"]) for seat in summary["seats"])
    for seat in summary["seats"]:
        low, high = (percent(bound, 1) for bound in seat["ci95"])
        rate = percent(seat["win_rate"], 1)
        lines.append("  " + tr("cli.simulate.seat", ai=seat["ai"].ljust(width), rate=rate, low=low, high=high))
    lines += _standing_lines(summary["seats"], width)
    rounds = summary["rounds"]
    lines.append(tr("cli.simulate.rounds", median=number(rounds["median"]), most=number(rounds["max"])))
    games, decisions = summary["games_per_second"], summary["decisions_per_second"]
    lines.append(tr("cli.simulate.speed", games=number(games, 2), decisions=number(decisions)))
    if summary["illegal"] or summary["faults"]:
        lines.append(tr("cli.simulate.faults", illegal=summary["illegal"], faults=summary["faults"]))
    for trouble in summary["troubles"]:
        what = tr(f"bots.trouble.{trouble['kind']}", trouble["times"])
        lines.append("  " + tr("bots.trouble", ai=trouble["ai"], what=what, first=trouble["first"]))
    return "\n".join(lines)


def _standing_lines(seats: list[dict[str, Any]], width: int) -> list[str]:
    """Return a line on the points of each opponent, where points decide."""
    from risk_desktop.i18n import number, tr

    lines = []
    for seat in seats:
        if "points" in seat:
            told = {"ai": seat["ai"].ljust(width), "place": number(seat["place"]["mean"], 2)}
            low, high = seat["points"]["ci95"] or [seat["points"]["mean"]] * 2
            told |= {"points": number(seat["points"]["mean"], 1), "low": number(low, 1), "high": number(high, 1)}
            lines.append("  " + tr("cli.simulate.points", **told))
    return lines


def _seconds(text: str) -> float:
    """Return a time of 0.1 s to an hour; argparse turns the error into its usage message."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.1 <= seconds <= 3600:
        raise argparse.ArgumentTypeError(f"expected 0.1 to 3600 seconds, not {text!r}")
    return seconds


def up_to(most: int) -> Callable[[str], int]:
    """Return the type of an argument from 1 to ``most``; argparse turns its error into a usage message."""

    def number(text: str) -> int:
        found = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(most)) else 0
        if not 1 <= found <= most:
            raise argparse.ArgumentTypeError(f"expected a number from 1 to {most}, not {text[:20]!r}")
        return found

    return number

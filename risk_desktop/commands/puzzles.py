"""``puzzles``: looks for positions with one clearly best plan in games between computer opponents."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .simulate import up_to
from .support.progress import Progress
from .support.refusal import Refusal, WrongInput

_MOST_GAMES = 1_000_000


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "puzzles",
        help="find positions for puzzles in games between computer opponents",
        description="Play games between computer opponents and add to a file what makes a puzzle: positions in which the "
        "best choice is clearly better than any other, and than that of the level normal. The same seed finds the same. "
        "A game is looked through once: the same command goes on where it was stopped.",
    )
    parser.add_argument("--edition", default="world", metavar="ID", help="rule set (default: world)")
    parser.add_argument("--players", type=up_to(6), default=4, metavar="N", help="players in each game (default: 4)")
    parser.add_argument("--games", type=up_to(_MOST_GAMES), default=10, metavar="G", help="games (default: 10)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default: 1)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="file of puzzles (.yaml)")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Look for puzzles and print what was found; 0. Refusal."""
    from risk_desktop.i18n import fault_words

    try:
        return _find(args)
    except OSError as fault:
        raise WrongInput("cli.puzzles.unwritten", file=args.out, fault=fault_words(fault)) from None
    except KeyboardInterrupt:
        raise Refusal("cli.puzzles.interrupted", file=args.out) from None


def _find(args: argparse.Namespace) -> int:
    from risk_desktop.editions.registry import UnknownEdition, find_edition
    from risk_desktop.i18n import number, tr
    from risk_desktop.maps.problems import MapError
    from risk_desktop.puzzles.finding import Finder
    from risk_desktop.puzzles.loader import read_puzzles
    from risk_desktop.puzzles.writing import add_puzzles

    try:
        allowed = find_edition(args.edition).all_players
    except UnknownEdition as error:
        raise WrongInput("cli.error.edition", edition=error.name, known=", ".join(error.known)) from None
    if args.players not in allowed:
        known = ", ".join(map(str, allowed))
        raise WrongInput("cli.error.players", edition=args.edition, players=args.players, allowed=known)
    try:
        there = read_puzzles(args.out) if args.out.exists() else ()
    except MapError:
        raise WrongInput("cli.puzzles.bad_file", file=str(args.out)) from None
    same = [each for each in there if (each.edition, each.players) == (args.edition, args.players)]
    done = {each.found.seed for each in same}
    finder = Finder(args.edition, args.players)
    seeds = [seed for seed in range(args.seed, args.seed + args.games) if seed not in done]
    for seed in Progress(len(seeds)).follow(seeds):
        found = list(finder.puzzles(seed))
        add_puzzles(args.out, found)
        for puzzle in found:
            lead, loss = (number(100 * share) for share in (puzzle.found.lead, puzzle.found.loss))
            print(tr("cli.puzzles.found", id=puzzle.id, grade=puzzle.grade, lead=lead, loss=loss), flush=True)
    return 0

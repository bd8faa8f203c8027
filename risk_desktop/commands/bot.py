"""``bot``: one of the program's own opponents, served through the bot protocol."""

from __future__ import annotations

import argparse
import sys
from typing import Any

_WRONG_INPUT = 1


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "bot",
        help="one of our opponents, for other programs",
        description="Serve one of the program's own opponents through the bot protocol: JSON lines on standard input "
        "and output, see docs/bots.md.",
    )
    parser.add_argument("--ai", default="normal", metavar="LEVEL", help="level (default: normal)")
    parser.add_argument("--temperament", default="", metavar="NAME", help="temperament (default: what the game says)")
    # Like a command that prints JSON: standard output is for messages, and no language, so no Qt, is needed.
    parser.set_defaults(run=run, json=True)
    return parser


def run(args: argparse.Namespace) -> int:
    """Answer until standard input ends; 0, or 1 if a message can't be answered."""
    from risk_desktop.ai.player import LEVELS, TEMPERAMENTS
    from risk_desktop.bots.server import Refused, serve

    for value, known in ((args.ai, LEVELS), (args.temperament, ("", *TEMPERAMENTS))):
        if value not in known:
            print(f"risk-desktop bot: no {value!r}; known: {', '.join(filter(None, known))}", file=sys.stderr)
            return _WRONG_INPUT
    try:
        serve(args.ai, args.temperament, sys.stdin.buffer, sys.stdout.buffer)
    except Refused as error:
        print(f"risk-desktop bot: {error}", file=sys.stderr)
        return _WRONG_INPUT
    return 0

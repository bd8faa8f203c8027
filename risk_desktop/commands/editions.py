"""``editions``: the rule sets, for how many players they are, and their house rules."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from risk_desktop.editions.edition import Edition


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "editions",
        help="the rule sets, their players and house rules",
        description="List the rule sets with their players and house rules; the printed value of each comes first.",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Print all rule sets; return 0."""
    from risk_desktop.editions.registry import EDITIONS

    if args.json:
        print(json.dumps([as_json(edition) for edition in EDITIONS.values()]))
    else:
        print("\n\n".join(_as_text(edition) for edition in EDITIONS.values()))
    return 0


def as_json(edition: Edition) -> dict[str, Any]:
    """Return a rule set as plain data."""
    return {
        "id": edition.id,
        "year": edition.year,
        "players": list(edition.players),
        "extra_players": list(edition.extra_players),
        "boards": list(edition.boards),
        "printed_on": {board: dict(printed) for board, printed in edition.printed_on.items()},
        "options": [
            {"key": spec.key, "default": spec.default, "values": list(spec.values)} for spec in edition.options
        ],
    }


def _as_text(edition: Edition) -> str:
    from risk_desktop.i18n import tr

    from .support.house_rules import option_text

    players = ", ".join(map(str, edition.all_players))
    lines = [tr("cli.editions.edition", edition=edition.id, year=edition.year, players=players)]
    for spec in edition.options:
        others = ", ".join(option_text(value) for value in spec.values if value != spec.default)
        default = option_text(spec.default)
        lines.append("  " + tr("cli.editions.option", option=spec.key, default=default, others=others))
    return "\n".join(lines)

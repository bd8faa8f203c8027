"""``hint``: what is advised in a saved game to who is asked there, from what he sees and no more."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .review import points
from .support.refusal import WrongInput
from .support.saved_games import names_of, resumed_game

if TYPE_CHECKING:
    from risk_desktop.review.report import Hint
    from risk_desktop.storage.reading import LoadedSave
    from risk_desktop.ui.names import Names

_LEAST_ERROR = 0.001
"""Games that all came to the same are no proof."""


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "hint",
        help="what to do in a saved game",
        description="Tell what is advised to the player who is asked in a saved game, why, and what is next best. Nothing "
        "is used that this player doesn't know.",
    )
    parser.add_argument("file", type=Path, metavar="SAVE", help="saved game (.risk)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Print a hint for ``args.file``; 0. Refusal."""
    loaded, hint = _hint(args.file)
    if args.json:
        import msgspec

        print(json.dumps({"edition": loaded.header.edition, **msgspec.to_builtins(hint)}))
    else:
        print("\n".join(_lines(hint, names_of(loaded))))
    return 0


def _hint(file: Path) -> tuple[LoadedSave, Hint]:
    """Return the save and the hint for the player who is asked in it. Refusal."""
    from risk_desktop.engine.view import view
    from risk_desktop.review.hint import Adviser

    loaded, game = resumed_game(file)
    asked = game.pending()
    if asked is None:
        raise WrongInput("cli.hint.over", file=file)
    return loaded, Adviser().hint(view(game, asked.player))


def _lines(hint: Hint, names: Names) -> list[str]:
    """Return a hint for a person, in his language."""
    from risk_desktop.i18n import tr
    from risk_desktop.ui.game.decisions.words import words_of_choice
    from risk_desktop.ui.motive_words import words_of_motive

    lines = [tr("cli.hint.alike" if hint.alike else "cli.hint.best", name=names.player(hint.player))]
    for place, option in enumerate(hint.options):
        chance = {"chance": points(option.chance.value), "error": points(option.chance.error)}
        key = "cli.hint.first" if place == 0 else "cli.hint.level" if option.is_alike else "cli.hint.next"
        behind = {
            "behind": points(-option.behind.value, signed=True),
            "spread": points(max(_LEAST_ERROR, option.behind.error)),
        }
        lines.append(
            "  " + tr(key, None, choice=words_of_choice(option.choice, names, kind=hint.kind), **chance, **behind)
        )
        if place == 0 or (place == 1 and hint.alike):
            lines += ["    " + words_of_motive(motive, names) for motive in option.motives]
    return lines

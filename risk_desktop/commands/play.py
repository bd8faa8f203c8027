"""``play``: the window; with options straight into a game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from .support.house_rules import add_option, usable_options
from .support.refusal import WrongInput

DEFAULT_PLAYERS = 4


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser of the command line."""
    parser = subparsers.add_parser("play", help="open the window (also without any command)")
    parser.add_argument("save", nargs="?", type=Path, help="a saved game to go on with")
    parser.add_argument("--edition", metavar="ID", help="start a game of this rule set at once")
    parser.add_argument("--players", type=int, metavar="N", help=f"number of players (default {DEFAULT_PLAYERS})")
    parser.add_argument("--ai", metavar="LEVEL", help="level of all opponents, or bot:COMMAND (default: mixed)")
    parser.add_argument("--seed", type=int, metavar="S", help="start a game with these dice (default: any)")
    add_option(parser)
    parser.add_argument("--lesson", metavar="ID", help="start the guided first game of this rule set")
    parser.add_argument("--new-instance", action="store_true", help="open a second window beside a running one")
    parser.add_argument("--quit-after-paint", action="store_true", help=argparse.SUPPRESS)  # measures the start
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the window. 1: a wrong option; 3: there is no screen, or no folder that can be written."""
    try:
        table, lesson = asked_table(args), asked_lesson(args)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return open_window_for(
        table=table,
        save=args.save,
        language=args.language or "",
        new_instance=args.new_instance,
        quit_after_paint=args.quit_after_paint,
        lesson=lesson,
    )


def open_window_for(**wishes: Any) -> int:
    """Open the window for the fields of a StartRequest. 3: there is no screen, or no folder that can be written."""
    from risk_desktop.ui.app import StartRequest, has_display
    from risk_desktop.ui.app import run as open_window

    from ..i18n import fault_words, tr
    from ..paths import state_dir
    from ..storage.files import make_writable

    if not has_display():
        print(tr("app.no_display"), file=sys.stderr)
        return 3
    try:
        make_writable(state_dir())
    except OSError as fault:
        print(tr("app.state_folder", folder=str(state_dir()), fault=fault_words(fault)), file=sys.stderr)
        return 3
    return open_window(StartRequest(**wishes))


def asked_lesson(args: argparse.Namespace) -> str:
    """Return the lesson that the options ask for, "" for none; ValueError with a clear message."""
    if args.lesson is None:
        return ""
    from risk_desktop.i18n import tr
    from risk_desktop.lessons.loader import LessonError, UnknownLesson, find_lesson
    from risk_desktop.ui.lesson.words import fault_words

    if args.option or any(wish is not None for wish in (args.edition, args.players, args.ai, args.seed, args.save)):
        raise ValueError(tr("lesson.and_game"))
    try:
        find_lesson(args.lesson)
    except (UnknownLesson, LessonError, OSError) as fault:
        raise ValueError(fault_words(args.lesson, fault)) from None
    name: str = args.lesson
    return name


def asked_table(args: argparse.Namespace) -> Any:
    """Return the Table that the options describe, None if they ask for no game; ValueError with a clear message."""
    if all(wish is None for wish in (args.edition, args.players, args.ai, args.seed)) and not args.option:
        return None
    from risk_desktop.ai.player import LEVELS
    from risk_desktop.bots.commands import is_outside
    from risk_desktop.controller.table import Table
    from risk_desktop.editions.registry import EDITIONS
    from risk_desktop.i18n import tr

    if args.save is not None:
        raise ValueError(tr("app.save_or_game", file=args.save.name))
    name = args.edition or next(iter(EDITIONS))
    if name not in EDITIONS:
        raise ValueError(tr("app.unknown_edition", name=name, known=", ".join(EDITIONS)))
    edition = EDITIONS[name]
    players = (
        args.players
        if args.players is not None
        else (DEFAULT_PLAYERS if DEFAULT_PLAYERS in edition.players else edition.players[0])
    )
    if players not in edition.all_players:
        allowed = ", ".join(map(str, edition.all_players))
        raise ValueError(tr("app.wrong_players", name=name, players=players, allowed=allowed))
    if args.ai is not None and args.ai not in LEVELS and not is_outside(args.ai):
        raise ValueError(tr("app.unknown_level", name=args.ai, known=", ".join(LEVELS)))
    from risk_desktop.ui.screens.new_game.seats import usual_seats

    seats = usual_seats(players)
    if args.ai is not None:
        seats = tuple(seat if seat.is_human else msgspec.structs.replace(seat, kind=args.ai) for seat in seats)
    try:
        options = usable_options(edition.options, args.option)
    except WrongInput as error:
        raise ValueError(tr(error.key, None, **error.params)) from None
    return Table(name, seats, options, boards=edition.boards, seed=args.seed or 0)

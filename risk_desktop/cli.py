"""The command line: finds the sub-command, sets the language, and turns whatever goes wrong into one line.

Only the module of the command that was asked for is loaded, and Qt not before texts are needed.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import logging
import os
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from risk_desktop import __version__
from risk_desktop.commands.support.refusal import Refusal
from risk_desktop.languages import LANGUAGES

COMMANDS = (
    "play",
    "editions",
    "simulate",
    "odds",
    "check-map",
    "render",
    "bot",
    "replay",
    "review",
    "hint",
    "profile",
    "league",
    "puzzles",
)
WINDOW = "play"
"""The command that runs when none is named."""
SAVE_SUFFIX = ".risk"

DONE, WRONG_INPUT, USAGE, NO_ENVIRONMENT = 0, 1, 2, 3
_REMEDY = {
    "PySide6": "python -m pip install 'PySide6-Essentials<6.12'",
    "msgspec": "python -m pip install msgspec",
    "yaml": "python -m pip install PyYAML",
    "platformdirs": "python -m pip install platformdirs",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in ``argv`` (default: the process's arguments) and return the exit code.

    0 done, 1 wrong input, 2 usage, 3 the environment lacks something. Nothing is raised, except with ``--debug``.
    """
    words = completed(list(sys.argv[1:] if argv is None else argv))
    try:
        args = build_parser(named(words)).parse_args(words)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else USAGE
    if getattr(args, "run", None) is None:
        build_parser(None).print_help(sys.stderr)
        return USAGE
    return _guarded(args)


def build_parser(only: str | None = None) -> argparse.ArgumentParser:
    """Return the parser with the command ``only``, or with all that are installed."""
    parser = argparse.ArgumentParser(
        prog="risk-desktop", description="The Risk family of board games. Without a command the window opens."
    )
    parser.add_argument("--version", action="version", version=f"risk-desktop {__version__}")
    parser.add_argument("--language", choices=LANGUAGES, help="language of all texts (default: the settings')")
    parser.add_argument("--debug", action="store_true", help="show the traceback of an unexpected error")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in (only,) if only else COMMANDS:
        module = command_module(name)
        if module is not None:
            module.add_parser(commands)
    return parser


def command_module(name: str) -> Any:
    """Return the module of a command, None if it isn't installed."""
    full = f"risk_desktop.commands.{name.replace('-', '_')}"
    return importlib.import_module(full) if importlib.util.find_spec(full) else None


def completed(words: list[str]) -> list[str]:
    """Return the arguments with the window's command where none is named: alone, or before a saved game."""
    place = _command_place(words)
    if place < len(words) and (words[place] in COMMANDS or not words[place].endswith(SAVE_SUFFIX)):
        return words
    if {"-h", "--help", "--version"} & set(words[:place]):
        return words
    return [*words[:place], WINDOW, *words[place:]]


def named(words: list[str]) -> str | None:
    """Return the command in the arguments if there is such a command, so that only its module is loaded."""
    place = _command_place(words)
    name = words[place] if place < len(words) else ""
    return name if name in COMMANDS and command_module(name) is not None else None


def _command_place(words: list[str]) -> int:
    """Return the index of the first argument that is neither an option of the program nor the value of one."""
    place = 0
    while place < len(words) and words[place].startswith("-"):
        place += 2 if words[place] == "--language" else 1
    return min(place, len(words))


def _guarded(args: argparse.Namespace) -> int:
    """Run the command; an unexpected error becomes one line and an entry in the log file."""
    # Commands tell what is wrong in words of their own; the window starts a log.
    logging.getLogger("risk_desktop").addHandler(logging.NullHandler())
    try:
        _set_language(args)
        code = _run(args)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return WRONG_INPUT
    except BrokenPipeError:
        # Whoever read our output has seen enough; keep Python from complaining when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except ImportError as error:
        package = (error.name or "").partition(".")[0]
        if args.debug or package not in _REMEDY:
            return _unexpected(args, error)
        print(f"{package} is missing or cannot be loaded ({error}). Remedy: {_REMEDY[package]}", file=sys.stderr)
        return NO_ENVIRONMENT
    except Exception as error:
        return _unexpected(args, error)


def _run(args: argparse.Namespace) -> int:
    """Run the command; what it refuses is told."""
    try:
        code: int = args.run(args)
    except Refusal as refusal:
        refusal.tell()
        return WRONG_INPUT
    return code


def _set_language(args: argparse.Namespace) -> None:
    """Choose the language of the texts; a command that prints JSON needs none, and no Qt either.

    A command may have a ``usual_language`` that goes before the settings.
    """
    if getattr(args, "json", False):
        return
    from risk_desktop.pyside import load_pyside

    load_pyside()
    from risk_desktop.i18n import set_language, system_language
    from risk_desktop.storage.settings import load_settings

    usual = getattr(args, "usual_language", "")
    set_language(args.language or usual or load_settings().settings.language or system_language())


def _unexpected(args: argparse.Namespace, error: Exception) -> int:
    """Log the traceback and print one line; with ``--debug`` raise the error again."""
    if args.debug:
        raise error
    file = _log(error)
    try:
        from risk_desktop.i18n import tr

        text = tr("cli.unexpected", error=f"{type(error).__name__}: {error}"[:300], file=str(file))
    except ImportError:
        text = f"{type(error).__name__}: {error} ({file})"
    print(text, file=sys.stderr)
    return WRONG_INPUT


def _log(error: Exception) -> Path:
    """Append the traceback to the log of the command line and return its path."""
    from risk_desktop.paths import state_dir

    path = state_dir() / "cli.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {__version__} {sys.argv[1:]}\n")
            file.write("".join(traceback.format_exception(error)) + "\n")
    except OSError:
        pass
    return path

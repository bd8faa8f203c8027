"""Makes the man page from the commands' own help, so that it can't say anything else: ``python packaging/man_page.py``."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator

from risk_desktop import __version__
from risk_desktop.cli import build_parser

NAME = "risk-desktop"
FILES = (
    ("~/.local/share/risk-desktop/", "saved games, boards and cards of your own"),
    ("~/.config/risk-desktop/settings.json", "settings"),
    ("~/.local/state/risk-desktop/", "logs and crash reports"),
)
CODES = ((0, "done"), (1, "wrong input"), (2, "wrong usage"), (3, "the system lacks something, a display for example"))


def escaped(text: str) -> str:
    """Return text that roff prints as it stands; the program's texts hold %% where argparse wants it."""
    plain = text.replace("%%", "%").replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", plain, flags=re.MULTILINE)


def options_of(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield the lines on each argument of a command."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction) or action.help == argparse.SUPPRESS:
            continue
        metavar = (
            action.metavar if isinstance(action.metavar, str) else "..." if action.nargs == 0 else action.dest.upper()
        )
        if action.choices:
            metavar = "{" + ",".join(map(str, action.choices)) + "}"
        names = [f"\\fB{escaped(name)}\\fR" for name in action.option_strings] or [f"\\fI{escaped(metavar)}\\fR"]
        value = "" if action.nargs == 0 or not action.option_strings else f" \\fI{escaped(metavar)}\\fR"
        yield from (".TP", ", ".join(names) + value, escaped(str(action.help or "")))


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return the parser of each command by its name."""
    (found,) = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(found.choices)


def helps_of(parser: argparse.ArgumentParser) -> dict[str, str]:
    """Return the line that the program's help has for each command."""
    (found,) = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return {action.dest: str(action.help) for action in found._choices_actions}


def usage_of(parser: argparse.ArgumentParser) -> str:
    """Return the usage of a command on one line."""
    return " ".join(parser.format_usage().split()).removeprefix("usage: ")


def man_page() -> str:
    """Return the page as roff."""
    parser = build_parser()
    lines = [
        f'.TH {NAME.upper()} 6 "" "Risk Desktop {__version__}" "Games"',
        ".SH NAME",
        f"{escaped(NAME)} \\- board game of world conquest with computer opponents",
        ".SH SYNOPSIS",
        f".B {NAME}",
        "[\\fIOPTION\\fR]... [\\fICOMMAND\\fR] [\\fIARGUMENT\\fR]...",
        ".SH DESCRIPTION",
        escaped(parser.description or ""),
        ".SH OPTIONS",
        *options_of(parser),
        ".SH COMMANDS",
    ]
    helps = helps_of(parser)
    for name, command in commands_of(parser).items():
        lines += [
            f".SS {escaped(name)}",
            escaped(command.description or helps[name]),
            ".PP",
            escaped(usage_of(command)),
        ]
        lines += options_of(command)
    lines += [".SH EXIT STATUS", *(line for code, words in CODES for line in (".TP", f".B {code}", words))]
    lines += [".SH FILES", *(line for file, words in FILES for line in (".TP", f".I {escaped(file)}", words))]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.stdout.write(man_page())

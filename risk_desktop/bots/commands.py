"""How an outside program is named: ``bot:COMMAND`` wherever a level may stand, and what its command means."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Collection
from pathlib import PurePath

PREFIX = "bot:"
PROGRAM = "risk-desktop"
"""The first word of a command that means this program, installed or not."""


class BadCommand(ValueError):
    """A command that can't be run; ``reason`` is "empty", "quotes" or "missing", ``word`` the program that is missing."""

    def __init__(self, reason: str, word: str = "") -> None:
        super().__init__(f"{reason} {word}".strip())
        self.reason, self.word = reason, word


def is_outside(level: str) -> bool:
    """Tell whether ``level`` names an outside program."""
    return level.startswith(PREFIX)


def command_of(level: str) -> str:
    """Return the command in ``bot:COMMAND``."""
    return level[len(PREFIX) :].strip()


def short_name(level: str) -> str:
    """Return a name for ``bot:COMMAND`` that fits on a small sign: its script or program, without folders and ending."""
    try:
        words = split_words(command_of(level))
    except BadCommand:
        words = []
    scripts = [word for word in words[1:] if not word.startswith("-") and PurePath(word).suffix]
    name = PurePath((scripts or words or ["?"])[0]).stem
    return "".join(letter if letter.isprintable() else "?" for letter in name)[:24] or "?"


def split_levels(text: str, levels: Collection[str]) -> tuple[str, ...]:
    """Return the opponents in a list with commas.

    A comma inside a command belongs to the command: after ``bot:`` a new opponent begins only behind a comma that is
    followed by one of ``levels`` alone, or by ``bot:``.
    """
    found: list[str] = []
    for piece in text.split(","):
        begins = piece.strip() in levels or is_outside(piece.strip())
        if found and is_outside(found[-1]) and not begins:
            found[-1] += f",{piece}"
        else:
            found.append(piece.lstrip())
    return tuple(level.strip() for level in found)


def words_of(command: str) -> list[str]:
    """Return the words of ``command`` as they are started: no shell, so no pipes, variables or patterns. BadCommand."""
    words = split_words(command)
    if shutil.which(words[0]) is not None:
        return words
    if words[0] == PROGRAM:
        itself = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "risk_desktop"]
        return [*itself, *words[1:]]
    raise BadCommand("missing", words[0])


def split_words(command: str, windows: bool = os.name == "nt") -> list[str]:
    """Return the words of ``command``; quotes keep words together, as they do on the person's system. BadCommand.

    Windows uses backslashes in paths and apostrophes in names, so there only double quotes mean something inside a word,
    and a backslash never does; a word in single quotes is one, as in PowerShell.
    """
    try:
        words = _windows_words(command) if windows else shlex.split(command)
    except ValueError:
        raise BadCommand("quotes") from None
    if not words:
        raise BadCommand("empty")
    return words


_WINDOWS_WORD = re.compile(r"""\s*(?:'([^']*)'(?=\s|$)|((?:"[^"]*"|[^\s"])+))""")


def _windows_words(command: str) -> list[str]:
    """Split as the shells of Windows do; ValueError if a quote is left open."""
    words, place = [], 0
    while command[place:].strip():
        found = _WINDOWS_WORD.match(command, place)
        if found is None or (found[2] or "").startswith("'"):
            raise ValueError("a quotation mark is left open")
        words.append(found[1] if found[1] is not None else found[2].replace('"', ""))
        place = found.end()
    return words

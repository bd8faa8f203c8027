"""Tooltips that can be read at a glance: Qt breaks no line of them."""

from textwrap import fill

_LINE = 48
"""How many letters a line has at most: about 360 px at 100 %."""


def wrapped(words: str) -> str:
    """Return the words of a tooltip, long lines broken between words."""
    return "\n".join(fill(line, _LINE, break_long_words=False, break_on_hyphens=False) for line in words.split("\n"))

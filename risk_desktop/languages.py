"""The languages of the program; docs/translating.md tells what a new one needs."""

from __future__ import annotations

from typing import Final, Literal, get_args

Language = Literal["en", "nl", "de", "sv"]
"""A language's code, as Qt and gettext write it. English is the one that the others are translated from."""

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

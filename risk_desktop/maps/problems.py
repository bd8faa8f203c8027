"""What can be wrong with a board file, as keys and parameters: the prose is in resources/translations/map.yaml."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

Where = tuple[str | int, ...]
MAX_PROBLEMS = 100
_SHOWN_CHARACTERS = 60
_SHOWN_NAMES = 12


@dataclass(frozen=True)
class Problem:
    """One fault: ``key`` and ``params`` for ``tr()``, ``line`` from 1 (0: not known yet).

    ``where`` is the place inside the document, for example ``("territories", 3, "badge")``; the loader turns it
    into a line.
    """

    key: str
    params: Mapping[str, str | int | float] = field(default_factory=dict, hash=False)
    line: int = 0
    where: Where = ()

    def at_line(self, line: int) -> Problem:
        """Return the same problem with its line number."""
        return replace(self, line=line)

    def below(self, where: Where) -> Problem:
        """Return the same problem with ``where`` put in front of its own place."""
        return replace(self, where=where + self.where)


class MapError(Exception):
    """A board file that can't be used: ``file`` and a list of at least one ``Problem``, each with its line."""

    def __init__(self, file: Path | str, problems: Sequence[Problem]) -> None:
        super().__init__(file, problems)
        self.file = Path(file)
        self.problems = list(problems)

    def __str__(self) -> str:
        first = self.problems[0]
        details = ", ".join(f"{name}={value!r}" for name, value in first.params.items())
        return f"{self.file}:{first.line}: {first.key} ({details})"


def unknown(key: str, name: str, known: Iterable[str], where: Where, **params: str) -> Problem:
    """Return the problem of a ``name`` that is none of ``known``.

    With a similar known name the key ends in ``_near`` and ``suggestion`` is a parameter; otherwise ``choices``
    lists the first known names.
    """
    names = [known_name for known_name in known if known_name]
    params = {"name": shown(name), **params}
    near = difflib.get_close_matches(name[:_SHOWN_CHARACTERS].lower(), names, n=1)
    if near:
        return Problem(f"{key}_near", {**params, "suggestion": near[0]}, where=where)
    return Problem(key, {**params, "choices": listed(names)}, where=where)


def listed(names: Sequence[str]) -> str:
    """Return ``names`` as one short comma-separated text; a long list ends in an ellipsis."""
    more = ", …" if len(names) > _SHOWN_NAMES else ""
    return ", ".join(shown(name) for name in names[:_SHOWN_NAMES]) + more


def shown(value: object) -> str:
    """Return ``value`` from a file as a short text that is safe to print: no control characters, 60 at most."""
    text = value if isinstance(value, str) else repr(value)
    clean = "".join(letter if letter.isprintable() else "?" for letter in text[: _SHOWN_CHARACTERS + 1])
    return clean if len(clean) <= _SHOWN_CHARACTERS else clean[:_SHOWN_CHARACTERS] + "…"

"""Searching in rules: without case and accents, all words in any order, ids with or without their dash."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

Span = tuple[int, int]
"""First letter and the one behind the last."""


@lru_cache(maxsize=4096)
def folded(text: str) -> tuple[str, tuple[int, ...]]:
    """Return ``text`` without case and accents, and for each of its letters the place of the letter it came from."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        for part in unicodedata.normalize("NFKD", letter):
            if not unicodedata.combining(part):
                plain = part.casefold()
                letters.append(plain)
                places += [place] * len(plain)
    return "".join(letters), tuple(places)


class Query:
    """What somebody looks for."""

    def __init__(self, words: str) -> None:
        self.words = tuple(folded(words)[0].split())
        self._id = _letters(words)

    def __bool__(self) -> bool:
        return bool(self.words)

    def finds(self, rule: str, text: str) -> bool:
        """Tell whether a rule is meant: each word stands in its text or begins its id, or all together are the id."""
        plain = folded(text)[0]
        return _letters(rule) == self._id or all(word in plain or _begins(rule, word) for word in self.words)

    def spans(self, text: str) -> list[Span]:
        """Return where the words stand in ``text``, in order and apart from each other."""
        plain, places = folded(text)
        found: set[int] = set()
        for word in self.words:
            at = plain.find(word)
            while at >= 0:
                found.update(range(places[at], places[at + len(word) - 1] + 1))
                at = plain.find(word, at + 1)
        return _runs(sorted(found))


def _runs(places: list[int]) -> list[Span]:
    """Return runs of numbers that follow each other."""
    runs: list[Span] = []
    for place in places:
        if runs and runs[-1][1] == place:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs


def _begins(rule: str, word: str) -> bool:
    """Tell whether a word begins an id; one without a figure must be all of some of its parts (AD, AD-H)."""
    plain = _letters(word)
    if plain.isalpha():
        parts = rule.split("-")[:-1]
        return any(plain == _letters("".join(parts[: number + 1])) for number in range(len(parts)))
    return plain[:1].isalpha() and _letters(rule).startswith(plain)


def _letters(words: str) -> str:
    return "".join(letter for letter in folded(words)[0] if letter.isalnum())

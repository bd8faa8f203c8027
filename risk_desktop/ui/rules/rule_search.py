"""Searching rules: all words in any order, ignoring case and accents; ids with or without dashes."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

Span = tuple[int, int]
"""Start and end of a range of characters; the end is excluded."""


@lru_cache(maxsize=4096)
def folded(text: str) -> tuple[str, tuple[int, ...]]:
    """Return ``text`` without case and accents, and for each character the index of the original one."""
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
    """A search for words or for the id of a rule."""

    def __init__(self, words: str) -> None:
        self.words = tuple(folded(words)[0].split())
        self._id = _letters(words)

    def __bool__(self) -> bool:
        return bool(self.words)

    def finds(self, rule: str, text: str) -> bool:
        """Tell whether a rule matches: each word occurs in its text or begins its id, or all together are the id."""
        plain = folded(text)[0]
        return _letters(rule) == self._id or all(word in plain or _begins(rule, word) for word in self.words)

    def spans(self, text: str) -> list[Span]:
        """Return where the words occur in ``text``, in order and merged where they touch."""
        plain, places = folded(text)
        found: set[int] = set()
        for word in self.words:
            at = plain.find(word)
            while at >= 0:
                found.update(range(places[at], places[at + len(word) - 1] + 1))
                at = plain.find(word, at + 1)
        return _runs(sorted(found))


def _runs(places: list[int]) -> list[Span]:
    """Return the spans of consecutive numbers."""
    runs: list[Span] = []
    for place in places:
        if runs and runs[-1][1] == place:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs


def _begins(rule: str, word: str) -> bool:
    """Tell whether a word begins an id; a word without digits must equal some of its first parts (AD, AD-H)."""
    plain = _letters(word)
    if plain.isalpha():
        parts = rule.split("-")[:-1]
        return any(plain == _letters("".join(parts[: number + 1])) for number in range(len(parts)))
    return plain[:1].isalpha() and _letters(rule).startswith(plain)


def _letters(words: str) -> str:
    return "".join(letter for letter in folded(words)[0] if letter.isalnum())

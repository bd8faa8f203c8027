"""Tells how far each language is: a line for each, ``--list`` names every text that is missing or wrong."""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from topic_files import ENGLISH, FOLDER, LANGUAGES, Fault, Message, examine, forms

WORD = re.compile(r"[^\W\d_]{2,}")
PLACEHOLDER = re.compile(r"\{.*?\}")
SENTENCE = 4
"""A text of so many words that is the same as in English was forgotten; names and short words may well be the same."""


@dataclass(frozen=True)
class Progress:
    """How far a language is: the texts that it should have, and what is wrong with some of them."""

    language: str
    wanted: int
    faults: Sequence[Fault]

    def __str__(self) -> str:
        count = Counter(fault.kind for fault in self.faults)
        done = self.wanted - len({fault.where for fault in self.faults})
        return (
            f"{self.language:5} {done:5} of {self.wanted}, {count['missing']} missing, {count['empty']} empty, "
            f"{count['as in English']} as in English, {count['placeholders']} with other placeholders"
        )


def progress(language: str, messages: Mapping[str, Message], faults: Sequence[Fault]) -> Progress:
    """Return how far a language is, given the messages and the faults of the topic files.

    It should have what English has; a rule set's words without English are wanted only where they are.
    """
    wanted = {_place(each): each for each in messages.values() if each.texts.keys() & {ENGLISH, language}}
    found = [fault for fault in faults if fault.language == language and fault.kind in ("empty", "placeholders")]
    wrong = {fault.where for fault in found}
    for place, message in wanted.items():
        if language not in message.texts and place not in wrong:
            found.append(Fault(place, "missing", language, "missing"))
        if is_left_in_english(message, language):
            found.append(Fault(place, "as in English", language, "as in English"))
    return Progress(language, len(wanted.keys() | wrong), found)


def is_left_in_english(message: Message, language: str) -> bool:
    """Return whether a text reads the same as in English although it is a sentence."""
    english = message.texts.get(ENGLISH)
    if language == ENGLISH or english is None or message.texts.get(language) != english:
        return False
    return len(WORD.findall(PLACEHOLDER.sub("", " ".join(forms(english))))) >= SENTENCE


def report(languages: Sequence[str], with_list: bool, folder: Path = FOLDER) -> Iterator[str]:
    """Yield the lines for some languages; faults that belong to no language come first."""
    messages, faults = examine(folder)
    yield from (str(fault) for fault in faults if fault.kind == "broken")
    for language in languages:
        found = progress(language, messages, faults)
        yield str(found)
        if with_list:
            yield from (f"      {fault}" for fault in found.faults)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language", nargs="*", default=LANGUAGES, help="such as nl (default: those of the program)")
    parser.add_argument("--list", action="store_true", help="name every text that is missing or wrong")
    options = parser.parse_args(arguments)
    for line in report(options.language, options.list):
        print(line)
    return 0


def _place(message: Message) -> str:
    return f"{message.file}: {message.key}"


if __name__ == "__main__":
    sys.exit(main())

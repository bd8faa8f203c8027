"""The texts use the words of each language's own rulebooks: see tests/glossary.yaml."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import msgspec
import pytest
import topic_files
import yaml

from risk_desktop.editions.registry import EDITIONS

ROOT = Path(__file__).resolve().parent.parent
PLACEHOLDER = re.compile(r"\{.*?\}")


class Word(msgspec.Struct, forbid_unknown_fields=True):
    """How a language says a term; ``rule_sets``: where only the words of ``never`` are refused."""

    say: str
    never: list[str] = []
    book: str = ""
    rule_sets: list[str] = msgspec.field(name="in", default_factory=list)


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """A rulebook."""

    language: str
    title: str
    rule_sets: list[str]


class Heard(msgspec.Struct, forbid_unknown_fields=True):
    """The texts that a rule set shows."""

    files: list[str]
    but: list[str]


class Glossary(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    books: dict[str, Book]
    heard: dict[str, Heard]
    terms: dict[str, dict[str, Word]]


@dataclass(frozen=True)
class Text:
    """A text in one language as it is heard in ``rule_set``, "" for where none is played."""

    key: str
    language: str
    words: str
    rule_set: str = field(default="")


def read_yaml(text: str) -> object:
    return yaml.load(text, Loader=topic_files.LOADER)


@cache
def messages() -> dict[str, topic_files.Message]:
    """Return the texts of the program by key."""
    return {message.key: message for message in topic_files.read_all()[0]}


@cache
def glossary() -> Glossary:
    return msgspec.convert(read_yaml((ROOT / "tests" / "glossary.yaml").read_text(encoding="utf-8")), Glossary)


@cache
def shared_texts() -> tuple[Text, ...]:
    """Return every text that the program has, and every name on its boards."""
    found = [
        Text(message.key, language, form)
        for message in messages().values()
        for language, text in message.texts.items()
        for form in topic_files.forms(text)
    ]
    for path in sorted((ROOT / "maps").glob("*.yaml")):
        found += names_in(read_yaml(path.read_text(encoding="utf-8")), path.name)
    return tuple(found)


def names_in(node: object, place: str) -> Iterator[Text]:
    """Yield the names in four languages that stand in a board's file."""
    if isinstance(node, dict):
        if isinstance(node.get("name"), dict):
            yield from (Text(place, language, words) for language, words in node["name"].items())
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            yield from names_in(part, place)


def texts_heard_in(rule_set: str) -> Iterator[Text]:
    """Yield what a rule set shows: its own text of a key, or the shared one."""
    heard = glossary().heard[rule_set]
    for name in heard.files:
        path = ROOT / "resources" / "translations" / f"{name}.yaml"
        for key in read_yaml(path.read_text(encoding="utf-8")):
            if "@" in key or key.startswith(tuple(heard.but)):
                continue
            own = messages().get(f"{key}@{rule_set}")
            for language, shared in messages()[key].texts.items():
                text = own.texts.get(language, shared) if own is not None else shared
                yield from (Text(key, language, form, rule_set) for form in topic_files.forms(text))


def refused(texts: Iterable[Text]) -> list[str]:
    """Return a line for each word in ``texts`` that the glossary refuses where it is heard."""
    faults = []
    found: dict[str, list[tuple[Text, str]]] = {}
    for text in texts:
        found.setdefault(text.language, []).append((text, PLACEHOLDER.sub("", text.words)))
    for term, words in glossary().terms.items():
        for language, word in words.items():
            for pattern in word.never:
                seen = re.compile(pattern, re.IGNORECASE)
                faults += [
                    f"{text.key} ({language}): {match[0]!r}, but {term} is {word.say!r}: {text.words}"
                    for text, plain in found.get(language, ())
                    if text.rule_set in word.rule_sets or not word.rule_sets
                    for match in [seen.search(plain)]
                    if match
                ]
    return faults


def test_no_text_uses_a_word_for_which_the_rulebook_has_another():
    assert refused(shared_texts()) == []


@pytest.mark.parametrize("rule_set", sorted(glossary().heard))
def test_what_a_rule_set_shows_is_in_the_words_of_its_book(rule_set):
    assert refused(texts_heard_in(rule_set)) == []


@pytest.mark.parametrize(
    ("text", "term"),
    [
        (Text("x", "nl", "Een geheime missie"), "mission"),
        (Text("x", "sv", "Två uppdrag"), "mission"),
        (Text("x", "nl", "Drie Heldenwerken"), "labour"),
        (Text("x", "de", "Ein Nachbargebiet", "risiko"), "land_of_risiko"),
    ],
)
def test_a_refused_word_is_found(text, term):
    assert any(f"but {term} is" in fault for fault in refused([text]))


def test_what_only_one_rule_set_refuses_others_may_say():
    assert refused([Text("x", "de", "Ein Nachbargebiet"), Text("x", "de", "Der Angreifer", "world")]) == []


def test_every_word_of_the_glossary_is_said():
    said: dict[str, list[str]] = {}
    for text in shared_texts():
        said.setdefault(text.language, []).append(text.words)
    unsaid = [
        f"{term} ({language}): {word.say}"
        for term, words in glossary().terms.items()
        for language, word in words.items()
        if not any(re.search(word.say, words, re.IGNORECASE) for words in said[language])
    ]
    assert unsaid == []


def test_books_and_rule_sets_of_the_glossary_exist():
    terms = glossary()
    for book in terms.books.values():
        assert set(book.rule_sets) <= EDITIONS.keys()
    for words in terms.terms.values():
        for language, word in words.items():
            assert not word.book or terms.books[word.book].language == language
            assert set(word.rule_sets) <= terms.heard.keys()
            assert word.book or not word.rule_sets

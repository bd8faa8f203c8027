"""A small, safe YAML reader: plain values only, bounded in depth and number, quick for files with long strings.

It builds the values straight from the parser's events, because PyYAML's own composer recurses in C and a deeply
nested file would end the whole program. Refused: anchors, aliases, tags, duplicate keys, more than one document.
Only ``null``, ``true``, ``false`` and decimal numbers are special; every other word is text ("no" and "on" too).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import yaml

from risk_desktop.maps.problems import Problem, Where, shown

MAX_DEPTH = 16
MAX_VALUES = 100_000
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NUMBER = re.compile(r"[-+]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})(?:[eE][-+]?\d{1,2})?", re.ASCII)
# Control characters, and the breaks (NEL, LS, PS) that YAML counts as lines and editors don't.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_WORDS: dict[str, bool | None] = {"": None, "~": None, "null": None, "true": True, "false": False}
# What the parser says about the commonest slips; anything else gets the general message.
_SYNTAX = (
    ("quoted scalar|escape", "map.yaml_quote"),
    ("flow (?:mapping|sequence|node)", "map.yaml_bracket"),
    ("mapping values are not allowed|simple key", "map.yaml_colon"),
)


class PlainYamlError(Exception):
    """The text isn't YAML of the plain kind that a board is written in; ``problem`` has its line."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


def read_yaml(text: str) -> object:
    """Return the one document in ``text`` as dicts with text keys, lists, texts, numbers, booleans and None.

    Raises PlainYamlError with the line of the fault.
    """
    forbidden = _FORBIDDEN.search(text)
    if forbidden:
        line = text.count("\n", 0, forbidden.start()) + 1
        raise PlainYamlError(Problem("map.yaml_character", {"code": f"U+{ord(forbidden[0]):04X}"}, line))
    try:
        return _Builder(yaml.parse(text, Loader=_LOADER)).document()
    except yaml.MarkedYAMLError as fault:
        raise PlainYamlError(_syntax_problem(fault, text)) from None


def with_lines(problems: Iterable[Problem], text: str) -> list[Problem]:
    """Return ``problems`` with the line of each one's ``where`` in a ``text`` that ``read_yaml`` accepted, by line.

    Where a path ends early, because a field is missing, it is the line of the deepest value that exists. A field's
    line is that of its key.
    """
    root = yaml.compose(text, Loader=_LOADER)
    placed = [problem.at_line(_line_of(root, problem.where)) for problem in problems]
    return sorted(placed, key=lambda problem: problem.line)


def _line_of(node: Any, where: Where) -> int:
    line = 1
    for step in where:
        if isinstance(step, str) and isinstance(node, yaml.MappingNode):
            found = next((pair for pair in node.value if pair[0].value == step), None)
            if found is None:
                break
            key, node = found
            line = key.start_mark.line + 1
        elif isinstance(step, int) and isinstance(node, yaml.SequenceNode) and step < len(node.value):
            node = node.value[step]
            line = node.start_mark.line + 1
        else:
            break
    return line


class _Builder:
    """Builds values from parser events; a value's cost is counted so that a huge file is refused early."""

    def __init__(self, events: Iterator[Any]) -> None:
        self._events = events
        self._values = 0

    def document(self) -> object:
        """Return the value of the only document; None for an empty text."""
        value: object = None
        documents = 0
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise _fault("map.yaml_documents", event)
                value = self._value(next(self._events), 1)
        return value

    def _value(self, event: Any, depth: int) -> object:
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise _fault("map.yaml_anchor", event, name=shown(event.anchor))
        if event.tag is not None:
            raise _fault("map.yaml_tag", event, name=shown(event.tag))
        self._values += 1
        if self._values > MAX_VALUES:
            raise _fault("map.yaml_too_many", event, limit=MAX_VALUES)
        if isinstance(event, yaml.ScalarEvent):
            return _plain(event.value) if event.implicit[0] else event.value
        if depth >= MAX_DEPTH:
            raise _fault("map.yaml_too_deep", event, limit=MAX_DEPTH)
        return self._mapping(depth) if isinstance(event, yaml.MappingStartEvent) else self._sequence(depth)

    def _sequence(self, depth: int) -> list[object]:
        values: list[object] = []
        for event in self._events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            values.append(self._value(event, depth + 1))
        return values

    def _mapping(self, depth: int) -> dict[str, object]:
        values: dict[str, object] = {}
        for event in self._events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            if not isinstance(event, yaml.ScalarEvent):
                raise _fault("map.yaml_key", event)
            self._value(event, depth + 1)
            if event.value in values:
                raise _fault("map.yaml_duplicate", event, name=shown(event.value))
            values[event.value] = self._value(next(self._events), depth + 1)
        return values


def _plain(word: str) -> str | int | float | bool | None:
    """Return what an unquoted ``word`` means."""
    if len(word) <= 40:
        if word in _WORDS:
            return _WORDS[word]
        if _NUMBER.fullmatch(word):
            return int(word) if word.lstrip("+-").isdecimal() else float(word)
    return word


def _fault(key: str, event: Any, **params: str | int) -> PlainYamlError:
    return PlainYamlError(Problem(key, params, event.start_mark.line + 1))


def _syntax_problem(fault: yaml.MarkedYAMLError, text: str) -> Problem:
    """Return the problem for a parser's complaint, at the line where the broken thing begins.

    The parser sees tabs and open quotes late or not for what they are, so those are looked for here. At the end of
    the text it names a line after the last one.
    """
    lines = text.split("\n")
    noticed, begun = (
        min(mark.line, len(lines) - 1) if mark else 0
        for mark in (fault.problem_mark, fault.context_mark or fault.problem_mark)
    )
    indentation = lines[noticed][: len(lines[noticed]) - len(lines[noticed].lstrip())]
    if "\t" in indentation:
        return Problem("map.yaml_tab", line=noticed + 1)
    unpaired = next((number for number, line in enumerate(lines[: noticed + 1], 1) if line.count('"') % 2), 0)
    if unpaired:
        return Problem("map.yaml_quote", line=unpaired)
    said = f"{fault.context or ''} {fault.problem or ''}"
    key = next((key for pattern, key in _SYNTAX if re.search(pattern, said)), "map.yaml_syntax")
    return Problem(key, line=(noticed if key == "map.yaml_syntax" else begun) + 1)

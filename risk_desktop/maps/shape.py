"""Whether the values of a board file have the shape of the schema, in terms that a person can act on.

msgspec stops at the first fault and speaks of types; here each item of the board's lists is tried by itself and the
complaint becomes a key with parameters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from risk_desktop.maps.problems import MAX_PROBLEMS, MapError, Problem, Where, shown, unknown
from risk_desktop.maps.schema import FORMAT, Afterlife, Barrier, BoardMap, Decor, Link, Region, Territory, Variant
from risk_desktop.maps.yaml_reader import PlainYamlError, read_yaml, with_lines

Kind = TypeVar("Kind")

_LISTS: dict[str, type] = {
    "regions": Region,
    "territories": Territory,
    "links": Link,
    "decor": Decor,
    "barriers": Barrier,
    "afterlives": Afterlife,
    "variants": Variant,
}
_TYPES = {
    "object": "map.expected_fields",
    "array": "map.expected_list",
    "str": "map.expected_text",
    "int": "map.expected_whole_number",
    "float": "map.expected_number",
}
_COMPLAINT = re.compile(r"(?P<said>.*?)(?: - at `\$(?P<path>.*)`)?", re.DOTALL)


def convert(data: object) -> BoardMap | list[Problem]:
    """Return the board that plain ``data`` describes, or what is wrong with the shape of ``data``."""
    try:
        return msgspec.convert(data, BoardMap)
    except msgspec.ValidationError as complaint:
        return _all_problems(data, str(complaint))


def shape_problem(key: str, complaint: str) -> Problem:
    """Return msgspec's ``complaint`` about the first value of a wrong shape, in its own words and with the place of that value.

    For files that are smaller than a board, with a ``key`` that takes ``fault`` and ``place``.
    """
    said, path = _parted(complaint)
    return Problem(key, {"fault": shown(said), "place": shown(path.lstrip("."))}, where=_where(path))


def read_checked(
    path: Path, kind: type[Kind], key: str, check: Callable[[Kind], Sequence[Problem]], refusal: type[MapError]
) -> Kind:
    """Return the ``kind`` of thing that a file describes, in which ``check`` finds nothing wrong.

    Raises ``refusal`` with all that is wrong, or with msgspec's first complaint under ``key`` (``shape_problem``); OSError.
    """
    text = path.read_text("utf-8")
    try:
        found = msgspec.convert(read_yaml(text), kind)
    except PlainYamlError as fault:
        raise refusal(path, [fault.problem]) from None
    except msgspec.ValidationError as complaint:
        raise refusal(path, with_lines([shape_problem(key, str(complaint))], text)) from None
    if problems := check(found):
        raise refusal(path, with_lines(problems, text))
    return found


def _parted(complaint: str) -> tuple[str, str]:
    """Return what msgspec says in a ``complaint``, and the path to what it is about: ``.territories[3].badge``."""
    match = _COMPLAINT.fullmatch(complaint)
    return (match["said"], match["path"] or "") if match else (complaint, "")


def _where(path: str) -> Where:
    return tuple(name or int(index) for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", path))


def _all_problems(data: object, first: str) -> list[Problem]:
    """Return a problem per faulty list item, and the ``first`` complaint unless it is about one of those."""
    if not isinstance(data, dict):
        return [Problem("map.not_a_board")]
    problems: list[Problem] = []
    for name, struct in _LISTS.items():
        problems += islice(_item_problems(name, struct, data.get(name)), MAX_PROBLEMS)
    board = _explain(first, data, BoardMap, ())
    if not problems or len(board.where) < 2 or board.where[0] not in _LISTS:
        problems.insert(0, board)
    return problems[:MAX_PROBLEMS]


def _item_problems(name: str, struct: type, items: object) -> Iterator[Problem]:
    for index, item in enumerate(items if isinstance(items, list) else ()):
        try:
            msgspec.convert(item, struct)
        except msgspec.ValidationError as complaint:
            yield _explain(str(complaint), item, struct, (name, index))


def _explain(complaint: str, value: object, struct: type, base: Where) -> Problem:
    """Return msgspec's ``complaint`` about ``value``, which should be a ``struct`` and stands at ``base``."""
    said, path = _parted(complaint)
    where = _where(path)
    fault = _Fault(_value_at(value, where), _type_at(struct, where), base + where)
    for pattern, explain in _EXPLANATIONS:
        found = re.match(pattern, said)
        if found:
            return explain(fault, *found.groups())
    return Problem("map.wrong_value", {"field": fault.field, "value": shown(fault.value)}, where=fault.where)


class _Fault:
    """The place of one complaint: the value found, the type that should be there, the path to it."""

    def __init__(self, value: object, kind: inspect.Type | None, where: Where) -> None:
        self.value = value
        self.kind = kind
        self.where = where
        self.field = _dotted(where)

    def problem(self, key: str, **params: str | int | float) -> Problem:
        """Return a problem at this place that names the field and the value found."""
        return Problem(key, {"field": self.field, "value": shown(self.value), **params}, where=self.where)


def _missing(fault: _Fault, name: str) -> Problem:
    return Problem("map.missing_field", {"field": _dotted((*fault.where, name))}, where=fault.where)


def _unknown_field(fault: _Fault, name: str) -> Problem:
    known = [known.name for known in fault.kind.fields] if isinstance(fault.kind, inspect.StructType) else []
    return unknown("map.unknown_field", name, known, (*fault.where, name))


def _choice(fault: _Fault) -> Problem:
    if fault.where == ("format",):
        return fault.problem("map.wrong_format", format=FORMAT)
    choices = [str(value) for value in fault.kind.values] if isinstance(fault.kind, inspect.LiteralType) else []
    return unknown("map.unknown_choice", str(fault.value), choices, fault.where, field=fault.field)


def _range(fault: _Fault, sign: str, limit: str) -> Problem:
    keys = {"<=": "map.too_large", "<": "map.too_large", ">=": "map.too_small", ">": "map.not_above"}
    return fault.problem(keys[sign], limit=limit)


def _text_length(fault: _Fault, sign: str, limit: str) -> Problem:
    return fault.problem("map.text_too_long" if sign == "<=" else "map.text_empty", limit=limit)


def _list_length(fault: _Fault, sign: str | None, limit: str) -> Problem:
    keys = {"<=": "map.list_too_long", ">=": "map.list_too_short", None: "map.list_length"}
    count = len(fault.value) if isinstance(fault.value, list) else 0
    return Problem(keys[sign], {"field": fault.field, "count": count, "limit": limit}, where=fault.where)


def _pattern(fault: _Fault, pattern: str) -> Problem:
    return fault.problem("map.bad_colour" if "#" in pattern else "map.bad_id")


def _kind(fault: _Fault, kinds: str) -> Problem:
    return fault.problem(_TYPES.get(kinds.split(" ")[0], "map.wrong_value"))


_EXPLANATIONS: tuple[tuple[str, Callable[..., Problem]], ...] = (
    (r"Object missing required field `(.*?)`", _missing),
    (r"Object contains unknown field `(.*)`", _unknown_field),
    (r"Invalid enum value", _choice),
    (r"Expected `(?:int|float)` ([<>]=?) (\S+)", _range),
    (r"Expected `str` of length ([<>]=) (\d+)", _text_length),
    (r"Expected `array` of length (?:([<>]=) )?(\d+)", _list_length),
    (r"Expected `str` matching regex '(.*)'", _pattern),
    (r"Expected `([^`]+)`", _kind),
)


def _dotted(where: Where) -> str:
    """Return ``where`` as a person would write it: ``territories[3].badge``; list places count from 1."""
    return "".join(f"[{step + 1}]" if isinstance(step, int) else f".{step}" for step in where).lstrip(".")


def _value_at(value: Any, where: Where) -> object:
    """Return what stands at ``where`` below ``value``; None where the path doesn't exist."""
    try:
        for step in where:
            value = value[step]
    except (LookupError, TypeError):
        return None
    return value


def _type_at(struct: type, where: Where) -> inspect.Type | None:
    """Return the type that the schema wants at ``where`` below ``struct``; None where it knows no such place."""
    kind: inspect.Type | None = inspect.type_info(struct)
    for step in where:
        if isinstance(kind, inspect.UnionType):
            kind = next((one for one in kind.types if isinstance(one, inspect.StructType)), None)
        if isinstance(kind, inspect.StructType):
            kind = next((field.type for field in kind.fields if field.name == step), None)
        elif isinstance(kind, inspect.ListType):
            kind = kind.item_type
        else:
            return None
    if isinstance(kind, inspect.UnionType):
        kind = next((one for one in kind.types if isinstance(one, inspect.StructType)), None)
    return kind

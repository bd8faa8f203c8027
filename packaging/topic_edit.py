"""Sets texts of one language in a topic file and leaves every other byte as it is: order, comments, other languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

import yaml
from topic_files import FORMS, SourceError, Text, values

# What JSON leaves as it is in a string and YAML would take for a line break, or refuse.
UNSAFE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff]")


def with_texts(source: str, name: str, language: str, texts: Mapping[str, Text]) -> str:
    """Return the content of a topic file with the texts of a language set, by key.

    A language that a key hasn't got comes after its others. The result is read again: raises SourceError with ``name``,
    the file's, if it doesn't say what was asked for, or if the file isn't readable in the first place.
    """
    wanted = values(source, name)
    root = yaml.compose(source, Loader=yaml.SafeLoader)
    edits: list[tuple[int, int, str]] = []
    for key, entry in root.value if root is not None else ():
        if key.value in texts:
            edits += _edits(source, entry, language, texts[key.value])
            wanted[key.value] = {**wanted[key.value], language: texts[key.value]}  # type: ignore[dict-item]
    result = source
    for start, end, words in sorted(edits, reverse=True):
        result = result[:start] + words + result[end:]
    if not _says(result, wanted):
        raise SourceError(f"{name}: written in a way that can't be changed by machine; change it by hand")
    return result


def quoted(text: str) -> str:
    """Return a text as YAML in double quotes, on one line."""
    return UNSAFE.sub(lambda sign: f"\\u{ord(sign.group()):04x}", json.dumps(text, ensure_ascii=False))


def _says(source: str, wanted: Mapping[str, object]) -> bool:
    try:
        return values(source, "") == wanted
    except SourceError:
        return False


def _edits(source: str, entry: yaml.MappingNode, language: str, text: Text) -> Iterator[tuple[int, int, str]]:
    """Yield what changes in the entry of one key: from where to where in the file, and what comes there."""
    for code, node in entry.value:
        if code.value == language:
            yield from _replaced(source, node, text)
            return
    code, node = entry.value[-1]
    addition = f"{language}: {_written(text)}"
    if entry.flow_style:
        end = _end(source, node)
        yield end, end, f", {addition}"
    else:
        end = source.find("\n", _end(source, node))
        end = len(source) if end < 0 else end - source[:end].endswith("\r")
        newline = "\r\n" if "\r\n" in source else "\n"
        yield end, end, newline + " " * code.start_mark.column + addition


def _replaced(source: str, node: yaml.Node, text: Text) -> Iterator[tuple[int, int, str]]:
    if isinstance(node, yaml.MappingNode) and isinstance(text, dict):
        for form, written in node.value:
            if written.value != text[form.value]:
                yield written.start_mark.index, _end(source, written), quoted(text[form.value])
    else:
        yield node.start_mark.index, _end(source, node), _written(text)


def _written(text: Text) -> str:
    if isinstance(text, str):
        return quoted(text)
    return "{" + ", ".join(f"{form}: {quoted(text[form])}" for form in FORMS) + "}"


def _end(source: str, node: yaml.Node) -> int:
    """Return where a node's last sign is behind; YAML's own mark may lie further down, after blank lines and comments."""
    while isinstance(node, yaml.MappingNode) and not node.flow_style:
        node = node.value[-1][1]
    end: int = node.end_mark.index
    while source[end - 1].isspace():
        end -= 1
    return end

"""Reads and checks the texts in resources/translations/*.yaml, which hold all languages side by side.

A text ``<key>@<rule set>`` is what that rule set says instead of the text of the key, in the languages in which it
differs; Qt calls that its disambiguation.
"""

from __future__ import annotations

import string
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # a wheel is built before the program is installed

from risk_desktop.languages import LANGUAGES  # noqa: E402

ENGLISH = "en"
FORMS = ("one", "other")
RULE_SET = "@"
FOLDER = ROOT / "resources" / "translations"

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the first is faster, but not in every build

Text = str | dict[str, str]
Kind = Literal["broken", "missing", "empty", "placeholders", "as in English"]


@dataclass(frozen=True)
class Message:
    """One key with its text, or its plural forms, in every language; a rule set's own only where it differs."""

    key: str
    texts: dict[str, Text]
    file: str = ""

    @property
    def is_plural(self) -> bool:
        return isinstance(leading(self.texts), dict)

    @property
    def source(self) -> str:
        return self.key.partition(RULE_SET)[0]

    @property
    def rule_set(self) -> str:
        return self.key.partition(RULE_SET)[2]


@dataclass(frozen=True)
class Fault:
    """What is wrong at a place, in one language or (``language`` empty) in all of them; as a string it is one line."""

    where: str
    what: str
    language: str = ""
    kind: Kind = "broken"

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.where, self.language, self.what)))


class SourceError(Exception):
    """A fault in a YAML file; the message says where and what was expected."""


def read_all(folder: Path = FOLDER) -> tuple[list[Message], list[str]]:
    """Return the sound messages of all topic files, sorted by key, and one line for every fault."""
    messages, faults = examine(folder)
    return [messages[key] for key in sorted(messages)], [str(fault) for fault in faults]


def examine(folder: Path = FOLDER) -> tuple[dict[str, Message], list[Fault]]:
    """Return the messages by key in the order of the topic files, and all faults.

    A text with a fault is not among them; if it is the English one, or a rule set's only one, its key isn't either.
    """
    messages: dict[str, Message] = {}
    faults: list[Fault] = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            entries = _read_yaml(path)
        except SourceError as error:
            faults.append(Fault("", str(error)))
            continue
        for key, value in entries.items():
            where = f"{path.name}: {key}"
            found = _faults(where, value, whole=RULE_SET not in key)
            if key in messages:
                found.append(Fault(where, f"also in {messages[key].file}; a key belongs in one file"))
            faults += found
            if all(fault.kind != "broken" and fault.language != ENGLISH for fault in found):
                wrong = {fault.language for fault in found}
                sound = {language: text for language, text in value.items() if language not in wrong}
                if sound:
                    messages[key] = Message(key, sound, path.name)
    return messages, faults + [fault for message in messages.values() for fault in rule_set_faults(message, messages)]


def placeholders(text: str) -> set[str]:
    """Return the names in braces; raises ValueError for a brace that isn't closed or a name that isn't plain."""
    names = set()
    for _, name, spec, conversion in string.Formatter().parse(text):
        if name is None:
            continue
        if not name.isidentifier() or spec or conversion:
            raise ValueError(f"a placeholder must be a plain name such as {{player}}, not {{{name}}}")
        names.add(name)
    return names


def leading(texts: Mapping[str, Text]) -> Text:
    """Return the English text, which the others follow; of a rule set's own without English the first one."""
    return texts[ENGLISH] if ENGLISH in texts else next(iter(texts.values()))


def forms(text: Text) -> list[str]:
    """Return the text, or its singular and plural."""
    return [text] if isinstance(text, str) else [text[form] for form in FORMS]


def text_faults(where: str, texts: Mapping[str, object]) -> list[Fault]:
    """Return what is wrong with the texts of one key: other forms or placeholders than English has, or nothing said."""
    plural = isinstance(leading(texts), dict)
    faults = [fault for language, text in texts.items() for fault in _form_faults(where, language, text, plural)]
    return faults or _placeholder_faults(where, texts)


def rule_set_faults(message: Message, messages: Mapping[str, Message]) -> list[Fault]:
    """Return what is wrong with a rule set's own text: nothing that it stands for, or not the same form and values."""
    general = messages.get(message.source)
    if not message.rule_set or general is None:
        return [Fault(message.key, f"there is no text {message.source}")] if message.rule_set else []
    if general.is_plural != message.is_plural:
        return [Fault(message.key, f"plural forms here or in {message.source}, but not in both")]
    own, common = (
        {name for form in forms(leading(m.texts)) for name in placeholders(form)} for m in (message, general)
    )
    return [] if own <= common else [Fault(message.key, f"{sorted(own - common)} aren't given to {message.source}")]


def replace(path: Path, data: bytes) -> None:
    """Write a file in one step, so that a running program never sees half of it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as work:
        work.write(data)
    Path(work.name).chmod(0o644)
    Path(work.name).replace(path)


def values(source: str, name: str) -> dict[str, object]:
    """Return YAML as nested dictionaries of strings: ``yes`` and ``1`` stay text, keys must be unique.

    Raises SourceError with ``name``, the file's, if it is anything else.
    """
    try:
        root = yaml.compose(source, Loader=LOADER)
    except yaml.YAMLError as error:
        raise SourceError(f"{name}: not readable as YAML: {' '.join(str(error).split())}") from error
    if root is None:
        return {}
    value = _plain(root, name)
    if not isinstance(value, dict):
        raise SourceError(f"{name}: expected keys with their texts at the top level")
    return value


def _read_yaml(path: Path) -> dict[str, object]:
    try:
        source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SourceError(f"{path.name}: not readable as YAML: {error}") from error
    return values(source, path.name)


def _plain(node: yaml.Node, name: str) -> object:
    """Return a YAML node as a string or a dictionary."""
    where = f"{name}:{node.start_mark.line + 1}"
    if isinstance(node, yaml.ScalarNode):
        return node.value
    if not isinstance(node, yaml.MappingNode):
        raise SourceError(f"{where}: a list isn't expected here")
    result: dict[str, object] = {}
    for key, value in node.value:
        if key.value in result:
            raise SourceError(f"{name}:{key.start_mark.line + 1}: {key.value} is there twice")
        result[key.value] = _plain(value, name)
    return result


def _faults(where: str, value: object, whole: bool) -> list[Fault]:
    """Return what is wrong with the texts of one key: a missing language if it is ``whole``, other forms or placeholders."""
    if not isinstance(value, dict) or not value:
        return [Fault(where, f"expected the languages {', '.join(LANGUAGES)} below the key")]
    unknown = [Fault(where, "not a language of the program", code) for code in value if code not in LANGUAGES]
    missing = [
        Fault(where, "missing", code, "broken" if code == ENGLISH else "missing")
        for code in LANGUAGES
        if whole and code not in value
    ]
    return unknown + missing + ([] if unknown else text_faults(where, value))


def _form_faults(where: str, language: str, text: object, plural: bool) -> list[Fault]:
    """Return what is wrong with the text of one language, which must have plural forms where English has them."""
    if isinstance(text, dict) != plural:
        return [Fault(where, "plural forms (one, other) in this language or in English, but not in both", language)]
    if isinstance(text, dict) and set(text) != set(FORMS):
        return [Fault(where, f"expected the forms one and other, found {', '.join(text) or 'none'}", language)]
    faults = []
    for part in forms(text):
        if not isinstance(part, str) or not part.strip():
            faults.append(Fault(where, "empty", language, "empty"))
            continue
        try:
            placeholders(part)
        except ValueError as error:
            faults.append(Fault(where, str(error), language, "placeholders"))
    return faults


def _placeholder_faults(where: str, texts: Mapping[str, Text]) -> list[Fault]:
    """Return the languages whose placeholders differ from those of English; {n} may be left out of a form."""
    expected = set().union(*(placeholders(form) for form in forms(leading(texts))))
    faults = []
    for language, text in texts.items():
        found = set().union(*(placeholders(form) for form in forms(text)))
        if found != expected:
            what = f"placeholders {sorted(found)}, but English has {sorted(expected)}"
            faults.append(Fault(where, what, language, "placeholders"))
        if isinstance(text, dict) and not expected - {"n"} <= placeholders(text["one"]) & placeholders(text["other"]):
            what = f"both plural forms must hold {sorted(expected - {'n'})}"
            faults.append(Fault(where, what, language, "placeholders"))
    return faults

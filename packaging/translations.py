"""Compiles the texts in resources/translations/*.yaml to the files that Qt reads, risk_<language>.qm beside them.

``python packaging/translations.py`` writes them, ``--check`` only looks for faults in the texts. Git holds no compiled
file: whoever needs them (``make``, the wheel, the packages) calls ``compile_texts``. The YAML files hold the four
languages side by side. A text ``<key>@<rule set>`` is what that rule set says instead of the text of the key; Qt calls
that its disambiguation.
"""

from __future__ import annotations

import argparse
import string
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

import yaml

LANGUAGES = ("en", "nl", "de", "sv")
LOCALES = {"en": "en_US", "nl": "nl_NL", "de": "de_DE", "sv": "sv_SE"}
FORMS = ("one", "other")
CONTEXT = "risk"
RULE_SET = "@"
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "translations"

Text = str | dict[str, str]


@dataclass(frozen=True)
class Message:
    """One key with its text, or its plural forms, in every language; a rule set's own only where it differs."""

    key: str
    texts: dict[str, Text]

    @property
    def is_plural(self) -> bool:
        return isinstance(leading(self.texts), dict)

    @property
    def source(self) -> str:
        return self.key.partition(RULE_SET)[0]

    @property
    def rule_set(self) -> str:
        return self.key.partition(RULE_SET)[2]


class SourceError(Exception):
    """A fault in a YAML file; the message says where and what was expected."""


def read_all(folder: Path = FOLDER) -> tuple[list[Message], list[str]]:
    """Return the sound messages of all topic files, sorted by key, and one line for every fault."""
    messages: dict[str, Message] = {}
    origin: dict[str, str] = {}
    problems: list[str] = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            entries = _read_yaml(path)
        except SourceError as error:
            problems.append(str(error))
            continue
        for key, value in entries.items():
            where = f"{path.name}: {key}"
            faults = [f"{where}: {fault}" for fault in _faults(value, whole=RULE_SET not in key)]
            if key in origin:
                faults.append(f"{where}: also in {origin[key]}; a key belongs in one file")
            problems.extend(faults)
            if not faults:
                origin[key] = path.name
                messages[key] = Message(key, value)
    problems += [fault for message in messages.values() for fault in _rule_set_faults(message, messages)]
    return [messages[key] for key in sorted(messages)], problems


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


def leading(texts: dict[str, Text]) -> Text:
    """Return the English text, which the others follow; of a rule set's own without English the first one."""
    return texts["en"] if "en" in texts else next(iter(texts.values()))


def forms(text: Text) -> list[str]:
    """Return the text, or its singular and plural."""
    return [text] if isinstance(text, str) else [text[form] for form in FORMS]


def to_ts(messages: list[Message], language: str) -> str:
    """Return the content of the .ts file of a language."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{LOCALES[language]}" sourcelanguage="en_US">',
        "<context>",
        f"    <name>{CONTEXT}</name>",
    ]
    for message in messages:
        if language in message.texts:
            lines += _ts_message(message, language)
    return "\n".join([*lines, "</context>", "</TS>", ""])


def compile_qm(ts: Path, qm: Path) -> None:
    """Compile a .ts file with the lrelease that comes with PySide6; raises CalledProcessError if it refuses."""
    import PySide6

    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    tool = Path(PySide6.__path__[0]) / name
    subprocess.run([tool, "-silent", ts, "-qm", qm], check=True)


def generate(messages: list[Message]) -> dict[str, bytes]:
    """Return the content of every compiled file by its name."""
    made: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as work:
        for language in LANGUAGES:
            ts, qm = Path(work) / f"risk_{language}.ts", Path(work) / f"risk_{language}.qm"
            ts.write_text(to_ts(messages, language), encoding="utf-8", newline="\n")
            compile_qm(ts, qm)
            made[qm.name] = qm.read_bytes()
    return made


def outdated(made: dict[str, bytes], folder: Path = FOLDER) -> list[str]:
    """Return the names of the files that are missing or differ from what was made."""
    return [
        name for name, data in made.items() if not (folder / name).is_file() or (folder / name).read_bytes() != data
    ]


def compile_texts(folder: Path = FOLDER) -> list[str]:
    """Write the compiled files that are missing or out of date; return one line for every fault in the texts."""
    messages, problems = read_all(folder)
    made = generate(messages)
    for name in outdated(made, folder):
        _replace(folder / name, made[name])
    return problems


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit code 1 if there is a fault in the texts"
    )
    options = parser.parse_args(arguments)

    problems = read_all()[1] if options.check else compile_texts()
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def _read_yaml(path: Path) -> dict[str, object]:
    """Return the file as nested dictionaries of strings: ``yes`` and ``1`` stay text, keys must be unique."""
    try:
        root = yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise SourceError(f"{path.name}: not readable as YAML: {' '.join(str(error).split())}") from error
    if root is None:
        return {}
    value = _plain(root, path.name)
    if not isinstance(value, dict):
        raise SourceError(f"{path.name}: expected keys with their texts at the top level")
    return value


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


def _faults(value: object, whole: bool) -> list[str]:
    """Return what is wrong with the texts of one key: a missing language if it is ``whole``, other forms or placeholders."""
    if not isinstance(value, dict) or not value:
        return [f"expected the languages {', '.join(LANGUAGES)} below the key"]
    faults = [f"{language}: missing" for language in LANGUAGES if whole and language not in value]
    faults += [f"{language}: not a language of the program" for language in value if language not in LANGUAGES]
    if faults:
        return faults
    plural = isinstance(leading(value), dict)
    for language, text in value.items():
        faults += [f"{language}: {fault}" for fault in _text_faults(text, plural)]
    return faults or _placeholder_faults(value)


def _text_faults(text: object, plural: bool) -> list[str]:
    """Return what is wrong with the text of one language, which must have plural forms where English has them."""
    if isinstance(text, dict) != plural:
        return ["plural forms (one, other) in this language or in English, but not in both"]
    if isinstance(text, dict) and set(text) != set(FORMS):
        return [f"expected the forms one and other, found {', '.join(text) or 'none'}"]
    faults = []
    for part in forms(text):
        if not isinstance(part, str) or not part.strip():
            faults.append("empty")
            continue
        try:
            placeholders(part)
        except ValueError as error:
            faults.append(str(error))
    return faults


def _placeholder_faults(texts: dict[str, Text]) -> list[str]:
    """Return the languages whose placeholders differ from those of English; {n} may be left out of a form."""
    expected = set().union(*(placeholders(form) for form in forms(leading(texts))))
    faults = []
    for language, text in texts.items():
        found = set().union(*(placeholders(form) for form in forms(text)))
        if found != expected:
            faults.append(f"{language}: placeholders {sorted(found)}, but English has {sorted(expected)}")
        if isinstance(text, dict) and not expected - {"n"} <= placeholders(text["one"]) & placeholders(text["other"]):
            faults.append(f"{language}: both plural forms must hold {sorted(expected - {'n'})}")
    return faults


def _rule_set_faults(message: Message, messages: dict[str, Message]) -> list[str]:
    """Return what is wrong with a rule set's own text: nothing that it stands for, or not the same form and values."""
    general = messages.get(message.source)
    if not message.rule_set or general is None:
        return [f"{message.key}: there is no text {message.source}"] if message.rule_set else []
    if general.is_plural != message.is_plural:
        return [f"{message.key}: plural forms here or in {message.source}, but not in both"]
    own, common = (
        {name for form in forms(leading(m.texts)) for name in placeholders(form)} for m in (message, general)
    )
    return [] if own <= common else [f"{message.key}: {sorted(own - common)} aren't given to {message.source}"]


def _ts_message(message: Message, language: str) -> list[str]:
    """Return the lines of one message; translators see the English text as the comment."""
    lines = ['    <message numerus="yes">' if message.is_plural else "    <message>"]
    lines.append(f"        <source>{escape(message.source)}</source>")
    if message.rule_set:
        lines.append(f"        <comment>{escape(message.rule_set)}</comment>")
    if language != "en":
        leader = " | ".join(forms(leading(message.texts)))
        lines.append(f"        <extracomment>{escape(leader)}</extracomment>")
    text = message.texts[language]
    if isinstance(text, dict):
        lines.append("        <translation>")
        lines += [f"            <numerusform>{escape(text[form])}</numerusform>" for form in FORMS]
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation>{escape(text)}</translation>")
    return [*lines, "    </message>"]


def _replace(path: Path, data: bytes) -> None:
    """Write a file in one step, so that a running program never sees half of it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as work:
        work.write(data)
    Path(work.name).chmod(0o644)
    Path(work.name).replace(path)


if __name__ == "__main__":
    sys.exit(main())

"""Carries the texts to .po files for translators, and what they translated back into resources/translations/*.yaml.

``python packaging/po_files.py export [LANGUAGE ...]`` writes po/<language>.po (without a language: those of the program)
and the empty po/risk-desktop.pot; ``import FILE ...`` takes changed texts over. docs/translating.md tells the whole way.
In a .po file the context of a text is its key, and its source is the English text.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import polib
import topic_files
from topic_edit import with_texts
from topic_files import ENGLISH, FOLDER, FORMS, ROOT, Message, SourceError, Text, examine, forms, placeholders, replace

PO_FOLDER = ROOT / "po"
TEMPLATE = "risk-desktop.pot"
FEW = 5
CODE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")
OPEN = re.compile(r'\s*(msg[^"]*)?"(.*[^"])?\s*')
TOP_LEVEL = re.compile(r"([^\s#:][^:]*):")


class RefusedError(Exception):
    """Why nothing was written: one line for each fault, with the file, the key and what was expected."""


@dataclass
class Translated:
    """What a .po file says: its language, the texts that differ from ours by key, and how many are still open."""

    language: str
    texts: dict[str, Text] = field(default_factory=dict)
    unfinished: int = 0


# -- Out ---------------------------------------------------------------------------------------------------------------


def catalogue(messages: Mapping[str, Message], language: str, notes: Mapping[str, str]) -> polib.POFile:
    """Return the texts of a language, empty where it has none; ``language`` "" gives the template.

    A rule set's own text in another language only is not part of it.
    """
    po = polib.POFile(wrapwidth=0)
    po.metadata = {
        "Project-Id-Version": "risk-desktop",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": "nplurals=2; plural=(n != 1);",
    }
    po.extend(
        _entry(message, english(message, messages), message.texts.get(language), notes.get(message.key, ""))
        for message in messages.values()
        if message.texts.keys() & {ENGLISH, language}
    )
    return po


def english(message: Message, messages: Mapping[str, Message]) -> Text:
    """Return what a translator translates: a rule set's own text may have none in English, but then the shared one has."""
    return message.texts.get(ENGLISH) or messages[message.source].texts[ENGLISH]


def notes_of(folder: Path = FOLDER) -> dict[str, str]:
    """Return the comment that stands in a topic file above a key, or above the group of keys that it is in."""
    notes: dict[str, str] = {}
    for path in sorted(folder.glob("*.yaml")):
        note, under_note = "", False
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                note = f"{note} {line.lstrip('# ')}" if under_note else line.lstrip("# ")
                under_note = True
            elif not line.strip():
                note, under_note = "", False
            elif key := TOP_LEVEL.match(line):
                notes[key.group(1)], under_note = note, False
    return notes


def export(languages: Sequence[str], folder: Path, source: Path = FOLDER) -> list[Path]:
    """Write the template and the .po files of some languages, and return their paths.

    Raises RefusedError for what is no language, and where a file holds translations that were never imported.
    """
    messages, notes = _sound(source), notes_of(source)
    folder.mkdir(parents=True, exist_ok=True)
    for language in languages:
        if language == ENGLISH or not CODE.fullmatch(language):
            raise RefusedError(f"{language}: expected the code of a language to translate into, such as nl or pt_BR")
        path = folder / f"{language}.po"
        if path.exists() and (key := _not_imported(path, language, messages)):
            raise RefusedError(f"{path}: {key}: translated, but never imported; import the file, or move it away")
    made = {language: folder / (f"{language}.po" if language else TEMPLATE) for language in ("", *languages)}
    for language, path in made.items():
        catalogue(messages, language, notes).save(str(path), newline="\n")
    return list(made.values())


def _entry(message: Message, source: Text, text: Text | None, note: str) -> polib.POEntry:
    names = sorted({name for form in forms(source) for name in placeholders(form)})
    about = [note] if note else []
    if message.rule_set:
        about.append(f"Only where {message.rule_set} is played, instead of {message.source}.")
    if names:
        about.append("Placeholders: " + ", ".join(f"{{{name}}}" for name in names))
    entry = polib.POEntry(
        msgctxt=message.key, msgid=forms(source)[0], comment="\n".join(about), occurrences=[(message.file, "")]
    )
    entry.flags = ["python-brace-format"] if names else []
    if isinstance(source, dict):
        entry.msgid_plural = source[FORMS[1]]
        entry.msgstr_plural = dict(enumerate(forms(text) if text is not None else [""] * len(FORMS)))
    else:
        entry.msgstr = text if isinstance(text, str) else ""
    return entry


def _not_imported(path: Path, language: str, messages: Mapping[str, Message]) -> str:
    """Return the first key whose translation in a .po file is not ours, "" if there is none."""
    for entry in _opened(path):
        message = messages.get(entry.msgctxt or "")
        text = _text(entry)
        if text is not None and text != (message.texts.get(language) if message else None):
            return entry.msgctxt or entry.msgid
    return ""


# -- In ----------------------------------------------------------------------------------------------------------------


def translated(path: Path, messages: Mapping[str, Message]) -> Translated:
    """Return what a .po file changes; raises RefusedError with a line for every text that can't be taken over.

    Empty texts and those that are marked as fuzzy are not finished: they change nothing.
    """
    po = _opened(path)
    found = Translated(_language(po, path))
    faults: list[str] = []
    seen: set[str] = set()
    for entry in po:
        if entry.obsolete:
            continue
        faults += _entry_faults(path.name, entry, messages, found.language, seen)
        seen.add(entry.msgctxt or "")
        text = _text(entry)
        if text is None:
            found.unfinished += 1
        elif (message := messages.get(entry.msgctxt or "")) and text != message.texts.get(found.language):
            found.texts[message.key] = text
    if faults:
        raise RefusedError("\n".join(faults))
    return found


def take_over(path: Path, source: Path = FOLDER) -> tuple[Translated, list[str]]:
    """Write what a .po file changes into the topic files; return that and the names of the files that were written.

    Raises RefusedError, and then nothing is written.
    """
    messages = _sound(source)
    found = translated(path, messages)
    by_file: dict[str, dict[str, Text]] = defaultdict(dict)
    for key, text in found.texts.items():
        by_file[messages[key].file][key] = text
    written: dict[str, bytes] = {}
    for name, texts in by_file.items():
        try:
            content = with_texts((source / name).read_bytes().decode(), name, found.language, texts)
        except SourceError as error:
            raise RefusedError(str(error)) from error
        written[name] = content.encode()
    for name, content in written.items():
        replace(source / name, content)
    return found, sorted(written)


def _opened(path: Path) -> polib.POFile:
    try:
        content = path.read_text(encoding="utf-8-sig")
        for number, line in enumerate(content.splitlines(), 1):
            if OPEN.fullmatch(line):  # polib would take it, less its last letter
                raise ValueError(f"expected a closing quotation mark in line {number}")
        return polib.pofile(content, wrapwidth=0)
    except (OSError, ValueError) as error:
        raise RefusedError(f"{path.name}: not readable as a .po file in UTF-8: {error}") from error


def _language(po: polib.POFile, path: Path) -> str:
    """Return which of the program's languages a file is in; de_AT is taken for de."""
    code = po.metadata.get("Language", "")
    known = [each for each in (code, code.partition("_")[0]) if each in topic_files.LANGUAGES]
    if not known:
        expected = ", ".join(each for each in topic_files.LANGUAGES if each != ENGLISH)
        raise RefusedError(
            f"{path.name}: its header says Language: {code or '(nothing)'}; expected one of {expected}. "
            "A new language is entered in risk_desktop/languages.py first."
        )
    if known[0] == ENGLISH:
        raise RefusedError(f"{path.name}: Language: {code}; English is the source, change it in the .yaml files")
    return known[0]


def _entry_faults(
    name: str, entry: polib.POEntry, messages: Mapping[str, Message], language: str, seen: set[str]
) -> list[str]:
    """Return why the text of an entry can't be taken over."""
    where = f"{name}: {entry.msgctxt or entry.msgid}"
    message = messages.get(entry.msgctxt or "")
    if message is None:
        return [f"{where}: expected the key of a text as the context (msgctxt); there is none of this name"]
    if message.key in seen:
        return [f"{where}: is there twice"]
    source, now = english(message, messages), [entry.msgid, *filter(None, [entry.msgid_plural])]
    if now != forms(source):
        expected = " / ".join(forms(source))
        return [
            f"{where}: the English text has changed, expected “{expected}”; export again and update the file from it"
        ]
    text = _text(entry)
    if text is None:
        return []
    if isinstance(text, dict) and set(text) != set(FORMS):
        return [f"{where}: expected {len(FORMS)} plural forms, found {len(text)}"]
    changed = Message(message.key, {**message.texts, language: text})
    return [
        str(fault)
        for fault in topic_files.text_faults(where, changed.texts) + topic_files.rule_set_faults(changed, messages)
    ]


def _text(entry: polib.POEntry) -> Text | None:
    """Return the translation of an entry, None if it isn't finished."""
    if not entry.translated() or entry.fuzzy:
        return None
    if not entry.msgid_plural:
        return str(entry.msgstr)
    plural: dict[int, str] = entry.msgstr_plural
    return {FORMS[n] if n < len(FORMS) else str(n): plural[n] for n in sorted(plural)}


def _sound(folder: Path) -> dict[str, Message]:
    """Return the messages; raises RefusedError if the topic files themselves have faults."""
    messages, faults = examine(folder)
    if faults := [fault for fault in faults if fault.kind != "missing"]:
        raise RefusedError("\n".join(map(str, faults)))
    return messages


# -- The command -------------------------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    out = commands.add_parser("export", help="write .po files")
    out.add_argument("language", nargs="*", help="such as nl; one that the program lacks gives an empty file")
    out.add_argument("--out", type=Path, default=PO_FOLDER, metavar="FOLDER", help="where to (default: po/)")
    back = commands.add_parser("import", help="take over what was translated")
    back.add_argument("file", nargs="+", type=Path, help="a .po file")
    options = parser.parse_args(arguments)
    try:
        if options.command == "export":
            languages = options.language or [each for each in topic_files.LANGUAGES if each != ENGLISH]
            for path in export(languages, options.out):
                print(path)
        else:
            for path in options.file:
                print(_told(path, *take_over(path)))
    except RefusedError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _told(path: Path, found: Translated, files: list[str]) -> str:
    where = ", ".join(files) if len(files) <= FEW else f"{len(files)} files"
    changed = f"{len(found.texts)} texts changed in {where}" if files else "nothing changed"
    return f"{path.name}: {found.language}: {changed}; {found.unfinished} are not finished"


if __name__ == "__main__":
    sys.exit(main())

"""Compiles the texts in resources/translations/*.yaml to the files that Qt reads, risk_<language>.qm beside them.

``python packaging/translations.py`` writes them, ``--check`` only looks for faults in the texts. Git holds no compiled
file: whoever needs them (``make``, the wheel, the packages) calls ``compile_texts``. A text that a language lacks is
no fault while compiling, so that a translator can try half of a translation: the program then says it in English.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

from topic_files import ENGLISH, FOLDER, FORMS, LANGUAGES, Message, examine, read_all, replace

CONTEXT = "risk"


def to_ts(messages: list[Message], language: str) -> str:
    """Return the content of the .ts file of a language.

    A rule set's own text is in it only beside the shared one: lrelease would let it stand for all rule sets otherwise.
    """
    said = {message.key for message in messages if language in message.texts}
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="{ENGLISH}">',
        "<context>",
        f"    <name>{CONTEXT}</name>",
    ]
    for message in messages:
        if {message.key, message.source} <= said:
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
    """Write the compiled files that are missing or out of date; return one line for every fault but a missing text."""
    messages, faults = examine(folder)
    made = generate([messages[key] for key in sorted(messages)])
    for name in outdated(made, folder):
        replace(folder / name, made[name])
    return [str(fault) for fault in faults if fault.kind != "missing"]


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


def _ts_message(message: Message, language: str) -> list[str]:
    """Return the lines of one message."""
    lines = ['    <message numerus="yes">' if message.is_plural else "    <message>"]
    lines.append(f"        <source>{escape(message.source)}</source>")
    if message.rule_set:
        lines.append(f"        <comment>{escape(message.rule_set)}</comment>")
    text = message.texts[language]
    if isinstance(text, dict):
        lines.append("        <translation>")
        lines += [f"            <numerusform>{escape(text[form])}</numerusform>" for form in FORMS]
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation>{escape(text)}</translation>")
    return [*lines, "    </message>"]


if __name__ == "__main__":
    sys.exit(main())

"""Writes the notices of what others made inside Qt: ``python packaging/qt_notices.py SOURCE... > Qt-parts.txt``.

It belongs into resources/licences. SOURCE are unpacked sources of Qt's modules (qtbase, qtsvg, qtimageformats), of the version
that is packed: PySide6's wheels bring no notices. Each part tells of itself there in a file qt_attribution.json, with the
place of its licence. What only other modules, other systems or Qt's own tests hold is left out. Standard library only.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

MODULES = {"qtcore", "qtgui", "qtdbus", "qtsvg", "qttestlib", "qtwaylandcompositor", "qtimageformats"}
"""Those that packages hold; what is named for the Wayland compositor is what its clients are made from too."""
LEFT_OUT = re.compile(r"/(android|gradle|wasm)/|/tests/|/examples/|^cmake/|^util/")
RULE = "-" * 100
ELSEWHERE = ("GPL-", "LGPL-", "Qt-GPL", "LicenseRef-Qt")
"""Licences whose texts lie beside Qt's own, or that nobody has to choose, as another one is offered."""


def entries(source: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield each part that the packages hold, with the folder that tells of it."""
    for file in sorted(source.rglob("qt_attribution.json")):
        told = json.loads(file.read_text(encoding="utf-8"), strict=False)
        for entry in told if isinstance(told, list) else [told]:
            if entry["QDocModule"] in MODULES and not LEFT_OUT.search(file.relative_to(source).as_posix()):
                yield file.parent, entry


def several(value: str | list[str] | None) -> list[str]:
    """Return one value or a list of them as a list."""
    return [value] if isinstance(value, str) else list(value or ())


def notice(folder: Path, entry: dict[str, Any], given: dict[str, str]) -> str:
    """Return what has to be told of a part: name, licence, whose it is, and the text that lies beside it.

    ``given`` maps each text that stands in the notices already to the part it stands with.
    """
    names = [*several(entry.get("LicenseFile")), *several(entry.get("LicenseFiles"))]
    found = [read(folder / name) for name in names if (folder / name).is_file()]
    texts = [f"(The text stands at {given[text]}.)" if text in given else text for text in found]
    given.update((text, entry["Name"]) for text in found if text not in given)
    whose = entry.get("Copyright") or (read(folder / entry["CopyrightFile"]) if "CopyrightFile" in entry else "")
    title = " ".join(filter(None, (entry["Name"], entry.get("Version"))))
    return "\n\n".join([RULE, f"{title}\nLicence: {entry['LicenseId']}", *several(whose), *texts])


def read(file: Path) -> str:
    """Return the text of a file, without what surrounds it and without spaces at the ends of lines."""
    lines = file.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return "\n".join(line.rstrip() for line in lines)


def shared_texts(sources: list[Path], named: set[str]) -> Iterator[str]:
    """Yield the texts of licences that parts only name."""
    for name in sorted(named):
        found = next((file for source in sources if (file := source / "LICENSES" / f"{name}.txt").is_file()), None)
        if found is not None:
            yield "\n\n".join([RULE, f"The licence {name}", read(found)])


def main() -> int:
    sources = [Path(word) for word in sys.argv[1:]]
    parts = [each for source in sources for each in entries(source)]
    if not parts:
        print("Which sources of Qt? None of these holds a part that is told of.", file=sys.stderr)
        return 1
    named = {word for _, entry in parts for word in re.findall(r"[\w.-]+", entry["LicenseId"])} - {"OR", "AND", "WITH"}
    named = {name for name in named if not name.startswith(ELSEWHERE)}
    head = "What others made inside Qt, as its sources tell. Where several licences are offered, one may be chosen."
    given: dict[str, str] = {}
    bodies = [notice(*part, given) for part in sorted(parts, key=lambda part: str(part[1]["Name"]).casefold())]
    print("\n\n\n".join([head, *bodies, *shared_texts(sources, named)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Writes what the packages are made of as CycloneDX: ``python packaging/sbom.py FILE``. Uses the standard library only.

The parts come from packaging/locks/run.txt and gamepad.txt, which is what is installed into a package, with the hashes
of all files that pip may take; Python and Qt's version follow from them.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = tuple(ROOT / "packaging" / "locks" / f"{name}.txt" for name in ("run", "gamepad"))
LICENCES = {
    "cffi": "MIT-0",
    "jeepney": "MIT",
    "miniaudio": "MIT",
    "msgspec": "BSD-3-Clause",
    "platformdirs": "MIT",
    "pycparser": "BSD-3-Clause",
    "pysdl2": "Zlib",
    "pysdl2-dll": "MPL-2.0",
    "pyside6-essentials": "LGPL-3.0-only",
    "pyyaml": "MIT",
    "shiboken6": "LGPL-3.0-only",
    "wakepy": "MIT",
}


def version() -> str:
    """Return the version of the program."""
    found = re.search(
        r'^__version__ = "(.+)"$', (ROOT / "risk_desktop" / "__init__.py").read_text("utf-8"), re.MULTILINE
    )
    assert found is not None
    return found[1]


def parts() -> dict[str, str]:
    """Return the version of each package that the locks name."""
    locked = "\n".join(lock.read_text(encoding="utf-8") for lock in LOCKS)
    return dict(re.findall(r"^([a-z0-9-]+)==([^\s;]+)", locked, re.MULTILINE))


def component(name: str, number: str, kind: str = "library") -> dict[str, Any]:
    """Return a part as CycloneDX describes it. KeyError if nobody wrote down its licence."""
    reference = f"pkg:pypi/{name}@{number}"
    licences = [{"license": {"id": LICENCES[name]}}]
    return {
        "type": kind,
        "bom-ref": reference,
        "name": name,
        "version": number,
        "purl": reference,
        "licenses": licences,
    }


def bill() -> dict[str, Any]:
    """Return the whole list."""
    program = {
        "type": "application",
        "bom-ref": "risk-desktop",
        "name": "risk-desktop",
        "version": version(),
        "licenses": [{"license": {"id": "MIT"}}],
    }
    found = [component(name, number) for name, number in sorted(parts().items())]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": program},
        "components": found,
        "dependencies": [{"ref": "risk-desktop", "dependsOn": [each["bom-ref"] for each in found]}],
    }


def text() -> str:
    """Return the whole list as it is written."""
    return json.dumps(bill(), indent=2) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")

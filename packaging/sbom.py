"""Writes what the packages are made of as CycloneDX: ``python packaging/sbom.py FILE``. Uses the standard library only.

The parts are what packaging/locks/run.txt and gamepad.txt install, and what is frozen along. Qt has the version of PySide6;
Python is the one that runs this, as it is the one that is frozen.
"""

from __future__ import annotations

import json
import platform
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = tuple(ROOT / "packaging" / "locks" / f"{name}.txt" for name in ("run", "gamepad"))
ALONG = {"build": "pyinstaller", "fast": "mypy"}
"""What leaves parts of itself in a package, by the lock that names it: what starts it, and what is below compiled code."""
LICENCES = {
    "cffi": "MIT-0",
    "jeepney": "MIT",
    "miniaudio": "MIT",
    "msgspec": "BSD-3-Clause",
    "mypy": "MIT AND PSF-2.0",
    "platformdirs": "MIT",
    "pycparser": "BSD-3-Clause",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "pysdl2": "Zlib",
    "pysdl2-dll": "MPL-2.0",
    "pyside6-essentials": "LGPL-3.0-only",
    "python": "PSF-2.0",
    "pyyaml": "MIT",
    "sdl": "Zlib",
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


def frozen_along() -> dict[str, str]:
    """Return the version of each part of a package that isn't installed to run it: Python, SDL, and those of ``ALONG``."""
    found = {"python": platform.python_version(), "sdl": parts()["pysdl2-dll"]}
    for lock, name in ALONG.items():
        text = (ROOT / "packaging" / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
        (found[name],) = re.findall(rf"^{name}==(\S+)", text, re.MULTILINE)
    return found


def component(name: str, number: str) -> dict[str, Any]:
    """Return a part as CycloneDX describes it. KeyError if nobody wrote down its licence."""
    reference = f"pkg:{'generic' if name in ('python', 'sdl') else 'pypi'}/{name}@{number}"
    licence = LICENCES[name]
    return {
        "type": "library",
        "bom-ref": reference,
        "name": name,
        "version": number,
        "purl": reference,
        "licenses": [{"expression": licence} if " " in licence else {"license": {"id": licence}}],
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
    found = [component(name, number) for name, number in sorted((parts() | frozen_along()).items())]
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

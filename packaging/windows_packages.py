"""Packs the frozen program for Windows: an installer made by NSIS, and a zip that runs from any folder.

makensis runs on Linux too, which is how ``make try-windows`` makes an installer without Windows.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

from windows_version import numbers_of

from risk_desktop import __version__

SCRIPT = Path(__file__).resolve().parent / "windows" / "installer.nsi"
ICON = Path(__file__).resolve().parent.parent / "resources" / "icons" / "risk-desktop.ico"
PLACES = (r"C:\Program Files (x86)\NSIS", r"C:\Program Files\NSIS")


def makensis() -> str | None:
    """Return NSIS' compiler, None if it isn't here."""
    return shutil.which("makensis") or shutil.which("makensis", path=os.pathsep.join(PLACES))


def installer_command(frozen: Path, target: Path) -> list[str]:
    """Return the command that makes the installer ``target``."""
    size = sum(path.stat().st_size for path in frozen.rglob("*") if path.is_file()) // 1024
    values = {
        "VERSION": __version__,
        "NUMBERS": ".".join(map(str, numbers_of(__version__))),
        "FROZEN": frozen,
        "ICON": ICON,
        "OUTPUT": target,
        "KILOBYTES": size,
    }
    return [
        makensis() or "makensis",
        "-V2",
        "-WX",
        *(f"-D{name}={value}" for name, value in values.items()),
        str(SCRIPT),
    ]


def make_zip(frozen: Path, target: Path) -> Path:
    """Write the portable zip: one folder that can lie anywhere."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(frozen.rglob("*")):
            file.write(path, Path("Risk Desktop") / path.relative_to(frozen))
    return target


def made_in(dist: Path) -> list[Path]:
    """Return the portable zip and the installer that are made in ``dist``."""
    return [dist / f"risk-desktop-{__version__}-windows-{kind}" for kind in ("portable.zip", "setup.exe")]


def make(frozen: Path, dist: Path) -> list[Path]:
    """Make both packages in ``dist``, the installer only where NSIS is; return the files."""
    portable, setup = made_in(dist)
    made = [make_zip(frozen, portable)]
    if makensis() is not None:
        subprocess.run(installer_command(frozen, setup), check=True)
        made.append(setup)
    return made

"""Builds the frozen program and the packages of the system that this runs on, into dist/.

``python packaging/build.py`` needs the extra ``build``, and ``fast`` with a C compiler to compile the opponents. It makes the
folder ``dist/risk-desktop/`` (on macOS also ``Risk Desktop.app``), tries it, and packs it: a .deb on Linux, an installer and a
portable zip on Windows, a disk image on macOS. What a package needs of a system is at least what the system that built it had, so
build on the oldest one to be supported.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import compile as compiling
import contents
import deb
import dmg
import start_up
import windows_packages

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build"
NAME = "risk-desktop"
FROZEN = DIST / NAME


def source() -> Path:
    """Return what is frozen: a copy whose opponents are compiled, or where that can't be made the sources as they are."""
    lack = compiling.what_lacks()
    if lack:
        print(f"The package will hold plain Python only. {lack}")
        return ROOT
    compiling.make_copy()
    return compiling.COPY


def freeze(program: Path) -> None:
    """Make dist/risk-desktop with PyInstaller, from the folder that holds the ``program``."""
    spec = ROOT / "packaging" / "risk-desktop.spec"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    places = [f"--distpath={DIST}", f"--workpath={WORK}"]
    subprocess.run([*command, *places, str(spec), "--", str(program)], check=True)


def strip_symbols() -> None:
    """Take out of Python's own libraries the debugging symbols, and where they lay on this machine; Qt's come without."""
    if not sys.platform.startswith("linux"):
        return
    tools = [["strip", "--strip-unneeded"], ["patchelf", "--remove-rpath"]]
    found = [tool for tool in tools if shutil.which(tool[0], path=search_path())]
    for library in (FROZEN / "_internal").rglob("*.so*"):
        if "PySide6" not in library.parts and library.is_file() and not library.is_symlink():
            for tool in found:
                subprocess.run([*tool, str(library)], check=True, env={**os.environ, "PATH": search_path()})


def search_path() -> str:
    """Return where tools are looked for: beside this Python first, where pip has put them."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])


def programs() -> list[Path]:
    """Return the programs that were frozen: on Windows one with a console and one without."""
    if sys.platform == "win32":
        return [FROZEN / f"{NAME}.exe", FROZEN / f"{NAME}-gui.exe"]
    if sys.platform == "darwin":
        return [DIST / "Risk Desktop.app" / "Contents" / "MacOS" / NAME]
    return [FROZEN / NAME]


def pack() -> list[Path]:
    """Make the packages of this system from what is frozen, and return them; none where the tool for it is missing."""
    if sys.platform == "win32":
        return windows_packages.make(FROZEN, DIST)
    if sys.platform == "darwin":
        return dmg.make(DIST / "Risk Desktop.app", DIST)
    return deb.make(FROZEN, DIST, WORK)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only", choices=["frozen", "packages"], help="do one half: freeze, or try and pack what is frozen already"
    )
    parser.add_argument("--plain", action="store_true", help="compile nothing: plain Python only")
    options = parser.parse_args()
    if options.only != "packages":
        freeze(ROOT if options.plain else source())
        strip_symbols()
    if lacking := contents.papers_missing(FROZEN):
        raise SystemExit(f"What is frozen lacks licences and notices: {', '.join(lacking)}")
    if options.only == "frozen":
        return 0
    for program in programs():
        start_up.try_out(program)
    packages = pack()
    for package in packages:
        print(f"{package} {package.stat().st_size / 1e6:.1f} MB")
    if not packages:
        print(f"No tool that makes a package was found here; the program is in {FROZEN}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

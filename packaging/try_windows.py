"""Builds the program and its installer for Windows under Wine, and tries them: ``make try-windows``.

Installs silently, looks at the Start menu and the registry, opens the window from the Start menu's link, plays a turn between
computers, saves, is killed, continues, uses the commands, upgrades in place and uninstalls; saves must stay. Pictures go to
``build/try-windows/``. Exit code 3 where Wine, mingw-w64 or a Python of the right version is missing. What Wine can't
show stands in packaging/README.md.
"""

from __future__ import annotations

import shutil
import subprocess
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import windows_packages
import wine_python

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "try-windows"
SOURCE = wine_python.WINE_FOLDER / "source"
PREFIX = wine_python.WINE_FOLDER / "system"
BUILD_TOOLS = ("pyinstaller", "pefile", "pywin32-ctypes")
ENVIRONMENT_LACKS = 3


class Failed(Exception):
    """Something didn't do what it should; the text says what."""


def expect(what: str, holds: object) -> None:
    """Say that something holds; Failed if it doesn't."""
    if not holds:
        raise Failed(what)
    print(f"ok: {what}", flush=True)


def until(what: str, found: Callable[[], object], seconds: float = 120) -> None:
    """Wait until something holds; Failed after too long."""
    end = time.monotonic() + seconds
    while not found():
        if time.monotonic() > end:
            raise Failed(f"{what}: not within {seconds:g} s")
        time.sleep(0.5)
    print(f"ok: {what}", flush=True)


# -- Wine ------------------------------------------------------------------------------------------------------------


def command_of(words: Sequence[object]) -> list[str]:
    """Return a command of Windows as it is started here."""
    return [wine_python.wine() or "wine", *map(str, words)]


def in_wine(words: Sequence[object], timeout: float = 900, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a program of Windows to its end and return what it said; CalledProcessError."""
    return subprocess.run(
        command_of(words),
        env={**wine_python.environment(), **more},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=timeout,
        check=True,
    )


def windows_path(path: Path) -> str:
    """Return what Windows calls a file of this machine."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


@contextmanager
def screen() -> Iterator[str]:
    """Give the name of a display of its own."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x900x24", "-nolisten", "tcp", "-ac"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        yield ":" + server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait(10)


# -- Building --------------------------------------------------------------------------------------------------------


def requirements() -> list[str]:
    """Return what the program needs to run, and what freezes it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*project["project"]["dependencies"], *BUILD_TOOLS]


def copy_source() -> None:
    """Copy what is frozen, so that building for Windows leaves nothing in the source tree."""
    for name in ("risk_desktop", "maps", "resources", "packaging"):
        shutil.rmtree(SOURCE / name, ignore_errors=True)
        shutil.copytree(ROOT / name, SOURCE / name, ignore=shutil.ignore_patterns("__pycache__", "source"))
    for name in ("LICENSE", "THIRD_PARTY.md"):
        shutil.copyfile(ROOT / name, SOURCE / name)


def build() -> list[Path]:
    """Freeze the program under Wine and pack it; return the zip and the installer."""
    program = wine_python.make_python(requirements())
    copy_source()
    print("Freezing the program under Wine; this takes some minutes.", flush=True)
    words = [program, "-X", "utf8", windows_path(SOURCE / "packaging" / "build.py"), "--only", "frozen"]
    try:
        in_wine(words, timeout=3600, PYTHONPATH=windows_path(SOURCE), PYTHONDONTWRITEBYTECODE="1")
    except subprocess.CalledProcessError as error:
        raise Failed(f"freezing: {error.stdout[-3000:]}{error.stderr[-3000:]}") from None
    dist = ROOT / "dist"
    dist.mkdir(exist_ok=True)
    return windows_packages.make(SOURCE / "dist" / "risk-desktop", dist)

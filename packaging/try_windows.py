"""Builds the program and its installer for Windows under Wine, and tries them: ``make try-windows``.

Installs silently, looks at the Start menu and the registry, uses the commands, opens the window from the Start menu's link,
plays a turn against computers, is killed, continues from the Start menu and plays another, is killed, continues as a double
click on the save would, upgrades in place and uninstalls; saves must stay. Pictures go to
``build/try-windows/``, and so do installer and zip, which hold a stub of icuuc.dll and belong in no release. Exit code 3
where Wine, mingw-w64 or a Python of the right version is missing. What Wine can't show stands in packaging/README.md.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path

import try_deb
import windows_packages
import wine_python

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "try-windows"
SOURCE = wine_python.WINE_FOLDER / "source"
LOCKS = ROOT / "packaging" / "locks"
LOOKING = ("Xvfb", "xdotool", "import")
GUI, CONSOLE = "risk-desktop-gui.exe", "risk-desktop.exe"
PORTABLE = "Spiele für die Reise"
"""Folder that the portable zip is unpacked into."""
GAME = ("play", "--edition", "world", "--players", "3", "--ai", "easy", "--seed", "5")
AT_ONCE = ("--option", "allocation=deal", "--option", "start_armies=one_each")
"""House rules by which the first turn begins at once."""
CLASSES = r"HKCU\Software\Classes"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\RiskDesktop"
PATIENCE_S = 600
PROGRAM_RUNS = 2
"""Exit code of an installer that finds the game open."""
ENVIRONMENT_LACKS = 3


class Failed(Exception):
    """Something didn't do what it should; the text says what."""


def expect(what: str, holds: object) -> None:
    """Say that something holds; Failed if it doesn't."""
    if not holds:
        raise Failed(what)
    print(f"ok: {what}", flush=True)


# -- Wine ------------------------------------------------------------------------------------------------------------


def command_of(words: Sequence[object]) -> list[str]:
    """Return a command of Windows as it is started here."""
    return [wine_python.wine() or "wine", *map(str, words)]


def in_wine(words: Sequence[object], timeout: float = 900, **more: str) -> str:
    """Run a program of Windows to its end and return what it said, faults included; CalledProcessError."""
    done = subprocess.run(
        command_of(words),
        env={**wine_python.environment(), **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=timeout,
        check=True,
    )
    return done.stdout


def windows_path(path: Path) -> str:
    """Return what Windows calls a file of this machine."""
    drive = wine_python.WINE_FOLDER.resolve() / "system" / "drive_c"
    place = path.resolve()
    inside = place.is_relative_to(drive)
    return ("C:/" + str(place.relative_to(drive)) if inside else f"Z:{place}").replace("/", "\\")


# -- Building --------------------------------------------------------------------------------------------------------


def requirements() -> list[str]:
    """Return what the program needs to run, controllers too, and what freezes it, as the locks pin it for Windows."""
    text = "".join((LOCKS / f"{name}.txt").read_text(encoding="utf-8") for name in ("run", "gamepad", "build"))
    pins = re.findall(r"^([a-z0-9-]+==\S+)(?: ; (.+))? \\$", text, re.MULTILINE)
    return [pin for pin, where in pins if "linux" not in where and "darwin" not in where]


def copy_source() -> None:
    """Copy what is frozen, so that building for Windows leaves nothing in the source tree."""
    for name in ("risk_desktop", "maps", "resources", "packaging"):
        shutil.rmtree(SOURCE / name, ignore_errors=True)
        shutil.copytree(ROOT / name, SOURCE / name, ignore=shutil.ignore_patterns("__pycache__", "source"))
    for name in ("LICENSE", "THIRD_PARTY.md"):
        shutil.copyfile(ROOT / name, SOURCE / name)


def build() -> list[Path]:
    """Freeze the program under Wine and pack it; return the zip and the installer, which aren't for anybody's Windows."""
    program = wine_python.make_python(requirements())
    copy_source()
    print("Freezing the program under Wine; this takes some minutes.", flush=True)
    words = [program, "-X", "utf8", windows_path(SOURCE / "packaging" / "build.py"), "--only", "frozen"]
    in_wine(words, timeout=3600, PYTHONPATH=windows_path(SOURCE), PYTHONDONTWRITEBYTECODE="1")
    OUT.mkdir(parents=True, exist_ok=True)
    return windows_packages.make(SOURCE / "dist" / "risk-desktop", OUT)


# -- Trying ----------------------------------------------------------------------------------------------------------


class Computer:
    """The system under Wine, as one person sees it."""

    def __init__(self) -> None:
        root = wine_python.WINE_FOLDER / "system" / "drive_c" / "users"
        (self._home,) = [folder for folder in root.iterdir() if folder.name != "Public"]
        local = self._home / "AppData" / "Local"
        self.folder = local / "Programs" / "Risk Desktop"
        self.portable = root.parent / PORTABLE
        self.saves = local / "risk-desktop" / "saves"
        self._running: list[subprocess.Popen[bytes]] = []

    @property
    def link(self) -> Path:
        """The link in the Start menu."""
        return (
            self._home
            / "AppData"
            / "Roaming"
            / "Microsoft"
            / "Windows"
            / "Start Menu"
            / "Programs"
            / "Risk Desktop.lnk"
        )

    def run(self, *words: object, timeout: float = 600) -> str:
        """Run a program to its end and return what it printed; CalledProcessError."""
        return in_wine(words, timeout)

    def start(self, *words: object) -> None:
        """Start a program and don't wait for it."""
        nowhere = subprocess.DEVNULL
        done = subprocess.Popen(
            command_of(words), env=wine_python.environment(), stdin=nowhere, stdout=nowhere, stderr=nowhere
        )
        self._running.append(done)

    def kill(self) -> None:
        """End the game as a power cut would."""
        self.end_game()
        try_deb.until("the end of the game", lambda: not try_deb.Visitor(os.environ["DISPLAY"], OUT, GUI).window())
        for each in self._running:
            each.wait(60)
        self._running.clear()

    def end_game(self) -> None:
        """End the game if it runs."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self.run("taskkill", "/f", "/im", GUI)

    def refuses(self, setup: Path) -> bool:
        """Tell whether an installer refuses to replace a program that runs."""
        try:
            self.run(setup, "/S")
        except subprocess.CalledProcessError as error:
            return error.returncode == PROGRAM_RUNS
        return False

    def knows(self, key: str, words: str = "") -> bool:
        """Tell whether the registry has a key, and ``words`` in it."""
        try:
            return words in self.run("reg", "query", key, "/s")
        except subprocess.CalledProcessError:
            return False

    def visitor(self) -> try_deb.Visitor:
        """Wait for the window, and return somebody who presses keys in it."""
        visitor = try_deb.Visitor(os.environ["DISPLAY"], OUT, GUI)
        visitor.find_window()
        time.sleep(8)
        visitor.move_window(80, 40)  # Wine puts it where a part of it lies outside
        return visitor


def install(computer: Computer, setup: Path) -> None:
    """Install silently and look for what the installer promises."""
    begun = time.monotonic()
    computer.run(setup, "/S")
    expect(f"installed silently in {time.monotonic() - begun:.0f} s", (computer.folder / GUI).exists())
    expect("there is a program for the commands", (computer.folder / CONSOLE).exists())
    expect("there is a link in the Start menu", computer.link.exists())
    expect(".risk files belong to the game", computer.knows(rf"{CLASSES}\.risk", "RiskDesktop.Save"))
    opens = computer.knows(rf"{CLASSES}\RiskDesktop.Save\shell\open\command", GUI)
    expect("a double click on one opens it", opens)
    expect("it is in the list of programs", computer.knows(UNINSTALL, "Risk Desktop"))


def use_commands(computer: Computer) -> None:
    """Use the commands in a console, and the program without one."""
    program = computer.folder / CONSOLE
    told = computer.run(program, "--language", "en", "odds", "8", "5")
    expect("odds prints percentages", re.search(r"\d+[.,]\d", told))
    # One process: Wine 8 loses the empty messages by which Python wakes a pool of processes.
    told = computer.run(program, "--language", "en", "simulate", "--players", "3", "--games", "2", "--workers", "1")
    expect("computers play whole games", "Games finished: 2 of 2" in told)
    computer.run(computer.folder / GUI, "odds", "3", "2")
    expect("the program without a console ends well", True)


def play_a_turn(computer: Computer, visitor: try_deb.Visitor, since: int) -> int:
    """Press keys as somebody who tries out what they do, until the save holds a turn of the person and the begin of another's.

    ``since`` tells how many choices it held before; returns how many it holds now. Failed after too long.
    """
    dice, end = random.Random(7), time.monotonic() + PATIENCE_S
    while not try_deb.had_a_turn((made := try_deb.choices_in(computer.saves))[since:]):
        if time.monotonic() > end:
            raise Failed(f"no turn within {PATIENCE_S} s; the last choices: {made[-6:]}")
        visitor.type([dice.choice(try_deb.ARROWS), "Return", "space", dice.choice(("Return", "space", "r", "e"))])
    return len(made)


def opening(computer: Computer) -> list[str]:
    """Return the words that a double click on a save runs, with "%1" for the save; Wine 8 itself looks for no such types."""
    told = computer.run("reg", "query", rf"{CLASSES}\RiskDesktop.Save\shell\open\command", "/ve")
    return re.findall(r'"([^"]+)"', told)


def play(computer: Computer, setup: Path) -> None:
    """Open the window from the Start menu; play a turn, be killed, and go on twice: from the menu, and from the save."""
    computer.start("start", "/unix", computer.link)
    computer.visitor().look("1-start-menu")
    expect("the window opens from the Start menu", True)
    expect("the installer refuses while the game is open", computer.refuses(setup))
    computer.kill()

    computer.start(computer.folder / GUI, *GAME, *AT_ONCE)
    visitor = computer.visitor()
    made = play_a_turn(computer, visitor, 0)
    visitor.look("2-turn-played")
    computer.kill()
    expect(f"a turn was played against computers, and the game killed; its save holds {made} choices", True)

    computer.start("start", "/unix", computer.link)
    visitor = computer.visitor()
    visitor.type(["space"])  # the first screen's main button: Continue
    more = play_a_turn(computer, visitor, made)
    visitor.look("3-continued")
    computer.kill()
    (save,) = computer.saves.glob("*.risk")
    expect(f"Continue goes on in the same save: {more} choices", True)

    program, argument = opening(computer)
    expect("a double click names the save", argument == "%1" and program.endswith(GUI))
    computer.start(program, windows_path(save))
    expect(f"and goes on too: {play_a_turn(computer, computer.visitor(), more)} choices", True)
    computer.kill()
    computer.run(computer.folder / CONSOLE, "--language", "en", "replay", save, "--verify")
    expect("the save is sound", True)


def uninstall(computer: Computer) -> None:
    """Uninstall silently; the saves stay."""
    saves = sorted(path.name for path in computer.saves.glob("*.risk"))
    computer.run(computer.folder / "uninstall.exe", "/S")
    try_deb.until("the uninstaller", lambda: not computer.folder.exists(), 120)
    expect("nothing of the program is left", not computer.link.exists() and not computer.knows(UNINSTALL))
    expect("the saves are still there", saves and sorted(path.name for path in computer.saves.glob("*.risk")) == saves)


def carry(computer: Computer, package: Path) -> None:
    """Unpack the portable zip, play a turn from there, and look where its save lies."""
    with zipfile.ZipFile(package) as file:
        file.extractall(computer.portable)
    (folder,) = computer.portable.iterdir()
    before = sorted(folder.rglob("*"))
    shutil.rmtree(computer.saves, ignore_errors=True)
    told = computer.run(folder / CONSOLE, "--language", "en", "odds", "8", "5")
    expect(f"the portable program prints odds from {windows_path(folder)}", re.search(r"\d+[.,]\d", told))
    computer.start(folder / GUI, *GAME, *AT_ONCE)
    visitor = computer.visitor()
    made = play_a_turn(computer, visitor, 0)
    visitor.look("4-portable")
    visitor.type(["alt+F4"])
    try_deb.until("the end of the portable game", lambda: not visitor.window())
    (save,) = computer.saves.glob("*.risk")
    expect(f"a turn was played and the window closed; {made} choices lie in {windows_path(save)}", made)
    computer.run(folder / CONSOLE, "--language", "en", "replay", save, "--verify")
    expect("its save is sound", True)
    expect("nothing was written beside the portable program", sorted(folder.rglob("*")) == before)
    shutil.rmtree(computer.portable)


def attempt(portable: Path, setup: Path) -> None:
    """Try the installer and what it installs, and the portable zip; Failed, SubprocessError, SystemExit."""
    OUT.mkdir(parents=True, exist_ok=True)
    computer = Computer()
    computer.end_game()
    for folder in (computer.saves, computer.portable):
        shutil.rmtree(folder, ignore_errors=True)
    try:
        install(computer, setup)
        use_commands(computer)
        play(computer, setup)
        install(computer, setup)  # over the one that is there
        uninstall(computer)
        carry(computer, portable)
    finally:
        computer.end_game()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--built", action="store_true", help="try what was built the last time")
    options = parser.parse_args()
    lacking = [*wine_python.lacking(), *(tool for tool in LOOKING if shutil.which(tool) is None)]
    if windows_packages.makensis() is None:
        lacking.append("NSIS (Debian: nsis)")
    if lacking:
        print(f"Skipped: Windows can't be tried on this machine. Missing: {', '.join(lacking)}.", file=sys.stderr)
        return ENVIRONMENT_LACKS
    try:
        with try_deb.screen() as display:
            # One display for all: what Wine has started without one would open its windows nowhere.
            os.environ["DISPLAY"] = display
            made = windows_packages.made_in(OUT) if options.built else build()
            for package in made:
                print(f"{package} {package.stat().st_size / 1e6:.1f} MB", flush=True)
            attempt(*made)
    except Failed as error:
        print(f"FAILED: {error}", file=sys.stderr)
        return 1
    except subprocess.SubprocessError as error:
        print(f"FAILED: {error}\n{str(getattr(error, 'stdout', '') or '')[-3000:]}", file=sys.stderr)
        return 1
    print(f"Everything was as it should. Pictures in {OUT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

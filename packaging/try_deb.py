"""Installs the package in a fresh bare Debian and plays a move there: sudo .venv/bin/python packaging/try_deb.py.

Needs root, debootstrap, Xvfb, xdotool and ImageMagick. A minimal Debian is made in a temporary folder (or one that is
there is used, in ``--root``), the package and what it depends on are installed by apt, and the program is started
through its desktop file as an ordinary user on an Xvfb outside. New game, Start and a territory are clicked; then keys
play on, arrows and Enter on the board, Space, R, E, until the save tells that the person has had a whole turn. Then the
save is opened as a file manager would, by xdg-open. Pictures go to ``--out``. Where to click is measured in a window of
the same size here.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("debootstrap", "Xvfb", "xdotool", "import", "dpkg-deb")
SCREEN = "1600x900x24"
USER, UID = "player", 1000
WINDOW_CLASS = "risk-desktop"
SAVES = f"home/{USER}/.local/share/risk-desktop/saves"


def said(command: Sequence[object], timeout: float = 60) -> str:
    """Run a command and return what it prints; SystemExit with its words if it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=timeout, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout.strip()


def until(what: str, found: Callable[[], object], seconds: float = 30) -> object:
    """Wait until ``found`` gives something and return it; SystemExit after too long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        result = found()
        if result:
            return result
        time.sleep(0.2)
    raise SystemExit(f"Waited {seconds:g} s for {what}.")


# -- The bare system -------------------------------------------------------------------------------------------------


def make_root(root: Path, suite: str) -> None:
    """Make a minimal Debian with one ordinary user."""
    if not (root / "etc/debian_version").exists():
        print(f"Making a bare Debian {suite} in {root}; this takes some minutes.", flush=True)
        said(["debootstrap", "--variant=minbase", suite, root], timeout=1800)
    if not (root / "home" / USER).exists():
        said(["chroot", root, "useradd", "--create-home", "--uid", UID, USER])


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    """Give the system /proc, /dev and the sockets of the X servers; take them away again."""
    sockets = root / "tmp/.X11-unix"
    sockets.mkdir(parents=True, exist_ok=True)
    mounts = [("/proc", root / "proc"), ("/dev", root / "dev"), ("/tmp/.X11-unix", sockets)]
    done: list[Path] = []
    try:
        for source, target in mounts:
            said(["mount", "--rbind", "--make-rslave", source, target])
            done.append(target)
        yield
    finally:
        for target in reversed(done):
            subprocess.run(["umount", "--recursive", "--lazy", str(target)], check=False)


def install(root: Path, package: Path) -> None:
    """Install the package with apt and what it depends on, nothing more."""
    shutil.copy(package, root / "tmp" / package.name)
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    inside = ["chroot", root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    said([*inside, "update"], timeout=600)
    said([*inside, "install", "--reinstall", "--no-install-recommends", f"/tmp/{package.name}"], timeout=1200)
    installed = said(["chroot", root, "dpkg-query", "-W", "-f", "${Installed-Size}", WINDOW_CLASS])
    print(f"Package {package.stat().st_size / 1e6:.1f} MB, installed {int(installed) / 1000:.1f} MB.")


OPENERS = ("xdg-utils", "shared-mime-info", "desktop-file-utils", "libfile-mimeinfo-perl")
"""What a desktop opens files with; a bare system has none of it."""


def opener(root: Path) -> list[str]:
    """Install what desktops open files with and return the command; SystemExit if saves don't belong to the program."""
    inside = ["chroot", root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    said(
        [*inside, "install", "--no-install-recommends", *OPENERS],
        timeout=600,
    )
    (save,) = (root / SAVES).glob("*.risk")
    inner = "/" + str(save.relative_to(root))
    kind = said(["chroot", root, "xdg-mime", "query", "filetype", inner])
    default = said(["chroot", root, "xdg-mime", "query", "default", kind])
    print(f"A save is {kind}, opened by {default}.")
    if "RiskDesktop" not in default:
        raise SystemExit("Saves don't belong to the program.")
    return ["xdg-open", inner]


def desktop_command(root: Path) -> list[str]:
    """Return what the desktop file says that starts the program."""
    file = next((root / "usr/share/applications").glob("*RiskDesktop.desktop"))
    line = next(line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("Exec="))
    return [word for word in shlex.split(line.partition("=")[2]) if not word.startswith("%")]


# -- The screen --------------------------------------------------------------------------------------------------------


@contextmanager
def screen() -> Iterator[str]:
    """Give the name of a display of its own."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp", "-ac"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        yield ":" + server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait(10)


class Visitor:
    """Somebody in front of the display who looks and clicks; pictures go to ``out``."""

    def __init__(self, display: str, out: Path, window_class: str = WINDOW_CLASS) -> None:
        self._class = window_class
        self._environment = {**os.environ, "DISPLAY": display}
        self._out = out
        self._corner = (0, 0)

    def find_window(self) -> None:
        """Wait for the window and remember where it is."""
        place = until("the window", self._geometry, 60)
        assert isinstance(place, dict)
        self._corner = (int(place["X"]), int(place["Y"]))
        print(f"Window {place['WIDTH']} x {place['HEIGHT']}.", flush=True)

    def click(self, place: Sequence[int]) -> None:
        """Click at a point of the window."""
        x, y = self._corner[0] + place[0], self._corner[1] + place[1]
        self._do(["xdotool", "mousemove", str(x), str(y), "sleep", "0.2", "click", "1"])
        time.sleep(1.0)

    def type(self, keys: Sequence[str]) -> None:
        """Press keys one after the other."""
        for key in keys:
            self._do(["xdotool", "key", key, "sleep", "0.12"])

    def look(self, name: str) -> None:
        """Keep a picture of the display."""
        self._do(["import", "-window", "root", str(self._out / f"{name}.png")])

    def move_window(self, x: int, y: int) -> None:
        """Put the window's corner at a point of the display, as nobody else does it there."""
        self._do(["xdotool", "windowmove", self.window(), str(x), str(y)])
        self._corner = (x, y)

    def window(self) -> str:
        """Return the number of the window, "" if there is none."""
        return (self._ask(["xdotool", "search", "--onlyvisible", "--class", self._class]).split() or [""])[0]

    def _geometry(self) -> dict[str, str]:
        """Return where the window is; nothing while there is none, or if it vanished meanwhile."""
        found = self.window()
        told = self._ask(["xdotool", "getwindowgeometry", "--shell", found]) if found else ""
        return dict(line.split("=", 1) for line in told.splitlines())

    def _ask(self, command: Sequence[str]) -> str:
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True, timeout=20, check=False)
        return done.stdout

    def _do(self, command: Sequence[str]) -> str:
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True, timeout=60, check=True)
        return done.stdout


# -- What is tried -----------------------------------------------------------------------------------------------------


ARROWS = ("Left", "Right", "Up", "Down")
PATIENCE_S = 400.0


def choices(root: Path) -> list[tuple[int, str]]:
    """Return player and kind of each choice in the newest save of the bare system."""
    return choices_in(root / SAVES)


def choices_in(folder: Path) -> list[tuple[int, str]]:
    """Return player and kind of each choice in the newest save of a folder; the person has the first seat, number 0."""
    saves = sorted(folder.glob("*.risk"))
    lines = [json.loads(line) for line in saves[-1].read_bytes().splitlines()] if saves else []
    return [(line["player"], line["choice"]["choice"]) for line in lines if line["line"] == "record"]


def claims(root: Path) -> int:
    """Return how many territories the person has claimed."""
    return choices(root).count((0, "Claim"))


def had_a_turn(made: Sequence[tuple[int, str]]) -> bool:
    """Tell whether among these choices the person has attacked or declined, and somebody else has placed after that."""
    fights = [n for n, (player, kind) in enumerate(made) if player == 0 and kind in ("Attack", "Blitz", "Pass")]
    return bool(fights) and any(player != 0 and kind == "Place" for player, kind in made[fights[0] :])


def play_on(visitor: Visitor, root: Path) -> None:
    """Press keys as somebody who tries out what they do, until a turn has been played."""
    dice = random.Random(7)
    end = time.monotonic() + PATIENCE_S
    while not had_a_turn(choices(root)):
        if time.monotonic() > end:
            raise SystemExit(f"No turn after {PATIENCE_S:g} s; choices so far: {choices(root)[-12:]}")
        visitor.type([dice.choice(ARROWS), "Return", "space", dice.choice(("Return", "space", "r", "e"))])


@contextmanager
def started(root: Path, display: str, command: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program as the person in the bare system; it is ended afterwards."""
    person = ["HOME=/home/" + USER, "USER=" + USER, "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "DISPLAY=" + display]
    words = ["chroot", f"--userspec={UID}:{UID}", str(root), "env", "-i", *person, *command]
    program = subprocess.Popen(words, start_new_session=True)
    try:
        yield program
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGTERM)
            program.wait(20)


def play(root: Path, out: Path, places: dict[str, list[int]]) -> None:
    """Start the program from its desktop file, click through to a claim, play a turn by keys, and close it."""
    with screen() as display, started(root, display, desktop_command(root)) as program:
        visitor = Visitor(display, out)
        visitor.find_window()
        time.sleep(2)
        visitor.look("1-first")
        visitor.click(places["new"])
        visitor.look("2-new-game")
        visitor.click(places["start"])
        time.sleep(4)
        visitor.look("3-table")
        for name, place in places.items():
            if name not in ("new", "start") and not claims(root):
                visitor.click(place)
                time.sleep(2)
        visitor.look("4-claimed")
        play_on(visitor, root)
        visitor.look("5-turn-played")
        if program.poll() is not None:
            raise SystemExit(f"The program ended by itself: exit code {program.returncode}")


def open_save(root: Path, out: Path) -> None:
    """Open the save as a file manager would, and look at it."""
    with screen() as display, started(root, display, opener(root)):
        visitor = Visitor(display, out)
        visitor.find_window()
        time.sleep(6)
        visitor.look("6-opened")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", nargs="?", type=Path, help="the .deb (default: the newest in dist/)")
    parser.add_argument("--root", type=Path, help="folder of a bare system that is there")
    parser.add_argument("--suite", default="bookworm", help="Debian release (default: bookworm)")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "try-deb", help="folder for the pictures")
    options = parser.parse_args()
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if os.geteuid() != 0 or lacking:
        print(f"This needs root and {', '.join(TOOLS)}; missing here: {', '.join(lacking) or 'root'}.", file=sys.stderr)
        return 3
    packages = sorted((ROOT / "dist").glob("*.deb"), key=lambda path: path.stat().st_mtime)
    package = options.package or (packages[-1] if packages else None)
    if package is None:
        print("There is no package in dist/: make deb", file=sys.stderr)
        return 1
    options.out.mkdir(parents=True, exist_ok=True)
    places = json.loads(said([sys.executable, ROOT / "packaging/places.py"]).splitlines()[-1])
    with tempfile.TemporaryDirectory(prefix="risk-debian-") as folder:
        # A folder within: nobody but root may look into the temporary one itself, and the player lives in this one.
        root = (options.root or Path(folder) / "root").resolve()
        if options.root is not None and not (root / "etc/os-release").is_file():
            print(f"{root} holds no system. Leave --root away, and a bare Debian is made.", file=sys.stderr)
            return 1
        root.mkdir(parents=True, exist_ok=True)
        make_root(root, options.suite)
        shutil.rmtree(root / SAVES, ignore_errors=True)  # of the time before
        with mounted(root):
            system = said(["sed", "-n", "s/^PRETTY_NAME=//p", root / "etc/os-release"]).strip()
            print(f"Trying it in {system}.", flush=True)
            install(root, package)
            play(root, options.out, places)
            open_save(root, options.out)
        made = [kind for player, kind in choices(root) if player == 0]
    print(f"The person's choices in the save: {', '.join(made)}. Pictures in {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A session with a bus and a screen of its own, in which a program runs and an ear listens to it."""

from __future__ import annotations

import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.display import private_screen

EAR = Path(__file__).with_name("ear.py")
PYTHON = "/usr/bin/python3"
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
PATIENCE_S = 60
INSIDE = "RISK_A11Y_INSIDE"


class Unheard(AssertionError):
    """Something that had to be said was not."""


def lacking() -> str:
    """Return what this machine lacks for tests by ear, "" if it has all."""
    tools = ("dbus-run-session", "Xvfb", "xdotool")
    missing = [tool for tool in tools if shutil.which(tool) is None]
    missing += ["at-spi2-core"] if not LAUNCHER.exists() else []
    found = subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True, check=False) if not missing else None
    missing += ["python3-pyatspi"] if found is not None and found.returncode else []
    return f"no tests by ear: {', '.join(missing)} is missing" if missing else ""


def enter_session(module: str) -> int | None:
    """Run ``module`` again with the same arguments in a session of its own, and return its exit code; None inside of it."""
    if os.environ.get(INSIDE):
        return None
    with private_screen() as environment:
        environment |= {INSIDE: "1", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "NO_AT_BRIDGE": "0"}
        command = ["dbus-run-session", "--", sys.executable, "-m", module, *sys.argv[1:]]
        return subprocess.run(command, env=environment, check=False).returncode


@dataclass
class Heard:
    """What the ear tells: ``words`` of an announcement, or of what has the focus (then ``role`` is set)."""

    words: str
    assertive: bool = False
    role: str = ""
    about: str = ""
    at: float = field(default_factory=time.monotonic)


class Hearing:
    """Listens to a program and presses keys in it. All that is heard stands in ``transcript`` with what was pressed."""

    def __init__(self, program: subprocess.Popen[str], ear: subprocess.Popen[str]) -> None:
        self.program, self._ear = program, ear
        self._told: queue.Queue[dict[str, object]] = queue.Queue()
        self.transcript: list[str] = []
        self._times: list[float] = []
        self.renamed: Counter[str] = Counter()
        """How often names have changed, by role and the first words of the name."""
        self.echo = False
        """Whether to print the transcript while it grows."""
        self._begun = time.monotonic()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._ear.stdout is not None
        for line in self._ear.stdout:
            if line.startswith("{"):
                self._told.put(json.loads(line))

    def _note(self, words: str) -> None:
        seconds = time.monotonic() - self._begun
        self._times.append(seconds)
        if self.echo:
            print(self.transcript_line(seconds, words), flush=True)
        self.transcript.append(self.transcript_line(seconds, words))

    @staticmethod
    def transcript_line(seconds: float, words: str) -> str:
        """Return a line of the transcript: when, and what was heard or pressed."""
        return f"{int(seconds // 60)}:{seconds % 60:04.1f} {words}"

    def until(self, seconds: float) -> list[str]:
        """Return what was heard and pressed in the first seconds."""
        return self.transcript[: next((n for n, at in enumerate(self._times) if at > seconds), len(self._times))]

    def press(self, key: str) -> None:
        """Press a key by its name for X, such as ``Return`` or ``F3``."""
        self._note(f"[{key}]")
        subprocess.run(["xdotool", "key", key], check=True, timeout=20)

    def listen(self, quiet: float = 0.25, longest: float = 30.0) -> list[Heard]:
        """Return what is heard from now on until nothing has come for ``quiet`` seconds."""
        heard: list[Heard] = []
        end = time.monotonic() + longest
        while time.monotonic() < end:
            try:
                told = self._told.get(timeout=quiet)
            except queue.Empty:
                return heard
            if (one := self._understand(told)) is not None:
                heard.append(one)
        return heard

    def wait_for(self, seconds: float) -> list[Heard]:
        """Wait until something is heard, and return it with all that follows at once; Unheard after so many seconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.program.poll() is not None:
                raise Unheard(f"the program has ended with {self.program.returncode}")
            if heard := self.listen():
                return heard
        raise Unheard(f"nothing was said for {seconds:.0f} s, after:\n" + "\n".join(self.transcript[-25:]))

    def _understand(self, told: dict[str, object]) -> Heard | None:
        if "say" in told:
            one = Heard(str(told["say"]), bool(told["assertive"]))
            self._note(f"{'!' if one.assertive else ' '} {one.words}")
            return one
        if "focus" in told:
            one = Heard(str(told["focus"]), role=str(told["role"]), about=str(told["about"]))
            self._note(f"> {one.role}: {one.words}{f' ({one.about})' if one.about else ''}")
            return one
        if "renamed" in told:
            self.renamed[f"{told['renamed']} {str(told['name'])[:14]}"] += 1
        return None

    def walk(self) -> list[dict[str, object]]:
        """Return role, name and more of all that shows now."""
        assert self._ear.stdin is not None
        self._ear.stdin.write("walk\n")
        self._ear.stdin.flush()
        end = time.monotonic() + 60
        while time.monotonic() < end:
            told = self._told.get(timeout=60)
            if "walk" in told:
                return told["walk"]  # type: ignore[return-value]
            self._understand(told)
        raise Unheard("the ear doesn't answer")


def _give_keyboard(program: subprocess.Popen[str]) -> None:
    """Let a program's window have the keyboard, as no window manager runs here; a window that is new may lose it again."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        found = _xdotool("search", "--onlyvisible", "--pid", str(program.pid))
        if found and _xdotool("getwindowfocus", "-f")[:1] == found[:1]:
            return
        for window in found[:1]:
            _xdotool("windowfocus", window)
        time.sleep(0.3)
    raise Unheard("the window never got the keyboard")


def _xdotool(*words: str) -> list[str]:
    """Return the lines that xdotool writes."""
    done = subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=20, check=False)
    return done.stdout.split()


@contextmanager
def listening(*arguments: str, settings: dict[str, object]) -> Iterator[Hearing]:
    """Start the program with arguments and settings in this session, listen to it, and end it with the block."""
    home = Path(os.environ["XDG_CONFIG_HOME"]) / "risk-desktop"
    home.mkdir(parents=True, exist_ok=True)
    home.joinpath("settings.json").write_text(json.dumps({"language": "en", "muted": True, **settings}))
    bus = subprocess.Popen(
        [str(LAUNCHER), "--launch-immediately"], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    ear = subprocess.Popen(
        [PYTHON, str(EAR)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert ear.stdout is not None
    ear.stdout.readline()
    program = subprocess.Popen([sys.executable, "-m", "risk_desktop", *arguments], text=True)
    try:
        hearing = Hearing(program, ear)
        _give_keyboard(program)
        yield hearing
    finally:
        for process in (program, ear, bus):
            process.terminate()
            process.wait(20)

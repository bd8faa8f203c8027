"""Starts the program itself and plays its first steps with input from outside: ``python -m tests.e2e.outside``.

Xvfb shows it, xdotool presses keys and clicks: first screen, New game, Start, two territories. The save tells whether
it worked. Needs Xvfb and xdotool; exit code 1 if the program did not follow.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.bench.display import private_screen

SPOTS = ((342, 462), (536, 437), (158, 196), (749, 276), (358, 110), (628, 178), (745, 134), (715, 321), (556, 338))
"""Where territories lie in a window of 1280 x 720: in Brazil, Congo, Alberta, China and others, px."""
WANTED = 2
PATIENCE_S = 40.0


def main() -> int:
    """Play and tell."""
    with private_screen() as environment:
        if environment["QT_QPA_PLATFORM"] == "offscreen":
            print("Xvfb is missing", file=sys.stderr)
            return 3
        prepare(environment)
        command = [sys.executable, "-m", "risk_desktop"]
        with subprocess.Popen(command, env=environment) as program:
            try:
                Outside(environment).play()
            except TimeoutError as trouble:
                print(f"The program does not follow: {trouble}", file=sys.stderr)
                return 1
            finally:
                program.terminate()
                program.wait(10)
    print(f"from outside: started, set up, {WANTED} territories claimed")
    return 0


def prepare(environment: dict[str, str]) -> None:
    """Leave settings behind as an earlier run would: a window of 1280 x 720, no sound."""
    folder = Path(environment["XDG_CONFIG_HOME"]) / "risk-desktop"
    folder.mkdir(parents=True)
    place = {"x": 0, "y": 0, "width": 1280, "height": 720}
    settings = {"language": "en", "ai_speed": "instant", "muted": True, "window": place}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")


class Outside:
    """Keys and clicks by xdotool, and what the save on the disk says."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._environment = environment
        self._saves = Path(environment["XDG_DATA_HOME"]) / "risk-desktop" / "saves"

    def play(self) -> None:
        """From the first screen to the second territory; TimeoutError if nothing happens."""
        self.wait(self.window, "a window")
        self.tool("windowfocus", "--sync", self.window())
        time.sleep(1.5)
        self.tool("key", "space")
        time.sleep(1.5)
        self.tool("key", "ctrl+Return")
        self.wait(self.save, "a save after Start")
        time.sleep(1.0)
        self.wait(self.claim_one, f"{WANTED} territories claimed", 1.0)

    def window(self) -> str:
        """Return the number of the program's window, "" while there is none."""
        return self.tool("search", "--onlyvisible", "--name", "Risk Desktop").split("\n")[0]

    def save(self) -> Path | None:
        """Return the save of the running game."""
        return next(iter(self._saves.glob("*.risk")), None)

    def claim_one(self) -> bool:
        """Click on every spot once; tell whether enough territories are claimed."""
        for x, y in SPOTS:
            if self.claims() >= WANTED:
                return True
            self.tool("mousemove", str(x), str(y), "click", "1")
            time.sleep(0.4)
        return self.claims() >= WANTED

    def claims(self) -> int:
        """Return how many territories the person, in seat 0, has claimed."""
        save = self.save()
        lines = save.read_text(encoding="utf-8").splitlines() if save is not None else []
        return sum('"Claim"' in line and '"player":0' in line for line in lines)

    def wait(self, done: Callable[[], object], what: str, pause: float = 0.2) -> None:
        """Wait until something is there."""
        end = time.monotonic() + PATIENCE_S
        while not done():
            if time.monotonic() > end:
                raise TimeoutError(f"waited {PATIENCE_S:.0f} s for {what}")
            time.sleep(pause)

    def tool(self, *arguments: str) -> str:
        """Call xdotool."""
        done = subprocess.run(
            ["xdotool", *arguments], env=self._environment, capture_output=True, text=True, check=False, timeout=20
        )
        return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())

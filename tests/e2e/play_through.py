"""Plays whole games at the real window, like a person: ``python -m tests.e2e.play_through [--mouse|--keys] ...``.

Runs on an X server of its own (offscreen where there is none), with empty folders. ``--shots DIR`` keeps a picture of
every screen and state that it comes to. Exit code 1, and what a person could not do, if it gets stuck.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.bench.display import private_screen

ROUNDS = (0, 10, 15, 20, 30, 50)
CAMPAIGNS = ("campaign", "killed")
SCENARIOS = ("game", "party", "secrets", "resume", "settings", "keys", "pace", *CAMPAIGNS)
"""Modules of ``tests/e2e/scenarios``; the campaigns need somebody who knows figures and cards (``tests.e2e.campaigns``)."""


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--keys", action="store_true", help="use the keyboard only (else the mouse only)")
    made.add_argument("--mouse", action="store_true", help="use the mouse only")
    made.add_argument("--real", action="store_true", help="let xdotool click and type, through the X server")
    made.add_argument("--scenario", choices=SCENARIOS, default="game")
    made.add_argument("--language", default="en")
    made.add_argument("--scale", type=int, default=100, help="size of text in percent")
    made.add_argument("--size", default="1280x720", help="of the window")
    made.add_argument("--theme", choices=("dark", "parchment"), default="dark")
    made.add_argument("--speed", default="instant")
    made.add_argument("--edition", default="", help="rule set (else the one that is offered first)")
    made.add_argument(
        "--players", type=int, default=0, help="how many play (else as few as the edition allows, up to 3)"
    )
    made.add_argument("--rounds", type=int, choices=ROUNDS, default=0, help="house rule: the game ends after so many")
    made.add_argument(
        "--minutes", type=float, default=0, help="stop so long after the start, wherever the game is then"
    )
    made.add_argument("--shots", type=Path, help="folder for pictures")
    made.add_argument("--look", action="store_true", help="check on every state that nothing is cut or overlaps")
    made.add_argument("--begin", type=Path, help=argparse.SUPPRESS)
    made.add_argument("--end", type=Path, help=argparse.SUPPRESS)
    made.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return made


def main() -> int:
    """Run the scenario in a process and on a screen of its own."""
    wish = parser().parse_args()
    if wish.inside:
        return inside(wish)
    with private_screen() as environment:
        arguments = [*sys.argv[1:], "--inside"]
        return subprocess.run([sys.executable, "-m", "tests.e2e.play_through", *arguments], env=environment).returncode


def inside(wish: argparse.Namespace) -> int:
    """Play; needs a display and folders of its own."""
    from PySide6.QtCore import QSize

    from tests.e2e.campaigns import CAMPAIGNS as GAMES
    from tests.e2e.devices import XDevices
    from tests.e2e.hands import CantDo
    from tests.e2e.key_person import KeyPerson
    from tests.e2e.looking import Eyes
    from tests.e2e.mouse_person import MousePerson
    from tests.e2e.person import Person
    from tests.e2e.stage import open_window, write_settings

    write_settings(language=wish.language, text_scale=wish.scale, theme=wish.theme)
    width, height = (int(part) for part in wish.size.split("x"))
    window = open_window(QSize(width, height))
    eyes = Eyes(window, wish.shots, wish.look)
    kinds: tuple[type[Person], type[Person]] = (KeyPerson, MousePerson)
    if wish.scenario in CAMPAIGNS:
        wish.edition = wish.edition or next(iter(GAMES))
        campaign = GAMES[wish.edition]
        wish.players = wish.players or (campaign.crowd if wish.scenario == "killed" else campaign.players)
    if wish.edition in GAMES:
        kinds = GAMES[wish.edition].persons
    person = kinds[0 if wish.keys else 1](window, eyes.look)
    if wish.real:
        person.devices = XDevices()
    begun = time.monotonic()
    failed = False
    if wish.minutes:
        person.act = Limited(person.act, begun + 60 * wish.minutes)  # type: ignore[method-assign]
    with Crashes() as crashes:
        try:
            import_module(f"tests.e2e.scenarios.{wish.scenario}").play(person, wish)
        except TimeUp:
            print(f"time is up in round {person.play.context.game.state.round}")
        except CantDo as trouble:
            failed = True
            eyes.look("stuck")
            print(f"A person can't go on: {trouble}", file=sys.stderr)
        person.main.close()
        person.rest(50)
    for line in eyes.found:
        print(line)
    wrong = f"{len(eyes.found)} things look wrong, {crashes.count} crashes"
    if wish.look:
        wrong += f", {eyes.agreement.looks} changes were compared"
    print(f"{wish.scenario}: {time.monotonic() - begun:.1f} s, {person.acts} acts, {wrong}")
    return int(failed or bool(eyes.found) or crashes.count > 0)


class TimeUp(Exception):
    """A game is broken off, as it has been played for as long as was wished."""


class Limited:
    """Lets a person act until a moment of ``time.monotonic``; raises TimeUp after it."""

    def __init__(self, act: Callable[[], None], end: float) -> None:
        self._act, self._end = act, end

    def __call__(self) -> None:
        """Act."""
        if time.monotonic() > self._end:
            raise TimeUp
        self._act()


class Crashes:
    """Counts and prints the exceptions that nobody caught inside the event loop while it is in force."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Self:
        sys.excepthook = self._note
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook = sys.__excepthook__

    def _note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.count += 1
        traceback.print_exception(kind, error, trace)


if __name__ == "__main__":
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    sys.exit(main())

"""Films what a person sees on his way to the board: ``python -m tests.e2e.film [--way WAY] [--edition ID] [--out FILE.png]``.

To continue, a first process plays by robot into the middle of a fight and dies by SIGKILL. Then Continue is pressed, or Start, or
a lesson is chosen, while the frame buffer of the X server is read every few ms: it never shows anything but the screen of
before and then the board.
"""

from __future__ import annotations

import argparse
import json
import mmap
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from colorsys import rgb_to_hsv
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage, QPainter

from risk_desktop.ui.game.screen import PlayScreen
from tests.bench.display import private_screen
from tests.e2e.person import Person

STEP_S, SECONDS = 0.016, 4.0
SIZE = "1280x720"
ALIKE, SHARE = 0.06, 0.8
"""A point is as it will be if its hue differs by less, of 1: a sketch is brighter than land; so many points must be."""
_INLAND, _TRIES = 12.0, 200
"""So far from a border a point must lie, board px; how often one is looked for."""
_ENOUGH = 3
"""Armies beside which an attack is worth a roll."""
_PLAY, _CONTINUE, _START, _LESSON = "play", "continue", "start", "lesson"
_WAYS = {_CONTINUE: "world", _START: "secret-mission", _LESSON: "world"}
"""The ways to the board, and on which rule set each is filmed; one that deals the land, as claims would change its colours."""


@dataclass(frozen=True)
class Frame:
    """What was on the screen from a time on, s: lines of 32-bit pixels."""

    at: float
    pixels: bytes
    line: int

    def hue(self, x: int, y: int) -> float:
        """Return the hue of a point, 0 to 1."""
        start = y * self.line + 4 * x
        blue, green, red = self.pixels[start : start + 3]
        return rgb_to_hsv(red / 255, green / 255, blue / 255)[0]


class Film(threading.Thread):
    """Reads the frame buffer until ``stop``; ``frames`` holds those that differ from the one before."""

    def __init__(self, file: Path, height: int) -> None:
        super().__init__(name="film", daemon=True)
        self._file, self._height = file, height
        self._over = threading.Event()
        self.frames: list[Frame] = []

    def run(self) -> None:
        """Read as long as it is wanted."""
        with self._file.open("rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as screen:
            words = [int.from_bytes(screen[4 * place : 4 * place + 4], "big") for place in range(20)]
            start, line = words[0] + 12 * words[19], words[12]
            last = 0
            while not self._over.wait(STEP_S):
                pixels = screen[start : start + line * self._height]
                if (seen := zlib.crc32(pixels)) != last:
                    last = seen
                    self.frames.append(Frame(time.monotonic(), pixels, line))

    def stop(self) -> None:
        """Read no more."""
        self._over.set()
        self.join()


def main() -> int:
    """Play, kill, continue, and judge the film; 0 if the board was there with the first frame."""
    wish = _wish()
    if wish.inside:
        return inside(wish)
    with tempfile.TemporaryDirectory() as folder, private_screen(Path(folder)) as environment:
        note = Path(folder) / "note.json"
        edition = wish.edition or _WAYS[wish.way]
        command = [sys.executable, "-m", "tests.e2e.film", "--edition", edition, "--note", str(note), "--inside"]
        if wish.way == _CONTINUE:
            first = subprocess.run([*command, _PLAY], env=environment)
            if first.returncode != -signal.SIGKILL:
                print(f"the first process ended with {first.returncode}, not by the kill", file=sys.stderr)
                return 1
        film = Film(Path(folder) / "Xvfb_screen0", int(SIZE.partition("x")[2]))
        film.start()
        second = subprocess.run([*command, wish.way], env=environment)
        film.stop()
        if second.returncode:
            return second.returncode
        told = json.loads(note.read_text(encoding="utf-8"))
    frames = [frame for frame in film.frames if frame.at < told["ended"]]
    return judge(frames, told["pressed"], [tuple(point) for point in told["points"]], wish.out)


def judge(frames: list[Frame], pressed: float, points: list[tuple[int, int]], out: Path | None) -> int:
    """Tell what each frame since the press shows, and keep eight of them; 1 if one is neither of that screen nor of the board."""
    before = [frame for frame in frames if frame.at < pressed][-1]
    after = [frame for frame in frames if frame.at >= pressed]
    kinds = [_kind(frame, before, after[-1], points) for frame in after]
    board = kinds.index("board")
    print(f"{len(after)} frames; the board shows {1000 * (after[board].at - pressed):.0f} ms after the press")
    print(" ".join(f"{1000 * (frame.at - pressed):.0f}:{kind}" for frame, kind in zip(after, kinds, strict=True)))
    if out is not None:
        changed = next(place for place, kind in enumerate(kinds) if kind != "first")
        _keep([before, *after][changed : changed + 8], out)
    wrong = [kind for kind in kinds if kind == "neither"] + [kind for kind in kinds[board:] if kind != "board"]
    if wrong:
        print(f"{len(wrong)} frames show neither the screen of before nor the board", file=sys.stderr)
    return int(bool(wrong))


def _kind(frame: Frame, before: Frame, last: Frame, points: list[tuple[int, int]]) -> str:
    def alike(other: Frame) -> bool:
        hues = [(frame.hue(*point), other.hue(*point)) for point in points]
        fits = sum(min(abs(one - two), 1 - abs(one - two)) < ALIKE for one, two in hues)
        return fits >= SHARE * len(points)

    return "board" if alike(last) else "first" if alike(before) else "neither"


def _keep(frames: list[Frame], out: Path) -> None:
    width, height = (int(part) // 2 for part in SIZE.split("x"))
    strip = QImage(4 * width, 2 * height, QImage.Format.Format_RGB32)
    strip.fill(0)
    painter = QPainter(strip)
    for place, frame in enumerate(frames):
        picture = QImage(frame.pixels, 2 * width, 2 * height, frame.line, QImage.Format.Format_RGB32)
        painter.drawImage(place % 4 * width, place // 4 * height, picture.scaled(width, height))
    painter.end()
    out.parent.mkdir(parents=True, exist_ok=True)
    strip.save(str(out))


def inside(wish: argparse.Namespace) -> int:
    """Be one of the two processes; needs a display and folders of its own."""
    from risk_desktop.ui.screens.start.first_screen import FirstScreen
    from tests.e2e.mouse_person import MousePerson
    from tests.e2e.stage import open_window, start_game, write_settings

    write_settings()
    window = open_window(QSize(*(int(part) for part in SIZE.split("x"))))
    person = MousePerson(window)
    if wish.inside == _PLAY:
        start_game(person, ("human", "easy", "easy"), "instant", None, wish.edition)
        person.play_on(lambda: may_attack(person))
        play, board = person.play, person.play.context
        state = board.game.state
        ways = [way for way in person.decision.options.edges() if state.armies[way[0]] > _ENOUGH]  # type: ignore[union-attr]
        for land in ways[0]:
            play.input.click(land)
            person.rest(300)
        person.prompt("primary")
        person.rest(60)  # the dice are in the air
        assert play.battle.busy
        os.kill(os.getpid(), signal.SIGKILL)
    screen = person.screen
    assert isinstance(screen, FirstScreen)
    person.wait(lambda: not screen.is_drawing, "the first screen to be drawn", 20)
    person.rest(300)
    pressed = time.monotonic()

    def note_press(state: str) -> None:
        nonlocal pressed
        if state == "new-game":
            person.rest(600)
            pressed = time.monotonic()

    if wish.inside == _START:
        person.eye = note_press  # type: ignore[method-assign]
        start_game(person, ("human", "easy", "easy"), "instant", None, wish.edition)
    elif wish.inside == _LESSON:
        person.press(person.keyed("T"))
        person.wait(lambda: person.overlay is not None, "the lessons", 3)
        person.rest(600)
        lesson = next(row for row in person.overlay.rows if row.objectName() == wish.edition)  # type: ignore[union-attr]
        pressed = time.monotonic()
        person.press(lesson)
    else:
        person.press(screen.primary)
    person.wait(lambda: isinstance(person.screen, PlayScreen), "the play screen", 10)
    person.rest(round(1000 * SECONDS))
    points = inland_points(person.play, random.Random(3))
    told = {"pressed": pressed, "ended": time.monotonic(), "points": points}
    wish.note.write_text(json.dumps(told), encoding="utf-8")
    window.close()
    return 0


def inland_points(play: PlayScreen, dice: random.Random) -> list[tuple[int, int]]:
    """Return points of the window on land, away from borders and badges: one in each territory that has room for it."""
    board, found = play.board, []
    corner = board.mapTo(play.window(), board.rect().topLeft())
    for land in board.board_scene.atlas.lands:
        for _ in range(_TRIES):
            box = land.bounds
            at = QPointF(dice.uniform(box.left(), box.right()), dice.uniform(box.top(), box.bottom()))
            round_it = [at + QPointF(x, y) for x in (-_INLAND, 0, _INLAND) for y in (-_INLAND, 0, _INLAND)]
            spot, badge = board.mapFromScene(at), board.places.badge_rect(land.index).adjusted(-9, -9, 9, 9)
            inland = all(land.outline.path.contains(point) for point in round_it)
            if inland and not badge.contains(spot) and play.game_layout.rooms.board.contains(spot):
                found.append((spot.x() + corner.x(), spot.y() + corner.y()))
                break
    return found


def may_attack(person: Person) -> bool:
    """Tell whether a person is asked for an attack, and has enough armies somewhere."""
    decision = person.decision
    if decision is None or decision.kind != "attack" or person.overlay is not None:
        return False
    armies = person.play.context.game.state.armies
    return any(armies[origin] > _ENOUGH for origin, _ in decision.options.edges())  # type: ignore[attr-defined]


def _wish() -> argparse.Namespace:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--way", choices=tuple(_WAYS), default=_CONTINUE, help="how one comes to the board")
    made.add_argument("--edition", default="", help="rule set, or lesson (else one that suits the way)")
    made.add_argument("--out", type=Path, help="where eight frames are kept, from the last of the first screen on")
    made.add_argument("--note", type=Path, help=argparse.SUPPRESS)
    made.add_argument("--inside", choices=(_PLAY, *_WAYS), default="", help=argparse.SUPPRESS)
    return made.parse_args()


if __name__ == "__main__":
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    sys.exit(main())

"""Keeps what moves on the table, eight frames of each: ``python -m tests.e2e.filmstrips [--out FOLDER] [STRIP ...]``.

A march along its arrow, dice that roll, land that changes hands from its border, a card that flies from the deck to the
hand. The events are played as an opponent's, or the person's own card, at normal speed; nobody needs to look at a screen.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QEventLoop, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from risk_desktop.engine.events import (
    ArmiesLost,
    ArmiesMoved,
    AttackDeclared,
    CardDrawn,
    DiceRolled,
    Event,
    TerritoryConquered,
)
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.play_table import Sphinx, number, open_screen, take_down

FRAMES, COLUMNS, STEP_MS = 8, 4, 16
ME, BEN, OCTAVIA = 0, 1, 4
_SETTLE_MS, _LONGEST_MS = 500, 6000
_BRAZIL, _AFRICA, _EUROPE, _GREENLAND = "brazil", "north_africa", "northern_europe", "greenland"


@dataclass(frozen=True)
class Strip:
    """What is played, the part of its time that is kept (shares), and the territories round which one looks, none for all."""

    events: Sequence[Event]
    part: tuple[float, float] = (0.0, 1.0)
    lands: tuple[str, ...] = ()
    size: tuple[int, int] = (440, 330)


def strips() -> dict[str, Strip]:
    """Return what is filmed, by name."""
    here, there = number(_BRAZIL), number(_AFRICA)
    fight = here, there
    fought = [
        AttackDeclared(OCTAVIA, ME, *fight, 3),
        DiceRolled(OCTAVIA, ME, *fight, (6, 4, 2), (5, 3), (6, 6, 6), (6, 6)),
        ArmiesLost(ME, there, 2),
    ]
    taken = [AttackDeclared(OCTAVIA, ME, *fight, 3), TerritoryConquered(OCTAVIA, ME, *fight, 4)]
    round_it = (_BRAZIL, _AFRICA)
    return {
        "march": Strip(
            [ArmiesMoved(BEN, number(_EUROPE), number(_GREENLAND), 6, "fortify")],
            (0.05, 1.0),
            (_EUROPE, _GREENLAND),
        ),
        "dice": Strip(fought, (0.1, 1.0), round_it, (620, 460)),
        "conquest": Strip(taken, (0.3, 0.9), round_it),
        "card": Strip([CardDrawn(ME, "territory_cards", number(_BRAZIL))], (0.05, 0.95)),
    }


class Camera(QObject):
    """Keeps what a screen shows in ``rect`` every few ms until its animations are over: ``frames``, each with its time, ms."""

    def __init__(self, screen: PlayScreen, rect: QRect) -> None:
        super().__init__(screen)
        self._screen, self._rect = screen, rect
        screen.grab(rect)  # the first takes long
        self.frames: list[tuple[int, QImage]] = []
        self._clock = QElapsedTimer()
        self._loop = QEventLoop()
        self._timer = QTimer(self, interval=STEP_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._take)

    def film(self) -> None:
        """Film until nothing is played any more."""
        self._clock.start()
        self._timer.start()
        self._loop.exec()

    def _take(self) -> None:
        if self._screen.director.animator.busy and self._clock.elapsed() < _LONGEST_MS:
            self.frames.append((self._clock.elapsed(), self._screen.grab(self._rect).toImage()))
        else:  # the game knows nothing of what was played: the board goes back to how it stands there
            self._timer.stop()
            self._loop.quit()


def filmed(strip: Strip) -> list[tuple[int, QImage]]:
    """Play a strip's events and return eight frames at even distances."""
    screen = open_screen(Sphinx, "normal", turn=OCTAVIA, hands=True)
    while screen.board.board_scene.baker.busy:
        wait(_SETTLE_MS)
    camera = Camera(screen, _part_of(screen, strip))
    screen.director.animator.play(list(strip.events), OCTAVIA, own=False)
    camera.film()
    first, last = (share * (len(camera.frames) - 1) for share in strip.part)
    kept = [camera.frames[round(first + (last - first) * place / (FRAMES - 1))] for place in range(FRAMES)]
    take_down()
    return kept


def _part_of(screen: PlayScreen, strip: Strip) -> QRect:
    if not strip.lands:
        return screen.rect()
    spots = [screen.board.places.badge_rect(number(land)).center() for land in strip.lands]
    middle = screen.board.mapTo(screen, (spots[0] + spots[-1]) / 2)
    rect = QRect(QPoint(), QSize(*strip.size))
    rect.moveCenter(middle)
    return rect.intersected(screen.rect())


def keep(frames: Sequence[tuple[int, QImage]], out: Path) -> None:
    """Write frames side by side, each with its time."""
    size = frames[0][1].size()
    if size.width() > 640:
        size = size.scaled(640, 640, Qt.AspectRatioMode.KeepAspectRatio)
    rows = (len(frames) + COLUMNS - 1) // COLUMNS
    strip = QImage(COLUMNS * size.width(), rows * size.height(), QImage.Format.Format_RGB32)
    strip.fill(0)
    painter = QPainter(strip)
    painter.setPen(QColor("white"))
    for place, (at, frame) in enumerate(frames):
        corner = QPointF(place % COLUMNS * size.width(), place // COLUMNS * size.height())
        smooth = Qt.TransformationMode.SmoothTransformation
        painter.drawImage(corner, frame.scaled(size, mode=smooth) if frame.size() != size else frame)
        painter.drawText(corner + QPointF(6, 16), f"{at} ms")
    painter.end()
    out.parent.mkdir(parents=True, exist_ok=True)
    strip.save(str(out))


def wait(ms: int) -> None:
    """Let the window go on for so long."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def main() -> int:
    """Film what is asked for, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted = strips()
    parser.add_argument("--out", type=Path, default=Path("filmstrips"), help="folder for the pictures")
    parser.add_argument("strip", nargs="*", metavar="STRIP", help=f"one of {', '.join(wanted)} (else all)")
    arguments = parser.parse_args()
    for name in arguments.strip or wanted:
        out = arguments.out / f"{name}.png"
        frames = filmed(wanted[name])
        keep(frames, out)
        print(f"{out}: {' '.join(str(at) for at, _ in frames)} ms")
    return 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from risk_desktop.ui.app import make_application

    APP = QApplication.instance() or make_application()
    sys.exit(main())

"""Pictures of a saved game: its board as a PNG, or the whole game as an animated WebP."""

from __future__ import annotations

import argparse
import errno
import os
import tempfile
from pathlib import Path
from typing import Any

from risk_desktop.storage.animation_order import EVERY, PAUSE, WIDTH, AnimationOrder, can_animate, shown_places

from .refusal import WrongInput
from .saved_games import names_of, recorded_game

_BOARD = Path("board.png")
_LEAST_WIDTH, _MOST_WIDTH = 320, 3840
_LEAST_PAUSE, _MOST_PAUSE = 20, 60_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what draws a saved game to ``render``."""
    saved: Any = parser.add_argument_group("a saved game")
    saved.add_argument("--save", type=Path, metavar="FILE", help="draw this game instead; --out is then a PNG file")
    saved.add_argument(
        "--at", type=int, metavar="ROUND", help="as it stood when this round began (default: at its end)"
    )
    saved.add_argument("--animated", type=Path, metavar="FILE", help="the whole game as an animated WebP; needs Pillow")
    saved.add_argument("--every", choices=EVERY, default="turn", help="a picture of each (default: turn)")
    saved.add_argument("--pause", type=int, default=PAUSE, metavar="MS", help="time for a picture (default: 600 ms)")
    saved.add_argument("--width", type=int, default=WIDTH, metavar="PX", help="width of the animation (default: 960)")


def draw_save(args: argparse.Namespace, size: tuple[int, int]) -> Path:
    """Draw what ``args`` ask for and return the file. WrongInput, OSError. There must be an application of Qt."""
    if args.animated is not None:
        _check_animation(args)
    loaded, recording = recorded_game(args.save)
    from risk_desktop.storage.boards import maps_of
    from risk_desktop.ui.board.slices import finished
    from risk_desktop.ui.share.shared_game import SharedGame
    from risk_desktop.ui.share.shared_picture import SharedPicture

    names, boards = names_of(loaded), maps_of(loaded)
    game = SharedGame(recording, names, boards)

    def draw(picture: SharedPicture, place: int, told: int, out: Path) -> None:
        image = finished(game.drawing(picture, place, told))
        if not image.save(str(out), "PNG"):  # type: ignore[call-overload]  # the stubs want bytes, Qt a str
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    if args.animated is None:
        rounds = dict(recording.rounds())
        if args.at is not None and args.at not in rounds:
            raise WrongInput("render.round", round=args.at, last=max(rounds, default=0))
        place = recording.end if args.at is None else rounds[args.at]
        out: Path = args.out or _BOARD
        out.parent.mkdir(parents=True, exist_ok=True)
        draw(SharedPicture(boards, names, *size), place, place, out)
        return out
    from risk_desktop.storage.animation import write_animation

    from .progress import Progress

    picture, places = SharedPicture(boards, names, args.width), shown_places(recording, args.every)
    with tempfile.TemporaryDirectory(prefix="risk-desktop-") as folder:
        frames = tuple(Path(folder) / f"{number:06}.png" for number in range(len(places)))
        for (place, told), frame in Progress(len(places)).follow(zip(places, frames, strict=True)):
            draw(picture, place, told, frame)
        write_animation(AnimationOrder(frames, args.animated, args.pause))
    animated: Path = args.animated
    return animated


def _check_animation(args: argparse.Namespace) -> None:
    """Refuse before anything is drawn what can't be written. WrongInput."""
    if not can_animate():
        raise WrongInput("render.pillow")
    if not _LEAST_WIDTH <= args.width <= _MOST_WIDTH:
        raise WrongInput("render.width", width=args.width, low=_LEAST_WIDTH, high=_MOST_WIDTH)
    if not _LEAST_PAUSE <= args.pause <= _MOST_PAUSE:
        raise WrongInput("render.pause", pause=args.pause, low=_LEAST_PAUSE, high=_MOST_PAUSE)

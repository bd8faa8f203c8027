"""``render``: draws boards and screens of the program to PNG files; no screen is needed."""

from __future__ import annotations

import argparse
import errno
import os
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from risk_desktop.languages import LANGUAGES

from .support.house_rules import add_option, usable_options
from .support.pictures import PICTURES, chosen_pictures
from .support.refusal import WrongInput
from .support.save_pictures import add_arguments, draw_save

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from risk_desktop.ui.gallery.album import Album

_LEAST, _MOST = (1024, 640), (7680, 4320)
_FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "render",
        help="draw boards and window to PNG files",
        description="Draw the boards and the window to PNG files, without a screen. Our opponents play until the "
        "table looks like a game. The same seed gives the same pictures. Pictures: " + ", ".join(PICTURES) + ".",
    )
    parser.add_argument("--edition", default="world", metavar="ID", help="rule set (default: world)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="folder for the pictures")
    add_option(parser)
    parser.add_argument("--size", default="1600x900", metavar="WxH", help="size of the window (default: 1600x900)")
    parser.add_argument(
        "--after", type=int, metavar="N", help="decisions before play (default: 260, fewer in short games)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of dice and opponents (default: 1)")
    parser.add_argument("--only", default="", metavar="A,B,C", help="only these pictures")
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        help="language of all texts (default: en)",
    )
    parser.add_argument(
        "--theme", choices=("dark", "parchment"), default="dark", help="look of the window (default: dark)"
    )
    parser.add_argument("--text-scale", type=int, default=100, metavar="P", help="text size in percent, 80 to 200")
    add_arguments(parser)
    parser.set_defaults(run=run, usual_language="en")  # the same command gives the same pictures everywhere
    return parser


def run(args: argparse.Namespace) -> int:
    """Draw the pictures and print their paths; 0. WrongInput."""
    from risk_desktop.i18n import fault_words

    try:
        wanted = chosen_pictures(args.only)
        size = window_size(args.size)
        if not 80 <= args.text_scale <= 200:
            raise WrongInput("render.text_scale", scale=args.text_scale)
        if args.after is not None and args.after < 0:
            raise WrongInput("render.after", after=args.after)
        if args.save is not None:
            with _application():
                print(draw_save(args, size))
            return 0
        if args.animated is not None or args.at is not None:
            raise WrongInput("render.save")
        if args.out is None:
            raise WrongInput("render.out")
        args.out.mkdir(parents=True, exist_ok=True)
        with _application():
            _draw(args, wanted, size)
    except OSError as error:
        folder = str(args.animated or args.out or ".")
        raise WrongInput("render.folder", path=folder, error=fault_words(error)) from None
    return 0


def window_size(words: str) -> tuple[int, int]:
    """Return width and height in ``words`` such as 1600x900; WrongInput."""
    match = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", words.strip())
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(low <= value <= high for low, value, high in zip(_LEAST, size, _MOST, strict=True)):
        low, high = ("x".join(map(str, edge)) for edge in (_LEAST, _MOST))
        raise WrongInput("render.size", size=words, low=low, high=high)
    return size


@contextmanager
def private_folders() -> Iterator[Path]:
    """Give the program a folder of its own for settings, saves, logs and caches: the person's aren't touched."""
    before = {name: os.environ.get(name) for name in _FOLDERS}
    with tempfile.TemporaryDirectory(prefix="risk-desktop-") as folder:
        os.environ.update({name: f"{folder}/{name.lower()}" for name in _FOLDERS})
        try:
            yield Path(folder)
        finally:
            for name, value in before.items():
                if value is None:
                    os.environ.pop(name, None)
                else:
                    os.environ[name] = value


@contextmanager
def _application() -> Iterator[None]:
    """Have an application of Qt that needs no screen, and keep what Qt says about that to itself."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    before = qInstallMessageHandler(_swallow)
    app = QApplication.instance() or QApplication(["risk-desktop"])
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    del app


def _draw(args: argparse.Namespace, wanted: tuple[str, ...], size: tuple[int, int]) -> None:
    """Draw the ``wanted`` pictures; a path is printed as soon as its file is there."""
    from risk_desktop.i18n import language, tr
    from risk_desktop.ui.gallery.album import GameTooShort

    try:
        with private_folders() as folder:
            album = _album(args, folder, size)
            album.look(language(), args.theme, args.text_scale)
            if args.only and (lacking := [name for name in wanted if not album.has(name)]):
                known = ", ".join(filter(album.has, PICTURES))
                raise WrongInput("render.lacks", name=lacking[0], edition=args.edition, known=known)
            for name in filter(album.has, wanted):
                if not _save(album.pictures(name), args.out):
                    print(tr("render.nothing", name=name, after=album.after), file=sys.stderr)
    except GameTooShort as error:
        raise WrongInput("render.over", after=args.after or 0, choices=error.choices) from None


def _album(args: argparse.Namespace, folder: Path, size: tuple[int, int]) -> Album:
    """Return the album of the rule set and the house rules that were asked for; WrongInput."""
    from risk_desktop.editions.registry import EDITIONS
    from risk_desktop.ui.gallery.album import Album

    edition = EDITIONS.get(args.edition)
    if edition is None:
        raise WrongInput("app.unknown_edition", name=args.edition, known=", ".join(EDITIONS))
    options = usable_options(edition.options, args.option)
    return Album(edition, options, args.seed, args.after, folder, size)


def _save(pictures: Iterable[tuple[str, QImage]], folder: Path) -> int:
    """Write pictures under their names, and return how many they were."""
    written = 0
    for name, image in pictures:
        path = folder / f"{name}.png"
        if not image.save(str(path)):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        print(path, flush=True)
        written += 1
    return written


def _swallow(*_: object) -> None:
    """Keep what Qt says about windows without a screen to itself."""

"""A look at a board as the window shows it: ``python -m maps.source.preview maps/earth.yaml look.png``.

Options: ``--owners`` gives the land to players, ``--theme parchment``, ``--language de``, ``--size 1600x900``.
"""

from __future__ import annotations

import argparse
import os
import random
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from risk_desktop import i18n
from risk_desktop.maps.loader import load_map
from risk_desktop.maps.schema import BoardMap
from risk_desktop.maps.validate import neighbours_of
from risk_desktop.ui import theme
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.board.view import BoardView

PLAYERS, FREE = 5, 0.12  # seats, and the share of territories that nobody owns


def shared_out(board: BoardMap, seed: int = 3) -> BoardPosition:
    """Return a position as in the middle of a game: every player owns land that hangs together, some is free."""
    dice = random.Random(seed)
    near, ids = neighbours_of(board), [territory.id for territory in board.territories]
    owner = dict(zip(dice.sample(ids, PLAYERS), range(PLAYERS), strict=True))
    while len(owner) < len(ids):
        border = [
            (name, owner[other]) for name in ids if name not in owner for other in sorted(near[name]) if other in owner
        ]
        name, player = dice.choice(border)
        owner[name] = player
    free = set(dice.sample(ids, round(FREE * len(ids))))
    owners = tuple(-1 if name in free else owner[name] for name in ids)
    return BoardPosition(owners, tuple(0 if seat < 0 else dice.randint(1, 12) for seat in owners))


def main() -> None:
    """Draw the board named first on the command line into the picture named second."""
    parser = argparse.ArgumentParser(prog="python -m maps.source.preview")
    parser.add_argument("board", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--owners", action="store_true")
    parser.add_argument("--theme", default="dark")
    parser.add_argument("--language", default="en", choices=i18n.LANGUAGES)
    parser.add_argument("--size", default="1600x900")
    args = parser.parse_args()
    application = QApplication([])
    width, height = (int(side) for side in args.size.split("x"))
    i18n.set_language(args.language)
    theme.set_current(args.theme)
    theme.set_metrics(theme.metrics(width, height))
    board = load_map(args.board)
    view = BoardView([board], args.board.parent, theme.SEATS, args.language)
    view.resize(width, height)
    view.set_position(shared_out(board) if args.owners else BoardPosition.empty(len(board.territories)))
    view.show()
    view.finish_baking()
    application.processEvents()
    view.grab().save(str(args.picture))


if __name__ == "__main__":
    main()

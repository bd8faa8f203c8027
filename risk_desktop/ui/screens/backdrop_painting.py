"""Paints the pictures of boards that stand behind the screens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from risk_desktop.maps.loader import folder_of
from risk_desktop.maps.schema import BoardMap

from ..board.geometry.atlas import atlas_of
from ..board.ground.look import Palette
from ..board.ground.picture import Work, drawing_board
from ..board.position import BoardPosition
from ..board.slices import finished
from ..neutral_colours import FADED
from ..theme import SEATS

_OWNER_OF_REGION = (0, 4, 1, 0, 2, 4)
_GOLD = ("egypt", "middle_east", "india", "china", "siam")
_CHARCOAL = ("mongolia", "japan", "kamchatka", "alaska", "alberta", "ontario")


def demo_position(board: BoardMap) -> BoardPosition:
    """Return a pleasing position for pictures: most regions held by one player each, with varied armies."""
    regions = [region.id for region in board.regions]
    owners, armies = [], []
    for number, territory in enumerate(board.territories):
        owner = _OWNER_OF_REGION[regions.index(territory.region) % len(_OWNER_OF_REGION)]
        owner = 3 if territory.id in _GOLD else 5 if territory.id in _CHARCOAL else owner
        owners.append(owner)
        armies.append(1 + (number * 7) % 5 + (6 if number % 9 == 4 else 0))
    return BoardPosition(tuple(owners), tuple(armies))


def painted(size: QSize, position: BoardPosition | None, boards: Sequence[BoardMap]) -> QImage:
    """Return a picture of the first of ``boards`` in a position, ``size`` px; never cached."""
    return finished(painting(size, position, boards))


def painting(size: QSize, position: BoardPosition | None, boards: Sequence[BoardMap]) -> Work:
    """Paint the same picture in steps of a few ms; the generator returns it."""
    atlas = atlas_of(tuple(boards))
    yield
    palette = Palette(atlas, (*SEATS, *FADED))
    wanted = position or demo_position(boards[0])
    return (yield from drawing_board(atlas.sheets[0], atlas, palette, folder_of(boards[0]), size, wanted))

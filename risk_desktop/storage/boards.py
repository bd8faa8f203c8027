"""The boards of a save: found by id, and checked against the hash that the save holds."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.board import Board
from risk_desktop.maps.finder import UnknownMap, find_map
from risk_desktop.maps.graph import to_board
from risk_desktop.maps.loader import board_hash
from risk_desktop.maps.problems import MapError, Problem
from risk_desktop.maps.schema import BoardMap

from .lines import SavedMap
from .reading import LoadedSave, SaveError

__all__ = ["UnknownMap", "board_of", "find_maps", "maps_of", "saved_maps"]


def find_maps(ids: Sequence[str]) -> list[BoardMap]:
    """Return the boards with these references, the program's own before the person's own; UnknownMap, MapError."""
    return [find_map(name) for name in ids]


def saved_maps(maps: Sequence[BoardMap]) -> tuple[SavedMap, ...]:
    """Return what the header of a save tells about its boards."""
    return tuple(SavedMap(found.id, board_hash(found)) for found in maps)


def maps_of(loaded: LoadedSave) -> list[BoardMap]:
    """Return the boards of a save; SaveError if one is missing, broken or no longer the same for the rules."""
    found = []
    for saved in loaded.header.maps:
        try:
            board = find_map(saved.id)
        except (UnknownMap, MapError):
            raise SaveError(loaded.path, Problem("storage.map_missing", {"name": saved.id[:40]}, 1)) from None
        if board_hash(board) != saved.hash:
            raise SaveError(loaded.path, Problem("storage.map_changed", {"name": saved.id[:40]}, 1))
        found.append(board)
    return found


def board_of(loaded: LoadedSave) -> Board:
    """Return the boards of a save as one graph; SaveError, also where a territory is on two of them."""
    maps, names = maps_of(loaded), ", ".join(saved.id[:40] for saved in loaded.header.maps)
    territories = [territory.id for board in maps for territory in board.territories]
    if len(set(territories)) < len(territories):
        where = {"edition": loaded.header.edition[:40], "boards": names}
        raise SaveError(loaded.path, Problem("storage.board_unfit", where, 1))
    try:
        return to_board(maps)
    except MapError:
        raise SaveError(loaded.path, Problem("storage.map_missing", {"name": names}, 1)) from None

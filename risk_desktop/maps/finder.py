"""Finds boards by reference, wherever their files lie, and gives the boards of an edition as one graph."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from risk_desktop.engine.board import Board
from risk_desktop.maps.graph import to_board
from risk_desktop.maps.loader import available_maps, load_map
from risk_desktop.maps.problems import MapError
from risk_desktop.maps.schema import BoardMap
from risk_desktop.maps.validate import check
from risk_desktop.maps.variants import split_reference, with_variants
from risk_desktop.paths import maps_dir


class UnknownMap(LookupError):
    """There is no board with the id ``name``."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no board {name!r}")
        self.name = name


def find_map(reference: str) -> BoardMap:
    """Return the board that ``reference`` names, in the variants that it names (see ``variants``).

    The program's own boards come before the person's own. Raises UnknownMap; MapError for a broken file, an unknown
    variant, or variants that together leave no sound board.
    """
    name, variants = split_reference(reference)
    board = with_variants(_find(name), variants)
    if len(variants) > 1 and (problems := check(board)):
        raise MapError(f"{name}.yaml", [problem.at_line(1) for problem in problems])
    return board


def load_boards(references: Sequence[str]) -> Board:
    """Return the boards of an edition as one graph, numbered through in this order, without links between them.

    Raises UnknownMap, MapError.
    """
    return to_board([find_map(reference) for reference in references])


def _find(name: str) -> BoardMap:
    path = maps_dir() / f"{name}.yaml"
    if name.isidentifier() and path.is_file():
        board = load_map(path)
        if board.id == name:
            return board
    others: dict[str, Path] = dict(available_maps())
    if name not in others:
        raise UnknownMap(name)
    return load_map(others[name])

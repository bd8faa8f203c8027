"""Finds boards by reference, wherever their files lie, and gives the boards of an edition as one graph."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from risk_desktop.engine.board import Board
from risk_desktop.maps.graph import to_board
from risk_desktop.maps.loader import available_maps, load_map
from risk_desktop.maps.problems import MapError
from risk_desktop.maps.schema import BoardMap, Variant
from risk_desktop.maps.validate import check
from risk_desktop.maps.variants import reference_to, split_reference, with_variants
from risk_desktop.paths import maps_dir


class UnknownMap(LookupError):
    """There is no board with the id ``name``."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no board {name!r}")
        self.name = name


def find_map(reference: str) -> BoardMap:
    """Return the board that ``reference`` names, in the variants that it names (see ``variants``).

    The program's own boards come before the person's own. Raises UnknownMap; MapError for a broken file, an unknown
    variant, or variants that together leave no valid board.
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


@dataclass(frozen=True, slots=True)
class LandBoard:
    """A board that has land only, so that rules for one board of land can be played on it; perhaps by a ``variant``."""

    board: BoardMap
    variant: Variant | None = None

    @property
    def reference(self) -> str:
        """What ``find_map`` finds it by."""
        return reference_to(self.board.id, [self.variant.id] if self.variant else [])

    def name(self, language: str) -> str:
        """Return its name in a language ("en", "nl", "de", "sv"), with that of the variant."""
        names = [self.board.name, *([self.variant.name] if self.variant else [])]
        return " · ".join(name.in_language(language) for name in names)


def land_boards() -> list[LandBoard]:
    """Return the valid boards of land only, each before its variants, and variants of others that leave only land."""
    boards = [load_map(path) for _, path in available_maps()]
    each = [LandBoard(board, variant) for board in boards for variant in (None, *board.variants)]
    return [found for found in each if is_land(with_variants(found.board, [found.variant.id] if found.variant else []))]


def is_land(board: BoardMap) -> bool:
    """Tell whether ``board`` has land only."""
    return all(region.kind == "land" for region in board.regions)


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

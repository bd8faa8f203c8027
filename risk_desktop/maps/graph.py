"""From board files to the graph that the rules play on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from risk_desktop.engine.board import Board, RegionFacts, TerritoryFacts
from risk_desktop.maps.problems import MapError, Problem
from risk_desktop.maps.schema import BoardMap


def to_board(boards: Sequence[BoardMap]) -> Board:
    """Return all ``boards`` of a game as one graph; territories and regions are numbered through in file order.

    The boards must be valid (as ``load_map`` returns them). Raises MapError if two of them share an id of a territory
    or a region.
    """
    _refuse_shared_ids(boards)
    regions = [region for board in boards for region in board.regions]
    region_numbers = {region.id: number for number, region in enumerate(regions)}
    terrains = [region.kind for region in regions]
    everywhere = [territory for board in boards for territory in board.territories]
    numbers = {territory.id: number for number, territory in enumerate(everywhere)}
    territories = tuple(
        TerritoryFacts(territory.id, region, index, tuple(territory.tags), terrains[region])
        for index, board in enumerate(boards)
        for territory in board.territories
        for region in (region_numbers[territory.region],)
    )
    members: list[list[int]] = [[] for _ in regions]
    for number, facts in enumerate(territories):
        members[facts.region].append(number)
    return Board(
        territories=territories,
        regions=tuple(RegionFacts(r.id, r.bonus, tuple(m)) for r, m in zip(regions, members, strict=True)),
        neighbours=_neighbours(boards, numbers),
        cards=tuple(territory.card for territory in everywhere),
        sea=_sea_lines(boards, numbers),
        boards=tuple(board.id for board in boards),
        barred=_barred(boards, numbers),
    )


def paying_as(board: Board, boards: Sequence[BoardMap]) -> tuple[BoardMap, ...]:
    """Return the boards with the bonuses that ``board`` has, whose regions are theirs; a house rule may change them."""
    paid = {region.id: region.bonus for region in board.regions}
    if all(region.bonus == paid[region.id] for each in boards for region in each.regions):
        return tuple(boards)
    return tuple(
        replace(each, regions=[replace(region, bonus=paid[region.id]) for region in each.regions]) for each in boards
    )


def _neighbours(boards: Sequence[BoardMap], numbers: dict[str, int]) -> tuple[tuple[int, ...], ...]:
    """Return the sorted neighbours of each territory, so that the order of the links has no influence on a game."""
    near: list[set[int]] = [set() for _ in numbers]
    for board in boards:
        for link in board.links:
            a, b = numbers[link.a], numbers[link.b]
            near[a].add(b)
            near[b].add(a)
    return tuple(tuple(sorted(others)) for others in near)


def _sea_lines(boards: Sequence[BoardMap], numbers: dict[str, int]) -> frozenset[tuple[int, int]]:
    """Return the pairs of territories that a sea line joins, the line round the edge of the board included."""
    ends = (sorted((numbers[link.a], numbers[link.b])) for b in boards for link in b.links if link.kind != "land")
    return frozenset((low, high) for low, high in ends)


def _barred(boards: Sequence[BoardMap], numbers: dict[str, int]) -> frozenset[tuple[int, int]]:
    """Return the pairs of territories between which a barrier stands."""
    pairs = (pair for board in boards for barrier in board.barriers for pair in barrier.blocks)
    ends = (sorted((numbers[a], numbers[b])) for a, b in pairs)
    return frozenset((low, high) for low, high in ends)


def _refuse_shared_ids(boards: Sequence[BoardMap]) -> None:
    """Raise MapError for the first id that two boards of one game both use."""
    for field in ("territories", "regions"):
        owners: dict[str, str] = {}
        for board in boards:
            for item in getattr(board, field):
                other = owners.setdefault(item.id, board.id)
                if other != board.id:
                    params = {"name": item.id, "a": other, "b": board.id}
                    raise MapError(f"{board.id}.yaml", [Problem("map.shared_id", params, 1)])

"""Variants of a board: the same board with some regions or links left out, or links added.

A reference names a board and the variants chosen: ``earth_2210``, or ``earth_2210:printed_board``; several variants are
joined by ``+``. A board in a variant has the reference as its id, so that saves and caches keep the two apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from risk_desktop.maps.problems import MapError, Problem, unknown
from risk_desktop.maps.schema import BoardMap, Link, Variant

_COLON, _PLUS = ":", "+"


def split_reference(reference: str) -> tuple[str, tuple[str, ...]]:
    """Return the id of the board and those of the variants that ``reference`` names."""
    name, _, rest = reference.partition(_COLON)
    return name, tuple(rest.split(_PLUS)) if rest else ()


def reference_to(board: str, variants: Iterable[str]) -> str:
    """Return the reference to the board with this id in these variants, in whatever order they are given."""
    return _COLON.join(part for part in (board, _PLUS.join(sorted(set(variants)))) if part)


def with_variants(board: BoardMap, variants: Sequence[str]) -> BoardMap:
    """Return the valid ``board`` in these variants (ids), its id being the reference; without any, ``board`` itself.

    Raises MapError for an unknown variant. Whether several variants together leave a valid board is for the validator.
    """
    known = {variant.id: variant for variant in board.variants}
    chosen = sorted(set(variants))
    for name in chosen:
        if name not in known:
            problem = unknown("map.unknown_variant", name, known, ("variants",), board=board.id)
            raise MapError(f"{board.id}.yaml", [problem.at_line(1)])
    for name in chosen:
        board = _applied(board, known[name])
    return replace(board, id=reference_to(board.id, chosen), variants=[]) if chosen else board


def without_region(board: BoardMap, region: str) -> BoardMap:
    """Return ``board`` without a region, its territories and their links."""
    gone = {territory.id for territory in board.territories if territory.region == region}
    return replace(
        board,
        regions=[each for each in board.regions if each.id != region],
        territories=[each for each in board.territories if each.id not in gone],
        links=[link for link in board.links if not gone & {link.a, link.b}],
        barriers=[
            replace(barrier, blocks=left)
            for barrier in board.barriers
            if (left := [pair for pair in barrier.blocks if not gone & set(pair)])
        ],
    )


def _applied(board: BoardMap, variant: Variant) -> BoardMap:
    for region in variant.without_regions:
        board = without_region(board, region)
    cut = {frozenset(pair) for pair in variant.without_links}
    kept = [link for link in board.links if pair_of(link) not in cut]
    have = {pair_of(link) for link in kept}
    return replace(board, links=kept + [link for link in variant.links if pair_of(link) not in have])


def pair_of(link: Link) -> frozenset[str]:
    """Return the two territories that ``link`` joins."""
    return frozenset((link.a, link.b))


def variant_problems(board: BoardMap) -> Iterable[Problem]:
    """Yield references in the variants of ``board`` that lead nowhere: ids used twice, regions, links, territories."""
    regions, lands = [region.id for region in board.regions], [land.id for land in board.territories]
    links = {pair_of(link) for link in board.links}
    seen: set[str] = set()
    for index, variant in enumerate(board.variants):
        where = ("variants", index)
        if variant.id in seen:
            yield Problem("map.repeated_id", {"name": variant.id}, where=(*where, "id"))
        seen.add(variant.id)
        for number, region in enumerate(variant.without_regions):
            if region not in regions:
                place = (*where, "without_regions", number)
                yield unknown("map.unknown_variant_region", region, regions, place, variant=variant.id)
        for number, (a, b) in enumerate(variant.without_links):
            place = (*where, "without_links", number)
            strange = [name for name in (a, b) if name not in lands]
            yield from (unknown("map.unknown_territory", name, lands, place) for name in strange)
            if not strange and frozenset((a, b)) not in links:
                yield Problem("map.link_not_there", {"a": a, "b": b, "variant": variant.id}, where=place)

"""The Earth board as committed: valid shapes, borders that are the adjacency, room for badges, names, sea routes."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
import yaml

from risk_desktop.maps.loader import load_map
from risk_desktop.maps.schema import BoardMap

shapely = pytest.importorskip("shapely")

from maps.source.linework import touching_pairs  # noqa: E402
from maps.source.outlines import count_vertices, decode  # noqa: E402

ROOT = Path(__file__).parents[2]
SMALLEST_RADIUS = 16  # px: a badge of 15 px fits
MOST_VERTICES = 7500


@pytest.fixture(scope="module")
def board() -> BoardMap:
    return load_map(ROOT / "maps" / "earth.yaml")


@pytest.fixture(scope="module")
def shapes(board):
    return {territory.id: decode(territory.parts) for territory in board.territories}


@pytest.fixture(scope="module")
def facts():
    return yaml.safe_load((ROOT / "maps" / "source" / "earth_facts.yaml").read_text(encoding="utf-8"))


def pair(link) -> frozenset[str]:
    return frozenset((link.a, link.b))


def linked(board, *kinds: str) -> set[frozenset[str]]:
    return {pair(link) for link in board.links if link.kind in kinds}


def test_territories_regions_and_cards_are_those_of_the_facts(board, facts):
    found = [(t.id, t.region, t.card, t.name.en, t.name.nl, t.name.de, t.name.sv) for t in board.territories]
    assert found == [(t["id"], t["region"], t["card"], *t["name"].values()) for t in facts["territories"]]
    regions = [(region.id, region.bonus, region.name.en) for region in board.regions]
    assert regions == [(r["id"], r["bonus"], r["name"]["en"]) for r in facts["regions"]]


def test_links_are_those_of_the_facts(board, facts):
    assert [(link.a, link.b, link.kind) for link in board.links] == [tuple(link) for link in facts["links"]]
    assert len({pair(link) for link in board.links}) == 83


def test_every_region_has_its_members(board):
    sizes = Counter(territory.region for territory in board.territories)
    expected = {"north_america": 9, "south_america": 4, "europe": 7, "africa": 6, "asia": 12, "australia": 4}
    assert sizes == expected
    assert [region.bonus for region in board.regions] == [5, 2, 5, 3, 7, 2]


def test_the_deck_holds_each_symbol_fourteen_times(board):
    assert set(Counter(territory.card for territory in board.territories).values()) == {14}


def test_names_are_there_in_four_languages(board):
    for named in (board, *board.regions, *board.territories):
        assert all((named.name.en, named.name.nl, named.name.de, named.name.sv)), named.id


def test_every_outline_is_valid(shapes):
    assert [name for name, shape in shapes.items() if not shape.is_valid] == []


def test_the_outlines_leave_no_gap_and_no_overlap(shapes):
    assert shapely.coverage_is_valid([shapely.normalize(shape) for shape in shapes.values()])


def test_land_links_are_exactly_the_pairs_that_touch(board, shapes):
    assert touching_pairs(shapes) == linked(board, "land")


def test_every_land_border_is_long_enough_to_see(board, shapes):
    for link in board.links:
        if link.kind == "land":
            assert shapes[link.a].intersection(shapes[link.b]).length > 12, pair(link)


def test_no_pair_touches_in_a_mere_corner(board, shapes):
    touching = {frozenset((a, b)) for a in shapes for b in shapes if a < b and shapes[a].intersects(shapes[b])}
    assert touching - linked(board, "land") == set()


def test_badges_have_room(board, shapes):
    for territory in board.territories:
        spot = shapely.Point(territory.badge)
        assert shapes[territory.id].contains(spot), territory.id
        assert territory.r >= SMALLEST_RADIUS, territory.id
        assert spot.distance(shapes[territory.id].boundary) >= territory.r - 0.1, territory.id


def test_no_badge_covers_another(board):
    spots = [shapely.Point(territory.badge) for territory in board.territories]
    assert min(a.distance(b) for i, a in enumerate(spots) for b in spots[:i]) > 36


def test_names_stand_on_the_board_clear_of_every_badge(board):
    width, height = board.size
    spots = {territory.id: shapely.Point(territory.badge) for territory in board.territories}
    for territory in board.territories:
        x, y = territory.label.at
        assert 0 < x < width and 0 < y < height, territory.id
        assert min(shapely.Point(x, y).distance(spot) for spot in spots.values()) > 20, territory.id


def test_names_stand_nearest_to_their_own_badge(board):
    spots = {territory.id: shapely.Point(territory.badge) for territory in board.territories}
    for territory in board.territories:
        at = shapely.Point(territory.label.at)
        assert min(spots, key=lambda name: at.distance(spots[name])) == territory.id
        assert at.distance(spots[territory.id]) < 55, territory.id


def test_region_plates_stand_at_sea(board, shapes):
    land = shapely.union_all(list(shapes.values()))
    for region in board.regions:
        assert shapely.Point(region.label).distance(land) > 20, region.id


def test_every_sea_route_runs_from_coast_to_coast(board, shapes):
    routes = [link for link in board.links if link.kind == "sea"]
    assert len(routes) == 24
    for link in routes:
        ends = shapely.points([link.via[0], link.via[-1]])
        assert shapes[link.a].distance(ends[0]) < 0.2, pair(link)
        assert shapes[link.b].distance(ends[1]) < 0.2, pair(link)
        assert shapely.LineString(link.via).length >= 8, pair(link)


def test_no_sea_route_crosses_a_third_territory(board, shapes):
    for link in board.links:
        if link.kind == "sea":
            route = shapely.LineString(link.via)
            crossed = [n for n, shape in shapes.items() if n not in (link.a, link.b) and shape.intersects(route)]
            assert crossed == [], pair(link)


def test_sea_routes_stay_on_water(board, shapes):
    """A route may begin and end 5 px inland, and may graze its own coasts, no more."""
    land = shapely.union_all(list(shapes.values()))
    for link in board.links:
        if link.kind == "sea":
            assert shapely.LineString(link.via).intersection(land).length < 14, pair(link)


def test_no_two_sea_routes_cross(board):
    routes = [shapely.LineString(link.via) for link in board.links if link.kind == "sea"]
    assert not any(a.crosses(b) for i, a in enumerate(routes) for b in routes[:i])


def test_the_line_round_the_back_leaves_the_board_on_both_sides(board, shapes):
    (link,) = [link for link in board.links if link.kind == "wrap"]
    assert pair(link) == {"alaska", "kamchatka"} and board.wrap == "x"
    for name, stub, edge in zip((link.a, link.b), link.ends, (0, board.size[0]), strict=True):
        assert shapes[name].distance(shapely.Point(stub[0])) < 0.2
        assert min(x for x, _ in stub) <= edge <= max(x for x, _ in stub)


def test_outlines_are_lean(shapes):
    assert sum(count_vertices(shape) for shape in shapes.values()) <= MOST_VERTICES
    assert (ROOT / "maps" / "earth.yaml").stat().st_size < 80_000


def test_no_inland_border_is_a_long_straight_line(board, shapes):
    for link in board.links:
        if link.kind == "land":
            border = shapes[link.a].intersection(shapes[link.b])
            corners = [part.coords for part in shapely.get_parts(border) if part.geom_type == "LineString"]
            sides = [shapely.LineString(side).length for line in corners for side in pairwise(line)]
            assert max(sides) < 60, pair(link)


def test_lakes_lie_on_land(board, shapes):
    land = shapely.union_all(list(shapes.values())).buffer(1.2)
    lakes = [decode([[ring]]) for item in board.decor if item.kind == "lake" for ring in item.rings]
    assert lakes and all(land.contains(lake) for lake in lakes)


@pytest.mark.parametrize("name", ["earth-ocean.webp", "earth-ocean-light.webp"])
def test_the_sea_is_drawn_at_twice_the_size_of_its_place(board, name):
    image = pytest.importorskip("PIL.Image").open(ROOT / "maps" / name)
    assert board.sea is not None
    assert image.size == tuple(2 * side for side in board.sea.size)


@pytest.mark.parametrize(("name", "deep"), [("earth-ocean.webp", 0x14374A), ("earth-ocean-light.webp", 0x5F8F9C)])
def test_the_sea_ends_in_its_deep_colour(name, deep):
    image = pytest.importorskip("PIL.Image").open(ROOT / "maps" / name).convert("RGB")
    width, height = image.size
    colour = (deep >> 16, deep >> 8 & 255, deep & 255)
    rim = [(x, y) for x in range(0, width, 40) for y in (0, height - 1)]
    rim += [(x, y) for y in range(0, height, 40) for x in (0, width - 1)]
    far = max(abs(a - b) for spot in rim for a, b in zip(image.getpixel(spot), colour, strict=True))
    assert far <= 4


def test_the_board_says_where_its_shapes_come_from(board):
    assert "Natural Earth" in board.credit

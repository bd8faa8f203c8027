"""The boards of 2210 as committed: facts, and pictures that tell the rules: what touches is linked, what isn't doesn't."""

from collections import Counter
from itertools import combinations, pairwise

import pytest
import yaml

from risk_desktop.maps.loader import load_map
from risk_desktop.maps.schema import BoardMap
from risk_desktop.paths import maps_dir

shapely = pytest.importorskip("shapely")

from maps.source.linework import touching_pairs  # noqa: E402
from maps.source.outlines import count_vertices, decode  # noqa: E402

SMALLEST_RADIUS = 16  # px: a badge of 15 px fits
LEAST_WATER = 26  # px, for badges with pieces beside them
APART = 7  # px: what is this far away doesn't look as if it touched
SEAS = {
    "us_pacific": {"poseidon", "hawaiian_preserve", "new_atlantis"},
    "asia_pacific": {"neo_tokyo", "sung_tzu"},
    "north_atlantic": {"western_ireland", "new_york", "nova_brasilia"},
    "south_atlantic": {"neo_paulo", "the_ivory_reef"},
    "indian": {"south_ceylon", "microcorp", "akara"},
}
COASTS = {
    "poseidon": {"continental_biospheres"},
    "hawaiian_preserve": set(),
    "new_atlantis": {"nuevo_timoto"},
    "neo_tokyo": {"japan", "hong_kong"},
    "sung_tzu": {"java_cartel"},
    "western_ireland": {"new_avalon"},
    "new_york": {"american_republic"},
    "nova_brasilia": {"amazon_desert"},
    "neo_paulo": {"amazon_desert"},
    "the_ivory_reef": {"saharan_empire"},
    "south_ceylon": {"united_indiastan"},
    "microcorp": {"madagascar"},
    "akara": {"aboriginal_league"},
}
MOON = {
    "cresinion": {"bay_of_dew", "harpalus", "sea_of_rains", "ocean_of_storms"},
    "delphot": {"aristotle", "sea_of_serenity", "sea_of_crisis", "sea_of_nectar"},
    "sajon": {"byrgius", "sea_of_clouds", "rhaeticus", "straight_wall", "marsh_of_diseases", "tycho"},
}


@pytest.fixture(scope="module", params=["earth_2210", "moon"])
def board(request) -> BoardMap:
    return load_map(maps_dir() / f"{request.param}.yaml")


@pytest.fixture(scope="module")
def earth() -> BoardMap:
    return load_map(maps_dir() / "earth_2210.yaml")


@pytest.fixture(scope="module")
def moon() -> BoardMap:
    return load_map(maps_dir() / "moon.yaml")


@pytest.fixture(scope="module")
def facts(board):
    return yaml.safe_load((maps_dir() / "source" / f"{board.id}_facts.yaml").read_text(encoding="utf-8"))


def outlines(board):
    return {territory.id: decode(territory.parts) for territory in board.territories}


@pytest.fixture(scope="module")
def shapes(board):
    return outlines(board)


@pytest.fixture(scope="module")
def world(earth):
    return outlines(earth)


@pytest.fixture(scope="module")
def seas(earth):
    water = {region.id for region in earth.regions if region.kind == "water"}
    return [territory.id for territory in earth.territories if territory.region in water]


def linked(board, *kinds: str) -> set[frozenset[str]]:
    return {frozenset((link.a, link.b)) for link in board.links if link.kind in kinds}


def members(board) -> dict[str, set[str]]:
    return {r.id: {t.id for t in board.territories if t.region == r.id} for r in board.regions}


# -- facts -------------------------------------------------------------------------------------------------------------


def test_territories_and_regions_are_those_of_the_facts(board, facts):
    found = [(t.id, t.region, t.tags, t.name.en, t.name.nl, t.name.de, t.name.sv) for t in board.territories]
    assert found == [(t["id"], t["region"], t.get("tags", []), *t["name"].values()) for t in facts["territories"]]
    regions = [(r.id, r.kind, r.bonus, r.name.en, r.name.nl, r.name.de, r.name.sv) for r in board.regions]
    assert regions == [(r["id"], r["kind"], r["bonus"], *r["name"].values()) for r in facts["regions"]]


def test_links_are_those_of_the_facts(board, facts):
    assert [(link.a, link.b, link.kind) for link in board.links] == [tuple(link) for link in facts["links"]]


def test_names_are_there_in_four_languages(board):
    for named in (board, *board.regions, *board.territories, *board.variants):
        assert all((named.name.en, named.name.nl, named.name.de, named.name.sv)), named.id


def test_the_colonies_of_the_sea_and_their_coasts(earth, seas):
    found = members(earth)
    assert {region: found[region] for region in SEAS} == SEAS
    assert {r.id: r.bonus for r in earth.regions} == {
        "north_america": 5, "south_america": 2, "europe": 5, "africa": 3, "asia": 7, "australia": 2,
        "us_pacific": 2, "asia_pacific": 1, "north_atlantic": 2, "south_atlantic": 1, "indian": 2,
    }  # fmt: skip
    near = {sea: {name for pair in linked(earth, "land", "sea") if sea in pair for name in pair} for sea in seas}
    assert {sea: names - set(seas) for sea, names in near.items()} == COASTS
    between = {pair for pair in linked(earth, "land", "sea", "wrap") if pair <= set(seas)}
    chains = ["poseidon hawaiian_preserve new_atlantis neo_tokyo sung_tzu", "western_ireland new_york nova_brasilia"]
    chains += ["neo_paulo the_ivory_reef", "south_ceylon microcorp akara"]
    assert between == {frozenset(pair) for chain in chains for pair in pairwise(chain.split())}


def test_the_moon_has_three_colonies_and_three_landing_sites(moon):
    assert members(moon) == MOON
    assert {region.id: region.bonus for region in moon.regions} == {"cresinion": 2, "delphot": 2, "sajon": 4}
    sites = {territory.id for territory in moon.territories if "landing_site" in territory.tags}
    assert sites == {"sea_of_crisis", "bay_of_dew", "tycho"}
    assert len(linked(moon, "land")) == len(moon.links) == 30


def test_only_land_has_cards_each_symbol_fourteen_times(earth, moon):
    assert Counter(territory.card for territory in earth.territories) == {
        "infantry": 14, "cavalry": 14, "artillery": 14, "": 13,
    }  # fmt: skip
    assert {territory.card for territory in moon.territories} == {""}


# -- pictures ----------------------------------------------------------------------------------------------------------


def test_every_outline_is_valid_and_fits_its_neighbours(shapes):
    assert [name for name, shape in shapes.items() if not shape.is_valid] == []
    assert shapely.coverage_is_valid([shapely.normalize(shape) for shape in shapes.values()])


def test_links_without_a_line_are_exactly_the_pairs_that_touch(board, shapes):
    assert touching_pairs(shapes) == linked(board, "land")
    touching = {frozenset(pair) for pair in combinations(shapes, 2) if shapes[pair[0]].intersects(shapes[pair[1]])}
    assert touching == linked(board, "land")


def test_every_border_is_long_enough_to_see(board, shapes):
    for link in board.links:
        if link.kind == "land":
            assert shapes[link.a].intersection(shapes[link.b]).length > 12, (link.a, link.b)


def test_seas_keep_off_coasts_and_seas_that_they_are_not_linked_to(earth, world, seas):
    friends = linked(earth, "land")
    for sea in seas:
        for other in world:
            if other != sea and frozenset((sea, other)) not in friends:
                assert world[sea].distance(world[other]) > APART, (sea, other)


def test_seas_keep_off_the_dotted_lines_of_other_ways(earth, world, seas):
    for link in earth.links:
        if link.kind == "sea":
            line = shapely.LineString(link.via)
            assert all(line.distance(world[sea]) > APART for sea in seas), (link.a, link.b)


def test_each_sea_is_one_piece(world, seas):
    assert [sea for sea in seas if len(shapely.get_parts(world[sea])) != 1] == []


def test_land_is_that_of_the_classic_world(earth, world):
    facts = yaml.safe_load((maps_dir() / "source" / "earth_2210_facts.yaml").read_text(encoding="utf-8"))
    classic = load_map(maps_dir() / "earth.yaml")
    theirs = outlines(classic)
    for entry in facts["territories"]:
        if "shape" in entry:
            difference = world[entry["id"]].symmetric_difference(theirs[entry["shape"]]).area
            assert difference < 6, entry["id"]
    assert earth.decor == classic.decor
    ways = {(link.a, link.b): link.via for link in classic.links if link.kind == "sea"}
    shape = {entry["id"]: entry.get("shape") for entry in facts["territories"]}
    assert all(link.via == ways[shape[link.a], shape[link.b]] for link in earth.links if link.kind == "sea")


def test_badges_have_room(board, shapes):
    water = {region.id for region in board.regions if region.kind != "land"}
    for territory in board.territories:
        spot = shapely.Point(territory.badge)
        assert shapes[territory.id].contains(spot), territory.id
        assert territory.r >= (LEAST_WATER if territory.region in water else SMALLEST_RADIUS), territory.id
        assert spot.distance(shapes[territory.id].boundary) >= territory.r - 0.1, territory.id


def test_no_badge_covers_another(board):
    spots = [shapely.Point(territory.badge) for territory in board.territories]
    assert min(a.distance(b) for a, b in combinations(spots, 2)) > 36


def test_names_stand_on_the_board_nearest_to_their_own_badge(board):
    width, height = board.size
    spots = {territory.id: shapely.Point(territory.badge) for territory in board.territories}
    for territory in board.territories:
        at = shapely.Point(territory.label.at)
        assert 0 < at.x < width and 0 < at.y < height, territory.id
        assert min(spots, key=lambda name: at.distance(spots[name])) == territory.id
        assert 20 < at.distance(spots[territory.id]) < 55, territory.id


def test_region_plates_stand_on_no_territory(board, shapes):
    everything = shapely.union_all(list(shapes.values()))
    for region in board.regions:
        assert shapely.Point(region.label).distance(everything) > 12, region.id


def test_lines_round_the_back_leave_the_board_on_both_sides(earth, world):
    wraps = {(link.a, link.b): link.ends for link in earth.links if link.kind == "wrap"}
    assert set(wraps) == {("northwestern_oil_emirate", "pevek"), ("new_atlantis", "neo_tokyo")}
    for names, ends in wraps.items():
        for name, stub, edge in zip(names, ends, (0, earth.size[0]), strict=True):
            assert world[name].distance(shapely.Point(stub[0])) < 0.2
            assert min(x for x, _ in stub) <= edge <= max(x for x, _ in stub)
            crossed = [other for other, shape in world.items() if shape.intersects(shapely.LineString(stub))]
            assert crossed == [name]


def test_the_moon_is_a_disc(moon):
    whole = shapely.union_all(list(outlines(moon).values()))
    assert len(shapely.get_parts(whole)) == 1
    radii = [shapely.Point(450, 420).distance(shapely.Point(corner)) for corner in whole.exterior.coords]
    assert 361 < min(radii) <= max(radii) < 363
    assert not whole.interiors


def test_landing_sites_are_marked_on_their_territories_clear_of_badge_and_name(moon):
    places = outlines(moon)
    sites = {t.id: t for t in moon.territories if t.tags}
    signs = [decor for decor in moon.decor if decor.kind == "landing_site"]
    assert len(signs) == len(sites) == 3
    for sign in signs:
        spot = shapely.Point(sign.at)
        (home,) = [name for name, shape in places.items() if shape.contains(spot)]
        assert places[home].boundary.distance(spot) > 13
        assert spot.distance(shapely.Point(sites[home].badge)) > 32
        assert spot.distance(shapely.Point(sites[home].label.at)) > 32


def test_files_are_lean(board, shapes):
    vertices, size = {"earth_2210": (9800, 90_000), "moon": (1100, 15_000)}[board.id]
    assert sum(count_vertices(shape) for shape in shapes.values()) <= vertices
    assert (maps_dir() / f"{board.id}.yaml").stat().st_size < size


def test_no_border_is_a_long_straight_line(board, shapes):
    for link in board.links:
        if link.kind == "land":
            border = shapes[link.a].intersection(shapes[link.b])
            corners = [part.coords for part in shapely.get_parts(border) if part.geom_type == "LineString"]
            assert max(shapely.LineString(side).length for line in corners for side in pairwise(line)) < 60


@pytest.mark.parametrize(
    ("name", "far"),
    [("earth_2210-ocean.webp", 0x14374A), ("earth_2210-ocean-light.webp", 0x5F8F9C), ("moon-near-side.webp", 0x080A13)],
)
def test_pictures_are_twice_the_size_of_their_place_and_end_in_one_colour(earth, moon, name, far):
    image = pytest.importorskip("PIL.Image").open(maps_dir() / name).convert("RGB")
    sea = (moon if name.startswith("moon") else earth).sea
    assert sea is not None
    assert image.size == tuple(2 * side for side in sea.size)
    assert sea.beyond in ("", f"#{far:06x}")
    width, height = image.size
    colour = (far >> 16, far >> 8 & 255, far & 255)
    rim = [(x, y) for x in range(0, width, 40) for y in (0, height - 1)]
    rim += [(x, y) for y in range(0, height, 40) for x in (0, width - 1)]
    assert max(abs(a - b) for spot in rim for a, b in zip(image.getpixel(spot), colour, strict=True)) <= 4


def test_the_names_of_seas_can_stand_in_a_sentence(earth: BoardMap) -> None:
    """The board prints "Indian" on water, where that is enough; whoever "holds Indian" holds nothing."""
    named = {region.id: region.name for region in earth.regions if region.kind == "water"}
    seas = {"en": ("Ocean", "Pacific", "Atlantic"), "nl": ("Oceaan", "Pacific"), "sv": ("havet", "oceanen", "atlanten")}
    seas["de"] = ("Ozean", "Pazifik", "atlantik")
    for name in named.values():
        assert all(name.in_language(language).endswith(ends) for language, ends in seas.items()), name

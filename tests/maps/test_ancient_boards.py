"""The ancient world and the Underworld as committed: facts, and pictures that tell the rules.

What touches is linked, or parted by mountains or fire that stand right there; what doesn't touch is neither.
"""

from collections import Counter
from itertools import combinations, pairwise

import pytest
import yaml

from risk_desktop.maps.graph import to_board
from risk_desktop.maps.loader import load_map
from risk_desktop.maps.schema import BoardMap
from risk_desktop.maps.validate import neighbours_of
from risk_desktop.paths import maps_dir

shapely = pytest.importorskip("shapely")

from maps.source.linework import touching_pairs  # noqa: E402
from maps.source.outlines import count_vertices, decode, decode_ring  # noqa: E402

FACTS = {"ancient_earth": "ancient_facts.yaml", "underworld": "underworld_facts.yaml"}
SMALLEST_RADIUS = 22  # px: a badge with pieces beside it
RANGE_AT_MOST = 22  # px: so near are two lands with mountains between
CONTINENTS = {
    "europa": (7, 12), "germania": (5, 9), "africa": (5, 7), "asia_minor": (3, 6), "atlantis": (3, 4), "hyrkania": (2, 4),
}  # fmt: skip
ATLANTIS = {"hesperide", "tritonis", "poseidonis", "oricalcos"}
FIELDS = {
    "gate": {"gate_of_seven_veils", "gate_of_reeds", "hounds_gate"},
    "crypt": {"barrow_of_kings", "hall_of_hearts", "longship_graves", "house_of_dust"},
    "altar": {"wolfs_altar", "altar_of_the_cauldron"},
}


@pytest.fixture(scope="module", params=list(FACTS))
def board(request) -> BoardMap:
    return load_map(maps_dir() / f"{request.param}.yaml")


@pytest.fixture(scope="module")
def ancient() -> BoardMap:
    return load_map(maps_dir() / "ancient_earth.yaml")


@pytest.fixture(scope="module")
def underworld() -> BoardMap:
    return load_map(maps_dir() / "underworld.yaml")


@pytest.fixture(scope="module")
def facts(board):
    return yaml.safe_load((maps_dir() / "source" / FACTS[board.id]).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def shapes(board):
    return outlines(board)


def outlines(board):
    return {territory.id: decode(territory.parts) for territory in board.territories}


def linked(board, *kinds: str) -> set[frozenset[str]]:
    return {frozenset((link.a, link.b)) for link in board.links if link.kind in kinds}


def barred(board) -> set[frozenset[str]]:
    return {frozenset(pair) for barrier in board.barriers for pair in barrier.blocks}


def tagged(board, tag: str) -> set[str]:
    return {territory.id for territory in board.territories if tag in territory.tags}


def crests(barrier):
    return shapely.multilinestrings([decode_ring(line) for line in barrier.lines])


# -- facts -------------------------------------------------------------------------------------------------------------


def test_territories_and_regions_are_those_of_the_facts(board, facts):
    found = [(t.id, t.region, t.card, t.tags, t.name.en, t.name.nl, t.name.de, t.name.sv) for t in board.territories]
    assert found == [
        (t["id"], t["region"], t.get("card", ""), t.get("tags", []), *t["name"].values()) for t in facts["territories"]
    ]
    regions = [(r.id, r.kind, r.bonus, r.name.en) for r in board.regions]
    assert regions == [(r["id"], r.get("kind", "land"), r["bonus"], r["name"]["en"]) for r in facts["regions"]]


def test_links_and_barriers_are_those_of_the_facts(board, facts):
    assert [(link.a, link.b, link.kind) for link in board.links] == [tuple(link) for link in facts["links"]]
    pairs = [pair for entry in facts["barriers"] for pair in (entry["blocks"] if isinstance(entry, dict) else [entry])]
    assert barred(board) == {frozenset(pair) for pair in pairs}


def test_names_are_there_in_four_languages(board):
    named = [board, *board.regions, *board.territories, *board.afterlives]
    named += [barrier for barrier in board.barriers if barrier.name]
    for each in named:
        assert all((each.name.en, each.name.nl, each.name.de, each.name.sv)), each


def test_the_ancient_world_has_six_continents_and_42_cards(ancient):
    size = Counter(territory.region for territory in ancient.territories)
    assert {region.id: (region.bonus, size[region.id]) for region in ancient.regions} == CONTINENTS
    assert (len(linked(ancient, "land")), len(linked(ancient, "sea")), len(barred(ancient))) == (48, 21, 10)
    cards = Counter(territory.card for territory in ancient.territories)
    assert cards == {"infantry": 14, "cavalry": 14, "artillery": 14}


def test_only_atlantis_can_sink_and_three_lines_end_there(ancient):
    assert tagged(ancient, "sinks") == ATLANTIS
    away = {frozenset(pair) for pair in linked(ancient, "sea") if pair & ATLANTIS}
    assert away == {
        frozenset(("hesperide", "hibernia")), frozenset(("oricalcos", "iberia")), frozenset(("oricalcos", "atlas")),
    }  # fmt: skip


def test_the_underworld_has_gates_crypts_altars_and_afterlives(underworld):
    assert {kind: tagged(underworld, kind) for kind in FIELDS} == FIELDS
    assert len(underworld.territories) == 13
    assert (len(linked(underworld, "land")), len(barred(underworld))) == (19, 5)
    assert {each.id for each in underworld.afterlives} == {"kurnugia", "avalon", "duat", "elysium", "valhalla"}
    assert {territory.card for territory in underworld.territories} == {""}


def test_the_underworld_is_symmetric(underworld):
    layout = yaml.safe_load((maps_dir() / "source" / "underworld_layout.yaml").read_text(encoding="utf-8"))
    other = layout["mirror"] | {right: left for left, right in layout["mirror"].items()}
    for pairs in (linked(underworld, "land"), barred(underworld)):
        assert {frozenset(other[name] for name in pair) for pair in pairs} == pairs


def test_rules_see_both_boards_as_one_graph(ancient, underworld):
    graph = to_board([ancient, underworld])
    assert graph.boards == ("ancient_earth", "underworld")
    assert {t.terrain for t in graph.territories if t.board == 1} == {"under"}
    assert (len(graph.sea), len(graph.barred)) == (21, 15)
    assert all(a < b and b not in graph.neighbours[a] for a, b in graph.barred)
    names = {territory.id for territory in graph.territories if "gate" in territory.tags}
    assert names == FIELDS["gate"]


# -- pictures ----------------------------------------------------------------------------------------------------------


def test_every_outline_is_valid_and_fits_its_neighbours(shapes):
    assert [name for name, shape in shapes.items() if not shape.is_valid] == []
    assert shapely.coverage_is_valid([shapely.normalize(shape) for shape in shapes.values()])


def test_what_touches_is_linked_or_parted_by_fire(board, shapes):
    fire = {frozenset(p) for barrier in board.barriers if barrier.kind == "fire" for p in barrier.blocks}
    assert touching_pairs(shapes) == linked(board, "land") | fire
    touching = {frozenset(pair) for pair in combinations(shapes, 2) if shapes[pair[0]].intersects(shapes[pair[1]])}
    assert touching == linked(board, "land") | fire


def test_every_border_is_long_enough_to_see(board, shapes):
    for pair in touching_pairs(shapes):
        a, b = pair
        assert shapes[a].intersection(shapes[b]).length > 14, (a, b)


def test_mountains_fill_the_gap_between_the_lands_that_they_part(ancient):
    lands = outlines(ancient)
    near = {
        frozenset((a, b)) for a, b in combinations(lands, 2) if 0 < lands[a].distance(lands[b]) < RANGE_AT_MOST
    } - linked(ancient, "sea", "land")
    assert barred(ancient) <= near
    for barrier in ancient.barriers:
        ground = shapely.union_all([shapely.Polygon(decode_ring(area)) for area in barrier.areas])
        assert ground.buffer(0.1).contains(crests(barrier))
        for a, b in barrier.blocks:
            between = shapely.shortest_line(lands[a], lands[b])
            assert ground.buffer(1).contains(between), (a, b)
            assert crests(barrier).distance(between) < RANGE_AT_MOST, (a, b)
        assert all(ground.intersection(land).area < 1 for land in lands.values())


def test_flames_stand_on_the_border_that_they_bar(underworld):
    fields = outlines(underworld)
    for barrier in underworld.barriers:
        ((a, b),) = barrier.blocks
        border = fields[a].intersection(fields[b])
        assert crests(barrier).hausdorff_distance(border) < 1, (a, b)


def test_lines_over_water_touch_no_third_land(ancient):
    lands = outlines(ancient)
    for link in ancient.links:
        if link.kind == "sea":
            line = shapely.LineString(link.via)
            ends = [shapely.Point(link.via[0]), shapely.Point(link.via[-1])]
            assert [end.distance(lands[name]) < 0.2 for end, name in zip(ends, (link.a, link.b), strict=True)] == [
                True
            ] * 2
            others = [name for name in lands if name not in (link.a, link.b)]
            assert all(line.distance(lands[name]) > 1 for name in others), (link.a, link.b)
            assert lands[link.a].distance(lands[link.b]) > 2, (link.a, link.b)


def test_badges_have_room(board, shapes):
    for territory in board.territories:
        spot = shapely.Point(territory.badge)
        assert shapes[territory.id].contains(spot), territory.id
        assert territory.r >= SMALLEST_RADIUS, territory.id
        assert spot.distance(shapes[territory.id].boundary) >= territory.r - 0.1, territory.id


def test_names_stand_on_the_board_nearest_to_their_own_badge(board):
    width, height = board.size
    spots = {territory.id: shapely.Point(territory.badge) for territory in board.territories}
    for territory in board.territories:
        at = shapely.Point(territory.label.at)
        assert 0 < at.x < width and 0 < at.y < height, territory.id
        assert min(spots, key=lambda name: at.distance(spots[name])) == territory.id


def test_region_plates_stand_on_no_territory(ancient):
    everything = shapely.union_all(list(outlines(ancient).values()))
    for region in ancient.regions:
        assert shapely.Point(region.label).distance(everything) > 10, region.id


def test_causeways_lie_on_open_borders_and_on_no_other(underworld):
    fields = outlines(underworld)
    borders = {
        pair: fields[a].intersection(fields[b]) for pair in linked(underworld, "land") for a, b in (tuple(pair),)
    }
    found = Counter()
    for decor in underworld.decor:
        if decor.kind == "causeway":
            spot = shapely.Point(decor.at)
            pair = min(borders, key=lambda each: spot.distance(borders[each]))
            assert spot.distance(borders[pair]) < 1
            found[pair] += 1
    assert found == dict.fromkeys(borders, 1)


@pytest.mark.parametrize("kind", list(FIELDS))
def test_each_gate_crypt_and_altar_has_its_sign(underworld, kind):
    fields = outlines(underworld)
    signs = [shapely.Point(decor.at) for decor in underworld.decor if decor.kind == kind]
    homes = Counter(min(fields, key=lambda name: fields[name].distance(sign)) for sign in signs)
    assert homes == dict.fromkeys(FIELDS[kind], 1)
    badges = [shapely.Point(territory.badge) for territory in underworld.territories]
    assert min(sign.distance(badge) for sign in signs for badge in badges) > 32


def test_afterlives_lie_beside_the_fields_and_on_the_board(underworld):
    ground = shapely.union_all(list(outlines(underworld).values()))
    frame = shapely.box(0, 0, *underworld.size)
    discs = [shapely.Point(each.at).buffer(each.r) for each in underworld.afterlives]
    assert all(frame.contains(disc) and disc.disjoint(ground) for disc in discs)
    assert all(a.disjoint(b) for a, b in combinations(discs, 2))


def test_files_are_lean(board, shapes):
    vertices, size = {"ancient_earth": (4800, 52_000), "underworld": (1400, 28_000)}[board.id]
    assert sum(count_vertices(shape) for shape in shapes.values()) <= vertices
    assert (maps_dir() / f"{board.id}.yaml").stat().st_size < size


def test_no_border_is_a_long_straight_line(board, shapes):
    for pair in touching_pairs(shapes):
        a, b = pair
        border = shapes[a].intersection(shapes[b])
        corners = [part.coords for part in shapely.get_parts(border) if part.geom_type == "LineString"]
        assert max(shapely.LineString(side).length for line in corners for side in pairwise(line)) < 60, (a, b)


def test_every_land_can_be_reached_without_atlantis(ancient):
    near = neighbours_of(ancient)
    seen, frontier = set(ATLANTIS), ["roma"]
    while frontier:
        here = frontier.pop()
        seen.add(here)
        frontier += near[here] - seen
    assert seen == set(near)


@pytest.mark.parametrize("name", ["ancient_earth", "underworld"])
def test_pictures_are_twice_the_size_of_their_place_and_end_in_one_colour(name):
    board = load_map(maps_dir() / f"{name}.yaml")
    assert board.sea is not None and board.sea.beyond
    image = pytest.importorskip("PIL.Image").open(maps_dir() / board.sea.file).convert("RGB")
    assert image.size == tuple(2 * side for side in board.sea.size)
    colour = tuple(int(board.sea.beyond[i : i + 2], 16) for i in (1, 3, 5))
    width, height = image.size
    rim = [(x, y) for x in range(0, width, 40) for y in (0, height - 1)]
    rim += [(x, y) for y in range(0, height, 40) for x in (0, width - 1)]
    assert max(abs(a - b) for spot in rim for a, b in zip(image.getpixel(spot), colour, strict=True)) <= 9

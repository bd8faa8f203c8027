"""The workshop's cells, seas and Moon on small examples."""

import pytest

np = pytest.importorskip("numpy")
shapely = pytest.importorskip("shapely")
pytest.importorskip("scipy")
pytest.importorskip("PIL")

from shapely import LineString, MultiLineString, Point, box  # noqa: E402

from maps.source import moonscape  # noqa: E402
from maps.source.assemble import region, stub, territory, variant  # noqa: E402
from maps.source.cells import cells  # noqa: E402
from maps.source.linework import snap, touching_pairs  # noqa: E402
from maps.source.noise import NoiseField  # noqa: E402
from maps.source.seas import CLEAR, Ways, draw_seas  # noqa: E402
from maps.source.write import plain  # noqa: E402

NOISE = NoiseField(seed=3, wavelength=80)
# A continent of two lands in the west, an island in the east, and two seas between that share a border.
LANDS = {"north": box(0, 0, 100, 150), "south": box(0, 150, 100, 300), "island": box(280, 60, 340, 200)}
DESIGN = {
    "seas": {
        "upper": {"line": [[130, 90], [190, 100]], "width": 50},
        "lower": {"line": [[190, 190], [200, 230]], "width": 50},
    },
    "bridge_width": 44,
    "bridges": [[[190, 100], [190, 190]]],
}


def ocean(linked, lines=()):
    ways = Ways(
        {"upper": {"lower"}, "lower": {"upper"}} | linked, MultiLineString([LineString(line) for line in lines])
    )
    return draw_seas(DESIGN, {"colony": ["upper", "lower"]}, LANDS, ways)


# -- cells -------------------------------------------------------------------------------------------------------------


def test_cells_fill_their_outline_and_hold_their_seeds():
    seeds = {"a": [(20, 50), (30, 60)], "b": [(80, 50)], "c": [(50, 10)]}
    found = snap(cells(seeds, box(0, 0, 100, 100), NOISE, 4))
    assert shapely.coverage_is_valid(list(found.values()))
    assert sum(shape.area for shape in found.values()) == pytest.approx(10_000, rel=1e-3)
    assert all(found[name].contains(Point(spot)) for name, spots in seeds.items() for spot in spots)


def test_borders_of_cells_are_bent_but_not_broken():
    straight = snap(cells({"a": [(25, 50)], "b": [(75, 50)]}, box(0, 0, 100, 100), NOISE, 0))
    bent = snap(cells({"a": [(25, 50)], "b": [(75, 50)]}, box(0, 0, 100, 100), NOISE, 5))
    border = bent["a"].intersection(bent["b"])
    assert straight["a"].equals(box(0, 0, 50, 100))
    assert border.length > 101
    assert touching_pairs(bent) == {frozenset("ab")}


# -- seas --------------------------------------------------------------------------------------------------------------


def test_a_sea_has_the_coast_of_a_land_that_it_is_linked_to_and_no_other():
    shapes = ocean({"upper": {"lower", "north"}})
    assert shapely.coverage_is_valid(list(shapes.values()))
    assert shapes["upper"].intersection(shapes["north"]).length > 50
    assert {name for name in LANDS if shapes["upper"].distance(shapes[name]) < CLEAR - 1} == {"north"}
    assert min(shapes["lower"].distance(shapes[name]) for name in LANDS) >= CLEAR - 1


def test_seas_of_a_colony_share_a_border_only_if_they_are_linked():
    assert ocean({})["upper"].intersection(ocean({})["lower"]).length > 30
    apart = ocean({"upper": set(), "lower": set()})
    assert apart["upper"].distance(apart["lower"]) >= CLEAR - 1


def test_seas_leave_room_for_dotted_lines():
    line = [(100, 60), (280, 70)]
    shapes = ocean({"upper": {"lower", "north"}}, [line])
    assert min(shapes[name].distance(LineString(line)) for name in ("upper", "lower")) >= CLEAR - 1


def test_land_stays_as_it_is():
    shapes = ocean({"upper": {"lower", "north"}})
    assert all(shapes[name].symmetric_difference(LANDS[name]).area < 1 for name in LANDS)


# -- the Moon ----------------------------------------------------------------------------------------------------------


def test_places_of_the_near_side_stand_where_they_are_seen():
    assert moonscape.on_disc(0, 0) == (0, 0)
    assert moonscape.on_disc(90, 0) == pytest.approx((1, 0))
    assert moonscape.on_disc(0, 90) == pytest.approx((0, 1))
    x, y = moonscape.on_disc(-11.4, -43.3)
    assert x < 0 and y < -0.6, "Tycho lies in the south, a little west"


def test_a_small_moon_is_bright_before_dark_space_with_dark_plains(monkeypatch):
    for name in ("LEFT", "RIGHT", "ABOVE", "BELOW"):
        monkeypatch.setattr(moonscape, name, 40)
    monkeypatch.setattr(moonscape, "RIM", 20)
    monkeypatch.setattr(moonscape, "CRATERS", 30)
    relief = {
        "maria": [{"at": [0, 0], "size": [20, 20], "shade": 1.0}],
        "craters": [{"at": [40, 40], "size": 3, "rays": 1.0}],
    }
    picture = moonscape.paint((120, 100), (60, 50), 45, relief)
    assert picture.size == (400, 360)
    grey = np.asarray(picture.convert("L")).astype(float)
    assert grey[:4].mean() < 15, "space"
    plain_, highland = grey[170:190, 190:210].mean(), grey[175:185, 260:270].mean()
    assert plain_ + 25 < highland
    assert np.array_equal(np.asarray(moonscape.paint((120, 100), (60, 50), 45, relief)), np.asarray(picture))


# -- parts of a board file ---------------------------------------------------------------------------------------------


def test_kind_card_and_tags_are_written_only_where_the_facts_have_them():
    names = {"en": "A", "nl": "A", "de": "A", "sv": "A"}
    design = {"hue": "#112233", "dark": "#000000", "label": [1, 2]}
    assert "kind" not in region({"id": "a", "name": names, "bonus": 2, "kind": "land"}, design)
    assert region({"id": "a", "name": names, "bonus": 2, "kind": "water"}, design)["kind"] == "water"
    entry = {"id": "x", "region": "a", "name": names}
    bare = territory(entry, {"labels": {}}, box(0, 0, 60, 60))
    full = territory(entry | {"card": "cavalry", "tags": ["port"]}, {"labels": {"x": [0, -30]}}, box(0, 0, 60, 60))
    assert not {"card", "tags"} & set(bare)
    assert (full["card"], full["tags"]) == ("cavalry", ("port",))
    assert full["label"]["at"][1] == pytest.approx(full["badge"][1] - 30)


def test_a_variant_names_what_it_leaves_out():
    entry = {"id": "short", "name": {"en": "Short"}, "without_links": [["a", "b"]]}
    assert variant(entry) == {"id": "short", "name": {"en": "Short"}, "without_links": (("a", "b"),)}


def test_a_stub_runs_from_the_rim_to_the_point_outside():
    assert stub(box(10, 0, 20, 10), [0, 5]).tolist() == [[10, 5], [0, 5]]


def test_what_was_read_is_written_with_numbers_on_one_line():
    assert plain([{"at": [1, 2.5], "rings": ["a"]}]) == [{"at": (1, 2.5), "rings": ["a"]}]

"""The geographic half of the map workshop on small examples: topology, composition, noise, projection, cartogram."""

import pytest

np = pytest.importorskip("numpy")
shapely = pytest.importorskip("shapely")
pytest.importorskip("scipy")
pytest.importorskip("PIL")

from shapely import LineString, MultiPolygon, Point, box  # noqa: E402

from maps.source import linework  # noqa: E402
from maps.source.composition import Atlas, Composer, Cut, compose, in_window, shift_east  # noqa: E402
from maps.source.noise import NoiseField, fractal, tileable  # noqa: E402
from maps.source.projection import Frame, project  # noqa: E402
from maps.source.topology import Topology, polygons_in, unwrap  # noqa: E402

# Two countries side by side: a border that both share (arc 0), west of it "AAA" (arc 1), east of it "BBB" (arc 2).
SMALL_WORLD = {
    "transform": {"scale": [1, 1], "translate": [0, 0]},
    "arcs": [[[10, 0], [0, 10]], [[10, 10], [-10, 0], [0, -10], [10, 0]], [[10, 10], [10, 0], [0, -10], [-10, 0]]],
    "objects": {
        "countries": {
            "geometries": [
                {"type": "Polygon", "id": "AAA", "arcs": [[0, 1]]},
                {"type": "MultiPolygon", "id": "BBB", "arcs": [[[-3, -1]]]},
                {"type": None, "id": "CCC"},
            ]
        },
        "subunits": {
            "geometries": [
                {"type": "Polygon", "id": "W", "properties": {"gu": "AAA"}, "arcs": [[0, 1]]},
            ]
        },
    },
}  # fmt: skip
# ~2 = -3: arc 2 backwards. It runs (10, 0) - (20, 0) - (20, 10) - (10, 10), then arc 0 backwards closes the ring.


# -- topology ----------------------------------------------------------------------------------------------------------


def features():
    return {feature.code: feature for feature in Topology(SMALL_WORLD).features("countries")}


def test_arcs_are_summed_scaled_and_moved():
    data = SMALL_WORLD | {"transform": {"scale": [0.5, 2], "translate": [100, -5]}}
    (polygon,) = next(Topology(data).features("countries")).polygons
    assert polygon.bounds == (100, -5, 105, 15)


def test_a_polygon_is_chained_from_arcs_forwards_and_backwards():
    assert features()["AAA"].polygons[0].equals(box(0, 0, 10, 10))
    assert features()["BBB"].polygons[0].equals(box(10, 0, 20, 10))


def test_neighbours_share_the_very_same_border():
    a, b = (features()[code].polygons[0] for code in ("AAA", "BBB"))
    assert a.intersection(b).equals(LineString([(10, 0), (10, 10)]))


def test_a_shape_without_geometry_has_no_polygons():
    assert features()["CCC"].polygons == ()


def test_a_province_knows_its_country():
    (province,) = Topology(SMALL_WORLD).features("subunits")
    assert (province.code, province.country) == ("W", "AAA")


def test_a_ring_over_the_date_line_is_unwrapped():
    ring = np.array([[178.0, 65], [-179, 66], [-178, 64], [178, 65]])
    assert unwrap(ring)[:, 0].tolist() == [178, 181, 182, 178]


def test_a_ring_that_runs_west_over_the_date_line_comes_back_east():
    ring = np.array([[-178.0, 65], [179, 66], [177, 64], [-178, 65]])
    assert unwrap(ring)[:, 0].tolist() == [182, 179, 177, 182]


def test_polygons_are_found_in_nested_collections():
    nested = shapely.GeometryCollection(
        [LineString([(0, 0), (1, 1)]), MultiPolygon([box(0, 0, 1, 1), box(2, 2, 3, 3)])]
    )
    assert len(polygons_in(shapely.GeometryCollection([nested, box(5, 5, 6, 6)]))) == 3


# -- composition -------------------------------------------------------------------------------------------------------


def small_facts(**rules):
    territories = [{"id": "west", "provinces": {"AAA": ["W"]}}, {"id": "east", "countries": ["BBB"]}]
    return {"territories": territories, "drop": [], "pieces": [], "cuts": []} | rules


def test_land_goes_to_the_territory_of_its_country_or_province():
    shapes = compose(small_facts(), Topology(SMALL_WORLD))
    assert list(shapes) == ["west", "east"]
    assert shapes["west"].equals(box(0, 0, 10, 10))
    assert linework.touching_pairs(shapes) == {frozenset(("west", "east"))}


def test_a_dropped_country_belongs_to_nobody():
    facts = small_facts(drop=[{"country": "BBB", "box": [0, 0, 30, 30]}])
    composer = Composer(facts, Atlas(Topology(SMALL_WORLD)))
    assert composer.owner(Point(15, 5)) is None
    assert composer.owner(Point(5, 5)) == "west"


def test_a_piece_goes_elsewhere_only_inside_its_box():
    facts = small_facts(pieces=[{"country": "BBB", "box": [10, 0, 20, 5], "territory": "west"}])
    composer = Composer(facts, Atlas(Topology(SMALL_WORLD)))
    assert [composer.owner(Point(15, y)) for y in (2, 8)] == ["west", "east"]


def test_the_sea_has_no_owner():
    assert Composer(small_facts(), Atlas(Topology(SMALL_WORLD))).owner(Point(50, 50)) is None


def test_a_cut_parts_a_country_and_leaves_no_gap():
    ring = [[8, 5], [22, 5], [22, 15], [8, 15]]
    cut = {"country": "BBB", "wiggle": 0.3, "rings": {"north": ring}}
    facts = small_facts(cuts=[cut])
    facts["territories"].append({"id": "north"})
    shapes = compose(facts, Topology(SMALL_WORLD))
    assert shapely.coverage_is_valid(list(shapes.values()))
    assert shapes["north"].area + shapes["east"].area == pytest.approx(100, abs=0.1)
    assert 30 < shapes["north"].area < 70
    assert not shapes["north"].equals(box(10, 5, 20, 10)), "the cut is straight"


def test_a_cut_gives_leftovers_to_the_nearest_ring_inside_its_box():
    cut = Cut("X", {"a": box(0, 0, 4, 10), "b": box(8, 0, 10, 10)}, (0, 0, 20, 10), (0, 0, 9, 10))
    spots = {"a": Point(1, 1), "b": Point(7, 1), None: Point(15, 1)}
    assert {cut.owner(spot) for spot in (Point(1, 1), Point(5, 1))} == {"a"}
    assert all(cut.owner(spot) == name for name, spot in spots.items())
    assert cut.owner(Point(1, 20)) is None


def test_chukotkas_far_side_moves_east_and_the_rest_stays():
    far, near = box(-180, 64, -170, 70), box(100, 50, 120, 70)
    assert shift_east(far, "RUS").bounds == (180, 64, 190, 70)
    assert shift_east(near, "RUS") is near
    assert shift_east(far, "USA") is far


def test_land_far_off_the_board_is_left_out():
    assert in_window(box(0, 0, 1, 1))
    assert not in_window(box(-178, 50, -175, 52)) and not in_window(box(0, -80, 10, -70))


# -- noise -------------------------------------------------------------------------------------------------------------


def test_the_noise_field_depends_on_the_place_alone():
    field = NoiseField(seed=3, wavelength=20)
    spots = np.array([[0.0, 0], [10, 4], [7, 9]])
    assert np.array_equal(field(spots)[[2, 0]], field(spots[[2, 0]]))
    assert np.array_equal(field(spots), NoiseField(seed=3, wavelength=20)(spots))


def test_shared_vertices_stay_together_under_noise():
    pair = [shapely.segmentize(box(x, 0, x + 50, 50), 2) for x in (0, 50)]
    field = NoiseField(seed=3, wavelength=34, octaves=2)
    bent = [linework.warp(shape, lambda points: points + 2 * field(points)) for shape in pair]
    assert shapely.coverage_is_valid(bent)
    assert not bent[0].equals(pair[0])


def test_fractal_pictures_are_standardised_and_repeatable():
    picture = fractal((40, 60), seed=1)
    assert picture.shape == (40, 60)
    assert picture.mean() == pytest.approx(0, abs=1e-9) and picture.std() == pytest.approx(1)
    assert np.array_equal(picture, fractal((40, 60), seed=1))


def test_a_tileable_picture_has_no_seam():
    picture = tileable(64, seed=2, scales=(6, 3))
    seam = np.abs(picture[:, 0] - picture[:, -1]).mean()
    inside = np.abs(np.diff(picture, axis=1)).mean()
    assert seam < 2 * inside


# -- projection and cartogram ------------------------------------------------------------------------------------------


@pytest.fixture
def cartogram():
    """Return the function; it alone needs scipy, which takes every process that shares the tests a second to import."""
    from maps.source.cartogram import cartogram

    return cartogram


def test_the_projection_keeps_north_up_and_the_central_meridian_upright():
    spots = project(np.array([[11.0, 60], [11, 0], [11, -60], [50, 0]]))
    assert spots[:3, 0].tolist() == [0, 0, 0]
    assert spots[0, 1] < spots[1, 1] == 0 < spots[2, 1]
    assert spots[3, 0] > 0


def test_parallels_grow_shorter_towards_the_poles():
    east = project(np.array([[90.0, latitude] for latitude in (0, 30, 60, 85)]))[:, 0]
    assert list(east) == sorted(east, reverse=True)


def test_a_frame_fills_its_size_less_the_margin():
    frame = Frame((0, 0, 2, 1), (1400, 800), 22)
    assert frame(np.array([[0.0, 0], [2, 1]])).tolist() == [[22, 22], [1378, 778]]


def test_a_frame_stretches_height_no_more_than_allowed():
    top, bottom = Frame((0, 0, 10, 1), (1400, 800), 20, steepest=1.0)(np.array([[0.0, 0], [10, 1]]))[:, 1]
    assert bottom - top == pytest.approx(136)
    assert (top + bottom) / 2 == pytest.approx(400)


def test_a_cartogram_gives_room_to_the_crowded_side_and_never_folds(cartogram):
    left, right = box(40, 40, 100, 120), box(100, 40, 160, 120)
    move = cartogram([(left, 2.0), (right, 0.7)], (200, 160), sea=1.0, blur=5)
    grown = [linework.warp(shapely.segmentize(shape, 3), move) for shape in (left, right)]
    assert grown[0].area > 1.3 * left.area
    assert grown[1].area < right.area
    assert all(shape.is_valid for shape in grown)
    assert grown[0].intersection(grown[1]).area < 0.1


def test_even_density_moves_nothing(cartogram):
    move = cartogram([(box(40, 40, 100, 120), 1.0)], (200, 160), sea=1.0, blur=5)
    spots = np.array([[50.0, 50], [150, 100], [900, -400]])
    assert np.allclose(move(spots), spots, atol=1e-6)

"""The drawing half of the map workshop: lines to shapes, outlines as text, badges, sea routes, the sea itself."""

import hashlib
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
shapely = pytest.importorskip("shapely")
pytest.importorskip("scipy")
pytest.importorskip("PIL")

import yaml  # noqa: E402
from shapely import LineString, MultiPolygon, Point, Polygon, box  # noqa: E402

from maps.source import fetch, grain, linework, ocean, outlines  # noqa: E402
from maps.source.noise import NoiseField  # noqa: E402
from maps.source.places import place  # noqa: E402
from maps.source.routes import SeaChart  # noqa: E402
from maps.source.write import flow, lake, point, write  # noqa: E402

# -- linework ----------------------------------------------------------------------------------------------------------


def test_faces_come_from_crossing_lines():
    cross = [LineString([(0, 5), (10, 5)]), LineString([(5, 0), (5, 10)]), box(0, 0, 10, 10).boundary]
    assert sorted(face.area for face in linework.faces(cross, 0.1)) == [25, 25, 25, 25]


def test_snapping_closes_hairline_gaps():
    shapes = {"a": box(0, 0, 50, 50), "b": box(50.04, 0, 100, 50)}
    snapped = linework.snap(shapes)
    assert shapely.coverage_is_valid(list(snapped.values()))
    assert linework.touching_pairs(snapped) == {frozenset("ab")}


def test_a_sliver_between_two_shapes_goes_to_the_longer_neighbour():
    a = Polygon([(0, 0), (50, 0), (48, 25), (50, 50), (0, 50)])
    snapped = linework.snap({"a": a, "b": box(50, 0, 100, 50)})
    assert sum(shape.area for shape in snapped.values()) == pytest.approx(5000)
    assert snapped["a"].area > a.area


def test_simplifying_keeps_neighbours_together_and_on_the_grid():
    field = NoiseField(seed=1, wavelength=34, octaves=2)
    pair = {"a": box(0, 0, 60, 60), "b": box(60, 0, 120, 60)}
    bent = linework.bend_borders({k: shapely.segmentize(s, 3) for k, s in pair.items()}, field, 2, 16)
    lean = linework.simplify(bent, tolerance=1.5, smallest=9)
    assert shapely.coverage_is_valid(list(lean.values()))
    assert sum(map(outlines.count_vertices, lean.values())) < 60
    corners = np.vstack([np.asarray(shape.exterior.coords) for shape in lean.values()]) * 10
    assert np.allclose(corners, np.round(corners), atol=1e-6)


def test_bent_borders_leave_the_coast_alone():
    pair = {"a": shapely.segmentize(box(0, 0, 60, 60), 3), "b": shapely.segmentize(box(60, 0, 120, 60), 3)}
    bent = linework.bend_borders(pair, NoiseField(seed=1, wavelength=34, octaves=2), 2, 16)
    whole = shapely.union_all(list(bent.values()))
    assert whole.symmetric_difference(box(0, 0, 120, 60)).area < 1
    assert bent["a"].symmetric_difference(pair["a"]).area > 5


def test_islets_and_small_holes_go_and_the_mainland_stays():
    mainland = Polygon(box(0, 0, 30, 30).exterior, [box(5, 5, 7, 7).exterior, box(10, 10, 20, 20).exterior])
    rest = linework.drop_islets(MultiPolygon([mainland, box(40, 0, 42, 2), box(50, 0, 60, 10)]), 9)
    assert [len(part.interiors) for part in rest.geoms] == [1, 0]
    assert linework.drop_islets(box(0, 0, 1, 1), 9).area == 1


def test_shapes_that_meet_in_a_corner_do_not_touch():
    shapes = {"a": box(0, 0, 10, 10), "b": box(10, 10, 20, 20), "c": box(10, 0, 20, 10)}
    assert linework.touching_pairs(shapes) == {frozenset("ac"), frozenset("bc")}


# -- outlines and writing ----------------------------------------------------------------------------------------------


def test_a_ring_is_one_line_of_differences():
    assert outlines.encode_ring(np.array([[531.2, 118.7], [534.3, 117.5], [536.7, 118.3], [531.2, 118.7]])) == (
        "5312,1187 31,-12 24,8"
    )


def test_outlines_survive_writing_and_reading():
    hole = box(2.5, 2.5, 4.1, 4.1).exterior
    shape = MultiPolygon([box(20, 0, 21.3, 7), Polygon(box(0, 0, 10, 10).exterior, [hole])])
    text = outlines.encode(shape)
    assert [len(part) for part in text] == [2, 1], "largest part first, its hole behind it"
    assert outlines.decode(text).equals(shape)
    assert outlines.count_vertices(shape) == 12


def test_a_small_board_is_written_in_the_style_of_the_board_files(tmp_path):
    entry = flow(at=point((1.0, 2.25)), name="Zuid-Amerika")
    write(
        tmp_path / "x.yaml", "A small board", {"size": (14, 8), "places": [entry, entry], "lake": lake(box(0, 0, 4, 4))}
    )
    lines = (tmp_path / "x.yaml").read_text(encoding="utf-8").splitlines()
    assert "size: [14, 8]" in lines
    assert lines.count("- {at: [1, 2.2], name: Zuid-Amerika}") == 2
    assert yaml.safe_load("\n".join(lines))["lake"]["kind"] == "lake"


# -- places and routes -------------------------------------------------------------------------------------------------


def test_the_badge_stands_in_the_widest_part_and_the_name_below_it():
    spot = place(MultiPolygon([box(0, 0, 60, 40), box(100, 0, 110, 10)]), "Peru", None)
    assert spot.radius == pytest.approx(20, abs=0.6)
    assert 19 <= spot.badge[0] <= 41 and spot.badge[1] == pytest.approx(20, abs=0.6)
    assert spot.label == (spot.badge[0], pytest.approx(spot.badge[1] + 23))
    assert place(box(0, 0, 60, 40), "New Guinea", None).label[1] == pytest.approx(spot.label[1] + 5.5, abs=0.6)
    assert place(box(0, 0, 60, 40), "Peru", (-40.0, 2.0)).label[0] == pytest.approx(spot.badge[0] - 40, abs=12)


def test_a_route_over_open_water_is_one_gentle_curve():
    chart = SeaChart({"a": box(0, 0, 50, 100), "b": box(150, 0, 200, 100)}, (200, 100))
    route = LineString(chart.route("a", "b"))
    assert (route.coords[0][0], route.coords[-1][0]) == (50, 150)
    assert 100 < route.length < 125


def test_a_route_goes_round_a_third_territory():
    wall = box(90, -100, 110, 60)
    chart = SeaChart({"a": box(0, 0, 50, 50), "b": box(150, 0, 200, 50), "wall": wall}, (200, 100))
    route = LineString(chart.route("a", "b"))
    assert route.distance(wall) > 2
    assert route.bounds[3] > 62


def test_a_narrow_strait_is_crossed_from_inland_to_inland():
    chart = SeaChart({"a": box(0, 0, 50, 50), "b": box(54, 0, 100, 50)}, (100, 50))
    (x0, y0), (x1, y1) = chart.route("a", "b")
    assert (x0, x1) == (45, 59) and y0 == y1


def test_a_route_may_be_told_where_to_cross():
    chart = SeaChart({"a": box(0, 0, 50, 200), "b": box(80, 0, 130, 200)}, (130, 200))
    route = chart.route("a", "b", near=Point(65, 150).buffer(20))
    assert route[:, 1].min() > 125


def test_no_way_over_water_is_said_plainly():
    ring = box(0, 0, 200, 200).difference(box(20, 20, 180, 180))
    shapes = {"a": box(80, 80, 120, 120), "b": box(300, 80, 340, 120), "ring": ring}
    with pytest.raises(ValueError, match="no way over water between a and b"):
        SeaChart(shapes, (400, 200)).route("a", "b")


# -- sea and source ----------------------------------------------------------------------------------------------------


def test_the_sea_is_shallow_at_the_coast_and_ends_in_the_deep_colour():
    sea = ocean.Sea.of([box(40, 40, 80, 80)], (120, 100), lambda places: places * 3)
    pixels = np.asarray(sea.paint(ocean.DARK), dtype=int)
    assert pixels.shape == (2 * (100 + 320), 2 * (120 + 500), 3)
    deep = np.array([0x14, 0x37, 0x4A])
    assert np.abs(np.vstack([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]]) - deep).max() <= 2
    coast = pixels[2 * (130 + 60), 2 * (60 + 85)]
    assert (coast > deep + 25).all()


def test_a_wrong_archive_is_refused(tmp_path, monkeypatch):
    wrong = tmp_path / "world.json"
    wrong.write_bytes(b"{}")
    monkeypatch.setattr(fetch, "GEOMETRY", wrong)
    with pytest.raises(SystemExit, match="checksum"):
        fetch.geometry()
    monkeypatch.setattr(fetch, "GEOMETRY_SHA256", hashlib.sha256(b"{}").hexdigest())
    assert fetch.geometry() == wrong


def test_missing_geometry_is_said_plainly(tmp_path, monkeypatch):
    monkeypatch.setattr(fetch, "GEOMETRY", Path(tmp_path / "nothing.json"))
    with pytest.raises(SystemExit, match=r"run python -m maps\.source\.fetch"):
        fetch.geometry()


def test_paper_grain_is_light_and_warm():
    pixels = np.asarray(grain.paint(), dtype=float)
    red, _, blue = pixels.mean(axis=(0, 1))
    assert 230 < red < 250 and blue < red

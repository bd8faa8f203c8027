"""Parts of the board that need no window: outlines, words, names' places, walking, panels, looks, tiles."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.art.seats import BadgeState
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.geometry.boxes import area, box_of
from risk_desktop.ui.board.geometry.outlines import path_of, smooth, union_of
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.highlights import BoardHighlights
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.labels.label_item import broken_lines
from risk_desktop.ui.board.labels.label_placement import LabelSubject, place_labels
from risk_desktop.ui.board.markers.arrow import ribbon_path
from risk_desktop.ui.board.navigation.walking import DIRECTIONS, Walk
from risk_desktop.ui.board.panels.panel_placement import PanelSurroundings, notch_towards, place_panel
from risk_desktop.ui.board.position import BoardPosition


@pytest.fixture(scope="module")
def atlas(qapp):
    return Atlas([load_map(maps_dir() / "earth.yaml")])


@pytest.fixture(scope="module")
def number(atlas):
    return {land.territory.id: land.index for land in atlas.lands}


def covered(paths):
    """Return how many pixels of a 1400 x 800 picture the paths fill together."""
    picture = QImage(1400, 800, QImage.Format.Format_Grayscale8)
    picture.fill(0)
    painter = QPainter(picture)
    for path in paths:
        painter.fillPath(path, QColor("white"))
    painter.end()
    return bytes(picture.constBits()).count(b"\xff")


def test_union_of_two_squares_is_one_ring():
    left = [(0, 0), (10, 0), (10, 10), (0, 10)]
    right = [(20, 0), (10, 0), (10, 10), (20, 10)]
    rings = union_of([left, right])
    assert len(rings) == 1
    assert set(rings[0]) == {(0, 0), (10, 0), (20, 0), (20, 10), (10, 10), (0, 10)}


def test_union_keeps_islands_and_holes_apart():
    ring = [(0, 0), (30, 0), (30, 30), (0, 30)]
    hole = [(10, 10), (20, 10), (20, 20), (10, 20)]
    far = [(100, 100), (110, 100), (110, 110)]
    assert len(union_of([ring, hole, far])) == 3


def test_union_of_squares_that_meet_in_a_corner_closes_every_ring():
    rings = union_of([[(0, 0), (10, 0), (10, 10), (0, 10)], [(10, 10), (20, 10), (20, 20), (10, 20)]])
    assert sum(len(ring) for ring in rings) == 8


def test_regions_cover_what_their_territories_cover(atlas):
    for members in atlas.members:
        parts = covered(atlas.lands[land].outline.path for land in members)
        assert covered([atlas.union(members).path]) == pytest.approx(parts, rel=0.01)
        assert atlas.union(members) is atlas.union(members)


def test_smooth_keeps_the_ends():
    line = smooth([(0, 0), (10, 0), (10, 10)])
    assert (line[0], line[-1]) == ((0, 0), (10, 10))
    assert len(line) > 3
    assert smooth([(0, 0), (5, 5)]) == [(0, 0), (5, 5)]


def test_hit_test_exact_and_rough_agree_at_badges(atlas):
    for land in atlas.lands:
        assert atlas.land_at(land.badge) == land.index
        assert atlas.roughly_at(land.badge.x(), land.badge.y()) == land.index
    assert atlas.land_at(QPointF(5, 795)) is None
    assert atlas.roughly_at(-50, -50) is None


def test_a_line_round_the_back_has_two_stubs(atlas, number):
    alaska, kamchatka = number["alaska"], number["kamchatka"]
    out, back = atlas.stubs[alaska, kamchatka], atlas.stubs[kamchatka, alaska]
    assert out.end.x() < out.start.x() < atlas.lands[alaska].badge.x()
    assert back.end.x() > back.start.x() > atlas.lands[kamchatka].badge.x()


@pytest.mark.parametrize(
    ("name", "variants"),
    [
        ("Peru", ["Peru"]),
        ("Great Britain", ["Great Britain", "Great\nBritain"]),
        ("Nordwest-Territorium", ["Nordwest-Territorium", "Nordwest-\nTerritorium"]),
        ("Western United States", ["Western United States", "Western\nUnited States", "Western\nUnited\nStates"]),
    ],
)
def test_names_break_into_even_lines(name, variants):
    assert broken_lines(name) == variants


def test_a_name_stands_below_its_badge():
    subject = LabelSubject((100, 100), 15, 200, ((60, 12),))
    (place,) = place_labels([subject], lambda land, x, y: False, (-999, -999, 999, 999))
    assert place.box == (-30, 16, 30, 28)


def test_a_name_gives_way_to_a_badge_below():
    upper = LabelSubject((100, 100), 15, 200, ((60, 12),))
    lower = LabelSubject((100, 132), 15, 200, ((60, 12),))
    first, second = place_labels([upper, lower], lambda land, x, y: False, (-999, -999, 999, 999))
    assert not (first.box[0] < 15 and first.box[2] > -15 and first.box[3] > 17 and first.box[1] < 47)
    assert second.box[1] > 0


def test_two_names_are_not_read_as_one():
    """Below its badge the upper name would stand right on top of the lower one's."""
    upper = LabelSubject((100, 100), 15, 200, ((60, 12),))
    lower = LabelSubject((100, 161), 15, 200, ((60, 12),))
    first, second = place_labels([upper, lower], lambda land, x, y: False, (-999, -999, 999, 999))
    over = min(100 + first.box[2], 100 + second.box[2]) - max(100 + first.box[0], 100 + second.box[0])
    assert over <= 0 or (161 + second.box[1]) - (100 + first.box[3]) >= 4


def test_a_name_stands_on_its_own_land_rather_than_on_a_neighbours():
    """All land below the badge is another one's: the name stands above, though that is not the usual place."""
    subject = LabelSubject((100, 100), 15, 200, ((40, 12),))
    (place,) = place_labels([subject], lambda land, x, y: y > 116, (-999, -999, 999, 999))
    assert place.box[3] < 0


def test_a_wide_name_is_broken():
    subject = LabelSubject((100, 100), 15, 70, ((120, 12), (66, 24)))
    (place,) = place_labels([subject], lambda land, x, y: False, (-999, -999, 999, 999))
    assert place.lines == 2


def test_arrow_keys_reach_every_territory_from_every_other(atlas):
    walk = Walk(atlas)
    for start in range(len(atlas.lands)):
        seen, queue = {start}, [start]
        while queue:
            land = queue.pop()
            for direction in DIRECTIONS:
                there = walk.step(land, direction)
                assert there is None or there in atlas.neighbours[land]
                if there is not None and there not in seen:
                    seen.add(there)
                    queue.append(there)
        assert len(seen) == len(atlas.lands)


def test_arrow_keys_go_where_they_point(atlas, number):
    walk = Walk(atlas)
    assert walk.step(number["western_australia"], "right") == number["eastern_australia"]
    assert walk.step(number["alaska"], "left") == number["kamchatka"]
    assert walk.step(number["kamchatka"], "right") == number["alaska"]


def open_sea(columns, rows):
    return [[0.0] * len(columns)] * len(rows)


def test_panel_avoids_badges_and_stays_inside():
    badges = [QRectF(x, 60, 80, 80) for x in (100, 200)]
    free = QRectF(0, 0, 600, 400)
    around = PanelSurroundings(free, badges, [], [QPointF(300, 200)], [], [], open_sea, lambda box: False)
    place = place_panel([QSizeF(160, 80)], QPointF(300, 200), around)
    rect, notch = place.rect, place.notch
    assert free.contains(rect)
    assert not any(rect.intersects(badge) for badge in badges)
    assert not rect.contains(QPointF(300, 200))
    assert notch is not None and 0 <= notch.along <= 160


def test_panel_that_stands_far_off_is_led_to_its_arrow():
    free, end = QRectF(0, 300, 400, 100), QPointF(300, 50)
    around = PanelSurroundings(free, [], [], [end], [], [], open_sea, lambda box: False)
    place = place_panel([QSizeF(160, 80)], end, around)
    assert free.contains(place.rect)
    assert place.notch is None and place.aim == end


def test_panel_is_led_to_where_its_arrow_hides_least():
    free, ends = QRectF(0, 300, 400, 100), [QPointF(300, 50), QPointF(200, 40)]
    badges = [QRectF(280, 100, 40, 40)]
    around = PanelSurroundings(free, badges, [], ends, [], [], open_sea, lambda box: False)
    place = place_panel([QSizeF(160, 80)], ends[0], around)
    assert place.notch is None and place.aim == ends[1]


@pytest.mark.parametrize(("between", "points"), [([], True), ([QRectF(280, 230, 40, 30)], False)])
def test_panel_points_further_where_no_badge_lies_between(between: list[QRectF], points: bool) -> None:
    own = QRectF(285, 190, 30, 20)
    free = QRectF(0, 300, 400, 100)
    around = PanelSurroundings(
        free, [own, *between], [], [QPointF(300, 150), QPointF(300, 200)], [own], [], open_sea, lambda box: False
    )
    place = place_panel([QSizeF(160, 80)], QPointF(300, 175), around)
    assert (place.notch is not None and place.notch.side == "top") is points


def test_land_is_counted(atlas, number):
    inland = atlas.lands[number["siberia"]].badge
    assert atlas.land_in((inland.x() - 10, inland.y() - 10, inland.x() + 10, inland.y() + 10), 0) == pytest.approx(400)
    assert atlas.land_in((4, 4, 24, 24), 0) == 0
    whole = box_of(atlas.sheets[0].rect)
    counted = sum(atlas.land_at(QPointF(x, y)) is not None for x in range(0, 1362, 12) for y in range(0, 768, 12))
    assert atlas.land_in(whole, 0) == pytest.approx(counted * 144, rel=0.03)
    assert atlas.land_in(whole, 0) < 0.5 * area(whole)


def test_land_is_counted_by_rows_as_box_by_box(atlas):
    columns, rows = [(-50, 90), (300, 420.5), (1300, 1500)], [(10, 200), (333, 334), (700, 900)]
    counted = [[atlas.land_in((left, top, right, bottom), 0) for left, right in columns] for top, bottom in rows]
    assert list(atlas.land_by_rows(columns, rows, 0)) == counted
    assert any(0 < land < area((left, 10, right, 200)) for land, (left, right) in zip(counted[0], columns, strict=True))


def test_panel_stands_where_least_land_is():
    around = PanelSurroundings(
        QRectF(0, 0, 600, 400), [], [], [QPointF(300, 200)], [], [], half_land, lambda box: False
    )
    assert place_panel([QSizeF(160, 80)], QPointF(300, 200), around).rect.right() <= 300


def half_land(columns, rows):
    """Right of 300 all is land."""
    return [[max(0.0, right - max(left, 300)) * (bottom - top) for left, right in columns] for top, bottom in rows]


def test_notch_is_on_the_side_of_the_point():
    rect = QRectF(100, 100, 200, 100)
    assert notch_towards(rect, QPointF(150, 300)).side == "bottom"
    assert notch_towards(rect, QPointF(50, 150)).side == "left"


def test_ribbon_grows_and_keeps_off_the_badges():
    whole = ribbon_path(QPointF(300, 0), 19, 22, 1.0, 1.0).boundingRect()
    half = ribbon_path(QPointF(300, 0), 19, 22, 1.0, 0.5).boundingRect()
    assert 15 < whole.left() < 25
    assert 270 < whole.right() < 282
    assert half.right() < whole.right() - 80
    assert not ribbon_path(QPointF(30, 0), 19, 22, 1.0, 1.0).isEmpty()


def test_ribbon_between_close_badges_shows_beside_them():
    """Between Ukraine and Ural with large text only a tip could be seen, on land of its own colour."""
    radius, apart = 20.0, QPointF(58, 12)
    ribbon = ribbon_path(apart, radius + 4, radius + 7, 1.2, 1.0)
    badges = QPainterPath()
    for centre in (QPointF(0, 0), apart):
        badges.addEllipse(centre, radius, radius)
    seen, whole = covered([ribbon.subtracted(badges).translated(99, 99)]), covered([ribbon.translated(99, 99)])
    assert seen > 0.75 * whole and seen > 450


def test_looks_by_mode(atlas, number):
    palette = Palette(atlas, theme.SEATS)
    position = BoardPosition((0,) * 42, (1,) * 41 + (30,))
    owner = palette.land(number["brazil"], position)
    assert owner.emblem == "sword"
    assert all(band.shine for band in palette.bands(position))
    palette.mode = "regions"
    assert palette.land(number["brazil"], position).fill != owner.fill
    assert [band.hue for band in palette.bands(position)] == [theme.SEATS[0].badge]
    palette.mode = "strength"
    assert palette.land(0, position).fill != palette.land(41, position).fill


def test_choice_shows_source_and_targets():
    choice = BoardHighlights(source=1, targets=frozenset({2, 3}), hovered=3, choosing=True)
    assert choice.kinds() == {1: "source", 2: "target", 3: "hot"}
    assert choice.badges() == {1: BadgeState.SOURCE, 3: BadgeState.HOT}
    assert BoardHighlights(hovered=0).kinds() == {0: "hover"}
    gone = BoardHighlights(lost=frozenset({4}), won=frozenset({5}), hovered=4)
    assert gone.kinds() == {4: "lost", 5: "won"}, "a pointer that rests there hides no news"


def test_pictures_lie_on_the_grid_of_pixels(qapp):
    canvas = Canvas(QRectF(10.3, 20.7, 5, 5), 0.93)
    assert (canvas.origin.x() * 0.93) % 1 == pytest.approx(0, abs=1e-6)
    image = canvas.finish()
    assert image.width() >= 5
    path = path_of([[(0, 0), (1, 0), (1, 1)]], QPointF(3, 4))
    assert path.boundingRect().topLeft() == QPointF(3, 4)

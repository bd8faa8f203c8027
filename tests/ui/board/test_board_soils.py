"""Boards with seas as territories and with pictures that shine through: shores, looks, names, what is clicked."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor

from risk_desktop.i18n import LANGUAGES
from risk_desktop.maps.finder import find_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.geometry.outlines import edges_of, open_lines
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.content import BandContent, LandContent, ShoreContent, band_contents, signs_of
from risk_desktop.ui.board.ground.look import Band, Palette
from risk_desktop.ui.board.ground.soil import soils_of
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.board.view import BoardView

LEFT = [(0, 0), (10, 0), (10, 10), (0, 10)]
RIGHT = [(20, 0), (10, 0), (10, 10), (20, 10)]


@pytest.fixture(scope="module")
def atlas(qapp):
    return Atlas([find_map("earth_2210"), find_map("moon")])


@pytest.fixture(scope="module")
def number(atlas):
    return {land.territory.id: land.index for land in atlas.lands}


@pytest.fixture
def dark():
    yield
    theme.set_current("dark")


def owned_by(owner, atlas):
    return BoardPosition((owner,) * len(atlas.lands), (1,) * len(atlas.lands))


def painted(atlas, land, owner):
    """Return the picture of one territory in the colour of an owner, and a point of it at its badge."""
    palette = Palette(atlas, theme.SEATS)
    palette.strength = 0.0
    content = LandContent(
        atlas.lands[land], palette.land(land, owned_by(owner, atlas)), soils_of(atlas, maps_dir())[land]
    )
    canvas = Canvas(content.rect, 1.0)
    content.draw(canvas)
    spot = atlas.lands[land].badge - canvas.origin
    return canvas.finish(), spot.toPoint()


# -- shores ------------------------------------------------------------------------------------------------------------


def test_open_lines_leave_out_sides_and_are_not_cut_needlessly():
    assert open_lines([LEFT], edges_of([RIGHT])) == [[(10, 10), (0, 10), (0, 0), (10, 0)]]
    whole = open_lines([LEFT], set())
    assert whole == [[(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]]


def test_a_side_that_two_rings_share_is_one_line():
    shared = open_lines([LEFT, RIGHT], edges_of([LEFT]) ^ edges_of([RIGHT]))
    assert [sorted(line) for line in shared] == [[(10, 0), (10, 10)]]


def test_a_shore_runs_round_the_water_but_not_along_coasts(atlas, number):
    sea, land = atlas.lands[number["poseidon"]], atlas.lands[number["continental_biospheres"]]
    coast = edges_of(sea.rings) & edges_of(land.rings)
    shore = atlas.shore([sea.index])
    assert coast
    corners = sum(polygon.size() for polygon in shore.rim.path.toSubpathPolygons())
    assert corners == len(edges_of(sea.rings) - coast) + len(shore.rim.path.toSubpathPolygons())
    assert shore.inner.path.isEmpty()


def test_seas_of_a_colony_are_parted_by_inner_lines(atlas, number):
    shore = atlas.shore([number[name] for name in ("neo_tokyo", "sung_tzu")])
    assert not shore.inner.path.isEmpty()
    assert shore.rim.bounds.contains(shore.inner.bounds.center())
    assert atlas.shore([number["neo_tokyo"], number["sung_tzu"]]) is shore


def test_a_band_is_a_ribbon_round_land_and_a_shore_round_water(atlas, number):
    mixed = Band((number["japan"], number["neo_tokyo"]), "#ff0000", False)
    kinds = [type(content) for content in band_contents(atlas, mixed)]
    assert set(kinds) == {BandContent, ShoreContent} and kinds.count(ShoreContent) == 1


# -- looks -------------------------------------------------------------------------------------------------------------


def test_territories_are_painted_on_what_their_region_is_made_of(atlas):
    assert [land.soil for land in atlas.lands] == ["paper"] * 42 + ["water"] * 13 + ["picture"] * 14


def test_free_water_and_free_rock_are_bare_and_free_land_is_stone(atlas, number):
    palette = Palette(atlas, theme.SEATS)
    fills = [palette.land(number[name], owned_by(-1, atlas)).fill for name in ("poseidon", "tycho", "japan")]
    assert fills[:2] == ["", ""] and fills[2]
    palette.mode = "regions"
    assert palette.land(number["poseidon"], owned_by(-1, atlas)).fill


def test_the_sea_shines_through_its_owners_colour(atlas, number):
    for owner in (-1, 0):
        picture, spot = painted(atlas, number["poseidon"], owner)
        assert 40 < picture.pixelColor(spot).alpha() < 250
    land, spot = painted(atlas, number["japan"], 0)
    assert land.pixelColor(spot).alpha() == 255
    red, blue = (painted(atlas, number["poseidon"], owner)[0].pixelColor(spot).hue() for owner in (0, 1))
    assert red != blue


def test_rock_keeps_its_relief_in_its_owners_colour(atlas, number):
    for owner in (-1, 0):
        picture, spot = painted(atlas, number["tycho"], owner)
        row = [picture.pixelColor(spot.x() + dx, spot.y()) for dx in range(-30, 30)]
        assert {colour.alpha() for colour in row} == {255}
        assert max(colour.value() for colour in row) - min(colour.value() for colour in row) > 12


def test_every_landing_site_has_its_sign(atlas):
    earth, moon = atlas.sheets
    assert [sum(type(content).__name__ == "SignContent" for content in signs_of(each)) for each in (earth, moon)] == [
        0,
        3,
    ]


@pytest.mark.parametrize("name", ["dark", "parchment"])
def test_the_colour_round_a_picture_is_its_own_in_every_theme(qapp, dark, name):
    theme.set_current(name)
    view = BoardView([find_map("earth_2210"), find_map("moon")], maps_dir(), theme.SEATS, "en")
    corners = [view.overview.picture(QSize(900, 300), board=board).pixelColor(2, 2) for board in (0, 1)]
    assert corners[0] == QColor(theme.current().sea_deep)
    assert corners[1] == QColor("#080a13")


# -- in the window -----------------------------------------------------------------------------------------------------


@pytest.fixture
def show(qtbot):
    """Return a function that shows both boards in a view of a size, laid out as in play."""

    def make(size, language="en"):
        theme.set_metrics(theme.metrics(*size))
        metrics = theme.current_metrics()
        view = BoardView([find_map("earth_2210"), find_map("moon")], maps_dir(), theme.SEATS, language)
        qtbot.addWidget(view)
        view.set_position(BoardPosition(tuple(i % 5 for i in range(69)), (12,) * 69))
        view.resize(*size)
        width = size[0] - metrics.column - 2 * metrics.margin
        view.set_free_rect(QRect(0, metrics.top, width, size[1] - metrics.top - metrics.bottom))
        view.show()
        view.finish_baking()
        return view

    yield make
    theme.set_metrics(theme.metrics(1600, 900))


@pytest.mark.window
@pytest.mark.parametrize(("size", "languages"), [((1280, 720), LANGUAGES), ((1600, 900), ("de",))])
def test_every_name_shows_and_covers_no_other_and_no_badge(bare_ground, show, atlas, size, languages):
    view, placed = show(size, languages[0]), []
    for language in languages:
        view.set_language(language)
        for board in (0, 1):
            view.switcher.show(board)
            view.finish_animations()
            view.finish_baking()
            lands = [land.index for land in atlas.lands if land.board == board]
            names = {land: view.places.name_rect(land) for land in lands}
            assert [atlas.lands[land].territory.id for land in lands if names[land] is None] == []
            inside = {land: rect.adjusted(3, 3, -3, -3) for land, rect in names.items()}
            assert not [pair for pair in combinations(lands, 2) if inside[pair[0]].intersects(inside[pair[1]])]
            badges = {land: view.places.badge_rect(land).adjusted(3, 3, -3, -3) for land in lands}
            assert not [(a, b) for a in lands for b in lands if inside[a].intersects(badges[b])]
            assert names not in placed, "each language has words of its own"
            placed.append(names)


@pytest.mark.window
def test_an_island_in_a_sea_is_not_the_sea(qtbot, show, atlas, number):
    java, sea = atlas.lands[number["java_cartel"]], atlas.lands[number["sung_tzu"]]
    islet = next(ring for ring in java.rings if sea.bounds.contains(QPointF(*ring[0])) and len(ring) > 12)
    middle = QPointF(sum(x for x, _ in islet) / len(islet), sum(y for _, y in islet) / len(islet))
    assert atlas.land_at(sea.badge) == sea.index
    assert atlas.land_at(middle) in (java.index, None)
    view = show((1600, 900))
    heard = []
    view.input.territory_clicked.connect(heard.append)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.places.badge_rect(sea.index).center())
    assert heard == [sea.index]

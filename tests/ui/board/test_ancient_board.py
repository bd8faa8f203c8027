"""What the ancient boards need of the board view: barriers, signs, Afterlives, closed lines, land that sinks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor

from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.art.figures import figure_pixmap
from risk_desktop.ui.board.geometry.atlas import atlas_of
from risk_desktop.ui.board.ground.afterlife_places import AfterlifePlaceContent, afterlife_contents
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.content import RouteContent, signs_of, ways_of
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.ground.shoal import WhirlContent
from risk_desktop.ui.board.position import BoardPosition, PieceLook
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.motion import MOTION

ATLANTIS = ("hesperide", "tritonis", "poseidonis", "oricalcos")


@pytest.fixture(scope="module")
def boards():
    return [load_map(maps_dir() / f"{name}.yaml") for name in ("ancient_earth", "underworld")]


@pytest.fixture
def atlas(qapp, boards):
    return atlas_of(boards)


@pytest.fixture
def number(boards):
    names = [territory.id for board in boards for territory in board.territories]
    return names.index


@pytest.fixture
def position(boards):
    size = sum(len(board.territories) for board in boards)
    return BoardPosition(tuple(i % 5 for i in range(size)), (3,) * size)


@pytest.fixture
def view(qtbot, boards, position):
    theme.set_metrics(theme.metrics(1280, 720))
    shown = BoardView(boards, maps_dir(), theme.SEATS, "en")
    qtbot.addWidget(shown)
    shown.resize(900, 520)
    shown.set_position(position)
    shown.show()
    shown.finish_baking()
    shown.finish_animations()
    return shown


def kinds(contents):
    found: dict[str, int] = {}
    for content in contents:
        name = type(content).__name__
        found[name] = found.get(name, 0) + 1
    return found


def test_ranges_cracks_flames_and_signs_are_drawn(atlas):
    ancient, under = (kinds(signs_of(sheet)) for sheet in atlas.sheets)
    assert ancient == {"RangeContent": 2}
    assert under == {"ChasmContent": 1, "SignContent": 19 + 3 + 4 + 2, "FireContent": 5}


def test_a_closed_line_has_a_whirlpool_and_a_sunken_end_has_no_line(atlas, position, number):
    sheet = atlas.sheets[0]
    pair = tuple(sorted((number("corsica"), number("roma"))))
    assert kinds(ways_of(sheet, position)) == {"RouteContent": 21}
    shut = list(ways_of(sheet, replace(position, closed=frozenset([pair]))))
    (whirl,) = [content for content in shut if isinstance(content, WhirlContent)]
    (route,) = [content for content in shut if isinstance(content, RouteContent) and content.closed]
    assert (route.route.a, route.route.b) == pair
    assert route.rect.contains(whirl.x, whirl.y)
    sunk = replace(position, gone=frozenset(map(number, ATLANTIS)))
    assert kinds(ways_of(sheet, sunk)) == {"RouteContent": 18}


def test_afterlives_show_whose_they_are_and_how_many_wait(atlas, position):
    palette = Palette(atlas, theme.SEATS)
    shown = replace(position, afterlives={"duat": (3, 7)})
    contents = afterlife_contents(atlas.sheets[1], palette, shown)
    found = {content.place.afterlife.id: content for content in contents}
    assert len(found) == 5
    assert (found["duat"].seat, found["duat"].dead) == (theme.SEATS[3], 7)
    assert (found["valhalla"].seat, found["valhalla"].dead) == (None, 0)


def test_names_of_the_dead_grow_with_the_text_and_names_of_land_leave_signs_free(qtbot, boards, position):
    heights = []
    for scale in (1.0, 2.0):
        theme.set_metrics(theme.metrics(1280, 720, scale))
        view = BoardView(boards, maps_dir(), theme.SEATS, "de")
        qtbot.addWidget(view)
        view.resize(1024, 594)
        view.set_position(position)
        view.switcher.show(1)
        view.show()
        view.finish_baking()
        view.finish_animations()
        home, layout = view.camera.home_scale, view.board_scene.label_layout
        sheet = view.board_scene.atlas.sheets[1]
        dead = view.board_scene.labels.afterlives.rects(home)
        assert len(dead) == 5
        heights.append(min(rect.height() for rect in dead))
        signs = [QRectF(mark.at.x() * home - 10, mark.at.y() * home - 10, 20, 20) for mark in sheet.marks]
        names = [
            QRectF(QPointF(*layout.box_at(rect, land.index)[:2]), rect.size())
            for land in sheet.lands
            if (rect := view.board_scene.labels.rect(land.index)) is not None
        ]
        assert len(names) > 8
        covered = [
            (name, sign)
            for name in names
            for sign in (*signs, *dead)
            if (shared := name.intersected(sign)).width() * shared.height() > 0.3 * sign.width() * sign.height()
        ]
        assert not covered
    assert heights[1] >= 1.3 * heights[0]
    assert heights[0] >= theme.metrics(1280, 720).label_px


def test_an_afterlife_is_painted_in_its_owners_colour(atlas, position, boards):
    view = BoardView(boards, maps_dir(), theme.SEATS, "en")
    size = atlas.sheets[1].rect.size().toSize() / 4
    shown = replace(position, afterlives={"duat": (1, 7)})
    spot = next(each.at for each in boards[1].afterlives if each.id == "duat")
    pictures = [view.overview.picture(size, each, board=1) for each in (position, shown)]
    colours = [picture.pixelColor(round(spot[0] + 34) // 4, round(spot[1] + 20) // 4) for picture in pictures]
    assert colours[1].blue() > colours[1].red() + 60
    assert abs(colours[0].blue() - colours[0].red()) < 60


def test_land_with_cracks_round_it_has_no_ribbon(atlas, position):
    for mode in ("owners", "regions"):
        palette = Palette(atlas, theme.SEATS)
        palette.mode = mode
        lands = {land for band in palette.bands(position) for land in band.lands}
        assert lands == {land.index for land in atlas.sheets[0].lands}


def test_sinking_takes_land_names_plate_and_clicks(view, position, number, boards):
    lands = list(map(number, ATLANTIS))
    middle = view.places.badge_rect(lands[0]).center()
    assert view.places.territory_at(middle) == lands[0]
    view.effects.sink(lands)
    assert view.position.gone == frozenset(lands)
    assert {view.position.owners[land] for land in lands} == {-1}
    assert {view.position.armies[land] for land in lands} == {0}
    assert view.animator.busy
    view.finish_animations()
    view.finish_baking()
    assert not view.animator.busy
    assert view.places.territory_at(middle) is None
    assert [view.places.name_rect(land) for land in lands] == [None] * 4


def test_what_has_sunk_looks_like_water_and_comes_back_with_an_earlier_position(view, position, number):
    lands = list(map(number, ATLANTIS))
    spot = view.places.badge_rect(lands[2]).center() + QPoint(0, -26)
    before = QColor(view.grab().toImage().pixel(spot))
    view.effects.sink(lands)
    view.finish_animations()
    view.finish_baking()
    sunk = QColor(view.grab().toImage().pixel(spot))
    view.set_position(position)
    view.finish_baking()
    after = QColor(view.grab().toImage().pixel(spot))
    assert before == after != sunk


def test_sinking_without_animation_ends_at_once(view, number):
    MOTION.reduced = True
    view.effects.sink([number("tritonis")])
    assert not view.animator.busy
    assert number("tritonis") in view.position.gone


def test_sunken_land_needs_no_owner_for_a_region_to_be_held(atlas, position, number):
    palette, lands = Palette(atlas, theme.SEATS), list(map(number, ATLANTIS))
    owners = list(position.owners)
    for land in lands[1:]:
        owners[land] = 2
    owners[lands[0]] = 0
    region = atlas.lands[lands[0]].region
    shown = replace(position, owners=tuple(owners))
    assert palette.holder(region, shown) is None
    assert palette.holder(region, replace(shown, gone=frozenset(lands[:1]))) == 2
    assert palette.holder(region, replace(shown, gone=frozenset(lands))) is None


def test_temples_and_plague_stand_beside_the_badge(view, position, number):
    land = number("iberia")
    plain = view.places.badge_rect(land)
    assert view.places.standing_rect(land) == plain
    pieces = {land: (PieceLook("temple", 1), PieceLook("plague", -1))}
    view.set_position(replace(position, pieces=pieces))
    assert view.places.badge_rect(land) == plain
    size = theme.current_metrics().figure_px
    assert all(QRectF(plain).center().x() != rect.center().x() for rect in view.board_scene.rows.figures(land))
    assert view.places.standing_rect(land).united(plain).width() >= plain.width() + 0.8 * size
    temple, plague = (figure_pixmap(kind, theme.NEUTRAL, 60).toImage() for kind in ("temple", "plague"))
    colours = [
        [image.pixelColor(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
        for image in (temple, plague)
    ]
    green = [sum(c.alpha() > 200 and c.green() > c.blue() + 70 for c in each) for each in colours]
    assert green[0] == 0 and green[1] > 20


def test_a_whirlpool_is_round(qapp):
    whirl = WhirlContent(12, 12)
    canvas = Canvas(whirl.rect, 1.0)
    whirl.draw(canvas)
    image = canvas.finish()
    assert image.pixelColor(4, 4).alpha() == 0
    assert image.pixelColor(image.width() // 2, 5).alpha() == 255


def test_words_of_a_place_tell_its_tags(view, number):
    gate = view.descriptions.full(number("hounds_gate"))
    assert "Gate" in gate
    assert "sink" in view.descriptions.full(number("tritonis"))


def test_afterlife_contents_are_equal_when_nothing_changed(atlas, position):
    palette = Palette(atlas, theme.SEATS)
    once, again = (afterlife_contents(atlas.sheets[1], palette, position) for _ in range(2))
    assert once == again and isinstance(once[0], AfterlifePlaceContent)

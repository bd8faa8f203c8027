"""The board under the wheel: zoom, badges and names at every size."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QWheelEvent

from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.content import LandContent, band_contents
from risk_desktop.ui.board.ground.look import Band, LandLook
from risk_desktop.ui.board.ground.soil import soils_of
from risk_desktop.ui.board.ground.tile import Sharpness, baked_picture

pytestmark = pytest.mark.window

SIZES = [(1280, 720), (1600, 900), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
def test_badges_stand_on_their_own_land(show, earth, size):
    view = show([earth], size)
    for land in range(len(earth.territories)):
        badge = view.places.badge_rect(land)
        for point in (badge.center(), *edge_points(badge)):
            assert view.places.territory_at(point) == land, earth.territories[land].id


def edge_points(rect):
    """Return the four extreme points of the disc in a rectangle, one px inside."""
    middle = rect.center()
    yield from (QPoint(rect.left() + 2, middle.y()), QPoint(rect.right() - 2, middle.y()))
    yield from (QPoint(middle.x(), rect.top() + 2), QPoint(middle.x(), rect.bottom() - 2))


@pytest.mark.parametrize(
    ("size", "language"),
    [*((SIZES[0], each) for each in ("en", "nl", "de", "sv")), *((each, "de") for each in SIZES[1:])],
)
def test_names_cover_neither_each_other_nor_badges(show, earth, size, language):
    view = show([earth], size, language)
    lands = range(len(earth.territories))
    names = {land: rect for land in lands if (rect := view.places.name_rect(land)) is not None}
    assert len(names) >= 40
    for land, rect in names.items():
        inner = rect.adjusted(2, 2, -2, -2)
        for other, taken in names.items():
            assert other == land or not inner.intersects(taken.adjusted(2, 2, -2, -2)), (land, other)
        for other in lands:
            assert not inner.intersects(view.places.badge_rect(other).adjusted(2, 2, -2, -2)), (land, other)


def test_a_glide_home_ends_exactly_there(show, islands):
    """By its zoom a fitted board is known: only there names make way for what comes to stand on them."""
    view = show([islands])
    for width in range(320, 600, 7):
        view.set_free_rect(QRect(0, 0, width, 2 * width // 3))
        view.camera.zoom(1.3)
        view.camera.fit(0)
        view.finish_animations()
        assert view.camera.place == view.camera.fitted_place()


def test_names_vanish_when_small_but_not_the_hovered_one(qtbot, show, islands):
    view = show([islands])
    assert view.places.name_rect(0) is not None
    view.set_free_rect(QRect(300, 250, 120, 90))
    view.camera.zoom(0.7)
    view.highlights.mark(source=4)
    view.board_scene.labels.set_scale(0.3 * view.camera.home_scale)
    assert view.places.name_rect(0) is None
    assert view.places.name_rect(4) is not None


def test_wheel_zoom_keeps_the_point_under_the_pointer(show, islands):
    view = show([islands])
    pointer = QPointF(250, 180)
    before = view.camera.to_scene(pointer)
    for delta in (120, 120, 120, -120, 240):
        view.wheelEvent(wheel(view, pointer, delta))
        after = view.mapToScene(pointer.toPoint())
        assert abs(after.x() - before.x()) * view.camera.place.scale < 1.5
        assert abs(after.y() - before.y()) * view.camera.place.scale < 1.5


def wheel(view, point, delta):
    none = Qt.KeyboardModifier.NoModifier
    place = view.mapToGlobal(point)
    no_buttons, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    return QWheelEvent(point, place, QPoint(), QPoint(0, delta), no_buttons, none, phase, False)


def test_zoom_stays_within_bounds_and_fit_brings_it_back(show, islands, still):
    view = show([islands])
    fitted = view.camera.place
    for _ in range(30):
        view.camera.zoom(1.5)
    assert view.camera.place.scale == pytest.approx(4 * fitted.scale)
    view.camera.fit(0)
    assert view.camera.place == fitted
    view.camera.zoom(3, QPointF(20, 20))
    for _ in range(60):
        view.camera.zoom(0.7, QPointF(20, 20))
    assert view.camera.place == fitted and view.camera.is_home, "a board smaller than its room is of no use"


def test_only_changed_territories_are_baked_again(qtbot, show, earth):
    view = show([earth], (1280, 720))
    baker, before = view.board_scene.baker, view.position
    baked = baker.baked
    view.set_position(replace(before, armies=tuple(n + 1 for n in before.armies)))
    view.finish_baking()
    assert baker.baked == baked
    owners = list(before.owners)
    owners[5], owners[11] = (owners[5] + 1) % 6, (owners[11] + 1) % 6
    view.set_position(replace(before, owners=tuple(owners)))
    view.finish_baking()
    assert baker.baked == baked + 2


def test_a_ribbon_that_shines_again_is_not_drawn_anew(qapp, earth):
    atlas, sharp = Atlas([earth]), Sharpness(1.0, 1.0)
    bands = [Band(tuple(atlas.members[0]), "#b0803a", shine) for shine in (False, True)]
    parts = [part for band in bands for part in band_contents(atlas, band)]
    before = [baked_picture(part, sharp) for part in parts]
    for seat in theme.SEATS:  # the whole board changes hands meanwhile
        look = LandLook(seat.land, seat.emblem, seat.semy, 1.0)
        for land, soil in zip(atlas.lands, soils_of(atlas, maps_dir()), strict=True):
            baked_picture(LandContent(land, look, soil), sharp)
    assert all(baked_picture(part, sharp) is picture for part, picture in zip(parts, before, strict=True))


def test_baking_takes_turns_with_the_event_loop(qtbot, show, earth):
    view = show([earth], (1280, 720))
    view.camera.zoom(1.6)
    view.sharpen()
    assert view.board_scene.baker.busy
    qtbot.waitUntil(lambda: not view.board_scene.baker.busy, timeout=10_000)
    assert view.board_scene.baker.sharpness.scale == view.camera.place.scale


def test_while_zooming_the_board_still_shows(show, islands):
    view = show([islands])
    land = view.places.badge_rect(0).center() - QPoint(0, 40)
    sharp = view.grab().toImage().pixelColor(land)
    view.camera.zoom(1.02)
    assert view.board_scene.flat
    flat = view.grab().toImage().pixelColor(view.places.badge_rect(0).center() - QPoint(0, 40))
    assert abs(flat.hue() - sharp.hue()) < 20
    assert flat.saturation() > 100


def test_emblems_on_land_are_the_same_at_every_zoom(qapp):
    """The flat picture that is shown while zooming is replaced by the sharp one: nothing may jump."""
    area, strewn = QRectF(310, 220, 160, 160), []
    for scale in (1.0, 1.7, 4.0):
        canvas = Canvas(area, scale)
        canvas.strew("sword", QColor("#000000"), 8.0, 37.0)
        strewn.append(canvas.finish().scaled(40, 40, mode=Qt.TransformationMode.SmoothTransformation))
    for other in strewn[1:]:
        pairs = [
            (strewn[0].pixelColor(x, y).alpha(), other.pixelColor(x, y).alpha()) for x in range(40) for y in range(40)
        ]
        assert max(one for one, _ in pairs) > 90
        assert sum(abs(one - two) for one, two in pairs) / len(pairs) < 4


def test_badges_keep_their_size_under_the_wheel(show, earth, still):
    view = show([earth], (1280, 720))
    before = [view.places.badge_rect(land).size() for land in range(len(earth.territories))]
    assert {size.width() for size in before} <= {26, 27}
    view.camera.zoom(2.5)
    assert all(abs(view.places.badge_rect(land).width() - size.width()) <= 1 for land, size in enumerate(before))

"""The board is there with the first frame, as a sketch until it is sharp, and emblems keep their size at every zoom."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import WeakValueDictionary

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.board.ground import terrain, tile
from risk_desktop.ui.board.ground.afterlife_places import AfterlifePlaceContent
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.content import ShoreContent
from risk_desktop.ui.board.ground.pixmap_cache import PixmapCache
from risk_desktop.ui.board.ground.relief import ChasmContent, FireContent, RangeContent
from risk_desktop.ui.board.ground.signs import SignContent
from risk_desktop.ui.board.ground.tile import Tile
from risk_desktop.ui.board.labels import territory_labels
from risk_desktop.ui.board.labels.label_item import LabelItem
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.board.view import BoardView

pytestmark = [pytest.mark.window, pytest.mark.heavy]
KEPT_BYTES = 40_000_000
FAR = 150
"""The sum of the differences of three channels from which on two colours are not the same land."""


_STEP, _ROUND, _APART = 8, 45, 4
"""Points of a territory: so far apart, so far round its badge, so far from a border, px."""


@pytest.fixture(autouse=True)
def nothing_drawn_yet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No other test has drawn any of the boards, and what this one draws is kept."""
    for name in ("RECENT_LANDS", "RECENT_RIBBONS"):
        monkeypatch.setattr(tile, name, PixmapCache(KEPT_BYTES))
    monkeypatch.setattr(tile, "IN_USE", WeakValueDictionary())
    monkeypatch.setattr(territory_labels, "RECENT_NAMES", PixmapCache(KEPT_BYTES))
    theme.set_metrics(theme.metrics(1280, 720))
    yield
    theme.set_metrics(theme.metrics(1600, 900))


def inland(view: BoardView, land: int) -> list[QPoint]:
    """Return points of the widget on a territory, beside its badge and away from its borders."""
    badge = view.places.badge_rect(land)
    around = badge.adjusted(-_ROUND, -_ROUND, _ROUND, _ROUND).intersected(view.rect().adjusted(9, 9, -9, -9))
    spots = [
        QPoint(x, y)
        for x in range(around.left(), around.right(), _STEP)
        for y in range(around.top(), around.bottom(), _STEP)
    ]
    aside = [QPoint(x, y) for x in (-_APART, 0, _APART) for y in (-_APART, 0, _APART)]
    return [
        spot
        for spot in spots
        if not badge.contains(spot) and all(view.places.land_at(spot + off) == land for off in aside)
    ]


def opened(qtbot: QtBot, names: tuple[str, ...]) -> BoardView:
    """Return a view of boards in its first frame: nothing has been baked."""
    boards = [load_map(maps_dir() / f"{name}.yaml") for name in names]
    view = BoardView(boards, maps_dir(), theme.SEATS, "en")
    qtbot.addWidget(view)
    count = sum(len(board.territories) for board in boards)
    view.set_position(BoardPosition(tuple(i % 6 for i in range(count)), tuple(1 + i % 5 for i in range(count))))
    view.resize(1024, 600)
    view.show()
    return view


@pytest.mark.parametrize("names", [("earth",), ("earth_2210", "moon"), ("ancient_earth", "underworld")])
def test_the_first_frame_of_each_board_shows_land_and_sea_as_they_will_be(qtbot: QtBot, names: tuple[str, ...]) -> None:
    view = opened(qtbot, names)
    for board in range(len(names)):
        if board:
            view.switcher.show(board)
            view.finish_animations()
            assert view.switcher.board == board and not view.switcher.opening
        first = view.grab().toImage()
        if not board:
            assert not view.is_painted and view.board_scene.baker.busy, "nothing is sharp yet"
        view.finish_baking()
        view.finish_animations()
        sharp = view.grab().toImage()
        assert_alike(view, first, sharp)
        if not board:  # on the others large names lie on the sea
            assert_sea_alike(view, first, sharp)


@pytest.mark.parametrize("names", [("earth",), ("earth_2210", "moon"), ("ancient_earth", "underworld")])
def test_the_names_of_the_first_frame_stay_as_they_are(qtbot: QtBot, names: tuple[str, ...]) -> None:
    view = opened(qtbot, names)
    for board in range(len(names)):
        if board:
            view.switcher.show(board)
            view.finish_animations()
        frames = [view.grab().toImage()]
        baker = view.board_scene.baker
        assert baker.busy and view.board_scene.flat
        while baker.busy:
            for _ in range(_STEPS):
                if baker.busy:
                    baker._step()
            frames.append(view.grab().toImage())
        view.finish_baking()
        view.finish_animations()
        last = view.grab().toImage()
        places = written(view)
        assert len(places) > 0.75 * len(view.board_scene.atlas.sheets[board].lands) and len(frames) > 2
        for frame in frames:
            assert [word for at in places for word in letters(last, at) if frame.pixel(word) != last.pixel(word)] == []


_STEPS = 60
"""Steps of baking between two frames."""


def written(view: BoardView) -> list[QRect]:
    """Return where the names that can be seen stand in the widget."""
    items = [each for each in view.board_scene.graphics.items() if isinstance(each, LabelItem) and each.isVisible()]
    places = [each.label_rect().translated(QPointF(view.mapFromScene(each.pos()))).toRect() for each in items]
    return [place for place in places if view.rect().contains(place)]


def letters(frame: QImage, place: QRect) -> list[QPoint]:
    """Return the points of a name that its letters fill."""
    ink = QColor(theme.current().label).rgb()
    points = [QPoint(x, y) for x in range(place.left(), place.right()) for y in range(place.top(), place.bottom())]
    found = [point for point in points if frame.pixel(point) == ink]
    assert len(found) > 5
    return found


@pytest.mark.parametrize("names", [("earth_2210", "moon"), ("ancient_earth", "underworld")])
def test_the_first_frame_of_each_board_has_its_signs(qtbot: QtBot, names: tuple[str, ...]) -> None:
    view = opened(qtbot, names)
    for board in range(len(names)):
        if board:
            view.switcher.show(board)
            view.finish_animations()
        first = view.grab().toImage()
        assert view.board_scene.flat
        view.finish_baking()
        view.finish_animations()
        sharp = view.grab().toImage()
        signs = [tile for tile in view.board_scene.terrain.all_tiles() if isinstance(tile.content, SIGNS)]
        seen = [tile for tile in signs if view.rect().contains(view.mapFromScene(tile.content.rect).boundingRect())]
        assert seen
        assert [sign.content for sign in seen if unlike(view, sign, first, sharp) > _UNLIKE] == []


SIGNS = (SignContent, RangeContent, FireContent, ChasmContent, AfterlifePlaceContent, ShoreContent)
_UNLIKE = 12
"""By so much the points of a sign may differ on the average, of 255: the edges of what it is drawn of are soft."""


def unlike(view: BoardView, sign: Tile, first: QImage, sharp: QImage) -> float:
    """Return by how much the lightness of what a sign covers differs on the average in two pictures."""
    picture, corner = sign.pixmap().toImage(), view.mapFromScene(sign.pos())
    spots = [QPoint(x, y) for x in range(0, picture.width(), 2) for y in range(0, picture.height(), 2)]
    covered = [spot + corner for spot in spots if picture.pixelColor(spot).alpha() > 200]
    differences = [abs(first.pixelColor(at).lightness() - sharp.pixelColor(at).lightness()) for at in covered]
    return sum(differences) / len(differences)


def test_a_board_that_changes_before_it_is_seen_is_composed_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    composed: list[Canvas] = []

    def canvas(rect: QRectF, scale: float, ratio: float, ground: QColor) -> Canvas:
        composed.append(Canvas(rect, scale, ratio, ground))
        return composed[-1]

    monkeypatch.setattr(terrain, "Canvas", canvas)
    view = opened(qtbot, ("earth",))
    for owner in (2, 3):
        view.set_position(view.position.with_owners({0: owner, 1: owner}))
    assert view.board_scene.flat
    view.grab()
    assert len(composed) == 1


def test_a_board_that_was_drawn_lately_is_there_without_a_sketch(qtbot: QtBot) -> None:
    before = opened(qtbot, ("earth",))
    assert before.board_scene.flat
    before.finish_baking()
    view = opened(qtbot, ("earth",))
    first = view.grab().toImage()
    assert not view.board_scene.flat
    view.finish_baking()
    view.finish_animations()
    assert_alike(view, first, view.grab().toImage())


def test_a_board_that_shows_in_another_size_is_there_as_it_looks_there(qtbot: QtBot) -> None:
    before = opened(qtbot, ("earth",))
    before.resize(1024, 420)
    before.finish_baking()
    view = opened(qtbot, ("earth",))
    first = view.grab().toImage()
    assert view.board_scene.flat and not view.is_painted, "nothing is sharp yet"
    scene = view.board_scene
    assert all(each.shown is not None for each in scene.terrain.tiles(scene.atlas.world, near=False))
    view.finish_baking()
    view.finish_animations()
    assert_alike(view, first, view.grab().toImage())


def assert_alike(view: BoardView, first: QImage, sharp: QImage) -> None:
    """Assert that land of the board that shows has its colours in both pictures, as far as a point of it is free."""
    seen = [land.index for land in view.board_scene.atlas.lands if land.board == view.switcher.board]
    points = {land: found for land in seen if len(found := inland(view, land)) >= 5}
    assert len(points) > 0.7 * len(seen)
    strange = []
    for land, found in points.items():
        alike = sum(distance(first.pixelColor(at), sharp.pixelColor(at)) <= FAR for at in found)
        # Names and figures that come later lie over some points of a territory, never over most of them.
        if alike <= len(found) / 2:
            strange.append(f"{view.descriptions.name(land)}: {alike} of {len(found)}")
    assert strange == []


def assert_sea_alike(view: BoardView, first: QImage, sharp: QImage) -> None:
    """Assert that the sea of the board that shows is as it will be."""
    sheet = view.board_scene.atlas.sheets[view.switcher.board].rect
    grid = [QPoint(x, y) for x in range(40, view.width(), 40) for y in range(40, view.height(), 40)]
    sea = [at for at in grid if view.places.land_at(at) is None and sheet.contains(view.mapToScene(at))]
    alike = [at for at in sea if distance(first.pixelColor(at), sharp.pixelColor(at)) <= FAR]
    assert len(sea) > 50 and len(alike) > 0.9 * len(sea)


def distance(one: QColor, other: QColor) -> int:
    channels = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return sum(abs(first - second) for first, second in channels)


def test_the_sketch_is_gone_once_the_board_is_sharp(qtbot: QtBot) -> None:
    view = opened(qtbot, ("earth",))
    qtbot.waitUntil(lambda: view.is_painted, timeout=20_000)
    view.finish_animations()
    assert not view.board_scene.flat
    before = view.grab().toImage()
    view.camera.zoom(1.4)
    QApplication.processEvents()
    assert view.board_scene.flat, "what is seen meanwhile is the same picture, enlarged"
    view.camera.fit(0)
    view.finish_baking()
    view.finish_animations()
    assert view.grab().toImage().size() == before.size() == QSize(1024, 600)
    assert not view.board_scene.flat


@pytest.mark.parametrize("zoom", [1.3, 2.2])
def test_what_shows_while_zooming_is_as_large_as_what_becomes_sharp(qtbot: QtBot, zoom: float) -> None:
    view = opened(qtbot, ("earth",))
    view.finish_baking()
    view.finish_animations()
    view.camera.zoom(zoom)
    area = view.rect().adjusted(260, 140, -260, -140)
    flat = small(view.grab(area).toImage())
    assert view.board_scene.flat
    view.finish_baking()
    sharp = small(view.grab(area).toImage())
    assert not view.board_scene.flat
    differences = [
        abs(flat.pixelColor(x, y).lightness() - sharp.pixelColor(x, y).lightness())
        for x in range(flat.width())
        for y in range(flat.height())
    ]
    assert sum(differences) / len(differences) < 8, "emblems or land of another size would not fit"


def small(image: QImage) -> QImage:
    return image.scaled(image.width() // 4, image.height() // 4)

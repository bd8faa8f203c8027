"""The board is there with the first frame, as a sketch until it is sharp, and emblems keep their size at every zoom."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import WeakValueDictionary

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.board.ground import terrain, tile
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.pixmap_cache import PixmapCache
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
def test_the_first_frame_has_names_most_of_which_stay(qtbot: QtBot, names: tuple[str, ...]) -> None:
    view = opened(qtbot, names)
    first = written(view)
    assert not view.is_painted and len(first) > 0.9 * len(view.position.owners)
    view.finish_baking()
    last = written(view)
    stay = [land for land, at in first.items() if land in last and (at - last[land]).manhattanLength() < 6]
    assert len(stay) > 0.75 * len(first)


def written(view: BoardView) -> dict[tuple[float, float], QPointF]:
    """Return where the names that can be seen stand beside their badges, by these."""
    items = (each for each in view.board_scene.graphics.items() if isinstance(each, LabelItem))
    shown = [each for each in items if each.isVisible() and not each.pixmap().isNull()]
    return {each.pos().toTuple(): each.label_rect().center() for each in shown}


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
    assert not view.board_scene.flat and not view.is_painted, "names are still to come"
    view.finish_baking()
    assert view.is_painted
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

"""On every board: a name that is left out comes back when it is looked at, and no plate lies on land that is not its own."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import LANGUAGES
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.theme import current_metrics
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import game_of, sit_down

pytestmark = pytest.mark.usefixtures("bare_ground")

WINDOWS = [((1280, 720), 100, "en"), ((1280, 720), 200, "de"), ((1920, 1080), 100, "en")]
EDITIONS = ("world", "ad2210", "godstorm")


def table(edition: str, size: tuple[int, int], scale: int, language: str) -> PlayScreen:
    """Return a table in the middle of a game."""
    settings = {"text_scale": scale, "language": language, "curtain": False}
    screen = ad_screen(game_of(edition), (0,), size=size, edition=edition, **settings)
    screen.board.finish_animations()
    return screen


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_board_is_fitted_by_its_land_and_seas(qtbot: QtBot, edition: str) -> None:
    screen = table(edition, (1280, 720), 100, "en")
    board, room = screen.board, QRectF(screen.game_layout.rooms.board)
    for number in range(board.overview.count):
        board.switcher.show(number)
        board.finish_animations()
        sheet = board.board_scene.atlas.sheets[number]
        seen = QRectF()
        for land in sheet.lands:
            seen = seen.united(land.bounds)
        for dead in sheet.afterlives:
            seen = seen.united(dead.box)
        corners = board.camera.to_screen(seen.topLeft()), board.camera.to_screen(seen.bottomRight())
        fitted = QRectF(*corners)
        assert room.adjusted(8, 8, -8, -8).contains(fitted), sheet.board.name.en
        spare = min(room.width() - fitted.width(), room.height() - fitted.height())
        assert spare <= 2 * 12, "nine pixels on each side, a little more on a small board"


def lands_of(board: BoardView) -> list[int]:
    """Return the territories of the board that shows."""
    return [land for land in range(len(board.position.owners)) if board.places.on_board(land)]


def foreign_land(board: BoardView, region: int) -> set[int]:
    """Return the territories of other regions on which a region's plate lies."""
    rect, atlas = board.places.plate_rect(region), board.board_scene.atlas
    if rect is None:
        return set()
    inner = rect.adjusted(2, 2, -2, -2)
    points = [
        QPointF(x, y) for x in range(inner.left(), inner.right(), 2) for y in range(inner.top(), inner.bottom(), 2)
    ]
    found = {atlas.land_at(board.camera.to_scene(point)) for point in points}
    return {land for land in found if land is not None and land not in atlas.members[region]}


def under_plate(board: BoardView, region: int) -> Iterator[str]:
    """Yield what a region's plate lies over or under: badges, the places of first figures, an inset."""
    rect, places = board.places.plate_rect(region), board.board_scene.badges.figure_places
    if rect is None:
        return
    plate, size = QRectF(rect.adjusted(2, 2, -2, -2)), current_metrics().figure_px
    for land in lands_of(board):
        badge = board.places.badge_rect(land)
        if QRectF(badge).intersects(plate):
            yield f"badge of {board.descriptions.name(land)}"
        for at in places.of(land, 2):
            middle = QPointF(badge.center()) + at
            body = QRectF(middle.x() - size / 3, middle.y() - size * 0.4, size * 2 / 3, size * 0.8)
            if body.intersects(plate):
                yield f"figure in {board.descriptions.name(land)}"
    if any(cover.intersects(plate) for cover in board.arrow_panel.covers):
        yield "the inset"


@pytest.mark.parametrize(("size", "scale", "language"), WINDOWS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_names_come_back_and_plates_stand_off(
    qtbot: QtBot, edition: str, size: tuple[int, int], scale: int, language: str
) -> None:
    board = table(edition, size, scale, language).board
    for number in range(board.overview.count):
        board.switcher.show(number)
        board.finish_animations()
        board.finish_baking()
        left_out = [land for land in lands_of(board) if board.places.name_rect(land) is None]
        for land in left_out:
            for look in ("hovered", "cursor"):
                board.highlights.mark(**{look: land})  # type: ignore[arg-type]
                name = board.places.name_rect(land)
                assert name is not None, (board.descriptions.name(land), look)
                assert board.rect().contains(name)
                board.highlights.mark(**{look: None})  # type: ignore[arg-type]
                assert board.places.name_rect(land) is None
        assert len(left_out) <= len(lands_of(board)) / (4 if scale > 100 else 12), len(left_out)
        for region in board.board_scene.atlas.sheets[number].regions:
            over = foreign_land(board, region)
            assert not over, (region, [board.descriptions.name(land) for land in over])
            assert not list(under_plate(board, region)), region
            sheet, plate = board.board_scene.atlas.sheets[number], board.places.plate_rect(region)
            if plate is not None and not sheet.board.wrap:
                assert sheet.rect.contains(board.camera.to_scene(QPointF(plate.center()))), "on its sheet"


def astray(board: BoardView) -> list[str]:
    """Return the names that stand nearer to another badge than to their own."""
    badges = {land: QRectF(board.places.badge_rect(land)).center() for land in lands_of(board)}
    names = {land: QRectF(rect) for land in badges if (rect := board.places.name_rect(land)) is not None}
    return [
        board.descriptions.name(land)
        for land, box in names.items()
        if far_from(box, badges[land]) > 8 + min(far_from(box, spot) for other, spot in badges.items() if other != land)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [701, 720])
def test_with_large_text_each_land_of_the_world_has_its_name_and_it_stands_at_its_own_badge(
    qtbot: QtBot, height: int, language: str
) -> None:
    screen = sit_down("world", "attack", 3, size=(1280, height), text_scale=200, language=language)
    board = screen.board
    board.finish_animations()
    board.finish_baking()
    assert [board.descriptions.name(land) for land in lands_of(board) if board.places.name_rect(land) is None] == []
    assert astray(board) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_with_large_text_no_name_seems_to_be_that_of_another_land(qtbot: QtBot, edition: str, language: str) -> None:
    board = table(edition, (1280, 720), 200, language).board
    for number in range(board.overview.count):
        board.switcher.show(number)
        board.finish_animations()
        board.finish_baking()
        assert astray(board) == []


def far_from(box: QRectF, point: QPointF) -> float:
    """Return how far a point lies outside a rectangle."""
    across = max(box.left() - point.x(), 0.0, point.x() - box.right())
    return math.hypot(across, max(box.top() - point.y(), 0.0, point.y() - box.bottom()))


@pytest.mark.parametrize("scale", [100, 140, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plate_of_a_sea_stays_in_that_sea(qtbot: QtBot, language: str, scale: int) -> None:
    board = table("ad2210", (1280, 720), scale, language).board
    board.finish_animations()
    board.finish_baking()
    atlas = board.board_scene.atlas
    for region in (number for number in atlas.sheets[0].regions if atlas.regions[number].kind == "water"):
        plate = board.places.plate_rect(region)
        if plate is not None:
            at = board.camera.to_scene(QPointF(plate.center()))
            waters = (land for land in atlas.sheets[0].lands if land.soil == "water")
            nearest = min(waters, key=lambda water: (water.badge - at).manhattanLength())
            assert nearest.index in atlas.members[region], (atlas.regions[region].name.en, nearest.territory.id)

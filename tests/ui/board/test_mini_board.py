"""The window onto the other board lies over no land of the board that shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.paths import maps_dir
from risk_desktop.ui.board.ground import sea
from risk_desktop.ui.board.mini_board import MiniBoard
from risk_desktop.ui.board.overview import Overview
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.rooms import rooms_for
from risk_desktop.ui.theme import SEATS, current_metrics, metrics, set_metrics
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import game_of, maps_of, sit_down

SIZES = [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100), ((1024, 640), 80), ((1024, 640), 200)]


@pytest.fixture(scope="module", params=["ad2210", "godstorm"])
def boards_and_inset(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[BoardView, MiniBoard]]:
    """Return the board view of an edition and its inset, which all sizes share."""
    view, window = BoardView(maps_of(request.param), maps_dir(), SEATS, "en"), QWidget()
    yield view, MiniBoard(view, window)
    view.deleteLater()
    window.deleteLater()


def stand(view: BoardView, inset: MiniBoard, size: tuple[int, int], scale: int, number: int) -> None:
    """Show a board in a window of a size, in its room."""
    sizes = metrics(*size, scale / 100)
    set_metrics(sizes)
    room = rooms_for(sizes, 5, tall=True, decks=True).board
    view.resize(*size)
    view.set_free_rect(room, [])
    view.switcher.show(number)
    view.finish_animations()
    inset.place(room)


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("number", [0, 1])
def test_nothing_lies_below_the_inset(
    boards_and_inset: tuple[BoardView, MiniBoard], size: tuple[int, int], scale: int, number: int
) -> None:
    board, inset = boards_and_inset
    stand(board, inset, size, scale, number)
    place, atlas = inset.geometry(), board.board_scene.atlas
    points = [
        QPointF(x, y) for x in range(place.left(), place.right(), 3) for y in range(place.top(), place.bottom(), 3)
    ]
    scene = map(board.camera.to_scene, points)
    hidden = {land for at in scene if (land := atlas.roughly_at(at.x(), at.y())) is not None}
    assert not hidden, [board.descriptions.name(land) for land in hidden]
    for dead in atlas.sheets[number].afterlives:
        middle, reach = board.camera.to_screen(dead.at), dead.afterlife.r * board.camera.home_scale
        box = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach).toAlignedRect()
        disc = QRegion(box, QRegion.RegionType.Ellipse)
        assert not disc.intersects(place.adjusted(2, 2, -2, -2)), dead.afterlife.id
    assert inset.width() > 100 and board.rect().contains(place)


def test_an_inset_too_small_for_counts_shows_none(boards_and_inset: tuple[BoardView, MiniBoard]) -> None:
    """A count in the opening is as large as it must be to be read, or left out."""
    view, inset = boards_and_inset
    position, lands = view.position, len(view.position.owners)
    for size, scale in SIZES:
        pictures = []
        stand(view, inset, size, scale, 1)
        for armies in (3, 8):
            view.set_position(replace(position, owners=(0,) * lands, armies=(armies,) * lands))
            pictures.append(inset.grab().toImage())
        assert (pictures[0] != pictures[1]) == inset.counted, (size, scale)
        usual = 234 if inset.board == 0 else 168
        assert inset.counted == (inset.width() > 0.79 * usual * current_metrics().unit), (size, scale)
    view.set_position(position)


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_the_first_picture_of_the_inset_has_land_though_its_painting_has_not_been_read(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    monkeypatch.setattr(sea, "_PICTURES", sea._Pictures())
    view = BoardView(maps_of(edition), maps_dir(), SEATS, "en")
    qtbot.addWidget(view)
    sheet, scale = view.board_scene.atlas.sheets[1], 0.25
    first = view.overview.sketch((sheet.rect.size() * scale).toSize(), 1)
    beyond = first.pixelColor(1, 1)
    seen = [first.pixelColor(((land.badge - sheet.rect.topLeft()) * scale).toPoint()) for land in sheet.lands]
    assert all(colour.lightness() > beyond.lightness() + 40 for colour in seen)


def test_the_inset_is_as_fine_as_the_screen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[QSize] = []
    drawing = Overview.drawing
    monkeypatch.setattr(Overview, "drawing", lambda self, size, board: asked.append(size) or drawing(self, size, board))
    for ratio in (1.0, 3.0):
        monkeypatch.setattr(MiniBoard, "devicePixelRatioF", lambda self, ratio=ratio: ratio)
        screen = ad_screen(game_of("ad2210"), (0,), size=(1280, 720), edition="ad2210", curtain=False)
        inset = screen.game_layout.mini_board
        assert inset is not None
        inset.finish()
    assert asked[-1] == asked[0] * 3


def test_no_figure_lies_over_a_count(qtbot: QtBot) -> None:
    """Whichever figures stand in all territories of the Moon, the numbers look the same."""
    screen = ad_screen(game_of("ad2210"), (0,), size=(1280, 720), edition="ad2210", curtain=False)
    board, inset = screen.board, screen.game_layout.mini_board
    assert inset is not None
    lands = [land.index for land in board.board_scene.atlas.lands if land.board == inset.board]
    armies = tuple(12 if n in lands else each for n, each in enumerate(board.position.armies))
    owners = tuple(1 if n in lands else each for n, each in enumerate(board.position.owners))
    pictures = []
    for kinds in (("space", "land"), ("nuclear", "naval")):
        looks = dict.fromkeys(lands, tuple(PieceLook(kind, 1) for kind in kinds))
        board.set_position(replace(board.position, owners=owners, armies=armies, pieces=looks))
        inset.finish()
        pictures.append(inset.grab().toImage())
    assert pictures[0] != pictures[1], "the figures show"
    ratio = inset.devicePixelRatioF()
    for garrison in board.overview.garrisons(inset.board):
        middle = inset.spot(garrison.place) - QPointF(4, 0)  # figures push it aside
        for dx, dy in ((0, 0), (-4, -2), (4, 2), (-4, 2), (4, -2)):
            at = ((middle + QPointF(dx, dy)) * ratio).toPoint()
            assert pictures[0].pixel(at) == pictures[1].pixel(at), garrison.land


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_land_is_there_as_soon_as_the_counts_are(qtbot: QtBot, edition: str) -> None:
    screen = ad_screen(game_of(edition), (0,), size=(1280, 720), edition=edition, curtain=False)
    inset, board = screen.game_layout.mini_board, screen.board
    assert inset is not None
    count = len(board.position.owners)
    board.set_position(replace(board.position, owners=tuple(n % 3 for n in range(count)), armies=(3,) * count))
    for number in (1, 0):
        board.switcher.show(number)
        board.finish_animations()
        first = inset.grab().toImage()
        inset.finish()
        sharp = inset.grab().toImage()
        spots = {each.land: inset.spot(each.place).toPoint() for each in board.overview.garrisons(inset.board)}
        around = [
            (at + QPoint(dx, dy), QColor(SEATS[land % 3].land))
            for land, at in spots.items()
            for dx, dy in ((0, -9), (9, 0), (-9, 0), (0, 9))
        ]
        on_land = [(at, owner) for at, owner in around if _is_like(sharp.pixelColor(at), owner)]
        alike = [at for at, owner in on_land if _is_like(first.pixelColor(at), owner)]
        assert len(alike) > 0.8 * len(on_land) > 3, f"{len(alike)} of {len(on_land)}"


def _is_like(colour: QColor, owner: QColor) -> bool:
    """Tell whether a colour is a shade of an owner's."""
    return abs((colour.hsvHue() - owner.hsvHue() + 180) % 360 - 180) < 20 and colour.hsvSaturation() > 60


@pytest.mark.parametrize("size", [(1280, 720), (1280, 701)])
def test_names_in_large_text_keep_off_the_inset(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Also where they reach beyond their land, towards the edge of the board."""
    screen = sit_down("godstorm", "occupy", 3, size=size, text_scale=200, language="de")
    board, inset = screen.board, screen.game_layout.mini_board
    assert inset is not None
    for number in (0, 1):
        board.switcher.show(number)
        board.finish_animations()
        board.finish_baking()
        lands = (land.index for land in board.board_scene.atlas.lands if land.board == number)
        names = [name for land in lands if (name := board.places.name_rect(land)) is not None]
        assert len(names) > 10
        for name in names:
            hidden = inset.geometry().intersected(name)
            assert hidden.width() * hidden.height() <= 0.06 * name.width() * name.height()


def test_what_was_lost_or_won_on_the_other_board_is_marked_in_the_inset(
    boards_and_inset: tuple[BoardView, MiniBoard],
) -> None:
    view, inset = boards_and_inset
    stand(view, inset, (1280, 720), 100, 0)
    lands = [land.index for land in view.board_scene.atlas.sheets[inset.board].lands]
    plain, none = inset.grab().toImage(), frozenset[int]()
    for name in ("lost", "won"):
        view.highlights.mark(**{"lost": none, "won": none, name: frozenset(lands[:1])})
        assert inset.grab().toImage() != plain, name
    view.highlights.mark(lost=frozenset({0}), won=none)
    assert inset.grab().toImage() == plain, "what was lost on the board that shows is marked there"
    view.highlights.mark(lost=none)

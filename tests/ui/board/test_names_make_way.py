"""Names of land stand still; those on which something stands find another place, or come back when pointed at."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF

from risk_desktop.ui.board.geometry.boxes import Box, area, box_of, shared_area
from risk_desktop.ui.board.labels.label_placement import CROWDED
from risk_desktop.ui.board.labels.territory_labels import TerritoryLabels
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.screen import PlayScreen
from tests.e2e.looking import covered_names
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen

pytestmark = pytest.mark.usefixtures("bare_ground")

CROWD = {
    "ukrayina": "1 26 land naval",
    "enclave_of_the_bear": "1 1 space land",
    "afghanistan": "2 2",
    "hong_kong": "0 38 land space nuclear",
    "khan_industrial_state": "2 1 naval space",
    "alden": "2 10 land space diplomat nuclear",
    "sakha": "0 25 naval diplomat",
    "siberia": "1 2",
    "iceland_grc": "1 1 diplomat",
    "imperial_balkania": "2 2 naval",
}


def crowded(size: tuple[int, int], **settings: object) -> PlayScreen:
    """Return a table whose north is full of figures."""
    position = dict.fromkeys(("canada", "new_york", "japan", "neo_tokyo"), "") | CROWD
    position |= {"alberta": "0 8", "canada": "1 4", "continental_biospheres": "1 3", "sea_of_clouds": "1 3"}
    screen = ad_screen(about_to_play(phase="fortify", position=position), size=size, **settings)
    screen.board.finish_animations()
    screen.board.finish_baking()
    return screen


def number_of(board: BoardView, name: str) -> int:
    return next(land.index for land in board.board_scene.atlas.lands if land.territory.id == name)


def far_from(name: QRect, board: BoardView, land: int) -> float:
    """Return how far a name is from the middle of a territory's badge, px."""
    spot = board.places.badge_rect(land).center()
    nearest = QPoint(min(max(spot.x(), name.left()), name.right()), min(max(spot.y(), name.top()), name.bottom()))
    return math.dist(spot.toTuple(), nearest.toTuple())  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
def test_no_name_is_covered_by_figures_badges_or_another_name(qtbot, size: tuple[int, int]) -> None:
    board = crowded(size).board
    assert board.camera.is_home and list(covered_names(board)) == []
    here = [land for land in range(len(board.position.owners)) if board.places.on_board(land)]
    named = [land for land in here if board.places.name_rect(land) is not None]
    assert len(named) >= len(here) - 3, "only where there is no room at all a name is left out"


def test_the_robots_eyes_see_names_that_do_not_make_way(qtbot, monkeypatch) -> None:
    monkeypatch.setattr(TerritoryLabels, "keep_clear", lambda *_: None)
    found = list(covered_names(crowded((1280, 720)).board))
    assert any("is covered to" in words for words in found)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_name_stands_still_unless_a_figure_stands_on_it(qtbot, size: tuple[int, int]) -> None:
    board = crowded(size).board
    before, lands = board.position, range(len(board.position.owners))
    with_figures = [board.places.name_rect(land) for land in lands]
    figures = [box_of(QRectF(rect)) for land in lands for rect in board.places.standing_rects(land)]
    board.set_position(replace(before, pieces={}))
    bare = [board.places.name_rect(land) for land in lands]
    for rect, alone in zip(with_figures, bare, strict=True):
        if rect is not None and rect != alone:
            assert alone is not None
            below = box_of(QRectF(alone))
            assert sum(shared_area(below, each) for each in figures) > CROWDED * area(below)
    assert list(covered_names(board)) == []
    board.set_position(before)
    assert [board.places.name_rect(land) for land in lands] == with_figures


def test_names_and_plates_stand_where_they_stood_in_another_game(qtbot) -> None:
    """Who stood where while a board was set up does not matter."""
    crowd, empty = (crowded((1280, 720)).board for _ in range(2))
    empty.set_position(replace(empty.position, pieces={}))
    empty.restyle()
    empty.finish_baking()
    empty.set_position(crowd.position)
    lands, regions = range(len(crowd.position.owners)), range(len(crowd.board_scene.atlas.regions))
    assert [*map(crowd.places.name_rect, lands)] == [*map(empty.places.name_rect, lands)]
    assert [*map(crowd.places.plate_rect, regions)] == [*map(empty.places.plate_rect, regions)]


def test_a_name_that_is_left_out_comes_back_when_it_is_pointed_at_or_seen_from_nearer(qtbot) -> None:
    screen = crowded((1280, 720))
    board = screen.board
    left_out = [
        land
        for land in range(len(board.position.owners))
        if board.places.on_board(land) and board.places.name_rect(land) is None
    ]
    land = left_out[0] if left_out else number(screen.context.game, "ukrayina")
    board.input.hover(land)
    assert board.places.name_rect(land) is not None
    board.input.hover(None)
    assert (board.places.name_rect(land) is None) == bool(left_out)
    board.camera.zoom(1.8)
    assert board.places.name_rect(land) is not None


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_large_text_names_below_figures_find_another_place(qtbot, language: str) -> None:
    board = crowded((1280, 720), text_scale=200, language=language).board
    before, lands = board.position, range(len(board.position.owners))
    with_figures = [board.places.name_rect(land) for land in lands]
    board.set_position(replace(before, pieces={}))
    bare = [board.places.name_rect(land) for land in lands]
    pevek = number_of(board, "pevek")
    assert None not in (with_figures[pevek], bare[pevek]) and with_figures[pevek] != bare[pevek]
    board.set_position(before)
    assert [board.places.name_rect(land) for land in lands] == with_figures, "whatever stood there before"
    assert list(covered_names(board)) == []
    for land, other in product(lands, lands):
        name = with_figures[land]
        if name is not None and name != bare[land] and board.places.on_board(other):
            assert far_from(name, board, land) <= far_from(name, board, other), "it is still that land's name"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_name_that_is_raised_hides_no_figure_and_no_badge(qtbot, language: str) -> None:
    screen = crowded((1280, 720), text_scale=200, language=language)
    board = screen.board
    lands = [land for land in range(len(board.position.owners)) if board.places.on_board(land)]
    left_out = [land for land in lands if board.places.name_rect(land) is None]
    assert len(left_out) >= 3
    for land in left_out:
        board.input.hover(land)
        name = board.places.name_rect(land)
        assert name is not None
        standing = [rect for other in lands for rect in board.places.standing_rects(other)]
        hidden = sum(shared_area(box_of(QRectF(name)), box_of(QRectF(rect))) for rect in standing)
        assert hidden <= 0.12 * area(box_of(QRectF(name))), board.board_scene.atlas.lands[land].territory.id
        board.input.hover(None)
    assert [land for land in lands if board.places.name_rect(land) is None] == left_out


def test_it_is_known_at_once_which_names_are_covered(qtbot) -> None:
    """It happens whenever a position changes, also many times a second."""
    board = crowded((1280, 720)).board
    names, scene = board.board_scene.labels, board.board_scene
    standing = scene.label_layout.standing_boxes()
    best = 1.0
    for shift in range(3):
        moved = [[(left + shift + 1, *rest) for left, *rest in boxes] for boxes in standing]
        start = time.perf_counter()
        names.keep_clear(scene.scale, moved, [])
        best = min(best, time.perf_counter() - start)
    assert best < 0.02
    start = time.perf_counter()
    names.keep_clear(scene.scale, moved, [])
    assert time.perf_counter() - start < 0.002


def signs_shown(board: BoardView) -> list[str]:
    """Return where the lines lead that have words at the edge of the board now."""
    edge = board.board_scene.labels.edges
    lands = board.board_scene.atlas.lands
    return [lands[stub.other].territory.id for stub, item in edge.items if item.isVisible()]


def test_words_at_an_edge_do_not_show_through_figures_that_are_spread(qtbot, monkeypatch) -> None:
    screen = crowded((1280, 720))
    board, scene, sakha = screen.board, screen.board.board_scene, number(screen.context.game, "sakha")
    kinds = dict.fromkeys(look.kind for looks in board.position.pieces.values() for look in looks)
    spread = tuple(PieceLook(kind, board.position.owners[sakha]) for kind in kinds)
    board.set_position(replace(board.position, pieces={**board.position.pieces, sakha: spread}))
    shown, first = signs_shown(board), box_of(scene.labels.sign_rects(scene.scale)[0])
    scene.labels.set_spread([first], frozenset())
    assert len(shown) == 4 and signs_shown(board) == shown[1:]
    told: list[tuple[Sequence[Box], frozenset[int]]] = []
    monkeypatch.setattr(scene.labels, "set_spread", lambda *spread: told.append(spread))
    board.highlights.mark(rested=sakha)
    boxes, fanned = told[-1]
    assert fanned == {sakha} and len(boxes) == 2 * len(kinds) and all(area(box) > 100 for box in boxes)
    board.highlights.mark(rested=None)
    assert told[-1] == ([], frozenset())


def test_words_at_an_edge_are_left_out_where_something_stands_on_them(qtbot) -> None:
    scene = crowded((1280, 720)).board.board_scene
    words = scene.labels.sign_rects(scene.scale)
    assert len(words) == 4
    for rect in words:
        scene.labels.keep_clear(scene.scale, scene.label_layout.standing_boxes(), [box_of(rect)])
        assert scene.labels.sign_rects(scene.scale) == [each for each in words if each != rect]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_name_that_is_raised_leaves_no_scraps_of_others(qtbot, language: str) -> None:
    """With large text "Continental Biospheres" left "Pos" of Poseidon."""
    board = crowded((1280, 720), text_scale=200, language=language).board
    lands = [land for land in range(len(board.position.owners)) if board.places.on_board(land)]
    before = {land: board.places.name_rect(land) for land in lands}
    gone = 0
    for land in lands:
        if before[land] is not None:
            continue
        board.input.hover(land)
        name = box_of(QRectF(board.places.name_rect(land)))
        others = {
            other: rect for other in lands if other != land and (rect := board.places.name_rect(other)) is not None
        }
        boxes = {other: box_of(QRectF(rect)) for other, rect in others.items()}
        assert [other for other, box in boxes.items() if shared_area(name, box) > 0.3 * area(box)] == []
        gone += sum(rect is not None and other not in others for other, rect in before.items())
        board.input.hover(None)
    assert gone and {land: board.places.name_rect(land) for land in lands} == before

"""Signs and figures on land stand beside the badge, and marks at badges step aside for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.ui.board import layers
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.board.markers.trail import TrailStep
from risk_desktop.ui.board.position import NOBODY, PieceLook
from risk_desktop.ui.board.view import BoardView
from tests.e2e.steadiness import hidden_figures
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import game_of
from tests.ui.support.godstorm_table import god_screen, place

pytestmark = pytest.mark.usefixtures("bare_ground")


def test_a_sign_on_empty_land_stands_beside_the_badge_that_may_come(qtbot: QtBot) -> None:
    screen = god_screen()
    board, thule = screen.board, place(screen, "thule")
    look = PieceLook("plague", NOBODY)
    empty = replace(board.position, pieces={**board.position.pieces, thule: (look,)})
    board.set_position(empty)
    badges, rows = board.badges, board.board_scene.rows
    before = rows.figures(thule)
    assert not badges.is_counted(thule)
    badges.wait(thule)
    armies = tuple(2 if land == thule else n for land, n in enumerate(empty.armies))
    board.set_position(replace(empty, armies=armies))
    badges.catch_up(thule)
    assert badges.is_counted(thule) and rows.figures(thule) == before
    assert not before[0].contains(badges.rect(thule).center()) and not list(hidden_figures(screen))


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_figures_stay_on_the_board_at_its_edge(qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    screen = god_screen(size=size, text_scale=scale)
    board, lands = screen.board, range(len(screen.board.position.owners))
    gods = tuple(PieceLook(kind, 0) for kind in ("war", "sky", "death", "magic"))
    armies = tuple(max(1, n) for n in board.position.armies)
    board.set_position(replace(board.position, armies=armies, pieces=dict.fromkeys(lands, gods)))
    room, rows = screen.game_layout.rooms.board, board.board_scene.rows
    for land in filter(board.places.on_board, lands):
        middle = board.places.badge_rect(land).center()
        for rect in rows.figures(land):
            place_on_screen = rect.translated(middle).toAlignedRect().adjusted(3, 3, -3, -3)
            assert room.left() <= place_on_screen.left() <= place_on_screen.right() <= room.right()


def with_gods(board: BoardView, lands: Iterable[int]) -> None:
    """Let a god stand in each of these territories."""
    armies = tuple(max(1, n) for n in board.position.armies)
    pieces = dict.fromkeys(lands, (PieceLook("war", 0),))
    board.set_position(replace(board.position, armies=armies, pieces=pieces))
    board.finish_baking()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200)])
def test_no_chip_or_number_lies_over_a_figure(qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    screen = god_screen(size=size, text_scale=scale)
    board, names = screen.board, ("atlas", "gaitulia", "anglia", "alemannia", "iberia", "dacia")
    lands = [place(screen, name) for name in names]
    with_gods(board, lands)
    assert not list(hidden_figures(screen))
    for land in lands:
        board.chips.show({land: "\N{MINUS SIGN}7"})
        assert not list(hidden_figures(screen)), board.descriptions.name(land)
    board.chips.show({})
    board.trail.show([TrailStep(-1, land, 1, number) for number, land in enumerate(lands, 1)])
    assert not list(hidden_figures(screen)), "numbers of what happened before"
    board.trail.clear()
    board.news.show(dict.fromkeys(lands, 3), {})
    assert not list(hidden_figures(screen)), "losses without a fight"


def test_marks_make_room_for_figures_that_come(qtbot: QtBot) -> None:
    screen = god_screen(size=(1280, 720), text_scale=200)
    board, gods = screen.board, tuple(PieceLook(god, 0) for god in ("war", "sky", "magic"))
    start = board.position
    for land in filter(board.places.on_board, range(len(start.armies))):
        for mark in (board.news, board.trail, board.waiting, board.advice):
            board.set_position(start)
            board.waiting.set_marks({land: 1} if mark is board.waiting else {})
            board.news.show({land: 3} if mark is board.news else {}, {})
            board.trail.show([TrailStep(-1, land, 1, 1)] if mark is board.trail else [])
            board.advice.show((), [(land, "+3")] if mark is board.advice else [])
            board.set_position(replace(start, pieces={land: gods}))
            board.finish_baking()
            assert not list(hidden_figures(screen)), (board.descriptions.name(land), type(mark).__name__)


def test_a_chip_keeps_off_figures_on_all_sides(qtbot: QtBot) -> None:
    screen = god_screen(size=(1280, 720), text_scale=200)
    board, gods = screen.board, tuple(PieceLook(god, 0) for god in ("war", "sky", "magic", "death"))
    start = board.position
    for land in filter(board.places.on_board, range(len(start.armies))):
        board.set_position(replace(start, pieces={land: gods}))
        board.chips.show({land: "+1"})
        board.finish_baking()
        assert not list(hidden_figures(screen)), board.descriptions.name(land)


def test_a_chip_keeps_off_a_card_that_waits(qtbot: QtBot) -> None:
    screen = god_screen(size=(1280, 720), text_scale=200)
    board = screen.board
    for land in filter(board.places.on_board, range(len(board.position.armies))):
        board.waiting.set_marks({land: 1})
        board.chips.show({land: "+1"})
        card, chip = board.waiting.rects()[land], board.chips.rects()[land]
        shared = card.intersected(chip)
        assert shared.width() * shared.height() <= 0.1 * card.width() * card.height(), board.descriptions.name(land)
        board.chips.show({})


def test_a_card_that_waits_and_a_crown_stay_while_one_zooms(qtbot: QtBot) -> None:
    """Cards changed sides, and all items were made anew at each step."""
    screen = ad_screen(game_of("ad2210"), (0,), size=(1280, 720), edition="ad2210", curtain=False, text_scale=200)
    board = screen.board
    board.finish_baking()
    lands = list(filter(board.places.on_board, range(len(board.position.owners))))
    board.waiting.set_marks(dict.fromkeys(lands, 1))
    board.marks.set_marks({lands[0]: 1})
    before = sides(board), marks_at_badges(board)
    for _ in range(8):
        board.camera.zoom(1.15)
        assert (sides(board), marks_at_badges(board)) == before


def sides(board: BoardView) -> dict[int, tuple[int, int]]:
    """Return on which side of its badge each waiting card lies, across and down: -1, 0 or 1 each."""
    middles = {land: rect.center().toTuple() for land, rect in board.waiting.rects().items()}
    return {land: ((x > 1) - (x < -1), (y > 1) - (y < -1)) for land, (x, y) in middles.items()}


def marks_at_badges(board: BoardView) -> set[FixedPixmap]:
    """Return the items of the marks at badges."""
    items = board.board_scene.graphics.items()
    return {item for item in items if isinstance(item, FixedPixmap) and item.zValue() == layers.CHIP}


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("figures_first", [True, False])
def test_no_mark_of_a_look_back_lies_over_a_figure(qtbot: QtBot, scale: int, *, figures_first: bool) -> None:
    """Each step of it shows another position: figures stand, or come to stand, where numbers and losses are."""
    screen = ad_screen(
        game_of("ad2210"), (0,), size=(1280, 720), edition="ad2210", curtain=False, text_scale=scale, language="de"
    )
    board, count = screen.board, len(screen.board.position.owners)
    board.finish_baking()
    lands = [each.index for each in board.board_scene.atlas.lands if each.board == 0]
    bare = replace(board.position, ruins=frozenset(), pieces={}, armies=(2,) * count, owners=(0,) * count)
    kinds = ("station", "land", "naval", "space", "nuclear", "diplomat")
    for seed in range(8):
        rng = Random(seed)
        looks = [tuple(PieceLook(kind, 0) for kind in rng.sample(kinds, rng.randint(1, 3))) for _ in range(14)]
        full = replace(bare, pieces=dict(zip(rng.sample(lands, 14), looks, strict=True)))
        board.set_position(full if figures_first else bare)
        board.news.show(dict.fromkeys(rng.sample(lands, 6), 3), {})
        board.trail.show([TrailStep(-1, land, 1, number) for number, land in enumerate(rng.sample(lands, 14), 1)])
        board.set_position(full)
        assert not list(hidden_figures(screen)), seed


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200)])
def test_no_number_lies_over_another(qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    """Neighbours were taken, some of them twice, and one lost armies to a card."""
    screen = god_screen(size=size, text_scale=scale)
    board, names = screen.board, ("liguria", "roma", "apulia", "dalmatia", "graecia", "liguria", "roma")
    lands = [place(screen, name) for name in names]
    board.news.show({lands[1]: 3}, {})
    board.trail.show([TrailStep(-1, land, 1, number) for number, land in enumerate(lands, 1)])
    board.finish_baking()
    marks = [
        item.rect().translated(board.camera.to_screen(item.pos()))
        for item in board.board_scene.graphics.items()
        if isinstance(item, FixedPixmap) and item.zValue() == layers.BADGE_RAISED and item.isVisible()
    ]
    assert len(marks) == len(lands) + 1
    for one, other in combinations(marks, 2):
        shared = one.intersected(other)
        assert shared.width() * shared.height() <= 0.05 * one.width() * one.height()


def test_a_chip_stays_where_it_is_while_its_number_changes(qtbot: QtBot) -> None:
    screen = god_screen(size=(1280, 720))
    chips, land = screen.board.chips, place(screen, "gaitulia")
    chips.show({land: "+1"})
    assert not chips.rects()[land].contains(screen.board.badges.figure_places.of(land, 1)[0]), "a god may come yet"
    chips.show({})
    assert not chips.rects()
    with_gods(screen.board, [land])
    chips.show({land: "+1"})
    before = chips.rects()[land]
    with_gods(screen.board, [])
    chips.show({land: "+2"})
    assert chips.rects()[land].topLeft() == before.topLeft()


def test_figures_stand_where_no_badge_lies_over_them(qtbot: QtBot) -> None:
    screen = god_screen(size=(1280, 720), text_scale=200)
    board, land = screen.board, place(screen, "liguria")
    gods = (PieceLook("war", 0), PieceLook("sky", 0))
    armies = tuple(max(1, n) for n in board.position.armies)
    board.set_position(replace(board.position, armies=armies, pieces={land: gods}))
    board.finish_baking()
    assert not list(hidden_figures(screen)), "Dalmatia's badge is near at the right"

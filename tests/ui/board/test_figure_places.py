"""Figures stand on their own land, or where nobody else stands; each keeps its place when another one comes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from pytestqt.qtbot import QtBot

from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.classic_table import game_of

pytestmark = pytest.mark.usefixtures("bare_ground")

KINDS = {
    "ad2210": ("station", "land", "naval", "space", "nuclear", "diplomat"),
    "godstorm": ("temple", "war", "sky", "death", "magic", "plague"),
}
SIZES = [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)]
BODY = 0.62, 0.9
"""What of a figure's square is its body: so much of its width and height."""
ASTRAY = {100: (0, 0, 0, 1), 200: (0, 1, 2, 4)}
"""By text size and how many figures stand in every territory: how many of all of them have their middle on other land."""


@dataclass(frozen=True)
class Stand:
    """The bodies of a territory's figures and its badge, px of the fitted board."""

    land: int
    bodies: list[QRectF]
    badge: QRectF


def screen_of(edition: str, size: tuple[int, int], scale: int) -> PlayScreen:
    return ad_screen(game_of(edition), (0, 1, 2), size=size, edition=edition, text_scale=scale)


def fill(board: BoardView, edition: str, count: int) -> None:
    """Let so many figures and a hundred armies stand in every territory."""
    looks = tuple(PieceLook(kind, 0) for kind in KINDS[edition][:count])
    everywhere = range(len(board.position.owners))
    board.set_position(
        replace(
            board.position,
            owners=(0,) * len(everywhere),
            armies=(100,) * len(everywhere),
            pieces=dict.fromkeys(everywhere, looks),
            ruins=frozenset(),
        )
    )


def stands(board: BoardView, sheet: int) -> list[Stand]:
    scene = board.board_scene
    found = []
    for land in scene.atlas.sheets[sheet].lands:
        at = land.badge * scene.scale
        bodies = [body_of(rect.translated(at)) for rect in scene.rows.figures(land.index)]
        found.append(Stand(land.index, bodies, scene.badges.rect(land.index).translated(at)))
    return found


def body_of(rect: QRectF) -> QRectF:
    across, down = (rect.width() * (1 - BODY[0]) / 2, rect.height() * (1 - BODY[1]) / 2)
    return rect.adjusted(across, down, -across, -down)


def share(body: QRectF, other: QRectF) -> float:
    """Return how much of a body something covers."""
    if not body.intersects(other):
        return 0.0
    both = body.intersected(other)
    return both.width() * both.height() / (body.width() * body.height())


def boards(screen: PlayScreen) -> Iterator[int]:
    """Show one board after the other."""
    board = screen.board
    for sheet in range(board.overview.count):
        board.switcher.show(sheet)
        board.finish_animations()
        turn_the_crank(3)
        board.finish_baking()
        yield sheet


@pytest.mark.parametrize("edition", KINDS)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_figures_stand_on_their_land_and_nothing_hides_them(
    qtbot: QtBot, edition: str, size: tuple[int, int], scale: int
) -> None:
    screen = screen_of(edition, size, scale)
    board, atlas = screen.board, screen.board.board_scene.atlas
    for sheet in boards(screen):
        for count, allowed in enumerate(ASTRAY[scale], start=1):
            fill(board, edition, count)
            all_stands, zoom = stands(board, sheet), board.board_scene.scale
            astray = []
            for stand in all_stands:
                name = f"{count} figures in {atlas.lands[stand.land].territory.id}"
                others = [other for other in all_stands if other is not stand]
                assert len(stand.bodies) == count, name
                for number, body in enumerate(stand.bodies):
                    middle = body.center() / zoom
                    ground = atlas.roughly_at(middle.x(), middle.y())
                    astray += [name] if ground not in (None, stand.land) else []
                    assert share(body, stand.badge) < 0.2, name
                    assert max(share(body, other.badge) for other in others) < 0.1, name
                    assert max(share(body, each) for other in others for each in other.bodies) < 0.2, name
                    own = [each for at, each in enumerate(stand.bodies) if at != number]
                    assert not any(each.contains(body.center()) for each in own), name
                    assert max((share(body, each) for each in own), default=0) < (0.35 if scale == 100 else 0.5), name
            assert len(astray) <= allowed, astray


@pytest.mark.parametrize("edition", KINDS)
def test_a_figure_stays_where_it_is_when_another_one_comes(qtbot: QtBot, edition: str) -> None:
    screen = screen_of(edition, (1280, 720), 100)
    board = screen.board
    before: list[list[QPointF]] = [[] for _ in board.position.owners]
    for count in range(1, 7):
        fill(board, edition, count)
        rows = [board.board_scene.rows.figures(land) for land in range(len(before))]
        places = [sorted((rect.center() for rect in each), key=QPointF.toTuple) for each in rows]
        assert all(
            len(each) == count and set(map(QPointF.toTuple, was)) <= set(map(QPointF.toTuple, each))
            for was, each in zip(before, places, strict=True)
        )
        before = places
    board.camera.zoom(1.7)
    zoomed = [board.board_scene.rows.figures(land) for land in range(len(before))]
    assert [sorted((rect.center() for rect in each), key=QPointF.toTuple) for each in zoomed] == before


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_a_chip_leaves_room_for_figures_that_come_later(qtbot: QtBot, edition: str) -> None:
    """It stays at its corner, wherever the first figure comes to stand."""
    screen = ad_screen(game_of(edition), (0,), size=(1280, 720), edition=edition, curtain=False)
    board, count = screen.board, len(screen.board.position.owners)
    board.finish_baking()
    first = {0: (PieceLook(KINDS[edition][0], 0),)}
    board.set_position(replace(board.position, pieces=first, armies=(2,) * count, owners=(0,) * count))
    board.chips.show(dict.fromkeys(range(count), "+2"))
    places = board.badges.figure_places
    hidden = {}
    for land, chip in board.chips.rects().items():
        at = places.of(land, 1)[0]
        if chip.contains(at):
            hidden[board.descriptions.name(land)] = chip
    assert hidden == {}


@pytest.mark.parametrize("scale", [100, 200])
def test_a_chip_stands_above_or_below_where_figures_are_on_both_sides(qtbot: QtBot, scale: int) -> None:
    screen = ad_screen(game_of("ad2210"), (0,), size=(1280, 720), edition="ad2210", curtain=False, text_scale=scale)
    board, count = screen.board, len(screen.board.position.owners)
    board.finish_baking()
    looks = tuple(PieceLook(kind, 0) for kind in KINDS["ad2210"][:3])
    for land in (each.index for each in board.board_scene.atlas.lands if each.board == 0):
        board.set_position(replace(board.position, pieces={land: looks}, armies=(2,) * count, owners=(0,) * count))
        board.chips.show({})
        board.chips.show({land: "+2"})
        chip = board.chips.rects()[land]
        hidden = [at for at in board.badges.figure_places.of(land, 3) if chip.contains(at)]
        assert not hidden, board.descriptions.name(land)


def test_a_chip_stands_beside_the_arrow_that_it_is_about(qtbot: QtBot) -> None:
    screen = ad_screen(game_of("world"), (0,), size=(1280, 720), edition="world", curtain=False)
    board, lands = screen.board, screen.board.board_scene.atlas.lands
    board.finish_baking()
    neighbours = screen.context.game.rules.board.neighbours
    ways = [(origin, target) for origin in range(0, len(lands), 2) for target in neighbours[origin]]
    crossed = []
    for origin, target in ways:  # one after the other, as chips at the same land stay where they are
        board.chips.show({origin: "\N{MINUS SIGN}2", target: "+2"})
        board.arrow.show(origin, target, 0, "move")
        board.finish_animations()
        points = [board.camera.to_screen(point) for point in board.arrow.points()]
        for land, chip in board.chips.rects().items():
            place = chip.translated(QPointF(board.camera.to_screen(lands[land].badge)))
            crossed += [(origin, target)] if any(place.contains(point) for point in points) else []
    assert len(crossed) <= 0.02 * len(ways), crossed


@pytest.mark.parametrize(("edition", "scale"), [("ad2210", 100), ("world", 100), ("world", 200)])
def test_the_chips_of_a_move_leave_the_names_free(qtbot: QtBot, edition: str, scale: int) -> None:
    """A move into what was taken says at both ends how many will stand there."""
    screen = ad_screen(
        game_of(edition), (0,), size=(1280, 720), edition=edition, curtain=False, text_scale=scale, language="de"
    )
    board, neighbours = screen.board, screen.context.game.rules.board.neighbours
    everywhere, hidden = range(len(board.position.owners)), []
    board.set_position(replace(board.position, armies=(12,) * len(everywhere), owners=(0,) * len(everywhere)))
    board.finish_baking()
    ways = [(origin, neighbours[origin][0]) for origin in everywhere if board.places.on_board(origin)]
    for origin, target in ways:
        board.arrow.show(origin, target, 0, "move")
        board.finish_animations()
        board.chips.show({origin: "= 3", target: "= 12"})
        chips = [chip.translated(board.places.badge_rect(at).center()) for at, chip in board.chips.rects().items()]
        for name in (QRectF(rect) for land in everywhere if (rect := board.places.name_rect(land)) is not None):
            shared = [name.intersected(chip) for chip in chips]
            hidden += [name for each in shared if each.width() * each.height() > 0.15 * name.width() * name.height()]
        board.chips.show({})
    # Where there is no other place at its badge, a chip lies over a name: elsewhere it would seem to be another land's.
    assert len(hidden) <= (0.08 * len(ways) if scale == 200 else 0)


@pytest.mark.parametrize("scale", [100, 200])
def test_a_chip_stands_at_the_badge_that_it_is_about(qtbot: QtBot, scale: int) -> None:
    screen = ad_screen(
        game_of("ad2210"), (0,), size=(1280, 720), edition="ad2210", curtain=False, text_scale=scale, language="de"
    )
    board, count = screen.board, len(screen.board.position.owners)
    lands, kinds = list(filter(board.places.on_board, range(count))), ("station", "land", "naval", "space", "nuclear")
    bare = replace(board.position, ruins=frozenset(), pieces={}, armies=(2,) * count, owners=(0,) * count)
    badges, astray, rng = {land: board.places.badge_rect(land).center() for land in lands}, [], Random(1)
    pieces = {
        land: tuple(PieceLook(kind, 0) for kind in rng.sample(kinds, rng.randint(1, 3)))
        for land in rng.sample(lands, 14)
    }
    board.set_position(replace(bare, pieces=pieces))
    board.finish_baking()
    for land in lands:
        board.chips.show({land: "+2"})
        middle = board.chips.rects()[land].center() + QPointF(badges[land])
        away = {other: QLineF(middle, QPointF(badge)).length() for other, badge in badges.items()}
        astray += [land] if min(away, key=lambda other: away[other]) != land else []
        board.chips.show({})
    # Among many figures in large text there may be no other place.
    assert len(astray) <= (0.03 * len(lands) if scale == 200 else 0), astray

"""Great deeds are announced over the board: one at a time, never in the way, and as the setting says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import Event, PlayerEliminated, RegionBroken, RegionCompleted
from risk_desktop.ui.game.announcements.announcement import BannerContent
from risk_desktop.ui.game.announcements.announcements import Banners
from risk_desktop.ui.game.announcements.banner import Banner
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL
from tests.ui.support.classic_table import sit_down
from tests.ui.support.fitting import misfits
from tests.ui.support.play_table import Sphinx, make_context, make_screen, middle_of_game, open_screen

pytestmark = pytest.mark.window
SOUTH_AMERICA = 1


def watching(speed: str = "normal", **settings: object) -> PlayScreen:
    """Return a screen on which an opponent is thinking."""
    screen = make_screen(
        middle_of_game("attack", turn=4), context=make_context(ai_speed=speed, **settings), ai_client=Sphinx
    )
    screen.context.session.start()
    return screen


def show(screen: PlayScreen, *events: Event, own: bool = False) -> Banner:
    MOTION.own = own
    screen.director.animator.play(list(events), 4, own)
    return screen.game_layout.banner


def test_a_region_is_announced_over_the_upper_part_of_the_board(qtbot: QtBot) -> None:
    screen = watching()
    banner = show(screen, RegionCompleted(4, SOUTH_AMERICA))
    assert banner.staying and banner.title == "Octavia holds South America"
    board = screen.game_layout.rooms.board
    assert (banner.x(), banner.width()) == (board.x(), board.width())
    assert board.top() < banner.y() and banner.geometry().bottom() < board.top() + board.height() / 3
    assert screen.board.highlights.shown.targets
    assert screen.director.animator.busy, "the next move waits until the banner has been read"


def test_only_the_greatest_of_a_moment_is_announced(qtbot: QtBot) -> None:
    screen = watching()
    banner = show(screen, RegionBroken(3, SOUTH_AMERICA), PlayerEliminated(3, 4))
    qtbot.waitUntil(lambda: banner.staying)
    assert banner.title == "Cassius is out of the game"


def test_a_key_lets_it_go_and_is_obeyed(qtbot: QtBot) -> None:
    screen = watching()
    banner = show(screen, RegionCompleted(4, SOUTH_AMERICA))
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert not banner.staying
    qtbot.waitUntil(banner.isHidden, timeout=3000)


def test_an_own_deed_never_holds_up_the_game(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, speed="normal", turn=0)
    banner = show(screen, RegionCompleted(0, SOUTH_AMERICA), own=True)
    assert banner.staying
    qtbot.waitUntil(lambda: not screen.director.animator.busy, timeout=1000)
    assert banner.staying


@pytest.mark.parametrize(
    ("setting", "seat", "shown"), [("all", 4, True), ("mine", 4, False), ("mine", 0, True), ("off", 0, False)]
)
def test_the_setting_says_whose_deeds(qtbot: QtBot, setting: str, seat: int, shown: bool) -> None:
    screen = watching(banners=setting)
    assert screen.controller(Banners).shown_for == setting
    assert show(screen, RegionCompleted(seat, SOUTH_AMERICA)).staying == shown


def test_nothing_is_announced_at_instant_speed(qtbot: QtBot) -> None:
    assert not show(watching("instant"), RegionCompleted(4, SOUTH_AMERICA)).staying


def test_with_less_motion_it_fades_all_the_same(qtbot: QtBot) -> None:
    screen = watching(reduced_motion=True)
    banner = show(screen, RegionCompleted(4, SOUTH_AMERICA))
    assert banner.staying and not misfits(banner)


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
@pytest.mark.parametrize("scale", [100, 200])
def test_it_stands_beside_the_small_picture_of_the_other_board(qtbot: QtBot, edition: str, scale: int) -> None:
    screen = sit_down(edition, "attack", text_scale=scale)
    things, board = screen.game_layout, screen.board
    assert things.mini_board is not None
    for sheet in (0, 1):
        board.switcher.show(sheet)
        board.finish_animations()
        for land in (-1, *range(0, len(board.board_scene.atlas.lands), 5)):
            things.announce(BannerContent(NEUTRAL, "Octavia"), 1000, [land] if land >= 0 else [])
            assert not things.banner.geometry().intersects(things.mini_board.geometry())
            assert not misfits(things.banner)


def test_it_makes_room_for_a_drawer_that_opens(qtbot: QtBot) -> None:
    screen = watching(text_scale=200)
    things, banner = screen.game_layout, show(screen, RegionCompleted(4, SOUTH_AMERICA))
    before = banner.geometry()
    assert things.rooms.rail and banner.staying
    things.toggle_players()
    assert things.drawer_parts and not any(
        banner.geometry().intersects(part.geometry()) for part in things.drawer_parts
    )
    assert not misfits(banner)
    things.toggle_players()
    assert banner.geometry() == before

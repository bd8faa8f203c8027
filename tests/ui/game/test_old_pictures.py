"""What has gone from the table doesn't stay on the screen: what is seen is what would be seen if all were painted anew."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from tests.e2e.stale import picture_of, stale
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number
from tests.ui.support import frame_limit
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank

pytestmark = pytest.mark.painted


@pytest.fixture(autouse=True)
def painted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at here is how it is painted: no painting waits for a later one."""
    monkeypatch.setattr(frame_limit, "FRAME_MS", 0)


def settled(qtbot: QtBot, screen: PlayScreen) -> PlayScreen:
    """Return the screen when nothing moves on it any more."""
    screen.board.finish_baking()
    screen.board.finish_animations()
    qtbot.wait(round(MOTION.duration(600)) + 100)
    turn_the_crank()
    return screen


def test_what_is_painted_over_by_hand_is_seen_as_old(qtbot: QtBot) -> None:
    screen = settled(qtbot, ad_screen(about_to_play("land_assemble_mods"), size=(1280, 720)))
    assert stale(screen).isEmpty()
    before = screen.board.position
    screen.board.set_position(replace(before, armies=tuple(armies + 7 for armies in before.armies)))
    assert not stale(screen).isEmpty()


def test_the_eye_that_looks_leaves_nothing_old_behind(qtbot: QtBot) -> None:
    """The robots look while something has changed that has not been painted yet."""
    screen = settled(qtbot, ad_screen(about_to_play("land_assemble_mods"), size=(1280, 720)))
    before = screen.board.position
    after = replace(before, armies=tuple(armies + 7 for armies in before.armies))
    screen.board.set_position(after)
    picture_of(screen)
    turn_the_crank()
    assert stale(screen).isEmpty()


def test_cards_that_sink_leave_nothing_behind(qtbot: QtBot) -> None:
    hand = ("land_assemble_mods", "diplomat_evacuation", "nuclear_the_mother")
    screen = settled(qtbot, ad_screen(about_to_play(*hand), size=(1280, 720)))
    bar = screen.controller(DeckHand).bar
    qtbot.keyClick(screen, Qt.Key.Key_1)
    QTest.mouseMove(bar, bar.spot(0).topLeft().toPoint() + QPoint(4, 6))
    settled(qtbot, screen)
    high = bar.mask().boundingRect().top()
    QTest.mouseMove(bar, QPoint(bar.width() - 1, 1))
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.keyClick(screen, Qt.Key.Key_E)
    settled(qtbot, screen)
    assert bar.mask().boundingRect().top() > high + 30, "the cards have sunk"
    assert stale(screen).isEmpty()


def test_a_picture_for_the_save_leaves_nothing_of_before_on_the_screen(qtbot: QtBot) -> None:
    """A plate with a crown becomes a small one: half a crown stayed."""
    screen = ad_screen(about_to_play("land_assemble_mods"), size=(1280, 720))
    board, game = screen.board, screen.context.game
    lost = number(game, "argentina")
    region = screen.context.game.rules.board.region_of[lost]
    members = screen.context.game.rules.board.regions[region].members
    owners = tuple(0 if land in members else owner for land, owner in enumerate(board.position.owners))
    board.set_position(replace(board.position, owners=owners))
    settled(qtbot, screen)
    board.set_position(replace(board.position, owners=tuple(1 if t == lost else o for t, o in enumerate(owners))))
    board.picture()
    settled(qtbot, screen)
    assert stale(screen).isEmpty()

"""The board keeps its place under the mouse: no tray that comes or goes moves a territory from placing to fortifying."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.game.test_whole_turn import ROLLS, click, press, wait_for
from tests.ui.support.play_table import Defender, make_context, make_screen, middle_of_game, number

NORTH_AFRICA, BRAZIL, CONGO, VENEZUELA = "north_africa", "brazil", "congo", "venezuela"
SIZES = [((1152, 648), 100, "en"), ((1280, 720), 200, "de"), ((1280, 720), 100, "en"), ((1600, 900), 100, "en")]


class Watch:
    """Notes where a badge stands whenever it is asked."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self.seen: list[QRect] = []
        self.trays: list[bool] = []

    def look(self) -> None:
        """Note where the badge stands once the board has come to rest, and whether there is a tray."""
        self._screen.board.finish_animations()
        self.seen.append(self._screen.board.places.badge_rect(number(CONGO)))
        self.trays.append(self._screen.game_layout.tray.isVisible())


def play_turn(qtbot: QtBot, screen: PlayScreen, watch: Watch) -> None:
    """Place, attack, conquer, move in and fortify; look after every step on the board."""
    watch.look()
    for _ in range(3):
        click(qtbot, screen, NORTH_AFRICA)
        watch.look()
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    watch.look()
    for name in (NORTH_AFRICA, BRAZIL):
        click(qtbot, screen, name)
        watch.look()
    for left in (3, 1):
        press(qtbot, screen, "primary")
        wait_for(qtbot, screen, "attack")
        qtbot.waitUntil(lambda left=left: screen.context.game.state.armies[number(BRAZIL)] == left)
        assert screen.battle.open  # the board steps aside for the battle table as long as that stands there
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "occupy")
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    press(qtbot, screen, "ghost")
    wait_for(qtbot, screen, "fortify")
    watch.look()
    for name in (BRAZIL, CONGO):
        click(qtbot, screen, name)
        watch.look()
    press(qtbot, screen, "primary")
    qtbot.waitUntil(lambda: screen.context.game.state.turn == 1)
    watch.look()


@pytest.mark.parametrize(("size", "scale", "language"), SIZES)
def test_a_turn_does_not_move_the_board(qtbot: QtBot, size: tuple[int, int], scale: int, language: str) -> None:
    context = make_context(text_scale=scale, language=language)
    screen = make_screen(
        middle_of_game("reinforce", hands=False, rolls=ROLLS), size=size, context=context, ai_client=Defender
    )
    screen.activateWindow()
    screen.context.session.start()
    wait_for(qtbot, screen, "reinforce")
    watch = Watch(screen)
    play_turn(qtbot, screen, watch)
    assert any(watch.trays) and not all(watch.trays)
    assert set(watch.seen) == {watch.seen[0]}

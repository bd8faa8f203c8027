"""A person plays a whole turn at the play screen: by mouse, and by keyboard alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.play_table import Defender, make_screen, middle_of_game, number, read

ROLLS = (6, 6, 6, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 1)
NORTH_AFRICA, BRAZIL, CONGO, VENEZUELA = "north_africa", "brazil", "congo", "venezuela"


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[PlayScreen]:
    game = middle_of_game("reinforce", hands=False, rolls=ROLLS)
    screen = make_screen(game, ai_client=Defender)
    screen.activateWindow()
    screen.context.session.start()
    wait_for(qtbot, screen, "reinforce")
    yield screen


def asked(screen: PlayScreen) -> str:
    presenter = screen.director.presenter
    return presenter.decision.kind if presenter is not None and presenter.active else ""


def wait_for(qtbot: QtBot, screen: PlayScreen, kind: str) -> None:
    qtbot.waitUntil(lambda: asked(screen) == kind)


def click(qtbot: QtBot, screen: PlayScreen, name: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    place = screen.board.places.badge_rect(number(name)).center()
    qtbot.mouseClick(screen.board.viewport(), button, pos=place)


def button_of(screen: PlayScreen, place: str) -> QWidget:
    """Return a button of the prompt."""
    return screen.game_layout.prompt.button(place)


def press(qtbot: QtBot, screen: PlayScreen, place: str) -> None:
    qtbot.waitUntil(lambda: button_of(screen, place).isVisible() and button_of(screen, place).isEnabled())
    qtbot.mouseClick(button_of(screen, place), Qt.MouseButton.LeftButton)


def armies(screen: PlayScreen, name: str) -> tuple[int, int]:
    state = screen.context.game.state
    return state.owner[number(name)], state.armies[number(name)]


@pytest.mark.smoke
def test_whole_turn_by_mouse(qtbot: QtBot, screen: PlayScreen) -> None:
    for _ in range(3):
        click(qtbot, screen, NORTH_AFRICA)
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    assert armies(screen, NORTH_AFRICA) == (0, 12)
    click(qtbot, screen, NORTH_AFRICA)
    click(qtbot, screen, BRAZIL)
    for left in (3, 1):
        press(qtbot, screen, "primary")
        wait_for(qtbot, screen, "attack")
        assert armies(screen, BRAZIL) == (4, left)
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "occupy")
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    assert armies(screen, BRAZIL) == (0, 11)
    assert screen.director.presenter.origin == number(BRAZIL)  # type: ignore[union-attr]
    press(qtbot, screen, "ghost")
    wait_for(qtbot, screen, "fortify")
    click(qtbot, screen, BRAZIL)
    click(qtbot, screen, CONGO)
    press(qtbot, screen, "primary")
    qtbot.waitUntil(lambda: screen.context.game.state.turn == 1)
    assert armies(screen, CONGO) == (0, 11)
    assert len(screen.context.game.state.decks["territory"].hands[0]) == 1
    qtbot.waitUntil(lambda: "Ben" in screen.game_layout.prompt.ask.title)


def test_a_second_click_on_moving_in_answers_nothing(qtbot: QtBot, screen: PlayScreen) -> None:
    for _ in range(3):
        click(qtbot, screen, NORTH_AFRICA)
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    click(qtbot, screen, NORTH_AFRICA)
    click(qtbot, screen, BRAZIL)
    for _ in range(2):
        press(qtbot, screen, "primary")
        wait_for(qtbot, screen, "attack")
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "occupy")
    assert screen.board.chips.words == {number(NORTH_AFRICA): "= 1", number(BRAZIL): "= 11"}
    assert "11" in button_of(screen, "primary").words(), "one figure for those who will stand there"
    for _ in range(2):
        qtbot.mouseClick(button_of(screen, "primary"), Qt.MouseButton.LeftButton)
    wait_for(qtbot, screen, "attack")
    assert armies(screen, BRAZIL) == (0, 11) and screen.director.presenter.target < 0  # type: ignore[union-attr]


def walk(qtbot: QtBot, screen: PlayScreen, name: str) -> None:
    """Move the board's cursor to a territory by arrow keys."""
    keys = {"left": Qt.Key.Key_Left, "right": Qt.Key.Key_Right, "up": Qt.Key.Key_Up, "down": Qt.Key.Key_Down}
    if screen.board.input.cursor is None:
        qtbot.keyClick(screen.board, Qt.Key.Key_Up)
    start = screen.board.input.cursor
    ways: dict[int, list[str]] = {start: []}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for direction in keys:
            there = screen.board.input.walk.step(here, direction)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], direction]
                queue.append(there)
    for direction in ways[number(name)]:
        qtbot.keyClick(screen.board, keys[direction])
    assert screen.board.input.cursor == number(name)


def test_whole_turn_by_keyboard(qtbot: QtBot, screen: PlayScreen) -> None:
    def key(which: Qt.Key) -> None:
        qtbot.keyClick(screen.board, which)

    screen.setFocus()
    walk(qtbot, screen, NORTH_AFRICA)
    for _ in range(3):
        key(Qt.Key.Key_Return)
    key(Qt.Key.Key_U)
    assert screen.director.presenter.left == 1  # type: ignore[union-attr]
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Space)
    wait_for(qtbot, screen, "attack")
    read(qtbot, screen)
    key(Qt.Key.Key_Return)
    walk(qtbot, screen, BRAZIL)
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_2)
    assert "2" in screen.game_layout.prompt.button("primary").words()
    key(Qt.Key.Key_3)
    key(Qt.Key.Key_B)
    wait_for(qtbot, screen, "occupy")
    read(qtbot, screen)
    key(Qt.Key.Key_Space)
    wait_for(qtbot, screen, "attack")
    read(qtbot, screen)
    assert armies(screen, BRAZIL) == (0, 11)
    key(Qt.Key.Key_Escape)
    key(Qt.Key.Key_E)
    wait_for(qtbot, screen, "fortify")
    read(qtbot, screen)
    key(Qt.Key.Key_E)
    qtbot.waitUntil(lambda: screen.context.game.state.turn == 1)


def test_illegal_click_is_explained(qtbot: QtBot, screen: PlayScreen) -> None:
    click(qtbot, screen, BRAZIL)
    toast = screen.toasts.panel
    assert toast.isVisible()
    assert "Brazil" in toast.accessibleName()
    assert screen.director.presenter.left == 3  # type: ignore[union-attr]


def test_right_click_and_undo_take_an_army_back(qtbot: QtBot, screen: PlayScreen) -> None:
    click(qtbot, screen, NORTH_AFRICA)
    click(qtbot, screen, CONGO)
    click(qtbot, screen, CONGO, Qt.MouseButton.RightButton)
    assert screen.director.presenter.left == 2  # type: ignore[union-attr]
    undo = screen.game_layout.corner.undo
    assert undo.isEnabled() and not screen.game_layout.prompt.button("secondary").isVisible(), "there is one undo"
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert screen.director.presenter.left == 3  # type: ignore[union-attr]
    assert not undo.isEnabled()


def test_undo_takes_a_confirmed_placing_back(qtbot: QtBot, screen: PlayScreen) -> None:
    told = screen.game_layout.chronicle.lines()
    for _ in range(3):
        click(qtbot, screen, NORTH_AFRICA)
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    assert screen.board.position.armies[number(NORTH_AFRICA)] == 12
    qtbot.mouseClick(screen.game_layout.corner.undo, Qt.MouseButton.LeftButton)
    wait_for(qtbot, screen, "reinforce")
    assert screen.board.position.armies[number(NORTH_AFRICA)] == 9
    assert screen.game_layout.chronicle.lines() == told


def test_an_undone_placing_is_still_there_to_be_changed(qtbot: QtBot, screen: PlayScreen) -> None:
    for name in (NORTH_AFRICA, CONGO, CONGO):
        click(qtbot, screen, name)
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    qtbot.mouseClick(screen.game_layout.corner.undo, Qt.MouseButton.LeftButton)
    wait_for(qtbot, screen, "reinforce")
    assert screen.director.presenter.left == 0  # type: ignore[union-attr]
    click(qtbot, screen, CONGO, Qt.MouseButton.RightButton)
    click(qtbot, screen, NORTH_AFRICA)
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    armies = screen.board.position.armies
    assert (armies[number(NORTH_AFRICA)], armies[number(CONGO)]) == (11, 2)


def test_number_sets_the_last_territory(qtbot: QtBot, screen: PlayScreen) -> None:
    click(qtbot, screen, CONGO)
    stepper = screen.game_layout.tray.stepper
    assert stepper is not None
    stepper.setValue(3)
    assert screen.director.presenter.left == 0  # type: ignore[union-attr]
    stepper.setValue(1)
    assert screen.director.presenter.left == 2  # type: ignore[union-attr]


def test_escape_lets_go_before_it_opens_the_menu(qtbot: QtBot, screen: PlayScreen) -> None:
    for _ in range(3):
        click(qtbot, screen, NORTH_AFRICA)
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    click(qtbot, screen, NORTH_AFRICA)
    click(qtbot, screen, BRAZIL)
    attack = screen.director.presenter
    for origin, target in ((number(NORTH_AFRICA), -1), (-1, -1)):
        qtbot.keyClick(screen.board, Qt.Key.Key_Escape)
        assert (attack.origin, attack.target) == (origin, target)  # type: ignore[union-attr]


def test_clicking_a_foreign_neighbour_chooses_both(qtbot: QtBot, screen: PlayScreen) -> None:
    for _ in range(3):
        click(qtbot, screen, NORTH_AFRICA)
    press(qtbot, screen, "primary")
    wait_for(qtbot, screen, "attack")
    click(qtbot, screen, BRAZIL)
    attack = screen.director.presenter
    assert (attack.origin, attack.target) == (number(NORTH_AFRICA), number(BRAZIL))  # type: ignore[union-attr]


def test_plus_and_minus_change_the_number_that_is_asked(qtbot: QtBot, screen: PlayScreen) -> None:
    for _ in range(3):
        click(qtbot, screen, NORTH_AFRICA)
    qtbot.keyClick(screen.board, Qt.Key.Key_Minus)
    assert screen.director.presenter.left == 1  # type: ignore[union-attr]
    qtbot.keyClick(screen.board, Qt.Key.Key_Plus)
    assert screen.director.presenter.left == 0  # type: ignore[union-attr]


def test_a_question_shows_no_armies_that_others_placed_before(qtbot: QtBot) -> None:
    """A chip beside a badge says what is being placed now."""
    screen = make_screen(middle_of_game("attack", hands=False), ai_client=Defender)
    screen.board.chips.show({number("siam"): "+3"})  # as an opponent's placing leaves them
    screen.context.session.start()
    wait_for(qtbot, screen, "attack")
    assert not screen.board.chips.words

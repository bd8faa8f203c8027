"""The battle table: what it offers, its keys, and that only one button is the way on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import AttackRolled, DiceRolled
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button
from tests.ui.support.play_table import Defender, make_context, make_screen, middle_of_game, number, read


def fighting(qtbot: QtBot, faces: list[int], against: str = "venezuela") -> PlayScreen:
    """Return a screen on which Anna has just attacked from Central America or North Africa, with these dice."""
    game = middle_of_game("attack", turn=0, hands=False, rolls=faces)
    screen = make_screen(game, context=make_context(ai_speed="fast"), ai_client=Defender)
    qtbot.addWidget(screen)
    screen.activateWindow()
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=10_000)
    screen.input.click(number("north_africa"))
    screen.input.click(number(against))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.open and screen.director.presenter is not None, timeout=10_000)
    return screen


def primaries(screen: PlayScreen) -> list[str]:
    """Return the words of all primary buttons that show."""
    return [button.words() for button in screen.findChildren(Button) if button.kind == "primary" and button.isVisible()]


def test_one_primary_while_the_fight_goes_on(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1], "brazil")
    assert primaries(screen) == ["Roll 3"]
    assert not screen.game_layout.tray.isVisible()
    screen.context.session.close()


def test_conquest_asks_at_the_table_how_many_move_in(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 1], "brazil")
    table = screen.battle.table
    assert table is not None
    for armies in (3, 1):
        assert screen.context.armies(number("brazil")) == armies
        qtbot.keyClick(table, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: screen.director.presenter is not None and not table.busy, timeout=10_000)
    assert primaries(screen) == ["Move 8 armies in"]
    assert not screen.game_layout.tray.isVisible()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert primaries(screen) == ["Move 7 armies in"]
    read(qtbot, screen)
    qtbot.keyClick(table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not screen.battle.open, timeout=10_000)
    assert screen.context.armies(number("brazil")) == 7
    assert screen.context.armies(number("north_africa")) == 2
    screen.context.session.close()


def test_stop_gives_the_buttons_back_to_the_prompt(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1], "brazil")
    assert screen.battle.table is not None
    qtbot.keyClick(screen.battle.table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not screen.battle.open, timeout=10_000)
    assert screen.director.presenter is not None
    qtbot.waitUntil(lambda: screen.game_layout.prompt.ask.ghost is not None)
    assert len(primaries(screen)) <= 1
    screen.context.session.close()


def test_a_blitz_goes_to_the_last_army_unless_another_number_is_set_and_the_prompt_says_so(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1], "brazil")
    table = screen.battle.table
    assert table is not None
    assert table.foot.blitz_group.stepper.value() == 1
    assert (
        screen.game_layout.prompt.ask.help == "You have 9 armies in North Africa. Blitz until 1 goes to the last one."
    )
    blitzed: list[int] = []
    table.blitz.disconnect()
    table.blitz.connect(blitzed.append)
    table.foot.press_blitz()
    assert blitzed == [1]
    screen.context.session.close()


def test_a_question_of_one_roll_does_not_stay_beside_the_dice_of_the_next(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1], "brazil")
    table, ends = screen.battle.table, (number("north_africa"), number("brazil"))
    assert table is not None and table.odds.isVisible()
    rolled = DiceRolled(0, 4, *ends, (6, 5, 2), (4, 5), (6, 6, 6), (6, 6))
    for show in (
        lambda: table.show_roll(rolled, 1, 1, 8, 4),
        lambda: table.show_attack(AttackRolled(0, 4, *ends, (6, 5, 2), (6, 6, 6))),
    ):
        table.ask("You lose 1 unit", "MODs fall first.", "Save the commanders", table.skip)
        assert not table.odds.isVisible() and primaries(screen) == ["Save the commanders"]
        show()
        assert table.odds.isVisible() and table.foot.isVisible()
        assert "Save the commanders" not in [
            button.words() for button in table.findChildren(Button) if button.isVisible()
        ]
    screen.context.session.close()

"""The fight's window lets one choose which pieces take part in the next roll, and who goes along into what has fallen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.pieces import LedAttack, LedMoveIn
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.ui.game.battle.battle_table import BattleTable
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import LANDS, answers_of, god_screen
from tests.ui.support.play_table import Defender

Key = Qt.Key


def table_of(screen: PlayScreen) -> BattleTable:
    table = screen.battle.table
    assert table is not None and table.isVisible()
    return table


def switched(screen: PlayScreen) -> dict[str, bool]:
    """Return the pieces on the table, and whether they take part."""
    switches = table_of(screen).pieces.switches
    assert all(switch.isVisible() for switch in switches)
    return {switch.objectName(): switch.isChecked() for switch in switches}


def switch(qtbot: QtBot, screen: PlayScreen, kind: str) -> None:
    """Click on the switch of a piece."""
    found = next(each for each in table_of(screen).pieces.switches if each.objectName() == kind)
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def asked(screen: PlayScreen) -> str:
    presenter = screen.director.presenter
    return presenter.decision.kind if presenter is not None else ""


def fighting(qtbot: QtBot, rolls: tuple[int, ...], canada: str) -> tuple[PlayScreen, list[Choice]]:
    """Return a screen on which Anna has rolled once from Alberta against Canada, and what she answers."""
    screen = ad_screen(about_to_play(phase="attack", position={"canada": canada}), ai_client=Defender, ai_speed="fast")
    screen.context.session.game.dice = ScriptedDice(rolls)
    answered = answers_of(screen)
    for name in ("alberta", "canada"):
        screen.input.click(number(screen.context.game, name))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.rested and bool(asked(screen)), timeout=10_000)
    return screen, answered


def test_a_commander_is_left_out_of_the_next_roll_at_the_table(qtbot: QtBot) -> None:
    screen, answered = fighting(qtbot, (8, 8, 6, 1, 1, 8, 6, 6, 1, 1), "1 4")
    assert asked(screen) == "attack" and switched(screen) == {"land": True, "nuclear": True}
    switch(qtbot, screen, "land")
    assert switched(screen) == {"land": False, "nuclear": True}
    qtbot.keyClick(table_of(screen), Key.Key_Space)
    ends = (number(screen.context.game, "alberta"), number(screen.context.game, "canada"))
    assert answered[-1] == LedAttack(*ends, 3, 0, ("nuclear",))


def test_who_had_no_part_in_the_fight_stays_unless_he_is_called(qtbot: QtBot) -> None:
    """The Space Commander stays at his station; a click on his switch takes him along, and the number follows."""
    screen, answered = fighting(qtbot, (8, 8, 6, 1), "1 1")
    assert asked(screen) == "occupy"
    shown = switched(screen)
    assert shown.pop("land") and shown.pop("nuclear") and not any(shown.values()) and "space" in shown
    foot = table_of(screen).foot
    before = foot.move_group.stepper.value()
    switch(qtbot, screen, "space")
    assert switched(screen)["space"]
    qtbot.waitUntil(lambda: not screen.guard.holding)
    qtbot.keyClick(table_of(screen), Key.Key_Space)
    assert answered[-1] == LedMoveIn(min(before + 1, 7), ("land", "space", "nuclear"))


def test_the_number_at_the_table_goes_by_all_keys_and_buttons(qtbot: QtBot) -> None:
    screen, _ = fighting(qtbot, (8, 8, 6, 1), "1 1")
    table, group = table_of(screen), table_of(screen).foot.move_group
    options = screen.director.presenter.decision.options  # type: ignore[union-attr]
    low, high = options.lo, options.hi  # type: ignore[attr-defined]
    wanted = ((Key.Key_Home, low), (Key.Key_Plus, low + 1), (Key.Key_Minus, low), (Key.Key_End, high))
    for key, value in (*wanted, (Key.Key_Minus, high - 1)):
        qtbot.keyClick(table, key)
        assert group.stepper.value() == value == screen.director.presenter.ask().number.value  # type: ignore[union-attr]
    buttons = ((group.fewest, low), (group.stepper.more, low + 1), (group.all, high), (group.stepper.less, high - 1))
    for button, value in buttons:
        assert button.isVisible() and button.isEnabled()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert group.stepper.value() == value == screen.director.presenter.ask().number.value  # type: ignore[union-attr]


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_all_switches_fit_on_the_table(qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    game = about_to_play(phase="attack", position={"canada": "1 1"})
    screen = ad_screen(game, ai_client=Defender, size=size, ai_speed="fast", text_scale=scale)
    screen.context.session.game.dice = ScriptedDice((8, 8, 6, 1))
    for name in ("alberta", "canada"):
        screen.input.click(number(screen.context.game, name))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.rested and asked(screen) == "occupy", timeout=10_000)
    table = table_of(screen)
    assert len(table.pieces.switches) == 5
    for each in table.pieces.switches:
        place = each.geometry().translated(table.pieces.mapTo(table.panel, each.geometry().topLeft() * 0))
        assert table.pieces.rect().contains(each.geometry()) and table.panel.rect().contains(place)
        assert not place.intersects(table.foot.geometry())


def test_gods_are_chosen_at_the_table_too(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "gaul": "0 9 war sky", "alemannia": "1 5"}, ai_speed="fast")
    assert asked(screen) == "attack"
    presenter = screen.director.presenter
    for name in ("gaul", "alemannia"):
        screen.input.click(number(screen.context.game, name))
    presenter.set_at_table(True)  # type: ignore[union-attr]
    toggles = presenter.ask().toggles  # type: ignore[union-attr]
    assert [(toggle.kind, toggle.on) for toggle in toggles] == [("greeks.war", True), ("greeks.sky", True)]
    screen.input.toggle("greeks.sky")
    assert [toggle.on for toggle in presenter.ask().toggles] == [True, False]  # type: ignore[union-attr]

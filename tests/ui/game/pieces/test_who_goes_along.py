"""The bar lets one choose which pieces take part in the next roll, and who goes along into what has fallen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.pieces import LedAttack, LedMoveIn
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.game.prompt.asking import Toggle
from risk_desktop.ui.game.prompt.piece_switch import PieceSwitch
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.theme import seat
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import LANDS, answers_of, god_screen
from tests.ui.support.play_table import Defender

Key = Qt.Key


def switches_of(screen: PlayScreen) -> list[PieceSwitch]:
    """Return the switches of pieces in the bar."""
    return [each for each in screen.game_layout.tray.findChildren(PieceSwitch) if each.isVisible()]


def switched(screen: PlayScreen) -> dict[str, bool]:
    """Return the pieces in the bar, and whether they take part."""
    return {switch.objectName(): switch.isChecked() for switch in switches_of(screen)}


def switch(qtbot: QtBot, screen: PlayScreen, kind: str) -> None:
    """Click on the switch of a piece."""
    found = next(each for each in switches_of(screen) if each.objectName() == kind)
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


def test_a_commander_is_left_out_of_the_next_roll(qtbot: QtBot) -> None:
    screen, answered = fighting(qtbot, (8, 8, 6, 1, 1, 8, 6, 6, 1, 1), "1 4")
    assert asked(screen) == "attack" and switched(screen) == {"land": True, "nuclear": True}
    switch(qtbot, screen, "land")
    assert switched(screen) == {"land": False, "nuclear": True}
    qtbot.keyClick(screen, Key.Key_Space)
    ends = (number(screen.context.game, "alberta"), number(screen.context.game, "canada"))
    assert answered[-1] == LedAttack(*ends, 3, 0, ("nuclear",))


def test_who_had_no_part_in_the_fight_stays_unless_he_is_called(qtbot: QtBot) -> None:
    """The Space Commander stays at his station; a click on his switch takes him along, and the number follows."""
    screen, answered = fighting(qtbot, (8, 8, 6, 1), "1 1")
    assert asked(screen) == "occupy"
    shown = switched(screen)
    assert shown.pop("land") and shown.pop("nuclear") and not any(shown.values()) and "space" in shown
    stepper = screen.game_layout.tray.stepper
    assert stepper is not None
    before = stepper.value()
    switch(qtbot, screen, "space")
    assert switched(screen)["space"]
    qtbot.waitUntil(lambda: not screen.guard.holding)
    qtbot.keyClick(screen, Key.Key_Space)
    assert answered[-1] == LedMoveIn(min(before + 1, 7), ("land", "space", "nuclear"))


def test_the_number_goes_by_all_keys(qtbot: QtBot) -> None:
    screen, _ = fighting(qtbot, (8, 8, 6, 1), "1 1")
    options = screen.director.presenter.decision.options  # type: ignore[union-attr]
    low, high = options.lo, options.hi  # type: ignore[attr-defined]
    wanted = ((Key.Key_Home, low), (Key.Key_Plus, low + 1), (Key.Key_Minus, low), (Key.Key_End, high))
    for key, value in (*wanted, (Key.Key_Minus, high - 1)):
        qtbot.keyClick(screen, key)
        stepper = screen.game_layout.tray.stepper
        assert stepper is not None
        assert stepper.value() == value == screen.director.presenter.ask().number.value  # type: ignore[union-attr]


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_all_switches_fit_into_the_bar(qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    game = about_to_play(phase="attack", position={"canada": "1 1"})
    screen = ad_screen(game, ai_client=Defender, size=size, ai_speed="fast", text_scale=scale)
    screen.context.session.game.dice = ScriptedDice((8, 8, 6, 1))
    for name in ("alberta", "canada"):
        screen.input.click(number(screen.context.game, name))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.rested and asked(screen) == "occupy", timeout=10_000)
    prompt, switches = screen.game_layout.prompt, switches_of(screen)
    assert len(switches) == 5 and screen.rect().contains(prompt.geometry())
    boxes = [QRect(each.mapTo(prompt, QPoint()), each.size()) for each in switches]
    assert all(prompt.rect().contains(box) for box in boxes)
    assert not any(box.intersects(prompt.button("primary").geometry()) for box in boxes)


def test_gods_are_chosen_too(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "gaul": "0 9 war sky", "alemannia": "1 5"}, ai_speed="fast")
    assert asked(screen) == "attack"
    presenter = screen.director.presenter
    for name in ("gaul", "alemannia"):
        screen.input.click(number(screen.context.game, name))
    toggles = presenter.ask().toggles  # type: ignore[union-attr]
    assert [(toggle.look, toggle.on) for toggle in toggles] == [
        (PieceLook("war", 0, "greeks"), True),
        (PieceLook("sky", 0, "greeks"), True),
    ]
    screen.input.toggle("sky")
    assert [toggle.on for toggle in presenter.ask().toggles] == [True, False]  # type: ignore[union-attr]


def test_who_stays_behind_but_could_go_is_not_drawn_as_if_he_could_not(qtbot: QtBot) -> None:
    """His name is as plain as that of whoever goes."""
    inks = []
    for on in (True, False):
        switch = PieceSwitch(Toggle(PieceLook("naval", 0), "", on), "MMMMMM", seat(0))
        qtbot.addWidget(switch)
        switch.resize(switch.sizeHint())
        picture = switch.grab().toImage()
        middle = picture.height() // 2
        inks.append(
            max(picture.pixelColor(x, middle).lightness() for x in range(picture.width() // 2, picture.width() - 16))
        )
    assert inks[1] >= inks[0] - 10


def test_it_is_written_on_each_switch_whether_he_goes_or_stays(qtbot: QtBot) -> None:
    screen, _ = fighting(qtbot, (8, 8, 6, 1), "1 1")

    def states() -> dict[str, str]:
        return {toggle.look.kind: toggle.state for toggle in screen.game_layout.prompt.ask.toggles}

    assert states()["land"] == "goes" and states()["space"] == "stays"
    switch(qtbot, screen, "space")
    assert states()["space"] == "goes"
    found = next(each for each in switches_of(screen) if each.objectName() == "space")
    assert "goes" in found.toolTip()


@pytest.mark.parametrize("on", [True, False])
def test_the_word_stands_below_the_figure_where_there_is_no_room_for_the_name(qtbot: QtBot, on: bool) -> None:
    def bottom(states: tuple[str, str] | None) -> list[int]:
        switch = PieceSwitch(Toggle(PieceLook("naval", 0), "", on, states=states), "Sea", seat(0))
        qtbot.addWidget(switch)
        switch.set_terse(True)
        switch.resize(switch.sizeHint())
        picture = switch.grab().toImage()
        low = range(picture.height() - 12, picture.height() - 5)
        return [picture.pixelColor(x, y).lightness() for x in range(6, picture.width() - 6) for y in low]

    assert max(bottom(("stays", "goes"))) > max(bottom(None)) + 30


CROWD = {
    **LANDS,
    "gaul": "0 9 war sky death magic temple",
    "alemannia": "1 1 temple",
    "liguria": "2 3 war sky temple",
    "anglia": "2 3 death temple",
    "roma": "1 3 magic temple",
}


@pytest.mark.parametrize("rested", [False, True], ids=["unasked", "under the pointer"])
def test_figures_spread_by_themselves_only_where_they_hide_nothing_of_the_conquest(qtbot: QtBot, rested: bool) -> None:
    screen = god_screen(CROWD, size=(1280, 720), ai_client=Defender, ai_speed="fast")
    screen.board.finish_baking()
    screen.context.session.game.dice = ScriptedDice((6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1) * 9)
    gaul = number(screen.context.game, "gaul")
    for name in ("gaul", "alemannia"):
        screen.input.click(number(screen.context.game, name))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.rested and asked(screen) == "occupy", timeout=20_000)
    scene = screen.board.board_scene
    if rested:
        screen.board.highlights.mark(rested=gaul)
        assert scene.rows.fanned == [gaul], "whoever looks there is told their names"
    else:
        assert scene.highlights.shown.picking == gaul and scene.rows.fanned == []
    names = [toggle.state for toggle in screen.game_layout.prompt.ask.toggles]
    assert names == ["goes"] * 4, "the bar says it"

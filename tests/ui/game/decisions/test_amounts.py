"""Wherever a number of armies or of money is asked, it is set by mouse and by keys: one more, one less, fewest, all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.decisions import BattleFacts, MoveFacts
from risk_desktop.editions.common.pieces import Enter, Escort, LedAttack
from risk_desktop.editions.godstorm.rolls import Rolls
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Attack, MoveIn
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.step import Decision, Facts
from risk_desktop.ui import game
from risk_desktop.ui.game.features import make_presenter
from risk_desktop.ui.game.prompt.asking import Number
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Segment
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import year
from tests.editions.godstorm.epoch import GATE
from tests.playing import choose
from tests.playing import number as number_in
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.bid_screen import bid_screen
from tests.ui.support.classic_table import settle, sit_down
from tests.ui.support.godstorm_table import LANDS, asked_of, god_screen, place
from tests.ui.support.play_table import Sphinx, make_screen, middle_of_game, number

Key = Qt.Key


def clicked(screen: PlayScreen, *names: str) -> PlayScreen:
    """Return the screen after clicks on territories."""
    for name in names:
        screen.input.click(number_in(screen.context.game, name))
    return screen


def at(phase: str, *names: str) -> PlayScreen:
    screen = make_screen(middle_of_game(phase, hands=False), ai_client=Sphinx)
    screen.context.session.start()
    settle()
    return clicked(screen, *names)


def taken() -> PlayScreen:
    game = middle_of_game("attack", hands=False, rolls=[6, 6, 6, 1])
    game.state.armies[number("brazil")] = 1
    choose(game, Attack(number("north_africa"), number("brazil"), 3))
    screen = make_screen(game, ai_client=Sphinx)
    screen.context.session.start()
    settle()
    return screen


def taken_by_commanders() -> PlayScreen:
    game = about_to_play(phase="attack", position={"canada": "1 1"})
    game.dice.extend((8, 6, 1))
    choose(game, LedAttack(number_in(game, "alberta"), number_in(game, "canada"), 2, 0, ("land",)))
    return ad_screen(game, size=(1600, 900))  # a narrow tray leaves out a button for all


def commanders_fortify() -> PlayScreen:
    lands = {"alberta": "0 4 land", "nunavut": "0 1", "canada": "0 1", "egypt": "1 3", "japan": "2 3"}
    return clicked(ad_screen(year(lands, phase="fortify")), "alberta", "canada")


def bid_in_the_tray() -> PlayScreen:
    return bid_screen(ai_client=Sphinx)


def gods_take() -> PlayScreen:
    screen = god_screen()
    screen.context.session.answer(Enter(place(screen, "gaul"), place(screen, "anglia")))
    asked_of(screen, "occupy")
    return screen


def gods_fortify() -> PlayScreen:
    screen = god_screen({**LANDS, "gaul": "0 5 war", "iberia": "0 4"}, phase="fortify")
    return clicked(screen, "gaul", "iberia")


def below() -> PlayScreen:
    screen = god_screen({**LANDS, GATE: "1 2"}, phase="underworld", dead=(5, 0, 0))
    screen.board.input.afterlife_clicked.emit(0)
    return clicked(screen, GATE)


def out_of_the_afterlife() -> PlayScreen:
    screen = god_screen(phase="underworld", dead=(4, 0, 0))
    clicked(screen, GATE)
    screen.input.press("primary")
    asked_of(screen, "occupy")
    return screen


def several_may_go(asked: Decision, game: Game) -> bool:
    """Tell whether two armies may go from somewhere."""
    options: Any = asked.options
    return any(options.fresh(t) > 1 and options.targets(t) for t in options.origins())


def regrouping() -> PlayScreen:
    screen = sit_down("risiko", "regroup", 3, fits=several_may_go)
    presenter: Any = screen.director.presenter
    screen.input.click(next(t for t in presenter.starts() if presenter.decision.options.fresh(t) > 1))
    screen.input.click(next(iter(presenter.ways())))
    return screen


def asked_for(screen: PlayScreen, kind: str, options: object, facts: Facts | None = None) -> PlayScreen:
    """Let a screen ask something that seldom comes, about these facts."""
    presenter = make_presenter(find_edition(screen.context.names.table.edition).features, screen.context, kind)
    presenter.asks.connect(screen.director.asks)
    screen.director.presenter = presenter
    step = SimpleNamespace(facts=lambda game: facts)
    presenter.begin(Decision(0, kind, options, step))  # type: ignore[arg-type]
    return screen


def pressing() -> PlayScreen:
    screen = god_screen()
    ends = place(screen, "gaul"), place(screen, "alemannia")
    return asked_for(screen, "press", Rolls(*ends, spare=6, most=3), BattleFacts(*ends))


def flying() -> PlayScreen:
    screen = god_screen()
    gods = Escort(free=("war",), called=("war",))
    way = MoveFacts(place(screen, "gaul"), place(screen, "iberia"), gods, most=5)
    return asked_for(screen, "flight", None, way)


def saving() -> PlayScreen:
    return asked_for(god_screen(), "save_armies", Amounts(1, 5, MoveIn))


def listing() -> PlayScreen:
    return asked_for(god_screen(), "something_new", Amounts(0, 6, MoveIn))


MOMENTS: dict[str, tuple[str, Callable[[], PlayScreen]]] = {
    "reinforce": ("place", lambda: at("reinforce", "north_africa")),
    "blitz until": ("fight", lambda: at("attack", "north_africa", "brazil")),
    "fortify": ("move", lambda: at("fortify", "north_africa", "congo")),
    "move in": ("move", taken),
    "regroup": ("move", regrouping),
    "bid": ("bid", bid_in_the_tray),
    "commanders move in": ("move", taken_by_commanders),
    "commanders fortify": ("move", commanders_fortify),
    "gods move in": ("move", gods_take),
    "gods fortify": ("move", gods_fortify),
    "out of the Afterlife": ("move", out_of_the_afterlife),
    "march": ("fight", below),
    "press": ("fight", pressing),
    "flight": ("miracle", flying),
    "saved armies": ("plain_questions", saving),
    "a kind without a presenter": ("plain_questions", listing),
}
"""Where a number is asked: the module of its presenter, and how to come there."""
KEPT = {"blitz until", "march", "press"}
"""How many a blitz leaves behind: not a number of armies that do something, so neither the fewest nor all are offered."""


def shown(screen: PlayScreen) -> Number:
    """Return the number that the presenter asks for, which the tray shows."""
    presenter = screen.director.presenter
    assert presenter is not None
    number = presenter.ask().number
    stepper = screen.game_layout.tray.stepper
    assert number is not None and stepper is not None
    assert stepper.value() == number.value
    enabled = (stepper.less.isEnabled(), stepper.more.isEnabled())
    assert enabled == (number.value > number.low, number.value < number.high)
    for segment in screen.game_layout.tray.findChildren(Segment):
        if segment.isVisible() and (end := segment.property("number")) is not None:
            assert segment.isChecked() == (end == number.value), "it is lit while it is in force, as a number of dice"
    return number


def preset(screen: PlayScreen, value: int) -> Segment | None:
    """Return the button of the tray that goes to a value, None where the bar has no room for it."""
    found = [each for each in screen.game_layout.tray.findChildren(Segment) if each.property("number") == value]
    return next((each for each in found if each.isVisible()), None)


def test_every_presenter_that_asks_for_a_number_is_tried_here() -> None:
    folder = Path(game.__file__).parent
    asking = {path.stem for path in folder.glob("*/**/*.py") if "Number(" in path.read_text(encoding="utf-8")}
    assert asking == {module for module, _ in MOMENTS.values()}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_number_is_set_by_mouse_and_by_keys(qtbot: QtBot, moment: str) -> None:
    screen = MOMENTS[moment][1]()
    screen.activateWindow()
    low, high = shown(screen).low, shown(screen).high
    assert high > low
    ways: dict[str, Callable[[str], None]] = {
        "keys": lambda what: _key(qtbot, screen, what),
        "mouse": lambda what: _press(qtbot, screen, what, moment in KEPT),
    }
    for way in ways.values():
        for what, wanted in (("fewest", low), ("more", low + 1), ("fewer", low), ("all", high), ("fewer", high - 1)):
            way(what)
            assert shown(screen).value == wanted, what


def _key(qtbot: QtBot, screen: PlayScreen, what: str) -> None:
    keys = {"fewest": Key.Key_Home, "more": Key.Key_Plus, "fewer": Key.Key_Minus, "all": Key.Key_End}
    qtbot.keyClick(screen.board, keys[what])


def _press(qtbot: QtBot, screen: PlayScreen, what: str, kept: bool) -> None:
    number, stepper = shown(screen), screen.game_layout.tray.stepper
    assert stepper is not None
    left_out = what == "fewest" and preset(screen, number.low) is None
    if left_out or (kept and what in ("fewest", "all")):
        stepper.setValue(number.low if what == "fewest" else number.high)
        return
    ends: dict[str, Callable[[], QWidget | None]] = {
        "fewest": lambda: preset(screen, number.low),
        "all": lambda: preset(screen, number.high),
        "more": lambda: stepper.more,
        "fewer": lambda: stepper.less,
    }
    button = ends[what]()
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_buttons_for_the_fewest_and_for_all_say_how_many(qtbot: QtBot) -> None:
    def words(screen: PlayScreen) -> list[str]:
        return [preset.words for preset in screen.game_layout.prompt.ask.presets]

    moved = taken().game_layout.prompt.ask
    assert moved.number is not None and moved.number.low > 0
    assert [preset.words for preset in moved.presets] == [f"Only {moved.number.low}", "All"]
    assert words(at("reinforce", "north_africa")) == ["None", "All here"]


def test_a_digit_for_more_dice_than_can_be_rolled_is_answered(qtbot: QtBot) -> None:
    screen = at("attack", "north_africa")
    screen.context.game.state.armies[number("north_africa")] = 3
    screen.input.let_go()
    clicked(screen, "north_africa", "brazil")
    picks = screen.game_layout.prompt.ask.picks
    assert picks is not None and (picks.value, picks.off) == (2, (3,))
    qtbot.keyClick(screen.board, Key.Key_3)
    picks = screen.game_layout.prompt.ask.picks
    assert picks is not None and picks.value == 2
    assert screen.toasts.panel.isVisible()
    assert screen.toasts.panel.accessibleName() == "No more than 2 dice can be rolled here."


def test_into_land_without_a_front_go_the_fewest_and_else_all(qtbot: QtBot) -> None:
    screen = taken()
    assert shown(screen).value == shown(screen).high  # Peru and Venezuela are others'
    game = middle_of_game("attack", hands=False, rolls=[6, 6, 6, 1])
    brazil, attacker = number("brazil"), game.state.owner[number("north_africa")]
    game.state.armies[brazil] = 1
    for land in game.rules.board.neighbours[brazil]:
        game.state.owner[land] = attacker
    choose(game, Attack(number("north_africa"), brazil, 3))
    screen = make_screen(game, ai_client=Sphinx)
    screen.context.session.start()
    settle()
    assert shown(screen).value == shown(screen).low

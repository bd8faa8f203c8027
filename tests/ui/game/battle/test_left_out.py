"""The chance beside the arrow counts those pieces that take part in the fight, and none that was left out of it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.editions.common.pieces import LedAttack
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.editions.godstorm.epoch import epoch
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import asked_of, over
from tests.ui.support.play_table import Defender, read

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("hurried")]
FIRST_ROLL = (6, 2, 1, 5, 1)


def chances(screen: PlayScreen, ends: tuple[int, int]) -> tuple[float, float, float]:
    """Return what the panel tells, and what is true without any pieces and with all of them."""
    game, told = screen.context.game, screen.battle.panel.stand.chance
    assert told is not None
    return told, odds_of(game, *ends, leaders=()).win, odds_of(game, *ends).win


def test_commanders_that_are_switched_off_do_not_count_after_the_roll(qtbot: QtBot) -> None:
    position = {"alberta": "0 8 land diplomat naval space nuclear", "canada": "1 7"}
    screen = ad_screen(about_to_play(phase="attack", position=position), ai_client=Defender)
    game = screen.context.game
    ends = number(game, "alberta"), number(game, "canada")
    asked_of(screen, "attack")
    for end in ends:
        screen.input.click(end)
    presenter = screen.director.presenter
    assert presenter is not None
    for switch in presenter.ask().toggles:
        screen.input.toggle(switch.look.kind)
    game.dice = ScriptedDice(FIRST_ROLL * 3)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: game.state.armies[ends[1]] == 5 and screen.battle.rested, timeout=10_000)
    told, without, with_all = chances(screen, ends)
    assert told == pytest.approx(without) and told < with_all - 0.1
    read(qtbot, screen)
    asked_of(screen, "attack")
    for switch in presenter.ask().toggles:
        screen.input.toggle(switch.look.kind)
    qtbot.waitUntil(lambda: screen.battle.panel.stand.chance == pytest.approx(with_all), timeout=10_000)


def test_gods_who_stay_out_of_an_invasion_do_not_count_in_its_battle(qtbot: QtBot) -> None:
    lands = {"gaul": "0 9 war magic", "alemannia": "1 8", "iberia": "0 9", "dacia": "1 3"}
    screen = over(epoch(lands), ai_client=Defender)
    game = screen.context.game
    ends = number(game, "gaul"), number(game, "alemannia")
    asked_of(screen, "attack")
    game.dice = ScriptedDice(FIRST_ROLL * 3)
    screen.context.session.answer(LedAttack(*ends, 3, leaders=()))
    asked_of(screen, "press")
    told, without, with_all = chances(screen, ends)
    assert told == pytest.approx(without) and told < with_all - 0.1

"""What a turn brings is told as it is: stations only where one stands, temples with the faith that they give."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.registry import next_money
from risk_desktop.ui.game.recap.turn_record import standing_of
from tests.editions.ad2210.hands import about_to_play
from tests.editions.godstorm.epoch import front
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import asked_of

pytestmark = pytest.mark.window


@pytest.mark.parametrize("standing, told", [("0 5 station", True), ("1 5 station", False), ("0 5", False)])
def test_stations_are_told_of_where_one_has_brought_something(qtbot: QtBot, standing: str, told: bool) -> None:
    screen = ad_screen(about_to_play(phase="reinforce", position={"alberta": standing}))
    asked_of(screen, "reinforce")
    assert ("Each station brought one MOD more." in screen.game_layout.prompt.ask.help) == told


def test_the_income_of_a_look_back_is_the_one_that_bids_are_told() -> None:
    with_temple, without = front("0 5 temple"), front("0 5")
    before, now = standing_of(without, 0).income, standing_of(with_temple, 0).income
    assert (before, now) == (next_money(without, 0), next_money(with_temple, 0)) and now == before + 1
    assert number(with_temple, "egypt") in standing_of(with_temple, 0).lands

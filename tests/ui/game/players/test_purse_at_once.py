"""What a player pays is on his plaque at once, and stays there."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.money import MONEY, MoneyPaid
from risk_desktop.ui.game.director import Director
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen


def test_a_plaque_that_is_still_to_be_shown_does_not_bring_back_what_was_paid(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Director, "only_watched", True)  # plaques follow one by one
    screen = ad_screen(about_to_play(phase="attack"))
    held, plaque = screen.context.game.state.slots[MONEY].held, screen.game_layout.plaques[0]

    def spoken(money: int) -> str:
        held[0] = money
        screen.director.settled.emit()
        qtbot.wait(200)
        return plaque.accessibleName()

    none, two, seven = spoken(0), spoken(2), spoken(7)
    assert len({none, two, seven}) == 3
    held[0] = 2
    screen.director.settled.emit()
    held[0] = 0
    screen.director.animator.shown.emit(MoneyPaid(0, 2, "bid"))
    assert plaque.accessibleName() == none
    qtbot.wait(200)
    assert plaque.accessibleName() == none

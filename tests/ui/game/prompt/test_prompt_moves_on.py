"""While a later step of the own turn shows, the prompt no longer asks what was answered before it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Pass
from tests.ui.support.godstorm_table import asked_of, god_screen

pytestmark = pytest.mark.window


def test_cards_are_not_offered_while_the_plague_is_told(qtbot: QtBot) -> None:
    land = {"gaul": "0 7 war", "iberia": "0 8 plague", "dacia": "1 3", "egypt": "2 5"}
    screen = god_screen(land, phase="buy", faith=(5, 0, 0), ai_speed="normal", reduced_motion=False)
    asked_of(screen, "buy_cards")
    prompt = screen.game_layout.prompt
    assert prompt.title == "Buy cards, 2 faith each"
    screen.context.session.answer(Pass())
    qtbot.waitUntil(lambda: screen.game_layout.banner.isVisible(), timeout=3000)
    qtbot.waitUntil(lambda: prompt.title != "Buy cards", timeout=1000)
    assert screen.director.presenter is None, "the plague still shows"
    assert prompt.ask.primary is None
    asked_of(screen, "attack")

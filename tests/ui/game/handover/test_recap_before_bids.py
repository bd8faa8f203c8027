"""In a game by years or epochs the recap comes before the first thing that a person is asked in a new one: his bid."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.bidding import BID, MarkerTaken, TakeMarker
from risk_desktop.engine.choices import Amount, Pass
from risk_desktop.engine.events import SealedRevealed, TurnStarted
from risk_desktop.ui.game.recap.recap_dock import RecapDock
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.editions.godstorm.epoch import epoch
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import LANDS
from tests.ui.support.play_table import PuppetAiClient, Sphinx, legal_choice, read

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("hurried")]


def at_the_bids(qtbot: QtBot, edition: str) -> PlayScreen:
    """Return the screen when the person is first asked in a new round, after two computers have had their turns."""
    game = about_to_play(phase="attack") if edition == "ad2210" else epoch(LANDS, faith=(5, 5, 5), rolls=None)
    screen = ad_screen(game, (0,), PuppetAiClient, (1280, 720), edition, ai_speed="instant", recap="always")
    session = screen.context.session
    while game.state.turn == 0:
        qtbot.waitUntil(lambda: screen.director.presenter is not None or game.state.turn != 0, timeout=10_000)
        session.answer(Pass())
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=30_000)
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    return screen


def leading(screen: PlayScreen) -> RecapPresenter | None:
    return screen.director.asking(RecapPresenter)


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_it_comes_before_the_bid(qtbot: QtBot, edition: str) -> None:
    screen = at_the_bids(qtbot, edition)
    recap = leading(screen)
    assert recap is not None and recap.decision.kind == "bid"
    assert screen.context.game.state.round == 2
    assert recap.recap.title == "Since your last turn"
    read(qtbot, screen)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    presenter = screen.director.presenter
    assert leading(screen) is None and presenter is not None and presenter.decision.kind == "bid"


def test_it_comes_too_where_the_end_of_the_round_was_skipped(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="fortify"), (0,), PuppetAiClient, ai_speed="normal", recap="always")
    game, director = screen.context.game, screen.director
    qtbot.waitUntil(lambda: director.presenter is not None, timeout=10_000)
    while game.state.turn == 0:
        qtbot.waitUntil(lambda: director.presenter is not None or game.state.turn != 0, timeout=10_000)
        screen.context.session.answer(Pass())
    qtbot.waitUntil(lambda: director.presenter is None and game.state.turn != 0, timeout=10_000)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: director.presenter is not None, timeout=30_000)
    recap = leading(screen)
    assert recap is not None and recap.decision.kind == "bid" and game.state.round == 2


def test_the_turn_itself_begins_with_what_is_new_and_all_of_it_can_be_seen_again(qtbot: QtBot) -> None:
    screen = at_the_bids(qtbot, "ad2210")
    recap = leading(screen)
    assert recap is not None
    seen = {entry.conquest for entry in recap.recap.conquests}
    screen.input.press("primary")
    assert screen.context.session.answer(Amount(0)) is None
    game = screen.context.game
    luck = Random(3)
    while game.state.turn != 0:
        qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=30_000)
        decision = screen.context.session.decision
        if decision is not None and game.state.turn != 0:
            assert leading(screen) is None, "answers to others come at once"
            screen.context.session.answer(legal_choice(decision, luck))
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=30_000)
    again = leading(screen)
    assert again is not None and again.recap.title == "Since you last looked"
    new = {entry.conquest for entry in again.recap.conquests}
    assert seen and new and not seen & new, "what was told before the bid isn't told twice"
    assert screen.game_layout.dock.panel is screen.controller(RecapDock).panel
    screen.input.press("primary")
    screen.director.recall()
    whole = leading(screen)
    assert whole is not None and whole.recap.title == "Since your last turn"
    assert {entry.conquest for entry in whole.recap.conquests} == seen | new


def test_where_nobody_has_played_since_the_bid_there_is_none(qtbot: QtBot) -> None:
    screen = at_the_bids(qtbot, "godstorm")
    assert leading(screen) is not None
    screen.input.press("primary")
    assert screen.context.session.answer(Amount(5)) is None
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=30_000)
    while not screen.context.game.state.phase:
        screen.context.session.answer(TakeMarker(1))
        qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=30_000)
    assert screen.context.game.state.turn == 0 and leading(screen) is None


def test_who_moved_last_is_told_the_order_too(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), (0,), Sphinx, (1280, 720))
    missed = screen.missed
    bids = SealedRevealed(BID, ((0, "2"), (1, "1"), (2, "0")))
    places = [MarkerTaken(0, 3), MarkerTaken(1, 1), MarkerTaken(2, 2)]
    missed.note([TurnStarted(0, 1), bids, *places, TurnStarted(1, 2), TurnStarted(2, 2)])
    told = [line.title for line in missed._recap_for(0, missed._since(0)).lines]
    assert "Turn order: 1 Ben · 2 Mira · 3 you" in told


def test_it_does_not_come_twice_where_nothing_has_happened_since_the_bid(qtbot: QtBot) -> None:
    screen = at_the_bids(qtbot, "ad2210")
    recap = leading(screen)
    assert recap is not None and recap.recap.eventful
    screen.input.press("primary")
    missed, state = screen.missed, screen.context.game.state
    decision = screen.context.session.decision
    assert decision is not None
    # His own turn begins at once, as if he had the first place and nobody had played.
    state.turn, state.phase = decision.player, "place"
    assert missed.recap_before(decision) is None
    assert missed.recap_again(decision) is not None, "the menu shows it again"

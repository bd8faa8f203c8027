"""What can't be taken back in 2210: a card that turned over another one, and the bid that opened all bids."""

from __future__ import annotations

import pytest

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.common.bidding import BID, TURN_MARKER
from risk_desktop.engine.choices import Amount
from risk_desktop.engine.sealed import SealedChoice
from tests.controller.watching import Watcher
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import interrupt
from tests.ui.support.classic_table import table_of


def at_the_table(game) -> GameSession:
    session = GameSession(table_of("ad2210", 3, people=(0, 1, 2)), game)
    Watcher(session)
    session.start()
    return session


@pytest.mark.parametrize(
    ("card", "can_undo"),
    [
        ("naval_hidden_energy", False),
        ("space_invade_earth", False),
        ("nuclear_scatter_bomb_land", False),
        ("land_scout_forces", False),
        ("diplomat_energy_crisis", True),
    ],
)
def test_a_card_that_shows_another_one_cannot_be_taken_back(qtbot, card: str, can_undo: bool) -> None:
    """Else one could look at the top of the pile and keep the card."""
    session = at_the_table(about_to_play(card, "land_reinforcements"))
    assert session.answer(PlayCard(card)) is None
    assert (session.decision.kind, session.decision.player) == ("play_card", 0)
    assert session.can_undo is can_undo


def test_a_bid_cannot_be_taken_back_when_all_are_open(qtbot) -> None:
    game = about_to_play("land_reinforcements")
    game.state.slots["turn_order"].order = [-1, -1, -1]
    interrupt(game, SealedChoice(BID, (0,), ((1, Amount(1)), (2, Amount(2)))))
    session = at_the_table(game)
    assert session.answer(Amount(3)) is None
    assert (session.decision.kind, session.decision.player) == (TURN_MARKER, 0)
    assert not session.can_undo

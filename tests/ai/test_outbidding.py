"""Experts among two and three, where points decide: they bid more for their place than who bids as the rule set advises."""

from __future__ import annotations

import pytest

from risk_desktop.editions.godstorm.bids import TABLETS_BONUS
from risk_desktop.editions.godstorm.cards.relics import TABLETS
from risk_desktop.engine.choices import Amount
from risk_desktop.engine.game import Game
from risk_desktop.engine.sealed import SealedChoice
from tests.ai.test_ad_turns import answer
from tests.ai.test_god_bids import bidding
from tests.ai.test_god_miracles import choose_relics
from tests.ai.test_god_turns import answered
from tests.editions.ad2210.year import year


def amount(game: Game, level: str = "hard") -> int:
    """Return what is bid."""
    bid = answered(game, level=level)
    assert isinstance(bid, Amount)
    return bid.value


@pytest.mark.parametrize(("number", "bid"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_an_expert_among_two_outbids_who_bids_as_is_advised(number, bid):
    game = bidding(number, 9, 8, players=2)
    assert amount(game, "expert") == bid > amount(game)


@pytest.mark.parametrize(("number", "bid"), [(1, 4), (2, 2), (3, 4), (4, 4)])
def test_years_are_outbid_as_well(number, bid):
    game = year({"alberta": "0 3", "nunavut": "1 3"}, players=2, year=number, energy=(9, 5))
    game.state.stack.clear()
    game.push(SealedChoice("bid", (0,)))
    assert answer(game, "expert") == Amount(bid)
    hard = answer(game)
    assert isinstance(hard, Amount) and hard.value < bid


def test_no_more_is_bid_than_beats_everybody():
    assert amount(bidding(1, 9, 1, players=2), "expert") == 2
    assert amount(bidding(2, 9, 0, players=2), "expert") == 1


def test_what_a_bid_may_count_beyond_its_price_is_reckoned_with():
    game = bidding(2, 9, 4, players=2)
    choose_relics(game, 1, TABLETS)
    assert amount(game, "expert") == 2 + TABLETS_BONUS


@pytest.mark.parametrize(("number", "bid"), [(1, 4), (2, 2), (3, 2), (4, 3)])
def test_an_expert_among_three_outbids_as_well(number, bid):
    game = bidding(number, 9, 8, 8)
    assert amount(game, "expert") == bid > amount(game)


def test_among_four_an_expert_bids_as_hard_does_until_it_saves():
    game = bidding(1, 9, 8, 8, 8, players=4, position={"dacia": "3 2"})
    assert answered(game, level="expert") == answered(game)

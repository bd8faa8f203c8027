"""Experts bid more for their place than who bids as the rule set advises."""

from __future__ import annotations

import pytest

from risk_desktop.editions.godstorm.bids import TABLETS_BONUS
from risk_desktop.editions.godstorm.cards.relics import TABLETS
from risk_desktop.engine.choices import Amount
from risk_desktop.engine.game import Game
from tests.ai.test_ad_turns import answer
from tests.ai.test_ad_turns import bidding as bidding_energy
from tests.ai.test_god_bids import bidding
from tests.ai.test_god_miracles import choose_relics
from tests.ai.test_god_turns import answered


def amount(game: Game, level: str = "hard") -> int:
    """Return what is bid."""
    bid = answered(game, level=level)
    assert isinstance(bid, Amount)
    return bid.value


@pytest.mark.parametrize(("number", "bid"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_an_expert_among_two_outbids_who_bids_as_is_advised(number, bid):
    game = bidding(number, 9, 8, players=2)
    assert amount(game, "expert") == bid > amount(game)


@pytest.mark.parametrize(("year", "bid"), [(1, 4), (2, 2), (3, 4), (4, 4)])
def test_years_are_outbid_as_well(year, bid):
    game = bidding_energy(year, 9)
    assert answer(game, "expert") == Amount(bid)
    hard = answer(game)
    assert isinstance(hard, Amount) and hard.value < bid


def test_no_more_is_bid_than_beats_everybody():
    assert amount(bidding(1, 9, 1, 0), "expert") == 2
    assert amount(bidding(2, 9, 0, 0), "expert") == 1


def test_what_a_bid_may_count_beyond_its_price_is_reckoned_with():
    game = bidding(2, 9, 4, 0)
    choose_relics(game, 1, TABLETS)
    assert amount(game, "expert") == 2 + TABLETS_BONUS

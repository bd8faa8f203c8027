"""Experts where points decide among four or more: they put money aside for the last bid, long before the others do."""

from __future__ import annotations

import pytest

from risk_desktop.ai.mind import Mind
from risk_desktop.ai.skill import SKILLS
from risk_desktop.ai.thrift import WINDFALL, put_aside
from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.editions.godstorm.bids import TABLETS_BONUS
from risk_desktop.editions.godstorm.cards.relics import TABLETS
from risk_desktop.editions.registry import next_money
from risk_desktop.engine.choices import Amount, Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from tests.ai.test_god_bids import bidding
from tests.ai.test_god_miracles import choose_relics
from tests.ai.test_god_turns import answered
from tests.editions.godstorm.epoch import front

FOUR = {"players": 4, "position": {"dacia": "3 2"}}


def summoning(number: int, *faith: int) -> Game:
    """Return a game of four in which player 0 may summon gods, as the first; the last one has no faith."""
    return front("0 9", "1 3", phase="summon", number=number, faith=(*faith, 0), **FOUR)


@pytest.mark.parametrize("number", [2, 3])
def test_an_expert_buys_nothing_with_what_it_puts_aside_where_hard_buys(number):
    game = summoning(number, 4, 4, 4)
    assert isinstance(answered(game, level="hard"), PutPiece)
    assert answered(game, level="expert") == Pass()
    assert money_of(game.state, 0) == 4


def test_an_expert_buys_as_hard_does_in_the_first_and_in_the_last_round_and_with_what_is_to_spare():
    for number, faith in ((1, 4), (5, 4), (3, 30)):
        game = summoning(number, faith, 1, 1)
        assert answered(game, level="expert") == answered(game, level="hard") != Pass()


def test_what_the_last_bid_takes_is_reckoned_with_the_income_of_who_has_yet_to_move():
    game = summoning(4, 30, 4, 6)
    coming = [money_of(game.state, rival) + next_money(game, rival) + WINDFALL for rival in (1, 2, 3)]
    assert put_aside(view(game, 0)) == max(coming) + 1
    game.state.slots["turn_order"].order = [1, 2, 3, 0]
    assert put_aside(view(game, 0)) == 7


def test_nothing_is_put_aside_where_somebody_will_be_richer_in_any_case():
    game = summoning(4, 6, 4, 6)
    game.state.slots["turn_order"].order = [2, 1, 0, 3]
    assert put_aside(view(game, 0)) == 0


def test_an_expert_bids_nothing_while_it_saves_and_then_more_than_any_bid_may_count():
    assert answered(bidding(4, 8, 0, 0, **FOUR), level="expert") == Amount(0)
    last = bidding(5, 12, 4, 2, **FOUR)
    assert answered(last, level="expert") == Amount(5)
    choose_relics(last, 2, TABLETS)
    assert answered(last, level="hard") == Amount(5)
    assert answered(last, level="expert") == Amount(5 + TABLETS_BONUS)
    owned = bidding(5, 12, 4, 2, **FOUR)
    choose_relics(owned, 0, TABLETS)
    assert answered(owned, level="expert") == Amount(5 - TABLETS_BONUS)


def test_among_few_nobody_saves_so_early():
    three = front("0 9", "1 3", number=3)
    assert not Mind(SKILLS["expert"], 1).saves(view(three, 0))
    assert Mind(SKILLS["expert"], 1).saves(view(summoning(3, 4, 4, 4), 0))
    assert not Mind(SKILLS["hard"], 1).saves(view(summoning(3, 4, 4, 4), 0))

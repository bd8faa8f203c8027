"""Opponents in Godstorm: what they bid for the order of the turns, and the faith that they keep for it and for answers."""

from __future__ import annotations

import pytest

from risk_desktop.ai.answers.godstorm.miracles.needs import for_answers, reserved
from risk_desktop.ai.answers.savings import LAST_BID
from risk_desktop.ai.mind import Mind
from risk_desktop.ai.skill import SKILLS
from risk_desktop.editions.common.bidding import ChooseMarkers, TakeMarker
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.editions.godstorm.appraise import treasures
from risk_desktop.editions.godstorm.bids import stake
from risk_desktop.engine.choices import Amount, Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.view import view
from tests.ai.test_god_turns import answered
from tests.editions.godstorm.epoch import REST, epoch, front

HARD = Mind(SKILLS["hard"], 1)


def bidding(number: int, *faith: int, **more) -> Game:
    """Return a game in which player 0 bids."""
    game = front(number=number, faith=faith, **more)
    game.state.stack.clear()
    game.push(SealedChoice("bid", (0,)))
    return game


def choosing(number: int) -> Game:
    """Return a game in which player 0 chooses his place first."""
    game = front(number=number)
    game.state.stack.clear()
    game.state.slots["turn_order"].order = [-1, -1, -1]
    game.push(ChooseMarkers((0, 1, 2)))
    return game


@pytest.mark.parametrize(("number", "place"), [(1, 3), (3, 1), (4, 1), (5, 3)])
def test_the_last_place_is_taken_in_the_first_and_the_last_epoch_and_else_the_first(number, place):
    assert answered(choosing(number)) == TakeMarker(place)


def test_hard_bids_what_a_place_is_worth_and_never_more_than_beats_everybody():
    first, last = answered(bidding(1, 3, 3, 3)), answered(bidding(5, 9, 4, 2))
    assert isinstance(first, Amount) and first.value >= 1
    assert last == Amount(5)
    assert answered(bidding(4, 8, 0, 0)) == Amount(1)


@pytest.mark.parametrize(("players", "least", "last"), [(2, 0, True), (3, 2, True), (4, 1, True), (5, 1, True)])
def test_what_the_first_epoch_is_worth_depends_on_the_number_of_players(players, least, last):
    game = epoch({"egypt": "0 5", "nubia": "1 1", **REST}, players=players, number=1)
    found = stake(game.state, game.rules, 0)
    assert (found.least, found.last) == (least, last)


def test_in_the_epoch_before_the_last_faith_is_saved_for_the_last_bid():
    def summoned(number: int):
        return answered(front("0 9", "1 3", phase="summon", number=number, faith=(LAST_BID, 4, 4), order=(0, 1, 2)))

    assert isinstance(summoned(3), PutPiece)
    assert summoned(4) == Pass()


def test_faith_that_is_left_at_the_end_is_worth_hardly_anything():
    def worth(number: int, faith: int) -> float:
        game = front(number=number, faith=(faith, 0, 0))
        return treasures(game.state, game.rules, 0)

    assert worth(4, 10) - worth(4, 0) > 4
    assert 0 < worth(5, 10) - worth(5, 0) < 1


@pytest.mark.usefixtures("witless")
def test_faith_is_kept_for_a_sky_card_as_long_as_somebody_can_attack():
    def holding(target: str, **more) -> Game:
        return front("0 9", target, turn=1, cards={1: ["sky_enemies_convert"]}, **more)

    assert for_answers(view(holding("1 5 sky"), 1)) == 2
    assert for_answers(view(holding("1 5 war"), 1)) == 0
    last = holding("1 5 sky", number=5, order=(0, 2, 1))
    last.state.phase = "attack"
    assert for_answers(view(last, 1)) == 0
    assert reserved(Mind(SKILLS["easy"], 1), view(holding("1 5 sky"), 1)) == 0


def test_cards_are_bought_with_what_answers_leave():
    def bought(*cards: str) -> int:
        game = front("0 9 sky war", "1 3", phase="buy", number=2, faith=(6, 0, 0), cards={0: cards})
        choice = answered(game)
        return sum(n for _, n in choice.cards) if isinstance(choice, BuyCards) else 0

    assert bought() == 2
    assert bought("sky_this_ground_is_sacred") == 1

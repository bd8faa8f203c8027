"""Rounds: what happens at their start, in which order the turns are taken, and when the rounds are over."""

from __future__ import annotations

from risk_desktop.editions.common.turns import ORDER, TURNS, OrderSlot, StartRound, new_game
from risk_desktop.engine.events import SetupEnded, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, Rules
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.step import Step
from tests.playing import only
from tests.testedition.skylands import sky_board

ORDERS = {1: [2, 0, 1], 2: [1, 2, 0], 3: [0, 1, 2]}
"""By round: who plays when."""


class Shuffle(Step, frozen=True):
    """Sets the order of this round; in the second one player 2 is gone."""

    def run(self, game: Game) -> None:
        game.state.slots[ORDER].order = ORDERS[game.state.round]
        game.state.alive[2] = game.state.round != 2


def three_rounds(game: Game) -> Outcome | None:
    return Outcome((0,), "over") if game.state.round > 3 else None


ROUNDS = Module(
    id="rounds",
    rounds=(lambda game: (Shuffle(),),),
    victory=(three_rounds,),
    slots={ORDER: lambda seats: OrderSlot([])},
)


def turns(*modules: Module) -> list[tuple[int, int]]:
    """Play a game in which nobody does anything; return round and player of each turn."""
    game = new_game(Rules("rounds", sky_board(), (TURNS, *modules), 3, {}), seed=1)
    assert game.pending() is None
    return [(event.round, event.player) for event in only(game.take_events(), TurnStarted)]


def test_a_module_may_set_the_order_of_each_round_at_its_start():
    assert turns(ROUNDS) == [(1, 2), (1, 0), (1, 1), (2, 1), (2, 0), (3, 0), (3, 1), (3, 2)]


def test_without_one_turns_go_clockwise_from_the_first_player():
    plain = Module(id="plain", victory=(three_rounds,))
    assert turns(plain) == [(number, player) for number in (1, 2, 3) for player in (0, 1, 2)]


def test_who_begins_is_not_told_before_it_is_found():
    for modules, first in (((ROUNDS,), -1), ((Module(id="plain", victory=(three_rounds,)),), 0)):
        game = new_game(Rules("rounds", sky_board(), (TURNS, *modules), 3, {}), seed=1)
        game.pending()
        assert only(game.take_events(), SetupEnded) == [SetupEnded(first)]


def test_the_start_of_a_round_is_a_step_like_any_other():
    game = new_game(Rules("rounds", sky_board(), (TURNS, ROUNDS), 3, {}), seed=1)
    game.state.stack.clear()
    game.state.round = 3
    game.push(StartRound())
    assert game.pending() is None
    assert [event.player for event in only(game.take_events(), TurnStarted)] == [0, 1, 2]

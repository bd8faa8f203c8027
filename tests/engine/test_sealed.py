"""Sealed choices: answers in secret, one event that opens them all, a view that covers them."""

from __future__ import annotations

from collections import Counter

import msgspec

from risk_desktop.engine.choices import Amount, PlaceRest
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import Event, SealedRevealed
from risk_desktop.engine.game import Game
from risk_desktop.engine.sealed import SEALED, SealedChoice
from risk_desktop.engine.view import determinize, view
from tests.playing import asks, choose, new_game, only, refuses
from tests.testedition.skylands import coins, skylands


def bidding(seed: int = 1) -> Game:
    """Return a game in which the bid for the turn order is asked of the first player."""
    game = new_game(skylands(3, purse=5), seed)
    while game.pending().kind == "setup_place":
        game.apply(PlaceRest())
    return game


def test_everybody_is_asked_in_turn_and_one_event_opens_all():
    game = bidding()
    asks(game, "bid", 0)
    assert choose(game, Amount(2)) == []
    asks(game, "bid", 1)
    assert choose(game, Amount(5)) == []
    asks(game, "bid", 2)
    events = choose(game, Amount(5))
    assert only(events, SealedRevealed) == [SealedRevealed("bid", ((0, "2"), (1, "5"), (2, "5")))]
    assert game.state.slots["turns"].first == 1
    assert game.state.turn == 1
    assert coins(game).purse == [3, 1, 0]


def test_a_bid_has_its_limits():
    game = bidding()
    assert refuses(game, Amount(6)).params == {"lo": 0, "hi": 5}


def test_earlier_answers_are_covered_in_the_view_of_others():
    game = bidding()
    choose(game, Amount(4))
    choose(game, Amount(1))
    answers = {viewer: view(game, viewer).state.stack[-1].answers for viewer in range(-1, 3)}
    assert answers[0] == ((0, Amount(4)), (1, SEALED))
    assert answers[1] == ((0, SEALED), (1, Amount(1)))
    assert answers[2] == answers[-1] == ((0, SEALED), (1, SEALED))
    assert game.state.stack[-1].answers == ((0, Amount(4)), (1, Amount(1)))


def test_the_view_asks_the_same_question():
    game = bidding()
    choose(game, Amount(4))
    seen = view(game, 1)
    decision = Game(seen.rules, seen.state).pending()
    assert (decision.kind, decision.player) == ("bid", 1)
    assert (decision.options.lo, decision.options.hi) == (0, 5)


def test_covered_answers_are_guessed_and_every_guess_comes_up():
    game = bidding()
    choose(game, Amount(4))
    choose(game, Amount(1))
    guesses = Counter()
    for seed in range(300):
        guess = determinize(view(game, 1), SeededDice(seed))
        first, own = guess.state.stack[-1].answers
        assert own == (1, Amount(1))
        guesses[first[1].value] += 1
        choose(guess, Amount(0))
        assert guess.state.outcome is not None or guess.state.round == 1
    assert set(guesses) == set(range(6))
    assert min(guesses.values()) > 20


def test_an_open_answer_is_not_guessed_anew():
    game = bidding()
    step = SealedChoice("bid", (), ((0, Amount(3)),))
    assert step.guessed(game, SeededDice(1)) == step


def test_the_events_before_the_opening_tell_nothing():
    game = bidding()
    events: list[Event] = choose(game, Amount(4)) + choose(game, Amount(1))
    assert events == []


def test_a_half_asked_bid_is_plain_data():
    game = bidding()
    choose(game, Amount(4))
    data = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(game.state.stack)))
    assert data[-1]["step"] == "SealedChoice"
    assert data[-1]["waiting"] == [1, 2]
    assert data[-1]["answers"] == [[0, {"choice": "Amount", "value": 4}]]

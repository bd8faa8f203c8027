"""How an opponent is asked: only what he may see, and a safe choice where his answer is no good."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from risk_desktop.ai.clock import Clock, OutOfTime
from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import LEVELS, TEMPERAMENTS, UnknownLevel, decide, make_opponent, safe_choice
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.choices import Claim, DefendWith, Pass, Place
from risk_desktop.engine.dice import SeededDice, shuffle
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view


class Crashing:
    def choose(self, seen, decision):
        raise ZeroDivisionError("thinking too hard")


class Cheating:
    def choose(self, seen, decision):
        return Claim(99)


class Late:
    def choose(self, seen, decision):
        raise OutOfTime


class Vandal:
    """Ruins what he is shown before he answers."""

    def choose(self, seen, decision):
        seen.state.owner[:] = [seen.player] * len(seen.state.owner)
        seen.state.stack.clear()
        return Pass()


def played(rules, seed: int, choices: int) -> Game:
    """Return a game after some random choices."""
    game, dice = start_game(rules, seed), SeededDice(seed)
    for _ in range(choices):
        asked = game.pending()
        if asked is None:
            break
        game.apply(asked.options.sample(dice))
        game.take_events()
    return game


@pytest.mark.parametrize(("opponent", "kind"), [(Crashing(), "crash"), (Cheating(), "illegal"), (Late(), "late")])
def test_a_bad_answer_is_replaced_and_named(rules, opponent, kind):
    for choices in (0, 50, 130, 200):
        game = played(rules, 3, choices)
        asked = game.pending()
        choice, fault = decide(opponent, game, asked.player)
        assert choice in asked.options
        assert fault is not None and fault.kind == kind


def test_a_bad_opponent_is_counted_and_the_game_ends(earth):
    rules = make_rules("world", earth, 3, {"round_limit": 10})
    result = play_game(rules, [Cheating(), Crashing(), make_opponent("normal", 1)], 4)
    assert result.winners == (2,)
    assert result.illegal > 0
    assert result.faults > result.illegal


def test_a_view_that_is_ruined_does_not_touch_the_game(rules):
    game = played(rules, 3, 130)
    before = game.snapshot()
    asked = game.pending()
    choice, _ = decide(Vandal(), game, asked.player)
    assert choice in asked.options
    assert game.snapshot() == before


def test_nobody_else_is_asked(rules):
    game = played(rules, 3, 0)
    with pytest.raises(ValueError, match="nothing is asked"):
        decide(make_opponent("easy", 1), game, (game.pending().player + 1) % 3)


def test_a_cancelled_clock_still_gives_a_legal_choice(rules):
    clock = Clock(seconds=60, cancelled=lambda: True)
    assert clock.expired
    with pytest.raises(OutOfTime):
        clock.check()
    for choices in (0, 60, 130, 150):
        game = played(rules, 3, choices)
        asked = game.pending()
        choice, fault = decide(make_opponent("hard", 1, clock=clock), game, asked.player, clock)
        assert fault is None
        assert choice in asked.options


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_out_of_time_the_best_so_far_is_legal_in_every_kind_of_decision(rules, level):
    clock = Clock(seconds=-1.0)
    late = [make_opponent(level, seat, clock=clock) for seat in range(3)]
    game, kinds = start_game(rules, 5), set()
    for _ in range(400):
        asked = game.pending()
        if asked is None:
            break
        choice, fault = decide(late[asked.player], game, asked.player, clock)
        assert fault is None, asked.kind
        kinds.add(asked.kind)
        game.apply(choice)
        game.take_events()
    assert {"claim", "setup_place", "reinforce", "attack", "occupy", "fortify"} <= kinds


def test_a_clock_runs_out():
    assert Clock(seconds=-1.0).expired
    assert not Clock().expired
    assert not Clock(seconds=60).expired


def test_levels_and_temperaments_are_checked():
    for level in LEVELS:
        for temperament in TEMPERAMENTS:
            assert hasattr(make_opponent(level, 1, temperament), "choose")
    with pytest.raises(UnknownLevel, match="hard"):
        make_opponent("godlike", 1)
    with pytest.raises(UnknownLevel, match="builder"):
        make_opponent("hard", 1, "sleepy")


def with_other_secrets(game: Game, player: int, seed: int) -> Game:
    """Return the same game for the eyes of ``player``, with other hidden cards and other dice to come."""
    other = game.clone(seed)
    deck = other.state.decks["territory"]
    piles = [hand for who, hand in enumerate(deck.hands) if who != player] + [deck.draw]
    hidden = [card for pile in piles for card in pile]
    shuffle(hidden, SeededDice(seed))
    for pile in piles:
        pile[:] = [hidden.pop() for _ in pile]
    return other


@pytest.mark.parametrize(("level", "players"), [*((level, 4) for level in LEVELS[:-1]), (LEVELS[-1], 3)])
def test_hidden_cards_and_future_dice_do_not_change_an_answer(earth, level, players):
    """The expert plays the turns of all others out, again and again: with one fewer of them it thinks half as long."""
    rules = make_rules("world", earth, players, {"round_limit": 10})
    quick, opponents = ([make_opponent(each, seat) for seat in range(players)] for each in ("easy", level))
    game, compared = start_game(rules, 8), 0
    while (asked := game.pending()) is not None and compared < 60:
        begun = game.state.round >= 4
        choice, _ = decide((opponents if begun else quick)[asked.player], game, asked.player)
        if begun:
            compared += 1
            other = with_other_secrets(game, asked.player, 1000 + compared)
            assert other.state.decks != game.state.decks
            assert decide(opponents[asked.player], other, asked.player)[0] == choice
        game.apply(choice)
    assert compared == 60


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10_000), choices=st.integers(0, 400), players=st.integers(3, 6))
def test_the_safe_choice_is_legal_everywhere(earth, seed, choices, players):
    game = played(make_rules("world", earth, players, {"round_limit": 10}), seed, choices)
    asked = game.pending()
    if asked is not None:
        assert safe_choice(asked, view(game, asked.player)) in asked.options


def test_the_safe_choice_is_sensible(made):
    game = made({"siam": 2, "indonesia": 1, "china": 9}, {"australia": 0}, kind="reinforce", reserve=5)
    siam = game.rules.board.index("siam")
    game.state.owner[siam] = 0
    asked = game.pending()
    assert safe_choice(asked, view(game, 0)) == Place(((siam, 5),))
    game = made({"siam": 2, "indonesia": 5}, {"australia": 0})
    assert safe_choice(game.pending(), view(game, 0)) == Pass()


def test_the_safe_choice_defends_with_all_dice(rules):
    game, dice = played(rules, 3, 130), SeededDice(9)
    while (asked := game.pending()).kind != "defend":
        game.apply(asked.options.sample(dice))
    assert safe_choice(asked, view(game, asked.player)) == DefendWith(2)

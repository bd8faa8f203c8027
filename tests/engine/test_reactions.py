"""Reactions: who is asked, what an answer does to the guarded step, and how to be left in peace."""

from __future__ import annotations

import msgspec
import pytest

from risk_desktop.editions.common.attack import Battle
from risk_desktop.engine.choices import Amount, Attack, Pass, Pick, Silence
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import AttackDeclared, ReactionPlayed
from risk_desktop.engine.game import Game
from risk_desktop.engine.reactions import Reactions, guard
from risk_desktop.engine.sealed import SEALED, SealedChoice
from risk_desktop.engine.view import determinize, view
from tests.playing import asks, at, choose, done, given, number, only, rolling
from tests.testedition.skylands import CARDS, SCHEMES, skylands

FOG, DRUM, BLANK = (CARDS.index(kind) for kind in ("fog", "drum", "blank"))


def declared(*hands: list[int], reopen: bool = False, dice: int = 3) -> Game:
    """Player 0 has declared an attack from north on east (player 1); ``hands`` are the schemes."""
    game = given([0, 1, 2, 0, 1, 2], [8, 3, 5, 5, 1, 1], rules=skylands(3, reopen))
    deck = game.state.decks[SCHEMES]
    deck.hands = [list(hand) for hand in hands]
    deck.draw = [card for card in deck.draw if all(card not in hand for hand in hands)]
    strike(game, dice)
    return game


def strike(game: Game, dice: int = 3) -> None:
    choose(game, Attack(number(game, "north"), number(game, "east"), dice))


def test_the_waiting_are_asked_in_seat_order_before_the_battle():
    game = declared([], [FOG], [DRUM])
    decision = asks(game, "reaction", 1)
    assert list(decision.options) == [Pass(), Pick("fog"), Silence("battle"), Silence("turn")]
    assert decision.step.guarded == Battle(0, 0, 1, 3)
    assert only(done(game), AttackDeclared) == []
    assert Pick("drum") in asks(game, "reaction", 2).options
    done(game)
    asks(game, "defend", 1)


def test_who_holds_no_card_is_not_asked():
    game = declared([FOG], [], [DRUM])
    asks(game, "reaction", 2)
    game = declared([FOG], [], [])
    asks(game, "defend", 1)


def test_being_asked_tells_nothing_about_the_hand():
    blank, drum = declared([], [BLANK], []), declared([], [DRUM], [])
    assert asks(blank, "reaction", 1).player == asks(drum, "reaction", 1).player
    others = [view(game, 2).state for game in (blank, drum)]
    assert others[0].stack == others[1].stack
    assert others[0].decks == others[1].decks


def test_an_answer_cancels_the_guarded_step():
    game = declared([], [FOG], [DRUM])
    events = choose(game, Pick("fog"))
    assert events == [ReactionPlayed(1, "battle", "fog")]
    asks(game, "attack", 0)
    assert at(game, "north") == (0, 8)
    assert game.state.decks[SCHEMES].discard == [FOG]
    assert game.state.decks[SCHEMES].hands[1] == []


def test_an_answer_changes_the_guarded_step():
    game = declared([], [DRUM], [DRUM + 1])
    choose(game, Pick("drum"))
    assert asks(game, "reaction", 2).step.guarded.dice == 2
    choose(game, Pick("drum"))
    decision = asks(game, "defend", 1)
    assert decision.step.dice == 1


def test_without_reopening_nobody_is_asked_twice():
    game = declared([], [DRUM], [DRUM + 1, DRUM + 2])
    done(game)
    choose(game, Pick("drum"))
    asks(game, "defend", 1)


def test_reopening_asks_all_the_others_again():
    game = declared([], [DRUM, FOG], [DRUM + 1, DRUM + 2], reopen=True)
    done(game)
    choose(game, Pick("drum"))
    asks(game, "reaction", 1)
    choose(game, Pick("drum"))
    decision = asks(game, "reaction", 2)
    assert decision.step.guarded.dice == 1
    done(game)
    asks(game, "defend", 1)


def test_silence_for_a_battle_ends_with_the_battle():
    game = declared([], [FOG], [])
    choose(game, Silence("battle"))
    assert game.state.quiet == ["", "battle", ""]
    rolling(game, 1, 1, 1, 6)
    choose(game, asks(game, "defend", 1).options.of(1))
    strike(game)
    asks(game, "reaction", 1)
    assert game.state.quiet == ["", "", ""]


def test_silence_for_a_battle_ends_when_the_attacker_stops():
    game = declared([], [FOG], [])
    choose(game, Silence("battle"))
    rolling(game, 1, 1, 1, 6)
    choose(game, asks(game, "defend", 1).options.of(1))
    done(game)
    asks(game, "fortify", 0)
    assert game.state.quiet == ["", "", ""]


def test_silence_for_a_battle_ends_with_the_turn():
    game = given([0, 1, 2, 1, 1, 2], [2, 3, 5, 5, 1, 1], rules=skylands(3))
    game.state.decks[SCHEMES].hands[2] = [FOG]
    strike(game, dice=1)
    choose(game, Silence("battle"))
    rolling(game, 1, 6)
    choose(game, asks(game, "defend", 1).options.of(1))
    asks(game, "reinforce", 1)
    assert game.state.quiet == ["", "", ""]


def test_silence_for_a_turn_lasts_until_the_own_turn():
    game = declared([], [FOG], [DRUM])
    done(game)
    choose(game, Silence("turn"))
    rolling(game, 1, 1, 1, 6)
    choose(game, asks(game, "defend", 1).options.of(1))
    strike(game)
    asks(game, "reaction", 1)
    done(game)
    asks(game, "defend", 1)
    assert game.state.quiet == ["", "", "turn"]


def test_silence_for_a_turn_goes_on_in_the_turn_of_the_next_player():
    game = declared([], [FOG], [DRUM])
    done(game)
    choose(game, Silence("turn"))
    rolling(game, 1, 1, 1, 6)
    choose(game, asks(game, "defend", 1).options.of(1))
    done(game)
    done(game)
    assert asks(game, "reinforce", 1) and game.state.quiet == ["", "", "turn"]
    choose(game, game.pending().options.sample(SeededDice(1)))
    choose(game, Attack(number(game, "east"), number(game, "north"), 1))
    asks(game, "defend", 0)
    rolling(game, 1, 6)
    choose(game, game.pending().options.of(1))
    done(game)
    while game.pending().player == 1:
        done(game)
    assert game.state.turn == 2
    assert game.state.quiet == ["", "", ""]


def test_nobody_else_knows_who_wants_quiet():
    game = declared([], [FOG], [DRUM])
    choose(game, Silence("turn"))
    assert game.state.quiet == ["", "turn", ""]
    assert [view(game, viewer).state.quiet for viewer in (0, 1, 2)] == [["", "", ""], ["", "turn", ""], ["", "", ""]]


def test_a_battle_under_reaction_is_plain_data():
    game = declared([], [FOG], [])
    data = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(game.state.stack)))
    guarded = {"step": "Battle", "attacker": 0, "origin": 0, "target": 1, "dice": 3}
    assert data[-1] == {
        "step": "Reactions",
        "trigger": "battle",
        "guarded": guarded,
        "waiting": [1, 2],
        "asked": [1, 2],
    }


def test_going_on_from_a_snapshot_in_the_middle_of_a_reaction():
    game = declared([], [DRUM], [FOG])
    choose(game, Pick("drum"))
    copy = Game(game.rules, game.snapshot())
    for each in (game, copy):
        choose(each, Pick("fog"))
    assert copy.state == game.state


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_views_and_guesses_in_the_middle_of_a_reaction(viewer):
    game = declared([DRUM], [DRUM + 1, FOG], [BLANK])
    seen = view(game, viewer)
    for seed in range(30):
        guess = determinize(seen, SeededDice(seed))
        assert view(guess, viewer).state.decks == seen.state.decks
        assert guess.state.decks[SCHEMES].hands[viewer] == game.state.decks[SCHEMES].hands[viewer]
        assert asks(guess, "reaction", 1).step == game.pending().step


def test_a_guarded_secret_stays_covered():
    game = declared([], [FOG], [])
    secret = SealedChoice("bid", (1,), ((0, Amount(0)),))
    step = guard("battle", secret, (1, 2))
    covered = step.redacted(game.state, 1)
    assert isinstance(covered, Reactions)
    assert covered.guarded.answers == ((0, SEALED),)
    assert step.redacted(game.state, 0) == step
    assert covered.guessed(game, SeededDice(1)) == step

"""What one player may know, and consistent guesses of the rest."""

from __future__ import annotations

from collections import Counter

from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import DeckSpec, Module, Rules
from risk_desktop.engine.view import determinize, view
from tests.playing import asks, given, hand, state_hash, world
from tests.testedition.skylands import SCHEMES, coins, skylands

HANDS = {0: ["tern_head", "joker"], 1: ["seal_bay", "reed_marsh"]}


def table() -> Game:
    """Cards 4, 5 and 7 are in the draw pile, 2 is discarded."""
    return given([0, 1, 2, 0, 1, 2], hands=HANDS, discard=["lantern_hill"], phase="reinforce")


def test_a_player_sees_the_own_hand_and_the_discards():
    seen = view(table(), 0)
    deck = seen.state.decks["territory"]
    assert deck.hands == [[0, 6], [HIDDEN, HIDDEN], []]
    assert deck.discard == [2]
    assert deck.draw == [HIDDEN] * 3
    assert seen.player == 0


def test_a_spectator_sees_no_hand():
    deck = view(table(), -1).state.decks["territory"]
    assert deck.hands == [[HIDDEN] * 2, [HIDDEN] * 2, []]


def test_looking_changes_nothing():
    game = table()
    before = state_hash(game.snapshot())
    seen = view(game, 0)
    seen.state.owner[0] = 2
    seen.state.decks["territory"].hands[0].clear()
    seen.state.stack.clear()
    assert state_hash(game.snapshot()) == before


def test_public_hands_stay_open():
    module = Module(id="open", decks=(DeckSpec("open", lambda board: 4, public_hands=True),))
    rules = Rules("test", world().board, (*world().modules, module), 3, {})
    game = given([0, 1, 2, 0, 1, 2], rules=rules)
    deck = game.state.decks["open"]
    deck.hands, deck.draw = [[0], [1], []], [2, 3]
    seen = view(game, 2)
    assert seen.state.decks["open"].hands == [[0], [1], []]
    assert seen.state.decks["open"].draw == [HIDDEN, HIDDEN]
    guess = determinize(seen, SeededDice(1)).state.decks["open"]
    assert guess.hands == [[0], [1], []]
    assert sorted(guess.draw) == [2, 3]


def test_guesses_cover_every_consistent_hand_about_equally():
    seen = view(table(), 0)
    hands = Counter()
    for seed in range(2_000):
        deck = determinize(seen, SeededDice(seed)).state.decks["territory"]
        assert deck.hands[0] == [0, 6]
        assert deck.discard == [2]
        assert sorted(deck.hands[1] + deck.draw) == [1, 3, 4, 5, 7]
        hands[frozenset(deck.hands[1])] += 1
    assert len(hands) == 10
    assert all(150 < count < 250 for count in hands.values())


def test_a_guess_has_fresh_dice_and_asks_the_same():
    game = table()
    asked = asks(game, "reinforce", 0)
    one, two = (determinize(view(game, 0), SeededDice(seed)) for seed in (1, 2))
    assert one.state.seed != two.state.seed
    assert one.pending().step == two.pending().step == asked.step
    one.apply(one.pending().options.sample(SeededDice(3)))
    assert hand(game, 1) == [1, 3]
    assert game.pending() is asked


def test_what_a_module_hides_is_hidden_and_guessed():
    game = given([0, 1, 2, 0, 1, 2], rules=skylands(3))
    coins(game).omens[:] = [4, 5, 6]
    seen = view(game, 1)
    assert seen.state.slots["coins"].omens == [HIDDEN, 5, HIDDEN]
    assert coins(game).omens == [4, 5, 6]
    guesses = {tuple(determinize(seen, SeededDice(seed)).state.slots["coins"].omens) for seed in range(400)}
    assert {own for _, own, _ in guesses} == {5}
    assert {(a, c) for a, _, c in guesses} == {(a, c) for a in range(1, 7) for c in range(1, 7)}


def test_hidden_hands_of_the_test_edition():
    game = given([0, 1, 2, 0, 1, 2], rules=skylands(3))
    deck = game.state.decks[SCHEMES]
    deck.hands = [[0], [2, 3], [8]]
    deck.draw = [1, 4, 5, 6, 7, 9]
    seen = view(game, 1)
    assert seen.state.decks[SCHEMES].hands == [[HIDDEN], [2, 3], [HIDDEN]]
    for seed in range(50):
        guess = determinize(seen, SeededDice(seed))
        cards = [*guess.state.decks[SCHEMES].draw, *(c for h in guess.state.decks[SCHEMES].hands for c in h)]
        assert sorted(cards) == list(range(10))
        assert view(guess, 1).state.decks == seen.state.decks

"""Capital Risk (SK-01 to SK-09): secret capitals, what is lost with one, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from risk_desktop.editions.classic.capital_sight import NEEDED, needed_capitals
from risk_desktop.editions.classic.capitals import (
    CAPITAL,
    CapitalRevealed,
    Found,
    LandsSeized,
    capitals_slot,
    held_capitals,
    keep_secret,
)
from risk_desktop.editions.classic.cards import TERRITORY_CARDS, next_set_value
from risk_desktop.editions.common.turns import TakeTurn
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import (
    HIDDEN,
    CardsTaken,
    GameWon,
    PlayerEliminated,
    RegionCompleted,
    SealedRevealed,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue
from risk_desktop.engine.sealed import SealedKept
from risk_desktop.engine.state import NOBODY, Outcome
from risk_desktop.engine.view import determinize, view
from risk_desktop.storage.codec import decode_state, encode_state
from tests.editions.mission_games import conquer, lands, owned, rules_of
from tests.playing import asks, at, attack, choose, done, earth_board, given, hand, new_game, number, only, play_on

SK = "capitals"


def capital_game(
    capitals: Sequence[str],
    owners: Mapping[str, int],
    armies: Mapping[str, int] | None = None,
    *,
    rest: int = 1,
    turn: int = 0,
    phase: str = "attack",
    hands: Mapping[int, Sequence[str]] | None = None,
    **options: OptionValue,
) -> Game:
    """Return a game in the middle with these capitals, one for each player; ``owners`` held them when they were founded."""
    players = len(capitals)
    rules = rules_of(SK, players, **options)
    game = given(owners, armies or {}, rest=rest, turn=turn, phase=phase, hands=hands, rules=rules)
    answers = tuple((player, Found(earth_board().index(name))) for player, name in enumerate(capitals))
    keep_secret(game, answers)
    return game


AFRICA = owned(p0=lands("africa"), p2=lands("south_america"))
"""Player 0 in Africa, player 2 in South America, player 1 everywhere else."""


# --- founding ---------------------------------------------------------------------------------------------------------


def founding(players: int, seed: int = 2) -> Game:
    """Return a game at the first secret choice, the armies being placed at random."""
    game = new_game(rules_of(SK, players), seed)
    for _ in play_on(game, seed):
        if game.pending().kind == CAPITAL:
            return game
    raise AssertionError("nobody was asked for a capital")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_SK_01_two_to_six_players_and_with_two_a_neutral_colour_without_a_capital(players):
    game = founding(players)
    assert game.state.seats == players + (players == 2)
    for player in range(players):
        asks(game, CAPITAL, player)
        choose(game, game.pending().options.sample(SeededDice(player)))
    slot = capitals_slot(game.state)
    assert [place != HIDDEN for place in slot.places] == [True] * players + [False] * (players == 2)
    assert slot.suspects == [owner if owner < players else NOBODY for owner in game.state.owner]


def test_SK_01_there_are_no_missions():
    assert list(founding(3).state.decks) == [TERRITORY_CARDS]


def test_SK_02_everybody_chooses_an_own_territory_after_the_set_up():
    game = founding(4)
    decision = asks(game, CAPITAL, 0)
    assert {choice.territory for choice in decision.options} == set(earth_board().held_by(game.state.owner, 0))
    assert game.state.round == 0
    assert game.state.reserve == [0] * 4


def test_SK_02_the_choice_is_secret_and_stays_so():
    game = founding(3)
    chosen, happened = [], []
    for player in range(3):
        options = asks(game, CAPITAL, player).options
        if player:
            assert Found(chosen[0]) not in [choice for _, choice in view(game, player).state.stack[-1].answers]
        chosen.append(options.sample(SeededDice(player)).territory)
        happened += choose(game, Found(chosen[-1]))
    assert only(happened, SealedKept) == [SealedKept(CAPITAL, (0, 1, 2))]
    assert only(happened, SealedRevealed) == []
    assert capitals_slot(game.state).places == chosen
    for viewer in range(-1, 3):
        seen = capitals_slot(view(game, viewer).state).places
        assert seen == [place if player == viewer else HIDDEN for player, place in enumerate(chosen)]


def test_SK_02_the_cards_of_the_capitals_leave_the_deck():
    """They stay out for the whole game (X-20)."""
    game = founding(5)
    for player in range(5):
        choose(game, game.pending().options.sample(SeededDice(player)))
    deck = game.state.decks[TERRITORY_CARDS]
    assert len(deck.draw) == 44 - 5
    assert deck.aside == capitals_slot(game.state).places
    assert not set(deck.aside) & set(deck.draw)
    assert view(game, 1).state.decks[TERRITORY_CARDS].aside == [HIDDEN, deck.aside[1], HIDDEN, HIDDEN, HIDDEN]


# --- losing a capital -------------------------------------------------------------------------------------------------


def test_SK_03_a_lost_capital_is_shown_and_all_cards_go_to_the_attacker_without_trading():
    hands = {0: ["ontario", "china", "siam", "alaska"], 2: ["ural", "peru"]}
    owners = {**AFRICA, "india": 3, "quebec": 2}
    game = capital_game(("congo", "japan", "brazil", "india"), owners, {"north_africa": 5}, hands=hands)
    happened = conquer(game, "north_africa", "brazil")
    assert only(happened, CapitalRevealed) == [CapitalRevealed(2, number(game, "brazil"), 0)]
    assert [(e.player, e.loser, len(e.cards)) for e in only(happened, CardsTaken)] == [(0, 2, 2)]
    assert (len(hand(game, 0)), hand(game, 2)) == (6, [])
    asks(game, "attack", 0)
    seen = view(game, 1).state.slots["capitals"].places
    assert seen == [HIDDEN, number(game, "japan"), number(game, "brazil"), HIDDEN]


def test_SK_04_the_armies_of_the_founder_on_the_continent_give_way_to_one_of_the_attacker_each():
    owners = {**AFRICA, "peru": 1, "alaska": 2}
    armies = {"north_africa": 5, "venezuela": 7, "argentina": 3, "peru": 4, "alaska": 2}
    game = capital_game(("congo", "japan", "brazil"), owners, armies)
    happened = conquer(game, "north_africa", "brazil")
    assert at(game, "brazil") == (0, 3)
    assert at(game, "venezuela") == at(game, "argentina") == (0, 1)
    assert at(game, "peru") == (1, 4)
    assert at(game, "alaska") == (2, 2)
    seized = tuple(number(game, name) for name in ("venezuela", "argentina"))
    assert only(happened, LandsSeized) == [LandsSeized(0, 2, seized)]
    assert at(game, "north_africa") == (0, 2)
    assert game.state.alive[2]


def test_SK_04_the_emptied_territories_count_for_continents():
    game = capital_game(("congo", "japan", "brazil"), {**AFRICA, "alaska": 2}, {"north_africa": 5})
    happened = conquer(game, "north_africa", "brazil")
    assert only(happened, RegionCompleted) == [RegionCompleted(0, earth_board().region_number("south_america"))]


def test_X_21_capitals_of_others_are_untouched_but_one_that_the_founder_held_passes_on():
    owners = {**AFRICA, "peru": 1}
    game = capital_game(("congo", "argentina", "brazil"), {**owners, "argentina": 1}, {"north_africa": 5})
    slot = capitals_slot(game.state)
    game.state.owner[number(game, "argentina")] = 2
    slot.shown[1] = slot.fallen[1] = True
    conquer(game, "north_africa", "brazil")
    assert at(game, "argentina") == (0, 1)
    assert at(game, "peru") == (1, 1)
    assert held_capitals(game.state, 0) == 3


def test_SK_05_the_founder_plays_on_and_may_take_the_capital_back():
    owners = {**AFRICA, "central_america": 2, "india": 3}
    game = capital_game(("congo", "japan", "brazil", "india"), owners, {"north_africa": 5, "central_america": 9})
    conquer(game, "north_africa", "brazil")
    assert game.state.alive[2]
    game.state.turn = 2
    game.state.stack.clear()
    game.push(TakeTurn(2))
    game._asked = None
    asks(game, "reinforce", 2)


def test_SK_05_without_any_army_left_the_founder_is_out():
    game = capital_game(("congo", "japan", "brazil"), AFRICA, {"north_africa": 5}, hands={2: ["peru", "ural"]})
    happened = conquer(game, "north_africa", "brazil")
    assert only(happened, PlayerEliminated) == [PlayerEliminated(2, 0)]
    assert len(only(happened, CardsTaken)) == 1
    assert len(hand(game, 0)) == 2


def test_SK_05_the_last_territory_was_the_capital():
    owners = {**owned(p0=lands("africa")), "brazil": 2}
    game = capital_game(("congo", "japan", "brazil"), owners, {"north_africa": 5}, hands={2: ["peru", "ural"]})
    happened = conquer(game, "north_africa", "brazil")
    assert only(happened, PlayerEliminated) == [PlayerEliminated(2, 0)]
    assert only(happened, CapitalRevealed)[0] == CapitalRevealed(2, number(game, "brazil"), 0)
    assert sorted(hand(game, 0)) == sorted([number(game, "peru"), number(game, "ural")])
    assert only(happened, LandsSeized) == []


def test_X_53_cards_that_the_founder_gains_later_go_to_whoever_eliminates_him():
    game = capital_game(("congo", "japan", "brazil"), owned(p0=lands("africa"), p2=["peru"]), {"north_africa": 5})
    slot = capitals_slot(game.state)
    slot.places[2], slot.shown[2], slot.fallen[2] = number(game, "brazil"), True, True
    game.state.owner[number(game, "brazil")] = 0
    game.state.armies[number(game, "brazil")] = 5
    game.state.decks[TERRITORY_CARDS].hands[2] = [number(game, "ural")]
    game.state.decks[TERRITORY_CARDS].draw.remove(number(game, "ural"))
    happened = conquer(game, "brazil", "peru")
    assert only(happened, CardsTaken) == [CardsTaken(0, 2, (number(game, "ural"),))]


def test_SK_06_only_the_first_capture_has_consequences():
    """Cards and continent are lost once only (X-18)."""
    owners = {**AFRICA, "alaska": 2, "india": 3}
    game = capital_game(("congo", "japan", "brazil", "india"), owners, {"north_africa": 5}, hands={2: ["peru"]})
    slot = capitals_slot(game.state)
    slot.shown[2] = slot.fallen[2] = True
    happened = conquer(game, "north_africa", "brazil")
    assert only(happened, CapitalRevealed) == only(happened, LandsSeized) == only(happened, CardsTaken) == []
    assert at(game, "peru") == (2, 1)
    assert len(hand(game, 2)) == 1


# --- winning ----------------------------------------------------------------------------------------------------------


def test_SK_07_capitals_needed_by_number_of_players_at_the_start():
    assert NEEDED == {2: 2, 3: 2, 4: 3, 5: 3, 6: 4}
    for players, needed in NEEDED.items():
        assert needed_capitals(rules_of(SK, players)) == needed


@pytest.mark.parametrize(("chosen", "players", "needed"), [(3, 3, 3), (4, 3, 3), (2, 6, 2), (3, 2, 2)])
def test_capitals_needed_as_a_house_rule_are_never_more_than_there_are(chosen, players, needed):
    assert needed_capitals(rules_of(SK, players, capitals_needed=chosen)) == needed


def test_one_capital_more_is_needed_where_a_house_rule_says_so():
    owners = {**AFRICA, "alaska": 2}
    game = capital_game(("congo", "japan", "brazil"), owners, {"north_africa": 5}, capitals_needed=3)
    conquer(game, "north_africa", "brazil")
    assert game.state.outcome is None
    assert held_capitals(game.state, 0) == 2


def test_SK_07_the_second_of_three_capitals_wins_at_once():
    game = capital_game(("congo", "japan", "brazil"), {**AFRICA, "alaska": 2}, {"north_africa": 5})
    happened = conquer(game, "north_africa", "brazil")
    assert game.state.outcome == Outcome((0,), "capitals")
    assert happened[-1] == GameWon((0,), "capitals")
    assert only(happened, CapitalRevealed) == [
        CapitalRevealed(2, number(game, "brazil"), 0),
        CapitalRevealed(0, number(game, "congo"), 0),
    ]


def test_SK_07_nobody_wins_without_the_own_capital():
    owners = {**AFRICA, "alaska": 2}
    game = capital_game(("congo", "japan", "brazil"), owners, {"north_africa": 5})
    slot = capitals_slot(game.state)
    game.state.owner[number(game, "congo")] = 1
    slot.shown[0] = slot.fallen[0] = True
    conquer(game, "north_africa", "brazil")
    assert game.state.outcome is None
    assert held_capitals(game.state, 0) == 1


def test_SK_07_the_number_does_not_sink_when_players_leave():
    owners = {**owned(p0=lands("africa")), "brazil": 2, "alaska": 3}
    game = capital_game(("congo", "japan", "brazil", "alaska"), owners, {"north_africa": 5})
    happened = conquer(game, "north_africa", "brazil")
    assert only(happened, PlayerEliminated) == [PlayerEliminated(2, 0)]
    assert game.state.outcome is None


def test_SK_08_a_hidden_capital_of_another_player_does_not_count():
    game = capital_game(("congo", "japan", "brazil"), AFRICA)
    seen = view(game, 0).state
    assert held_capitals(seen, 0) == 1
    assert held_capitals(seen, 2) == 0


def test_SK_08_it_is_declared_in_the_own_turn():
    """The own capital counts although nobody has seen it (X-19)."""
    game = capital_game(("congo", "japan", "brazil"), {**AFRICA, "alaska": 2}, turn=1)
    slot = capitals_slot(game.state)
    slot.shown[2] = slot.fallen[2] = True
    game.state.owner[number(game, "brazil")] = 0
    assert not game.check_victory()
    while game.pending() is not None and game.state.turn == 1:
        done(game)
    assert game.state.turn == 2
    game.state.stack.clear()
    game.push(TakeTurn(0))
    game._asked = None
    assert game.pending() is None
    assert game.state.outcome == Outcome((0,), "capitals")


@pytest.mark.parametrize(("values", "worth"), [("fixed", 10), ("older", 4)])
def test_SK_09_card_values_are_fixed_or_rise(values, worth):
    game = new_game(rules_of(SK, 3, set_values=values))
    board = earth_board()
    cards = tuple(board.cards.index(symbol) for symbol in ("infantry", "cavalry", "artillery"))
    assert next_set_value(game, cards) == worth
    assert rules_of(SK).option("set_values") == "fixed"


# --- what the others may guess ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_a_guess_puts_each_hidden_capital_where_it_can_still_be(seed):
    hands = {0: ["japan", "china"], 1: ["ural", "siam"]}
    game = capital_game(("congo", "iceland", "brazil"), AFRICA, {"north_africa": 9}, hands=hands)
    conquer(game, "north_africa", "western_europe")
    guess = determinize(view(game, 0), SeededDice(seed))
    places = capitals_slot(guess.state).places
    assert places[0] == number(game, "congo")
    assert game.state.owner[places[1]] == 1
    assert game.state.owner[places[2]] == 2
    assert places[1] not in (number(game, "western_europe"), number(game, "japan"), number(game, "china"))
    deck = guess.state.decks[TERRITORY_CARDS]
    assert deck.aside == places
    assert sorted([*deck.draw, *deck.discard, *deck.aside, *(c for h in deck.hands for c in h)]) == list(range(44))
    assert deck.hands[0] == game.state.decks[TERRITORY_CARDS].hands[0]


def test_a_territory_that_was_lost_quietly_is_no_capital():
    game = capital_game(("congo", "japan", "brazil"), AFRICA, {"north_africa": 5})
    assert capitals_slot(game.state).suspects[number(game, "peru")] == 2
    conquer(game, "north_africa", "western_europe")
    assert capitals_slot(game.state).suspects[number(game, "western_europe")] == NOBODY


def test_capitals_count_in_the_evaluation_as_far_as_they_are_seen():
    game = capital_game(("congo", "japan", "brazil"), AFRICA)
    (term,) = [term for term in game.rules.appraise if term.name == "capitals"]
    own = term.value(view(game, 0).state, game.rules, 0)
    assert own > 0
    assert term.value(view(game, 0).state, game.rules, 1) == 0
    game.state.owner[number(game, "brazil")] = 0
    assert term.value(game.state, game.rules, 0) > own


def test_a_saved_game_keeps_its_capitals():
    game = capital_game(("congo", "japan", "brazil"), AFRICA, {"north_africa": 5})
    attack(game, "north_africa", "western_europe", 3, (1, 1, 1, 6))
    assert decode_state(encode_state(game.snapshot())) == game.snapshot()

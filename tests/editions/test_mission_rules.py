"""Mission Risk (M-01 to M-08): four missions of rising rank, claimed at the moment that each card names."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.cards import next_set_value
from risk_desktop.editions.classic.missions.deck import (
    MISSIONS,
    RANKS,
    hand_of,
    missions_of,
)
from risk_desktop.editions.classic.missions.events import MissionRevealed, MissionsDrawn
from risk_desktop.editions.classic.missions.ranked import claims_slot
from risk_desktop.editions.registry import BadPlayerCount, make_rules
from risk_desktop.engine.choices import Claim, Pass, Pick
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import HIDDEN, CardDrawn, GameWon, IncomeReceived
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.view import determinize, view
from tests.editions.mission_games import conquer, lands, mission_game, owned, rules_of
from tests.editions.mission_play import ATTACKERS, M, africa, choices, fight
from tests.playing import (
    asks,
    choose,
    done,
    earth_board,
    hand,
    islands_board,
    new_game,
    number,
    only,
    play_on,
    refuses,
)

# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 7])
def test_M_01_three_to_six_players(players):
    with pytest.raises(BadPlayerCount) as caught:
        rules_of(M, players)
    assert caught.value.allowed == (3, 4, 5, 6)


def test_M_02_28_cards_seven_of_each_rank():
    """The book doesn't print them; these are our own (X-41)."""
    missions = missions_of(rules_of(M))
    assert [mission.rank for mission in missions] == [rank for rank in RANKS for _ in range(7)]
    assert all(mission.claim for mission in missions)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_M_02_everybody_draws_one_of_each_rank_secretly(players):
    game = new_game(rules_of(M, players), seed=players)
    game.pending()
    missions, deck = missions_of(game.rules), game.state.decks[MISSIONS]
    for player in range(players):
        assert [missions[card].rank for card in deck.hands[player]] == list(RANKS)
        assert view(game, player).state.decks[MISSIONS].hands[player] == deck.hands[player]
        assert view(game, player).state.decks[MISSIONS].hands[player - 1] == [HIDDEN] * 4
    held = {card for hand_ in deck.hands for card in hand_}
    assert len(held) == 4 * players
    assert len(deck.draw) == 28 - 4 * players
    drawn = only(game.take_events(), MissionsDrawn)
    assert [event.player for event in drawn] == list(range(players))
    assert {event.seen_by(event.player - 1).missions for event in drawn} == {("",) * 4}


def test_M_02_a_guess_gives_everybody_one_of_each_rank():
    game = new_game(rules_of(M, 5), seed=4)
    game.pending()
    hands = set()
    for seed in range(8):
        guess = determinize(view(game, 2), SeededDice(seed))
        missions = missions_of(guess.rules)
        for player in range(5):
            assert [missions[card].rank for card in hand_of(guess.state, player)] == list(RANKS)
        assert hand_of(guess.state, 2) == hand_of(game.state, 2)
        hands.add(tuple(hand_of(guess.state, 0)))
    assert len(hands) > 4


def test_M_03_missions_are_drawn_before_the_territories_are_claimed():
    game = new_game(rules_of(M, 4), seed=1)
    decision = game.pending()
    assert decision.kind == "claim"
    assert game.state.owner == [-1] * 42
    assert all(len(hand_) == 4 for hand_ in game.state.decks[MISSIONS].hands)
    assert Claim(0) in decision.options
    assert game.state.reserve == [30] * 4


@pytest.mark.parametrize(
    ("cards", "armies"),
    [(("alaska", "alberta", "northwest_territory"), None), ("infantry", 4), ("cavalry", 6), ("artillery", 8)],
)
def test_M_04_fixed_set_values(cards, armies):
    game = africa([])
    board = earth_board()
    if isinstance(cards, str):
        chosen = [t for t, symbol in enumerate(board.cards) if symbol == cards][:3]
    else:
        chosen, armies = [board.cards.index(s) for s in ("infantry", "cavalry", "artillery")], 10
    for traded in (0, 5):
        game.state.slots["cards"].traded = traded
        assert next_set_value(game, tuple(chosen)) == armies


@pytest.mark.parametrize("edition", ["missions", "secret-mission", "risiko"])
def test_on_another_board_only_missions_that_make_sense_there_are_played(edition):
    rules = make_rules(edition, islands_board(), 3, {"round_limit": 10})
    game = new_game(rules, seed=3)
    game.pending()
    missions, deck = missions_of(rules), game.state.decks[MISSIONS]
    held = [missions[card] for hand_ in deck.hands for card in hand_]
    assert held
    assert all(mission.goal.fits(islands_board(), 3) for mission in held)
    assert len({len(hand_) for hand_ in deck.hands[:3]}) == 1
    assert len(deck.discard) > 5
    if edition == "missions":
        assert claims_slot(game.state).ranks == ["captain", "major"]
        assert [m.rank for m in held] == ["captain", "major"] * 3
    for n, _ in enumerate(play_on(game, 3)):
        if n % 20 == 0 and game.pending() is not None:
            determinize(view(game, 1), SeededDice(n))
    assert game.state.outcome is not None


# --- claiming ---------------------------------------------------------------------------------------------------------


def test_M_05_a_deed_is_claimed_right_after_the_conquest_that_completes_it():
    game = africa(["conquer_3"])
    fight(game, ("north_africa", "brazil"), ("egypt", "middle_east"))
    asks(game, "attack", 0)
    fight(game, ("north_africa", "western_europe"))
    assert choices(game) == ["conquer_3"]
    happened = choose(game, Pick("conquer_3"))
    assert only(happened, MissionRevealed) == [MissionRevealed(0, "conquer_3", 1)]
    asks(game, "attack", 0)
    assert hand_of(game.state, 0) == []


def test_M_05_who_passes_has_to_wait_for_the_next_turn():
    game = africa(["conquer_3"])
    fight(game, ("north_africa", "brazil"), ("north_africa", "western_europe"), ("north_africa", "southern_europe"))
    choose(game, Pass())
    fight(game, ("egypt", "middle_east"))
    asks(game, "attack", 0)


def test_M_05_one_claim_per_turn():
    game = africa(["conquer_3", "small_region_won", "connect_13"])
    for name in lands("south_america"):
        game.state.owner[number(game, name)] = 0
    fight(game, ("north_africa", "western_europe"), ("north_africa", "southern_europe"), ("egypt", "middle_east"))
    choose(game, Pick("conquer_3"))
    done(game)
    asks(game, "fortify", 0)
    assert claims_slot(game.state).claimed
    done(game)
    assert game.pending().player == 1
    assert not claims_slot(game.state).claimed


def test_M_05_two_at_once_the_player_chooses():
    game = africa(["conquer_on_2", "land_twice"])
    fight(game, ("north_africa", "brazil"), ("north_africa", "western_europe"))
    assert choices(game) == ["conquer_on_2", "land_twice"]
    choose(game, Pick("land_twice"))
    asks(game, "attack", 0)
    assert refuses(game, Pick("conquer_on_2")).key == "illegal.choice"


def test_M_05_at_the_start_of_a_turn_before_the_income_is_counted():
    game = africa(["small_region_kept"], phase="reinforce")
    for name in lands("south_america"):
        game.state.owner[number(game, name)] = 0
    assert choices(game) == ["small_region_kept"]
    assert only(game.events, IncomeReceived) == []
    happened = choose(game, Pick("small_region_kept"))
    assert isinstance(happened[0], MissionRevealed)
    assert len(only(game.events + happened, IncomeReceived)) <= 1
    asks(game, "reinforce", 0)


def test_M_05_at_the_end_of_the_battles_before_the_move():
    game = africa(["africa_won"])
    asks(game, "attack", 0)
    done(game)
    assert choices(game) == ["africa_won"]
    choose(game, Pick("africa_won"))
    asks(game, "fortify", 0)


def test_M_05_at_the_end_of_the_turn_before_the_card():
    game = africa(["garrisons_of_5"])
    fight(game, ("north_africa", "brazil"))
    done(game)
    asks(game, "fortify", 0)
    done(game)
    assert choices(game) == ["garrisons_of_5"]
    assert hand(game, 0) == []
    happened = choose(game, Pick("garrisons_of_5"))
    assert len(only(happened, CardDrawn)) == 1


def test_M_05_nobody_claims_in_another_turn():
    game = africa([])
    game.state.decks[MISSIONS].hands[1] = [next(c for c, m in enumerate(missions_of(game.rules)) if m.id == "beat_3")]
    fight(game, ("north_africa", "brazil"), ("egypt", "middle_east"))
    asks(game, "attack", 0)


def test_M_06_a_claimed_mission_stays_claimed():
    game = africa(["africa_won"])
    done(game)
    choose(game, Pick("africa_won"))
    card = next(c for c, m in enumerate(missions_of(game.rules)) if m.id == "africa_won")
    game.state.owner[number(game, "congo")] = 1
    done(game)
    assert claims_slot(game.state).holders[card] == 0
    assert game.state.decks[MISSIONS].discard == [card]
    assert view(game, 1).state.decks[MISSIONS].discard == [card]


def test_M_07_missions_of_a_beaten_player_stay_secret_and_are_not_inherited():
    missions = {0: ["conquer_11"], 1: ["asia_won"], 2: ["conquer_3", "asia_won"]}
    owners = owned(p0=lands("africa"), p2=["brazil"])
    game = mission_game(rules_of(M), missions, owners, ATTACKERS, hands={2: ["peru", "japan"]})
    conquer(game, "north_africa", "brazil")
    deck = game.state.decks[MISSIONS]
    assert len(hand(game, 0)) == 2
    assert len(deck.hands[0]) == 1
    assert (deck.hands[2], len(deck.aside)) == ([], 2)
    for viewer in range(-1, 3):
        assert view(game, viewer).state.decks[MISSIONS].aside == [HIDDEN] * 2


def test_M_08_the_fourth_mission_wins_at_once():
    game = africa(["conquer_3"])
    for card, mission in enumerate(missions_of(game.rules)):
        if mission.id in ("conquer_7", "africa_won", "two_regions_kept"):
            claims_slot(game.state).holders[card] = 0
    fight(game, ("north_africa", "brazil"), ("north_africa", "western_europe"), ("egypt", "middle_east"))
    happened = choose(game, Pick("conquer_3"))
    assert only(happened, MissionRevealed) == [MissionRevealed(0, "conquer_3", 4)]
    assert happened[-1] == GameWon((0,), "missions")
    assert game.state.outcome == Outcome((0,), "missions")


def test_M_08_removing_the_last_opponent_wins_without_a_claim():
    """Nobody has to go on alone (X-47)."""
    game = mission_game(rules_of(M), {0: ["remove_a_player"]}, owned(p1=["brazil"]), ATTACKERS, rest=0)
    conquer(game, "north_africa", "brazil")
    assert game.state.outcome == Outcome((0,), "last_standing")

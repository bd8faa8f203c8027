"""Armageddon: the round of nuclear cards."""

from __future__ import annotations

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.armageddon_round import ArmageddonRound
from risk_desktop.editions.ad2210.cards.events import ArmageddonBegan, ArmageddonEnded
from risk_desktop.editions.ad2210.cards.reasons import why_not
from risk_desktop.editions.ad2210.casualties import Lose
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.events import PlayerEliminated
from tests.editions.ad2210.hands import about_to_play, at_commander, at_player, no_target
from tests.editions.ad2210.year import energy, held, play, stands, year
from tests.playing import asks, choose, done, number, only, refuses, rolling

CARD = "nuclear_armageddon"
ROCKET = "nuclear_rocket_strike_land"
BOMB = "nuclear_assassin_bomb"


def begun(own=(), second=(), third=(), **more):
    """Player 0 plays Armageddon; player 1 has a Nuclear Commander too."""
    position = {"continental_biospheres": "1 3 nuclear", **more.pop("position", {})}
    game = about_to_play(CARD, *own, others={1: second, 2: third}, position=position, **more)
    return game, choose(game, PlayCard(CARD))


def test_nuclear_armageddon_lets_all_play_nuclear_cards_for_nothing():
    game, events = begun([ROCKET], [BOMB], [ROCKET], energy=(4, 0, 0))
    assert only(events, ArmageddonBegan) == [ArmageddonBegan(0)]
    assert energy(game) == [0, 0, 0]
    decision = asks(game, "play_card", 0)
    assert isinstance(decision.step, ArmageddonRound)
    rolling(game, 1)
    play(game, ROCKET, "japan")
    choose(game, Lose())
    asks(game, "play_card", 1)
    rolling(game, 1)
    at_commander(game, BOMB, 0, "land")
    asks(game, "play_card", 2)
    rolling(game, 6)
    events = play(game, ROCKET, "nunavut")
    assert only(events, ArmageddonEnded) == [ArmageddonEnded(0)]
    assert energy(game) == [0, 0, 0]
    asks(game, "attack", 0)


def test_AD_Z_17_from_marker_1_on_the_card_player_in_his_place():
    """AMB-25."""
    game, _ = begun([BOMB], [BOMB], [BOMB], order=(2, 0, 1))
    for player in (2, 0, 1):
        asks(game, "play_card", player)
        done(game)
    asks(game, "play_card", 0)
    assert held(game, 0) == [BOMB], "it may still be played as usual, for its cost"


def test_AD_Z_17_one_pass_and_each_plays_any_number():
    game, _ = begun([BOMB, BOMB, ROCKET], [BOMB])
    for _ in range(2):
        rolling(game, 1)
        at_commander(game, BOMB, 1, "land")
        asks(game, "play_card", 0)
    done(game)
    asks(game, "play_card", 1)
    done(game)
    assert not isinstance(asks(game, "play_card", 0).step, ArmageddonRound)


def test_AD_Z_17_only_who_has_a_nuclear_commander_at_that_moment():
    game, _ = begun([ROCKET, BOMB], [ROCKET], [BOMB])
    rolling(game, 8)
    at_commander(game, BOMB, 1, "nuclear")
    done(game)
    asks(game, "play_card", 2)


def test_AD_Z_17_only_nuclear_cards():
    game, _ = begun([ROCKET, "diplomat_energy_crisis"])
    assert refuses(game, PlayCard("diplomat_energy_crisis")).key == "illegal.card.armageddon"
    assert why_not(game, 0, "diplomat_energy_crisis").key == "illegal.card.armageddon", "it isn't too late for it"
    assert why_not(game, 0, ROCKET) is None
    done(game)
    assert PlayCard("diplomat_energy_crisis") in asks(game, "play_card", 0).options


def test_AD_Z_17_a_frequency_jam_before_works():
    position = {"continental_biospheres": "1 3 nuclear"}
    hands = {1: [ROCKET], 2: [ROCKET]}
    game = about_to_play(CARD, "land_frequency_jam", others=hands, position=position)
    at_player(game, "land_frequency_jam", 1)
    choose(game, PlayCard(CARD))
    asks(game, "play_card", 2)


def test_AD_Z_17_own_and_opponent_are_meant_by_whoever_plays():
    game, _ = begun(second=[ROCKET])
    options = asks(game, "play_card", 1).options
    assert PlayCard(ROCKET, (number(game, "alberta"),)) in options
    assert PlayCard(ROCKET, (number(game, "canada"),)) not in options


def test_AD_Z_17_being_asked_tells_nothing_about_the_hand():
    game, _ = begun(second=["nuclear_rocket_strike_moon"], position={"tycho": "", "byrgius": ""})
    decision = asks(game, "play_card", 1)
    assert decision.options.count == 1 and Pass() in decision.options


def test_AD_H_10_somebody_must_have_another_nuclear_card():
    no_target(about_to_play(CARD, position={"continental_biospheres": "1 3 nuclear"}), CARD)
    no_target(about_to_play(CARD, others={1: [ROCKET]}), CARD)
    game, _ = begun(second=[ROCKET])
    asks(game, "play_card", 1)


def test_AD_T_5_the_armageddon_is_finished_when_its_caller_is_out():
    position = {"alberta": "0 3 nuclear", "canada": "1 4 nuclear", "japan": "2 4 nuclear"}
    hands = {0: [CARD], 1: [ROCKET], 2: [ROCKET]}
    game = year(position, phase="play_card", hands=hands, energy=(9, 9, 9))
    choose(game, PlayCard(CARD))
    rolling(game, 6)
    events = play(game, ROCKET, "alberta")
    assert only(events, PlayerEliminated) == [PlayerEliminated(0, 1)]
    asks(game, "play_card", 2)
    rolling(game, 1)
    play(game, ROCKET, "canada")
    choose(game, Lose())
    assert stands(game, "canada") == "1 3 nuclear"
    assert game.state.turn == 1, "the turn of player 0 is over"

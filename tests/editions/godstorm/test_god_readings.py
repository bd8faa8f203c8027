"""Readings where the rulebook of Godstorm leaves something open, and what they say that no other test does (A)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.battle_events import DiceRerolled
from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.pieces import LedMoveIn
from risk_desktop.editions.godstorm.afterlife import DeadTravelled
from risk_desktop.editions.godstorm.cards.deck import cards_of, miracle_specs
from risk_desktop.editions.godstorm.cards.events import EpochTurnedBack, RelicGained
from risk_desktop.editions.godstorm.declarations import InvasionBroken
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.engine.choices import Amount, DefendWith, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import PlayerEliminated
from tests.editions.godstorm.epoch import (
    HOUND_GATE,
    REST,
    dead,
    enter,
    epoch,
    front,
    invade,
    stack_deck,
    stands,
)
from tests.editions.godstorm.miracles import about_to_play, play, under_attack
from tests.playing import asks, choose, done, number, only, rolling


def test_A_3_who_keeps_the_goddess_back_rolls_no_ones_again_and_saves_her_from_the_plague():
    game = front("0 6 magic", "1 1 plague")
    events = invade(game, "egypt", "nubia", 2, gods=(), rolls=[5, 1, 4])
    assert only(events, DiceRerolled) == []
    assert asks(game, "occupy", 0).options.forced == ()
    choose(game, LedMoveIn(2, ()))
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 4 magic", "0 1 plague")


def test_A_6_three_equal_dice_count_after_ones_were_rolled_again_too():
    game = front("0 6 magic", "1 1")
    stack_deck(game, "magic", "magic_stonehenge")
    events = invade(game, "egypt", "nubia", 3, rolls=[5, 1, 5, 5, 2])
    assert only(events, DiceRerolled)[0].first == (5, 5, 1)
    assert only(events, LaborDone) == [LaborDone(0, "magic")]
    assert [event.card for event in only(events, RelicGained)] == ["magic_stonehenge"]


def test_A_7_nobody_answers_for_a_neutral_colour():
    position = {"egypt": "0 5", "nubia": "2 3", "kush": "1 3 sky"}
    game = epoch(position, players=2, faith=[9, 9], cards={1: ["sky_men_become_warriors"]}, rolls=[6, 6, 1, 1])
    invade(game, "egypt", "nubia", 2)
    choose(game, DefendWith(2))
    assert stands(game, "nubia") == "2 1"
    asks(game, "press", 0)


def test_A_10_a_round_of_a_god_war_is_an_attack_so_he_may_break_off():
    game = front("0 5 war", "1 3 death")
    invade(game, "egypt", "nubia", 3, rolls=[1, 2, 1, 6, 6, 5])
    asks(game, "press", 0)
    assert only(done(game), InvasionBroken) == [InvasionBroken(0, number(game, "egypt"), number(game, "nubia"))]


def test_A_12_sinking_land_puts_out_who_stands_nowhere_else():
    position = {"sumer": "", "tritonis": "2 1", "rus": ""}
    game = about_to_play("death_the_sea_is_your_tomb", position=position)
    events = play(game, "death_the_sea_is_your_tomb")
    assert only(events, PlayerEliminated) == [PlayerEliminated(2, 0)]


def test_A_14_an_empty_gate_is_entered_in_step_nine_as_well_by_who_owns_fields():
    game = epoch({"egypt": "0 3", "wolfs_altar": "0 1", **REST}, phase="underworld", dead=[3])
    enter(game, "", HOUND_GATE)
    choose(game, asks(game, "occupy", 0).options.of(3))
    assert (dead(game)[0], stands(game, HOUND_GATE)) == (0, "0 3")


def test_A_15_beaten_neutral_armies_go_to_the_neutral_pool():
    game = epoch({"egypt": "0 6", "nubia": "2 3", "kush": "1 1"}, players=2)
    events = invade(game, "egypt", "nubia", 3, rolls=[6, 6, 6, 1, 1])
    events += choose(game, asks(game, "defend", 1).options.of(2))
    assert only(events, DeadTravelled) == [DeadTravelled(2, number(game, "nubia"), 2, "pool")]
    assert dead(game) == [0, 0, 0]


def test_A_21_there_are_two_copies_of_your_idol_is_false_among_seventeen_sky_cards():
    ids = [card.id for card in cards_of("sky")]
    assert (len(ids), ids.count("sky_your_idol_is_false")) == (17, 2)


def test_A_22_bids_come_before_what_relics_do_and_they_before_step_one():
    cards = {0: ["magic_freyas_tears_of_gold"]}
    game = epoch({"egypt": "0 1", **REST}, phase="turn_end", turn=2, order=[0, 1, 2], faith=[1, 0, 0], cards=cards)
    assert asks(game, "bid", 0).options.hi == 1
    rolling(game, 2, 1)
    events = choose(game, Amount(1))
    events += choose(game, TakeMarker(1))
    events += choose(game, TakeMarker(2))
    asks(game, "reinforce", 0)
    events += game.take_events()
    names = [type(event).__name__ for event in events]
    assert names.index("MoneyPaid") < names.index("RelicWorked") < names.index("IncomeReceived")


def test_A_25_a_god_is_in_play_anywhere_on_ancient_earth():
    game = about_to_play("war_heroes_are_born", position={"egypt": "0 8", "hesperide": "0 2 plague", "gaul": "0 1 war"})
    play(game, "war_heroes_are_born", "egypt")
    assert stands(game, "egypt") == "0 11"


def test_A_26_armies_never_run_out():
    game = about_to_play("war_heroes_are_born", position={"egypt": "0 900 war"})
    play(game, "war_heroes_are_born", "egypt")
    assert stands(game, "egypt") == "0 903 war"


@pytest.mark.parametrize(("card", "rolls"), [("sky_enemies_convert", ()), ("sky_swords_become_plowshares", (6,))])
def test_A_30_a_card_that_empties_the_attacking_land_ends_the_invasion(card, rolls):
    game = under_attack(card, gods=(), position={"egypt": "0 2 war temple"})
    events = play(game, card, rolls=rolls)
    assert stands(game, "egypt") == "- temple"
    assert len(only(events, InvasionBroken)) == 1
    asks(game, "attack", 0)


def test_A_34_a_third_land_that_only_a_card_emptied_earns_no_card():
    game = under_attack("sky_lava_erupts", gods=(), position={"nubia": "1 2 sky", "sumer": "2 3"})
    game.state.slots["deeds"].defended = 2
    events = play(game, "sky_lava_erupts", rolls=[2, 6, 1])
    events += choose(game, asks(game, "occupy", 0).options.of(1))
    assert only(events, LaborDone) == []
    assert game.state.slots["deeds"].defended == 2


def test_A_35_saved_armies_are_neither_defeated_nor_sent_to_the_pool():
    cards = {1: ["magic_the_tree_of_life"]}
    game = front("0 6 death", "1 3", faith=[0, 9, 0], cards=cards)
    invade(game, "egypt", "nubia", 2, rolls=[6, 6])
    rolling(game, 1, 1)
    choose(game, DefendWith(2))
    events = choose(game, Amount(2))
    assert only(events, DeadTravelled) == []
    assert (stands(game, "nubia"), dead(game)) == ("1 3", [0, 0, 0])


def test_A_37_in_the_last_epoch_all_finish_their_turns_and_it_is_played_again_with_a_new_bid():
    assert miracle_specs()["war_time_stands_still"].copies == 1
    position = {"egypt": "0 3 war", "kush": "1 1", "sumer": "2 1"}
    game = epoch(position, number=5, phase="play_card", faith=[9, 1, 1], cards={0: ["war_time_stands_still"]})
    assert only(play(game, "war_time_stands_still"), EpochTurnedBack) == [EpochTurnedBack(0, 4)]
    turns = []
    while game.pending().kind != "bid":
        if game.state.turn not in turns:
            turns.append(game.state.turn)
        decision = game.pending()
        choose(game, decision.options.sample(SeededDice(1)) if decision.kind == "reinforce" else Pass())
    assert turns == [0, 1, 2]
    assert game.state.round == 5


def test_A_38_neutral_armies_that_a_card_kills_go_to_the_pool():
    position = {"egypt": "0 8 war", "gaul": "2 4 plague", "kush": "1 1"}
    game = epoch(position, players=2, phase="play_card", faith=[9, 9], cards={0: ["war_the_land_is_purged"]})
    events = play(game, "war_the_land_is_purged", "gaul")
    assert only(events, DeadTravelled) == [DeadTravelled(2, number(game, "gaul"), 4, "pool")]
    assert dead(game) == [0, 0, 0]


def test_A_16_any_number_from_one_to_all_but_one_enters_unoccupied_land():
    for armies in (1, 4):
        game = front("0 5", "-")
        enter(game, "egypt", "nubia")
        choose(game, asks(game, "occupy", 0).options.of(armies))
        assert (stands(game, "egypt"), stands(game, "nubia")) == (f"0 {5 - armies}", f"0 {armies}")

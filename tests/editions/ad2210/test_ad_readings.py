"""Readings where the rulebook of 2210 leaves something open, and what they say that no other test does (AMB)."""

from __future__ import annotations

from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.deck import cards_in
from risk_desktop.editions.ad2210.casualties import Lose
from risk_desktop.editions.ad2210.invasion import InvasionEnded, RollWith
from risk_desktop.editions.ad2210.terrain import deserts
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.pieces import LedMoveIn, PutPiece
from risk_desktop.editions.common.score import score_of
from risk_desktop.engine.choices import Attack, MoveIn, Pass
from risk_desktop.engine.events import DiceRolled
from tests.editions.ad2210.hands import about_to_play, under_attack
from tests.editions.ad2210.year import (
    ad_board,
    energy,
    enter,
    held,
    invade,
    play,
    roll,
    stack_territories,
    stands,
    year,
)
from tests.playing import asks, choose, done, fortify, fortifying, number, only, refuses, rolling


def test_AMB_7_where_every_fitting_deck_is_empty_only_the_energy_comes():
    lands = dict.fromkeys(("canada", "nunavut", "northwestern_oil_emirate"), "1 1")
    game = year({"alberta": "0 9 land", **lands, "japan": "2 4", "egypt": "1 1"})
    pile = game.state.decks["land"]
    pile.discard, pile.draw = pile.draw, []
    for name in lands:
        rolling(game, 6, 1)
        invade(game, "alberta", name, 1, ())
        choose(game, MoveIn(1))
    assert (energy(game)[0], held(game, 0)) == (1, [])


DUEL = {"alberta": "0 4 land diplomat space nuclear", "tycho": "0 3", "japan": "1 4", "canada": "2 3", "egypt": "2 3"}


def duel(*cards: str, **more):
    """Return a game of two against a neutral colour, seat 2; player 0 holds these cards."""
    return year({**DUEL, **more}, players=2, phase="play_card", hands={0: cards}, energy=(9, 9))


def test_AMB_13_drawn_land_of_the_neutral_may_be_invaded():
    game = duel("space_invade_earth")
    stack_territories(game, "land", "egypt")
    choose(game, PlayCard("space_invade_earth"))
    assert (number(game, "tycho"), number(game, "egypt")) in set(asks(game, "attack", 0).options.edges())


def test_AMB_13_a_scatter_bomb_hits_neutral_units():
    game = duel("nuclear_scatter_bomb_land")
    stack_territories(game, "land", "canada", "alberta", "lesotho")
    choose(game, PlayCard("nuclear_scatter_bomb_land"))
    assert stands(game, "canada") == "2 1"


def test_AMB_13_the_neutral_neither_pays_nor_removes():
    game = duel("diplomat_energy_crisis", "diplomat_mod_reduction", japan="1 6")
    choose(game, PlayCard("diplomat_energy_crisis"))
    assert energy(game) == [10, 8, 0]
    choose(game, PlayCard("diplomat_mod_reduction"))
    assert [stands(game, name) for name in ("japan", "tycho", "canada", "egypt")] == ["1 2", "0 1", "2 3", "2 3"]


def test_AMB_22_a_station_may_be_built_before_a_commander_is_hired():
    position = {"japan": "0 3", "canada": "1 1", "egypt": "2 1"}
    game = year(position, phase="hire", energy=(8, 0, 0))
    choose(game, PutPiece("station", number(game, "japan")))
    choose(game, PutPiece("naval", number(game, "japan")))
    assert stands(game, "japan") == "0 4 naval station"
    assert energy(game)[0] == 0


def test_AMB_27_one_trap_on_two_units_leaves_no_window_for_a_second_card():
    position = {"nunavut": "0 2", "alberta": "0 5"}
    game = under_attack("canada", "land_land_death_trap", "land_stealth_mods", origin="nunavut", position=position)
    events = choose(game, PlayCard("land_land_death_trap"))
    assert stands(game, "nunavut") == "0 1"
    assert len(only(events, InvasionEnded)) == 1
    asks(game, "attack", 0)
    assert held(game, 1) == ["land_stealth_mods"]


def test_AMB_44_too_few_units_are_left_to_enter_what_a_station_alone_holds():
    position = {"nunavut": "0 2", "canada": "1 0 station", "new_york": "1 3 land"}
    game = about_to_play(others={1: ["land_land_death_trap"]}, phase="attack", position=position)
    enter(game, "nunavut", "canada")
    events = choose(game, PlayCard("land_land_death_trap"))
    assert len(only(events, InvasionEnded)) == 1
    assert (stands(game, "nunavut"), stands(game, "canada")) == ("0 1", "1 0 station")
    asks(game, "attack", 0)


def test_AD_L_2_a_station_that_units_joined_in_the_window_is_contested_when_they_are_beaten():
    game = year(
        {"alberta": "0 9 land", "canada": "1 0 station", "egypt": "1 2 land", "japan": "2 4"},
        hands={1: ["land_stealth_mods"]},
    )
    enter(game, "alberta", "canada")
    choose(game, PlayCard("land_stealth_mods"))
    rolling(game, 8, 6, 6, 1, 1)
    choose(game, RollWith(3, ("land",)))
    events = choose(game, asks(game, "defend", 1).options.of(2))
    assert len(only(events, DiceRolled)) == 1
    assert stands(game, "canada") == "1 1 station"
    assert campaign(game.state).beaten == 0
    rolling(game, 8, 6, 6, 1)
    invade(game, "alberta", "canada", 3)
    choose(game, asks(game, "occupy", 0).options.of(3))
    assert campaign(game.state).beaten == 1


def test_AD_H_3_an_invasion_that_is_called_off_closes_the_time_of_cards_too():
    game = under_attack("canada", "diplomat_cease_fire")
    choose(game, PlayCard("diplomat_cease_fire"))
    assert campaign(game.state).closed
    assert Pass() in asks(game, "attack", 0).options


def test_AMB_24_cards_before_an_invasion_need_no_invasion():
    game = about_to_play("land_assemble_mods")
    play(game, "land_assemble_mods", "nunavut")
    done(game)
    assert game.pending().kind in ("fortify", "reinforce")
    assert stands(game, "nunavut") == "0 5"


# --- limits, order and the score --------------------------------------------------------------------------------------


def test_AMB_8_nothing_pointless_is_offered_where_a_station_stands_alone():
    cards = ("diplomat_evacuation", "land_stealth_station", "land_stealth_mods")
    position = {"canada": "1 0 station", "egypt": "1 2 diplomat land"}
    game = under_attack("canada", *cards, position=position)
    offered = [choice.card for choice in asks(game, "reaction", 1).options if isinstance(choice, PlayCard)]
    assert offered == ["land_stealth_mods"]


def test_AMB_12_promises_are_kept_after_fortifying_and_after_the_last_cards():
    game = about_to_play("naval_hidden_energy", "diplomat_redeployment")
    stack_territories(game, "water", "poseidon")
    choose(game, PlayCard("naval_hidden_energy"))
    done(game)
    asks(game, "fortify", 0)
    fortify(game, "alberta", "nunavut", 1)
    assert energy(game)[0] == 9
    choose(game, PlayCard("diplomat_redeployment"))
    assert energy(game)[0] == 9
    fortify(game, "alberta", "nunavut", 1)
    assert energy(game)[0] == 9 + 4


def test_AMB_13_no_card_is_played_for_the_neutral():
    cards = ["diplomat_cease_fire", "diplomat_evacuation", "land_land_death_trap", "land_stealth_station"]
    position = {"alberta": "0 4 land", "canada": "2 3", "japan": "1 4 land diplomat"}
    game = year(position, players=2, hands={1: cards}, energy=(9, 9), rolls=[])
    roll(game, "alberta", "canada", 3, [6, 6, 6, 1, 1])
    asks(game, "attack", 0)
    assert (stands(game, "canada"), len(held(game, 1))) == ("2 1", 4)


def test_AMB_23_there_is_no_way_back_to_hiring_once_cards_were_bought():
    game = year({"japan": "0 4 land", "pevek": "0 1", "canada": "1 3", "egypt": "2 3"}, phase="buy", energy=(9, 0, 0))
    choose(game, BuyCards((("land", 1),)))
    asked = []
    while game.state.turn == 0 and game.pending().player == 0:
        asked.append(game.pending().kind)
        done(game)
    assert "attack" in asked and "fortify" in asked
    assert "hire" not in asked and energy(game)[0] == 8


def test_AMB_26_only_armageddon_itself_is_paid_and_there_is_one_of_it():
    assert [card.id for card in cards_in("nuclear")].count("nuclear_armageddon") == 1
    game = about_to_play("nuclear_armageddon", "nuclear_the_mother", energy=(4, 0, 0))
    choose(game, PlayCard("nuclear_armageddon"))
    assert energy(game)[0] == 0
    rolling(game, 3)
    choose(game, PlayCard("nuclear_the_mother"))
    assert energy(game)[0] == 0 and held(game, 0) == []


def test_AMB_28_devastated_and_empty_territories_of_a_zone_lose_nothing():
    game = about_to_play("nuclear_the_mother", deserts=["lesotho"], position={"egypt": "1 2"}, rolls=[4])
    choose(game, PlayCard("nuclear_the_mother"))
    assert [stands(game, name) for name in ("egypt", "lesotho", "madagascar")] == ["1 1", "", ""]
    assert deserts(game.state) == {number(game, "lesotho")}


def test_AMB_31_what_was_rolled_before_a_cease_fire_stands_and_it_covers_what_he_gains_later():
    game = under_attack("canada", "diplomat_cease_fire")
    done(game)
    rolling(game, 8, 1)
    choose(game, asks(game, "defend", 1).options.of(1))
    choose(game, Lose())
    assert stands(game, "canada") == "1 3 diplomat land"
    invade(game, "alberta", "canada", 1)
    choose(game, PlayCard("diplomat_cease_fire"))
    assert stands(game, "canada") == "1 3 diplomat land"
    later = number(game, "northwestern_oil_emirate")
    game.state.owner[later], game.state.armies[later] = 1, 2
    assert refuses(game, Attack(number(game, "alberta"), later, 1)).key == "illegal.invade.truce"


def test_AMB_33_with_fewer_dice_than_commanders_the_attacker_says_whose_and_only_he_must_move():
    game = year({"alberta": "0 5 land nuclear", "canada": "1 1", "egypt": "1 1", "japan": "2 1"}, rolls=[8, 1])
    [rolled] = only(invade(game, "alberta", "canada", 1, ("nuclear",)), DiceRolled)
    assert rolled.attack_sides == (8,)
    assert refuses(game, LedMoveIn(1, ("land",))).key == "illegal.invade.movers"
    choose(game, LedMoveIn(1, ("nuclear",)))
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 4 land", "0 1 nuclear")


def test_AMB_34_the_roll_in_which_a_needed_commander_falls_stands_and_is_the_last_one():
    game = year({"neo_tokyo": "0 4 naval", "new_atlantis": "1 3", "alberta": "0 3", "canada": "1 2", "japan": "2 4"})
    roll(game, "neo_tokyo", "new_atlantis", 2, [8, 1, 5, 5])
    choose(game, Lose(("naval",)))
    assert (stands(game, "neo_tokyo"), stands(game, "new_atlantis")) == ("0 3", "1 2")
    a, b = number(game, "neo_tokyo"), number(game, "new_atlantis")
    assert refuses(game, Attack(a, b, 1)).key == "illegal.invade.naval"


def test_AMB_35_where_one_unit_stands_beside_a_station_nobody_leaves():
    game = year({"alden": "0 1 station", "siberia": "0 3", "japan": "1 2", "egypt": "2 2"}, phase="fortify")
    assert refuses(game, fortifying(game, "alden", "siberia", 1)).key.startswith("illegal.fortify.")
    fortify(game, "siberia", "alden", 2)
    assert stands(game, "alden") == "0 3 station"


def test_AMB_40_the_score_has_no_end_at_70():
    everything = {territory.id: "0 1" for territory in ad_board().territories} | {"japan": "1 1", "tycho": "2 1"}
    assert sum(line.armies for line in score_of(year(everything), 0)) > 70


def test_AMB_44_a_commander_who_is_needed_and_lost_ends_the_march_too():
    position = {"neo_tokyo": "0 2 naval", "japan": "1 0 station", "canada": "1 4 land diplomat"}
    game = about_to_play(others={1: ["land_land_death_trap"]}, phase="attack", position=position)
    enter(game, "neo_tokyo", "japan")
    choose(game, PlayCard("land_land_death_trap"))
    events = choose(game, Lose(("naval",)))
    assert len(only(events, InvasionEnded)) == 1
    assert (stands(game, "neo_tokyo"), stands(game, "japan")) == ("0 1", "1 0 station")

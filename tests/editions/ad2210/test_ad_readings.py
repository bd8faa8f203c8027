"""Readings where the rulebook of 2210 leaves something open, and what they say that no other test does (AMB)."""

from __future__ import annotations

from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.invasion import RollWith
from risk_desktop.editions.common.card_play import PlayCard
from risk_desktop.editions.common.invasions import InvasionEnded
from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.engine.choices import MoveIn, Pass
from risk_desktop.engine.events import DiceRolled
from tests.editions.ad2210.hands import about_to_play, under_attack
from tests.editions.ad2210.year import energy, enter, held, invade, play, stack_territories, stands, year
from tests.playing import asks, choose, done, number, only, rolling


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

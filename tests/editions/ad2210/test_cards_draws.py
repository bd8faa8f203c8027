"""Command cards that draw territory cards or wait: Scout Forces, Invade Earth, Hidden Energy, Energy Extraction."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.draws import HOARDS, WHOLE_MOON
from risk_desktop.editions.ad2210.cards.events import (
    HoardDecided,
    LandingOpened,
    ScoutsLanded,
    ScoutsSent,
    TerritoryCardsTurned,
)
from risk_desktop.editions.common.fallen import put_out
from risk_desktop.editions.common.money import MoneyReceived
from risk_desktop.engine.choices import Attack
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import HIDDEN, CardDrawn, ConquestSettled
from risk_desktop.engine.view import determinize, view
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import energy, enter, interrupt, roll, stack_territories, stands
from tests.playing import asks, choose, done, number, only, refuses

MOON = (
    *("bay_of_dew", "harpalus", "sea_of_rains", "ocean_of_storms"),
    *("aristotle", "sea_of_serenity", "sea_of_crisis", "sea_of_nectar"),
    *("byrgius", "sea_of_clouds", "rhaeticus", "straight_wall", "marsh_of_diseases", "tycho"),
)


def scouting(land: str, **more):
    game = about_to_play("land_scout_forces", **more)
    stack_territories(game, "land", land)
    return game, choose(game, PlayCard("land_scout_forces"))


# --- Scout Forces -----------------------------------------------------------------------------------------------------


def test_land_scout_forces_wait_for_a_secret_land():
    game, events = scouting("northwestern_oil_emirate")
    [sent] = only(events, ScoutsSent)
    assert (sent.seen_by(0), sent.seen_by(1)) == (sent, ScoutsSent(0, 5))
    assert sent.territory == number(game, "northwestern_oil_emirate")
    assert only(events, ScoutsLanded) == []
    [drawn] = only(events, CardDrawn)
    assert (drawn.seen_by(0), drawn.seen_by(1)) == (drawn, CardDrawn(0, "land_territories", HIDDEN))
    assert energy(game) == [9, 9, 9]
    asks(game, "attack", 0)
    enter(game, "alberta", "northwestern_oil_emirate")
    events = choose(game, asks(game, "occupy", 0).options.of(1))
    where = number(game, "northwestern_oil_emirate")
    assert only(events, ScoutsLanded) == [ScoutsLanded(0, where, 5)]
    assert stands(game, "northwestern_oil_emirate") == "0 6"
    assert game.state.decks["land_territories"].hands[0] == []


def test_AD_Z_4_at_once_where_the_territory_is_controlled_already():
    game, events = scouting("nunavut")
    assert only(events, ScoutsLanded) == [ScoutsLanded(0, number(game, "nunavut"), 5)]
    assert stands(game, "nunavut") == "0 7"


def test_AD_Z_4_they_wait_over_turns_without_their_commander():
    """AMB-30."""
    game, _ = scouting("canada")
    game.state.pieces = [piece for piece in game.state.pieces if piece.kind != "land"]
    done(game)
    done(game)
    assert game.state.turn == 1
    assert len(game.state.decks["land_territories"].hands[0]) == 1
    where = number(game, "canada")
    game.state.owner[where] = 0
    game.emit(ConquestSettled(0, 1, where))
    assert game.state.armies[where] == 9


def test_AD_Z_4_only_the_player_knows_where():
    game, _ = scouting("northwestern_oil_emirate")
    card = game.state.decks["land_territories"].hands[0]
    assert view(game, 0).state.decks["land_territories"].hands[0] == card
    assert view(game, 1).state.decks["land_territories"].hands[0] == [HIDDEN]


def test_AD_Z_4_a_guess_never_waits_for_land_that_is_controlled():
    game, _ = scouting("egypt", position=dict.fromkeys(("mexico", "lesotho", "japan"), "0 1"))
    seen = view(game, 1)
    for seed in range(60):
        guess = determinize(seen, SeededDice(seed))
        deck = guess.state.decks["land_territories"]
        assert guess.state.owner[deck.hands[0][0]] != 0
        assert sorted([*deck.draw, *deck.discard, *deck.hands[0]]) == list(range(42))


def test_AD_Z_4_an_empty_deck_gives_nothing():
    """AMB-5."""
    game = about_to_play("land_scout_forces")
    game.state.decks["land_territories"].draw.clear()
    events = choose(game, PlayCard("land_scout_forces"))
    assert only(events, ScoutsSent) == [ScoutsSent(0, 5, sent=False)]
    assert game.state.decks["land_territories"].hands[0] == []


def test_AMB_10_scouts_of_one_who_is_out_are_dropped_in_secret():
    game, _ = scouting("egypt")
    card = game.state.decks["land_territories"].hands[0][0]
    put_out(game, [0], 1)
    deck = game.state.decks["land_territories"]
    assert (deck.hands[0], deck.aside) == ([], [card])
    assert view(game, 1).state.decks["land_territories"].aside == [HIDDEN]


# --- Invade Earth -----------------------------------------------------------------------------------------------------


def invading(*lands: str, **more):
    game = about_to_play("space_invade_earth", **more)
    stack_territories(game, "land", *lands)
    return game, choose(game, PlayCard("space_invade_earth"))


def test_space_invade_earth_opens_the_way_to_the_first_foreign_land():
    game, events = invading("alberta", "nunavut", "japan", "egypt")
    assert [event.territories for event in only(events, TerritoryCardsTurned)] == [
        tuple(number(game, name) for name in ("alberta", "nunavut", "japan"))
    ]
    assert only(events, LandingOpened) == [LandingOpened(0, number(game, "japan"))]
    assert Attack(number(game, "tycho"), number(game, "japan"), 1) in asks(game, "attack", 0).options
    assert Attack(number(game, "tycho"), number(game, "egypt"), 1) not in asks(game, "attack", 0).options
    assert energy(game) == [9, 9, 9]


def test_AD_Z_14_from_any_moon_territory_with_two_units_as_often_as_one_likes():
    game, _ = invading("japan", position={"tycho": "0 4", "harpalus": "0 2", "aristotle": "0 1"})
    origins = {origin for origin, target in asks(game, "attack", 0).options.edges() if target == number(game, "japan")}
    assert origins == {number(game, "tycho"), number(game, "harpalus")}
    roll(game, "tycho", "japan", 1, [6, 1], defence=1)
    choose(game, game.pending().options.items[0])
    roll(game, "harpalus", "japan", 1, [1, 6], defence=1)
    assert stands(game, "harpalus") == "0 1"


def test_AD_Z_14_empty_and_neutral_land_are_targets():
    game, _ = invading("lesotho")
    enter(game, "tycho", "lesotho")
    assert stands(game, "lesotho") == "0 1"


def test_AD_Z_14_needs_the_space_commander_at_each_invasion_and_only_this_turn():
    game, _ = invading("japan")
    game.state.pieces = [piece for piece in game.state.pieces if piece.kind != "space"]
    interrupt(game)
    a, b = number(game, "tycho"), number(game, "japan")
    assert refuses(game, Attack(a, b, 1)).key == "illegal.invade.space"
    done(game)
    done(game)
    assert campaign(game.state).landings == []


def test_AD_Z_14_several_cards_give_several_targets():
    game = about_to_play("space_invade_earth", "space_invade_earth")
    stack_territories(game, "land", "japan", "egypt")
    choose(game, PlayCard("space_invade_earth"))
    choose(game, PlayCard("space_invade_earth"))
    assert campaign(game.state).landings == [number(game, "japan"), number(game, "egypt")]


def test_AD_Z_14_the_deck_may_run_out():
    """AMB-5."""
    game = about_to_play("space_invade_earth")
    deck = game.state.decks["land_territories"]
    deck.draw = [card for card in deck.draw if game.state.owner[card] == 0]
    events = choose(game, PlayCard("space_invade_earth"))
    assert only(events, LandingOpened) == [LandingOpened(0, -1)]
    assert deck.draw == []


# --- Hidden Energy, Energy Extraction ---------------------------------------------------------------------------------


def hiding(water: str, **more):
    game = about_to_play("naval_hidden_energy", **more)
    stack_territories(game, "water", water)
    events = choose(game, PlayCard("naval_hidden_energy"))
    [turned] = only(events, TerritoryCardsTurned)
    assert turned.seen_by(1) == turned and turned.territories == (number(game, water),)
    assert only(events, HoardDecided) == [] and energy(game) == [9, 9, 9]
    return game


def at_the_end_of_the_turn(game):
    done(game)
    return done(game)


def test_naval_hidden_energy_pays_four_at_the_end_of_the_turn():
    """AMB-29, AMB-45."""
    game = hiding("poseidon")
    events = at_the_end_of_the_turn(game)
    assert only(events, HoardDecided) == [HoardDecided(0, "hidden_energy", number(game, "poseidon"), 4)]
    assert [line.armies for line in only(events, MoneyReceived)[0].lines] == [4]
    assert energy(game)[0] == 13


def test_AD_Z_15_nothing_without_control_then_and_never_later():
    game = hiding("new_york")
    events = at_the_end_of_the_turn(game)
    assert only(events, HoardDecided) == [HoardDecided(0, "hidden_energy", number(game, "new_york"), 0)]
    assert energy(game)[0] == 9
    assert game.state.slots[HOARDS].energy == {}


def test_AD_Z_15_control_counts_that_was_won_during_the_turn():
    """AMB-45."""
    game = hiding("new_atlantis", position={"hawaiian_preserve": "0 2"})
    enter(game, "hawaiian_preserve", "new_atlantis")
    at_the_end_of_the_turn(game)
    assert energy(game)[0] == 13


def test_AD_Z_15_an_empty_deck_gives_nothing():
    game = about_to_play("naval_hidden_energy")
    game.state.decks["water_territories"].draw.clear()
    choose(game, PlayCard("naval_hidden_energy"))
    assert at_the_end_of_the_turn(game) and energy(game)[0] == 9


def test_space_energy_extraction_pays_seven_for_the_whole_moon():
    game = about_to_play("space_energy_extraction", position=dict.fromkeys(MOON, "0 1"))
    choose(game, PlayCard("space_energy_extraction"))
    assert energy(game) == [8, 9, 9]
    events = at_the_end_of_the_turn(game)
    assert only(events, HoardDecided) == [HoardDecided(0, "energy_extraction", WHOLE_MOON, 7)]
    assert energy(game)[0] == 15


@pytest.mark.parametrize("missing", ["tycho", "bay_of_dew"])
def test_AD_Z_16_one_moon_territory_missing_is_too_few(missing):
    """AMB-14."""
    position = {**dict.fromkeys(MOON, "0 1"), missing: "1 1"}
    game = about_to_play("space_energy_extraction", position=position)
    choose(game, PlayCard("space_energy_extraction"))
    events = at_the_end_of_the_turn(game)
    assert only(events, HoardDecided) == [HoardDecided(0, "energy_extraction", WHOLE_MOON, 0)]
    assert energy(game)[0] == 8


def test_AD_H_12_running_effects_need_no_commander():
    game = hiding("poseidon")
    game.state.pieces = []
    at_the_end_of_the_turn(game)
    assert energy(game)[0] == 13


def test_AD_H_5_cards_that_draw_can_always_be_played():
    cards = ("land_scout_forces", "naval_hidden_energy", "space_invade_earth", "nuclear_scatter_bomb_moon")
    game = about_to_play(*cards)
    for terrain in ("land", "water", "moon"):
        game.state.decks[f"{terrain}_territories"].draw.clear()
    for card in cards:
        choose(game, PlayCard(card))
    asks(game, "attack", 0)

"""Nuclear command cards that take units away, and in what order their owners choose."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.ad2210.cards.events import CardDieRolled, TerritoryCardsTurned, TerritoryEmptied
from risk_desktop.editions.ad2210.casualties import Lose
from risk_desktop.editions.common.pieces import PieceLost
from risk_desktop.engine.events import PlayerEliminated, RegionBroken
from risk_desktop.engine.state import Outcome
from tests.editions.ad2210.hands import about_to_play, at_commander, no_target, under_attack
from tests.editions.ad2210.year import energy, play, playing, stack_territories, stands, year
from tests.playing import asks, choose, number, only, refuses, rolling

# --- Rocket Strike ----------------------------------------------------------------------------------------------------


def rocket(card: str, target: str, value: int, after: str, other: str) -> None:
    """Strike ``target``; ``other`` is a foreign territory of another terrain."""
    game = about_to_play(card)
    assert refuses(game, playing(game, card, other)).key == "illegal.card.aim"
    rolling(game, value)
    events = play(game, card, target)
    assert only(events, CardDieRolled) == [CardDieRolled(0, card, 6, value)]
    assert stands(game, target) == after
    assert energy(game) == [7, 9, 9]


def test_nuclear_rocket_strike_land_removes_what_the_die_shows():
    rocket("nuclear_rocket_strike_land", "japan", 1, "2 4 land naval nuclear", "neo_tokyo")


def test_nuclear_rocket_strike_water_removes_what_the_die_shows():
    rocket("nuclear_rocket_strike_water", "new_york", 2, "1 1", "canada")


def test_nuclear_rocket_strike_moon_removes_at_most_all():
    rocket("nuclear_rocket_strike_moon", "byrgius", 6, "", "japan")


def test_AD_Z_21_at_most_those_that_are_there_and_the_owner_chooses():
    game = about_to_play("nuclear_rocket_strike_land", rolls=[2])
    play(game, "nuclear_rocket_strike_land", "canada")
    decision = asks(game, "casualties", 1)
    assert list(decision.options) == [Lose(), Lose(("land",)), Lose(("diplomat",)), Lose(("land", "diplomat"))]
    choose(game, Lose(("diplomat",)))
    assert stands(game, "canada") == "1 2 land"


def test_AD_Z_21_needs_units_of_somebody_else_on_its_terrain():
    game = about_to_play("nuclear_rocket_strike_moon", position={"sea_of_clouds": "", "byrgius": ""})
    no_target(game, "nuclear_rocket_strike_moon")
    game = about_to_play("nuclear_rocket_strike_land", position={"egypt": "1 0 station"})
    assert refuses(game, playing(game, "nuclear_rocket_strike_land", "egypt")).key == "illegal.card.aim"
    assert refuses(game, playing(game, "nuclear_rocket_strike_land", "nunavut")).key == "illegal.card.aim"


def test_AD_Z_21_neutral_units_can_be_struck():
    """AMB-13."""
    position = {"alberta": "0 3 nuclear", "canada": "2 3", "japan": "1 4"}
    game = year(position, players=2, phase="play_card", hands={0: ["nuclear_rocket_strike_land"]}, energy=(9, 9))
    rolling(game, 4)
    play(game, "nuclear_rocket_strike_land", "canada")
    assert stands(game, "canada") == ""


# --- Scatter Bomb -----------------------------------------------------------------------------------------------------


def scattered(card: str, terrain: str, *names: str):
    game = about_to_play(card)
    stack_territories(game, terrain, *names)
    events = choose(game, PlayCard(card))
    drawn = tuple(number(game, name) for name in names)
    assert only(events, TerritoryCardsTurned) == [TerritoryCardsTurned(0, card, terrain, drawn)]
    assert energy(game) == [8, 9, 9]
    return game


def test_nuclear_scatter_bomb_land_hits_three_lands():
    game = scattered("nuclear_scatter_bomb_land", "land", "nunavut", "continental_biospheres", "egypt")
    choose(game, asks(game, "casualties", 1).options.items[0])
    assert (stands(game, "nunavut"), stands(game, "continental_biospheres")) == ("0 2", "1 1 naval")


def test_nuclear_scatter_bomb_water_hits_two_waters():
    game = scattered("nuclear_scatter_bomb_water", "water", "new_york", "neo_tokyo")
    assert (stands(game, "new_york"), stands(game, "neo_tokyo")) == ("1 1", "2 1")


def test_nuclear_scatter_bomb_moon_hits_two_moon_territories():
    game = scattered("nuclear_scatter_bomb_moon", "moon", "byrgius", "sea_of_clouds")
    choose(game, Lose(("space",)))
    assert (stands(game, "byrgius"), stands(game, "sea_of_clouds")) == ("2 1", "1 1")


def test_AD_Z_5_own_and_empty_territories_are_spared_but_count():
    game = scattered("nuclear_scatter_bomb_land", "land", "alberta", "egypt", "nunavut")
    assert stands(game, "alberta") == "0 8 diplomat land naval nuclear space"
    assert stands(game, "canada") == "1 4 diplomat land"


@pytest.mark.parametrize(("units", "left"), [(1, ""), (2, "1 1"), (3, "1 1"), (4, "1 2"), (7, "1 3")])
def test_AD_Z_5_half_is_rounded_up_and_one_unit_leaves_the_territory_empty(units, left):
    """AMB-27."""
    game = about_to_play("nuclear_scatter_bomb_land", position={"egypt": f"1 {units}"})
    stack_territories(game, "land", "egypt", "nunavut", "alberta")
    events = choose(game, PlayCard("nuclear_scatter_bomb_land"))
    assert stands(game, "egypt") == left
    assert len(only(events, TerritoryEmptied)) == (units == 1)


def test_AD_Z_5_a_short_deck_gives_only_what_it_has():
    """AMB-5."""
    game = about_to_play("nuclear_scatter_bomb_moon")
    del game.state.decks["moon_territories"].draw[1:]
    [event] = only(choose(game, PlayCard("nuclear_scatter_bomb_moon")), TerritoryCardsTurned)
    assert len(event.territories) == 1
    game = about_to_play("nuclear_scatter_bomb_moon")
    game.state.decks["moon_territories"].draw.clear()
    [event] = only(choose(game, PlayCard("nuclear_scatter_bomb_moon")), TerritoryCardsTurned)
    assert event.territories == ()
    assert energy(game) == [8, 9, 9], "the card is spent all the same"


def test_AD_H_11_owners_choose_in_the_order_of_the_markers():
    position = {"egypt": "2 3 land", "japan": "2 5 naval", "lesotho": "1 3 land", "canada": "1 4"}
    game = about_to_play("nuclear_scatter_bomb_land", position=position, order=(0, 2, 1))
    stack_territories(game, "land", "lesotho", "egypt", "alberta")
    choose(game, PlayCard("nuclear_scatter_bomb_land"))
    assert game.state.armies[number(game, "lesotho")] == 1, "all were hit at the same moment"
    asks(game, "casualties", 2)
    choose(game, Lose(("land",)))
    asks(game, "casualties", 1)
    choose(game, Lose())
    assert (stands(game, "egypt"), stands(game, "lesotho")) == ("2 1", "1 1 land")


# --- The Mother, Aqua Brother, Nicky Boy ------------------------------------------------------------------------------


def test_nuclear_the_mother_takes_a_unit_from_every_territory_of_a_continent():
    game = about_to_play("nuclear_the_mother", rolls=[1], position={"mexico": "2 1"})
    events = choose(game, PlayCard("nuclear_the_mother"))
    region = game.rules.board.region_number("north_america")
    assert only(events, CardDieRolled) == [CardDieRolled(0, "nuclear_the_mother", 6, 1, region)]
    choose(game, Lose(("diplomat",)))
    for _ in range(2):
        asks(game, "casualties", 1)
        choose(game, Lose())
    assert stands(game, "alberta") == "0 7 land naval nuclear space"
    assert [stands(game, name) for name in ("nunavut", "mexico", "canada", "continental_biospheres")] == [
        "0 1",
        "",
        "1 3 diplomat land",
        "1 2 naval",
    ]
    assert energy(game) == [6, 9, 9]


def test_nuclear_aqua_brother_strikes_a_water_colony():
    game = about_to_play("nuclear_aqua_brother", rolls=[1])
    choose(game, PlayCard("nuclear_aqua_brother"))
    assert (stands(game, "poseidon"), stands(game, "hawaiian_preserve"), stands(game, "new_york")) == ("0 1", "", "1 3")


def test_nuclear_nicky_boy_strikes_a_moon_colony():
    game = about_to_play("nuclear_nicky_boy", rolls=[6])
    choose(game, PlayCard("nuclear_nicky_boy"))
    choose(game, asks(game, "casualties", 1).options.items[0])
    assert [stands(game, name) for name in ("tycho", "byrgius", "sea_of_clouds")] == ["0 1", "2 1", "1 2 space"]


def test_AMB_28_a_six_of_aqua_brother_is_rolled_again():
    game = about_to_play("nuclear_aqua_brother", rolls=[6, 6, 2])
    events = only(choose(game, PlayCard("nuclear_aqua_brother")), CardDieRolled)
    assert [(event.value, event.region) for event in events] == [
        (6, -1),
        (6, -1),
        (2, game.rules.board.region_number("asia_pacific")),
    ]
    assert stands(game, "neo_tokyo") == "2 1"


def test_the_zone_tables_are_complete():
    def regions(card):
        game = about_to_play(card)
        table = card_specs()[card].effect.table(game.rules.board)
        return [None if r is None else game.rules.board.regions[r].id for r in table]

    assert regions("nuclear_the_mother") == ["north_america", "south_america", "europe", "africa", "asia", "australia"]
    waters = ["us_pacific", "asia_pacific", "north_atlantic", "south_atlantic", "indian"]
    assert regions("nuclear_aqua_brother") == [*waters, None]
    assert regions("nuclear_nicky_boy") == ["cresinion"] * 2 + ["delphot"] * 2 + ["sajon"] * 2


def test_AD_Z_6_everybody_is_hit_also_the_player_and_neutrals():
    """AMB-13."""
    position = {"alberta": "0 3 nuclear", "nunavut": "0 1", "canada": "2 3", "japan": "1 4"}
    game = year(position, players=2, phase="play_card", hands={0: ["nuclear_the_mother"]}, energy=(9, 9), rolls=[1])
    choose(game, PlayCard("nuclear_the_mother"))
    choose(game, Lose())
    assert [stands(game, name) for name in ("alberta", "nunavut", "canada")] == ["0 2 nuclear", "", "2 2"]


def test_AD_Z_6_stations_hold_their_territory_and_empty_ones_lose_nothing():
    game = about_to_play("nuclear_the_mother", rolls=[4], position={"egypt": "1 0 station", "lesotho": "1 1 station"})
    events = choose(game, PlayCard("nuclear_the_mother"))
    assert (stands(game, "egypt"), stands(game, "lesotho")) == ("1 0 station", "1 0 station")
    assert only(events, TerritoryEmptied) == []


def test_a_region_with_an_empty_territory_is_broken_once():
    africa = ("saharan_empire", "egypt", "ministry_of_djibouti", "zaire_military_zone", "lesotho", "madagascar")
    position = {**dict.fromkeys(africa, "1 3"), "egypt": "1 1", "lesotho": "1 1"}
    game = about_to_play("nuclear_the_mother", rolls=[4], position=position)
    events = choose(game, PlayCard("nuclear_the_mother"))
    assert len(only(events, TerritoryEmptied)) == 2
    assert only(events, RegionBroken) == [RegionBroken(1, game.rules.board.region_number("africa"))]


def test_AD_T_3_a_zone_strike_can_put_players_out():
    position = {"alberta": "0 8 nuclear", "egypt": "1 1", "japan": "2 5", "lesotho": "0 1"}
    game = year(position, phase="play_card", hands={0: ["nuclear_the_mother"]}, energy=(9, 9, 9), rolls=[4])
    events = choose(game, PlayCard("nuclear_the_mother"))
    assert [event.player for event in only(events, PlayerEliminated)] == [1]


def test_AD_T_6_all_out_together_share_the_victory():
    position = {"egypt": "0 1 nuclear", "lesotho": "1 1", "madagascar": "2 1"}
    game = year(position, phase="play_card", hands={0: ["nuclear_the_mother"]}, energy=(9, 9, 9), rolls=[4])
    choose(game, PlayCard("nuclear_the_mother"))
    assert game.state.outcome == Outcome((0, 1, 2), "last_standing")


# --- Assassin Bomb ----------------------------------------------------------------------------------------------------


def test_nuclear_assassin_bomb_destroys_the_commander_on_three():
    game = about_to_play("nuclear_assassin_bomb", rolls=[3])
    events = at_commander(game, "nuclear_assassin_bomb", 1, "diplomat")
    assert only(events, CardDieRolled) == [CardDieRolled(0, "nuclear_assassin_bomb", 8, 3)]
    assert only(events, PieceLost) == [PieceLost(1, "diplomat", number(game, "canada"))]
    assert stands(game, "canada") == "1 3 land"
    assert energy(game) == [8, 9, 9]


@pytest.mark.parametrize(("roll", "left"), [(1, "1 1 space"), (2, "1 1 space"), (3, ""), (8, "")])
def test_AD_Z_18_three_or_more_destroys_even_the_only_unit(roll, left):
    game = about_to_play("nuclear_assassin_bomb", rolls=[roll], position={"sea_of_clouds": "1 1 space"})
    at_commander(game, "nuclear_assassin_bomb", 1, "space")
    assert stands(game, "sea_of_clouds") == left


def test_AD_Z_18_only_commanders_of_opponents_in_play():
    game = about_to_play("nuclear_assassin_bomb")
    options = asks(game, "play_card", 0).options
    assert options.count == 1 + 4 + 3
    assert PlayCard("nuclear_assassin_bomb", (0,)) not in options
    position = {"canada": "1 4", "continental_biospheres": "", "sea_of_clouds": "", "japan": "2 5"}
    no_target(about_to_play("nuclear_assassin_bomb", position=position), "nuclear_assassin_bomb")


def test_AD_H_6_nuclear_cards_open_no_reaction_window():
    game = about_to_play("nuclear_rocket_strike_land", others={1: ["diplomat_cease_fire"]}, rolls=[1])
    play(game, "nuclear_rocket_strike_land", "canada")
    asks(game, "casualties", 1)
    choose(game, Lose())
    assert not campaign(game.state).closed


def test_AD_H_7_the_attacker_of_a_trap_chooses_too():
    game = under_attack("canada", "land_land_death_trap")
    choose(game, PlayCard("land_land_death_trap"))
    asks(game, "casualties", 0)

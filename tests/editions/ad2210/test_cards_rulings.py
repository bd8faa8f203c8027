"""What single command cards leave open, where no other test of the card says it."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.ad2210.terrain import of_terrain
from risk_desktop.engine.events import HIDDEN, ConquestSettled
from risk_desktop.engine.view import view
from tests.editions.ad2210.hands import about_to_play, at_commander, at_player, no_target, under_attack
from tests.editions.ad2210.year import interrupt, stack_territories, stands
from tests.playing import asks, choose, done, number


def test_land_frequency_jam_leaves_the_scouts_of_the_jammed_player_at_work():
    game = about_to_play(others={1: ["land_frequency_jam"]}, turn=1)
    where, deck = number(game, "egypt"), game.state.decks["land_territories"]
    card = of_terrain(game.rules.board, "land").index(where)
    deck.draw.remove(card)
    deck.hands[0].append(card)
    at_player(game, "land_frequency_jam", 0)
    game.state.owner[where], game.state.armies[where] = 0, 1
    game.emit(ConquestSettled(0, 1, where))
    assert stands(game, "egypt") == "0 6" and deck.hands[0] == []


def test_land_scout_forces_are_worth_nothing_when_the_game_ends():
    game = about_to_play("land_scout_forces", position={"egypt": "2 3"}, phase="play_card", year=5, order=(1, 2, 0))
    stack_territories(game, "land", "egypt")
    choose(game, PlayCard("land_scout_forces"))
    while game.pending() is not None:
        done(game)
    assert game.state.outcome is not None and stands(game, "egypt") == "2 3"
    assert view(game, 1).state.decks["land_territories"].hands[0] == [HIDDEN]


@pytest.mark.parametrize("terrain", ["land", "naval", "space"])
def test_reinforcements_of_a_terrain_need_a_territory_of_it(terrain):
    card = f"{terrain}_reinforcements"
    dry = {"land": ("nunavut",), "naval": ("poseidon", "hawaiian_preserve"), "space": ("tycho",)}[terrain]
    position = dict.fromkeys(dry, "")
    if terrain == "land":
        position |= {"alberta": "", "tycho": "0 2 land"}
    no_target(about_to_play(card, "space_assemble_mods", position=position), card)


def test_diplomat_territorial_station_needs_own_land_without_one():
    position = {"alberta": "0 8 diplomat station", "nunavut": "0 2 station"}
    no_target(about_to_play("diplomat_territorial_station", position=position), "diplomat_territorial_station")


def test_nuclear_assassin_bomb_leaves_a_station_where_he_stood_alone():
    game = about_to_play("nuclear_assassin_bomb", rolls=[8], position={"canada": "1 1 diplomat station"})
    at_commander(game, "nuclear_assassin_bomb", 1, "diplomat")
    assert stands(game, "canada") == "1 0 station"


def test_diplomat_cease_fire_also_saves_land_without_a_commander_there():
    game = under_attack(
        "new_york", "diplomat_cease_fire", origin="american_republic", position={"american_republic": "0 3"}
    )
    choose(game, PlayCard("diplomat_cease_fire"))
    asks(game, "attack", 0)
    assert stands(game, "new_york") == "1 3"


@pytest.mark.parametrize("card", ["land_scout_forces", "naval_hidden_energy", "space_invade_earth"])
def test_a_card_that_draws_says_beforehand_that_its_pile_is_empty(card):
    """AMB-5."""
    game = about_to_play(card, "nuclear_scatter_bomb_moon")
    assert not asks(game, "play_card", 0).options.aims[card].vain
    game = about_to_play(card, "nuclear_scatter_bomb_moon")
    for terrain in ("land", "water", "moon"):
        game.state.decks[f"{terrain}_territories"].draw.clear()
    aims = asks(game, "play_card", 0).options.aims
    assert aims[card].vain and aims["nuclear_scatter_bomb_moon"].vain
    assert card_specs()[card].effect.aim(game, 0, None).vain
    interrupt(game)
    choose(game, PlayCard(card))

"""Command cards that bring MODs, and how other players' armies are helped."""

from __future__ import annotations

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.casualties import Lose
from risk_desktop.engine.choices import DefendWith
from risk_desktop.engine.events import ArmiesPlaced
from tests.editions.ad2210.hands import about_to_play, no_target, under_attack
from tests.editions.ad2210.year import energy, invade, play, playing, stands, year
from tests.playing import asks, choose, done, number, only, refuses, rolling


def assembled(card: str, territory: str, other: str) -> None:
    """Play Assemble MODs at ``territory``; ``other`` is an own one of another terrain."""
    game = about_to_play(card)
    assert refuses(game, playing(game, card, other)).key == "illegal.card.aim"
    assert refuses(game, PlayCard(card)).key == "illegal.card.aim"
    events = play(game, card, territory)
    assert only(events, ArmiesPlaced) == [ArmiesPlaced(0, ((number(game, territory), 3),))]
    assert energy(game) == [8, 9, 9]


def test_land_assemble_mods_puts_three_on_one_land():
    assembled("land_assemble_mods", "nunavut", "poseidon")


def test_naval_assemble_mods_puts_three_on_one_water():
    assembled("naval_assemble_mods", "poseidon", "tycho")


def test_space_assemble_mods_puts_three_on_one_moon_territory():
    assembled("space_assemble_mods", "tycho", "nunavut")


def test_AD_Z_23_without_a_territory_of_the_terrain_it_cannot_be_played():
    game = about_to_play("space_assemble_mods", "space_reinforcements", "naval_assemble_mods", position={"tycho": ""})
    no_target(game, "space_assemble_mods")
    no_target(game, "space_reinforcements")


def test_AD_Z_23_a_station_alone_is_control_enough():
    game = about_to_play("land_assemble_mods", position={"nunavut": "0 0 station"})
    play(game, "land_assemble_mods", "nunavut")
    assert stands(game, "nunavut") == "0 3 station"


def test_AD_Z_23_all_three_stand_together_and_foreign_land_is_no_target():
    game = about_to_play("land_assemble_mods")
    assert refuses(game, playing(game, "land_assemble_mods", "alberta", "nunavut")).key == "illegal.card.aim"
    assert refuses(game, playing(game, "land_assemble_mods", "canada")).key == "illegal.card.aim"


def test_land_reinforcements_go_to_three_different_lands():
    game = about_to_play("land_reinforcements", position={"mexico": "0 1"})
    play(game, "land_reinforcements", "alberta", "nunavut", "mexico")
    assert (stands(game, "nunavut"), stands(game, "mexico")) == ("0 3", "0 2")
    assert energy(game) == [9, 9, 9]


def test_naval_reinforcements_with_two_waters_give_one_to_each():
    game = about_to_play("naval_reinforcements")
    assert refuses(game, playing(game, "naval_reinforcements", "poseidon")).key == "illegal.card.aim"
    play(game, "naval_reinforcements", "poseidon", "hawaiian_preserve")
    assert (stands(game, "poseidon"), stands(game, "hawaiian_preserve")) == ("0 3", "0 2")


def test_space_reinforcements_choose_three_of_more():
    more = dict.fromkeys(("bay_of_dew", "harpalus", "aristotle"), "0 1")
    game = about_to_play("space_reinforcements", position=more)
    assert asks(game, "play_card", 0).options.count == 1 + 4
    play(game, "space_reinforcements", "tycho", "harpalus", "aristotle")
    assert [stands(game, name) for name in ("tycho", "harpalus", "aristotle", "bay_of_dew")] == [
        "0 3",
        "0 2",
        "0 2",
        "0 1",
    ]


def test_AD_Z_1_fewer_than_three_territories_get_one_each():
    for card, territories in (
        ("naval_reinforcements", ("poseidon", "hawaiian_preserve")),
        ("space_reinforcements", ("tycho",)),
    ):
        game = about_to_play(card)
        before = {name: game.state.armies[number(game, name)] for name in territories}
        play(game, card, *territories)
        assert {name: game.state.armies[number(game, name)] - 1 for name in territories} == before


def test_land_stealth_mods_join_the_defender():
    game = under_attack("canada", "land_stealth_mods", "naval_stealth_mods")
    options = asks(game, "reaction", 1).options
    assert PlayCard("land_stealth_mods") in options
    assert PlayCard("naval_stealth_mods") not in options
    choose(game, PlayCard("land_stealth_mods"))
    assert stands(game, "canada") == "1 7 diplomat land"


def test_naval_stealth_mods_defend_water():
    position = {"american_republic": "0 3"}
    cards = ("naval_stealth_mods", "land_stealth_mods")
    game = under_attack("new_york", *cards, origin="american_republic", position=position)
    options = asks(game, "reaction", 1).options
    assert PlayCard("naval_stealth_mods") in options
    assert PlayCard("land_stealth_mods") not in options
    choose(game, PlayCard("naval_stealth_mods"))
    assert stands(game, "new_york") == "1 6"


def test_space_stealth_mods_defend_the_moon():
    game = under_attack("sea_of_clouds", "space_stealth_mods", origin="tycho")
    choose(game, PlayCard("space_stealth_mods"))
    assert stands(game, "sea_of_clouds") == "1 6 space"


def test_AD_Z_3_several_at_once_by_the_defender_and_by_third_players_again_at_each_roll():
    """AMB-43."""
    cards = ["land_stealth_mods"]
    game = under_attack("canada", *cards * 2, others={2: cards})
    choose(game, PlayCard(*cards))
    asks(game, "reaction", 2)
    choose(game, PlayCard(*cards))
    assert stands(game, "canada") == "1 10 diplomat land"
    done(game)
    asks(game, "attack_dice", 0)
    choose(game, game.pending().options.items[-1])
    rolling(game, 1, 6)
    choose(game, DefendWith(1))
    choose(game, Lose())
    invade(game, "alberta", "canada", 1)
    choose(game, PlayCard(*cards))
    assert stands(game, "canada") == "1 13 diplomat land"


def test_AD_Z_3_a_station_or_a_commander_alone_is_enough():
    for text, after in (("1 0 station", "1 3 station"), ("1 1 space", "1 4 space")):
        position = {"mexico": "0 3", "nuevo_timoto": text}
        game = under_attack("nuevo_timoto", "land_stealth_mods", origin="mexico", position=position)
        choose(game, PlayCard("land_stealth_mods"))
        assert stands(game, "nuevo_timoto") == after


def test_AD_Z_3_not_by_the_attacker_nor_for_neutrals():
    game = under_attack("canada", others={0: ["land_stealth_mods"]})
    asks(game, "defend", 1)
    position = {"alberta": "0 3 land", "canada": "2 3", "japan": "1 4 land"}
    game = year(position, players=2, hands={1: ["land_stealth_mods"]})
    rolling(game, 1, 6, 6)
    invade(game, "alberta", "canada", 1)
    asks(game, "defend", 1)
    choose(game, DefendWith(2))
    asks(game, "casualties", 0)

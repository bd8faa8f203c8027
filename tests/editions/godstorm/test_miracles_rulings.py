"""What single miracle cards leave open, where no other test of the card says it."""

from __future__ import annotations

import pytest

from risk_desktop.editions.godstorm.cards.events import MiracleCancelled
from risk_desktop.editions.godstorm.cards.relics import relic_number
from risk_desktop.editions.godstorm.god_war import attacking_host, defending_host
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.plague import plague_lands
from risk_desktop.engine.choices import Amount, Attack, Pass, Pick
from risk_desktop.engine.events import PlayerEliminated
from tests.editions.godstorm.epoch import REST, dead, epoch, faith, held, stack_deck, stands
from tests.editions.godstorm.miracles import about_to_play, aims, play, under_attack
from tests.playing import asks, choose, done, number, only, refuses, rolling

AEGIS = "magic_aegis_shield_of_athena"


def test_visions_become_real_aegis_is_asked_before_the_hand_is_shown_and_the_neutral_has_none():
    game = about_to_play("war_visions_become_real", others={1: ["sky_lava_erupts", AEGIS]})
    play(game, "war_visions_become_real", 1)
    asks(game, "aegis", 1)
    choose(game, Pick(AEGIS))
    assert game.pending().kind != "stolen_card" and held(game, 1) == ["sky_lava_erupts"]
    position = {"egypt": "0 8 war", "gaul": "2 3", "kush": "1 1"}
    cards = {0: ["war_visions_become_real"], 1: ["sky_lava_erupts"]}
    game = epoch(position, players=2, phase="play_card", faith=[9, 9], cards=cards)
    assert aims(game, "war_visions_become_real") == [(1,)]


def test_faith_shall_deliver_the_one_card_that_is_left():
    game = about_to_play("war_faith_shall_deliver")
    pile = game.state.decks["sky"]
    pile.discard, pile.draw = pile.draw[1:], pile.draw[:1]
    play(game, "war_faith_shall_deliver", 1)
    assert len(held(game, 0)) == 1 and pile.draw == []


TEMPLE_CARDS = ["war_prayers_are_answered", "war_the_faithful_gather", "war_our_faith_is_our_strength"]


@pytest.mark.parametrize("card", TEMPLE_CARDS)
def test_prayers_are_answered_the_faithful_gather_and_our_faith_need_an_own_temple(card):
    game = about_to_play(card, "war_heroes_are_born", position={"egypt": "0 8 war death"})
    assert aims(game, card) == []


def test_heroes_are_born_in_a_plague_land_too_and_nobody_dies_of_it_now():
    game = about_to_play("war_heroes_are_born")
    play(game, "war_heroes_are_born", "hesperide")
    assert (stands(game, "hesperide"), dead(game)) == ("0 5 plague", [0, 0, 0])


def test_storms_rage_and_gods_go_with_the_last_army():
    game = about_to_play("war_storms_rage")
    events = play(game, "war_storms_rage", "sumer", rolls=[3])
    assert [(event.player, event.kind) for event in only(events, GodBanished)] == [(2, "magic")]
    assert stands(game, "sumer") == ""


def test_the_land_is_purged_where_nobody_stands_and_may_put_a_player_out():
    game = about_to_play("war_the_land_is_purged", position={"sumer": "", "gaul": "- plague"})
    assert (number(game, "gaul"),) in aims(game, "war_the_land_is_purged")
    events = play(game, "war_the_land_is_purged", "tritonis")
    assert only(events, PlayerEliminated) == [PlayerEliminated(2, 0)]
    assert number(game, "tritonis") not in plague_lands(game.state)


def test_the_temple_falls_own_ones_too_and_only_to_land_without_one():
    game = about_to_play("war_the_temple_falls", position={"gaul": "0 3", "hesperide": "0 2 plague temple"})
    pairs = aims(game, "war_the_temple_falls")
    egypt, gaul, hesperide = (number(game, name) for name in ("egypt", "gaul", "hesperide"))
    assert (egypt, gaul) in pairs and (egypt, hesperide) not in pairs
    play(game, "war_the_temple_falls", "egypt", "gaul")
    assert (stands(game, "egypt"), stands(game, "gaul")) == ("0 8 death war", "0 3 temple")


def test_a_shrine_is_plundered_from_others_only_and_its_start_comes_with_the_next_turn():
    game = about_to_play("war_a_shrine_is_plundered", "magic_stonehenge", others={1: ["magic_freyas_tears_of_gold"]})
    assert aims(game, "war_a_shrine_is_plundered") == [(relic_number("magic_freyas_tears_of_gold"),)]
    play(game, "war_a_shrine_is_plundered", relic_number("magic_freyas_tears_of_gold"))
    assert faith(game)[0] == 8


def test_the_dead_walk_while_one_stays_and_the_plague_lets_them():
    position = {"hesperide": "0 2 plague temple", "barrow_of_kings": "0 4"}
    game = about_to_play("death_the_dead_walk", position=position)
    play(game, "death_the_dead_walk", "barrow_of_kings", "hesperide")
    options = asks(game, "miracle_number", 0).options
    assert (options.lo, options.hi) == (1, 3)
    choose(game, Amount(3))
    assert (stands(game, "barrow_of_kings"), stands(game, "hesperide")) == ("0 1", "0 5 plague temple")
    assert dead(game) == [0, 0, 0]


def test_diamonds_turn_to_rust_is_cancelled_by_an_aegis_that_is_spent():
    game = about_to_play("death_diamonds_turn_to_rust", "magic_stonehenge", others={1: [AEGIS]})
    play(game, "death_diamonds_turn_to_rust")
    events = choose(game, asks(game, "aegis", 1).options.items[1])
    assert only(events, MiracleCancelled) == [MiracleCancelled(0, "death_diamonds_turn_to_rust", 1)]
    assert (held(game, 0), held(game, 1)) == (["magic_stonehenge"], [])


def test_fire_rains_down_on_any_temple_but_there_must_be_one():
    game = about_to_play("death_fire_rains_down", position={"kush": "1 1 temple", "rus": "- temple"})
    assert aims(game, "death_fire_rains_down") == sorted((number(game, name),) for name in ("egypt", "kush", "rus"))
    none = {"egypt": "0 8 war death", "kush": "1 1", "rus": ""}
    game = about_to_play("death_fire_rains_down", "death_the_young_grow_old", position=none)
    assert aims(game, "death_fire_rains_down") == []


def test_the_waters_boil_at_links_above_water_and_not_twice():
    game = about_to_play("death_the_waters_boil", "death_the_young_grow_old")
    game.state.slots["waters"].sunk = True
    assert len(aims(game, "death_the_waters_boil")) == 21 - 3
    game.state.slots["waters"].maelstrom = sorted((number(game, "corsica"), number(game, "roma")))
    game._asked = None
    assert aims(game, "death_the_waters_boil") == []


def test_the_trojan_horse_is_revealed_and_gods_there_are_banished():
    game = about_to_play("death_the_trojan_horse_is_revealed", position={"sheba": "1 1 death", "nubia": "1 5"})
    events = play(game, "death_the_trojan_horse_is_revealed", "sheba", rolls=[2])
    assert [(event.player, event.kind) for event in only(events, GodBanished)] == [(1, "death")]
    assert stands(game, "sheba") == "0 2"


def test_the_mighty_turn_meek_the_god_fights_no_more_in_this_invasion():
    game = under_attack("sky_the_mighty_turn_meek", gods=("war",), position={"gaul": "0 3 temple"})
    play(game, "sky_the_mighty_turn_meek", 0, number(game, "gaul"))
    asks(game, "press", 0)
    rolling(game, 6, 5)
    choose(game, Attack(number(game, "egypt"), number(game, "nubia"), 2))
    asks(game, "defend", 1)


def test_fire_sears_the_sky_until_the_turn_is_over_and_with_mjolnir():
    game = under_attack(
        "sky_fire_sears_the_sky", others={1: ["sky_fire_sears_the_sky", "magic_mjolnir_hammer_of_thor"]}
    )
    play(game, "sky_fire_sears_the_sky")
    where = number(game, "nubia")
    assert {("fire", 4), ("mjolnir", 3)} <= set(defending_host(game.rules, game.state, where).added)
    while game.state.turn == 0:
        options = game.pending().options
        rolling(game, *[6] * 9)
        choose(game, Pass() if Pass() in options else next(iter(options)))
    assert not any(kind == "fire" for kind, _ in attacking_host(game.rules, game.state, where, ("sky",)).added)


def test_1000_workers_amass_and_the_temple_falls_with_the_land():
    game = under_attack("sky_1000_workers_amass", gods=(), position={"nubia": "1 1 sky"})
    play(game, "sky_1000_workers_amass")
    rolling(game, 6, 5, 4, 2)
    choose(game, Attack(number(game, "egypt"), number(game, "nubia"), 3))
    choose(game, asks(game, "occupy", 0).options.of(3))
    assert stands(game, "nubia").startswith("0 3") and stands(game, "nubia").endswith("temple")


def test_this_ground_is_sacred_for_attacks_from_everywhere():
    game = under_attack("sky_this_ground_is_sacred", gods=(), position={"gaitulia": "0 4"})
    play(game, "sky_this_ground_is_sacred")
    a, b = number(game, "gaitulia"), number(game, "nubia")
    assert refuses(game, Attack(a, b, 1)).key == "illegal.gods.sacred"
    assert Pass() in asks(game, "attack", 0).options


def test_pandoras_box_and_aegis_of_its_own_owner():
    game = epoch({"egypt": "0 5", **REST}, phase="reinforce", cards={0: ["magic_pandoras_box", AEGIS]})
    stack_deck(game, "death", "death_the_young_grow_old")
    asks(game, "aegis", 0)
    events = choose(game, Pick(AEGIS))
    assert only(events, MiracleCancelled) == [MiracleCancelled(0, "death_the_young_grow_old", 0)]
    assert held(game, 0) == ["magic_pandoras_box"] and stands(game, "egypt") == "0 5"


def test_the_book_of_the_dead_may_stay_closed():
    game = epoch({"egypt": "0 5", **REST}, phase="reinforce", cards={0: ["magic_the_book_of_the_dead"]})
    asks(game, "book", 0)
    done(game)
    assert asks(game, "reinforce", 0).options.total == 3 and faith(game)[0] == 3


def test_excalibur_brings_nothing_for_sunken_atlantis():
    owned = dict.fromkeys(("parthia", "assyria", "phoenicia", "babylon"), "0 1")
    game = epoch({"egypt": "0 5", **owned, **REST}, phase="reinforce", cards={0: ["magic_excalibur"]})
    game.state.slots["waters"].sunk = True
    assert asks(game, "reinforce", 0).options.total == 3


def test_the_tree_of_life_saves_nobody_from_cards():
    game = about_to_play("war_storms_rage", others={1: ["magic_the_tree_of_life"]})
    play(game, "war_storms_rage", "sheba", rolls=[2])
    assert (stands(game, "sheba"), faith(game)[1]) == ("1 2", 9)

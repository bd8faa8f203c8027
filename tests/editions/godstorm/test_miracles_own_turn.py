"""Every War card, and the rules of cards (step 4)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.pieces import LedMoveIn
from risk_desktop.editions.godstorm.cards.events import (
    CardStolen,
    ContinentStruck,
    EpochTurnedBack,
    LandDeserted,
    MiraclePlayed,
)
from risk_desktop.editions.godstorm.cards.relics import relic_number
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.plague import plague_lands
from risk_desktop.editions.godstorm.realms import continents
from risk_desktop.engine.choices import Pick
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import determinize, view
from tests.editions.godstorm.epoch import dead, faith, held, stack_deck, stands
from tests.editions.godstorm.miracles import about_to_play, aims, play
from tests.playing import asks, choose, number, only, refuses


def test_visions_become_real():
    game = about_to_play("war_visions_become_real", others={1: ["sky_lava_erupts", "war_storms_rage"]})
    assert aims(game, "war_visions_become_real") == [(1,)]
    play(game, "war_visions_become_real", 1)
    cards = asks(game, "stolen_card", 0).options.items
    assert len(cards) == 2
    assert Game(game.rules, view(game, 0).state).pending().options.items == cards
    guess = determinize(view(game, 0), SeededDice(3))
    assert guess.pending().options.items == cards and held(guess, 1) == held(game, 1)
    wanted = next(card for card in cards if card.key.startswith("war"))
    (stolen,) = only(choose(game, wanted), CardStolen)
    assert stolen.seen_by(2).card == -1 and stolen.seen_by(0).card >= 0
    assert held(game, 0) == ["war_storms_rage"] and held(game, 1) == ["sky_lava_erupts"]
    assert "war_storms_rage" in game.pending().options.aims


def test_eagles_take_wing():
    """A-13."""
    game = about_to_play("war_eagles_take_wing")
    play(game, "war_eagles_take_wing", "egypt", "hesperide")
    assert refuses(game, LedMoveIn(8, ())).key == "illegal.amount"
    assert refuses(game, LedMoveIn(0, ())).key == "illegal.amount"
    events = choose(game, LedMoveIn(7, ("war",)))
    assert (stands(game, "egypt"), stands(game, "hesperide")) == ("0 1 death temple", "0 9 plague")
    assert only(events, GodBanished) == [GodBanished(0, "war", number(game, "hesperide"), "plague")]
    assert faith(game)[0] == 8


def test_faith_shall_deliver():
    """A-31."""
    game = about_to_play("war_faith_shall_deliver")
    assert len(aims(game, "war_faith_shall_deliver")) == 4
    stack_deck(game, "magic", "magic_stonehenge", "magic_excalibur")
    play(game, "war_faith_shall_deliver", 3)
    assert set(held(game, 0)) == {"magic_stonehenge", "magic_excalibur"}


def test_the_siren_calls():
    """A-13, A-36."""
    position = {"nubia": "1 5 sky war", "kush": "1 1 temple plague"}
    game = about_to_play("war_the_siren_calls", position=position)
    assert all(game.state.owner[a] == game.state.owner[b] != 0 for a, b in aims(game, "war_the_siren_calls"))
    kush, nubia = sorted((number(game, "kush"), number(game, "nubia")))
    play(game, "war_the_siren_calls", kush, nubia)
    assert (stands(game, "nubia"), stands(game, "kush")) == ("1 1", "1 5 plague temple")
    assert faith(game)[0] == 6


def test_prayers_are_answered():
    game = about_to_play("war_prayers_are_answered")
    assert aims(game, "war_prayers_are_answered") == [(number(game, "egypt"),)]
    play(game, "war_prayers_are_answered", "egypt", rolls=[5])
    assert stands(game, "egypt").startswith("0 13")


def test_the_faithful_gather():
    game = about_to_play("war_the_faithful_gather", position={"gaul": "0 3 temple"})
    play(game, "war_the_faithful_gather")
    assert stands(game, "egypt").startswith("0 10") and stands(game, "gaul") == "0 5 temple"


def test_an_empire_is_born():
    game = about_to_play("war_an_empire_is_born")
    assert (number(game, "egypt"),) not in aims(game, "war_an_empire_is_born")
    play(game, "war_an_empire_is_born", "hesperide")
    assert stands(game, "hesperide") == "0 2 plague temple"


def test_heroes_are_born():
    game = about_to_play("war_heroes_are_born")
    assert (number(game, "nubia"),) not in aims(game, "war_heroes_are_born")
    assert (number(game, "barrow_of_kings"),) not in aims(game, "war_heroes_are_born")
    play(game, "war_heroes_are_born", "gaul")
    assert stands(game, "gaul") == "0 6"


def test_our_faith_is_our_strength():
    game = about_to_play("war_our_faith_is_our_strength", position={"gaul": "0 3 temple"})
    play(game, "war_our_faith_is_our_strength")
    assert faith(game)[0] == 13


def test_the_sun_grows_cold():
    game = about_to_play("war_the_sun_grows_cold", position={"sumer": "2 1 magic", "rus": "2 1"})
    events = play(game, "war_the_sun_grows_cold")
    assert (stands(game, "egypt"), stands(game, "nubia"), stands(game, "sumer")) == (
        "0 6 death war temple",
        "1 3 sky war",
        "",
    )
    assert only(events, GodBanished) == [GodBanished(2, "magic", number(game, "sumer"), "emptied")]
    assert dead(game) == [2, 2, 1]


def test_storms_rage():
    """A-9."""
    game = about_to_play("war_storms_rage")
    events = play(game, "war_storms_rage", "kush", rolls=[6])
    assert stands(game, "kush") == "- temple"
    assert only(events, LandDeserted) == [LandDeserted(1, number(game, "kush"))]
    assert dead(game) == [0, 1, 0]


def test_champions_arise():
    game = about_to_play("war_champions_arise")
    play(game, "war_champions_arise", "gaul")
    assert (stands(game, "gaul"), faith(game)[0]) == ("0 7", 9)
    game = about_to_play("war_champions_arise", "war_heroes_are_born", faith=[1, 0, 0])
    assert aims(game, "war_champions_arise") == []


def test_time_stands_still():
    """A-37."""
    game = about_to_play("war_time_stands_still", number=5)
    events = play(game, "war_time_stands_still")
    assert only(events, EpochTurnedBack) == [EpochTurnedBack(0, 4)]
    assert game.state.round == 4
    game = about_to_play("war_time_stands_still", "war_heroes_are_born", number=1)
    assert aims(game, "war_time_stands_still") == []


def test_the_land_is_purged():
    game = about_to_play("war_the_land_is_purged")
    play(game, "war_the_land_is_purged", "hesperide")
    assert stands(game, "hesperide") == ""
    assert dead(game)[0] == 2


def test_the_temple_falls():
    game = about_to_play("war_the_temple_falls")
    assert not any(number(game, "rus") in pair for pair in aims(game, "war_the_temple_falls"))
    play(game, "war_the_temple_falls", "kush", "sheba")
    assert (stands(game, "kush"), stands(game, "sheba")) == ("1 1", "1 4 temple")


def test_a_shrine_is_plundered():
    game = about_to_play("war_a_shrine_is_plundered", others={1: ["magic_excalibur"]})
    play(game, "war_a_shrine_is_plundered", relic_number("magic_excalibur"))
    assert held(game, 0) == ["magic_excalibur"] and held(game, 1) == []


def test_only_ash_remains():
    game = about_to_play("war_only_ash_remains", "magic_stonehenge", others={1: ["magic_excalibur"]})
    assert len(aims(game, "war_only_ash_remains")) == 2
    play(game, "war_only_ash_remains", relic_number("magic_stonehenge"))
    assert held(game, 0) == []


# --- the rules of cards -----------------------------------------------------------------------------------------------


def test_G_57_its_god_in_play_the_cost_paid_one_after_the_other():
    game = about_to_play("war_eagles_take_wing", "war_heroes_are_born", position={"egypt": "0 8 death"})
    asks(game, "halt", 0)
    game = about_to_play("war_eagles_take_wing", "war_heroes_are_born", faith=[0, 0, 0])
    from risk_desktop.editions.godstorm.cards.events import PlayMiracle

    eagles = PlayMiracle("war_eagles_take_wing", (number(game, "egypt"), number(game, "gaul")))
    assert refuses(game, eagles).key == "illegal.miracle.faith"
    events = play(game, "war_heroes_are_born", "gaul")
    assert [event.card for event in only(events, MiraclePlayed)] == ["war_heroes_are_born"]


def test_G_57_sky_cards_are_not_for_the_own_turn():
    from risk_desktop.editions.godstorm.cards.events import PlayMiracle

    game = about_to_play("sky_lava_erupts", "war_heroes_are_born", position={"egypt": "0 8 war sky"})
    assert refuses(game, PlayMiracle("sky_lava_erupts")).key == "illegal.miracle.timing.attacked"


def test_G_9_territory_cards_turned_over_go_back_and_are_shuffled():
    game = about_to_play("death_paradise_is_lost", rolls=None)
    play_free(game)
    assert sorted(game.state.decks["territories"].draw) == list(range(42))


def play_free(game) -> None:
    """Play Paradise Is Lost with usual dice."""
    from risk_desktop.editions.godstorm.cards.events import PlayMiracle

    choose(game, PlayMiracle("death_paradise_is_lost", (number(game, "hesperide"),)))


def test_G_123_cards_of_sunken_atlantis_are_redrawn_and_it_is_no_target_any_more():
    game = about_to_play("death_paradise_is_lost", position={"tritonis": "", "hesperide": "", "rus": "2 1 plague"})
    game.state.slots["waters"].sunk = True
    pile = game.state.decks["territories"].draw
    lands = [number(game, name) for name in ("gaul", "hesperide", "tritonis")]
    for card in lands:
        pile.remove(card)
    pile += lands
    play(game, "death_paradise_is_lost", "rus", rolls=[1] * 41)
    assert plague_lands(game.state) == [number(game, "gaul")]
    assert game.rules.board.region_number("atlantis") not in continents(game.state, game.rules.board)


def test_G_61_one_army_stays_where_a_card_moves_armies_from():
    game = about_to_play("war_eagles_take_wing")
    play(game, "war_eagles_take_wing", "gaul", "egypt")
    assert asks(game, "flight", 0).options.most == 2


def test_G_62_a_card_may_wipe_out_a_territory():
    game = about_to_play("war_the_land_is_purged", "war_storms_rage")
    play(game, "war_storms_rage", "gaul", rolls=[3])
    assert stands(game, "gaul") == ""


@pytest.mark.parametrize("roll", range(1, 7))
def test_G_63_every_continent_above_water_is_equally_likely(roll):
    """A-20."""
    game = about_to_play("death_blood_coats_the_land")
    events = play(game, "death_blood_coats_the_land", rolls=[roll])
    assert only(events, ContinentStruck)[0].region == continents(game.state, game.rules.board)[roll - 1]


def test_G_64_halving_cards_round_the_loss_down():
    game = about_to_play("death_deaths_door_closes", position={"wolfs_altar": "1 7"})
    play(game, "death_deaths_door_closes")
    assert stands(game, "wolfs_altar") == "1 4"


def test_G_65_miracles_do_not_touch_the_underworld_unless_they_say_so():
    game = about_to_play("war_storms_rage", "death_the_young_grow_old")
    assert (number(game, "wolfs_altar"),) not in aims(game, "war_storms_rage")
    play(game, "death_the_young_grow_old")
    assert stands(game, "wolfs_altar") == "1 5"


def test_G_125_moves_that_need_no_path_cross_anything():
    game = about_to_play("war_eagles_take_wing")
    assert (number(game, "gaul"), number(game, "egypt")) in aims(game, "war_eagles_take_wing")


def test_G_134_a_card_needs_a_target_or_must_change_something():
    game = about_to_play("war_only_ash_remains", "war_visions_become_real", "war_heroes_are_born")
    assert set(game.pending().options.aims) == {"war_heroes_are_born"}
    from risk_desktop.editions.godstorm.cards.events import PlayMiracle

    assert refuses(game, PlayMiracle("war_only_ash_remains", (1,))).key == "illegal.miracle.target"
    assert refuses(game, PlayMiracle("war_heroes_are_born", (number(game, "nubia"),))).key == "illegal.miracle.aim"


def test_G_135_all_territories_are_hit_at_the_same_moment_then_emptied_land_and_eliminations():
    position = {"sumer": "2 1 magic", "tritonis": ""}
    game = about_to_play("war_the_sun_grows_cold", position=position)
    events = play(game, "war_the_sun_grows_cold")
    names = [type(event).__name__ for event in events]
    assert names.index("LandDeserted") > max(n for n, name in enumerate(names) if name == "ArmiesLost")
    assert names.index("PlayerEliminated") > names.index("LandDeserted")


def test_G_136_two_players_the_neutral_is_no_player_but_its_land_is_land():
    """A-38."""
    position = {"egypt": "0 8 war death", "nubia": "1 5", "gaul": "2 3", "rus": "2 1 temple", "kush": "1 1"}
    cards = ["death_crops_wither", "war_the_temple_falls", "war_the_siren_calls", "war_storms_rage"]
    from tests.editions.godstorm.epoch import epoch

    game = epoch(position, players=2, phase="play_card", faith=[9, 9], cards={0: cards})
    assert aims(game, "death_crops_wither") == [(0,), (1,)]
    assert aims(game, "war_the_temple_falls") == []
    assert len(aims(game, "war_the_siren_calls")) == 1
    assert (number(game, "gaul"),) in aims(game, "war_storms_rage")
    play(game, "war_storms_rage", "gaul", rolls=[2])
    assert dead(game) == [0, 0, 0]


def test_G_137_cards_drawn_by_cards_need_no_god_for_drawing():
    game = about_to_play("war_faith_shall_deliver", position={"egypt": "0 8 war"})
    play(game, "war_faith_shall_deliver", 1)
    assert len(held(game, 0)) == 2


def test_G_66_aegis_cancels_a_card_after_its_targets_are_named_and_before_dice():
    card = "magic_aegis_shield_of_athena"
    game = about_to_play("war_storms_rage", others={1: [card]})
    play(game, "war_storms_rage", "kush")
    asks(game, "aegis", 1)
    choose(game, Pick(card))
    assert stands(game, "kush") == "1 1 temple"
    assert held(game, 0) == held(game, 1) == []


def test_G_138_who_goes_out_by_his_own_card_ends_his_turn():
    """A-12."""
    position = {"egypt": "0 1 war", "gaul": "", "hesperide": "", "barrow_of_kings": "0 4"}
    game = about_to_play("war_storms_rage", position=position, order=[0, 1, 2])
    events = play(game, "war_storms_rage", "egypt", rolls=[2])
    assert only(events, PlayerEliminated) == [PlayerEliminated(0, 0)]
    assert stands(game, "barrow_of_kings") == ""
    assert asks(game, "reinforce", 1)


def test_a_hand_that_is_shown_stays_hidden_from_the_others():
    game = about_to_play("war_visions_become_real", others={1: ["sky_lava_erupts"]})
    play(game, "war_visions_become_real", 1)
    assert set(view(game, 2).state.decks["sky"].hands[1]) == {-1}

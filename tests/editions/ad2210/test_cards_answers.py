"""Command cards of the invaded player: traps, Stealth Station, Cease Fire, Evacuation."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.bonus import THIRD
from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.events import TerritoryEmptied
from risk_desktop.editions.ad2210.casualties import Lose
from risk_desktop.editions.ad2210.invasion import InvasionEnded, RollWith
from risk_desktop.editions.common.pieces import PiecePlaced, PieceTaken
from risk_desktop.engine.choices import Attack, DefendWith, Pass
from risk_desktop.engine.events import ArmiesMoved, DiceRolled, TerritoryConquered
from tests.editions.ad2210.hands import about_to_play, under_attack
from tests.editions.ad2210.year import energy, enter, invade, stands
from tests.playing import asks, choose, done, number, only, refuses, rolling

# --- traps ------------------------------------------------------------------------------------------------------------


def test_land_land_death_trap_takes_half_of_the_attackers():
    game = under_attack("canada", "land_land_death_trap")
    choose(game, PlayCard("land_land_death_trap"))
    decision = asks(game, "casualties", 0)
    assert Lose(("land", "nuclear")) in decision.options
    choose(game, Lose(("space",)))
    assert stands(game, "alberta") == "0 4 diplomat land naval nuclear"
    assert energy(game) == [9, 6, 9]
    asks(game, "attack_dice", 0)


def test_naval_water_death_trap_answers_an_invasion_of_water():
    position = {"american_republic": "0 7"}
    game = under_attack("new_york", "naval_water_death_trap", origin="american_republic", position=position)
    choose(game, PlayCard("naval_water_death_trap"))
    assert stands(game, "american_republic") == "0 3"
    assert energy(game) == [9, 6, 9]


def test_space_orbital_mines_answer_an_invasion_of_the_moon():
    game = under_attack("sea_of_clouds", "space_orbital_mines", origin="tycho", position={"tycho": "0 5"})
    choose(game, PlayCard("space_orbital_mines"))
    assert stands(game, "tycho") == "0 2"
    assert energy(game) == [9, 7, 9]


@pytest.mark.parametrize(("units", "left"), [(2, 1), (3, 1), (4, 2), (5, 2), (7, 3)])
def test_AD_Z_10_half_rounded_up_and_one_left_ends_the_invasion(units, left):
    position = {"alberta": "0 2 land", "tycho": f"0 {units}", "nunavut": "0 2 space"}
    game = under_attack("sea_of_clouds", "space_orbital_mines", origin="tycho", position=position)
    events = choose(game, PlayCard("space_orbital_mines"))
    assert stands(game, "tycho") == f"0 {left}"
    assert len(only(events, InvasionEnded)) == (left == 1)
    assert len(only(events, DiceRolled)) == 0


def test_AD_Z_10_only_the_invaded_player_and_only_his_terrain():
    """AMB-43."""
    game = under_attack("canada", others={2: ["land_land_death_trap"]})
    assert PlayCard("land_land_death_trap") not in asks(game, "reaction", 2).options
    game = under_attack("canada", "naval_water_death_trap", "space_orbital_mines", "land_stealth_mods")
    asks(game, "reaction", 1)
    assert PlayCard("naval_water_death_trap") not in game.pending().options
    assert PlayCard("space_orbital_mines") not in game.pending().options


def test_AD_Z_10_losing_the_commander_who_is_needed_ends_the_invasion():
    position = {"alberta": "0 2", "poseidon": "0 2 naval", "nunavut": "0 2"}
    cards = ["land_land_death_trap"]
    game = under_attack(
        "continental_biospheres", *cards, origin="poseidon", position={**position, "poseidon": "0 4 naval"}
    )
    choose(game, PlayCard(*cards))
    events = choose(game, Lose(("naval",)))
    assert len(only(events, InvasionEnded)) == 1
    assert stands(game, "continental_biospheres") == "1 3 naval"


# --- Stealth Station --------------------------------------------------------------------------------------------------


def test_land_stealth_station_makes_all_dice_eight_sided():
    game = under_attack("canada", "land_stealth_station")
    events = choose(game, PlayCard("land_stealth_station"))
    assert only(events, PiecePlaced) == [PiecePlaced(1, "station", number(game, "canada"))]
    assert stands(game, "canada") == "1 4 diplomat land station"
    choose(game, RollWith(1))
    rolling(game, 1, 8, 8)
    [rolled] = only(choose(game, DefendWith(2)), DiceRolled)
    assert rolled.defence_sides == (8, 8)
    assert energy(game) == [9, 9, 9]


def test_AD_Z_11_not_beside_another_nor_with_four_on_the_board_nor_off_land():
    stations = dict.fromkeys(("egypt", "lesotho", "argentina", "mexico"), "1 1 station")
    for position in ({"canada": "1 4 land station"}, stations):
        game = under_attack("canada", "land_stealth_station", "land_stealth_mods", position=position)
        assert PlayCard("land_stealth_station") not in asks(game, "reaction", 1).options
    position = {"american_republic": "0 3"}
    game = under_attack(
        "new_york", "land_stealth_station", "naval_stealth_mods", origin="american_republic", position=position
    )
    assert PlayCard("land_stealth_station") not in asks(game, "reaction", 1).options


def test_AD_Z_11_only_the_invaded_player():
    """AMB-43."""
    game = under_attack("canada", others={2: ["land_stealth_station", "land_stealth_mods"]})
    assert PlayCard("land_stealth_station") not in asks(game, "reaction", 2).options


def test_AD_Z_11_it_stays_and_can_be_captured():
    game = under_attack(
        "canada", "land_stealth_station", position={"canada": "1 1", "exiled_states_of_america": "1 2 land"}
    )
    choose(game, PlayCard("land_stealth_station"))
    rolling(game, 8, 1)
    events = choose(game, RollWith(1, ("land",)))
    assert only(events, PieceTaken) == [PieceTaken(0, 1, "station", number(game, "canada"))]


# --- Cease Fire -------------------------------------------------------------------------------------------------------


def test_diplomat_cease_fire_calls_the_invasion_off():
    """AMB-6."""
    game = under_attack("canada", "diplomat_cease_fire")
    events = choose(game, PlayCard("diplomat_cease_fire"))
    assert len(only(events, InvasionEnded)) == 1
    assert energy(game) == [9, 7, 9]
    choice = Attack(number(game, "alberta"), number(game, "continental_biospheres"), 1)
    assert refuses(game, choice).key == "illegal.invade.truce"
    assert Pass() in asks(game, "attack", 0).options, "there is no duty to attack once"


def test_AD_Z_8_only_for_own_territory_of_any_terrain():
    game = under_attack("canada", others={2: ["diplomat_cease_fire"]}, position={"japan": "2 5 diplomat"})
    asks(game, "defend", 1)
    game = under_attack("sea_of_clouds", "diplomat_cease_fire", origin="tycho")
    assert PlayCard("diplomat_cease_fire") in asks(game, "reaction", 1).options


def test_AD_Z_8_others_may_still_be_invaded_and_only_this_turn():
    game = under_attack("canada", "diplomat_cease_fire", position={"northwestern_oil_emirate": "2 1"})
    choose(game, PlayCard("diplomat_cease_fire"))
    assert Attack(number(game, "alberta"), number(game, "northwestern_oil_emirate"), 1) in game.pending().options
    assert campaign(game.state).truces == [1]
    done(game)
    done(game)
    assert campaign(game.state).truces == []


def test_AD_Z_8_also_for_a_territory_that_a_station_holds():
    game = under_attack("canada", "diplomat_cease_fire", position={"canada": "1 0 station", "egypt": "1 2 diplomat"})
    choose(game, PlayCard("diplomat_cease_fire"))
    assert stands(game, "canada") == "1 0 station"
    asks(game, "attack", 0)


# --- Evacuation -------------------------------------------------------------------------------------------------------


def evacuated(to: str, **more):
    game = under_attack("canada", "diplomat_evacuation", **more)
    events = choose(game, PlayCard("diplomat_evacuation", (number(game, to),)))
    return game, events


def test_diplomat_evacuation_takes_all_units_away():
    game, events = evacuated("new_york")
    assert stands(game, "new_york") == "1 7 diplomat land"
    a, b = number(game, "canada"), number(game, "new_york")
    assert ArmiesMoved(1, a, b, 4, "evacuation") in events
    assert [event.territory for event in only(events, TerritoryEmptied)] == [a]
    assert energy(game) == [9, 9, 9]


def test_AD_Z_9_any_own_territory_connected_or_not_but_no_other():
    game = under_attack("canada", "diplomat_evacuation")
    options = asks(game, "reaction", 1).options
    own = ("continental_biospheres", "new_york", "sea_of_clouds")
    assert [c.targets for c in options if isinstance(c, PlayCard)] == sorted((number(game, name),) for name in own)


def test_AD_Z_9_the_attacker_moves_in_and_it_counts_as_contested():
    """AMB-9."""
    game, events = evacuated("new_york")
    [taken] = only(events, TerritoryConquered)
    assert (taken.player, taken.loser, taken.armies) == (0, -1, 1)
    assert only(events, DiceRolled) == []
    choose(game, asks(game, "occupy", 0).options.of(1))
    assert campaign(game.state).beaten == 1 < THIRD


def test_AD_Z_9_a_station_stays_and_falls_to_the_attacker():
    game, events = evacuated("egypt", position={"canada": "1 2 diplomat station", "egypt": "1 1"})
    assert only(events, PieceTaken) == [PieceTaken(0, 1, "station", number(game, "canada"))]
    assert only(events, TerritoryEmptied) == []
    assert stands(game, "egypt") == "1 3 diplomat"


def test_AD_Z_9_needs_units_and_another_territory():
    alone = dict.fromkeys(("continental_biospheres", "new_york", "sea_of_clouds"), "")
    game = under_attack("canada", "diplomat_evacuation", "land_stealth_mods", position=alone)
    assert [c.card for c in asks(game, "reaction", 1).options if isinstance(c, PlayCard)] == ["land_stealth_mods"]
    position = {"canada": "1 0 station", "egypt": "1 2 diplomat land"}
    game = under_attack("canada", "diplomat_evacuation", "land_stealth_mods", position=position)
    assert [c.card for c in asks(game, "reaction", 1).options if isinstance(c, PlayCard)] == ["land_stealth_mods"]


def test_AMB_6_no_further_card_for_the_empty_territory():
    _, events = evacuated("new_york", others={2: ["land_stealth_mods"]})
    assert len(only(events, TerritoryConquered)) == 1, "player 2 was not asked"


def test_AMB_6_where_a_station_stayed_behind_cards_may_still_be_played():
    position = {"canada": "1 2 diplomat station", "egypt": "1 1 land"}
    game, _ = evacuated("egypt", position=position, others={2: ["land_stealth_mods"]})
    choose(game, asks(game, "reaction", 2).options.items[1])
    assert stands(game, "canada") == "1 3 station"
    asks(game, "attack_dice", 0)


def test_AD_S_1_an_empty_target_opens_no_window():
    game = about_to_play(others={1: ["land_stealth_mods"]}, phase="attack")
    enter(game, "alberta", "northwestern_oil_emirate")
    assert game.pending().kind != "reaction"
    game = about_to_play(others={1: ["land_stealth_mods"]}, phase="attack")
    invade(game, "alberta", "canada", 1)
    asks(game, "reaction", 1)

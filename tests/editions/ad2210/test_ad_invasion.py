"""Invading: from where to where, the window, empty land, water, Moon, and what has to be carried out (AD-I, M, P to S)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.casualties import Lose, lose_units
from risk_desktop.editions.ad2210.invasion import Announce, InvasionAnnounced, InvasionEnded, why_halted
from risk_desktop.editions.ad2210.routes import routes_of
from risk_desktop.editions.common.pieces import Enter, PieceTaken
from risk_desktop.engine.choices import Attack, Blitz, MoveIn, Pass, Silence
from risk_desktop.engine.events import AttackDeclared, DiceRolled, TerritoryConquered
from tests.editions.ad2210.year import enter, interrupt, invade, play, roll, stands, year
from tests.playing import asks, choose, done, fortify, number, only, refuses, rolling

HOME = {
    "alberta": "0 5",
    "nunavut": "0 1",
    "canada": "1 3",
    "japan": "2 4",
    "northwestern_oil_emirate": "0 3",
    "pevek": "2 2",
}


def against(game, origin: str) -> set[str]:
    """Return the territories that may be invaded from ``origin`` now."""
    board = game.rules.board
    found = asks(game, "attack", game.state.turn).options.edges()
    return {board.territories[target].id for here, target in found if here == number(game, origin)}


def test_AD_I_1_from_an_own_territory_into_an_adjacent_one_that_is_not_own():
    game = year(HOME)
    assert against(game, "alberta") == {"canada", "continental_biospheres"}
    assert "pevek" in against(game, "northwestern_oil_emirate")
    a, b = number(game, "alberta"), number(game, "japan")
    assert refuses(game, Attack(a, b, 1)).key == "illegal.attack.far"
    assert refuses(game, Attack(a, number(game, "nunavut"), 1)).key == "illegal.attack.own"
    assert refuses(game, Attack(b, a, 1)).key == "illegal.attack.not_yours"
    assert refuses(game, Attack(a, 999, 1)).key == "illegal.attack.nowhere"


def test_AD_I_2_the_starting_territory_holds_two_units():
    game = year(HOME)
    assert against(game, "nunavut") == set()
    a, b = number(game, "nunavut"), number(game, "canada")
    assert refuses(game, Attack(a, b, 1)).key == "illegal.attack.one_army"


def test_AD_I_3_as_many_invasions_as_one_likes_switching_freely():
    game = year(HOME)
    roll(game, "alberta", "canada", 1, [1, 6], defence=1)
    roll(game, "northwestern_oil_emirate", "pevek", 1, [1, 6], defence=1)
    roll(game, "alberta", "canada", 1, [1, 6], defence=1)
    assert stands(game, "alberta") == "0 3"
    done(game)
    assert game.state.phase == "fortify"


def test_AD_I_4_every_roll_is_an_invasion_of_its_own():
    game = year(HOME)
    events = []
    for _ in range(2):
        events += roll(game, "alberta", "canada", 1, [1, 6], defence=1)
    assert len(only(events, InvasionAnnounced)) == 2
    game = year({**HOME, "canada": "1 1"}, rolls=[1, 1, 1, 6, 6, 1, 1, 1])
    events = choose(game, Blitz(number(game, "alberta"), number(game, "canada")))
    assert len(only(events, InvasionAnnounced)) == len(only(events, DiceRolled)) >= 2


def test_AD_I_5_the_announcement_names_both_territories_first():
    game = year(HOME)
    events = invade(game, "alberta", "canada", 2)
    a, b = number(game, "alberta"), number(game, "canada")
    assert events[:2] == [InvasionAnnounced(0, 1, a, b), AttackDeclared(0, 1, a, b, 2)]


STEALTH = {1: ["land_stealth_mods"], 2: ["land_stealth_mods"]}


def test_AD_I_6_the_others_are_asked_in_turn_order_behind_the_attacker():
    """AMB-6."""
    position = {**HOME, "canada": "1 3 land", "japan": "2 4 land"}
    game = year(position, order=[1, 0, 2], hands=STEALTH)
    invade(game, "alberta", "canada", 2)
    asks(game, "reaction", 2)
    done(game)
    asks(game, "reaction", 1)
    choose(game, PlayCard("land_stealth_mods"))
    asks(game, "reaction", 2)


def test_AD_I_6_an_invasion_that_is_no_longer_legal_ends_without_dice():
    game = year({**HOME, "canada": "1 3 land"}, hands=STEALTH)
    invade(game, "alberta", "canada", 2)
    asks(game, "reaction", 1)
    interrupt(game, *lose_units(game, number(game, "alberta"), 4))
    events = []
    while game.pending().kind == "reaction":
        events += done(game)
    assert stands(game, "alberta") == "0 1"
    assert only(events, DiceRolled) == []
    asks(game, "attack", 0)


def test_AD_I_6_a_missing_commander_ends_it_too():
    game = year({**HOME, "continental_biospheres": "0 3 naval", "poseidon": "1 2", "alden": "1 1 naval"})
    a, b = number(game, "continental_biospheres"), number(game, "poseidon")
    game.state.pieces.clear()
    interrupt(game, Announce(0, a, b, 2))
    asks(game, "attack", 0)
    assert [type(event) for event in game.take_events()][:2] == [InvasionAnnounced, InvasionEnded]


def test_AD_I_6_an_empty_target_opens_no_window():
    game = year({**HOME, "canada": "1 3 land"}, hands=STEALTH)
    events = enter(game, "alberta", "continental_biospheres")
    asks(game, "occupy", 0)
    assert only(events, InvasionAnnounced)[0].defender == -1


def test_AD_I_7_what_was_announced_is_carried_out():
    game = year({**HOME, "canada": "1 3 land"}, hands=STEALTH)
    invade(game, "alberta", "canada", 3)
    choose(game, PlayCard("land_stealth_mods"))
    assert Pass() not in asks(game, "attack_dice", 0).options


def test_AD_I_8_a_pass_of_the_loop_is_announcement_window_dice_and_losses():
    game = year({**HOME, "canada": "1 3 land"}, hands={1: ["land_stealth_mods"] * 2})
    invade(game, "alberta", "canada", 1)
    asks(game, "reaction", 1)
    done(game)
    rolling(game, 1, 8)
    choose(game, asks(game, "defend", 1).options.of(1))
    invade(game, "alberta", "canada", 1)
    asks(game, "reaction", 1)


def test_AD_I_8_a_blitz_goes_on_by_itself_while_nobody_can_answer():
    game = year({**HOME, "alberta": "0 9", "canada": "1 1"}, rolls=[1, 1, 1, 6, 6, 6, 5, 1])
    assert why_halted(game, 0, number(game, "alberta"), number(game, "canada")) == ""
    choose(game, Blitz(number(game, "alberta"), number(game, "canada")))
    asks(game, "occupy", 0)
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 5", "0 3")


def test_AD_I_8_a_blitz_stops_before_the_next_roll_as_soon_as_somebody_can_answer():
    game = year(
        {**HOME, "alberta": "0 9", "canada": "1 1 land"}, hands={1: ["land_frequency_jam", "land_stealth_mods"]}
    )
    choose(game, Blitz(number(game, "alberta"), number(game, "canada")))
    asks(game, "reaction", 1)
    rolling(game, 1, 1, 1, 8)
    done(game)
    asks(game, "attack", 0)
    assert stands(game, "alberta") == "0 8"
    assert why_halted(game, 0, number(game, "alberta"), number(game, "canada")) == "answer"


def test_AD_I_8_who_wants_quiet_in_this_battle_does_not_stop_a_blitz():
    game = year({**HOME, "alberta": "0 9", "canada": "1 1 land"}, hands={1: ["land_stealth_mods"]})
    choose(game, Blitz(number(game, "alberta"), number(game, "canada")))
    rolling(game, 1, 1, 1, 8, 6, 6, 6, 1)
    choose(game, Silence("battle"))
    asks(game, "occupy", 0)
    assert stands(game, "alberta") == "0 5"


def test_AD_I_8_a_blitz_opens_a_window_and_stops_when_somebody_reacts():
    game = year({**HOME, "alberta": "0 9", "canada": "1 1 land"}, hands={1: ["land_stealth_mods"]})
    choose(game, Blitz(number(game, "alberta"), number(game, "canada")))
    asks(game, "reaction", 1)
    choose(game, PlayCard("land_stealth_mods"))
    choose(game, asks(game, "attack_dice", 0).options.items[0])
    rolling(game, 1, 1, 1, 8, 6)
    choose(game, asks(game, "defend", 1).options.of(2))
    asks(game, "attack", 0)
    assert stands(game, "alberta") == "0 7"
    assert why_halted(game, 0, number(game, "alberta"), number(game, "canada")) == "card"


def test_AD_H_3_an_invasion_closes_the_window_of_cards_before_it():
    hands = {0: ["land_reinforcements"]}
    game = year({**HOME, "alberta": "0 5 land"}, phase="play_card", hands=hands)
    asks(game, "play_card", 0)
    assert not campaign(game.state).closed
    done(game)
    enter(game, "alberta", "continental_biospheres")
    assert campaign(game.state).closed


# --- empty territories ------------------------------------------------------------------------------------------------


def test_AD_M_1_water_and_moon_start_empty():
    game = year(HOME)
    board, owner = game.rules.board, game.state.owner
    assert all(owner[t] == -1 for t in range(len(board)) if board.territories[t].terrain != "land")


def test_AD_M_2_entering_needs_no_dice_but_two_units_and_one_stays():
    game = year(HOME)
    assert (
        refuses(game, Attack(number(game, "alberta"), number(game, "continental_biospheres"), 1)).key
        == "illegal.invade.empty"
    )
    assert refuses(game, Enter(number(game, "alberta"), number(game, "canada"))).key == "illegal.invade.defended"
    events = enter(game, "alberta", "continental_biospheres")
    assert only(events, TerritoryConquered)[0].armies == 1
    options = asks(game, "occupy", 0).options
    assert (options.lo, options.hi) == (1, 4)
    choose(game, MoveIn(4))
    assert (stands(game, "alberta"), stands(game, "continental_biospheres")) == ("0 1", "0 4")
    assert campaign(game.state).beaten == 0


def test_AD_M_3_a_station_alone_is_captured_by_marching_in_but_others_may_react():
    """AMB-8."""
    game = year(
        {**HOME, "canada": "1 0 station", "egypt": "1 2 diplomat"}, hands={1: ["diplomat_cease_fire"]}, energy=[0, 3, 0]
    )
    enter(game, "alberta", "canada")
    asks(game, "reaction", 1)
    events = done(game)
    assert only(events, DiceRolled) == []
    assert only(events, PieceTaken) == [PieceTaken(0, 1, "station", number(game, "canada"))]
    choose(game, MoveIn(2))
    assert stands(game, "canada") == "0 2 station"
    assert campaign(game.state).beaten == 0


def test_AD_M_3_who_gets_units_in_the_window_defends_with_dice():
    """AMB-8."""
    game = year({**HOME, "canada": "1 0 station", "egypt": "1 2 land"}, hands={1: ["land_stealth_mods"]})
    enter(game, "alberta", "canada")
    choose(game, PlayCard("land_stealth_mods"))
    assert stands(game, "canada") == "1 3 station"
    asks(game, "attack_dice", 0)


# --- water -------------------------------------------------------------------------------------------------------------

SEA = {"japan": "0 5", "neo_tokyo": "0 5", "new_atlantis": "1 2", "hong_kong": "1 2", "sung_tzu": "2 1"}


def test_AD_P_1_water_needs_a_naval_commander_in_play_both_ways():
    game = year({**SEA, "khan_industrial_state": "1 1"})
    assert against(game, "neo_tokyo") == set()
    assert refuses(game, Attack(number(game, "neo_tokyo"), number(game, "hong_kong"), 1)).key == "illegal.invade.naval"
    game = year({**SEA, "japan": "0 5 naval", "neo_tokyo": "0 5"})
    assert against(game, "neo_tokyo") == {"new_atlantis", "hong_kong", "sung_tzu"}


def test_AD_P_2_without_one_units_in_water_defend_and_fortify():
    game = year({**SEA, "new_atlantis": "1 2 naval", "hawaiian_preserve": "1 1"}, turn=1)
    invade(game, "new_atlantis", "neo_tokyo", 1)
    assert asks(game, "defend", 0).options.hi == 2
    game = year(SEA, phase="fortify")
    fortify(game, "neo_tokyo", "japan", 4)
    assert stands(game, "japan") == "0 9"


def test_AD_P_3_when_he_is_lost_the_water_invasions_stop():
    """AMB-34."""
    game = year({**SEA, "neo_tokyo": "0 5 naval"})
    roll(game, "neo_tokyo", "new_atlantis", 1, [1, 6], defence=1)
    choose(game, Lose(("naval",)))
    assert game.pending() is not None
    assert game.pending().kind != "attack" or "new_atlantis" not in against(game, "neo_tokyo")


# --- the Moon ----------------------------------------------------------------------------------------------------------

SKY = {"japan": "0 5 station", "tycho": "0 4", "sea_of_clouds": "1 2", "egypt": "1 2", "mexico": "2 2"}


def test_AD_Q_1_the_moon_needs_a_space_commander_in_play():
    game = year({**SKY, "pevek": "1 1"})
    assert against(game, "tycho") == set()
    assert refuses(game, Attack(number(game, "tycho"), number(game, "sea_of_clouds"), 1)).key == "illegal.invade.space"
    game = year({**SKY, "japan": "0 5 station space"})
    assert "sea_of_clouds" in against(game, "tycho")


def test_AD_Q_2_lost_during_the_turn_moon_invasions_stop():
    """AMB-34."""
    game = year({**SKY, "tycho": "0 4 space"})
    roll(game, "tycho", "sea_of_clouds", 1, [1, 6], defence=1)
    choose(game, Lose(("space",)))
    assert against(game, "tycho") == set()


def test_AD_Q_3_from_land_with_an_own_station_into_a_landing_site():
    game = year({**SKY, "japan": "0 5 station space", "tycho": "1 1"})
    assert {"sea_of_crisis", "bay_of_dew", "tycho"} <= against(game, "japan")
    assert "sea_of_clouds" not in against(game, "japan")
    game = year({**SKY, "japan": "0 5 space", "tycho": "1 1", "egypt": "1 2 station"})
    assert not {"sea_of_crisis", "bay_of_dew", "tycho"} & against(game, "japan")


def test_AD_Q_4_there_is_no_way_back_from_a_landing_site():
    game = year({**SKY, "tycho": "0 4 space", "japan": "1 2 station"})
    assert "japan" not in against(game, "tycho")


def test_AD_R_1_drawn_land_may_be_invaded_from_any_moon_territory():
    game = year({**SKY, "tycho": "0 4 space", "byrgius": "0 2", "egypt": "1 1"})
    campaign(game.state).landings.append(number(game, "egypt"))
    assert "egypt" in against(game, "tycho") and "egypt" in against(game, "byrgius")
    game.state.pieces.clear()
    routes = routes_of(game.state, game.rules.board, 0)
    assert routes.needed(number(game, "tycho"), number(game, "egypt")) == "space"


def test_AD_R_2_who_is_on_the_moon_only_comes_back_by_that_card_alone():
    game = year({"tycho": "0 4 space", "sea_of_clouds": "1 2", "egypt": "1 2 station", "mexico": "2 2"})
    board = game.rules.board
    targets = {target for _, target in asks(game, "attack", 0).options.edges()}
    assert {board.territories[t].terrain for t in targets} == {"moon"}


# --- stopping ----------------------------------------------------------------------------------------------------------


def test_AD_S_1_invading_may_be_stopped_at_any_time_but_not_after_an_announcement():
    game = year(HOME)
    assert Pass() in asks(game, "attack", 0).options
    invade(game, "alberta", "canada", 3)
    assert game.pending().kind == "defend"


@pytest.mark.parametrize("card", ["diplomat_cease_fire"])
def test_AD_S_2_a_cease_fire_lifts_the_duty(card):
    position = {**HOME, "canada": "1 3 diplomat"}
    game = year(position, hands={1: [card]}, energy=[0, 3, 0])
    invade(game, "alberta", "canada", 3)
    play(game, card)
    assert asks(game, "attack", 0).options.explain(Attack(number(game, "alberta"), number(game, "canada"), 1)).key == (
        "illegal.invade.truce"
    )


def test_AD_S_2_after_the_defenders_left_at_least_one_unit_moves_in():
    """AMB-9."""
    game = year({**HOME, "canada": "1 3 land"}, hands={1: ["land_stealth_mods"]})
    invade(game, "alberta", "canada", 3)
    where = number(game, "canada")
    game.state.pieces.clear()
    game.state.armies[where], game.state.owner[where] = 0, -1
    interrupt(game)
    options = asks(game, "occupy", 0).options
    assert (options.lo, options.hi) == (1, 4)
    assert campaign(game.state).beaten == 0
    choose(game, MoveIn(1))
    assert campaign(game.state).beaten == 1

"""Land that partners share, the 2004 rules: whose it is, moving, fighting (T-06 to T-12, T-14)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.shared_land import LeadChanged, parts_of
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.engine.choices import Attack, DefendWith
from risk_desktop.engine.events import (
    ArmiesLost,
    IncomeLine,
    PlayerEliminated,
    TerritoryConquered,
)
from risk_desktop.engine.state import NOBODY, Outcome
from tests.editions.team_games import command, parts, share, standing
from tests.playing import (
    asks,
    at,
    attack,
    blitz,
    choose,
    earth_board,
    fortify,
    fortifying,
    number,
    occupy,
    only,
    place,
    placing,
    refuses,
    rolling,
)

A, B, C, D, E, F = "tern_head", "seal_bay", "lantern_hill", "reed_marsh", "amber_coast", "gull_rock"
"""The small board: A-B, C-D and E-F are rows and regions; A-C-E and B-D-F are columns."""
FOUR = {A: 0, B: 2, C: 0, D: 2, E: 1, F: 3}
"""One team in the two upper rows, the other in the lower one."""


# --- shared territories: whose they are -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("armies", "holder"),
    [
        ({0: 3, 2: 2}, 0),
        ({0: 1, 2: 2}, 2),
        ({0: 2, 2: 2}, NOBODY),
        ({0: 2, 2: 2, 4: 3}, 4),
        ({0: 3, 2: 1, 4: 3}, NOBODY),
    ],
)
def test_T_06_a_shared_territory_belongs_to_the_strict_majority(armies, holder):
    game = standing({A: 0, B: 1, C: 2, D: 3, E: 4, F: 5}, shares={A: armies}, players=6)
    assert parts(game, A) == armies
    assert game.rules.tenure.holders(game.state)[number(game, A)] == holder
    assert game.state.armies[number(game, A)] == sum(armies.values())


def test_T_06_it_is_told_when_a_shared_territory_changes_hands():
    game = standing(FOUR, {A: 4}, {D: {2: 2, 0: 1}}, phase="fortify")
    events = fortify(game, A, D, 1)
    assert only(events, LeadChanged) == [LeadChanged(number(game, D), NOBODY)]
    assert parts(game, D) == {0: 2, 2: 2}


def test_T_06_a_shared_territory_that_only_one_is_left_in_is_his_alone():
    game = standing(FOUR, {}, {D: {2: 2, 0: 3}}, phase="fortify")
    events = fortify(game, D, A, 3)
    assert parts(game, D) == {2: 2}
    assert parts_of(game.state) == {}
    assert only(events, LeadChanged) == [LeadChanged(number(game, D), 2)]


def test_T_07_only_territories_that_belong_to_a_player_count():
    earth = earth_board()
    owners = {t.id: n % 4 for n, t in enumerate(earth.territories)}
    game = standing(owners, board=earth)
    mine = [t.id for n, t in enumerate(earth.territories) if n % 4 == 0]
    assert len(mine) == 11
    for name in mine[:2]:
        share(game, name, {0: 1, 2: 1})
    assert income_of(game, 0)[0] == IncomeLine("territories", 3)
    assert income_of(game, 2)[0] == IncomeLine("territories", 3), "10 territories; ties are nobody's"
    share(game, mine[2], {0: 1, 2: 2})
    share(game, mine[3], {0: 1, 2: 2})
    assert income_of(game, 2)[0] == IncomeLine("territories", 4), "12 territories"
    for name in mine[:4]:
        share(game, name, {0: 2, 2: 1})
    assert income_of(game, 2)[0] == IncomeLine("territories", 3)


def test_T_08_one_player_must_own_the_whole_continent():
    game = standing({A: 0, B: 2, C: 0, D: 0, E: 1, F: 3})
    assert [line.region for line in income_of(game, 0)[1:]] == [1]
    assert income_of(game, 2)[1:] == (), "the team holds the west isle, but nobody of it alone"
    share(game, D, {0: 1, 2: 1})
    assert income_of(game, 0)[1:] == (), "one tied territory is enough to lose it"
    share(game, D, {0: 2, 2: 1})
    assert income_of(game, 0)[1:] == (IncomeLine("region", 3, 1),)


# --- moving -----------------------------------------------------------------------------------------------------------


def test_T_09_from_indonesia_through_friendly_land_to_east_africa():
    earth = earth_board()
    red, blue, green = 0, 2, 4
    owners = {"indonesia": red, "siam": blue, "india": red, "middle_east": blue, "east_africa": green}
    game = standing(owners, {"indonesia": 5}, rest=1, board=earth, players=6, phase="fortify")
    share(game, "middle_east", {blue: 2, green: 1})
    fortify(game, "indonesia", "east_africa", 4)
    assert parts(game, "east_africa") == {red: 4, green: 1}
    assert at(game, "indonesia") == (red, 1)
    assert parts(game, "middle_east") == {blue: 2, green: 1}


def test_T_09_not_through_the_enemy():
    game = standing({A: 0, B: 1, C: 1, D: 2, E: 3, F: 2}, {A: 5}, phase="fortify")
    assert game.pending().kind != "fortify", "nowhere to go"
    game = standing({A: 0, B: 0, C: 1, D: 3, E: 2, F: 2}, {A: 5}, phase="fortify")
    reason = refuses(game, fortifying(game, A, F, 2))
    assert reason.key == "illegal.fortify.far"


def test_T_09_not_into_enemy_land():
    game = standing(FOUR, {A: 5}, phase="fortify")
    assert refuses(game, fortifying(game, A, E, 2)).key == "illegal.fortify.not_friends"
    assert refuses(game, fortifying(game, B, A, 1)).key == "illegal.fortify.not_yours", "a partner's armies stay"


def test_T_09_a_partner_is_not_asked():
    game = standing(FOUR, {A: 5}, phase="fortify")
    fortify(game, A, D, 4)
    assert parts(game, D) == {0: 4, 2: 1}
    assert at(game, D)[0] == 0, "whoever has most leads"
    assert asks(game, "reinforce", 1)


def test_T_10_new_armies_only_where_the_player_has_one_already():
    game = standing({A: 0, B: 2, C: 0, D: 2, E: 1, F: 3}, {}, {D: {2: 4, 0: 1}}, phase="reinforce")
    options = asks(game, "reinforce", 0).options
    assert sorted(options.territories) == [number(game, name) for name in (A, C, D)]
    assert refuses(game, placing(game, seal_bay=3)).key == "illegal.place.not_yours"
    place(game, reed_marsh=3)
    assert parts(game, D) == {0: 4, 2: 4}


def test_T_14_all_own_armies_may_leave_where_a_partner_stays():
    game = standing(FOUR, {A: 3}, {D: {0: 2, 2: 1}}, phase="fortify")
    assert refuses(game, fortifying(game, D, A, 3)).params == {"lo": 1, "hi": 2}
    assert refuses(game, fortifying(game, A, D, 3)).params == {"lo": 1, "hi": 2}, "otherwise one stays"
    fortify(game, D, A, 2)
    assert parts(game, D) == {2: 1}
    assert parts(game, A) == {0: 5}


# --- fighting ---------------------------------------------------------------------------------------------------------


def test_T_11_from_a_shared_territory_only_own_armies_attack():
    game = standing({A: 0, B: 2, C: 2, D: 2, E: 1, F: 3}, {}, {C: {2: 5, 0: 3}})
    c, e = number(game, C), number(game, E)
    assert refuses(game, Attack(c, e, 3)).params == {"lo": 1, "hi": 2}
    events = attack(game, C, E, 2, (1, 1, 6))
    assert only(events, ArmiesLost) == [ArmiesLost(0, c, 1)]
    assert parts(game, C) == {0: 2, 2: 5}


def test_T_11_who_has_one_army_there_does_not_attack():
    game = standing({A: 0, B: 2, C: 2, D: 2, E: 1, F: 3}, {A: 3}, {C: {2: 9, 0: 1}}, phase="attack")
    assert asks(game, "fortify", 0), "nothing else borders the enemy"
    game = standing({A: 0, B: 2, C: 2, D: 2, E: 1, F: 3}, {A: 3}, {C: {2: 9, 0: 1}}, turn=2)
    assert refuses(game, Attack(number(game, A), number(game, E), 1)).key == "illegal.attack.not_yours"
    assert sorted(asks(game, "attack", 2).options.edges()) == [(number(game, C), number(game, E))]


def test_T_11_a_blitz_stops_at_the_own_armies():
    game = standing({A: 0, B: 2, C: 2, D: 2, E: 1, F: 3}, {}, {C: {2: 5, 0: 3}})
    rolling(game, 1, 1, 6, 1, 6)
    blitz(game, C, E)
    assert parts(game, C) == {0: 1, 2: 5}
    assert at(game, E) == (1, 1)


def test_T_11_and_one_own_army_stays_when_the_others_move_in():
    game = standing({A: 0, B: 2, C: 2, D: 2, E: 1, F: 1}, {}, {C: {2: 5, 0: 4}})
    game.state.owner[number(game, A)] = 3
    events = attack(game, C, E, 2, (6, 6, 1))
    assert only(events, TerritoryConquered) == [TerritoryConquered(0, 1, number(game, C), number(game, E), 2)]
    assert asks(game, "occupy", 0).options.hi == 3
    occupy(game, 3)
    assert parts(game, C) == {0: 1, 2: 5}
    assert at(game, E) == (0, 3)


@pytest.mark.parametrize(("armies", "dice"), [({1: 1, 3: 1}, 2), ({1: 3, 3: 2}, 2)])
def test_T_12_dice_by_the_total(armies, dice):
    game = standing({A: 0, B: 2, C: 0, D: 2, E: 1, F: 3}, {C: 4}, {E: armies})
    choose(game, Attack(number(game, C), number(game, E), 3))
    assert game.pending().options.hi == dice


def test_T_12_who_has_most_decides_and_loses_first():
    game = standing({A: 0, B: 2, C: 0, D: 2, E: 1, F: 1}, {C: 4}, {E: {3: 3, 1: 1}})
    events = attack(game, C, E, 3, (6, 6, 6, 1, 1), defence=0)
    asks(game, "defend", 3)
    events = choose(game, DefendWith(2))
    assert only(events, ArmiesLost) == [ArmiesLost(3, number(game, E), 2)]
    assert parts(game, E) == {3: 1, 1: 1}


@pytest.mark.parametrize(("attacker", "first"), [(0, 1), (2, 3)])
def test_T_12_on_a_tie_the_next_in_turn_order_after_the_attacker(attacker, first):
    owners = {A: attacker, B: 2 - attacker, C: attacker, D: attacker, E: 1, F: 1}
    game = standing(owners, {C: 4}, {E: {3: 2, 1: 2}}, turn=attacker)
    rolling(game, 6, 1)
    choose(game, Attack(number(game, C), number(game, E), 1))
    asks(game, "defend", first)
    events = choose(game, DefendWith(1))
    assert only(events, ArmiesLost) == [ArmiesLost(first, number(game, E), 1)]
    assert at(game, E)[0] == 4 - first, "now the other one has most"


def test_T_12_the_tie_turns_with_the_player_on_turn():
    game = standing({A: 0, B: 2, C: 0, D: 2, E: 1, F: 3}, {}, {E: {1: 2, 3: 2}}, phase="card", turn=0)
    assert at(game, E)[0] == 1
    asks(game, "reinforce", 1)
    assert at(game, E)[0] == 3, "1 is on turn: 3 is the next of them"


def test_T_12_two_losses_are_borne_one_after_the_other():
    game = standing({A: 0, B: 2, C: 0, D: 2, E: 1, F: 3}, {C: 4}, {E: {1: 2, 3: 2}})
    events = attack(game, C, E, 3, (6, 6, 6, 1, 1), defence=2)
    assert only(events, ArmiesLost) == [ArmiesLost(1, number(game, E), 1), ArmiesLost(3, number(game, E), 1)]
    assert parts(game, E) == {1: 1, 3: 1}


def test_T_12_conquered_when_the_total_is_0():
    game = standing({A: 0, B: 2, C: 0, D: 1, E: 1, F: 3}, {C: 5}, {E: {1: 1, 3: 1}})
    events = attack(game, C, E, 3, (6, 6, 6, 1, 1), defence=2)
    assert only(events, TerritoryConquered) == [TerritoryConquered(0, 3, number(game, C), number(game, E), 3)]
    occupy(game, 3)
    assert parts(game, E) == {0: 3}
    assert parts_of(game.state) == {}
    assert game.state.outcome is None


def test_T_12_a_player_who_falls_among_partners_is_out_although_the_territory_stands():
    game = standing({A: 0, B: 2, C: 0, D: 3, E: 1, F: 3}, {C: 5}, {E: {1: 1, 3: 1}})
    rolling(game, 6, 1)
    choose(game, Attack(number(game, C), number(game, E), 1))
    events = choose(game, DefendWith(1))
    assert only(events, PlayerEliminated) == [PlayerEliminated(1, 0)]
    assert game.state.outcome == Outcome((0, 2), "team_broken")
    assert at(game, E) == (3, 1)


def test_T_12_both_fall_with_their_last_armies():
    game = standing({A: 0, B: 2, C: 0, D: 2, E: 1, F: 2}, {C: 5}, {E: {1: 1, 3: 1}})
    events = attack(game, C, E, 3, (6, 6, 6, 1, 1), defence=2)
    events += occupy(game, 3)
    assert {event.player for event in only(events, PlayerEliminated)} == {1, 3}
    assert game.state.outcome == Outcome((0, 2), "team_broken")


def test_T_12_who_still_stands_with_a_partner_is_not_out():
    game = standing({A: 0, B: 2, C: 0, D: 3, E: 1, F: 3}, {C: 5}, {F: {3: 3, 1: 1}})
    attack(game, C, E, 3, (6, 6, 6, 1))
    occupy(game, 3)
    assert game.state.alive == [True] * 4
    assert game.state.outcome is None
    assert command(game, 1, F) == (1, 1)

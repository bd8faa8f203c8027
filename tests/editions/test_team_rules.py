"""Team Risk, the 2004 rules (T-01 to T-14), and how they are read (X-30 to X-33, X-51)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.shared_land import LeadChanged, parts_of
from risk_desktop.editions.classic.teams import HandPassed
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.editions.registry import BadPlayerCount, find_edition, make_rules
from risk_desktop.engine.choices import Attack, Blitz, Claim, DefendWith, Pass, PlaceRest
from risk_desktop.engine.events import (
    HIDDEN,
    ArmiesLost,
    GameWon,
    IncomeLine,
    PlayerEliminated,
    SetTraded,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.state import NOBODY, Outcome
from risk_desktop.engine.view import view
from tests.editions.team_games import command, parts, share, standing, teams
from tests.playing import (
    asks,
    at,
    attack,
    blitz,
    card,
    choose,
    done,
    earth_board,
    fortify,
    fortifying,
    hand,
    islands_board,
    new_game,
    number,
    occupy,
    only,
    place,
    placing,
    refuses,
    rolling,
    trade,
    trading,
)

A, B, C, D, E, F = "tern_head", "seal_bay", "lantern_hill", "reed_marsh", "amber_coast", "gull_rock"
"""The small board: A-B, C-D and E-F are rows and regions; A-C-E and B-D-F are columns."""
FOUR = {A: 0, B: 2, C: 0, D: 2, E: 1, F: 3}
"""One team in the two upper rows, the other in the lower one."""


# --- teams ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_T_01_four_or_six_players(players):
    with pytest.raises(BadPlayerCount) as caught:
        make_rules("teams", islands_board(), players)
    assert caught.value.allowed == (4, 6)


@pytest.mark.parametrize(("players", "sides"), [(4, ((0, 2), (1, 3))), (6, ((0, 2, 4), (1, 3, 5)))])
def test_T_01_two_teams_are_seated_and_play_alternately(players, sides):
    rules = teams(players)
    assert rules.sides == sides
    assert [rules.side_of(player) for player in range(players)] == [sides[p % 2] for p in range(players)]
    game = standing({A: 0, B: 1, C: 2, D: 3, E: players - 2, F: players - 1}, players=players, phase="card")
    game.pending()
    turns = [event.player for event in only(game.take_events(), TurnStarted)]
    assert turns == [1]


@pytest.mark.parametrize(("players", "armies"), [(4, 30), (6, 20)])
def test_T_02_everybody_sets_up_alone_with_the_armies_for_that_number(players, armies):
    game = new_game(teams(players), rolls=[6, *(1,) * (players - 1), *(1,) * 7])
    game.pending()
    assert game.state.reserve == [armies] * players
    claimed = []
    for territory in range(6):
        claimed.append(game.pending().player)
        choose(game, Claim(territory))
    assert claimed == [n % players for n in range(6)]
    own = [number(game, name) for n, name in enumerate((A, B, C, D, E, F)) if n % players == 0]
    assert list(asks(game, "setup_place", 0).options.territories) == own, "not a partner's"
    for _ in range(players):
        choose(game, PlaceRest())
    assert sum(game.state.armies) == armies * players
    assert parts_of(game.state) == {}


def test_T_03_the_first_player_out_decides_for_the_whole_other_team():
    game = standing({A: 0, B: 2, C: 1, D: 3, E: 3, F: 3}, {A: 4})
    events = attack(game, A, C, 3, (6, 6, 6, 1))
    assert only(events, PlayerEliminated) == [PlayerEliminated(1, 0)]
    assert game.state.outcome == Outcome((0, 2), "team_broken")
    assert only(events, GameWon) == [GameWon((0, 2), "team_broken")]
    assert game.pending() is None
    assert game.state.alive == [True, False, True, True], "his partner still stands on the board"


def test_T_03_the_attackers_partner_has_not_lost_anything_by_it():
    game = standing({A: 3, B: 1, C: 4, D: 0, E: 2, F: 5}, {A: 4, C: 1}, players=6, turn=3)
    attack(game, A, C, 3, (6, 6, 6, 1))
    assert game.state.outcome == Outcome((1, 3, 5), "team_broken")


def test_T_04_nobody_attacks_a_partner():
    game = standing(FOUR, {A: 5, C: 5})
    reason = refuses(game, Attack(number(game, A), number(game, B), 1))
    assert reason.key == "illegal.attack.partner"
    assert refuses(game, Blitz(number(game, C), number(game, D))).key == "illegal.attack.partner"
    options = asks(game, "attack", 0).options
    assert sorted(options.edges()) == [(number(game, C), number(game, E))]


def test_T_04_a_player_surrounded_by_partners_has_nothing_to_attack():
    game = standing(FOUR, {A: 9}, turn=0)
    assert asks(game, "fortify", 0)


def test_T_05_sets_have_fixed_values():
    assert find_edition("teams").printed["set_values"] == "fixed"
    hands = {0: [A, D, "joker", B, C]}
    game = standing(FOUR, hands=hands, phase="reinforce")
    (traded,) = only(trade(game, A, D, "joker"), SetTraded)
    assert traded.armies == 4
    game = standing(FOUR, hands=hands, phase="reinforce")
    (traded,) = only(trade(game, A, B, C), SetTraded)
    assert traded.armies == 10


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


# --- cards ------------------------------------------------------------------------------------------------------------


def test_T_13_the_hand_is_passed_on_at_the_end_of_the_turn():
    game = standing({A: 0, B: 1, C: 2, D: 3, E: 4, F: 5}, hands={0: [A, B], 1: [C]}, players=6, phase="card")
    asks(game, "reinforce", 1)
    assert hand(game, 2) == [card(game.rules.board, A), card(game.rules.board, B)]
    assert hand(game, 0) == []
    assert hand(game, 1) == [card(game.rules.board, C)], "he plays next in his team"
    (passed,) = only(game.take_events(), HandPassed)
    assert passed == HandPassed(0, 2, (0, 2, 4), (0, 1))
    assert passed.seen_by(4) == passed
    assert passed.seen_by(3) == HandPassed(0, 2, (0, 2, 4), (HIDDEN, HIDDEN))


def test_T_13_a_drawn_card_joins_the_hand_that_is_passed_on():
    game = standing({A: 0, B: 2, C: 0, D: 2, E: 1, F: 3}, {C: 5}, hands={0: ["joker"]}, discard=[A])
    game.state.owner[number(game, A)] = 1
    attack(game, C, E, 3, (6, 6, 6, 1))
    occupy(game, 4)
    done(game)
    done(game)
    asks(game, "reinforce", 1)
    assert hand(game, 2) == [card(game.rules.board, "joker"), card(game.rules.board, B)]


def test_T_13_the_forced_trade_is_that_of_the_whole_teams_hand_in_the_turn_of_its_active_member():
    cards = [A, B, C, D, "joker"]
    game = standing(FOUR, hands={1: cards}, phase="card", turn=2)
    asks(game, "trade", 3)
    refuses(game, Pass())
    events = trade(game, A, B, C)
    assert only(events, SetTraded)[0].player == 3
    assert game.state.reserve == [0, 0, 0, 13], "the armies go to the active member"
    assert len(hand(game, 3)) == 2


def test_T_13_the_team_sees_its_hand_and_the_others_do_not():
    game = standing(FOUR, hands={0: [A, B], 1: [C]})
    seen = {player: view(game, player).state.decks["territory"].hands for player in (-1, 0, 1, 2, 3)}
    assert seen[0][0] == seen[2][0] == hand(game, 0)
    assert seen[1][0] == seen[3][0] == seen[-1][0] == [HIDDEN, HIDDEN]
    assert seen[3][1] == hand(game, 1)
    assert seen[2][1] == seen[-1][1] == [HIDDEN]


# --- how the rules are read -------------------------------------------------------------------------------------------


def test_X_30_an_owner_by_majority_is_asked_like_any_other():
    game = standing(FOUR, {}, {D: {0: 2, 2: 1}}, phase="reinforce")
    assert game.rules.tenure.holders(game.state)[number(game, D)] == 0
    assert [line.region for line in income_of(game, 0)[1:]] == [1]


def test_X_31_no_armies_to_where_only_partners_stand():
    game = standing(FOUR, phase="reinforce")
    assert sorted(asks(game, "reinforce", 0).options.territories) == [number(game, A), number(game, C)]


def test_X_32_without_sharing_a_move_leads_through_partners_but_not_to_them():
    owners = {A: 0, B: 2, C: 1, D: 2, E: 3, F: 0}
    game = standing(owners, {A: 5}, options={"sharing": "off"}, phase="fortify")
    assert asks(game, "fortify", 0).options.targets(number(game, A)) == {number(game, F)}
    assert refuses(game, fortifying(game, A, B, 2)).key == "illegal.fortify.not_yours"
    fortify(game, A, F, 4)
    assert at(game, F) == (0, 5)
    assert "shared_land" not in game.state.slots


def test_X_32_without_sharing_an_adjacent_move_stays_in_own_land():
    game = standing(FOUR, {A: 5}, options={"sharing": "off", "fortify": "adjacent"}, phase="fortify")
    assert asks(game, "fortify", 0).options.targets(number(game, A)) == {number(game, C)}


def test_X_33_the_active_member_trades_for_the_team_and_places():
    game = standing(FOUR, hands={0: [A, B, C]}, phase="reinforce")
    trade(game, A, B, C)
    assert asks(game, "reinforce", 0).options.total == 3 + 10 + 0
    refuses(game, trading(game, A, B, C))


def test_X_51_in_an_attack_nobody_leaves_with_all_his_armies():
    game = standing({A: 3, B: 2, C: 2, D: 2, E: 1, F: 1}, {}, {C: {2: 5, 0: 2}})
    attack(game, C, E, 1, (6, 1))
    assert parts(game, C) == {0: 1, 2: 5}
    assert at(game, E) == (0, 1)


def test_a_limit_of_rounds_counts_the_teams_together():
    game = standing(FOUR, options={"round_limit": 10}, phase="card", turn=3)
    game.state.round = 10
    game.pending()
    assert game.state.outcome == Outcome((0, 2), "round_limit")

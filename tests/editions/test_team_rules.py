"""Team Risk, the 2004 rules: teams, cards (T-01 to T-05, T-13), and how they are read (X-30 to X-33, X-51)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.shared_land import parts_of
from risk_desktop.editions.classic.teams import HandPassed
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.editions.registry import BadPlayerCount, find_edition, make_rules
from risk_desktop.engine.choices import Attack, Blitz, Claim, Pass, PlaceRest
from risk_desktop.engine.events import (
    HIDDEN,
    GameWon,
    PlayerEliminated,
    SetTraded,
    TurnStarted,
)
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.view import view
from tests.editions.team_games import parts, standing, teams
from tests.playing import (
    asks,
    at,
    attack,
    card,
    choose,
    done,
    fortify,
    fortifying,
    hand,
    islands_board,
    new_game,
    number,
    occupy,
    only,
    refuses,
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

"""World conquest for two with neutral colours that can be bribed: battles and loyalty (N-30 to N-34)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.neutrals.stances import (
    LoyaltyTested,
    StanceChanged,
)
from risk_desktop.engine.choices import Attack, Blitz, DefendWith
from risk_desktop.engine.events import (
    ArmiesMoved,
    AttackDeclared,
    PlayerEliminated,
    TerritoryConquered,
)
from risk_desktop.engine.state import NOBODY
from tests.editions.neutral_games import (
    A,
    B,
    C,
    allied,
    stances,
)
from tests.playing import (
    asks,
    at,
    attack,
    blitz,
    choose,
    done,
    number,
    occupy,
    only,
    refuses,
    rolling,
)

# --- battle -----------------------------------------------------------------------------------------------------------


def test_N_30_an_ally_attacks_as_if_own_and_his_colour_takes_the_land():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 6}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert only(events, AttackDeclared) == [
        AttackDeclared(A, 1, number(game, "tern_head"), number(game, "seal_bay"), 3)
    ]
    assert only(events, TerritoryConquered)[0].player == A
    rolling(game, 5)
    asks(game, "occupy", 0)
    events = occupy(game, 4)
    assert only(events, ArmiesMoved)[0].player == A
    assert (at(game, "tern_head"), at(game, "seal_bay")) == ((A, 2), (A, 4))


def test_N_30_the_opponent_still_chooses_his_dice_against_an_ally():
    game = allied({"tern_head": A, "seal_bay": 1, "lantern_hill": 0}, {"tern_head": 6, "seal_bay": 2}, stance={A: 0})
    attack(game, "tern_head", "seal_bay", 3, [])
    asks(game, "defend", 1)


def test_N_30_allies_attack_the_opponent_other_neutrals_and_other_allies():
    owners = {"tern_head": A, "seal_bay": B, "lantern_hill": 1, "amber_coast": 0}
    game = allied(owners, {"tern_head": 3}, stance={A: 0, B: 0})
    edges = set(asks(game, "attack", 0).options.edges())
    assert edges == {(number(game, "tern_head"), number(game, t)) for t in ("seal_bay", "lantern_hill")}


def test_N_30_never_their_own_colour_nor_the_players_land():
    owners = {"tern_head": A, "seal_bay": A, "lantern_hill": 0, "reed_marsh": 1}
    game = allied(owners, {"tern_head": 3, "seal_bay": 3, "lantern_hill": 1}, stance={A: 0})
    tern, seal, lantern, reed = (number(game, t) for t in ("tern_head", "seal_bay", "lantern_hill", "reed_marsh"))
    assert set(asks(game, "attack", 0).options.edges()) == {(seal, reed)}
    assert refuses(game, Attack(tern, seal, 1)).key == "illegal.attack.same_colour"
    assert refuses(game, Attack(tern, lantern, 1)).key == "illegal.attack.own"
    assert refuses(game, Blitz(tern, seal)).key == "illegal.attack.same_colour"


def test_N_30_only_own_allies_can_be_led():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": B, "reed_marsh": 0}
    game = allied(owners, {"tern_head": 3, "lantern_hill": 3, "reed_marsh": 2}, stance={A: 1})
    for origin, target in (("tern_head", "seal_bay"), ("lantern_hill", "tern_head")):
        refused = refuses(game, Attack(number(game, origin), number(game, target), 1))
        assert refused.key == "illegal.attack.not_yours"


def test_N_30_an_ally_may_blitz():
    game = allied({"tern_head": A, "seal_bay": 1, "lantern_hill": 0, "gull_rock": 1}, {"tern_head": 5}, stance={A: 0})
    rolling(game, 1, 1, 1, 6, 6, 6, 6, 1, 6)
    events = blitz(game, "tern_head", "seal_bay")
    assert [event.attacker for event in only(events, AttackDeclared)] == [A, A]
    assert at(game, "seal_bay")[0] == A


def test_N_31_own_armies_may_attack_any_neutral_own_allies_too():
    """An ally is a neutral colour (X-28)."""
    owners = {"tern_head": 0, "seal_bay": A, "lantern_hill": B, "gull_rock": 1}
    game = allied(owners, {"tern_head": 3}, stance={A: 0, B: 1})
    edges = set(asks(game, "attack", 0).options.edges())
    assert edges == {(number(game, "tern_head"), number(game, t)) for t in ("seal_bay", "lantern_hill")}


def test_N_32_the_opponent_says_with_how_many_dice_a_neutral_defends():
    game = allied({"tern_head": 0, "seal_bay": A, "gull_rock": 1}, {"tern_head": 4, "seal_bay": 2}, stance={A: 0})
    attack(game, "tern_head", "seal_bay", 2, [6, 6, 5])
    assert asks(game, "defend", 1).options.count == 2, "of his own ally too"
    choose(game, DefendWith(1))
    assert at(game, "seal_bay") == (A, 1)


def test_N_32_as_a_house_rule_a_neutral_takes_all_dice_without_being_asked():
    owners, armies = {"tern_head": 0, "seal_bay": A, "gull_rock": 1}, {"tern_head": 4, "seal_bay": 2}
    game = allied(owners, armies, options={"neutral_dice": "all"})
    attack(game, "tern_head", "seal_bay", 2, [6, 6, 5, 5])
    assert at(game, "seal_bay") == (0, 2)


# --- loyalty ----------------------------------------------------------------------------------------------------------


def test_N_33_an_attack_on_an_unaligned_neutral_fails_and_it_joins_the_enemy():
    game = allied({"tern_head": 0, "seal_bay": A, "gull_rock": 1}, {"tern_head": 4, "seal_bay": 3})
    attack(game, "tern_head", "seal_bay", 3, [1, 1, 1, 6, 6], defence=2)
    rolling(game, 3)
    events = done(game)
    assert only(events, LoyaltyTested) == [LoyaltyTested(A, 3, False)]
    assert only(events, StanceChanged) == [StanceChanged(A, NOBODY, 1)]
    assert stances(game)[0] == 1


def test_N_33_an_ally_takes_land_of_the_opponent_keeps_it_and_stays_with_a_five():
    game = allied({"tern_head": A, "seal_bay": 1, "lantern_hill": 0, "gull_rock": 1}, {"tern_head": 4}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, 5])
    assert only(events, LoyaltyTested) == [LoyaltyTested(A, 5, True)]
    assert only(events, StanceChanged) == []
    assert at(game, "seal_bay") == (A, 3)
    assert stances(game)[0] == 0


@pytest.mark.parametrize(
    ("before", "roll", "after"),
    [(0, 1, NOBODY), (0, 4, NOBODY), (0, 5, 0), (NOBODY, 4, 1), (NOBODY, 6, NOBODY), (1, 2, 1), (1, 6, 1)],
)
def test_N_33_one_to_four_moves_one_step_away_five_and_six_do_not(before, roll, after):
    owners = {"tern_head": 0, "seal_bay": A, "reed_marsh": A, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4}, stance={A: before})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, roll])
    assert at(game, "seal_bay") == (0, 3)
    assert stances(game)[0] == after


def test_N_33_an_ally_against_a_neutral_takes_a_die_for_each():
    owners = {"tern_head": A, "seal_bay": B, "reed_marsh": B, "lantern_hill": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, 4, 6])
    assert [(event.neutral, event.roll) for event in only(events, LoyaltyTested)] == [(A, 4), (B, 6)]
    assert stances(game)[:2] == [NOBODY, NOBODY]


def test_N_33_an_invasion_that_goes_on_from_another_origin_is_one_invasion():
    owners = {"tern_head": 0, "reed_marsh": A, "seal_bay": B, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4, "reed_marsh": 4, "seal_bay": 9}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 1, [1, 6, 6], defence=2)
    events += attack(game, "reed_marsh", "seal_bay", 1, [1, 6, 6], defence=2)
    assert only(events, LoyaltyTested) == []
    rolling(game, 5, 5)
    assert [event.neutral for event in only(done(game), LoyaltyTested)] == [B, A]


def test_N_33_another_target_ends_the_invasion_before_the_new_attack():
    """The test comes with each invasion, not after all of them as in the sister box (X-26)."""
    owners = {"tern_head": 0, "seal_bay": A, "lantern_hill": B, "gull_rock": 1}
    game = allied(owners, {"tern_head": 5, "seal_bay": 3, "lantern_hill": 3})
    attack(game, "tern_head", "seal_bay", 1, [1, 6, 6], defence=2)
    events = attack(game, "tern_head", "lantern_hill", 1, [2, 6, 1, 1], defence=2)
    kinds = [type(event) for event in events if isinstance(event, (LoyaltyTested, AttackDeclared))]
    assert kinds == [LoyaltyTested, AttackDeclared]
    assert stances(game)[:2] == [1, NOBODY]
    rolling(game, 6)
    assert [event.neutral for event in only(done(game), LoyaltyTested)] == [B]


def test_N_33_a_battle_between_the_players_tests_nobody():
    game = allied({"tern_head": 0, "seal_bay": 1}, {"tern_head": 4}, stance={C: 0})
    game.state.owner[number(game, "gull_rock")] = 1
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    events += done(game)
    assert only(events, LoyaltyTested) == []


def test_N_33_no_die_for_a_neutral_that_has_just_been_beaten():
    game = allied({"tern_head": 0, "seal_bay": A, "gull_rock": 1}, {"tern_head": 4})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert only(events, PlayerEliminated) == [PlayerEliminated(A, 0)]
    events += done(game)
    assert only(events, LoyaltyTested) == []


def test_N_33_as_a_house_rule_one_test_each_after_all_battles():
    owners = {"tern_head": 0, "seal_bay": A, "reed_marsh": A, "gull_rock": 1, "lantern_hill": B}
    game = allied(
        owners,
        {"tern_head": 9, "lantern_hill": 5, "reed_marsh": 3},
        stance={B: 0},
        options={"loyalty_check": "per_turn"},
    )
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    events += occupy(game, 8)
    events += attack(game, "seal_bay", "reed_marsh", 1, [1, 6, 6], defence=2)
    events += attack(game, "lantern_hill", "reed_marsh", 1, [1, 6, 6], defence=2)
    assert only(events, LoyaltyTested) == []
    rolling(game, 1, 6)
    assert [(event.neutral, event.roll) for event in only(done(game), LoyaltyTested)] == [(A, 1), (B, 6)]
    assert stances(game)[:2] == [1, 0]


@pytest.mark.parametrize(("value", "tested"), [("same", []), ("new", [A])])
def test_another_origin_goes_on_with_the_invasion_or_begins_a_new_one(value, tested):
    owners = {"tern_head": 0, "reed_marsh": 0, "seal_bay": A, "lantern_hill": A, "gull_rock": 1}
    armies = {"tern_head": 5, "reed_marsh": 5, "seal_bay": 9, "lantern_hill": 9}
    game = allied(owners, armies, options={"switch_origin": value})
    attack(game, "tern_head", "seal_bay", 1, [1, 6, 6], defence=2)
    rolling(game, *[6] * len(tested), 1, 6, 6)
    events = choose(game, Attack(number(game, "reed_marsh"), number(game, "seal_bay"), 1))
    events += choose(game, DefendWith(2))
    assert [event.neutral for event in only(events, LoyaltyTested)] == tested
    events = attack(game, "reed_marsh", "seal_bay", 1, [1, 6, 6], defence=2)
    assert only(events, LoyaltyTested) == []


def test_N_34_an_ally_lost_in_battle_fights_no_more_this_turn():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 6, "lantern_hill": 3}, stance={A: 0})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    rolling(game, 2)
    occupy(game, 3)
    assert stances(game)[0] == NOBODY
    assert (
        refuses(game, Attack(number(game, "seal_bay"), number(game, "reed_marsh"), 1)).key == "illegal.attack.not_yours"
    )


def test_N_34_an_ally_who_deserts_as_he_is_sent_on_does_not_attack():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": B, "amber_coast": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 6, "seal_bay": 9, "amber_coast": 3}, stance={A: 0})
    attack(game, "tern_head", "seal_bay", 1, [1, 6, 6], defence=2)
    rolling(game, 1)
    events = choose(game, Attack(number(game, "tern_head"), number(game, "lantern_hill"), 3))
    assert only(events, StanceChanged) == [StanceChanged(A, 0, NOBODY)]
    assert only(events, AttackDeclared) == []
    assert at(game, "lantern_hill") == (B, 1)
    asks(game, "attack", 0)


def test_N_34_an_ally_lost_in_battle_makes_no_move_either():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": A, "amber_coast": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 6, "amber_coast": 3}, stance={A: 0})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    rolling(game, 1)
    occupy(game, 3)
    done(game)
    asks(game, "reinforce", 1)


@pytest.mark.parametrize(("firm_from", "roll", "firm"), [(2, 1, False), (2, 2, True), (6, 5, False), (6, 6, True)])
def test_the_loyalty_die_as_a_house_rule(firm_from, roll, firm):
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4}, stance={A: 0}, options={"loyalty_die": firm_from})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, roll])
    assert only(events, LoyaltyTested) == [LoyaltyTested(A, roll, firm)]
    assert stances(game)[0] == (0 if firm else NOBODY)

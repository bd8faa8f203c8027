"""The rules of battles that all editions share (C-10 to C-15), played with the world edition."""

from __future__ import annotations

import pytest

from risk_desktop.engine.choices import Attack
from risk_desktop.engine.events import (
    ArmiesLost,
    CardDrawn,
    DiceRolled,
    PlayerEliminated,
    TurnStarted,
)
from tests.playing import (
    asks,
    at,
    attack,
    done,
    given,
    hand,
    occupy,
    only,
    place,
    refuses,
)


def test_C_10_attacks_go_along_an_edge_from_two_armies_onto_somebody_else():
    game = given({"tern_head": 0, "seal_bay": 0, "reed_marsh": 0}, {"tern_head": 2, "reed_marsh": 1}, rest=1)
    assert list(asks(game, "attack", 0).options.edges()) == [(0, 2)]
    assert refuses(game, Attack(0, 1, 1)).key == "illegal.attack.own"
    assert refuses(game, Attack(0, 4, 1)).key == "illegal.attack.far"
    assert refuses(game, Attack(3, 2, 1)).key == "illegal.attack.one_army"
    assert refuses(game, Attack(2, 0, 1)).key == "illegal.attack.not_yours"


@pytest.mark.parametrize(
    ("ours", "theirs", "lost", "won"),
    [
        ((6, 5, 4), (6, 3), 1, 1),
        ((4, 1, 1), (4, 1), 2, 0),
        ((6, 6, 1), (5, 1), 0, 2),
        ((3, 3, 1), (4,), 1, 0),
        ((4, 2, 1), (3,), 0, 1),
        ((6,), (5, 4), 0, 1),
        ((4, 3), (3, 2), 0, 2),
        ((4,), (6, 1), 1, 0),
        ((3, 2), (3, 3), 2, 0),
        ((6, 1), (5, 2), 1, 1),
        ((1, 4, 6), (3, 6), 1, 1),
        ((5,), (5,), 1, 0),
    ],
)
def test_C_11_dice_are_compared_in_pairs_from_the_top_and_ties_go_to_the_defender(ours, theirs, lost, won):
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 9}, rest=1)
    events = attack(game, "tern_head", "lantern_hill", len(ours), (*ours, *theirs), defence=len(theirs))
    assert at(game, "tern_head") == (0, 9 - lost)
    assert at(game, "lantern_hill") == (1, 9 - won)
    (rolled,) = only(events, DiceRolled)
    assert rolled.attack == tuple(sorted(ours, reverse=True))
    assert rolled.defence == tuple(sorted(theirs, reverse=True))
    losses = {(event.territory, event.armies) for event in only(events, ArmiesLost)}
    assert losses == {pair for pair in ((0, lost), (2, won)) if pair[1]}


def test_C_12_attacking_is_never_compulsory():
    game = given({"tern_head": 0}, {"tern_head": 9}, rest=1, turn=0)
    asks(game, "attack", 0)
    done(game)
    asks(game, "reinforce", 1)
    assert at(game, "tern_head") == (0, 9)


def test_C_12_any_number_of_battles_on_any_targets_from_any_origins():
    armies = {"tern_head": 9, "reed_marsh": 5, "lantern_hill": 9, "gull_rock": 9}
    game = given({"tern_head": 0, "reed_marsh": 0}, armies, rest=1)
    attack(game, "tern_head", "lantern_hill", 1, [1, 6], defence=1)
    attack(game, "reed_marsh", "gull_rock", 2, [6, 6, 1, 1], defence=2)
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 5, 5], defence=2)
    attack(game, "reed_marsh", "lantern_hill", 1, [6, 1], defence=1)
    assert [at(game, name)[1] for name in armies] == [8, 5, 6, 7]
    done(game)
    asks(game, "reinforce", 1)


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_C_13_the_armies_that_conquer_are_always_there_to_move_in(dice):
    game = given({"tern_head": 0}, {"tern_head": dice + 1}, rest=1)
    attack(game, "tern_head", "lantern_hill", dice, [6] * dice + [1])
    assert at(game, "tern_head") == (0, 1)
    assert at(game, "lantern_hill") == (0, dice)


def test_C_13_the_conqueror_occupies_at_once_and_leaves_an_army_behind():
    game = given({"tern_head": 0}, {"tern_head": 6}, rest=1)
    attack(game, "tern_head", "lantern_hill", 2, [6, 6, 1])
    decision = asks(game, "occupy", 0)
    assert (decision.options.lo, decision.options.hi) == (2, 5)
    assert min(game.state.armies) >= 1
    occupy(game, 5)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 1), (0, 5))


def test_C_14_one_card_a_turn_however_much_was_conquered():
    game = given({"tern_head": 0, "gull_rock": 2}, {"tern_head": 9}, rest=1)
    attack(game, "tern_head", "seal_bay", 1, [6, 1])
    occupy(game, 1)
    attack(game, "tern_head", "lantern_hill", 1, [6, 1])
    occupy(game, 1)
    asks(game, "fortify", 0)
    events = done(game)
    assert only(events, CardDrawn) == [CardDrawn(0, "territory", 0)]
    assert hand(game, 0) == [0]


def test_C_14_no_card_without_a_conquest():
    game = given({"tern_head": 0}, {"tern_head": 9, "seal_bay": 3}, rest=1)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, 1], defence=2)
    done(game)
    assert hand(game, 0) == []


def test_C_14_a_conquest_of_the_turn_before_earns_nothing():
    game = given({"tern_head": 0}, {"tern_head": 9, "lantern_hill": 9}, rest=1)
    attack(game, "tern_head", "seal_bay", 1, [6, 1])
    occupy(game, 1)
    done(game)
    done(game)
    place(game, reed_marsh=6)
    done(game)
    done(game)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, 0)


def test_C_15_a_player_without_an_army_takes_no_more_turns():
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 5}, rest=2)
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1]) + occupy(game, 3)
    assert only(events, PlayerEliminated) == [PlayerEliminated(1, 0)]
    assert game.state.alive == [True, False, True]
    done(game)
    events = done(game)
    assert only(events, TurnStarted) == [TurnStarted(2, 1)]

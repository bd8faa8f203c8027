"""How the classic rulebooks are read where they leave something open (X-05 and others that no rule's own test proves)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.missions.deck import missions_of
from risk_desktop.editions.classic.missions.holdings import Colour
from risk_desktop.editions.registry import EDITIONS, make_rules
from risk_desktop.engine.choices import Attack
from risk_desktop.engine.events import DiceRolled
from tests.editions.mission_games import rules_of
from tests.editions.small_games import FIVE, risiko, small, swedish
from tests.playing import asks, at, attack, board_of, choose, given, number, occupy, only, place, trade


@pytest.mark.parametrize("edition", ["world-duel", "secret-mission-duel", "original-duel"])
@pytest.mark.parametrize("by_opponent", [True, False])
def test_X_05_the_attacker_never_chooses_the_dice_of_a_neutral(edition, by_opponent):
    owners = {"tern_head": 0, "amber_coast": 1}
    rules = small(edition, 2) if by_opponent else small(edition, 2, neutral_dice="all")
    game = given(owners, {"tern_head": 5, "seal_bay": 3}, rest=2, rules=rules, rolls=[6, 5, 4, 3, 2])
    events = choose(game, Attack(number(game, "tern_head"), number(game, "seal_bay"), 3))
    if by_opponent:
        events += choose(game, asks(game, "defend", 1).options.of(2))
    assert [(roll.defender, roll.defence) for roll in only(events, DiceRolled)] == [(2, (3, 2))]
    asks(game, "attack", 0)


def test_X_08_the_swedish_missions_are_those_of_the_german_box():
    assert missions_of(rules_of("secret-mission")) == missions_of(rules_of("risiko"))
    assert len(missions_of(rules_of("secret-mission"))) == 14


def test_X_36_a_set_is_worth_more_for_each_before_it_and_not_for_each_player():
    """The second set brings 6 to whoever has traded the first."""
    game = given({"tern_head": 0}, rest=1, hands={0: [*FIVE, "joker", "joker2"]}, phase="reinforce", rules=risiko())
    worth = [trade(game, *cards) for cards in (FIVE[:3], (FIVE[3], FIVE[4], "joker"))]
    assert [
        sum(getattr(event, "armies", 0) for event in events if type(event).__name__ == "SetTraded") for events in worth
    ] == [4, 6]


@pytest.mark.parametrize(
    "edition", [name for name in EDITIONS if "round_limit" in {s.key for s in EDITIONS[name].options}]
)
def test_X_42_a_game_has_no_end_in_rounds_unless_a_house_rule_says_so(edition):
    players = EDITIONS[edition].players[0]
    rules = make_rules(edition, board_of(edition), players)
    assert rules.option("round_limit") == 0


@pytest.mark.parametrize("edition", ["secret-mission", "risiko"])
def test_X_46_the_six_colours_of_the_cards_are_those_of_the_six_seats(edition):
    seats = [mission.goal.seat for mission in missions_of(rules_of(edition, 6)) if isinstance(mission.goal, Colour)]
    assert seats == list(range(6))


def test_X_48_armies_of_sets_traded_after_a_victory_may_be_divided():
    game = given(
        {"seal_bay": 1, "gull_rock": 2}, {"tern_head": 6}, hands={0: FIVE[:2], 1: FIVE[2:]}, rolls=[6, 6, 6, 1]
    )
    attack(game, "tern_head", "seal_bay", 3, [])
    occupy(game, 3)
    trade(game, "tern_head", "seal_bay", "lantern_hill")
    before = [at(game, name)[1] for name in ("tern_head", "lantern_hill", "reed_marsh")]
    place(game, tern_head=2, lantern_hill=1, reed_marsh=1)
    after = [at(game, name)[1] for name in ("tern_head", "lantern_hill", "reed_marsh")]
    assert [new - old for old, new in zip(before, after, strict=True)] == [2, 1, 1]
    asks(game, "attack", 0)


def test_X_54_on_equal_dice_the_army_is_lost_where_the_attack_came_from():
    game = given({"tern_head": 0}, {"tern_head": 4, "lantern_hill": 3}, rest=1, rules=swedish())
    attack(game, "tern_head", "lantern_hill", 1, [4, 4], defence=1)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 3), (1, 3))
    assert game.state.owner[number(game, "lantern_hill")] == 1

"""What the missions of Mission Risk ask for, and when one may be changed (M-02)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.missions.catalogue import mission_named
from risk_desktop.editions.classic.missions.deck import (
    MISSIONS,
    RANKS,
    hand_of,
    missions_of,
)
from risk_desktop.editions.classic.missions.events import MissionSwapped
from risk_desktop.editions.classic.missions.holdings import Colour, Territories
from risk_desktop.editions.classic.missions.log import turn_log
from risk_desktop.editions.common.turns import TakeTurn
from risk_desktop.engine.choices import Pick
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import RegionCompleted, SetupEnded
from risk_desktop.engine.game import Game
from tests.editions.mission_games import conquer, lands, mission_game, owned, rules_of, strengthen
from tests.editions.mission_play import AFRICA, ATTACKERS, M, africa, choices, fight
from tests.playing import (
    asks,
    attack,
    choose,
    earth_board,
    number,
    only,
)

# --- what the cards ask for -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "steps"),
    [
        ("conquer_on_2", [("north_africa", "brazil"), ("north_africa", "western_europe")]),
        ("land_twice", [("north_africa", "brazil"), ("egypt", "southern_europe")]),
        ("conquer_on_4", [("north_africa", "brazil"), ("egypt", "middle_east"), ("north_africa", "western_europe")]),
        ("two_victims", [("north_africa", "brazil"), ("north_africa", "western_europe"), ("egypt", "middle_east")]),
        ("conquer_7", [("north_africa", "brazil"), ("egypt", "middle_east"), ("egypt", "southern_europe")]),
    ],
)
def test_deeds_are_counted_over_the_turn(mission, steps):
    game = africa([mission])
    last = {
        "conquer_on_4": [("brazil", "venezuela"), ("venezuela", "central_america")],
        "two_victims": [("middle_east", "india"), ("india", "siam")],
        "conquer_7": [
            ("brazil", "peru"),
            ("brazil", "argentina"),
            ("brazil", "venezuela"),
            ("venezuela", "central_america"),
        ],
    }.get(mission, [])
    if mission == "two_victims":
        for name in ("india", "siam"):
            game.state.owner[number(game, name)] = 2
    for step in (*steps, *last):
        asks(game, "attack", 0)
        strengthen(game, **{step[0]: 20})
        fight(game, step)
    assert choices(game) == [mission]


def test_a_landing_is_a_conquest_across_a_sea_line():
    game = africa(["land_twice"])
    fight(game, ("north_africa", "brazil"))
    strengthen(game, brazil=20)
    fight(game, ("brazil", "venezuela"))
    asks(game, "attack", 0)
    board = earth_board()
    assert board.over_sea(board.index("alaska"), board.index("kamchatka"))
    assert not board.over_sea(board.index("egypt"), board.index("middle_east"))


def test_the_garrison_counts_from_the_first_battle_of_the_invasion():
    game = africa(["beat_3"], brazil=3)
    fight(game)
    attack(game, "north_africa", "brazil", 3, (6, 6, 6, 1, 1), defence=2)
    attack(game, "north_africa", "brazil", 3, (6, 6, 6, 1, 1), defence=2)
    choose(game, game.pending().options.sample(SeededDice(1)))
    assert choices(game) == ["beat_3"]


def test_an_invasion_of_another_target_in_between_counts_anew():
    game = africa(["beat_3"], brazil=4, western_europe=3)
    fight(game)
    attack(game, "north_africa", "brazil", 3, (6, 6, 6, 1, 1), defence=2)
    attack(game, "north_africa", "western_europe", 3, (6, 6, 6, 1, 1), defence=2)
    attack(game, "north_africa", "brazil", 3, (6, 6, 6, 6, 1), defence=2)
    conquer(game, "north_africa", "brazil")
    asks(game, "attack", 0)


def test_breaking_a_region_that_was_held_as_the_turn_began():
    game = africa(["break_region"])
    fight(game, ("north_africa", "brazil"))
    assert choices(game) == ["break_region"]
    game = mission_game(rules_of(M), {0: ["break_region"]}, {**AFRICA, "peru": 2}, ATTACKERS)
    conquer(game, "north_africa", "brazil")
    asks(game, "attack", 0)


def test_removing_a_player():
    missions = {0: ["remove_a_player"], 1: ["asia_won"], 2: ["asia_won"]}
    game = mission_game(rules_of(M), missions, owned(p0=lands("africa"), p2=["brazil"]), ATTACKERS)
    conquer(game, "north_africa", "brazil")
    assert choices(game) == ["remove_a_player"]


@pytest.mark.parametrize(
    ("mission", "mine", "armies", "met"),
    [
        ("present_on_5", ["alaska", "peru", "egypt", "japan", "iceland"], {}, True),
        ("present_on_5", ["alaska", "peru", "egypt", "congo", "iceland"], {}, False),
        ("connect_8", lands("asia")[:8], {}, True),
        ("connect_8", ["alaska", "alberta", "kamchatka", "japan", "siam", "india", "china", "peru"], {}, False),
        ("garrisons_of_5", ["alaska", "peru", "egypt"], {"alaska": 5, "peru": 6, "egypt": 5}, True),
        ("garrisons_of_5", ["alaska", "peru", "egypt"], {"alaska": 9, "peru": 6, "egypt": 4}, False),
        ("small_region_won", lands("australia"), {}, True),
        ("small_region_won", lands("africa"), {}, False),
        ("twice_on_4", ["alaska", "alberta", "peru", "brazil", "egypt", "congo", "japan", "siam"], {}, True),
        ("twice_on_4", ["alaska", "peru", "egypt", "japan", "iceland", "new_guinea"], {}, False),
        ("two_regions_kept", lands("australia", "africa"), {}, True),
        ("two_regions_kept", lands("europe"), {}, False),
        ("territories_20", [*lands("asia", "europe"), "egypt"], {}, True),
        ("territories_20", lands("asia", "europe"), {}, False),
        ("large_region_kept", lands("europe"), {}, True),
        ("large_region_kept", lands("europe")[1:], {}, False),
        ("strong_11", lands("asia"), dict.fromkeys(lands("asia"), 2), True),
        ("strong_11", lands("asia"), dict.fromkeys(lands("asia")[2:], 2), False),
    ],
)
def test_holdings(mission, mine, armies, met):
    rules = rules_of(M)
    state = mission_game(rules, {}, owned(p0=mine), armies, rest=1).state
    goal = mission_named(mission).goal
    assert goal.met(state, rules, 0) == met
    assert (goal.progress(state, rules, 0) >= 1) == met
    assert not goal.is_deed()


def test_of_driving_a_colour_off_nothing_is_done_at_the_start():
    """The opponents reckon with how much of the board it holds, who plays with what it has lost of its share."""
    rules, goal = rules_of("secret-mission"), Colour(1, 24)
    dealt = mission_game(rules, {}, owned(p1=lands("asia")[:12] + lands("australia")[:2]), {}, rest=2).state
    assert dealt.owner.count(1) * dealt.players == len(dealt.owner)
    assert goal.told_progress(dealt, rules, 0) == 0 < goal.progress(dealt, rules, 0)
    half = mission_game(rules, {}, owned(p1=lands("asia")[:7]), {}, rest=2).state
    assert goal.told_progress(half, rules, 0) == pytest.approx(0.5)


def test_of_strong_territories_as_much_is_shown_as_is_counted():
    rules, goal = rules_of("secret-mission"), Territories(18, 2)
    mine = lands("asia")[:9]
    state = mission_game(rules, {}, owned(p0=mine), dict.fromkeys(mine[:6], 2), rest=1).state
    assert goal.tally(state, rules, 0).done == 6
    assert goal.told_progress(state, rules, 0) == 6 / 18 < goal.progress(state, rules, 0)


# --- changing missions ------------------------------------------------------------------------------------------------


def ready(game: Game, swap: bool) -> list[int]:
    """End the set-up of a game in which player 0 holds the connected group of his mission; return his hand."""
    before = list(hand_of(game.state, 0))
    game.emit(SetupEnded(0))
    assert (hand_of(game.state, 0) != before) == swap
    return before


@pytest.mark.parametrize(
    ("options", "swapped"), [({}, 0), ({"mission_swap": "stuck"}, 0), ({"mission_swap": "both"}, 1)]
)
def test_M_02_a_mission_that_is_true_at_the_start_is_changed_by_a_house_rule_only(options, swapped):
    rules = rules_of(M, **options)
    missions = {0: ["conquer_3", "connect_13", "africa_won", "conquer_11"]}
    game = mission_game(rules, missions, owned(p0=[*lands("asia"), "ukraine"], p2=["brazil"]), rolls=None)
    before = ready(game, swapped)
    after = hand_of(game.state, 0)
    assert [missions_of(rules)[card].rank for card in after] == list(RANKS)
    assert sum(a != b for a, b in zip(before, after, strict=True)) == swapped
    if swapped:
        assert game.state.decks[MISSIONS].draw[0] == before[1]
        (event,) = only(game.take_events(), MissionSwapped)
        assert event.given == "connect_13"
        assert event.seen_by(1) == MissionSwapped(0, "", "")


@pytest.mark.parametrize(("options", "kind"), [({}, "reinforce"), ({"mission_swap": "both"}, "swap_mission")])
def test_M_02_no_mission_is_changed_in_mid_game_but_by_the_same_house_rule(options, kind):
    owners = owned(p0=["brazil", "japan"], p1=["egypt", "china", "peru"])
    spread = {name: n % 3 for n, name in enumerate(t.id for t in earth_board().territories)}
    game = mission_game(rules_of(M, **options), {0: ["break_region"]}, {**spread, **owners}, rolls=None)
    turn_log(game.state).calm[0] = 4
    game.state.stack.clear()
    game.push(TakeTurn(0))
    game._asked = None
    assert game.pending().kind == kind


def test_by_a_house_rule_a_card_that_cannot_come_true_may_be_changed_after_three_rounds():
    owners = owned(p0=["brazil", "japan"], p1=["egypt", "china", "peru"])
    spread = {name: n % 3 for n, name in enumerate(t.id for t in earth_board().territories)}
    rules = rules_of(M, mission_swap="stuck")
    game = mission_game(rules, {0: ["break_region"]}, {**spread, **owners}, rolls=None)
    game.state.stack.clear()
    for turn in range(2, 5):
        game.emit(RegionCompleted(0, 1)) if turn == 2 else None
        game.state.stack.clear()
        game.push(TakeTurn(0))
        assert game.rules is rules
        game._asked = None
        asked = game.pending()
        assert asked.kind == ("swap_mission" if turn == 4 else "reinforce")
        assert turn_log(game.state).calm[0] == turn
    choose(game, Pick("break_region"))
    (card,) = hand_of(game.state, 0)
    assert missions_of(rules)[card].rank == "major"
    assert missions_of(rules)[card].id != "break_region"
    asks(game, "reinforce", 0)


def test_the_wait_begins_anew_when_an_opponent_holds_a_region():
    game = africa(["break_region"])
    turn_log(game.state).calm[0] = 3
    game.emit(RegionCompleted(1, 0))
    assert turn_log(game.state).calm[0] == 0

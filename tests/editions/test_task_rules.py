"""One secret mission each (S-02, S-26, S-40, S-41) and the tasks of RISIKO (D-04, D-40 to D-43), with X-07, X-14, X-15, X-52."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.missions.deck import MISSIONS, hand_of, missions_of
from risk_desktop.editions.classic.missions.events import MissionRevealed, MissionsDrawn, MissionsRemoved
from risk_desktop.editions.classic.missions.secret import DealMissions
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import HIDDEN, GameWon, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.view import determinize, view
from risk_desktop.storage.codec import decode_state, encode_state
from tests.editions.mission_games import conquer, lands, mission_game, owned, rules_of
from tests.playing import asks, attack, done, earth_board, hand, new_game, occupy, only, place

S = "secret-mission"
D = "risiko"
NEUTRAL_GOAL = "asia_and_africa"
"""A mission that nobody fulfils in these games."""


def dealt(edition: str, players: int, seed: int = 1, **options: str) -> Game:
    """Return a new game at its first question, or the end of the set-up."""
    game = new_game(rules_of(edition, players, **options), seed)
    game.pending()
    return game


def names(game: Game, cards: list[int]) -> list[str]:
    """Return the ids of missions."""
    return [missions_of(game.rules)[card].id for card in cards]


def pass_turn(game: Game) -> None:
    """Pass until the turn is over."""
    player = game.state.turn
    while game.pending() is not None and game.state.turn == player:
        done(game)


# --- dealing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_S_02_each_gets_one_secret_mission_and_absent_colours_are_removed(players):
    game = dealt(S, players)
    deck = game.state.decks[MISSIONS]
    assert [len(hand) for hand in deck.hands] == [1] * players
    assert names(game, deck.discard) == [f"colour_{seat}" for seat in range(players + 1, 7)]
    assert len(deck.draw) == 14 - players - (6 - players)
    events = game.take_events()
    assert len(only(events, MissionsDrawn)) == players
    assert len(only(events, MissionsRemoved)) == (players < 6)


def test_S_02_missions_are_dealt_before_the_armies_are_placed():
    game = dealt(S, 3)
    assert game.pending().kind == "setup_place"
    assert all(game.state.decks[MISSIONS].hands)


def test_S_02_a_mission_is_seen_by_its_holder_only():
    game = dealt(S, 3)
    for viewer in range(-1, 3):
        deck = view(game, viewer).state.decks[MISSIONS]
        assert [hand != [HIDDEN] for hand in deck.hands] == [player == viewer for player in range(3)]
        assert set(deck.draw) == {HIDDEN}
        for event in only(game.events, MissionsDrawn):
            assert (event.seen_by(viewer).missions == ("",)) == (event.player != viewer)


def test_D_04_the_same_fourteen_tasks_with_those_of_absent_colours_out_for_all_to_see():
    game = dealt(D, 4)
    deck = game.state.decks[MISSIONS]
    assert len(missions_of(game.rules)) == 14
    assert names(game, deck.discard) == ["colour_5", "colour_6"]
    assert view(game, 0).state.decks[MISSIONS].discard == deck.discard
    assert [len(hand) for hand in deck.hands] == [1] * 4


def test_the_fourteen_missions_are_those_of_the_european_boxes():
    missions = missions_of(rules_of(S))
    kinds = [type(mission.goal).__name__ for mission in missions]
    assert kinds.count("Colour") == 6
    assert kinds.count("Territories") == 2
    pairs = {(*m.goal.regions, m.goal.others) for m in missions if type(m.goal).__name__ == "Regions"}
    assert pairs == {
        ("north_america", "africa", 0),
        ("north_america", "australia", 0),
        ("asia", "south_america", 0),
        ("asia", "africa", 0),
        ("europe", "south_america", 1),
        ("europe", "australia", 1),
    }


@pytest.mark.parametrize("seed", range(12))
def test_X_15_with_redraw_nobody_is_dealt_his_own_colour(seed):
    game = dealt(S, 6, seed, own_colour="redraw")
    for player, hand_ in enumerate(game.state.decks[MISSIONS].hands[:6]):
        assert names(game, hand_) != [f"colour_{player + 1}"]
    assert len(game.state.decks[MISSIONS].draw) == 8


def test_X_15_a_redrawn_card_goes_back_into_the_pile():
    game = mission_game(rules_of(S, own_colour="redraw"), {}, owned(p0=lands("asia")), rolls=None)
    deck = game.state.decks[MISSIONS]
    own = next(c for c, m in enumerate(missions_of(game.rules)) if m.id == "colour_2")
    deck.draw.remove(own)
    deck.draw.append(own)
    first = deck.draw[-2]
    assert DealMissions().draw(game, 1) == first
    assert own in deck.draw


# --- the goals --------------------------------------------------------------------------------------------------------

STRONG = dict.fromkeys((*lands("asia"), *lands("africa")), 2)


@pytest.mark.parametrize(
    ("mission", "mine", "armies", "missing"),
    [
        ("north_america_and_africa", lands("north_america", "africa"), {}, "congo"),
        ("north_america_and_australia", lands("north_america", "australia"), {}, "new_guinea"),
        ("asia_and_south_america", lands("asia", "south_america"), {}, "peru"),
        ("asia_and_africa", lands("asia", "africa"), {}, "japan"),
        ("europe_and_south_america", lands("europe", "south_america", "africa"), {}, "egypt"),
        ("europe_and_australia", lands("europe", "australia", "south_america"), {}, "brazil"),
        ("territories_24", [*lands("asia", "north_america"), "brazil", "egypt", "congo"], {}, "congo"),
        ("territories_18", lands("asia", "africa"), STRONG, "congo"),
        ("colour_3", [*lands("asia"), "egypt"], {}, None),
    ],
)
def test_each_goal_is_met_when_nothing_is_missing(mission, mine, armies, missing):
    rules = rules_of(S)
    goal = next(m.goal for m in missions_of(rules) if m.id == mission)
    state = mission_game(rules, {}, owned(p0=mine), armies).state
    assert goal.met(state, rules, 0)
    assert goal.progress(state, rules, 0) == pytest.approx(1)
    assert not goal.met(state, rules, 1) or mission == "colour_3"
    state.owner[earth_board().index(missing or "argentina")] = 1 if missing else 2
    assert not goal.met(state, rules, 0)
    assert 0 < goal.progress(state, rules, 0) < 1


def test_eighteen_territories_need_two_armies_each():
    rules = rules_of(S)
    goal = next(m.goal for m in missions_of(rules) if m.id == "territories_18")
    game = mission_game(rules, {}, owned(p0=lands("asia", "africa")), {**STRONG, "congo": 1})
    assert not goal.met(game.state, rules, 0)
    assert 0.9 < goal.progress(game.state, rules, 0) < 1


# --- winning in one's own turn ----------------------------------------------------------------------------------------


def test_S_40_a_mission_fulfilled_in_the_own_turn_wins_at_once():
    missions = {0: ["north_america_and_africa"], 1: [NEUTRAL_GOAL], 2: [NEUTRAL_GOAL]}
    owners = owned(p0=lands("north_america", "africa"), p1=["congo", *lands("asia")], p2=lands("australia"))
    game = mission_game(rules_of(S), missions, owners, {"egypt": 4, "east_africa": 5})
    happened = conquer(game, "east_africa", "congo")
    assert game.state.outcome == Outcome((0,), "mission")
    assert only(happened, MissionRevealed) == [MissionRevealed(0, "north_america_and_africa", 1)]
    assert happened[-1] == GameWon((0,), "mission")
    assert names(game, game.state.decks[MISSIONS].discard)[-1] == "north_america_and_africa"


def test_S_40_placing_and_moving_count_as_changes_too():
    rules = rules_of(S)
    owners = owned(p0=lands("asia", "africa"), p2=lands("australia"))
    missions = {0: ["territories_18"], 1: [NEUTRAL_GOAL], 2: [NEUTRAL_GOAL]}
    game = mission_game(rules, missions, owners, {**STRONG, "congo": 1}, phase="reinforce")
    asks(game, "reinforce", 0)
    place(game, congo=1, egypt=game.state.reserve[0] - 1)
    assert game.pending() is None
    assert game.state.outcome == Outcome((0,), "mission")


def test_S_40_what_comes_true_in_another_turn_waits_for_the_own_one():
    missions = {0: ["north_america_and_africa"], 1: ["colour_3"], 2: [NEUTRAL_GOAL]}
    owners = owned(p1=lands("north_america"), p2=["brazil"])
    game = mission_game(rules_of(S), missions, owners, {"north_africa": 4}, rest=0)
    happened = conquer(game, "north_africa", "brazil")
    assert only(happened, PlayerEliminated) == [PlayerEliminated(2, 0)]
    assert game.state.outcome is None
    pass_turn(game)
    assert game.state.outcome == Outcome((1,), "mission")


def test_X_14_a_condition_that_holds_no_longer_does_not_win():
    missions = {0: [NEUTRAL_GOAL], 1: ["territories_24"], 2: ["colour_3"]}
    owners = owned(p1=[*lands("asia", "north_america"), "brazil", "egypt", "congo"], p2=lands("australia"))
    game = mission_game(rules_of(S), missions, owners, {"north_africa": 6}, rest=0)
    conquer(game, "north_africa", "egypt")
    pass_turn(game)
    asks(game, "reinforce", 1)
    assert game.state.outcome is None


def test_S_40_in_the_set_up_nobody_wins():
    rules = rules_of(S, goal="missions")
    game = mission_game(rules, {0: ["territories_24"]}, owned(p1=["peru"], p2=["egypt"]), rest=0)
    game.state.round = 0
    assert not game.check_victory()


def test_S_41_the_own_colour_means_24_territories():
    rules = rules_of(S)
    goal = next(m.goal for m in missions_of(rules) if m.id == "colour_1")
    mine = [*lands("asia", "north_america"), "brazil", "egypt", "congo"]
    state = mission_game(rules, {}, owned(p0=mine)).state
    assert goal.met(state, rules, 0)
    state.owner[earth_board().index("congo")] = 1
    assert not goal.met(state, rules, 0)
    assert goal.phrase(0) == next(m.goal.phrase() for m in missions_of(rules) if m.id == "territories_24")
    assert goal.phrase(1).params == {"player": 0}


def test_S_26_the_mission_of_a_beaten_player_goes_aside_unseen():
    missions = {0: [NEUTRAL_GOAL], 1: [NEUTRAL_GOAL], 2: ["territories_24"]}
    game = mission_game(
        rules_of(S), missions, owned(p0=lands("africa"), p2=["brazil"]), {"north_africa": 4}, hands={2: ["peru"]}
    )
    conquer(game, "north_africa", "brazil")
    deck = game.state.decks[MISSIONS]
    assert names(game, deck.aside) == ["territories_24"]
    assert deck.hands[2] == []
    assert len(hand(game, 0)) == 1
    for viewer in range(-1, 3):
        assert view(game, viewer).state.decks[MISSIONS].aside == [HIDDEN]


# --- winning at any moment --------------------------------------------------------------------------------------------


def test_D_40_a_task_fulfilled_by_somebody_else_ends_the_game_at_once():
    missions = {0: [NEUTRAL_GOAL], 1: ["colour_3"], 2: [NEUTRAL_GOAL]}
    game = mission_game(rules_of(D), missions, owned(p0=lands("africa"), p2=["brazil"]), {"north_africa": 4})
    happened = conquer(game, "north_africa", "brazil")
    assert game.state.outcome == Outcome((1,), "mission")
    assert only(happened, MissionRevealed) == [MissionRevealed(1, "colour_3", 1)]


@pytest.mark.parametrize(("moved", "wins"), [(1, False), (2, True)])
def test_D_40_the_occupying_move_belongs_to_the_conquest(moved, wins):
    missions = {0: ["territories_18"], 1: [NEUTRAL_GOAL], 2: ["colour_2"]}
    owners = owned(p0=lands("asia", "africa"), p1=["egypt"], p2=lands("australia"))
    game = mission_game(rules_of(D), missions, owners, {**STRONG, "egypt": 1, "north_africa": 6})
    attack(game, "north_africa", "egypt", 1, (6, 1))
    assert game.state.outcome is None
    occupy(game, moved)
    assert (game.state.outcome == Outcome((0,), "mission")) == wins


def test_D_41_two_tasks_at_once_the_own_one_counts():
    missions = {0: ["colour_3"], 1: ["asia_and_africa"], 2: [NEUTRAL_GOAL]}
    mine = [name for name in lands("asia", "africa") if name != "north_africa"]
    owners = owned(p0=lands("europe"), p1=[*mine, "brazil"], p2=["north_africa"])
    game = mission_game(rules_of(D), missions, owners, {"brazil": 4}, rest=0, turn=1)
    conquer(game, "brazil", "north_africa")
    assert game.state.outcome == Outcome((1,), "mission")


def test_D_41_otherwise_the_next_in_turn_order():
    missions = {0: ["colour_4"], 1: [NEUTRAL_GOAL], 2: ["territories_24"], 3: [NEUTRAL_GOAL]}
    theirs = [*lands("asia", "north_america"), "brazil", "peru", "argentina"]
    owners = owned(p0=lands("europe"), p1=lands("africa"), p2=theirs, p3=["new_guinea"])
    game = mission_game(rules_of(D, 4), missions, owners, {"indonesia": 4}, rest=1, turn=1)
    conquer(game, "indonesia", "new_guinea")
    assert game.state.outcome == Outcome((2,), "mission")


def test_D_41_a_beaten_player_wins_no_more():
    missions = {0: [NEUTRAL_GOAL], 1: [NEUTRAL_GOAL], 2: ["colour_3"]}
    game = mission_game(rules_of(D), missions, owned(p0=lands("africa"), p2=["brazil"]), {"north_africa": 4})
    conquer(game, "north_africa", "brazil")
    assert game.state.outcome is None


def test_X_52_the_task_of_a_beaten_player_can_win_no_more():
    missions = {0: [NEUTRAL_GOAL], 1: [NEUTRAL_GOAL], 2: ["territories_24"]}
    game = mission_game(rules_of(D), missions, owned(p0=lands("africa"), p2=["brazil"]), {"north_africa": 4})
    conquer(game, "north_africa", "brazil")
    assert names(game, game.state.decks[MISSIONS].aside) == ["territories_24"]
    assert game.state.outcome is None


def test_D_42_the_own_colour_means_24_lands():
    missions = {0: ["colour_1"], 1: [NEUTRAL_GOAL], 2: [NEUTRAL_GOAL]}
    mine = [*lands("asia", "north_america"), "north_africa", "egypt"]
    owners = owned(p0=mine, p2=lands("europe"))
    game = mission_game(rules_of(D), missions, owners, {"north_africa": 4})
    conquer(game, "north_africa", "congo")
    assert game.state.owner.count(0) == 24
    assert game.state.outcome == Outcome((0,), "mission")


@pytest.mark.parametrize(("third_party", "wins"), [("win", True), ("fallback", False)])
def test_X_07_a_colour_removed_by_somebody_else(third_party, wins):
    missions = {0: ["north_america_and_australia"], 1: ["colour_3"], 2: [NEUTRAL_GOAL]}
    owners = owned(p0=lands("africa", "europe", "asia"), p2=["brazil"])
    rules = rules_of(D, third_party=third_party)
    game = mission_game(rules, missions, owners, {"north_africa": 4})
    conquer(game, "north_africa", "brazil")
    assert (game.state.outcome is not None) == wins


def test_X_07_with_fallback_the_own_deed_still_wins():
    missions = {0: ["colour_3"], 1: [NEUTRAL_GOAL], 2: [NEUTRAL_GOAL]}
    owners = owned(p0=lands("africa"), p2=["brazil"])
    game = mission_game(rules_of(D, third_party="fallback"), missions, owners, {"north_africa": 4})
    conquer(game, "north_africa", "brazil")
    assert game.state.outcome == Outcome((0,), "mission")


def test_D_43_the_whole_world_is_a_game_without_tasks():
    game = dealt(D, 4, goal="world")
    assert MISSIONS not in game.state.decks
    assert missions_of(game.rules) == ()
    rules = rules_of(D, goal="world")
    assert [victory.__name__ for victory in rules.victory] == ["last_one_standing", "round_limit"]


def test_D_43_two_players_fight_for_the_world():
    """The book has no least number of players; missions want three (X-34)."""
    game = dealt(D, 2)
    assert MISSIONS not in game.state.decks


def test_a_mission_that_ends_the_game_comes_before_forced_trading():
    missions = {0: ["colour_3"], 1: [NEUTRAL_GOAL], 2: [NEUTRAL_GOAL]}
    owners = owned(p0=lands("africa"), p2=["brazil"])
    cards = {0: ["egypt", "congo", "peru"], 2: ["japan", "china", "siam"]}
    game = mission_game(rules_of(D), missions, owners, {"north_africa": 4}, hands=cards)
    conquer(game, "north_africa", "brazil")
    assert game.state.outcome == Outcome((0,), "mission")


# --- what the others may guess ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_a_guess_never_contradicts_the_rules(seed):
    rules = rules_of(D, own_colour="redraw")
    missions = {0: ["asia_and_africa"], 1: ["colour_3"], 2: ["territories_18"]}
    game = mission_game(rules, missions, owned(p1=lands("asia", "north_america", "south_america")), rest=2)
    guess = determinize(view(game, 0), SeededDice(seed))
    assert hand_of(guess.state, 0) == hand_of(game.state, 0)
    assert names(guess, hand_of(guess.state, 1)) not in (["colour_2"], ["territories_24"], ["asia_and_south_america"])
    assert names(guess, hand_of(guess.state, 2)) != ["colour_3"]
    assert not guess.check_victory()


def test_a_saved_game_keeps_its_missions():
    missions = {0: ["colour_3"], 1: [NEUTRAL_GOAL], 2: [NEUTRAL_GOAL]}
    game = mission_game(rules_of(D, 3), missions, owned(p0=lands("africa"), p2=lands("asia")), {"north_africa": 9})
    conquer(game, "north_africa", "brazil")
    assert decode_state(encode_state(game.snapshot())) == game.snapshot()


def test_missions_count_in_the_evaluation_as_far_as_they_are_seen():
    missions = {0: ["asia_and_africa"], 1: ["colour_3"], 2: ["territories_24"]}
    game = mission_game(rules_of(S), missions, owned(p0=lands("asia"), p2=lands("europe")))
    (term,) = [term for term in game.rules.appraise if term.name == "missions"]
    own = term.value(view(game, 0).state, game.rules, 0)
    assert own > 0
    assert term.value(view(game, 1).state, game.rules, 0) == 0
    game.state.owner[earth_board().index("congo")] = 0
    assert term.value(game.state, game.rules, 0) > own

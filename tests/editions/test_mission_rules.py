"""Mission Risk (M-01 to M-08): four missions of rising rank, claimed at the moment that each card names."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.cards import next_set_value
from risk_desktop.editions.classic.missions.catalogue import mission_named
from risk_desktop.editions.classic.missions.deck import (
    MISSIONS,
    RANKS,
    DeckError,
    hand_of,
    load_missions,
    missions_of,
    moment_of,
    title_of,
)
from risk_desktop.editions.classic.missions.events import MissionRevealed, MissionsDrawn, MissionSwapped
from risk_desktop.editions.classic.missions.log import turn_log
from risk_desktop.editions.classic.missions.ranked import claims_slot
from risk_desktop.editions.common.turns import TakeTurn
from risk_desktop.editions.registry import BadPlayerCount, make_rules
from risk_desktop.engine.choices import Claim, Pass, Pick
from risk_desktop.engine.dice import ScriptedDice, SeededDice
from risk_desktop.engine.events import HIDDEN, CardDrawn, GameWon, IncomeReceived, RegionCompleted, SetupEnded
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.view import determinize, view
from risk_desktop.storage.codec import decode_state, encode_state
from risk_desktop.ui.mission_words import phrase_words
from tests.editions.mission_games import conquer, lands, mission_game, owned, rules_of, strengthen
from tests.playing import (
    asks,
    attack,
    choose,
    done,
    earth_board,
    hand,
    islands_board,
    new_game,
    number,
    only,
    play_on,
    refuses,
)

M = "missions"
AFRICA = owned(p0=lands("africa"), p2=lands("australia"))
"""Player 0 in Africa, player 2 in Australia, player 1 everywhere else."""
ATTACKERS = {"north_africa": 30, "egypt": 30, "east_africa": 30}


def africa(missions: list[str], phase: str = "attack", **more: int) -> Game:
    """Return a game in which player 0 attacks out of Africa and holds ``missions``."""
    others = {1: ["asia_won"], 2: ["asia_won"]}
    return mission_game(rules_of(M), {0: missions, **others}, AFRICA, {**ATTACKERS, **more}, phase=phase, rolls=None)


def fight(game: Game, *steps: tuple[str, str]) -> None:
    """Conquer target after target without asking the dice."""
    game.dice = ScriptedDice(())
    for origin, target in steps:
        conquer(game, origin, target)


def choices(game: Game) -> list[str]:
    """Return the missions that may be claimed now."""
    decision = asks(game, "claim_mission", game.state.turn)
    return [choice.key for choice in decision.options if isinstance(choice, Pick)]


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 7])
def test_M_01_three_to_six_players(players):
    with pytest.raises(BadPlayerCount) as caught:
        rules_of(M, players)
    assert caught.value.allowed == (3, 4, 5, 6)


def test_M_02_28_cards_seven_of_each_rank():
    missions = missions_of(rules_of(M))
    assert [mission.rank for mission in missions] == [rank for rank in RANKS for _ in range(7)]
    assert all(mission.claim for mission in missions)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_M_02_everybody_draws_one_of_each_rank_secretly(players):
    game = new_game(rules_of(M, players), seed=players)
    game.pending()
    missions, deck = missions_of(game.rules), game.state.decks[MISSIONS]
    for player in range(players):
        assert [missions[card].rank for card in deck.hands[player]] == list(RANKS)
        assert view(game, player).state.decks[MISSIONS].hands[player] == deck.hands[player]
        assert view(game, player).state.decks[MISSIONS].hands[player - 1] == [HIDDEN] * 4
    held = {card for hand_ in deck.hands for card in hand_}
    assert len(held) == 4 * players
    assert len(deck.draw) == 28 - 4 * players
    drawn = only(game.take_events(), MissionsDrawn)
    assert [event.player for event in drawn] == list(range(players))
    assert {event.seen_by(event.player - 1).missions for event in drawn} == {("",) * 4}


def test_M_02_a_guess_gives_everybody_one_of_each_rank():
    game = new_game(rules_of(M, 5), seed=4)
    game.pending()
    hands = set()
    for seed in range(8):
        guess = determinize(view(game, 2), SeededDice(seed))
        missions = missions_of(guess.rules)
        for player in range(5):
            assert [missions[card].rank for card in hand_of(guess.state, player)] == list(RANKS)
        assert hand_of(guess.state, 2) == hand_of(game.state, 2)
        hands.add(tuple(hand_of(guess.state, 0)))
    assert len(hands) > 4


def test_M_03_missions_are_drawn_before_the_territories_are_claimed():
    game = new_game(rules_of(M, 4), seed=1)
    decision = game.pending()
    assert decision.kind == "claim"
    assert game.state.owner == [-1] * 42
    assert all(len(hand_) == 4 for hand_ in game.state.decks[MISSIONS].hands)
    assert Claim(0) in decision.options
    assert game.state.reserve == [30] * 4


@pytest.mark.parametrize(
    ("cards", "armies"),
    [(("alaska", "alberta", "northwest_territory"), None), ("infantry", 4), ("cavalry", 6), ("artillery", 8)],
)
def test_M_04_fixed_set_values(cards, armies):
    game = africa([])
    board = earth_board()
    if isinstance(cards, str):
        chosen = [t for t, symbol in enumerate(board.cards) if symbol == cards][:3]
    else:
        chosen, armies = [board.cards.index(s) for s in ("infantry", "cavalry", "artillery")], 10
    for traded in (0, 5):
        game.state.slots["cards"].traded = traded
        assert next_set_value(game, tuple(chosen)) == armies


@pytest.mark.parametrize("edition", ["missions", "secret-mission", "risiko"])
def test_on_another_board_only_missions_that_make_sense_there_are_played(edition):
    rules = make_rules(edition, islands_board(), 3, {"round_limit": 10})
    game = new_game(rules, seed=3)
    game.pending()
    missions, deck = missions_of(rules), game.state.decks[MISSIONS]
    held = [missions[card] for hand_ in deck.hands for card in hand_]
    assert held
    assert all(mission.goal.fits(islands_board(), 3) for mission in held)
    assert len({len(hand_) for hand_ in deck.hands[:3]}) == 1
    assert len(deck.discard) > 5
    if edition == "missions":
        assert claims_slot(game.state).ranks == ["captain", "major"]
        assert [m.rank for m in held] == ["captain", "major"] * 3
    for n, _ in enumerate(play_on(game, 3)):
        if n % 20 == 0 and game.pending() is not None:
            determinize(view(game, 1), SeededDice(n))
    assert game.state.outcome is not None


# --- claiming ---------------------------------------------------------------------------------------------------------


def test_M_05_a_deed_is_claimed_right_after_the_conquest_that_completes_it():
    game = africa(["conquer_3"])
    fight(game, ("north_africa", "brazil"), ("egypt", "middle_east"))
    asks(game, "attack", 0)
    fight(game, ("north_africa", "western_europe"))
    assert choices(game) == ["conquer_3"]
    happened = choose(game, Pick("conquer_3"))
    assert only(happened, MissionRevealed) == [MissionRevealed(0, "conquer_3", 1)]
    asks(game, "attack", 0)
    assert hand_of(game.state, 0) == []


def test_M_05_who_passes_has_to_wait_for_the_next_turn():
    game = africa(["conquer_3"])
    fight(game, ("north_africa", "brazil"), ("north_africa", "western_europe"), ("north_africa", "southern_europe"))
    choose(game, Pass())
    fight(game, ("egypt", "middle_east"))
    asks(game, "attack", 0)


def test_M_05_one_claim_per_turn():
    game = africa(["conquer_3", "small_region_won", "connect_11"])
    for name in lands("south_america"):
        game.state.owner[number(game, name)] = 0
    fight(game, ("north_africa", "western_europe"), ("north_africa", "southern_europe"), ("egypt", "middle_east"))
    choose(game, Pick("conquer_3"))
    done(game)
    asks(game, "fortify", 0)
    assert claims_slot(game.state).claimed
    done(game)
    assert game.pending().player == 1
    assert not claims_slot(game.state).claimed


def test_M_05_two_at_once_the_player_chooses():
    game = africa(["conquer_on_2", "land_twice"])
    fight(game, ("north_africa", "brazil"), ("north_africa", "western_europe"))
    assert choices(game) == ["conquer_on_2", "land_twice"]
    choose(game, Pick("land_twice"))
    asks(game, "attack", 0)
    assert refuses(game, Pick("conquer_on_2")).key == "illegal.choice"


def test_M_05_at_the_start_of_a_turn_before_the_income_is_counted():
    game = africa(["small_region_kept"], phase="reinforce")
    for name in lands("south_america"):
        game.state.owner[number(game, name)] = 0
    assert choices(game) == ["small_region_kept"]
    assert only(game.events, IncomeReceived) == []
    happened = choose(game, Pick("small_region_kept"))
    assert isinstance(happened[0], MissionRevealed)
    assert len(only(game.events + happened, IncomeReceived)) <= 1
    asks(game, "reinforce", 0)


def test_M_05_at_the_end_of_the_battles_before_the_move():
    game = africa(["africa_won"])
    asks(game, "attack", 0)
    done(game)
    assert choices(game) == ["africa_won"]
    choose(game, Pick("africa_won"))
    asks(game, "fortify", 0)


def test_M_05_at_the_end_of_the_turn_before_the_card():
    game = africa(["garrisons_of_5"])
    fight(game, ("north_africa", "brazil"))
    done(game)
    asks(game, "fortify", 0)
    done(game)
    assert choices(game) == ["garrisons_of_5"]
    assert hand(game, 0) == []
    happened = choose(game, Pick("garrisons_of_5"))
    assert len(only(happened, CardDrawn)) == 1


def test_M_05_nobody_claims_in_another_turn():
    game = africa([])
    game.state.decks[MISSIONS].hands[1] = [next(c for c, m in enumerate(missions_of(game.rules)) if m.id == "beat_4")]
    fight(game, ("north_africa", "brazil"), ("egypt", "middle_east"))
    asks(game, "attack", 0)


def test_M_06_a_claimed_mission_stays_claimed():
    game = africa(["africa_won"])
    done(game)
    choose(game, Pick("africa_won"))
    card = next(c for c, m in enumerate(missions_of(game.rules)) if m.id == "africa_won")
    game.state.owner[number(game, "congo")] = 1
    done(game)
    assert claims_slot(game.state).holders[card] == 0
    assert game.state.decks[MISSIONS].discard == [card]
    assert view(game, 1).state.decks[MISSIONS].discard == [card]


def test_M_07_missions_of_a_beaten_player_stay_secret_and_are_not_inherited():
    missions = {0: ["conquer_10"], 1: ["asia_won"], 2: ["conquer_3", "asia_won"]}
    owners = owned(p0=lands("africa"), p2=["brazil"])
    game = mission_game(rules_of(M), missions, owners, ATTACKERS, hands={2: ["peru", "japan"]})
    conquer(game, "north_africa", "brazil")
    deck = game.state.decks[MISSIONS]
    assert len(hand(game, 0)) == 2
    assert len(deck.hands[0]) == 1
    assert (deck.hands[2], len(deck.aside)) == ([], 2)
    for viewer in range(-1, 3):
        assert view(game, viewer).state.decks[MISSIONS].aside == [HIDDEN] * 2


def test_M_08_the_fourth_mission_wins_at_once():
    game = africa(["conquer_3"])
    for card, mission in enumerate(missions_of(game.rules)):
        if mission.id in ("beat_7", "africa_won", "two_regions_kept"):
            claims_slot(game.state).holders[card] = 0
    fight(game, ("north_africa", "brazil"), ("north_africa", "western_europe"), ("egypt", "middle_east"))
    happened = choose(game, Pick("conquer_3"))
    assert only(happened, MissionRevealed) == [MissionRevealed(0, "conquer_3", 4)]
    assert happened[-1] == GameWon((0,), "missions")
    assert game.state.outcome == Outcome((0,), "missions")


def test_M_08_removing_the_last_opponent_wins_without_a_claim():
    game = mission_game(rules_of(M), {0: ["remove_a_player"]}, owned(p1=["brazil"]), ATTACKERS, rest=0)
    conquer(game, "north_africa", "brazil")
    assert game.state.outcome == Outcome((0,), "last_standing")


# --- what the cards ask for -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "steps"),
    [
        ("conquer_on_2", [("north_africa", "brazil"), ("north_africa", "western_europe")]),
        ("land_twice", [("north_africa", "brazil"), ("egypt", "southern_europe")]),
        ("conquer_on_4", [("north_africa", "brazil"), ("egypt", "middle_east"), ("north_africa", "western_europe")]),
        ("two_victims", [("north_africa", "brazil"), ("north_africa", "western_europe"), ("egypt", "middle_east")]),
        ("conquer_5", [("north_africa", "brazil"), ("egypt", "middle_east"), ("egypt", "southern_europe")]),
    ],
)
def test_deeds_are_counted_over_the_turn(mission, steps):
    game = africa([mission])
    last = {
        "conquer_on_4": [("brazil", "venezuela"), ("venezuela", "central_america")],
        "two_victims": [("middle_east", "india"), ("india", "siam")],
        "conquer_5": [("brazil", "peru"), ("brazil", "venezuela")],
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
    game = africa(["beat_4"], brazil=4)
    fight(game)
    attack(game, "north_africa", "brazil", 3, (6, 6, 6, 1, 1), defence=2)
    attack(game, "north_africa", "brazil", 3, (6, 6, 6, 1, 1), defence=2)
    choose(game, game.pending().options.sample(SeededDice(1)))
    assert choices(game) == ["beat_4"]


def test_an_invasion_of_another_target_in_between_counts_anew():
    game = africa(["beat_4"], brazil=5, western_europe=3)
    fight(game)
    attack(game, "north_africa", "brazil", 3, (6, 6, 6, 1, 1), defence=2)
    attack(game, "north_africa", "western_europe", 3, (6, 6, 6, 1, 1), defence=2)
    attack(game, "north_africa", "brazil", 3, (6, 6, 6, 1, 1), defence=2)
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
        ("twice_on_6", ["alaska", "peru", "egypt", "japan", "iceland", "new_guinea"], {}, False),
        ("two_regions_kept", lands("australia", "africa"), {}, True),
        ("two_regions_kept", lands("europe"), {}, False),
        ("territories_22", [*lands("asia", "europe"), "egypt", "congo", "alaska"], {}, True),
        ("territories_22", [*lands("asia", "europe"), "egypt", "congo"], {}, False),
        ("large_region_kept", lands("europe"), {}, True),
        ("large_region_kept", lands("europe")[1:], {}, False),
        ("strong_15", lands("asia", "south_america"), dict.fromkeys(lands("asia", "south_america"), 2), True),
    ],
)
def test_holdings(mission, mine, armies, met):
    rules = rules_of(M)
    state = mission_game(rules, {}, owned(p0=mine), armies, rest=1).state
    goal = mission_named(mission).goal
    assert goal.met(state, rules, 0) == met
    assert (goal.progress(state, rules, 0) >= 1) == met
    assert not goal.is_deed()


# --- changing missions ------------------------------------------------------------------------------------------------


def ready(game: Game, swap: bool) -> list[int]:
    """End the set-up of a game in which player 0 holds the connected group of his mission; return his hand."""
    before = list(hand_of(game.state, 0))
    game.emit(SetupEnded(0))
    assert (hand_of(game.state, 0) != before) == swap
    return before


@pytest.mark.parametrize(("option", "swapped"), [("once", True), ("never", False)])
def test_M_02_a_mission_that_is_true_at_the_start_is_changed_once(option, swapped):
    rules = rules_of(M, mission_swap=option)
    missions = {0: ["conquer_3", "connect_11", "africa_won", "conquer_10"]}
    game = mission_game(rules, missions, owned(p0=lands("asia"), p2=["brazil"]), rolls=None)
    before = ready(game, swapped)
    after = hand_of(game.state, 0)
    assert [missions_of(rules)[card].rank for card in after] == list(RANKS)
    assert sum(a != b for a, b in zip(before, after, strict=True)) == swapped
    if swapped:
        assert game.state.decks[MISSIONS].draw[0] == before[1]
        (event,) = only(game.take_events(), MissionSwapped)
        assert event.given == "connect_11"
        assert event.seen_by(1) == MissionSwapped(0, "", "")


def test_a_card_that_cannot_come_true_may_be_changed_after_three_rounds():
    owners = owned(p0=["brazil", "japan"], p1=["egypt", "china", "peru"])
    spread = {name: n % 3 for n, name in enumerate(t.id for t in earth_board().territories)}
    rules = rules_of(M)
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


# --- the deck as data -------------------------------------------------------------------------------------------------

GOOD = "{id: a, goal: {kind: territories, count: 3}}"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("format: 2\nid: x\nmissions: []", "missions.file.shape"),
        ("format: 1\nid: x\nmissions: []", "missions.file.shape"),
        (f"format: 1\nid: x\nmissions: [{GOOD}, {GOOD}]", "missions.file.twice"),
        (f"format: 1\nid: x\nmissions: [{GOOD.replace('count: 3', 'count: 0')}]", "missions.file.shape"),
        (f"format: 1\nid: x\nmissions: [{GOOD.replace('count: 3', 'size: 3')}]", "missions.file.shape"),
        (f"format: 1\nid: x\nmissions: [{GOOD.replace('id: a', 'id: a, rank: major')}]", "missions.file.rank"),
        (
            f"format: 1\nid: x\nmissions: [{GOOD.replace('id: a', 'id: a, rank: major, claim: on_event')}]",
            "missions.file.deed",
        ),
        ("format: 1\nid: [", "map.yaml_bracket"),
    ],
)
def test_a_faulty_file_of_missions_is_refused_with_one_reason(tmp_path, text, key):
    path = tmp_path / "deck.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError) as caught:
        load_missions(path)
    assert caught.value.problem.key == key


def test_a_missing_or_huge_file_of_missions_is_refused(tmp_path):
    with pytest.raises(DeckError) as caught:
        load_missions(tmp_path / "none.yaml")
    assert caught.value.problem.key == "missions.file.unreadable"
    (tmp_path / "huge.yaml").write_bytes(b"#" * 300_000)
    with pytest.raises(DeckError) as caught:
        load_missions(tmp_path / "huge.yaml")
    assert caught.value.problem.key == "missions.file.too_large"


@pytest.mark.parametrize("edition", ["missions", "secret-mission", "risiko"])
def test_every_mission_reads_as_a_sentence(edition):
    rules = rules_of(edition, 6)
    for mission in missions_of(rules):
        for phrase in (mission.goal.phrase(), title_of(mission), moment_of(mission, rules)):
            text = phrase_words(phrase, str.title, lambda seat: f"Player {seat}")
            assert "{" not in text
            assert not text.startswith("missions.")
    assert phrase_words(mission_named("europe_and_australia").goal.phrase(), str.title, str) == (
        "Hold Europe and Australia completely, and one more continent of your choice."
    )
    assert "South_America or Australia" in phrase_words(mission_named("small_region_won").goal.phrase(), str.title, str)


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_saved_game_keeps_its_log_and_its_claims():
    game = africa(["conquer_3"])
    fight(game, ("north_africa", "brazil"), ("north_africa", "western_europe"), ("egypt", "middle_east"))
    choose(game, Pick("conquer_3"))
    assert len(turn_log(game.state).conquests) == 3
    assert decode_state(encode_state(game.snapshot())) == game.snapshot()


def test_claimed_and_visible_missions_count_in_the_evaluation():
    game = africa(["africa_won", "territories_22"])
    (term,) = [term for term in game.rules.appraise if term.name == "missions"]
    assert term.value(game.state, game.rules, 0) > term.value(view(game, 1).state, game.rules, 0) == 0
    claims_slot(game.state).holders[3] = 0
    assert term.value(view(game, 1).state, game.rules, 0) > 0


def test_at_random_missions_are_claimed_one_at_a_time():
    game = new_game(rules_of(M, 3, round_limit=15), seed=5)
    claimed = 0
    for decision, choice, _ in play_on(game, 5):
        if decision.kind == "claim_mission" and isinstance(choice, Pick):
            claimed += 1
    holders = claims_slot(game.state).holders
    assert claimed == sum(holder >= 0 for holder in holders) > 3
    assert all(holders.count(player) <= 4 for player in range(3))

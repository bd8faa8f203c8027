"""The deck of missions as data, in words, in saves and in the evaluation."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.missions.catalogue import mission_named
from risk_desktop.editions.classic.missions.deck import (
    DeckError,
    load_missions,
    missions_of,
    moment_of,
    title_of,
)
from risk_desktop.editions.classic.missions.log import turn_log
from risk_desktop.editions.classic.missions.ranked import claims_slot
from risk_desktop.engine.choices import Pick
from risk_desktop.engine.view import view
from risk_desktop.storage.codec import decode_state, encode_state
from risk_desktop.ui.rules.mission_words import phrase_words
from tests.editions.mission_games import rules_of
from tests.editions.mission_play import M, africa, fight
from tests.playing import (
    choose,
    new_game,
    play_on,
)

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
    game = africa(["africa_won", "territories_20"])
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

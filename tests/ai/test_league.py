"""Whole games: legal at every decision, the same again for the same seed, with rotating seats, and they end."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.ai import league, tune
from risk_desktop.ai.kinds import Kind
from risk_desktop.ai.league import EndlessGame, play_game, play_match, seats_of
from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.weights import for_points, weights_for
from risk_desktop.editions.registry import make_rules

WORLD_KINDS = {"claim", "setup_place", "reinforce", "attack", "defend", "occupy", "fortify", "trade"}


@pytest.mark.parametrize(
    ("level", "players"), [("easy", 3), ("easy", 6), ("normal", 3), ("normal", 5), ("hard", 3), ("hard", 4)]
)
def test_every_answer_is_legal_and_the_game_ends(earth, level, players):
    kinds = Counter()
    opponents = [make_opponent(level, seat, "balanced") for seat in range(players)]
    result = play_game(
        make_rules("world", earth, players), opponents, 11, lambda game, record: kinds.update([game.state.phase])
    )
    assert result.faults == result.illegal == 0
    assert len(result.winners) == 1
    assert result.rounds < 100
    assert sum(kinds.values()) == result.decisions


def test_every_kind_of_question_is_answered(earth):
    asked = Counter()

    class Listening:
        def __init__(self, opponent):
            self.opponent = opponent

        def choose(self, seen, decision):
            asked[decision.kind] += 1
            return self.opponent.choose(seen, decision)

    levels = ("random", "easy", "normal", "hard")
    opponents = [Listening(make_opponent(level, 3)) for level in levels]
    result = play_game(make_rules("world", earth, 4), opponents, 2)
    assert result.faults == 0
    assert set(asked) == WORLD_KINDS


def test_temperaments_play_legally(earth):
    rules = make_rules("world", earth, 4, {"round_limit": 10})
    names = ("aggressive", "builder", "opportunist", "balanced")
    result = play_game(rules, [make_opponent("normal", 1, name) for name in names], 5)
    assert result.faults == 0


def test_house_rules_are_played_legally(earth):
    options = {"set_values": "fixed", "match_bonus": 2, "fortify": "adjacent", "allocation": "deal", "round_limit": 10}
    rules = make_rules("world", earth, 4, options)
    result = play_game(rules, [make_opponent(level, 1) for level in ("hard", "normal", "easy", "random")], 5)
    assert result.faults == 0


def records(earth, level: str, seed: int) -> list:
    rules = make_rules("world", earth, 3, {"round_limit": 10})
    found = []
    play_game(rules, [make_opponent(level, seed) for _ in range(3)], 6, lambda game, record: found.append(record))
    return found


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_the_same_seed_plays_the_same_game(earth, level):
    assert records(earth, level, 4) == records(earth, level, 4)


def test_another_seed_plays_another_game(earth):
    assert records(earth, "easy", 4) != records(earth, "easy", 5)


def test_seats_rotate():
    assert seats_of(0, ("a", "b", "c"), 3) == ("a", "b", "c")
    assert seats_of(1, ("a", "b", "c"), 3) == ("b", "c", "a")
    assert seats_of(4, ("a", "b"), 4) == ("a", "b", "a", "b")


def test_a_match_is_a_function_of_its_arguments(earth):
    ais = ("easy", "random", "random")
    first = play_match("world", earth, ais, 2, 9)
    again = play_match("world", earth, ais, 2, 9)
    assert [(r.winners, r.rounds, r.decisions) for r in first] == [(r.winners, r.rounds, r.decisions) for r in again]
    assert [r.seats for r in first] == [("easy", "random", "random"), ("random", "random", "easy")]


def test_a_game_without_an_end_is_an_error(earth, monkeypatch):
    class Peaceful:
        def choose(self, seen, decision):
            raise RuntimeError("no answer: the safe choice never attacks")

    monkeypatch.setattr(league, "ROUND_CAP", 5)
    with pytest.raises(EndlessGame, match="no end after 5 rounds"):
        play_game(make_rules("world", earth, 3), [Peaceful()] * 3, 1)


# --- the tuner --------------------------------------------------------------------------------------------------------


def test_changes_of_weights_are_named():
    plain = weights_for(kind=Kind(players=4))
    found = tune.changed(plain, ["region=2.5", "last.exposed=-4"])
    assert found.region == 2.5 and found.closing.last == {**plain.closing.last, "exposed": -4.0}
    assert found.closing.coming == plain.closing.coming and weights_for(kind=Kind(players=4)) == plain
    for wrong in ("reggion=2", "last.exposure=2", "after.exposed=2", "region"):
        with pytest.raises((AttributeError, ValueError)):
            tune.changed(plain, [wrong])


def test_points_change_the_weights_as_they_say():
    weights = tune.changed(weights_for(), ["coming.exposed=-1", "last.exposed=-2", "very_last.exposed=-3"])
    assert [for_points(weights, *when).exposed for when in ((2,), (0, 1), (0, 0))] == [-1.0, -2.0, -3.0]
    for rounds, worth in ((2, 9.0), (0, 5.0)):  # in the last round nobody is mistaken
        assert for_points(weights, rounds, 1, {"territory": 9.0}).territory == worth


def test_two_players_have_weights_of_their_own_where_points_decide():
    duel, more = (for_points(weights_for(kind=Kind(players=players)), 3) for players in (2, 4))
    assert duel.territory > more.territory and duel.power < more.power
    assert for_points(weights_for(kind=Kind(players=3)), 3) == for_points(weights_for(kind=Kind(players=5)), 3) == more


def test_weights_are_compared_at_swapped_seats():
    board = tune.board_of("ad2210", "")
    found = list(tune.compare("ad2210", board, 2, ["coming.territory=1.0"], 2, 3, "easy"))
    assert len(found) == 2 and all(0 <= each.won <= 1 for each in found) and any(each.ahead for each in found)
    assert tune.report(iter(found)).startswith("2 games: won ")

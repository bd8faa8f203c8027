"""The chance to win: what it adds up to, what it looks at, that it reveals nothing, and how it is fitted and judged."""

from __future__ import annotations

import math
import random

import msgspec
import pytest

from risk_desktop.ai import chance
from risk_desktop.ai.chance import ChanceRow, chance_rows, chances_to_win, last_fitting
from risk_desktop.ai.chance_features import FEATURES, ChanceFeatures
from risk_desktop.ai.kinds import Kind, When, kind_of
from risk_desktop.editions.common.turns import new_game
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.view import view
from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.storage.codec import decode_state
from risk_desktop.tournament.chances import Judged, Sample, as_yaml, crossed, fit_rows, judgements, reliability, samples
from risk_desktop.tournament.games import Fixture
from risk_desktop.tournament.mixes import MIXES, rules_of
from risk_desktop.tournament.positions import record
from tests.playing import given


def world(owners, armies=(), **more):
    return given(owners, dict(armies), rest=2, rules=rules_of("printed-3"), **more)


@pytest.mark.parametrize("mix", sorted(MIXES))
def test_chances_of_every_mix_add_up_to_one_for_everybody_who_looks(mix):
    rules = rules_of(mix)
    game = new_game(rules, 3)
    game.pending()
    for player in range(rules.players):
        found = chances_to_win(view(game, player))
        assert len(found) == rules.players and min(found) >= 0.0
        assert math.isclose(sum(found), 1.0)
        for mate in rules.side_of(player):
            assert found[mate] == found[player]


def test_who_has_more_armies_is_likelier_to_win():
    fair, strong = world({"brazil": 0, "china": 1}), world({"brazil": 0, "china": 1}, {"brazil": 30})
    assert chances_to_win(view(strong, 1))[0] > chances_to_win(view(fair, 1))[0]
    assert chances_to_win(view(strong, 1))[1] < chances_to_win(view(fair, 1))[1]


def test_who_is_out_has_no_chance_and_who_is_left_has_them_all():
    found = chances_to_win(view(world({"brazil": 0}), 0))
    assert found[1] == 0.0 and found[2] > 0.5
    assert chances_to_win(view(world({}), 0)) == (0.0, 0.0, 1.0)


def test_a_game_that_is_over_is_shared_by_its_winners():
    game = world({"brazil": 0, "china": 1})
    game.state.outcome = Outcome((0, 1), "agreed")
    assert chances_to_win(view(game, 2)) == (0.5, 0.5, 0.0)


def test_cards_in_the_hands_of_others_count_by_their_number_only():
    one = world({"brazil": 0, "china": 1}, hands={1: ("alaska", "alberta", "ontario")})
    other = world({"brazil": 0, "china": 1}, hands={1: ("peru", "india", "japan")})
    none = world({"brazil": 0, "china": 1})
    assert chances_to_win(view(one, 0)) == chances_to_win(view(other, 0)) != chances_to_win(view(none, 0))


def test_every_game_has_a_row_and_every_number_a_feature():
    known = {*FEATURES, *(term.name for mix in MIXES for term in rules_of(mix).appraise)}
    for row in chance_rows():
        assert row.weights.keys() <= known and (not row.term or row.term in known)
    for mix in MIXES:
        rules = rules_of(mix)
        state = new_game(rules, 1).state
        assert last_fitting(chance_rows(), kind_of(rules), ChanceFeatures(rules, state, 0).terms).weights


def test_the_last_row_that_fits_counts():
    rows = [ChanceRow(When(), {}), ChanceRow(When(players=(2,)), {}), ChanceRow(When(), {}, "moons")]
    assert last_fitting(rows, Kind(3), ()) is rows[0]
    assert last_fitting(rows, Kind(2), ("suns",)) is rows[1]
    assert last_fitting(rows, Kind(2), ("suns", "moons")) is rows[2]
    with pytest.raises(LookupError):
        last_fitting(rows[1:], Kind(3), ())


# -- the fit ------------------------------------------------------------------------------------------------------------


def made_up(games: int) -> list[Sample]:
    """Return positions of games of three that are won in proportion to the armies, but for a tenth by anybody."""
    rng, found = random.Random(7), []
    for seed in range(games):
        armies = [rng.uniform(0.5, 3.0) for _ in range(3)]
        winner = rng.choices(range(3), [each**2 for each in armies])[0] if rng.random() < 0.9 else rng.randrange(3)
        won = tuple(float(player == winner) for player in range(3))
        naive = tuple(each / sum(armies) for each in armies)
        rows = [[math.log(each), rng.random()] for each in armies]
        found.append(Sample("dealt-3", seed, 1 + seed % 12, Kind(3), ("armies", "noise"), rows, 0.0, won, naive))
    return found


def test_a_fit_finds_what_wins():
    pytest.importorskip("numpy")
    rows = fit_rows(made_up(2000))
    weights = rows[-1].weights
    assert rows[0].when == When() and 1.4 < weights["armies"][0] < 2.2 and abs(weights["noise"][0]) < 0.3


def test_chances_are_judged_by_games_that_the_fit_does_not_know():
    pytest.importorskip("numpy")
    found = made_up(2000)
    judged = crossed(found)
    assert len(judged) == len(found) and {each.sample.seed for each in judged} == {each.seed for each in found}
    whole = next(each for each in judgements(judged) if each.mix == "dealt-3" and each.rounds[0] == 1)
    assert (whole.games, whole.positions) == (2000, 2000)
    assert whole.fitted < whole.naive and whole.margin == pytest.approx(whole.naive - whole.fitted)
    assert whole.margin > whole.spread > 0
    assert all(abs(each.said - each.came) < 0.1 for each in reliability(judged) if each.number > 200)
    backwards = [Judged(each.sample, each.chances[::-1]) for each in judged]
    assert judgements(backwards)[0].margin < 0


def test_what_is_written_is_read_again():
    rows = [
        ChanceRow(When(), {"armies": (1.5, -0.25)}),
        ChanceRow(When(players=(2, 3), goals=("points",)), {}, "money"),
    ]
    read = msgspec.convert(read_yaml(as_yaml(rows[:1], "by hand")), chance._ChanceFile)
    assert read.rows == tuple(rows[:1]) and read.made == "by hand"
    assert "players: [2, 3], goals: [points]" in as_yaml(rows, "by hand") and "term: money" in as_yaml(rows, "by hand")


def test_recorded_positions_are_seen_between_turns_and_the_same_again():
    fixture = Fixture("dealt-3", ("easy", "random", "easy"), 5)
    game = record(fixture)
    assert game == record(fixture) and game.winners and len(game.positions) > 3
    for seen in game.positions:
        state = decode_state(seen.state)
        assert state.round >= 1 and state.reserve[state.turn] == 0 and state.seed == 0
        hands = state.decks["territory"].hands
        assert all(card == -1 for player, hand in enumerate(hands) if player != seen.player for card in hand)
    found = list(samples([game]))
    assert {sum(sample.won) for sample in found} <= {0.0, 1.0} and all(
        len(row) == len(sample.names) for sample in found for row in sample.rows
    )

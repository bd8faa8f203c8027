"""Weights are data: which rows fit which rules, and what a table must hold."""

from __future__ import annotations

import msgspec
import pytest

from risk_desktop.ai.kinds import Kind, When, kind_of
from risk_desktop.ai.skill import SKILLS
from risk_desktop.ai.sparring.expander import EXPANDING
from risk_desktop.ai.weights import FITTED, PLAIN, WARY, tables, weights_of
from risk_desktop.editions.registry import make_rules
from risk_desktop.tournament.mixes import MIXES, rules_of
from tests.playing import board_of


@pytest.mark.parametrize(
    ("mix", "kind"),
    [
        ("printed-6", Kind(6, "rising", "claimed", "connected", "conquest")),
        ("dealt-6", Kind(6, "rising", "dealt", "regroup", "conquest")),
        ("fixed-4", Kind(4, "fixed", "dealt", "regroup", "conquest")),
        ("missions-3", Kind(3, "fixed", "claimed", "connected", "aims", "ranked")),
        ("risiko-6", Kind(6, "rising", "dealt", "regroup", "aims", "missions")),
        ("capitals-6", Kind(6, "fixed", "dealt", "adjacent", "aims", "capitals")),
        ("world-allies-2", Kind(2, "rising", "dealt", "connected", "aims", "opponent")),
        ("teams-4", Kind(4, "fixed", "claimed", "connected", "sides")),
        ("original-duel-2", Kind(2, "rising", "dealt", "adjacent", "conquest")),
        ("ad2210-4", Kind(4, "none", "claimed", "", "points")),
    ],
)
def test_rules_say_what_kind_of_game_they_make(mix, kind):
    assert kind_of(rules_of(mix)) == kind


def test_a_row_fits_where_all_its_conditions_are_met():
    kind = Kind(6, "fixed", "dealt", "regroup")
    assert When().fits(kind) and When(players=(5, 6), sets=("fixed",)).fits(kind)
    assert not When(players=(5, 6), sets=("rising",)).fits(kind) and not When(goals=("sides",)).fits(kind)
    assert When(aim=("missions",)).fits(Kind(goals="aims", aim="missions")) and not When(aim=("missions",)).fits(kind)


@pytest.mark.parametrize("table", sorted(tables()))
@pytest.mark.parametrize("mix", sorted(MIXES))
def test_every_table_has_weights_for_every_mix(table, mix):
    weights = weights_of(kind_of(rules_of(mix)), table)
    assert weights.power > 0 and weights.opening > 0 and weights.closing.last


def test_the_plain_table_is_what_it_always_was():
    """The weaker levels and the expander play with it: their strength is a measure for all others."""
    four, two = weights_of(Kind(players=4)), weights_of(Kind(players=2))
    assert (four.power, four.territory, four.region, four.largest, four.caution) == (1.5, 0.55, 2.2, 0.15, 0.0)
    assert (two.territory, two.progress) == (0.2, 0.4)
    assert {EXPANDING.table, *(SKILLS[level].table for level in ("easy", "normal"))} == {PLAIN}


def test_stopping_counts_more_in_the_first_rounds_only():
    cautious = msgspec.structs.replace(weights_of(Kind()), caution=0.6, opening=4.0)
    assert [round(cautious.caution_in(number), 2) for number in (1, 2, 3, 4, 5, 30)] == [0.6, 0.45, 0.3, 0.15, 0.0, 0.0]
    assert weights_of(Kind()).caution_in(1) == 0.0


def test_hard_plays_with_fitted_weights_where_four_or_more_conquer_all_land():
    assert SKILLS["hard"].table == FITTED
    for mix, fitted in (
        ("dealt-6", True),
        ("steady-4", True),
        ("dealt-3", False),
        ("duel", False),
        ("missions-6", False),
        ("ad2210-4", False),
    ):
        kind = kind_of(rules_of(mix))
        assert (weights_of(kind, FITTED) != weights_of(kind)) == fitted


@pytest.mark.parametrize(
    ("edition", "players", "caution"),
    [
        ("secret-mission", 4, 0.9),
        ("risiko", 6, 0.6),
        ("secret-mission", 3, 0.0),
        ("missions", 4, 0.0),
        ("capitals", 4, 0.0),
        ("teams", 4, 0.0),
    ],
)
def test_experts_are_cautious_where_four_or_more_have_one_mission_each(edition, players, caution):
    kind = kind_of(make_rules(edition, board_of(edition), players, {}))
    assert SKILLS["expert"].table == WARY
    assert weights_of(kind, WARY).caution == caution
    assert (weights_of(kind, WARY).caution_in(10) > 0.4) == (caution > 0)
    assert weights_of(kind, SKILLS["hard"].table).caution == 0


def test_experts_reach_for_land_and_regions_before_the_last_round_where_three_play_for_points():
    for edition in ("ad2210", "godstorm"):
        kind = kind_of(make_rules(edition, board_of(edition), 3, {}))
        experts, hards = (weights_of(kind, SKILLS[level].table).closing for level in ("expert", "hard"))
        assert experts.coming["region"] > 2 * hards.coming["region"] > 0
        assert hards.coming["exposed"] < 2 * experts.coming["exposed"] < 0
        assert experts.coming.keys() == hards.coming.keys() and experts.very_last == hards.very_last
        four = kind_of(make_rules(edition, board_of(edition), 4, {}))
        assert weights_of(four, WARY).closing == weights_of(four, FITTED).closing

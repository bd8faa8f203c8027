"""The library: an entry for every rule set, lengths, and advice that keeps to what was asked."""

from __future__ import annotations

import pytest

from risk_desktop.editions.library import TASTES, Entry, advise, entries, entry_of
from risk_desktop.editions.registry import EDITIONS

ALL = tuple(EDITIONS.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_set_has_an_entry_with_a_length_for_every_number_of_players(edition):
    entry = entries()[edition]
    assert tuple(sorted(entry.lengths)) == EDITIONS[edition].all_players
    assert set(entry.tastes) <= set(TASTES)


def test_a_length_is_told_in_steps_of_five_and_as_with_the_nearest_number_that_is_known():
    entry = Entry("strange", {3: 32, 5: 58}, ("war",), "board", (0.5, 0.5))
    assert [entry.minutes(players) for players in (2, 3, 4, 5, 6)] == [30, 30, 30, 60, 60]
    assert Entry("short", {2: 1}, ("war",), "board", (0.5, 0.5)).minutes(2) == 5


def test_a_limit_of_rounds_shortens_a_game_that_has_no_end_as_printed():
    entry = Entry("strange", {3: 44}, ("war",), "board", (0.5, 0.5))
    lengths = [entry.minutes(3, {"round_limit": rounds}) for rounds in (0, 10, 15, 50)]
    assert lengths == [45, 35, 45, 45]


def test_years_more_or_less_change_the_length_in_their_proportion():
    lengths = [entry_of(EDITIONS["ad2210"]).minutes(4, {"years": years}) for years in (3, 5, 7)]
    assert lengths == [60, 100, 140]
    assert entry_of(EDITIONS["godstorm"]).minutes(4, {"epochs": 3}) == 60


@pytest.mark.parametrize("taste", TASTES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_advice_is_playable_by_so_many_and_the_taste_comes_first(players, taste):
    found = advise(ALL, players, 0, taste)
    assert found
    assert all(players in advice.edition.all_players for advice in found)
    met = [advice.taste == taste for advice in found]
    assert met == sorted(met, reverse=True)
    assert all(advice.in_time for advice in found)


def test_what_takes_too_long_says_so_and_stands_behind():
    found = advise(ALL, 5, 45, "war")
    for advice in found:
        assert advice.in_time == (advice.minutes <= 45)
    wars = [advice.minutes for advice in found if advice.taste]
    assert wars[0] == min(wars)


def test_without_a_taste_nothing_is_claimed():
    assert {advice.taste for advice in advise(ALL, 4, 0, "")} == {""}


def test_a_rule_set_that_the_file_does_not_know_gets_plain_values():
    class Strange:
        id = "strange"

    assert isinstance(entry_of(Strange()), Entry)  # type: ignore[arg-type]

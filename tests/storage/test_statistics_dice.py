"""Which dice are counted, and as what: kinds apart, the first throw of each, god wars too."""

from __future__ import annotations

from risk_desktop.engine.choices import DefendWith
from risk_desktop.storage.statistics import Statistics
from tests.editions.ad2210 import year as ad
from tests.editions.godstorm import epoch as gods
from tests.playing import choose, rolling


def told(game, events) -> Statistics:
    statistics = Statistics(3)
    statistics.note(game, events)
    return statistics


def test_dice_with_eight_sides_are_counted_apart():
    game = ad.year({"alberta": "0 5 land nuclear", "canada": "1 3", "japan": "2 4"})
    events = ad.invade(game, "alberta", "canada", 3)
    rolling(game, 8, 1, 6, 5, 4)
    statistics = told(game, events + choose(game, DefendWith(2)))
    assert statistics.luck[0].faces == {6: [0, 0, 0, 0, 0, 1], 8: [1, 0, 0, 0, 0, 0, 0, 1]}
    assert statistics.luck[1].faces == {6: [0, 0, 0, 1, 1, 0]}
    assert statistics.faces() == {6: [0, 0, 0, 1, 1, 1], 8: [1, 0, 0, 0, 0, 0, 0, 1]}


def test_a_copy_counts_for_itself():
    game = ad.year({"alberta": "0 5 land", "canada": "1 3", "japan": "2 4"})
    statistics = told(game, ad.roll(game, "alberta", "canada", 1, [8, 6, 6]))
    twin = statistics.copy()
    twin.note(game, ad.roll(game, "alberta", "canada", 1, [7, 6, 6]))
    assert statistics.faces()[8] == [0, 0, 0, 0, 0, 0, 0, 1]
    assert twin.faces()[8] == [0, 0, 0, 0, 0, 0, 1, 1]


def test_dice_that_are_rolled_again_count_as_they_fell_at_first():
    game = gods.front("0 4 magic", "1 1 temple")
    statistics = told(game, gods.invade(game, "egypt", "nubia", 3, rolls=[1, 1, 2, 4, 1, 5, 1, 1, 3]))
    assert statistics.luck[0].faces == {6: [2, 0, 0, 1, 0, 0]}
    assert statistics.luck[1].faces == {6: [1, 0, 0, 0, 0, 0]}


def test_the_dice_of_a_god_war_count_without_additions_and_leave_the_next_battle_alone():
    game = gods.front("0 5 magic", "1 1 war")
    events = gods.invade(game, "egypt", "nubia", 3, rolls=[1, 5, 6, 2, 2, 3, 1, 4])
    statistics = told(game, events + gods.again(game, 3, 6, 6, 5, 2))
    assert statistics.luck[0].faces == {6: [1, 0, 0, 0, 1 + 1, 1 + 2]}
    assert statistics.luck[1].faces == {6: [0, 2 + 1, 1, 0, 0, 0]}

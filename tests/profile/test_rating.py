"""Ratings: one example by hand, sums, and the games that don't count."""

from __future__ import annotations

from math import log, sqrt

import pytest
from msgspec.structs import replace

from risk_desktop.profile.rating import (
    ANCHORS,
    DRIFT,
    START,
    START_ERROR,
    PersonRating,
    RatedSeat,
    expected,
    rated,
    ratings,
)
from tests.profile.games import seats, told

THREE = seats(("Ada", "human"), ("Bo", "normal"), ("Cy", "hard"))


def test_an_example_by_hand():
    """Ada (1400 ±110) wins against Normal (1500) and Hard (1700), a weight of one half for each pair.

    Elo expects 1 / (1 + 10 ** 0.25) = 0.35994 and 1 / (1 + 10 ** 0.75) = 0.15098, so she gains (0.64006 + 0.84902) / 2 =
    0.74454 of a game. The information of the game is (ln 10 / 400) ** 2 * (0.23038 + 0.12819) / 2 = 5.9409e-06; with
    1 / (110 ** 2 + 4 ** 2) = 8.2535e-05 that makes a variance of 11302.3 and 1400 + 0.0057565 * 11302.3 * 0.74454.
    """
    [game] = ratings([(told(1, *THREE), ["ada", "", ""])])
    after = game.after["ada"]
    assert (after.value, after.error) == (pytest.approx(1448.44, abs=0.01), pytest.approx(106.31, abs=0.01))


def test_among_persons_one_gains_what_the_others_lose():
    places = [(1, 0), (2, 1), (3, 2), (4, 3)]
    equal = [RatedSeat(PersonRating(START + 50 * side, 80.0), place, side) for place, side in places]
    after = rated(equal)
    assert after[0].value > equal[0].rating.value and after[3].value < equal[3].rating.value
    weighed = sum((new.value - old.rating.value) / new.error**2 for new, old in zip(after, equal, strict=True))
    assert weighed == pytest.approx(0, abs=1e-12)
    alike = rated([RatedSeat(PersonRating(), place, side) for place, side in places])
    assert sum(rating.value - START for rating in alike) == pytest.approx(0, abs=1e-9)


def test_a_shared_place_between_equals_changes_nothing_but_the_doubt():
    after = rated([RatedSeat(PersonRating(), 1.5, 0), RatedSeat(PersonRating(), 1.5, 1)])
    assert after[0].value == START and after[0].error < sqrt(START_ERROR**2 + DRIFT**2)


def test_levels_stay_what_they_are_and_partners_are_no_pair():
    level = RatedSeat(PersonRating(ANCHORS["hard"], 0.0), 2, 1, is_fixed=True)
    partners = [RatedSeat(PersonRating(), 1, 0), RatedSeat(PersonRating(1600.0, 50.0), 1, 0), level]
    after = rated(partners)
    assert after[2] == level.rating and after[0].value > START
    assert rated(partners[:2]) == [seat.rating for seat in partners[:2]]


def test_doubt_comes_to_rest_where_a_rating_still_moves():
    own = PersonRating()
    for number in range(400):
        seat = RatedSeat(own, 1 if number % 2 else 2, 0)
        own = rated([seat, RatedSeat(PersonRating(1400.0, 0.0), 1.5, 1, is_fixed=True)])[0]
    assert 35 < own.error < 45 and own.value == pytest.approx(1400, abs=15)
    assert expected(1500.0, 1500.0) == 0.5 and log(expected(1900, 1500) / expected(1500, 1900), 10) == pytest.approx(1)


@pytest.mark.parametrize(
    "game",
    [
        told(1, *THREE, copied=True),
        told(1, *THREE, undone_rolls=1),
        told(1, replace(THREE[0], hints=1), *THREE[1:]),
        told(1, replace(THREE[0], passed=True), *THREE[1:]),
        told(1, THREE[0], replace(THREE[1], kind="bot"), replace(THREE[2], kind="bot")),
        told(1, *(replace(seat, side=0) for seat in THREE)),
    ],
    ids=["copied", "undone", "hint", "passed", "programs", "one side"],
)
def test_a_game_with_help_or_without_known_opponents_does_not_count(game):
    assert ratings([(game, ["ada", "", ""])]) == []


def test_who_sits_in_two_seats_is_not_rated():
    game = told(1, *seats(("Ada", "human"), ("ada", "human"), ("Cy", "hard")))
    assert ratings([(game, ["ada", "ada", ""])]) == []


def test_games_follow_each_other():
    games = [(told(day, *THREE), ["ada", "", ""]) for day in range(1, 7)]
    values = [game.after["ada"].value for game in ratings(games)]
    assert len(values) == 6 and values == sorted(values)

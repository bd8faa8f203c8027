"""What a profile tells: shares, streaks, luck, dice, moments, evenings, and whose games they are."""

from __future__ import annotations

from datetime import UTC, datetime
from math import sqrt

import pytest
from msgspec.structs import replace

from risk_desktop.profile.export import as_data
from risk_desktop.profile.people import People, keep_people, load_people, persons_in
from risk_desktop.profile.record import COMEBACK, BestMoment
from risk_desktop.profile.summary import Share, summary_of
from risk_desktop.tournament.intervals import wilson
from tests.profile.games import seats, told

NOBODY = People()
ADA, EVE = ("Ada", "human"), ("Eve", "human")


def test_shares_by_opponents_rule_sets_and_players():
    games = [
        told(1, *seats(ADA, ("Bo", "easy"), ("Cy", "hard"))),
        told(2, *seats(("Bo", "easy"), ADA), edition="world-duel"),
        told(3, *seats(("Bo", "normal"), ("Cy", "hard"), ADA)),
        told(4, *seats(ADA, EVE, ("Cy", "expert"))),
        told(5, *seats(EVE, ("Bo", "easy"))),
    ]
    found = summary_of(games, NOBODY, "ada")
    assert (found.total.games, found.total.won, found.total.place) == (4, 2, pytest.approx(7 / 4))
    assert found.total.fair == pytest.approx((1 / 3 + 1 / 2 + 1 / 3 + 1 / 3) / 4)
    assert found.total.interval == pytest.approx(wilson(2, 4))
    assert [(share.key, share.games, share.won) for share in found.by_opponents] == [
        ("easy", 1, 0),
        ("hard", 2, 1),
        ("people", 1, 1),
    ]
    assert [(share.key, share.games) for share in found.by_edition] == [("world", 3), ("world-duel", 1)]
    assert [(share.key, share.games) for share in found.by_players] == [("3", 3), ("2", 1)]
    assert found.since == games[0].created
    only = summary_of(games, NOBODY, "Ada", "world-duel")
    assert (only.total.games, only.total.won) == (1, 0) and only.rating == found.rating


def test_a_game_that_a_computer_ended_for_somebody_is_neither_won_nor_lost():
    mine = told(1, *seats(ADA, ("Bo", "easy")))
    turn = BestMoment("best_turn", "earth", "alaska", 4, 2, 10)
    owner, *others = seats(ADA, ("Bo", "easy"))
    lent = told(2, replace(owner, passed=True, left=True, moments=(turn,), faces={6: [1, 0, 0, 0, 0, 0]}), *others)
    found = summary_of([mine, lent], NOBODY, "Ada")
    assert (found.total.games, found.total.won, found.streak) == (1, 1, 1)
    assert [each.moment for each in found.moments] == [turn] and found.dice[0].faces == (1, 0, 0, 0, 0, 0)
    assert len(found.curve) == 1, "nor is it rated"


def test_partners_have_the_fair_share_of_their_side():
    team = seats(ADA, ("Bo", "easy"), ("Cy", "hard"), ("Di", "hard"))
    game = told(1, *(replace(seat, side=number % 2) for number, seat in enumerate(team)))
    assert summary_of([game], NOBODY, "Ada").total.fair == 0.5


def test_streaks_and_luck():
    results = (True, True, False, True, True, True, False, True)
    games = [
        told(day, *seats(*([ADA, ("Bo", "easy")] if won else [("Bo", "easy"), ADA]), luck=float(day)))
        for day, won in enumerate(results, start=1)
    ]
    found = summary_of(games, NOBODY, "Ada")
    assert (found.streak, found.running) == (3, 1)
    assert found.luck == 4.5 and found.luck_error == pytest.approx(sqrt(6) / sqrt(8))
    assert len(found.curve) == 8 and found.rating == found.curve[-1].rating


def test_the_dice_are_those_of_all_seats():
    own, other = seats(ADA, ("Bo", "easy"))
    game = told(
        1, replace(own, faces={6: [1, 2, 3, 4, 5, 6]}), replace(other, faces={6: [6, 5, 4, 3, 2, 1], 8: [1] * 8})
    )
    found = summary_of([game, replace(game, id="2")], NOBODY, "Ada").dice
    assert [(tally.sides, tally.faces) for tally in found] == [(6, (14,) * 6), (8, (2,) * 8)]
    assert found[0].chance == pytest.approx(1)


def test_the_best_moment_of_each_kind_is_told():
    def moment(kind: str, amount: int) -> BestMoment:
        return BestMoment(kind, "earth", "alaska", amount, 3, 40)

    own, other = seats(ADA, ("Bo", "easy"))
    first = told(1, replace(own, moments=(moment("best_turn", 4), moment("unlikeliest_win", 300))), other)
    second = told(
        2, replace(own, moments=(moment("best_turn", 7),)), replace(other, moments=(moment("best_turn", 20),))
    )
    found = summary_of([first, second], NOBODY, "Ada").moments
    assert [(each.moment.kind, each.moment.amount, each.save) for each in found] == [("best_turn", 7, "2.risk")]


def test_a_game_won_against_the_odds_is_told_before_the_rest():
    def moment(kind: str, amount: int) -> BestMoment:
        return BestMoment(kind, "", "", amount, 3, 40)

    own, other = seats(ADA, ("Bo", "easy"))
    kinds = (("longest_battle", 9), ("largest_army", 30), ("unlikeliest_win", 900), ("best_turn", 6))
    plain = [moment(*kind) for kind in kinds]
    games = [
        told(day, replace(own, moments=(*plain, moment(COMEBACK, against))), other)
        for day, against in enumerate((790, 962, 810), start=1)
    ]
    found = summary_of(games, NOBODY, "Ada").moments
    assert [each.moment.kind for each in found] == ["best_turn", COMEBACK, "unlikeliest_win", "largest_army"]
    assert (found[1].moment.amount, found[1].save) == (962, "2.risk")
    assert COMEBACK not in {each.moment.kind for each in summary_of(games[:1], NOBODY, "Ada").moments}


def test_an_evening_is_the_games_of_one_day_between_the_same_players():
    day = [told(1, *seats(ADA, EVE)), told(1, *seats(EVE, ADA)), told(1, *seats(EVE, ADA)), told(2, *seats(ADA, EVE))]
    games = [
        replace(game, id=str(n), created=f"2026-03-0{1 if n < 3 else 2}T2{n}:00:00+00:00") for n, game in enumerate(day)
    ]
    other = told(1, *seats(ADA, ("Bo", "easy")))
    late, evening, solo = summary_of([*games, other], NOBODY, "Ada").evenings[:3]
    assert (late.date, late.games, evening.date, evening.games) == ("2026-03-02", 1, "2026-03-01", 3)
    assert [(player.name, player.won) for player in evening.players] == [
        ("Eve", (False, True, True)),
        ("Ada", (True, False, False)),
    ]
    assert [player.is_person for player in solo.players] == [True, False]


def test_a_person_gets_another_name_and_two_become_one():
    games = [told(1, *seats(ADA, ("Bo", "easy"))), told(2, *seats(EVE, ADA)), told(3, *seats(ADA, ("Bo", "hard")))]
    assert persons_in(games, NOBODY) == ["Ada", "Eve"]
    people = NOBODY.rename("ada", "Adele")
    assert persons_in(games, people) == ["Adele", "Eve"] and summary_of(games, people, "Adele").total.games == 3
    back = people.rename("Adele", "Ada")
    assert persons_in(games, back) == ["Ada", "Eve"]
    one = people.rename("Adele", "Eve")
    assert persons_in(games, one) == ["Eve"] and summary_of(games, one, "eve").total.games == 3
    for name in ("", "   ", "x" * 17):
        with pytest.raises(ValueError, match="not a name"):
            NOBODY.rename("Ada", name)


def test_forgotten_games_are_nobodys_and_later_ones_begin_anew():
    games = [told(1, *seats(ADA, EVE)), told(20, *seats(ADA, EVE))]
    people = NOBODY.rename("Ada", "Adele").forget("Adele", datetime(2026, 3, 10, tzinfo=UTC))
    assert persons_in(games, people) == ["Eve", "Ada"]
    assert summary_of(games, people, "Ada").total.games == 1
    assert [each.game for each in summary_of(games, people, "Ada").curve] == [games[1].id]


def test_people_are_kept_and_a_damaged_file_is_set_aside(tmp_path):
    people = NOBODY.rename("Ada", "Adele").forget("Eve", datetime(2026, 3, 10, tzinfo=UTC))
    keep_people(tmp_path, people)
    assert load_people(tmp_path) == people
    (tmp_path / "people.json").write_text('{"forgotten": {"eve": "some day"}}')
    assert load_people(tmp_path) == NOBODY and (tmp_path / "people.json.bad").exists()
    assert load_people(tmp_path / "nowhere") == NOBODY


def test_a_profile_as_data_has_the_games_of_its_person_only():
    games = [told(1, *seats(ADA, ("Bo", "easy"))), told(2, *seats(EVE, ("Bo", "easy")))]
    data = as_data(summary_of(games, NOBODY, "Ada"), games, NOBODY)
    assert [game["id"] for game in data["games"]] == [games[0].id]
    assert data["by_opponents"] == [{"key": "easy", "games": 1, "won": 1, "fair": 0.5, "place": 1.0, "share": 1.0}]
    assert data["rating"]["value"] == pytest.approx(data["curve"][-1]["rating"]["value"])


def test_a_share_of_all_or_none_is_not_taken_for_certain():
    assert Share("", 100, 50, 0.25, 2.0).interval == pytest.approx((0.404, 0.596), abs=0.001)
    none, every = (Share("", 6, won, 0.25, 2.0).interval for won in (0, 6))
    assert none[0] == 0 and none[1] > 0.35 and every == pytest.approx((1 - none[1], 1))
    assert Share("", 1, 0, 0.25, 1.0).interval == pytest.approx((0, 0.793), abs=0.001)

"""``simulate`` of rule sets in which points decide: points and places beside the wins."""

from __future__ import annotations

import json

import pytest

from risk_desktop.cli import main
from risk_desktop.commands.support.standings import FinalCount, FinalStanding, mean_of, standing_of
from risk_desktop.editions.common.fallen import put_out
from risk_desktop.editions.common.score import points_of
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.game import Record
from risk_desktop.engine.state import Outcome
from tests.editions.ad2210.year import year
from tests.playing import new_game, world

AT_THE_END = Record(0, Pass())


def test_who_is_out_has_no_points_and_stands_behind_all_others_and_equal_points_share_places():
    game = year({"alberta": "1 2", "nunavut": "2 2", "egypt": "3 1", "canada": "3 1"}, players=4, year=5)
    put_out(game, [0], 3)
    count = FinalCount()
    count.note(game, AT_THE_END)
    assert count.rows((0, 1, 2, 3)) == ()
    game.state.outcome = Outcome((3,), "score")
    count.note(game, AT_THE_END)
    points = points_of(game, 3)
    assert points > points_of(game, 1) == points_of(game, 2)
    least = points_of(game, 1)
    assert count.rows((3, 0, 1, 2)) == (
        FinalStanding(3, 0, 4.0),
        FinalStanding(0, least, 2.5),
        FinalStanding(1, least, 2.5),
        FinalStanding(2, points, 1.0),
    )


def test_who_won_a_tie_stands_before_who_lost_it():
    game = year({"alberta": "0 2", "nunavut": "1 2"}, players=2, year=5)
    game.state.outcome = Outcome((1,), "score")
    count = FinalCount()
    count.note(game, AT_THE_END)
    assert [row.place for row in count.rows((0, 1))] == [2.0, 1.0]


def test_points_are_counted_only_where_they_decide():
    game = new_game(world(3), 1)
    game.state.outcome = Outcome((0,), "conquest")
    count = FinalCount()
    count.note(game, AT_THE_END)
    assert count.rows((0, 0, 0)) == () and standing_of([()], 0) == {}


def test_a_game_counts_once_with_all_seats_of_an_opponent():
    games = [
        (FinalStanding(0, 10, 1.0), FinalStanding(1, 4, 3.0), FinalStanding(0, 6, 2.0)),
        (FinalStanding(0, 4, 2.0), FinalStanding(1, 9, 1.0), FinalStanding(0, 2, 3.0)),
    ]
    found = standing_of(games, 0)
    assert found["points"]["mean"] == 5.5 and found["place"]["mean"] == 2.0
    low, high = found["points"]["ci95"]
    assert low < 5.5 < high and low + high == pytest.approx(11)
    assert mean_of([3.0]) == {"mean": 3.0, "ci95": None}


def test_simulate_prints_points_and_places(capsys):
    words = ["simulate", "--edition", "ad2210", "--players", "2", "--games", "2", "--ai", "random,random"]
    words += ["--option", "years=3", "--workers", "1"]
    assert main([*words, "--json"]) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    assert [list(seat)[-2:] for seat in seats] == [["points", "place"]] * 2
    assert sum(seat["place"]["mean"] for seat in seats) == pytest.approx(3)
    assert all(seat["points"]["mean"] >= 0 and len(seat["points"]["ci95"]) == 2 for seat in seats)
    assert main(["--language", "en", *words]) == 0
    assert capsys.readouterr().out.count("points on average") == 2

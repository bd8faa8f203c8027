"""The league: sparring partners, games that depend on nothing but their fixture, results that survive a kill, fits."""

from __future__ import annotations

import msgspec
import pytest

from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import UnknownLevel
from risk_desktop.ai.sparring import NEVER_FITTED, PARTNERS, make_partner
from risk_desktop.editions.common.bidding import MarkerTaken
from risk_desktop.editions.common.money import MoneyPaid
from risk_desktop.engine.events import Event, TerritoryConquered
from risk_desktop.engine.game import Game, Record
from risk_desktop.tournament.fit import Plan, fit, tables, won_by
from risk_desktop.tournament.games import (
    BadEntrant,
    Fixture,
    FixtureResult,
    entrant,
    make_entrant,
    parsed,
    play,
    rotated,
)
from risk_desktop.tournament.mixes import MIXES, rules_of
from risk_desktop.tournament.ratings import ratings, standings
from risk_desktop.tournament.results import Results

BOXES = ("ad2210", "godstorm")
CLASSIC = sorted({mix.edition: name for name, mix in reversed(MIXES.items()) if mix.edition not in BOXES}.values())
"""The mix with the fewest players of each classic rule set."""


def game(seats: str, *winners: int, mix: str = "dealt-3", seed: int = 1) -> FixtureResult:
    return FixtureResult(Fixture(mix, tuple(seats.split()), seed), winners, 5, 0, 1.0)


@pytest.mark.parametrize("mix", CLASSIC)
def test_every_classic_rule_set_is_played_by_partners(mix):
    """Each by some of them; all of them come up."""
    names, first = sorted(PARTNERS), CLASSIC.index(mix)
    found = play(rotated(mix, (*names[first % len(names) :], *names[: first % len(names)]), 1, 2)[0])
    assert found.winners and found.faults == 0


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(PARTNERS))
@pytest.mark.parametrize("mix", sorted(MIXES))
def test_every_partner_plays_every_mix(mix, name):
    found = play(rotated(mix, (name, "easy"), 1, 3)[0])
    assert found.winners and found.faults == 0


def watched(mix: str, *names: str) -> list[tuple[int, Event]]:
    """Return what happens in a game, with the rounds."""
    found: list[tuple[int, Event]] = []

    def note(game: Game, record: Record) -> None:
        found.extend((game.state.round, event) for event in game.events)

    play_game(rules_of(mix), [make_partner(name, seat) for seat, name in enumerate(names)], 3, on_record=note)
    return found


@pytest.mark.parametrize("mix", ["ad2210-2", "godstorm-2"])
def test_a_saver_pays_for_nothing_but_bids_until_the_end_is_near(mix):
    spent = [
        (number, e.purpose) for number, e in watched(mix, "saver", "easy") if isinstance(e, MoneyPaid) and not e.player
    ]
    assert {purpose for number, purpose in spent if number <= 3} <= {"bid"}
    assert any(number >= 4 for number, _ in spent)


@pytest.mark.parametrize("mix", ["ad2210-2", "godstorm-2"])
def test_a_finisher_pays_for_the_last_place(mix):
    seen = watched(mix, "finisher", "easy")
    places = [event.place for _, event in seen if isinstance(event, MarkerTaken) and event.player == 0]
    assert len(places) == 5 and places.count(2) >= 4


@pytest.mark.parametrize("mix", ["ad2210-2", "godstorm-2"])
def test_a_camper_waits_for_the_last_round(mix):
    def taken(name: str) -> list[int]:
        seen = watched(mix, name, "easy")
        return [number for number, e in seen if isinstance(e, TerritoryConquered) and e.player == 0]

    camper, expander = taken("camper"), taken("expander")
    assert sum(number < 5 for number in camper) < sum(number < 5 for number in expander)
    assert 5 in camper


@pytest.mark.parametrize("names", [("hunter", "stacker", "expander"), ("racer", "breaker", "sitter")])
def test_partners_play_the_same_game_again(names):
    fixture = Fixture("dealt-3", names, 4)
    first, again = (msgspec.structs.replace(play(fixture), seconds=0.0) for _ in range(2))
    assert first == again and first.faults == 0


def test_partners_are_found_by_name():
    assert set(NEVER_FITTED) < set(PARTNERS)
    with pytest.raises(UnknownLevel, match="hunter"):
        make_partner("gatherer", 1)


def test_an_entrant_may_have_weights_of_its_own():
    text = entrant("hard", {"territory": 0.25, "caution": 0.7})
    assert text == "hard:caution=0.7:territory=0.25" and parsed(text) == ("hard", {"territory": 0.25, "caution": 0.7})
    assert make_entrant(text, 1).mind._changes == {"territory": 0.25, "caution": 0.7}  # type: ignore[attr-defined]
    for wrong in ("hard:trust=1", "hard:caution", "hunter:caution=1", "hard:closing=1"):
        with pytest.raises(BadEntrant):
            make_entrant(wrong, 1)


def test_everybody_moves_on_by_one_seat():
    first, second = rotated("dealt-3", ("easy", "random"), 2, 9)
    assert first == Fixture("dealt-3", ("easy", "random", "easy"), 9)
    assert second == Fixture("dealt-3", ("random", "easy", "random"), 10)


def test_results_survive_a_kill_in_the_middle_of_a_line(tmp_path):
    path = tmp_path / "games.jsonl"
    fixtures = rotated("dealt-3", ("random",), 3, 5)
    first = [*Results(path, FixtureResult).play(fixtures[:2], lambda games: map(play, games))]
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    again = Results(path, FixtureResult)
    assert len(again) == 1 and again.missing(fixtures) == fixtures[1:]
    list(again.play(fixtures, lambda games: map(play, games)))
    found = Results(path, FixtureResult).of(fixtures)
    assert [each.winners for each in found[:2]] == [each.winners for each in first]
    assert len(path.read_bytes().splitlines()) == 3


def test_a_file_of_something_else_is_no_league(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(msgspec.MsgspecError):
        Results(path, FixtureResult)


def test_standings_count_seats_and_share_victories():
    played = [game("a b b", 0), game("b a b", 0, 1, seed=2), game("b b a", seed=3)]
    a, b = standings(played)
    assert (a.entrant, a.games, a.won, round(a.parity, 3)) == ("a", 3, 1.5, 0.333)
    assert (b.entrant, b.games, b.won) == ("b", 6, 0.5) and a.low < 0.5 < a.high
    assert won_by(played) == pytest.approx({"a": 1.5, "b": 0.25})


def test_who_wins_more_is_rated_higher():
    played = [game("a b c", 0 if number % 3 else 1, seed=number) for number in range(30)]
    first, second, last = ratings(played)
    assert [first.entrant, second.entrant, last.entrant] == ["a", "b", "c"]
    assert first.points > second.points > last.points and abs(first.points + second.points + last.points) < 1
    assert first.spread < last.spread


def test_candidates_of_a_fit_sit_equally_often_and_only_with_partners():
    plan = Plan("easy", {"territory": 0.5}, ("dealt-4", "dealt-3"), ("random",), guests=2, population=3, games=12)
    found = tables(plan, 0, ["x", "y", "z"])
    seats = [name for fixture in found for name in fixture.seats]
    assert {name: seats.count(name) for name in "xyz"} == {"x": 6, "y": 6, "z": 6} and seats.count("random") == 24
    assert found == tables(plan, 0, ["x", "y", "z"])
    assert not {f.seed for f in found} & {f.seed for f in tables(plan, 1, ["x", "y", "z"])}


def test_a_fit_finds_what_wins_and_goes_on_where_it_was(tmp_path):
    """The games are made up: whoever values land more wins."""
    pytest.importorskip("cma")
    plan = Plan("easy", {"territory": 0.5, "region": 2.0}, ("dealt-4",), ("random",), games=12, seed=2)
    asked = []

    def made_up(fixtures):
        for fixture in fixtures:
            asked.append(fixture)
            land = [parsed(name)[1].get("territory", 0.0) for name in fixture.seats]
            yield FixtureResult(fixture, (land.index(max(land)),), 5, 0, 1.0)

    path = tmp_path / "fit.jsonl"
    first = list(fit(plan, 3, Results(path, FixtureResult), made_up))
    assert len(asked) == 36
    found = list(fit(plan, 10, Results(path, FixtureResult), made_up))
    assert found[:3] == first and len(asked) == 120
    assert found[-1].mean["territory"] > 1.0 and found[-1].mean["territory"] / 0.5 > found[-1].mean["region"] / 2.0

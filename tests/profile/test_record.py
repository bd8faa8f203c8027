"""What is found of a saved game: in each rule set its places add up, and its winners are those of the game."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.events import TurnStarted
from risk_desktop.profile import reading
from risk_desktop.profile.reading import record_of
from risk_desktop.profile.record import BEATEN, COMEBACK
from risk_desktop.review.standing import between_turns
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import replay
from risk_desktop.storage.saves import SaveError
from tests.profile.games import CREATED, finish, write_game


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_each_rule_set_is_told_as_it_was(tmp_path, edition):
    game = finish(tmp_path / "game.risk", edition)
    record = record_of(tmp_path / "game.risk")
    count = game.state.players
    assert (record.edition, record.save, record.created) == (edition, "game.risk", CREATED)
    assert (record.rounds, record.reason) == (game.state.round, game.state.outcome.reason)
    assert [seat.won for seat in record.seats] == [seat in game.state.outcome.winners for seat in range(count)]
    assert sum(seat.place for seat in record.seats) == pytest.approx(count * (count + 1) / 2)
    best = min(seat.place for seat in record.seats)
    assert {number for number, seat in enumerate(record.seats) if seat.place == best} == set(game.state.outcome.winners)
    assert [seat.is_person for seat in record.seats] == [True] + [False] * (count - 1)
    assert sum(sum(faces) for seat in record.seats for faces in seat.faces.values()) > 0
    moments = [moment for seat in record.seats for moment in seat.moments]
    assert moments and all(0 <= moment.place <= record.choices for moment in moments)
    assert record.is_honest


def test_who_has_won_is_told_where_that_was_least_likely(tmp_path):
    path = tmp_path / "game.risk"
    game = finish(path, people=("Ada", "Bo", "Eve"))
    (winner,) = game.state.outcome.winners
    record = record_of(path)
    moments = {seat: {each.kind: each for each in record.seats[seat].moments} for seat in range(3)}
    assert [seat for seat in moments if COMEBACK in moments[seat]] == [winner]
    loaded = read_save(path)
    chances = {
        played.number: between_turns(played.game)[winner]
        for played in replay(loaded, board_of(loaded))
        if played.game.state.outcome is None and any(isinstance(event, TurnStarted) for event in played.events)
    }
    darkest = moments[winner][COMEBACK]
    assert darkest.amount == round(1000 * (1 - min(chances.values()))) and darkest.place <= record.choices
    assert chances[darkest.place] == pytest.approx(min(chances.values()), abs=0.001)


def test_partners_share_their_place(tmp_path):
    finish(tmp_path / "game.risk", "teams")
    record = record_of(tmp_path / "game.risk")
    places = {side: {seat.place for seat in record.seats if seat.side == side} for side in range(len(record.seats))}
    assert record.sides == 2 and all(len(found) == 1 for found in places.values() if found)


def test_a_game_that_goes_on_does_not_count_until_the_person_has_given_up(tmp_path):
    path = tmp_path / "game.risk"
    _, journal = write_game(path, most=60)
    assert record_of(path) is None
    journal.seat(0, RESIGNED)
    journal.close()
    record = record_of(path)
    assert record.reason == RESIGNED and not any(seat.won for seat in record.seats)
    assert record.seats[0].place == len(record.seats) and record.seats[0].resigned


def test_who_is_left_alone_has_won(tmp_path):
    path = tmp_path / "game.risk"
    _, journal = write_game(path, people=("Ada", "Eve"), most=60)
    journal.seat(0, RESIGNED)
    assert record_of(path) is None
    journal.seat(1, RESIGNED)
    journal.close()
    record = record_of(path)
    assert [(seat.won, seat.resigned) for seat in record.seats] == [(False, True), (False, True), (True, False)]


def test_a_game_is_lost_when_its_only_person_is_beaten_watched_or_not(tmp_path):
    seed, beaten = 7, 220  # in this game the first seat is beaten by then, and the others go on
    for name, most in (("before", beaten - 1), ("left", beaten), ("watched", 100_000)):
        write_game(tmp_path / f"{name}.risk", seed=seed, most=most)[1].close()
    assert record_of(tmp_path / "before.risk") is None
    left, watched = record_of(tmp_path / "left.risk"), record_of(tmp_path / "watched.risk")
    assert left.reason == BEATEN and watched.reason == "last_standing"
    assert left.seats[0].place == watched.seats[0].place == len(left.seats)
    assert not left.seats[0].resigned and not any(seat.won for seat in left.seats)
    assert left.id == watched.id and left.choices < watched.choices, "the longer one takes the place of the other"


def test_who_is_beaten_has_not_lost_while_his_partner_plays_on(tmp_path, monkeypatch):
    path = tmp_path / "game.risk"
    game, journal = write_game(path, "teams", most=60)
    journal.close()
    monkeypatch.setattr(reading, "game_at_end", lambda loaded, board: game)
    for seat in game.rules.side_of(0):
        assert record_of(path) is None
        game.state.alive[seat] = False
    assert record_of(path).reason == BEATEN


def test_help_is_told(tmp_path):
    path = tmp_path / "game.risk"
    _, journal = write_game(path, people=("Ada", "Eve"), most=60, copied=True)
    journal.hint(0)
    journal.seat(1, "easy")
    journal.seat(1, "human")
    journal.undo(40)
    journal.seat(0, RESIGNED)
    journal.seat(1, RESIGNED)
    journal.close()
    record = record_of(path)
    first, second = record.seats[:2]
    assert (first.hints, second.hints, first.passed, second.passed, record.copied) == (1, 0, False, True, True)
    assert not record.is_honest


def test_what_a_computer_did_in_a_lent_seat_is_not_its_owners(tmp_path):
    """The same game thrice: the seat of who has won is not lent, lent to the end, and given back before it."""
    people = ("Ada", "Bo", "Cy")
    (winner,) = finish(tmp_path / "own.risk", people=people).state.outcome.winners
    choices = record_of(tmp_path / "own.risk").choices
    lent, back = choices // 3, 2 * choices // 3
    finish(tmp_path / "left.risk", people=people, passes={lent: (winner, "hard")})
    finish(tmp_path / "back.risk", people=people, passes={lent: (winner, "hard"), back: (winner, "human")})
    own, left, again = (record_of(tmp_path / f"{name}.risk").seats[winner] for name in ("own", "left", "back"))
    assert [(seat.passed, seat.left) for seat in (own, left, again)] == [(False, False), (True, True), (True, False)]
    assert own.faces == left.faces == again.faces, "dice are dice, whoever rolls them"
    assert len({own.luck, left.luck, again.luck}) == 3
    own_kinds, kinds = ({moment.kind for moment in seat.moments} for seat in (own, left))
    assert COMEBACK in own_kinds and COMEBACK not in kinds
    assert {moment.place > lent for moment in own.moments} == {True, False} or max(m.place for m in own.moments) > lent
    assert left.moments and all(moment.place <= lent for moment in left.moments)
    assert all(not lent < moment.place <= back for moment in again.moments)
    assert not any(record_of(tmp_path / f"{name}.risk").is_honest for name in ("left", "back"))


@pytest.mark.parametrize("edition", ["world", "ad2210", "godstorm"])
def test_who_gave_up_early_is_last_and_who_came_back_is_not(tmp_path, edition):
    """The same game thrice: everybody plays to its end, the second best gives up early, he is away for a while."""
    people = ("Ada", "Bo", "Cy")

    def places_of(name: str, passes: dict[int, tuple[int, str]]) -> list[float]:
        finish(tmp_path / f"{name}.risk", edition, people=people, passes=passes)
        return [seat.place for seat in record_of(tmp_path / f"{name}.risk").seats]

    own = places_of("own", {})
    assert sorted(own) == [1, 2, 3]
    first, second, third = (own.index(place) for place in (1, 2, 3))
    resigned = places_of("resigned", {20: (second, RESIGNED)})
    assert [resigned[seat] for seat in (first, third, second)] == [1, 2, 3]
    assert places_of("back", {20: (second, "hard"), 60: (second, "human")}) == own


def test_a_seat_stays_passed_when_choices_before_that_are_cancelled(tmp_path):
    path = tmp_path / "game.risk"
    _, journal = write_game(path, most=60)
    journal.seat(0, "easy")
    journal.undo(20)
    journal.close()
    assert [line.n for line in read_save(path).passes] == [40]


def test_a_roll_that_was_taken_back_is_told(tmp_path):
    path = tmp_path / "game.risk"
    game, journal = write_game(path)
    journal.undo(30)  # whoever wants another end
    for seat in range(game.state.players):
        journal.seat(seat, RESIGNED)
    journal.close()
    record = record_of(path)
    assert record.undone_rolls > 0 and not record.is_honest


def test_what_can_not_be_played_again_is_refused(tmp_path):
    path = tmp_path / "game.risk"
    finish(path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:20] + lines[25:]))
    with pytest.raises(SaveError):
        record_of(path)

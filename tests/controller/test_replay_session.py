"""A replay as a session: it goes where it is sent, shows what was chosen, asks nobody, and can be played on from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.ai.chance import chances_to_win
from risk_desktop.controller.chances import ChanceCourse
from risk_desktop.controller.opening import open_saved
from risk_desktop.controller.play_on import play_on, playable_place
from risk_desktop.controller.replay import ReplaySession, ReplaySource, prepare_replay
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import Event, PlayerEliminated
from risk_desktop.engine.view import view
from risk_desktop.review.standing import before_income
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.replay import replay
from tests.ui.support.screen_stage import keep_game, table_of


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return keep_game(tmp_path, "over", table_of(3, round_limit=10), 100_000)


@pytest.fixture
def source(save: Path) -> ReplaySource:
    return prepare_replay(save)


@pytest.fixture
def session(qtbot: QtBot, source: ReplaySource) -> Iterator[ReplaySession]:
    session = ReplaySession(source.table, source.recording)
    yield session
    session.close()


def seen_through(session: ReplaySession) -> list[list[Event]]:
    """Show everything at once; return what happened, choice by choice."""
    told: list[list[Event]] = []
    session.happened.connect(told.append)
    return told


def test_going_on_tells_the_game_as_it_was(session: ReplaySession) -> None:
    told = seen_through(session)
    session.start()
    while not session.at_end:
        session.forward()
        session.proceed()
    film = session.film
    assert told == [list(film.events(place)) for place in range(1, film.end + 1)]
    assert session.game.state == film.game_at(film.end).state and session.decision is None


def test_nothing_more_is_shown_before_the_last_choice_has_been_seen(session: ReplaySession) -> None:
    session.start()
    session.forward()
    session.forward()
    assert session.place == 1
    session.proceed()
    session.forward()
    assert session.place == 2


def test_nobody_is_asked_and_nobody_can_choose(session: ReplaySession) -> None:
    asked: list[object] = []
    session.asked.connect(asked.append)
    session.start()
    for place in range(0, session.film.end, 25):
        session.go_to(place)
        decision = session.decision
        assert decision is not None and not session.is_human(decision.player)
        assert session.answer(Pass()) is not None and session.place == place
    assert asked == [] and not session.undo() and not session.pass_seat(0, "easy")


def test_it_leads_by_choices_turns_and_rounds(session: ReplaySession) -> None:
    session.start()
    film = session.film
    moved: list[int] = []
    session.moved.connect(lambda: moved.append(session.place))
    session.turn_forth()
    session.round_forth()
    session.back()
    session.turn_back()
    session.round_back()
    session.last()
    session.go_to(film.end + 100)
    session.first()
    session.back()
    first, second = (began for _, began in film.rounds()[:2])
    assert moved[:3] == [film.turns[0].began, second, second - 1]
    assert moved[3] == film.turn_before(second - 1) and moved[4] == film.round_before(moved[3])
    assert moved[5:] == [film.end, film.end, 0, 0] and first == film.turns[0].began


def test_it_plays_by_itself_until_it_is_paused_or_over(qtbot: QtBot, session: ReplaySession) -> None:
    session.speed = 1000.0
    session.happened.connect(lambda _: session.proceed())
    session.start()
    session.play(True)
    qtbot.waitUntil(lambda: session.place > 5)
    session.play(False)
    stands = session.place
    qtbot.wait(20)
    assert session.place == stands
    session.go_to(session.film.end - 3)
    session.play(True)
    with qtbot.waitSignal(session.running):
        pass
    assert session.at_end and not session.playing


def test_who_is_out_at_a_place_is_out_there_only(session: ReplaySession) -> None:
    film = session.film
    outs = [
        (place, e.player)
        for place in range(film.end + 1)
        for e in film.events(place)
        if isinstance(e, PlayerEliminated)
    ]
    session.start()
    for place, player in outs:
        session.go_to(place)
        assert session.statistics.eliminated[player] == session.game.state.round
        session.go_to(place - 1)
        assert player not in session.statistics.eliminated


def test_only_who_sat_there_alone_sees_his_own_secrets(source: ReplaySource) -> None:
    session = ReplaySession(source.table, source.recording)
    assert session.table.humans == () and session.table.people == source.table.people


def test_chances_are_those_of_the_positions_and_stay_so_up_to_the_next_that_are_told(
    qtbot: QtBot, source: ReplaySource
) -> None:
    film = source.recording
    course = ChanceCourse(film, -1)
    with qtbot.waitSignal(course.done):
        course.begin()
    assert [place for place, _ in course.known] == sorted({0, *(turn.began for turn in film.turns), film.end})
    for place, chances in course.known[:4]:
        assert chances == chances_to_win(view(before_income(film.game_at(place)), -1))
        assert sum(chances) == pytest.approx(1)
    for (first, before), (second, after) in pairwise(course.known):
        assert all(course.at(place) == before for place in range(first, second)) and course.at(second) == after
        assert [place for place in range(first, second + 1) if course.is_told_at(place)] == [first, second]


def test_no_chance_is_told_before_it_is_known(source: ReplaySource) -> None:
    course = ChanceCourse(source.recording, -1)
    course.find_next()
    first = source.recording.turns[0].began
    assert course.at(0) is not None and course.at(first - 1) == course.at(0)
    assert course.at(first) is None and course.at(source.recording.end) is None


# --- playing on


def test_a_copy_begins_as_the_game_stood_with_new_dice_and_leaves_it_alone(
    qtbot: QtBot, save: Path, source: ReplaySource, tmp_path: Path
) -> None:
    before, film, luck = save.read_bytes(), source.recording, random.Random(2)
    for wanted in luck.sample(range(film.end), 12):
        place = playable_place(film, wanted)
        assert 0 <= place <= wanted
        opened = play_on(source, place, ["human"] * 3, tmp_path / "copies")
        then, state = film.game_at(place).snapshot(), opened.session.game.snapshot()
        assert state.seed != then.seed
        state.seed = then.seed
        assert state == then
        opened.session.close()
        assert opened.save is not None
        again = open_saved(opened.save)
        assert (again.session.game.state.owner, again.session.game.state.armies) == (then.owner, then.armies)
        assert [seat.kind for seat in again.session.table.seats] == ["human"] * 3
        again.session.close()
    assert save.read_bytes() == before


def test_the_save_of_a_copy_can_be_checked_and_recorded(qtbot: QtBot, source: ReplaySource, tmp_path: Path) -> None:
    opened = play_on(source, playable_place(source.recording, 150), ["human"] * 3, tmp_path / "copies")
    assert opened.save is not None and opened.session.recording is None
    opened.session.start()
    session, dice = opened.session, SeededDice(4)
    for _ in range(40):
        while not session.is_shown:
            session.proceed()
        assert session.decision is not None
        assert session.answer(session.decision.options.sample(dice)) is None
    state = session.game.snapshot()
    session.close()
    loaded = read_save(opened.save)
    *_, last = replay(loaded, board_of(loaded), strictly=True)
    assert last.game.snapshot() == state
    found = prepare_replay(opened.save)
    assert found.problem is None and found.recording.game_at(found.recording.end).state.owner == state.owner


def test_the_end_of_a_game_is_played_on_from_before_it(source: ReplaySource) -> None:
    film = source.recording
    place = playable_place(film, film.end)
    assert 0 <= place < film.end and film.game_at(place).state.outcome is None


def test_a_save_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.risk"
    path.write_bytes(b"nothing\n")
    with pytest.raises(SaveError):
        prepare_replay(path)

"""A recording tells how a game stood at any of its choices, just as playing on to there does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.editions.registry import EDITIONS, make_rules, start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import GameState
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.recording import KEPT_EVERY, RecordedResignation, Recording, recorded
from risk_desktop.storage.replay import replay
from tests.playing import board_of, islands_board
from tests.storage.gamefile import begun, edit, go_on, play_on, written

_CHOICES = 260
_JUMPS = 30


def played(edition: str, choices: int = _CHOICES) -> tuple[Recording, list[GameState]]:
    """Return the recording of a game by chance, and how it stood after each choice."""
    players = EDITIONS[edition].players[-1]
    game = start_game(make_rules(edition, board_of(edition), players, {}), 5)
    game.pending()
    recording, states = Recording(game, game.take_events()), [game.snapshot()]
    for _ in go_on_recorded(game, recording, choices):
        states.append(game.snapshot())
    return recording, states


def go_on_recorded(game: Game, recording: Recording, choices: int) -> Iterator[None]:
    """Play at random and keep the recording."""
    for record in go_on(game, None, SeededDice(11), choices):
        recording.add(record, (), game)
        yield


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_place_is_as_it_was_when_it_was_played(edition: str) -> None:
    recording, states = played(edition)
    places = random.Random(3).sample(range(recording.end + 1), min(_JUMPS, recording.end + 1))
    for place in [0, *places, recording.end]:
        assert recording.game_at(place).state == states[place], place


def test_going_on_choice_by_choice_leads_where_jumping_does() -> None:
    recording, states = played("ad2210", 120)
    game = recording.game_at(0)
    for place in range(1, recording.end + 1):
        game = recording.game_after(game, place)
        assert game.state == states[place], place


def test_what_is_looked_at_stays_as_it_was() -> None:
    recording, states = played("world", 60)
    game = recording.game_at(10)
    recording.game_after(game, 11)
    assert recording.game_at(10).state == states[10]


def test_a_choice_that_is_taken_back_is_forgotten() -> None:
    recording, states = played("world", KEPT_EVERY + 1)
    recording.take_back()
    recording.take_back()
    assert recording.end == KEPT_EVERY - 1
    assert recording.game_at(recording.end).state == states[KEPT_EVERY - 1]
    with pytest.raises(IndexError):
        recording.game_at(KEPT_EVERY)


def test_a_save_is_recorded_with_its_turns_and_all_events(save: Path) -> None:
    game = written(save)
    found = recorded(read_save(save), islands_board())
    recording = found.recording
    assert found.problem is None
    assert recording.game_at(recording.end).state.owner == game.state.owner
    told = [event for event in recording.events_between(-1, recording.end) if isinstance(event, TurnStarted)]
    assert [(turn.round, turn.player) for turn in recording.turns] == [(event.round, event.player) for event in told]
    for turn in recording.turns:
        state = recording.game_at(turn.began).state
        assert (state.turn, state.round) == (turn.player, turn.round)


def test_turns_and_rounds_lead_on_and_back(save: Path) -> None:
    written(save)
    recording = recorded(read_save(save), islands_board()).recording
    first, second, *_ = recording.turns
    assert recording.turn_after(0) == first.began and recording.turn_after(first.began) == second.began
    assert (
        recording.turn_before(second.began) == first.began and recording.turn_before(second.began + 1) == second.began
    )
    assert recording.turn_before(first.began) == 0 and recording.turn_after(recording.end) == recording.end
    starts = [began for _, began in recording.rounds()]
    assert recording.round_after(starts[0]) == starts[1] and recording.round_before(starts[1]) == starts[0]
    assert recording.turn_number(0) == -1 and recording.turn_number(second.began) == 1
    assert recording.turn_ends(0) == second.began and recording.turn_ends(len(recording.turns) - 1) == recording.end


def test_a_seat_that_somebody_else_plays_leaves_the_places_behind_it_right(save: Path) -> None:
    game, journal = begun(save)
    dice = SeededDice(4)
    play_on(game, journal, dice, 40)
    journal.seat(1, RESIGNED)
    journal.close()
    loaded = read_save(save)
    states = [step.game.snapshot() for step in replay(loaded, islands_board())]
    recording = recorded(loaded, islands_board()).recording
    assert recording.resignations == [RecordedResignation(1, 40)]
    assert recording.resigned_by(40) == {1} and not recording.resigned_by(39)
    assert recording.game_at(recording.end).state == states[-1]
    assert recording.game_after(recording.game_at(recording.end - 1), recording.end).state == states[-1]


def test_a_damaged_save_is_recorded_as_far_as_it_is_sound(save: Path) -> None:
    written(save)
    numbers = [n for n, line in enumerate(save.read_bytes().splitlines(), 1) if b'"line":"record"' in line]
    edit(save, numbers[30], player=2 if b'"player":2' not in save.read_bytes().splitlines()[numbers[30] - 1] else 1)
    found = recorded(read_save(save), islands_board())
    assert found.problem is not None and found.problem.line == numbers[30]
    assert found.recording.end == 30
    found.recording.game_at(30)


def test_a_save_that_nothing_can_be_made_of_is_refused(save: Path) -> None:
    save.write_bytes(b"no save\n")
    with pytest.raises(SaveError):
        recorded(read_save(save), islands_board())

"""Who has chosen in the turn under way: nobody when it begins, and again nobody when it has ended."""

from __future__ import annotations

from risk_desktop.controller.actors import TurnActors
from risk_desktop.engine.events import PhaseStarted, TurnStarted
from tests.playing import given


def test_a_turn_begins_with_nobody() -> None:
    state, actors = given((0, 1, 2) * 4).state, TurnActors()
    state.phase = "attack"
    actors.note(0, [], state)
    actors.note(1, [], state)
    assert actors.seats == {0, 1}
    actors.note(0, [TurnStarted(1, 4), PhaseStarted(1, "trade")], state)
    assert actors.seats == set()


def test_what_follows_the_last_turn_of_a_round_begins_with_nobody() -> None:
    state, actors = given((0, 1, 2) * 4).state, TurnActors()
    state.phase = "attack"
    actors.note(2, [], state)
    state.phase = ""
    actors.note(2, [], state)
    assert actors.seats == set()
    actors.note(0, [], state)
    assert actors.seats == {0}

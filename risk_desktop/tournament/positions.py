"""Positions of played games, and who won them: what chances to win are fitted to and judged by.

A line of the file is a game. A position is taken between two turns, as one of the players may see it.
"""

from __future__ import annotations

import random

import msgspec
from msgspec import Struct

from risk_desktop.ai.clock import Clock
from risk_desktop.ai.league import EndlessGame, play_game
from risk_desktop.ai.luck import seed_of
from risk_desktop.engine.game import Game, Record
from risk_desktop.engine.view import redacted
from risk_desktop.storage.codec import encode_state

from .games import DECISION_SECONDS, Fixture, make_entrant
from .mixes import rules_of

TAKEN = 1.5
"""Positions that are taken of each round, on average."""


class SeenPosition(Struct, frozen=True, array_like=True):
    """A ``state`` as ``player`` sees it before the turn of ``state.turn``, who has got nothing for it yet."""

    player: int
    state: msgspec.Raw


class RecordedGame(Struct, frozen=True, array_like=True):
    """Some positions of a game in order, and the seats of its winners (none: it had no end)."""

    fixture: Fixture
    winners: tuple[int, ...]
    positions: tuple[SeenPosition, ...]


def record(fixture: Fixture) -> RecordedGame:
    """Play a game and take positions of it; which ones depends on nothing but the fixture. UnknownMix, UnknownLevel."""
    rules, rng = rules_of(fixture.mix), random.Random(fixture.seed)
    clock = Clock(DECISION_SECONDS)
    opponents = [make_entrant(text, seed_of(fixture.seed, seat), clock) for seat, text in enumerate(fixture.seats)]
    found: list[SeenPosition] = []
    last = (0, -1)

    def look(game: Game, _: Record) -> None:
        nonlocal last
        state = game.state
        now = state.round, state.turn
        if now == last or state.round < 1 or state.turn < 0 or state.outcome is not None:
            return
        last = now
        if rng.random() * state.players < TAKEN:
            player = rng.randrange(state.players)
            seen = redacted(state, rules, player)
            seen.reserve[state.turn] = 0
            found.append(SeenPosition(player, msgspec.Raw(encode_state(seen))))

    try:
        played = play_game(rules, opponents, fixture.seed, look, clock)
    except EndlessGame:
        return RecordedGame(fixture, (), ())
    return RecordedGame(fixture, played.winners, tuple(found))

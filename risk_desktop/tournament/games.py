"""One game of the league: who plays it under which rules, and what came of it. It depends on nothing but its Fixture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from risk_desktop.ai.clock import Clock
from risk_desktop.ai.league import EndlessGame, play_game
from risk_desktop.ai.luck import seed_of
from risk_desktop.ai.player import Opponent
from risk_desktop.ai.skill import SKILLS
from risk_desktop.ai.sparring import make_partner
from risk_desktop.ai.thinker import Thinker
from risk_desktop.ai.weights import Weights

from .mixes import rules_of

DECISION_SECONDS = 60.0
"""A safety, as in ``simulate``: no search takes so long on a machine that lives."""
WEIGHTS = frozenset(field.name for field in fields(Weights) if field.name not in ("closing", "terms"))


class BadEntrant(ValueError):
    """A text names no entrant."""


class Fixture(Struct, frozen=True, array_like=True):
    """A game to be played: the name of a mix, the entrants by seat, and the seed of its dice."""

    mix: str
    seats: tuple[str, ...]
    seed: int


class FixtureResult(Struct, frozen=True, array_like=True):
    """How a game went: seats of the winners (none: it had no end), rounds, answers that were replaced, processor time."""

    fixture: Fixture
    winners: tuple[int, ...]
    rounds: int
    faults: int
    seconds: float


def entrant(name: str, changes: dict[str, float]) -> str:
    """Return the text for a level with weights of its own: "hard:caution=0.7:territory=0.25"."""
    return ":".join((name, *(f"{key}={value:.4g}" for key, value in sorted(changes.items()))))


def parsed(text: str) -> tuple[str, dict[str, float]]:
    """Return the level and the weights in the text for an entrant. BadEntrant."""
    name, *parts = text.split(":")
    changes = {}
    for part in parts:
        key, _, value = part.partition("=")
        try:
            changes[key] = float(value)
        except ValueError:
            raise BadEntrant(text) from None
    if not changes.keys() <= WEIGHTS or (changes and name not in SKILLS):
        raise BadEntrant(text)
    return name, changes


def make_entrant(text: str, seed: int, clock: Clock | None = None) -> Opponent:
    """Return who plays under this text. BadEntrant, UnknownLevel."""
    name, changes = parsed(text)
    weighed: dict[str, Any] = dict(changes)
    return Thinker(SKILLS[name], seed, clock=clock, changes=weighed) if changes else make_partner(name, seed, clock)


def play(fixture: Fixture) -> FixtureResult:
    """Play a game. UnknownMix, UnknownLevel, BadEntrant."""
    clock = Clock(DECISION_SECONDS)
    opponents = [make_entrant(text, seed_of(fixture.seed, seat), clock) for seat, text in enumerate(fixture.seats)]
    try:
        found = play_game(rules_of(fixture.mix), opponents, fixture.seed, clock=clock)
    except EndlessGame:
        return FixtureResult(fixture, (), 0, 0, 0.0)
    return FixtureResult(fixture, found.winners, found.rounds, found.faults, round(found.seconds, 2))


def rotated(mix: str, table: Sequence[str], games: int, seed: int) -> list[Fixture]:
    """Return games of one table, repeated round the seats of the mix: everybody moves on by one seat a game."""
    players = rules_of(mix).players
    return [
        Fixture(mix, tuple(table[(seat + number) % len(table)] for seat in range(players)), seed + number)
        for number in range(games)
    ]

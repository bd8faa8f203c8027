"""Whole games between opponents without a window: one game, or a match with rotating seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time

from msgspec import Struct

from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.board import Board
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game, Record
from risk_desktop.engine.rules import Rules

from .clock import Clock
from .player import Fault, Listener, Opponent, decide, make_opponent

ROUND_CAP = 2000
"""A game that isn't over after this many rounds never ends: an error of the opponents or of the rules."""

TOLD = 10_000
"""Faults of a game that are told one by one."""

OnRecord = Callable[[Game, Record], None]


class EndlessGame(RuntimeError):
    """A game went on for more than ``ROUND_CAP`` rounds."""


class GameResult(Struct, frozen=True):
    """How a game went: ``winners`` (players), its length, and what went wrong in it.

    ``faults`` counts all answers that were replaced, ``illegal`` those of them that were illegal; ``seconds`` is CPU
    time; ``seats`` names the level in each seat (empty where the caller made the opponents). ``troubles`` are the faults
    themselves with the seat, the first ``TOLD`` of them.
    """

    winners: tuple[int, ...]
    rounds: int
    decisions: int
    illegal: int
    faults: int
    seconds: float
    seats: tuple[str, ...] = ()
    troubles: tuple[tuple[int, Fault], ...] = ()


def play_game(
    rules: Rules,
    opponents: Sequence[Opponent],
    seed: int,
    on_record: OnRecord | None = None,
    clock: Clock | None = None,
) -> GameResult:
    """Play one game to its end; ``opponents`` by seat, ``seed`` for the dice.

    ``on_record`` is called after every choice with the live game (take its events there) and the record. ``clock``, the
    one that the opponents were given, is restarted for each decision. EndlessGame.
    """
    game = start_game(rules, seed)
    listeners = [opponent for opponent in opponents if isinstance(opponent, Listener)]
    start = process_time()
    decisions = illegal = faults = 0
    troubles: list[tuple[int, Fault]] = []
    while (asked := game.pending()) is not None:
        choice, fault = decide(opponents[asked.player], game, asked.player, clock)
        record = game.apply(choice)
        decisions += 1
        if fault is not None:
            faults += 1
            illegal += fault.kind == "illegal"
            if len(troubles) < TOLD:
                troubles.append((asked.player, fault))
        if listeners:
            tell(listeners, game.events)
        if on_record is not None:
            on_record(game, record)
        game.take_events()
        if game.state.round > ROUND_CAP:
            raise EndlessGame(f"{rules.edition}, seed {seed}: no end after {ROUND_CAP} rounds")
    outcome = game.state.outcome
    for listener in listeners:
        listener.over(outcome)
    winners = outcome.winners if outcome is not None else ()
    seconds = process_time() - start
    return GameResult(winners, game.state.round, decisions, illegal, faults, seconds, troubles=tuple(troubles))


def tell(listeners: Sequence[Listener], events: Sequence[Event]) -> None:
    """Tell ``events`` to the opponents who listen."""
    for listener in listeners:
        listener.happened(events)


def seats_of(game: int, ais: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the level in each seat of game number ``game``: everybody moves on by one seat a game."""
    return tuple(ais[(seat + game) % len(ais)] for seat in range(players))


def play_match(edition: str, board: Board, ais: Sequence[str], games: int, seed: int) -> list[GameResult]:
    """Play ``games`` games of ``len(ais)`` seats; game g is dealt by seed + g, so that matches can be compared."""
    return [match_game(edition, board, ais, number, seed) for number in range(games)]


def match_game(edition: str, board: Board, ais: Sequence[str], number: int, seed: int) -> GameResult:
    """Play game ``number`` of a match; it depends on nothing but its arguments, so games can run anywhere."""
    seats = seats_of(number, ais, len(ais))
    opponents = [make_opponent(level, seed + number * 101 + seat) for seat, level in enumerate(seats)]
    result = play_game(make_rules(edition, board, len(ais)), opponents, seed + number)
    return GameResult(
        result.winners, result.rounds, result.decisions, result.illegal, result.faults, result.seconds, seats
    )

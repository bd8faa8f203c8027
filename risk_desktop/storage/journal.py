"""Keeps the save of a running game: told of each record, it writes records, snapshots and the end."""

from __future__ import annotations

import logging
from collections.abc import Callable

from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.engine.game import Game, Record
from risk_desktop.maps.problems import Problem

from .codec import state_hash
from .faults import fault_key, fault_name
from .lines import StatRow
from .saves import SaveWriter

log = logging.getLogger(__name__)


class Journal:
    """Writes a game to ``writer`` and never stops it: when the disk fails, ``problem`` says so, and the next choice tries
    again.
    """

    def __init__(self, writer: SaveWriter) -> None:
        self._writer = writer
        self._round = 0
        """The round of the last choice, as far as that counts."""
        self.problem: Problem | None = None

    @property
    def writer(self) -> SaveWriter:
        """The file."""
        return self._writer

    def begin(self, game: Game) -> None:
        """Keep the very first position; events of the set-up stay with the game."""
        game.pending()
        self.turn(game)

    def record(self, record: Record, game: Game, left: bool = False) -> None:
        """Keep one choice, which its player may have ``left`` to the program; ``game`` is as it stands after it.

        Whole where a round begins, and no turn with it.
        """
        self._try(lambda: self._writer.record(record, state_hash(game.state), left))
        if game.state.round > self._round and not game.state.phase:
            self._try(lambda: self._writer.snapshot(game.snapshot()))
        self._round = game.state.round

    def turn(self, game: Game) -> None:
        """Keep a snapshot: a turn starts."""
        self._try(lambda: self._writer.snapshot(game.snapshot(), row_of(game, game.state.turn)))

    def undo(self, count: int) -> None:
        """Cancel the last ``count`` records."""
        self._round = 0
        self._try(lambda: self._writer.undo(count))

    def seat(self, seat: int, kind: str) -> None:
        """Keep who plays a seat from now on."""
        self._try(lambda: self._writer.seat(seat, kind))

    def given_up(self) -> None:
        """Keep that persons have given the game up: none plays it on."""
        self._try(self._writer.given_up)

    def hint(self, seat: int) -> None:
        """Keep that a seat was given a hint."""
        self._try(lambda: self._writer.hint(seat))

    def end(self, game: Game) -> None:
        """The game is over: keep the last position and the winners."""
        outcome = game.state.outcome
        if outcome is not None:
            if outcome.reason != RESIGNED:  # else the same records lead to the position before and behind it
                self.turn(game)
            self._try(lambda: self._writer.end(outcome))

    def picture(self, png: bytes) -> None:
        """Keep a small picture of the table."""
        self._try(lambda: self._writer.thumbnail(png))

    def close(self) -> None:
        """Close the file."""
        self._writer.close()

    def restored(self) -> Problem | None:
        """Return, once, that the file had vanished and where it lies again; None otherwise."""
        told, self._writer.restored = self._writer.restored, False
        return Problem("storage.restored", {"file": str(self._writer.path)}) if told else None

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
            self.problem = None
        except OSError as fault:
            log.warning("save %s: %s", self._writer.path, fault)
            self.problem = Problem("storage.disk", {"why": fault_key(fault), "fault": fault_name(fault)})


def row_of(game: Game, player: int) -> StatRow:
    """Return the table's numbers as they stand, by player; ``player`` is on turn."""
    state, tenure = game.state, game.rules.tenure
    players, holders = range(state.players), tenure.holders(state)
    armies = [0] * state.players
    for seat, _, count in tenure.stacks(state):
        if 0 <= seat < state.players:
            armies[seat] += count
    income = tuple(sum(line.armies for line in income_of(game, p)) if state.alive[p] else 0 for p in players)
    return StatRow(state.round, player, tuple(map(holders.count, players)), tuple(armies), income)

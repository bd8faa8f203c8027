"""Whose the choices of a game are: a seat may be played for its owner, by a computer that he has lent it to or by nobody."""

from __future__ import annotations

from .lines import SavedSeat, SeatLine
from .reading import LoadedSave

PROGRAM = "program"
"""Deputy of somebody who has left a choice of the set-up to the program."""


class Deputies:
    """Knows who has chosen for whom in a save: a level, ``bot:COMMAND``, "resigned" where its owner gave up, or PROGRAM."""

    def __init__(self, loaded: LoadedSave) -> None:
        self._seats: tuple[SavedSeat, ...] = loaded.header.seats
        self._passes: list[SeatLine] = loaded.passes
        self._left = {
            number for number, saved in enumerate(loaded.records, start=1) if saved is not None and saved.left
        }

    def at(self, place: int) -> dict[int, str]:
        """Return by seat who plays it for its owner after so many choices."""
        kinds = {line.seat: line.kind for line in self._passes if line.n <= place}
        return {seat: kind for seat, kind in kinds.items() if kind != self._seats[seat].kind}

    def of(self, place: int, seat: int) -> str:
        """Return who made the choice that led to ``place`` for the owner of ``seat``, "" where he did so himself."""
        return PROGRAM if place in self._left else self.at(place - 1).get(seat, "")

"""Everybody's chance to win at the start of each turn of a recording: found little by little, so that nothing waits for it."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.review.standing import before_income, between_turns, seen_standing
from risk_desktop.storage.recording import Recording

Chances = tuple[float, ...]
EVERYTHING = -2
"""As a seat: whoever may know all, as the game is over."""


class ChanceCourse(QObject):
    """Finds the chances of one turn after the other, as ``seat`` sees the game (-1: from what everybody knows; EVERYTHING).

    ``grown`` comes with each of them, ``done`` when those of the last place are known, too.
    """

    grown = Signal()
    done = Signal()

    def __init__(self, recording: Recording, seat: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._recording, self._seat = recording, seat
        self._places = places_of(recording)
        self.known: list[tuple[int, Chances]] = []
        """Places and the chances of all players there, in order, as far as they have been found."""
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self.find_next)

    def begin(self) -> None:
        """Find the rest, in the pauses of everything else."""
        self._timer.start()

    @property
    def complete(self) -> bool:
        """Whether all are known."""
        return len(self.known) == len(self._places)

    def find_next(self) -> None:
        """Find the chances at one more place."""
        if not self.complete:
            place = self._places[len(self.known)]
            self.known.append((place, self._found(place)))
            self.grown.emit()
        if self.complete:
            self._timer.stop()
            self.done.emit()

    def _found(self, place: int) -> Chances:
        game, resigned = self._recording.game_at(place), self._recording.resigned_by(place)
        if self._seat == EVERYTHING:
            found = between_turns(game, resigned)
        else:
            found = seen_standing(before_income(game), self._seat, resigned)
        return tuple(chance / len(game.rules.side_of(seat)) for seat, chance in enumerate(found))  # partners share one

    def find_all(self) -> None:
        """Find all of them now, for pictures and tests."""
        while not self.complete:
            self.find_next()

    def at(self, place: int) -> Chances | None:
        """Return the chances where they were last told up to a place; None where those aren't known yet."""
        number = bisect_right(self._places, place) - 1
        return self.known[number][1] if number < len(self.known) else None

    def is_told_at(self, place: int) -> bool:
        """Tell whether those of a place are its own, and not of one before it."""
        return place in self._places


def places_of(recording: Recording) -> list[int]:
    """Return where chances are told: where the game and each turn begins, where most is known of them, and at the end."""
    return sorted({0, *(turn.began for turn in recording.turns), recording.end})

"""The log of a game: narrates events into its chronicle, and narrates them again in another language."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from risk_desktop.editions.common.hints import HintGiven
from risk_desktop.engine.events import Event
from risk_desktop.ui.game.chronicle.chronicle import Chronicle
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.names import Names

_REMEMBERED = 4000
"""So many of the last events can be told anew."""


def _unknown(event: Event) -> int:
    return -1


class GameLog:
    """Tells events to a chronicle as the seat ``witness`` may read them (-1: as everybody may).

    ``families``: by seat, the family from which its pieces have their names, where chosen already; ``place_of``: the place of
    an event in the recording of the game, -1 where it is unknown.
    """

    def __init__(
        self,
        names: Names,
        chronicle: Chronicle,
        witness: int,
        families: Mapping[int, str],
        place_of: Callable[[Event], int] = _unknown,
    ) -> None:
        self._names, self._chronicle, self._witness, self._families = names, chronicle, witness, families
        self._place_of = place_of
        self._narrator = Narrator(names, families)
        self._told: deque[Event] = deque(maxlen=_REMEMBERED)

    @property
    def events(self) -> Sequence[Event]:
        """The events that were told and can be told anew, the oldest first."""
        return self._told

    def tell(self, events: Sequence[Event]) -> None:
        """Go on with what has happened."""
        self._told += events
        self._chronicle.add(self._lines(events))

    def take_back(self, events: Sequence[Event]) -> None:
        """Forget the last events, which were undone; hints that were given between them stay given."""
        given = list[Event]()
        for event in reversed(events):
            while self._told and self._told[-1] != event and isinstance(self._told[-1], HintGiven):
                given.append(self._told.pop())
            if self._told and self._told[-1] == event:
                self._told.pop()
        self._told += reversed(given)
        self.tell_anew()

    def tell_anew(self) -> None:
        """Tell all of it again, in the language that is spoken now."""
        self._narrator = Narrator(self._names, self._families)
        self._chronicle.retell(self._lines(self._told))

    def _lines(self, events: Iterable[Event]) -> list[LogLine]:
        """Return the entries with their places; what only a copy tells happened where the entry before it did."""
        found, place = list[LogLine](), -1
        for line, told in self._narrator.told(events, self._witness):
            place = max(place, self._place_of(told[-1]))
            found.append(replace(line, place=place))
        return found

"""The log of a game: narrates events into its chronicle, and narrates them again in another language."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from risk_desktop.engine.events import Event
from risk_desktop.ui.game.chronicle.chronicle import Chronicle
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.names import Names

_REMEMBERED = 4000
"""So many of the last events can be told anew."""


class GameLog:
    """Tells events to a chronicle as the seat ``witness`` may read them (-1: as everybody may).

    ``families``: by seat, the family from which its pieces have their names, where chosen already.
    """

    def __init__(self, names: Names, chronicle: Chronicle, witness: int, families: Mapping[int, str]) -> None:
        self._names, self._chronicle, self._witness, self._families = names, chronicle, witness, families
        self._narrator = Narrator(names, families)
        self._told: deque[Event] = deque(maxlen=_REMEMBERED)

    @property
    def events(self) -> Sequence[Event]:
        """The events that were told and can be told anew, the oldest first."""
        return self._told

    def tell(self, events: Sequence[Event]) -> None:
        """Go on with what has happened."""
        self._told += events
        self._chronicle.add(self._narrator.lines(events, self._witness))

    def take_back(self, events: Sequence[Event]) -> None:
        """Forget the last events, which were undone."""
        for event in reversed(events):
            if self._told and self._told[-1] == event:
                self._told.pop()
        self.tell_anew()

    def tell_anew(self) -> None:
        """Tell all of it again, in the language that is spoken now."""
        self._narrator = Narrator(self._names, self._families)
        self._chronicle.retell(self._narrator.lines(self._told, self._witness))

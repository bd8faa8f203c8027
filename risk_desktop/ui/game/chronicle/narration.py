"""Events become sentences: what the chronicle, the recap and the screen reader say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from risk_desktop.editions.common.bidding import BID
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import Event, SealedRevealed, TurnStarted
from risk_desktop.ui.game.chronicle.lines import LogLine, NarrationContext
from risk_desktop.ui.game.features import lines_of
from risk_desktop.ui.names import Names


class Narrator:
    """Tells the events of one game by the tables of its edition's features; remembers what a line needs to know later.

    ``families``: by seat, the family from which its pieces have their names, where chosen before the first event.
    """

    def __init__(self, names: Names, families: Mapping[int, str] | None = None) -> None:
        self.names = names
        self._context = NarrationContext(names, dict(families or {}))
        self._tables = [make(self._context) for make in lines_of(find_edition(names.table.edition).features)]
        self._table_of = {kind: table for table in self._tables for kind in table.rows}

    def tells(self, kind: type[Event]) -> bool:
        """Tell whether events of a kind have a line of their own."""
        return kind in self._table_of

    def lines(self, events: Iterable[Event], viewer: int) -> list[LogLine]:
        """Return the entries for ``events`` as ``viewer`` may read them (-1: as everybody may), oldest first.

        Of entries with one key only the last is returned.
        """
        return [line for line, _ in self.told(events, viewer)]

    def told(self, events: Iterable[Event], viewer: int) -> list[tuple[LogLine, list[Event]]]:
        """Return the entries as ``lines`` does, each with the events that it tells of."""
        found: list[tuple[LogLine, list[Event]]] = []
        for event in events:
            line = self.line(event, viewer)
            if line is None:
                continue
            if line.key and found and found[-1][0].key == line.key:
                found[-1] = line, [*found[-1][1], event]
            else:
                found.append((line, [event]))
        return found

    def line(self, event: Event, viewer: int) -> LogLine | None:
        """Return the entry for one event, or None if it isn't worth one."""
        context = self._context
        if isinstance(event, TurnStarted):
            context.round, context.turn = event.round, event.player
        if isinstance(event, SealedRevealed) and event.kind == BID:
            context.round += 1  # a round begins with the bids for its turns
        for table in self._tables:
            table.follow(event)
        seen = event.seen_by(viewer)
        telling = self._table_of.get(type(seen)) if seen is not None else None
        line = telling.line(seen) if telling is not None and seen is not None else None
        return replace(line, round=context.round, turn=context.turn) if line is not None else None

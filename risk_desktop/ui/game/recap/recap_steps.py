"""The turns of the others again, step by step: each card, and whatever else the chronicle tells that has a place on the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.engine.events import Event, TerritoryConquered
from risk_desktop.engine.state import NOBODY
from risk_desktop.ui.game.action import Moment
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.recap.recap_entry import RecapEntry
from risk_desktop.ui.game.recap.turn_record import TurnRecord
from risk_desktop.ui.names import Names


@dataclass(frozen=True)
class RecapStep:
    """One entry of the chronicle, the events that it tells of, and what they led to."""

    line: LogLine
    events: tuple[Event, ...]
    after: Moment

    @property
    def conquest(self) -> TerritoryConquered | None:
        """The conquest among its events, if there is one."""
        return next((event for event in self.events if isinstance(event, TerritoryConquered)), None)

    def shows(self, entry: RecapEntry) -> bool:
        """Tell whether it shows what an entry of the list tells."""
        if entry.conquest is not None:
            return self.conquest is entry.conquest
        return (self.line.seat, self.line.title) == (entry.line.seat, entry.line.title)


def steps_of(
    events: Iterable[Event], names: Names, record: TurnRecord, families: Mapping[int, str]
) -> tuple[RecapStep, ...]:
    """Return the steps of ``events`` as everybody may see them; without those too long ago for ``record``."""
    told = Narrator(names, families).told(events, NOBODY)
    found = (
        (line, tuple(of), record.after(of[-1]))
        for line, of in told
        if line.territories or isinstance(of[-1], CardPlayed)
    )
    return tuple(RecapStep(line, of, after) for line, of, after in found if after is not None)

"""What the chronicle tells of invasions that are announced before any dice, and that cards may stop."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.engine.events import Event
from risk_desktop.engine.state import NOBODY
from risk_desktop.ui.game.chronicle.lines import CALLED_OFF, LineTable, LogLine, NarrationContext


class InvasionLines(LineTable):
    """Tells that an invasion is off as the doing of whose card has stopped it; nobody's if none was played against it.

    That is the last card: nobody is asked for another one once the invasion is impossible.

    ``announcing``: the kind of event with which an invasion begins.
    """

    announcing: ClassVar[type[Event]]

    def __init__(self, context: NarrationContext) -> None:
        super().__init__(context)
        self._stopper = NOBODY

    def follow(self, event: Event) -> None:
        """Notice who has played the last card since the invasion was announced."""
        if isinstance(event, self.announcing):
            self._stopper = NOBODY
        elif isinstance(event, CardPlayed):
            self._stopper = event.player

    def called_off(self, event: Event) -> LogLine | None:
        """Return the line of an invasion that came to nothing."""
        line = CALLED_OFF.line(event, self.names)
        if line is None:
            return None
        return replace(line, seat=self._stopper if self._stopper != line.seat else NOBODY)

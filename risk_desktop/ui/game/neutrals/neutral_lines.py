"""The chronicle's lines about neutral colours: bribes, changes of sides, dice for loyalty and new armies."""

from __future__ import annotations

from risk_desktop.editions.classic.neutrals.muster import AllyMustered
from risk_desktop.editions.classic.neutrals.stances import CardGiven, LoyaltyTested, StanceChanged
from risk_desktop.engine.events import DealerDrawn
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import EventRow, LineTable, LogLine, NarrationContext
from risk_desktop.ui.names import Names


def _card(event: CardGiven, names: Names) -> str:
    return names.card(event.card) if event.card >= 0 else ""


def _first(event: DealerDrawn, names: Names) -> str:
    return tr("chronicle.dealer.detail", name=names.player(event.first))


class NeutralLines(LineTable):
    """Lines about neutral colours; a die that turned a colour and the change of sides share one line."""

    def __init__(self, context: NarrationContext) -> None:
        super().__init__(context)
        self._tests = 0
        self._rolled: dict[int, int] = {}

    def _loyalty(self, event: LoyaltyTested) -> LogLine:
        self._tests += 1
        self._rolled = {} if event.firm else {event.neutral: event.roll}
        title = tr("chronicle.firm" if event.firm else "chronicle.stays_away", name=self.names.player(event.neutral))
        return self._rolled_line(event.neutral, title, event.roll)

    def _stance(self, event: StanceChanged) -> LogLine:
        joins = event.after >= 0
        name, ally = (self.names.player(seat) for seat in (event.neutral, event.after if joins else event.before))
        title = tr("chronicle.joins" if joins else "chronicle.leaves", name=name, player=ally)
        roll = self._rolled.pop(event.neutral, 0)
        return self._rolled_line(event.neutral, title, roll) if roll else LogLine(event.neutral, title)

    def _rolled_line(self, seat: int, title: str, roll: int) -> LogLine:
        return LogLine(seat, title, tr("chronicle.rolled", roll=roll), key=f"loyalty-{self._tests}")

    rows = {
        CardGiven: EventRow("chronicle.bribe", _card, neutral="neutral"),
        StanceChanged: _stance,
        LoyaltyTested: _loyalty,
        AllyMustered: EventRow("chronicle.muster", n="armies", neutral="neutral"),
        DealerDrawn: EventRow("chronicle.dealer", _first, seat="dealer"),
    }

"""What the chronicle says of neutral colours: bribes, changes of sides, dice for loyalty and for new armies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from risk_desktop.editions.classic.neutrals.muster import AllyMustered
from risk_desktop.editions.classic.neutrals.stances import CardGiven, LoyaltyTested, StanceChanged
from risk_desktop.engine.events import DealerDrawn, Event
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import Line
from risk_desktop.ui.names import Names


class NeutralLines:
    """Tells the events of one game; a die that turned a colour and the turn itself become one entry."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._tests = 0
        self._rolled: dict[int, int] = {}

    def tellers(self) -> dict[type[Event], Callable[[Any], Line | None]]:
        """Return what tells each kind of event."""
        return {
            CardGiven: self._bribe,
            StanceChanged: self._stance,
            LoyaltyTested: self._loyalty,
            AllyMustered: self._muster,
            DealerDrawn: self._dealer,
        }

    def _bribe(self, event: CardGiven) -> Line:
        names = self._names
        title = tr("chronicle.bribe", name=names.player(event.player), neutral=names.player(event.neutral))
        return Line(event.player, title, names.card(event.card) if event.card >= 0 else "")

    def _loyalty(self, event: LoyaltyTested) -> Line:
        self._tests += 1
        name = self._names.player(event.neutral)
        self._rolled = {} if event.firm else {event.neutral: event.roll}
        title = tr("chronicle.firm" if event.firm else "chronicle.stays_away", name=name)
        return Line(event.neutral, title, tr("chronicle.rolled", roll=event.roll), key=f"loyalty-{self._tests}")

    def _stance(self, event: StanceChanged) -> Line:
        names = self._names
        ally = event.after if event.after >= 0 else event.before
        key = "chronicle.joins" if event.after >= 0 else "chronicle.leaves"
        title = tr(key, name=names.player(event.neutral), player=names.player(ally))
        roll = self._rolled.pop(event.neutral, 0)
        if not roll:
            return Line(event.neutral, title)
        return Line(event.neutral, title, tr("chronicle.rolled", roll=roll), key=f"loyalty-{self._tests}")

    def _muster(self, event: AllyMustered) -> Line:
        names = self._names
        title = tr(
            "chronicle.muster", n=event.armies, name=names.player(event.player), neutral=names.player(event.neutral)
        )
        return Line(event.player, title)

    def _dealer(self, event: DealerDrawn) -> Line:
        title = tr("chronicle.dealer", name=self._names.player(event.dealer))
        return Line(event.dealer, title, tr("chronicle.dealer.detail", name=self._names.player(event.first)))

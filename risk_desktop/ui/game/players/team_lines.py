"""What the chronicle tells of teams: the hand that is passed on, and who leads in land that partners share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.classic.teams import HandPassed
from risk_desktop.engine.events import HIDDEN, Event
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, Line
from risk_desktop.ui.names import Names


class TeamLines:
    """Tells one event at a time."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def tellers(self) -> Mapping[type[Event], Callable[[Any], Line | None]]:
        """Return who tells which event."""
        return {HandPassed: self.passed, LeadChanged: self.lead}

    def passed(self, event: HandPassed) -> Line:
        """The team's hand goes to whoever plays next; which cards it holds only the team reads."""
        names, team = self._names, self._names.teams.of(event.player)
        whose = names.teams.name(team) if team >= 0 else ""
        detail = tr("teams.hand_passed.detail", team=whose) if whose else ""
        seen = [names.card(card) for card in event.cards if card != HIDDEN]
        told = SEPARATOR.join(part for part in (detail, ", ".join(seen)) if part)
        words = {"player": names.player(event.player), "partner": names.player(event.to)}
        return Line(event.to, tr("teams.hand_passed", n=len(event.cards), **words), told)

    def lead(self, event: LeadChanged) -> Line:
        """A shared territory counts for somebody else, or for nobody."""
        place, where = self._names.territory(event.territory), (event.territory,)
        if event.player == NOBODY:
            return Line(NOBODY, tr("teams.lead.level", territory=place), tr("teams.lead.level_detail"), where)
        name = self._names.player(event.player)
        title = tr("teams.lead", player=name, territory=place)
        return Line(event.player, title, tr("teams.lead.detail", player=name), where)

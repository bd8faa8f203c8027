"""The chronicle's lines about teams: a hand passed on, and who leads in shared territories."""

from __future__ import annotations

from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.classic.teams import HandPassed
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LineTable, LogLine


class TeamLines(LineTable):
    """Lines about what happens between partners."""

    def _passed(self, event: HandPassed) -> LogLine:
        """The team's hand goes to the partner who plays next; only the team reads which cards it holds."""
        names, team = self.names, self.names.teams.of(event.player)
        whose = tr("teams.hand_passed.detail", team=names.teams.name(team)) if team >= 0 else ""
        cards = ", ".join(names.card(card) for card in event.cards if card != HIDDEN)
        words = {"player": names.player(event.player), "partner": names.player(event.to)}
        title = tr("teams.hand_passed", n=len(event.cards), **words)
        return LogLine(event.to, title, SEPARATOR.join(filter(None, (whose, cards))))

    def _lead(self, event: LeadChanged) -> LogLine | None:
        """A shared territory counts for another partner now. Nothing during an attack on it: the siege has its own lines."""
        if event.territory == self.context.besieged:
            return None
        place, where = self.names.territory(event.territory), (event.territory,)
        if event.player == NOBODY:
            return LogLine(NOBODY, tr("teams.lead.level", territory=place), tr("teams.lead.level_detail"), where)
        name = self.names.player(event.player)
        title = tr("teams.lead", player=name, territory=place)
        return LogLine(event.player, title, tr("teams.lead.detail", player=name), where)

    rows = {HandPassed: _passed, LeadChanged: _lead}

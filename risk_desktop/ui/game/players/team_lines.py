"""What the chronicle tells of teams: the hand that is passed on, and who leads in land that partners share."""

from __future__ import annotations

from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.classic.teams import HandPassed
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LineTable, LogLine


class TeamLines(LineTable):
    """Tells what partners do with each other."""

    def _passed(self, event: HandPassed) -> LogLine:
        """Tell that the team's hand goes to whoever plays next; which cards it holds only the team reads."""
        names, team = self.names, self.names.teams.of(event.player)
        whose = tr("teams.hand_passed.detail", team=names.teams.name(team)) if team >= 0 else ""
        cards = ", ".join(names.card(card) for card in event.cards if card != HIDDEN)
        words = {"player": names.player(event.player), "partner": names.player(event.to)}
        title = tr("teams.hand_passed", n=len(event.cards), **words)
        return LogLine(event.to, title, SEPARATOR.join(filter(None, (whose, cards))))

    def _lead(self, event: LeadChanged) -> LogLine | None:
        """Tell for whom shared land counts now; where it is under attack, partners fall one by one and the siege tells all."""
        if event.territory == self.context.besieged:
            return None
        place, where = self.names.territory(event.territory), (event.territory,)
        if event.player == NOBODY:
            return LogLine(NOBODY, tr("teams.lead.level", territory=place), tr("teams.lead.level_detail"), where)
        name = self.names.player(event.player)
        title = tr("teams.lead", player=name, territory=place)
        return LogLine(event.player, title, tr("teams.lead.detail", player=name), where)

    rows = {HandPassed: _passed, LeadChanged: _lead}

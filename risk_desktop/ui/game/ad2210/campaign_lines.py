"""What the chronicle and the recap say of land that is lost to all, and of what came to nothing; the score."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.ad2210.cards.events import TerritoryEmptied
from risk_desktop.editions.ad2210.invasion import InvasionAnnounced, InvasionEnded
from risk_desktop.editions.ad2210.scoring import Scored
from risk_desktop.editions.ad2210.terrain import LandsDevastated
from risk_desktop.engine.events import Event
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.invasion_lines import InvasionLines
from risk_desktop.ui.game.chronicle.lines import EMPTIED, SCORED, EventRow, LogLine, listed
from risk_desktop.ui.names import Names

_RUINED = 68
"""How much it counts that land was ruined, on the scale of the recap."""


class CampaignLines(InvasionLines):
    """Tells what only games of 2210 have beside their cards."""

    announcing = InvasionAnnounced
    rows = {
        LandsDevastated: EventRow("ad2210.told.devastated", "{territories}", seat=None, at="territories"),
        InvasionEnded: InvasionLines.called_off,
        TerritoryEmptied: EMPTIED,
        Scored: SCORED,
    }


def ruin_recap(events: Sequence[Event], names: Names, viewer: int) -> list[tuple[int, LogLine]]:
    """Return the line that tells which land was ruined, with its weight; nothing where none was."""
    lands = tuple(land for event in events if isinstance(event, LandsDevastated) for land in event.territories)
    if not lands:
        return []
    return [(_RUINED, LogLine(NOBODY, tr("tables.recap.ruined"), listed(lands, names), lands))]

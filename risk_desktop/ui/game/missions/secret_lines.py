"""The chronicle's lines about missions and capitals; of secret events they say only that they happened."""

from __future__ import annotations

from risk_desktop.editions.classic.capitals import CAPITAL, CapitalRevealed, LandsSeized
from risk_desktop.editions.classic.missions.catalogue import mission_named
from risk_desktop.editions.classic.missions.events import (
    MissionRevealed,
    MissionsDrawn,
    MissionsRemoved,
    MissionSwapped,
)
from risk_desktop.engine.sealed import SealedKept
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import EventRow, LineTable, LogLine
from risk_desktop.ui.names import Names
from risk_desktop.ui.rules.mission_words import goal_words, open_words, rank_words


def _left_out(event: MissionsRemoved, names: Names) -> str:
    """Return the missions that are out of play, which is public (D-04, S-02)."""
    known = [mission for mission in map(mission_named, event.missions) if mission is not None]
    why = tr("chronicle.missions_removed.detail")
    return " ".join((f"{why}:", *(open_words(mission, names) for mission in known)))


def why_shown(event: CapitalRevealed, names: Names) -> str:
    """Return why a capital is revealed."""
    if event.by < 0:
        return tr("chronicle.capital.open")
    if event.by == event.player:
        return tr("chronicle.capital.shown")
    return tr("chronicle.capital.fallen", by=names.player(event.by))


def _seized(event: LandsSeized, names: Names) -> str:
    return ", ".join(map(names.territory, event.territories))


class SecretLines(LineTable):
    """Lines about missions and capitals; nobody reads here which missions were dealt, not even their holder."""

    def _revealed(self, event: MissionRevealed) -> LogLine:
        mission, name = mission_named(event.mission), self.names.player(event.player)
        rank = rank_words(mission) if mission is not None else ""
        words = goal_words(mission, self.names, event.player) if mission is not None else ""
        return LogLine(event.player, tr("chronicle.mission_revealed", name=name, rank=rank), words)

    rows = {
        MissionsDrawn: EventRow("chronicle.missions_drawn", n="missions"),
        MissionSwapped: EventRow("chronicle.mission_swapped"),
        MissionsRemoved: EventRow("chronicle.missions_removed", _left_out, seat=None, n="missions"),
        MissionRevealed: _revealed,
        SealedKept: EventRow("chronicle.capitals_founded", seat=None, when=lambda event: event.kind == CAPITAL),
        CapitalRevealed: EventRow("chronicle.capital", why_shown, at="territory"),
        LandsSeized: EventRow("chronicle.seized", _seized, at="territories", n="territories"),
    }

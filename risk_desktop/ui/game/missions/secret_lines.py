"""What the chronicle tells of missions and capitals. Of what is secret it only says that it happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from risk_desktop.editions.classic.capitals import CAPITAL, CapitalRevealed, LandsSeized
from risk_desktop.editions.classic.missions.catalogue import mission_named
from risk_desktop.editions.classic.missions.events import (
    MissionRevealed,
    MissionsDrawn,
    MissionsRemoved,
    MissionSwapped,
)
from risk_desktop.engine.events import Event
from risk_desktop.engine.sealed import SealedKept
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import Line
from risk_desktop.ui.game.missions.mission_words import goal_words, open_words, rank_words
from risk_desktop.ui.names import Names


def secret_tellers(names: Names) -> Mapping[type[Event], Callable[[Any], Line | None]]:
    """Return who tells which event."""
    told = _Secrets(names)
    return {
        MissionsDrawn: told.drawn,
        MissionSwapped: told.swapped,
        MissionsRemoved: told.removed,
        MissionRevealed: told.revealed,
        SealedKept: told.kept,
        CapitalRevealed: told.capital,
        LandsSeized: told.seized,
    }


class _Secrets:
    """Tells one event at a time."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def drawn(self, event: MissionsDrawn) -> Line:
        """Missions are dealt; which ones nobody reads here, not even their holder."""
        name = self._names.player(event.player)
        return Line(event.player, tr("chronicle.missions_drawn", n=len(event.missions), name=name))

    def swapped(self, event: MissionSwapped) -> Line:
        """A mission was changed."""
        return Line(event.player, tr("chronicle.mission_swapped", name=self._names.player(event.player)))

    def removed(self, event: MissionsRemoved) -> Line:
        """Some missions don't play: which ones, everybody knows (D-04, S-02)."""
        title = tr("chronicle.missions_removed", n=len(event.missions))
        out = [mission for mission in map(mission_named, event.missions) if mission is not None]
        why = tr("chronicle.missions_removed.detail")
        return Line(NOBODY, title, " ".join((f"{why}:", *(open_words(mission, self._names) for mission in out))))

    def revealed(self, event: MissionRevealed) -> Line:
        """A mission is shown to all."""
        mission = mission_named(event.mission)
        name = self._names.player(event.player)
        rank = rank_words(mission) if mission is not None else ""
        words = goal_words(mission, self._names, event.player) if mission is not None else ""
        return Line(event.player, tr("chronicle.mission_revealed", name=name, rank=rank), words)

    def kept(self, event: SealedKept) -> Line | None:
        """All capitals are founded."""
        return Line(NOBODY, tr("chronicle.capitals_founded")) if event.kind == CAPITAL else None

    def capital(self, event: CapitalRevealed) -> Line:
        """A capital is shown."""
        name, place = self._names.player(event.player), self._names.territory(event.territory)
        title = tr("chronicle.capital", name=name, territory=place)
        return Line(event.player, title, capital_detail(event, self._names), (event.territory,))

    def seized(self, event: LandsSeized) -> Line:
        """The lands round a fallen capital change hands."""
        title = tr("chronicle.seized", n=len(event.territories), name=self._names.player(event.player))
        where = ", ".join(self._names.territory(territory) for territory in event.territories)
        return Line(event.player, title, where, event.territories)


def capital_detail(event: CapitalRevealed, names: Names) -> str:
    """Return why a capital is shown, in words."""
    if event.by < 0:
        return tr("chronicle.capital.open")
    if event.by == event.player:
        return tr("chronicle.capital.shown")
    return tr("chronicle.capital.fallen", by=names.player(event.by))

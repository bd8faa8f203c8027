"""The recap: what happened in public since a person's last turn, the most important first, and what changed hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from risk_desktop.editions.classic.capitals import CapitalRevealed, LandsSeized
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.editions.classic.neutrals.stances import StanceChanged
from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import (
    ArmiesMoved,
    Event,
    PlayerEliminated,
    RegionBroken,
    RegionCompleted,
    SetTraded,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import LogLine, NarrationContext
from risk_desktop.ui.game.features import recaps_of
from risk_desktop.ui.game.handover.recap_assets import Holdings, WeightedLines, asset_lines
from risk_desktop.ui.game.missions.secret_lines import SecretLines
from risk_desktop.ui.game.players.team_lines import TeamLines
from risk_desktop.ui.names import Names, join_names

MOST_LINES = 6
# Weights of the lines, the heaviest first; each territory that one player conquered adds a little.
_MINE, _OUT, _MY_REGION, _REGION, _SIDES, _TAKEN, _BROKEN, _LEAD, _SET, _MOVE = 100, 90, 85, 70, 60, 50, 45, 30, 20, 10
_SHOWN = 95


@dataclass(frozen=True)
class Move:
    """A conquest, which the map shows as an arrow."""

    origin: int
    target: int
    seat: int


@dataclass(frozen=True)
class Recap:
    """Up to six ``lines``; ``changes``: territories and their new owners; ``moves``: the conquests that led there.

    ``movers``: how many other players have had a turn.
    """

    lines: tuple[LogLine, ...] = ()
    changes: Mapping[int, int] = field(default_factory=dict)
    moves: tuple[Move, ...] = ()
    round: int = 0
    movers: int = 0


class _RecapEvents:
    """Reduces public events to what still holds at the end."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.before: dict[int, int] = {}
        self.after: dict[int, TerritoryConquered] = {}
        self.regions: dict[int, int | None] = {}
        self.broken: dict[int, int] = {}
        self.out: list[PlayerEliminated] = []
        self.sets: dict[int, list[SetTraded]] = {}
        self.marches: list[ArmiesMoved] = []
        self.movers: set[int] = set()
        self.sides: dict[int, tuple[int, int]] = {}
        self.shown: list[MissionRevealed | CapitalRevealed] = []
        self.leads: dict[int, LeadChanged] = {}
        self.round = 0
        for event in events:
            public = event.seen_by(-1)
            if public is not None:
                self._note(public)

    def _note(self, event: Event) -> None:
        if isinstance(event, TurnStarted):
            self.round = event.round
            self.movers.add(event.player)
        elif isinstance(event, TerritoryConquered):
            self.before.setdefault(event.territory, event.loser)
            self.after[event.territory] = event
        elif isinstance(event, LandsSeized):
            for territory in event.territories:  # no army moved there, so origin and target are the same
                self.before.setdefault(territory, event.loser)
                self.after[territory] = TerritoryConquered(event.player, event.loser, territory, territory, 1)
        elif isinstance(event, (MissionRevealed, CapitalRevealed)):
            self.shown.append(event)
        elif isinstance(event, RegionCompleted):
            self.regions[event.region] = event.player
        elif isinstance(event, RegionBroken):
            if self.regions.pop(event.region, None) is None:
                self.broken[event.region] = event.player
        elif isinstance(event, PlayerEliminated):
            self.out.append(event)
        elif isinstance(event, StanceChanged):
            first = self.sides.get(event.neutral, (event.before, 0))[0]
            self.sides[event.neutral] = (first, event.after)
        elif isinstance(event, LeadChanged):
            self.leads[event.territory] = event
        elif isinstance(event, SetTraded):
            self.sets.setdefault(event.player, []).append(event)
        elif isinstance(event, ArmiesMoved) and event.reason == "fortify":
            self.marches.append(event)

    def changed(self) -> dict[int, TerritoryConquered]:
        """Return the last conquests of the territories that have a new owner."""
        return {t: event for t, event in self.after.items() if event.player != self.before[t]}


def make_recap(events: Sequence[Event], names: Names, viewer: int, held: Holdings | None = None) -> Recap:
    """Return the recap for ``viewer`` of the ``events`` since his last turn; only what is public in them counts.

    It has no lines if nobody else has had a turn. ``held``: what the players own, in a game with more than armies.
    """
    course = _RecapEvents(events)
    if not course.movers - {viewer}:
        return Recap(round=course.round)
    changed = course.changed()
    seen = [public for event in events if (public := event.seen_by(-1)) is not None]
    found = [
        *_own_losses(course, changed, names, viewer),
        *_eliminations(course, names),
        *_shown(course, names),
        *_regions(course, names, viewer),
        *_sides(course, names),
        *_conquests(course, changed, names, viewer),
        *_leads(course, changed, names),
        *_minor(course, names, viewer),
        *asset_lines(seen, names, viewer, held),
        *(
            line
            for lines in recaps_of(find_edition(names.table.edition).features)
            for line in lines(seen, names, viewer)
        ),
    ]
    ranked = sorted(found, key=lambda pair: -pair[0])
    lines = [line for _, line in ranked[:MOST_LINES]]
    return Recap(
        tuple(lines),
        {territory: event.player for territory, event in changed.items()},
        tuple(
            Move(event.origin, territory, event.player)
            for territory, event in changed.items()
            if event.origin != territory
        ),
        course.round,
        len(course.movers - {viewer}),
    )


def _own_losses(
    course: _RecapEvents, changed: dict[int, TerritoryConquered], names: Names, viewer: int
) -> WeightedLines:
    lost = [t for t in changed if course.before[t] == viewer]
    if not lost:
        return [(_MOVE + 5, LogLine(viewer, tr("tables.recap.nothing_lost"), tr("tables.recap.nothing_lost_detail")))]
    takers = list(dict.fromkeys(names.player(changed[t].player) for t in lost))
    title = tr("tables.recap.you_lost", territories=join_names([names.territory(t) for t in lost]))
    return [(_MINE, LogLine(viewer, title, tr("tables.recap.to", names=join_names(takers)), tuple(lost)))]


def _eliminations(course: _RecapEvents, names: Names) -> WeightedLines:
    found = []
    for event in course.out:
        by = tr("tables.recap.beaten_by", name=names.player(event.by)) if event.by >= 0 else ""
        found.append((_OUT, LogLine(event.player, tr("tables.recap.out", name=names.player(event.player)), by)))
    return found


def _regions(course: _RecapEvents, names: Names, viewer: int) -> WeightedLines:
    found = []
    for region, owner in course.regions.items():
        if owner is not None and owner != viewer:
            title = tr("tables.recap.holds", name=names.player(owner), region=names.region(region))
            found.append((_REGION, LogLine(owner, title, names.pays(region))))
    for region, owner in course.broken.items():
        lost = names.pays(region, lost=True)
        if owner == viewer:
            line = LogLine(owner, tr("tables.recap.you_lost_region", region=names.region(region)), lost)
        else:
            title = tr("tables.recap.lost_region", name=names.player(owner), region=names.region(region))
            line = LogLine(owner, title, lost)
        found.append((_MY_REGION if owner == viewer else _BROKEN, line))
    return found


def _conquests(
    course: _RecapEvents, changed: dict[int, TerritoryConquered], names: Names, viewer: int
) -> WeightedLines:
    """Return a line for each conqueror; losses of the viewer and many conquests weigh more."""
    by_taker: dict[int, list[int]] = {}
    for territory, event in changed.items():
        if event.player != viewer:
            by_taker.setdefault(event.player, []).append(territory)
    found = []
    for taker, taken in by_taker.items():
        losers = list(dict.fromkeys(names.player(course.before[t]) for t in taken if course.before[t] != NOBODY))
        detail = tr("tables.recap.from", names=join_names(losers)) if losers else tr("tables.recap.empty", n=len(taken))
        title = tr(
            "tables.recap.took",
            name=names.player(taker),
            territories=join_names([names.territory(t) for t in taken]),
        )
        weight = _TAKEN + len(taken) + (20 if any(course.before[t] == viewer for t in taken) else 0)
        found.append((weight, LogLine(taker, title, detail, tuple(taken))))
    return found


def _shown(course: _RecapEvents, names: Names) -> WeightedLines:
    """Return lines for the missions and capitals that were revealed."""
    lines = map(SecretLines(NarrationContext(names)).line, course.shown)
    return [(_SHOWN, line) for line in lines if line is not None]


def _sides(course: _RecapEvents, names: Names) -> WeightedLines:
    """Return lines for the neutral colours that have changed sides."""
    found = []
    for neutral, (before, after) in course.sides.items():
        if before != after:
            key = "chronicle.joins" if after >= 0 else "chronicle.leaves"
            ally = names.player(after if after >= 0 else before)
            found.append((_SIDES, LogLine(neutral, tr(key, name=names.player(neutral), player=ally))))
    return found


def _leads(course: _RecapEvents, changed: dict[int, TerritoryConquered], names: Names) -> WeightedLines:
    """Return lines for the shared territories that count for another partner now, unless they were lost."""
    kept = (event for territory, event in course.leads.items() if territory not in changed)
    lines = map(TeamLines(NarrationContext(names)).line, kept)
    return [(_LEAD, line) for line in lines if line is not None]


def _minor(course: _RecapEvents, names: Names, viewer: int) -> WeightedLines:
    found = []
    for player, sets in course.sets.items():
        if player != viewer:
            armies = sum(event.armies for event in sets)
            title = tr("chronicle.trade", name=names.player(player))
            found.append((_SET, LogLine(player, title, tr("tables.recap.new_armies", n=armies))))
    for event in course.marches:
        if event.player != viewer:
            title = tr("chronicle.move", n=event.armies, name=names.player(event.player))
            way = f"{names.territory(event.origin)} → {names.territory(event.target)}"
            found.append((_MOVE, LogLine(event.player, title, way, (event.origin, event.target))))
    return found

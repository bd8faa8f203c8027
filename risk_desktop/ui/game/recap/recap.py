"""The recap: what happened in public since a person's last turn, in the order of play, and what changed hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from risk_desktop.editions.classic.capitals import CapitalRevealed, LandsSeized
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.editions.classic.neutrals.stances import StanceChanged
from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import (
    ArmiesLost,
    AttackDeclared,
    DiceRolled,
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
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LogLine, NarrationContext
from risk_desktop.ui.game.features import recaps_of
from risk_desktop.ui.game.missions.secret_lines import SecretLines
from risk_desktop.ui.game.players.team_lines import TeamLines
from risk_desktop.ui.game.recap.recap_assets import Holdings, asset_lines, lost_pieces
from risk_desktop.ui.game.recap.recap_steps import RecapStep
from risk_desktop.ui.game.recap.turn_record import PlayerStanding
from risk_desktop.ui.names import Names, join_names

Since = Literal["start", "turn", "look"]
RecapIcon = Literal["", "crown", "cards", "skull", "flag", "eye", "warning"]
_DECISIVE: frozenset[RecapIcon] = frozenset({"crown", "skull", "flag", "eye"})
"""What shows as important as a conquest; a set that was traded is told only beside something else."""


@dataclass(frozen=True)
class RecapEntry:
    """One thing that happened. ``number``: of a conquest's arrow on the board, from 1; else an ``icon`` may stand there.

    ``lost``: the viewer lost something. ``conquest`` is the event that an arrow shows.
    """

    line: LogLine
    number: int = 0
    icon: RecapIcon = ""
    lost: bool = False
    conquest: TerritoryConquered | None = None

    @property
    def is_decisive(self) -> bool:
        """Tell whether a territory, region or piece changed hands, or something as important happened."""
        return bool(self.number) or self.lost or self.icon in _DECISIVE


@dataclass(frozen=True)
class Balance:
    """How a viewer stood when he last looked, and how he stands now."""

    before: PlayerStanding
    now: PlayerStanding


@dataclass(frozen=True)
class Recap:
    """``entries`` in the order of play. ``changes``: territories that have another owner now, and who that is.

    ``lost``: what was the viewer's, also where nobody has it now; ``won``: what is his side's now; ``struck``: how many
    armies he lost in a territory without a fight, where it is still his. ``movers``: how many others have moved.
    ``since``: after what it begins: the start, the viewer's last turn, or his last look at the screen.
    ``steps``: the same turns step by step.
    """

    entries: tuple[RecapEntry, ...] = ()
    changes: Mapping[int, int] = field(default_factory=dict)
    lost: frozenset[int] = frozenset()
    won: frozenset[int] = frozenset()
    struck: Mapping[int, int] = field(default_factory=dict)
    round: int = 0
    movers: int = 0
    balance: Balance | None = None
    since: Since = "turn"
    steps: tuple[RecapStep, ...] = ()

    @property
    def title(self) -> str:
        """Since when."""
        return tr(f"tables.recap.title.{self.since}")

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """What the entries say."""
        return tuple(entry.line for entry in self.entries)

    @property
    def conquests(self) -> tuple[RecapEntry, ...]:
        """The entries with a number: those with an arrow on the board."""
        return tuple(entry for entry in self.entries if entry.number)

    @property
    def decisive(self) -> bool:
        """Tell whether territories, regions or pieces changed hands, or something as important happened."""
        return any(entry.is_decisive for entry in self.entries)

    def tells_more_than(self, other: Recap) -> bool:
        """Tell whether anything decisive has happened beyond what another one tells."""
        known = [entry for entry in other.entries if entry.is_decisive]
        return any(entry not in known for entry in self.entries if entry.is_decisive)

    @property
    def marked(self) -> frozenset[int]:
        """What is marked as harm done to the viewer."""
        return self.lost | self.struck.keys()

    @property
    def any_lost(self) -> bool:
        """Tell whether the viewer lost something."""
        return any(entry.lost for entry in self.entries)


_ANY = 99
"""Losses of an attack that has not been rolled."""


class _Course:
    """Turns public events into entries, of which those that no longer hold are taken back."""

    def __init__(self, names: Names, viewer: int) -> None:
        self._names, self._viewer = names, viewer
        self._shown, self._teams = SecretLines(NarrationContext(names)), TeamLines(NarrationContext(names))
        self._found: list[RecapEntry | None] = []
        self._numbers = 0
        self._completed: dict[int, int] = {}
        self._leads: dict[int, int] = {}
        self._sides: dict[int, tuple[int, int]] = {}
        self.before: dict[int, int] = {}
        self.after: dict[int, int] = {}
        self.movers: set[int] = set()
        self.struck: dict[int, int] = {}
        self._struck_at: dict[int, int] = {}
        self._due = 0
        self._card: CardPlayed | None = None
        """The card that was played last, as long as what comes of it may still be told."""
        self.round = 0

    @property
    def entries(self) -> list[RecapEntry]:
        """What still holds."""
        return [entry for entry in self._found if entry is not None]

    @property
    def changes(self) -> dict[int, int]:
        """The new owners of the territories that have one."""
        return {land: owner for land, owner in self.after.items() if owner != self.before[land]}

    def follow(self, event: Event) -> None:
        """Go on with a public event."""
        match event:
            case TurnStarted():
                self.round, self._due, self._card = event.round, 0, None
                self.movers.add(event.player)
            case AttackDeclared():
                self._due, self._card = _ANY, None
            case CardPlayed():
                self._card = event
            case DiceRolled():
                self._due = min(len(event.attack), len(event.defence))
            case ArmiesLost():
                self._lose(event)
            case TerritoryConquered():
                self._conquered(event)
            case LandsSeized():
                self._seized(event)
            case RegionCompleted():
                self._complete(event)
            case RegionBroken():
                self._break(event)
            case PlayerEliminated():
                by = tr("tables.recap.beaten_by", name=self._names.player(event.by)) if event.by >= 0 else ""
                title = tr("tables.recap.out", name=self._names.player(event.player))
                self._add(LogLine(event.player, title, by), "skull")
            case MissionRevealed() | CapitalRevealed():
                if (line := self._shown.line(event)) is not None:
                    self._add(line, "crown" if isinstance(event, CapitalRevealed) else "eye")
            case StanceChanged():
                self._side_with(event)
            case LeadChanged():
                self._drop(self._leads, event.territory)
                if (line := self._teams.line(event)) is not None:
                    self._leads[event.territory] = self._add(line)
            case SetTraded() if event.player != self._viewer:
                title = tr("chronicle.trade", name=self._names.player(event.player))
                self._add(LogLine(event.player, title, tr("tables.recap.new_armies", n=event.armies)), "cards")

    def _add(self, line: LogLine, icon: RecapIcon = "", *, lost: bool = False) -> int:
        self._found.append(RecapEntry(line, icon=icon, lost=lost))
        return len(self._found) - 1

    def _drop(self, known: dict[int, int], key: int) -> bool:
        """Take an entry back; tell whether there was one."""
        place = known.pop(key, None)
        if place is not None:
            self._found[place] = None
        return place is not None

    def _take(self, land: int, loser: int, taker: int) -> None:
        self.before.setdefault(land, loser)
        self.after[land] = taker
        self._drop(self._leads, land)

    def _lose(self, event: ArmiesLost) -> None:
        """Tell what the viewer lost without a fight: by a card, or the plague."""
        if self._due:
            self._due = max(0, self._due - event.armies)
        elif event.player == self._viewer:
            self._drop(self._struck_at, event.territory)
            armies = self.struck[event.territory] = self.struck.get(event.territory, 0) + event.armies
            title = tr("chronicle.fallen", n=armies, player=self._names.player(event.player))
            places = [self._names.territory(event.territory)]
            if self._card is not None:
                card = self._names.command_card(self._card.card)
                places.append(f"{self._names.player(self._card.player)}: {card}")
            line = LogLine(event.player, title, SEPARATOR.join(places), (event.territory,))
            self._struck_at[event.territory] = self._add(line, "warning", lost=True)

    def _conquered(self, event: TerritoryConquered) -> None:
        names, lost = self._names, event.loser == self._viewer
        self.movers.add(event.player)
        self._take(event.territory, event.loser, event.player)
        self._numbers += 1
        title = tr("tables.recap.took", name=names.player(event.player), territories=names.territory(event.territory))
        if lost and event.origin >= 0:
            detail = tr("tables.recap.from_you", origin=names.territory(event.origin))
        elif event.loser == NOBODY:
            detail = tr("tables.recap.empty", n=1)
        else:
            detail = tr("tables.recap.from", names=names.player(event.loser))
        line = LogLine(event.player, title, detail, (event.territory,))
        self._found.append(RecapEntry(line, self._numbers, lost=lost, conquest=event))

    def _seized(self, event: LandsSeized) -> None:
        for land in event.territories:
            self._take(land, event.loser, event.player)
        names = self._names
        places = join_names([names.territory(land) for land in event.territories])
        title = tr("tables.recap.took", name=names.player(event.player), territories=places)
        detail = tr("tables.recap.from", names=names.player(event.loser))
        self._add(
            LogLine(event.player, title, detail, tuple(event.territories)), "flag", lost=event.loser == self._viewer
        )

    def _complete(self, event: RegionCompleted) -> None:
        names = self._names
        if event.player != self._viewer:
            title = tr("tables.recap.holds", name=names.player(event.player), region=names.region(event.region))
            line = LogLine(event.player, title, names.pays(event.region))
            self._completed[event.region] = self._add(line, "crown")

    def _break(self, event: RegionBroken) -> None:
        """Tell that a region was lost; one that was completed meanwhile is not told at all."""
        names, region = self._names, self._names.region(event.region)
        if self._drop(self._completed, event.region):
            return
        if event.player == self._viewer:
            title = tr("tables.recap.you_lost_region", region=region)
        else:
            title = tr("tables.recap.lost_region", name=names.player(event.player), region=region)
        line = LogLine(event.player, title, names.pays(event.region, lost=True))
        self._add(line, "crown", lost=event.player == self._viewer)

    def _side_with(self, event: StanceChanged) -> None:
        """Tell that a neutral colour sides with somebody else than before."""
        before, place = self._sides.get(event.neutral, (event.before, -1))
        if place >= 0:
            self._found[place] = None
        self._sides[event.neutral] = (before, -1)
        if before != event.after:
            key = "chronicle.joins" if event.after >= 0 else "chronicle.leaves"
            ally = self._names.player(event.after if event.after >= 0 else before)
            title = tr(key, name=self._names.player(event.neutral), player=ally)
            self._sides[event.neutral] = (before, self._add(LogLine(event.neutral, title), "flag"))


def make_recap(
    events: Sequence[Event],
    names: Names,
    viewer: int,
    held: Holdings | None = None,
    missing: frozenset[int] = frozenset(),
) -> Recap:
    """Return the recap for ``viewer`` of the ``events`` since his last turn; only what is public in them counts.

    It is empty if nobody else has had a turn. ``held``: what the players own, in a game with more than armies;
    ``missing``: what was his at the end of his last turn and is not his side's any more.
    """
    seen = [public for event in events if (public := event.seen_by(-1)) is not None]
    course = _Course(names, viewer)
    for event in seen:
        course.follow(event)
    movers = len(course.movers - {viewer})
    if not movers:
        return Recap(round=course.round)
    side, changes = frozenset(names.teams.partners(viewer)) | {viewer}, course.changes
    taken = frozenset(land for land in changes if course.before[land] == viewer)
    lost = taken | missing
    pieces = lost_pieces(seen, names, viewer)
    entries = [*course.entries, *_vanished(sorted(missing - taken), names, viewer)]
    entries = [*entries, *(RecapEntry(line, icon="flag", lost=True) for line in pieces)]
    if not any(entry.lost for entry in entries):
        entries.append(RecapEntry(LogLine(viewer, tr("tables.recap.nothing_lost"))))
    added = [
        *asset_lines(seen, names, viewer, held),
        *(
            told
            for lines in recaps_of(find_edition(names.table.edition).features)
            for told in lines(seen, names, viewer)
        ),
    ]
    entries += [RecapEntry(line) for _, line in sorted(added, key=lambda pair: -pair[0])]
    return Recap(
        tuple(entries),
        changes,
        lost,
        frozenset(land for land, owner in changes.items() if owner in side and course.before[land] not in side),
        {land: armies for land, armies in course.struck.items() if land not in lost},
        course.round,
        movers,
    )


def _vanished(lands: Sequence[int], names: Names, viewer: int) -> list[RecapEntry]:
    """Return the entry that tells which land the viewer lost though nobody took it, none if there is none."""
    if not lands:
        return []
    title = tr("tables.recap.gone", territories=join_names([names.territory(land) for land in lands]))
    line = LogLine(viewer, title, tr("tables.recap.gone_detail", n=len(lands)), tuple(lands))
    return [RecapEntry(line, icon="warning", lost=True)]

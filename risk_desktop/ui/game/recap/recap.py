"""The recap: what happened in public since a person's last turn, in the order of play, and what changed hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import Event
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.features import news_of, recaps_of
from risk_desktop.ui.game.recap.recap_assets import Holdings, asset_lines, hired_lines
from risk_desktop.ui.game.recap.recap_course import RecapCourse
from risk_desktop.ui.game.recap.recap_entry import RecapEntry
from risk_desktop.ui.game.recap.recap_steps import RecapStep
from risk_desktop.ui.game.recap.turn_record import PlayerStanding
from risk_desktop.ui.names import Names, join_names

Since = Literal["start", "turn", "look"]


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
    ``since``: after what it begins: the start, the viewer's last turn, or his last look at the screen. ``eventful``: others
    have done something that everybody saw. ``steps``: the same turns step by step.
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
    eventful: bool = False
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
    def shown_by(self) -> tuple[int, ...]:
        """Of each entry the number of the step that shows it, -1 for none: the same conquest, or else the same words."""
        found = list[int]()
        for entry in self.entries:
            same = (n for n, step in enumerate(self.steps) if n > max(found, default=-1) and step.shows(entry))
            found.append(next(same, -1))
        return tuple(found)

    @property
    def marked(self) -> frozenset[int]:
        """What is marked as harm done to the viewer."""
        return self.lost | self.struck.keys()

    @property
    def any_lost(self) -> bool:
        """Tell whether the viewer lost something."""
        return any(entry.lost for entry in self.entries)


def make_recap(
    events: Sequence[Event],
    names: Names,
    viewer: int,
    held: Holdings | None = None,
    missing: frozenset[int] = frozenset(),
    families: Mapping[int, str] | None = None,
) -> Recap:
    """Return the recap for ``viewer`` of the ``events`` since his last turn; only what is public in them counts.

    It is empty if nobody else has had a turn. ``held``: what the players own, in a game with more than armies;
    ``missing``: what was his at the end of his last turn and is not his side's any more; ``families``: by seat, the family
    from which its pieces have their names.
    """
    seen = [public for event in events if (public := event.seen_by(NOBODY)) is not None]
    course = _course(seen, names, viewer, families or {})
    movers = len(course.movers - {viewer})
    if not movers:
        return Recap(round=course.round)
    side, changes = frozenset(names.teams.partners(viewer)) | {viewer}, course.changes
    taken = frozenset(land for land in changes if course.before[land] == viewer)
    lost = taken | missing
    features = find_edition(names.table.edition).features
    deeds = [
        *hired_lines(seen, names, viewer, families or {}),
        *(told for lines in recaps_of(features) for told in lines(seen, names, viewer)),
    ]
    entries = [*course.entries({line.seat for _, line in deeds}), *_vanished(sorted(missing - taken), names, viewer)]
    eventful = bool(entries or deeds)
    if not any(entry.lost for entry in entries):
        entries.append(RecapEntry(LogLine(viewer, tr("tables.recap.nothing_lost"))))
    added = [*asset_lines(seen, names, viewer, held), *deeds]
    entries += [RecapEntry(line) for _, line in sorted(added, key=lambda pair: -pair[0])]
    return Recap(
        tuple(entries),
        changes,
        lost,
        frozenset(land for land, owner in changes.items() if owner in side and course.before[land] not in side),
        {land: armies for land, armies in course.struck.items() if land not in lost},
        course.round,
        movers,
        eventful=eventful,
    )


def _course(seen: Sequence[Event], names: Names, viewer: int, families: Mapping[int, str]) -> RecapCourse:
    """Follow public events to their end."""
    course, narrator = RecapCourse(names, viewer, families), Narrator(names, families)
    news = news_of(find_edition(names.table.edition).features)
    for event in seen:
        course.follow(event)
        line = narrator.line(event, NOBODY)
        if line is not None and type(event) in news:
            course.tell(line)
    return course


def _vanished(lands: Sequence[int], names: Names, viewer: int) -> list[RecapEntry]:
    """Return the entry that tells which land the viewer lost though nobody took it, none if there is none."""
    if not lands:
        return []
    title = tr("tables.recap.gone", territories=join_names([names.territory(land) for land in lands]))
    line = LogLine(viewer, title, tr("tables.recap.gone_detail", n=len(lands)), tuple(lands))
    return [RecapEntry(line, icon="warning", lost=True)]

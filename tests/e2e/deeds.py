"""What a person did in a game, read from the save on the disk by playing it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import maps_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import replay


@dataclass(frozen=True)
class Done:
    """A choice of ``player`` and what came of it; ``asked``: the kind of the question, ``turn``: in whose turn."""

    game: Game
    player: int
    choice: Choice
    asked: str
    turn: int
    events: tuple[Event, ...]


Namer = Callable[[Done, int], Iterable[str]]
"""Yields what was done there for the person in a seat, in words."""


@dataclass
class Deeds:
    """How often what was done, all events that everybody may see, and why the game ended ("" if it did not)."""

    wanted: tuple[str, ...]
    count: Counter[str] = field(default_factory=Counter)
    events: list[Event] = field(default_factory=list)
    reason: str = ""
    records: int = 0

    def missing(self) -> list[str]:
        """Return what has not been done."""
        undone = [each for each in self.wanted if not self.count[each]]
        return [*undone, *(["scored"] if self.reason != "score" else [])]

    def told(self) -> str:
        """Return all of it as a line."""
        names = dict.fromkeys((*self.wanted, *sorted(self.count)))
        done = ", ".join(f"{each} {self.count[each]}" for each in names)
        return f"{self.records} records, end {self.reason!r}: {done}"


def deeds_of(save: Path, wanted: tuple[str, ...], names: Namer, seat: int = 0) -> Deeds:
    """Return what the person in a seat did, from a save that replays with the same hashes."""
    loaded = read_save(save)
    found, asked, turn = Deeds(wanted), "", -1
    before: Game | None = None
    for played in replay(loaded, to_board(maps_of(loaded))):
        found.records = played.number
        found.events += played.events
        if played.saved is not None and before is not None:
            record = played.saved.record
            done = Done(played.game, record.player, record.choice, asked, turn, tuple(played.events))
            found.count.update(names(done, seat))
        before = played.game
        decision = played.game.pending()
        asked, turn = (decision.kind if decision is not None else ""), played.game.state.turn
    outcome = before.state.outcome if before is not None else None
    if loaded.end is not None and outcome is not None:
        found.reason = outcome.reason
    return found

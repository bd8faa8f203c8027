"""Which events everybody should see: each feature names its own, with picture, sound and the line above what is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from risk_desktop.engine.events import Event
from risk_desktop.ui.art.vignettes import DieShown, Vignette
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import SeatColours

_PLAIN = Vignette()


def _any(event: Any, context: GameContext) -> bool:
    return True


def _nothing(event: Any, context: GameContext) -> str:
    return ""


@dataclass(frozen=True)
class Announcement:
    """How a kind of event is announced.

    ``above``: key of the line over the title; ``sound`` and ``picture``: their names, ``subject`` what is in the picture.
    Of what happens in one moment only the announcement of the greatest ``weight`` shows. ``seats``: whom an event concerns,
    nobody where it is everybody's; ``when``: whether it is announced at all. ``die``: what is rolled for it; ``line``: what
    it says, where the chronicle says less, from all that has begun in its moment, the event last. ``pip``: the icon for it in
    a replay, where the subject is not enough to tell it apart. ``kept``: where no banner tells of it a toast does, for persons
    whom it concerns.
    """

    above: str
    picture: str
    sound: str
    weight: int
    seats: Callable[[Any], tuple[int, ...]]
    when: Callable[[Any, GameContext], bool] = _any
    subject: Callable[[Any, GameContext], str] = _nothing
    die: Callable[[Any], DieShown] | None = None
    line: Callable[[Sequence[Any], Names], LogLine | None] | None = None
    pip: str = ""
    kept: bool = False

    def vignette(self, event: Any, context: GameContext) -> Vignette:
        """Return the picture of an event."""
        return Vignette(self.picture, self.subject(event, context), self.die(event) if self.die is not None else None)


Announcements = Mapping[type[Event], tuple[Announcement, ...]]
"""By kind of event: of several announcements the first one that is meant."""


def shows(subject: str) -> Callable[[Any, GameContext], str]:
    """Return what puts the same subject into each picture."""

    def always(event: Any, context: GameContext) -> str:
        return subject

    return always


@dataclass(frozen=True)
class BannerContent:
    """What a banner says, in a seat's colours, and its picture. ``scores``: of everybody, which are counted up below the title.

    ``above`` is a small line over the title, ``detail`` what more is to say.
    """

    colours: SeatColours
    title: str
    detail: str = ""
    above: str = ""
    vignette: Vignette = _PLAIN
    scores: tuple[tuple[SeatColours, int], ...] = ()

"""Whether ribbon, plaques, prompt and board of a play screen name the same players: compared as the widgets show them.

The same watch sees at each change whether the table stands still.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Slot
from PySide6.QtGui import QColor

from risk_desktop.i18n import tr
from risk_desktop.ui.game.prompt.prompt_bar import PLACES
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import seat_name
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import EVERYBODY, NEUTRAL, SeatColours
from tests.e2e.steadiness import Steadiness

ACTIONS = (
    "thinks", "plays", "ends", "answers", "played", "next", "defends", "thinks.awaited", "defends.awaited",
    "plays.turn_marker", "played.turn_marker", "next.turn_marker",
)  # fmt: skip
"""What the prompt says of those who aren't asked: ``play.action.*``."""
NONE, ALL = (NEUTRAL, ""), (EVERYBODY, "")
"""What the ribbon's banner shows before the game begins, and while all act together."""
_ANYWHERE = "ANYWHERE"
"""Stands for any territory."""
ASIDE = ("defends", "decides")
"""Chips on the plaques of those who act in somebody else's turn: ``play.plaque.*``."""


@dataclass(frozen=True)
class Shown:
    """What can be read on the screen: the ribbon's banner, the plaques' rings and chips, prompt, arrow and glow."""

    banner: tuple[SeatColours, str]
    rings: tuple[int, ...]
    teams: tuple[int, ...]
    marks: tuple[str, ...]
    chips: tuple[str, ...]
    title: str
    roundel: str
    buttons: tuple[str, ...]
    arrow: tuple[int, int, str] | None
    glowing: frozenset[int]


def shown_on(screen: PlayScreen) -> Shown:
    """Read a play screen."""
    things, board = screen.game_layout, screen.board
    buttons = (things.prompt.button(place) for place in PLACES)
    marks = things.rounds.state.order if things.rounds.isVisible() else ()
    return Shown(
        things.ribbon.banner,
        tuple(seat for seat, plaque in enumerate(things.plaques) if plaque.state.on_turn),
        tuple(team for team, strip in enumerate(things.teams) if strip.state.on_turn),
        tuple(mark.name for mark in marks if mark.state == "now"),
        tuple(plaque.state.chip for plaque in things.plaques),
        things.prompt.title,
        things.prompt.roundel.accessibleName(),
        tuple(button.words() for button in buttons if button.isVisible()),
        (*board.arrow.ends, board.arrow.colour) if board.arrow.ends is not None else None,
        frozenset() if screen.views.highlighting else board.highlights.shown.glowing,
    )


def disagreements(shown: Shown, names: Names) -> Iterator[str]:
    """Yield in words where the parts of a screen contradict each other."""
    if shown.banner == ALL or shown.title in _nobodys():
        yield from _by_nobody(shown, names)
        return
    colours, name = shown.banner
    leaders = [seat for seat in names.players if (names.seat_colours(seat), names.player(seat)) == (colours, name)]
    if not leaders:
        yield f"the ribbon names {name!r} in the colours {seat_name(colours)!r}"
        return
    (leader,) = leaders
    nobody = shown.title == tr("play.over.title")
    if shown.rings != (() if nobody else (leader,)):
        yield f"the ribbon names {name!r}, on turn by their plaques: {[names.player(seat) for seat in shown.rings]}"
    if names.teams.members and not nobody and shown.teams != (names.teams.of(leader),):
        yield f"the ribbon names {name!r}, on turn are the teams {shown.teams}"
    if shown.marks not in ((), (name,)):
        yield f"the ribbon names {name!r}, the order of the turns {shown.marks}"
    if not nobody:
        yield from _acting(shown, names, leader)


def _nobodys() -> tuple[str, ...]:
    """Return the words for what nobody does: all bids are opened, the game is set up, or waits between two rounds."""
    return tr("play.action.opens"), tr("play.action.sets_up"), tr("play.action.waits")


def _by_nobody(shown: Shown, names: Names) -> Iterator[str]:
    """Yield where ribbon, plaques and prompt don't say alike that nobody does what is shown."""
    if shown.banner != ALL or shown.title not in _nobodys():
        yield f"the ribbon shows {shown.banner[1]!r}, the prompt says {shown.title!r}"
    if shown.roundel != seat_name(EVERYBODY):
        yield f"nobody acts, the prompt bears the sign of {shown.roundel!r}"
    if shown.rings or shown.teams or any(shown.marks):
        yield f"nobody acts, on turn are {[names.player(seat) for seat in shown.rings]} {shown.marks}"
    if all(map(names.is_human, names.players)) and any(shown.buttons):
        yield f"nobody acts among persons, and one can press {shown.buttons}"


def _acting(shown: Shown, names: Names, leader: int) -> Iterator[str]:
    """Yield where plaques, prompt and board contradict each other about who acts in the turn of ``leader``."""
    words = {tr(f"play.plaque.{chip}"): chip for chip in ASIDE}
    aside = [seat for seat, chip in enumerate(shown.chips) if chip in words]
    if len(aside) > 1 or leader in aside:
        yield f"by their plaques {[names.player(seat) for seat in aside]} act in the turn of {names.player(leader)!r}"
        return
    actor = aside[0] if aside else leader
    if shown.roundel != seat_name(names.seat_colours(actor)):
        yield f"{names.player(actor)!r} acts by the plaques, the prompt bears the sign of {shown.roundel!r}"
    said, seat = _said(shown.title, names)
    if said and seat != actor:
        yield f"{names.player(actor)!r} acts by the plaques, the prompt says {shown.title!r}"
    if not said and not names.is_human(actor):
        yield f"{names.player(actor)!r}, who is no person, is asked {shown.title!r}"
    chip = shown.chips[actor]
    if (chip == tr("play.plaque.thinking")) != (said == "thinks" and not aside):
        yield f"the plaque of {names.player(actor)!r} says {chip!r}, the prompt {shown.title!r}"
    if said == "defends" and words.get(chip) != "defends":
        yield f"the plaque of {names.player(actor)!r} says {chip!r}, the prompt {shown.title!r}"
    if names.is_human(leader) and {tr("play.watch.skip.person"), tr("play.watch.skip.turn")} & set(shown.buttons):
        yield f"in the turn of {names.player(leader)!r} one can skip: {shown.title!r}, {shown.buttons}"
    yield from _drawn(shown, names, (leader, actor), said)


def _drawn(shown: Shown, names: Names, acting: tuple[int, int], said: str) -> Iterator[str]:
    """Yield what the board shows of others than those who act, or of a choice that nobody has."""
    glowing = shown.glowing - {*shown.arrow[:2]} if shown.arrow is not None else shown.glowing
    if said and glowing:
        places = [names.territory(land) for land in sorted(glowing)[:4]]
        yield f"{places} glow while the prompt says {shown.title!r}"
    if shown.arrow is None:
        return
    _, target, colour = shown.arrow
    neutral = {QColor(colours.badge).name() for colours in names.all_colours()[len(names.players) :]}
    theirs = {QColor(names.seat_colours(seat).badge).name() for seat in acting}
    if colour not in theirs | neutral:
        whose = [names.player(s) for s in names.players if QColor(names.seat_colours(s).badge).name() == colour]
        yield f"an arrow of {whose} shows while {[names.player(seat) for seat in acting]} act"
    if said == "defends" and names.territory(target) not in shown.title:
        yield f"an arrow points at {names.territory(target)!r} while the prompt says {shown.title!r}"


def _said(title: str, names: Names) -> tuple[str, int]:
    """Return what the prompt says of which seat, one of ACTIONS, awaited or not; "", -1 where it asks somebody."""
    for action in ACTIONS:
        for seat in names.players:
            words = tr(f"play.action.{action}", player=names.player(seat), territory=_ANYWHERE)
            if re.fullmatch(re.escape(words).replace(_ANYWHERE, ".+"), title):
                return action.removesuffix(".awaited"), seat
    return "", -1


class AgreementWatch(QObject):
    """Compares after each turn of the event loop in which something has changed; ``found`` gets each fault once.

    ``screen`` returns the play screen that shows, if any. ``looks`` counts the changes that were looked at.
    """

    def __init__(self, screen: Callable[[], PlayScreen | None], found: list[str]) -> None:
        super().__init__()
        self._screen, self.found = screen, found
        self.steadiness = Steadiness(found)
        self._last: object = None
        """What was shown, what the dock held and how far the drawer of a rail was open."""
        self.looks = 0
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.awake.connect(self.look)

    @Slot()
    def look(self) -> None:
        """Compare what shows now, if it is new."""
        screen = self._screen()
        if screen is None or screen.game_layout.ribbon.banner == NONE:
            return  # the game has not begun
        shown, things = shown_on(screen), screen.game_layout
        seen = shown, things.dock.panel, things.free
        if seen == self._last:
            return
        self._last = seen
        self.looks += 1
        self.steadiness.look(screen)
        for words in disagreements(shown, screen.context.names):
            if f"who acts: {words}" not in self.found:
                self.found.append(f"who acts: {words}")

    def stop(self) -> None:
        """Look no more."""
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.awake.disconnect(self.look)

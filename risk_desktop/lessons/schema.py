"""What a lesson's file holds: a prepared position, opponents' answers, and steps that wait for what the person does."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from risk_desktop.engine.rules import OptionValue

FORMAT = 1
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Count = Annotated[int, Meta(ge=0, le=999)]
Control = Literal[
    "board",
    "chronicle",
    "ghost",
    "hand",
    "help",
    "mini_board",
    "plaques",
    "primary",
    "prompt",
    "ribbon",
    "secondary",
    "shelf",
    "speed",
    "tray",
    "undo",
    "years",
]
CONTROLS: tuple[str, ...] = get_args(Control)
"""What a step can point at beside territories and regions: parts of the window, whatever the edition."""
ChoicePattern = dict[str, Any]
"""A class of choices by its name under ``choice``, and for its fields the values that they may have: one, or a list."""


class LessonSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a ``colour`` (0 to 5), and the ``name`` of an opponent; none for the person, who learns."""

    colour: Annotated[int, Meta(ge=0, le=5)]
    name: Annotated[str, Meta(max_length=16)] = ""

    @property
    def is_person(self) -> bool:
        """Tell whether the person sits here."""
        return not self.name


class PlacedPiece(Struct, frozen=True, forbid_unknown_fields=True):
    """A single figure: its ``kind``, the seat that it belongs to, and where it stands."""

    kind: Key
    seat: Count
    territory: Key


class PlacedMarker(Struct, frozen=True, forbid_unknown_fields=True):
    """A sign on the land that belongs to nobody by itself: its ``kind``, and where it lies."""

    kind: Key
    territory: Key


class Stack(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of one ``deck`` by number: those in a hand (``seat``), or those on ``top``, the first one uppermost."""

    deck: Key
    cards: Annotated[tuple[Count, ...], Meta(min_length=1)]
    seat: Annotated[int, Meta(ge=-1, le=9)] = -1


class LessonPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """The board when the lesson begins. ``lands``: territories of each seat; ``armies`` where there is more than one.

    ``money``: by seat, for editions that have some. ``markers``: all there are, where any are named. ``pantheons``: by seat
    who is led, ``dead``: by seat who waits in the Afterlife.
    """

    lands: Annotated[tuple[tuple[Key, ...], ...], Meta(min_length=2)]
    armies: dict[Key, Count] = {}
    pieces: tuple[PlacedPiece, ...] = ()
    money: tuple[Count, ...] = ()
    cards: tuple[Stack, ...] = ()
    markers: tuple[PlacedMarker, ...] = ()
    pantheons: tuple[Key, ...] = ()
    dead: tuple[Count, ...] = ()


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the opponent in ``seat`` answers to a kind of ``decision``: the first choice that fits one of the patterns.

    ``during``: the step that must be on for it, "" for any.
    """

    seat: Count
    decision: Key
    choices: Annotated[tuple[ChoicePattern, ...], Meta(min_length=1)]
    during: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9_]{0,39})?$")] = ""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the coach. Its words are texts: ``lesson.LESSON.ID.title``, ``.body`` and perhaps ``.hint``.

    ``at``: what it points at, controls, territories or regions; ``names``: territories that its words name. A step with a
    ``decision`` waits until the person has answered that with something in ``allow`` (anything, if that is empty); ``rolls``
    are the dice that fall then, in order. With ``watch`` it lasts until the person is asked again. Any other is only read:
    when it is the person's turn to answer, or ``at_once``, while the others wait.
    ``look``: a territory whose board is shown, where that is none of ``at``.
    """

    id: Key
    at: tuple[Key, ...] = ()
    look: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9_]{0,39})?$")] = ""
    names: dict[Key, Key] = {}
    decision: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9_]{0,39})?$")] = ""
    allow: tuple[ChoicePattern, ...] = ()
    rolls: tuple[Annotated[int, Meta(ge=1, le=20)], ...] = ()
    watch: bool = False
    at_once: bool = False

    @property
    def is_read(self) -> bool:
        """Tell whether there is nothing to do but to read."""
        return not self.decision and not self.watch


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game of an ``edition``; ``minutes`` it takes, ``learnt`` how many lines its last card has."""

    format: Literal[1]
    id: Key
    edition: Annotated[str, Meta(min_length=1, max_length=40)]
    minutes: Annotated[int, Meta(ge=1, le=60)]
    learnt: Annotated[int, Meta(ge=1, le=8)]
    seed: Annotated[int, Meta(ge=0)]
    seats: Annotated[tuple[LessonSeat, ...], Meta(min_length=2, max_length=6)]
    position: LessonPosition
    steps: Annotated[tuple[LessonStep, ...], Meta(min_length=1, max_length=60)]
    options: dict[Key, OptionValue] = {}
    answers: tuple[Answer, ...] = ()

    @property
    def person(self) -> int:
        """The seat of the person."""
        return next(number for number, seat in enumerate(self.seats) if seat.is_person)

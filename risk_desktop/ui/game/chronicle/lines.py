"""Lines of the chronicle, and the tables that turn events into them.

Each feature keeps a ``LineTable`` in its own folder: by kind of event an ``EventRow``, which names the text that tells it and the
fields that fill the text, or a method where that isn't enough (a memory, a choice between texts).
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from risk_desktop.engine.events import Event, IncomeLine
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.game.projection import look_in
from risk_desktop.ui.names import Names

SEPARATOR = " · "
WAY = "{origin} → {target}"


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry: whose it is, the sentence, a detail, where it happened, in which round and whose turn (-1 nobody's).

    Lines with the same ``key`` are one entry that grows (a battle of many rolls); "" stands alone. ``place``: after how many
    choices of the game's recording it had happened, -1 where that isn't known.
    """

    seat: int
    title: str
    detail: str = ""
    territories: tuple[int, ...] = ()
    round: int = 0
    key: str = ""
    turn: int = NOBODY
    place: int = field(default=-1, compare=False)


@dataclass(slots=True)
class NarrationContext:
    """What the tables of one game know together, as of the event that is told.

    ``families``: by seat, the family from which its pieces have their names. ``besieged``: the territory under attack.
    ``due``: how many armies may still fall by the dice that lie there.
    """

    names: Names
    families: dict[int, str] = field(default_factory=dict)
    round: int = 0
    turn: int = NOBODY
    besieged: int | None = None
    due: int = 0
    losses: int = 0

    def look(self, seat: int, kind: str) -> PieceLook:
        """Return the look of a piece of a seat, by which it is called."""
        return look_in(self.families, kind, seat)

    @property
    def loss_key(self) -> str:
        """Key of the entry of the last loss outside a battle; what caused the loss may take that entry's place."""
        return f"loss-{self.losses}"


@dataclass(frozen=True, slots=True)
class Loss:
    """What an event took from a seat without a fight for it: a piece of a ``kind``, or something else in ``words``.

    With neither, it only tells ``why`` armies have just fallen in ``territory``. ``to``: who has it now, NOBODY where nobody has.
    """

    seat: int
    kind: str = ""
    words: str = ""
    territory: int = -1
    why: str = ""
    to: int = NOBODY


LossRows = Mapping[type[Event], Callable[[Any, Names], Loss | None]]
"""How the recap tells a player of his losses, by kind of event; None where an event of that kind takes nothing."""
RecapLines = Callable[[Sequence[Event], Names, int], list[tuple[int, LogLine]]]
"""Tells the recap of a viewer what everybody saw: lines, each with how much it counts beside the others."""


class EventRow:
    """How one kind of event is told: ``title`` is the key of a text.

    ``detail``: the key of another text, a pattern of fields such as ``{origin} → {target}``, or a function of event and names.
    ``seat``: the field that says whose line it is (None: nobody's), whose player is ``{name}`` in the texts. ``at``: the fields
    with territories, which texts call by the same names. ``when``: whether the event is told at all. ``words``: the texts'
    other parameters, each with its field; ``n`` is how many that field tells of.
    """

    def __init__(
        self,
        title: str,
        detail: str | Callable[[Any, Names], str] = "",
        *,
        seat: str | None = "player",
        at: str | tuple[str, ...] | Callable[[Any, Names], Iterable[int]] = (),
        when: Callable[[Any], object] | None = None,
        **words: str,
    ) -> None:
        self._title, self._detail, self._seat, self._when = title, detail, seat, when
        self._at = (at,) if isinstance(at, str) else at
        self._words = words if callable(self._at) else {**{each: each for each in self._at}, **words}
        pattern = detail if isinstance(detail, str) else ""
        self._patterned = {name for _, name, _, _ in string.Formatter().parse(pattern) if name}

    @property
    def fields(self) -> set[str]:
        """The fields that an event must have."""
        return {*self._words.values(), *self._patterned, *([self._seat] if self._seat else [])}

    def line(self, event: Event, names: Names) -> LogLine | None:
        """Return the line of an event, None if another event tells it."""
        if self._when is not None and not self._when(event):
            return None
        seat = NOBODY if self._seat is None else _field(event, self._seat)
        words: dict[str, Any] = {"name": names.player(seat)}
        for word, each in self._words.items():
            value = _field(event, each)
            words[word] = _count(value) if word == "n" else _in_words(names, each, value)
        return LogLine(seat, tr(self._title, **words), self._in_detail(event, names, words), self._places(event, names))

    def _in_detail(self, event: Event, names: Names, words: Mapping[str, Any]) -> str:
        if callable(self._detail):
            return self._detail(event, names)
        if not self._patterned:
            return tr(self._detail, **words) if self._detail else ""
        return self._detail.format_map({each: _in_words(names, each, _field(event, each)) for each in self._patterned})

    def _places(self, event: Event, names: Names) -> tuple[int, ...]:
        if callable(self._at):
            return tuple(self._at(event, names))
        values = (_field(event, each) for each in self._at)
        return tuple(number for value in values for number in ((value,) if isinstance(value, int) else value))


class LineTable:
    """What one feature tells. One is made for each game and may remember what it has told."""

    rows: ClassVar[Mapping[type[Event], EventRow | Callable[[Any, Any], LogLine | None]]] = {}

    def __init__(self, context: NarrationContext) -> None:
        self.context, self.names = context, context.names

    def follow(self, event: Event) -> None:
        """Take note of an event before it is told: of every event, also of what is secret."""

    def line(self, event: Event) -> LogLine | None:
        """Return the line of an event that the table tells, None if another event tells it."""
        row = self.rows[type(event)]
        return row.line(event, self.names) if isinstance(row, EventRow) else row(self, event)


# --- fields in words


def _field(event: Event, name: str) -> Any:
    """Return a field of an event; rows name fields, so that a table says all of a line."""
    return getattr(event, name)


def listed(territories: Iterable[int], names: Names) -> str:
    """Return territories as a list."""
    return SEPARATOR.join(map(names.territory, territories))


def armies_by_territory(parts: Iterable[tuple[int, int]], names: Names) -> str:
    """Return armies that came to territories as a list."""
    return SEPARATOR.join(f"{names.territory(territory)} +{armies}" for territory, armies in parts)


def by_player(answers: Iterable[tuple[int, object]], names: Names) -> str:
    """Return what each player rolled or bid as a list."""
    return SEPARATOR.join(f"{names.player(player)} {answer}" for player, answer in answers)


def rolls(event: Any, names: Names) -> str:
    """Return the rolls of players for a place or a choice."""
    return by_player(zip(event.players, event.rolls, strict=True), names)


def from_loser(event: Any, names: Names) -> str:
    """Return from whom something was taken."""
    return tr("chronicle.from", name=names.player(event.loser))


def _in_words(names: Names, field: str, value: Any) -> Any:
    """Return what a text says of the value of a field: a name, a list of names, or the value itself."""
    read = _READERS.get(field)
    return read(names, value) if read is not None else value


_READERS: Mapping[str, Callable[[Names, Any], str]] = {
    **dict.fromkeys(("player", "neutral"), Names.player),
    **dict.fromkeys(("territory", "origin", "target", "a", "b", "field"), Names.territory),
    "territories": lambda names, territories: listed(territories, names),
    "parts": lambda names, parts: armies_by_territory(parts, names),
    "answers": lambda names, answers: by_player(answers, names),
    "region": Names.region,
    "kind": Names.piece,
    "card": lambda names, card: names.card_title(card) if isinstance(card, str) else names.card(card),
    "cards": lambda names, cards: ", ".join(map(names.card, cards)),
}
"""How texts say a field, by its name, which means the same in all events."""


def _count(value: Any) -> int:
    """Return how many things a field holds: a number, the armies of parts and incomes, or the length of a list."""
    if isinstance(value, int):
        return value
    return sum(
        each.armies if isinstance(each, IncomeLine) else each[1] if isinstance(each, tuple) else 1 for each in value
    )


EMPTIED = EventRow("rounds.told.emptied", at="territory")
CALLED_OFF = EventRow("rounds.told.called_off", at=("origin", "target"), territory="target")
SCORED = EventRow("rounds.told.scored", n="lines")

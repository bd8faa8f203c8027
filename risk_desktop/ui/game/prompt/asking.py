"""What the prompt shows: plain values that presenters make and the prompt bar draws."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.engine.options import Reason
from risk_desktop.ui.board.position import PieceLook


@dataclass(frozen=True)
class Act:
    """A button: its words, its key, an icon, whether it can't be used now, and what it says where there is little room.

    ``others``: what else it may be while questions of this kind are asked; its place has room for each of them. ``told``: what
    it leads to, where its words alone don't say that.
    """

    words: str
    key: str = ""
    icon: str = ""
    off: bool = False
    short: str = ""
    others: tuple[Act, ...] = ()
    told: str = ""


@dataclass(frozen=True)
class Number:
    """A stepper in the tray: a name before it, bounds, value; ``joined``: it belongs to the second button, which names it."""

    name: str
    low: int
    high: int
    value: int
    joined: bool = False

    @property
    def fixed(self) -> bool:
        """Whether there is nothing to choose."""
        return self.low >= self.high


@dataclass(frozen=True)
class Picks:
    """A row of values in the tray of which one is on; ``off`` values can't be chosen, and ``why`` not."""

    name: str
    choices: tuple[tuple[int, str], ...]
    value: int
    off: tuple[int, ...] = ()
    why: Reason | None = None


@dataclass(frozen=True)
class Preset:
    """A small button in the tray that sets a number."""

    words: str
    value: int


@dataclass(frozen=True)
class Toggle:
    """A piece in the tray that takes part or not, words below it; ``fixed`` if that can't be changed.

    ``states``: in a word what it means that it is off, and on; it always shows.
    """

    look: PieceLook
    words: str
    on: bool
    fixed: bool = False
    states: tuple[str, str] | None = None

    @property
    def state(self) -> str:
        """What it does, in a word; "" where that goes without saying."""
        return self.states[self.on] if self.states is not None else ""


@dataclass(frozen=True)
class Ask:
    """The whole prompt: whose it is (-1 nobody), one sentence, one line of help, three buttons, and a tray above.

    ``more`` is a second row of values, before the first one; ``rows`` are whole answers, of which ``row`` is chosen
    (-1 none), and ``whose`` the seats that they are about, if they are about players; ``toggles`` are pieces that may
    take part. ``heard``: what is only read aloud, as it shows elsewhere. ``asked``: who is to answer, -1 where it only tells.
    """

    seat: int
    title: str
    help: str = ""
    primary: Act | None = None
    secondary: Act | None = None
    ghost: Act | None = None
    picks: Picks | None = None
    more: Picks | None = None
    number: Number | None = None
    presets: tuple[Preset, ...] = ()
    rows: tuple[str, ...] = ()
    row: int = -1
    whose: tuple[int, ...] = ()
    toggles: tuple[Toggle, ...] = ()
    heard: str = ""
    asked: int = -1

    @property
    def has_tray(self) -> bool:
        """Tell whether there is anything to set above the prompt."""
        return any((self.picks, self.more, self.number, self.presets, self.toggles))

    def has_key(self, key: str) -> bool:
        """Tell whether a button has this key."""
        return any(act is not None and act.key == key for act in (self.primary, self.secondary, self.ghost))

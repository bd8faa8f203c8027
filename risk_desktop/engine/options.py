"""Containers of legal choices. Small sets are listed; large ones are described, and answer ``in``, ``sample``, ``count``.

``explain(choice)`` says why a choice is illegal as a ``Reason``: a translation key with numbers, never prose.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from math import comb

from msgspec import Struct

from .choices import Amount, Choice, Place, PlaceRest
from .dice import Dice, pick


class Reason(Struct, frozen=True):
    """Why a choice is illegal: translation ``key`` and its parameters."""

    key: str
    params: dict[str, int | str] = {}


class Options(ABC):
    """Base of the containers."""

    __slots__ = ()

    @abstractmethod
    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""

    @abstractmethod
    def sample(self, dice: Dice) -> Choice:
        """Return a legal choice at random (every one can come up, not all equally often)."""

    @property
    @abstractmethod
    def count(self) -> int:
        """Number of legal choices; never 0."""

    def explain(self, choice: object) -> Reason | None:
        """Return None for a legal choice, else the reason."""
        return None if choice in self else Reason("illegal.choice")

    @property
    def safe(self) -> Choice | None:
        """A legal choice that is never silly, for a player who gives no answer himself; None if any will do."""
        return None


class Choices(Options):
    """A short list of choices."""

    __slots__ = ("items",)

    def __init__(self, items: Sequence[Choice]) -> None:
        self.items = tuple(items)

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is listed."""
        return choice in self.items

    def __iter__(self) -> Iterator[Choice]:
        """Iterate over the choices in their order."""
        return iter(self.items)

    def sample(self, dice: Dice) -> Choice:
        """Return one of the list."""
        return pick(self.items, dice)

    @property
    def count(self) -> int:
        """Length of the list."""
        return len(self.items)


class Amounts(Options):
    """Whole numbers ``lo`` to ``hi``, wrapped in the choice class ``make`` (one int field)."""

    __slots__ = ("hi", "lo", "make")

    def __init__(self, lo: int, hi: int, make: type[Choice] = Amount) -> None:
        self.lo = lo
        self.hi = hi
        self.make = make

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is of the right class and in range."""
        return type(choice) is self.make and self.lo <= self.value(choice) <= self.hi

    def value(self, choice: object) -> int:
        """Return the number inside ``choice``."""
        number: int = getattr(choice, self.make.__struct_fields__[0])
        return number

    def of(self, number: int) -> Choice:
        """Return the choice that holds ``number``."""
        return self.make(number)

    def sample(self, dice: Dice) -> Choice:
        """Return a number in range."""
        return self.make(self.lo + dice.roll(self.hi - self.lo + 1) - 1)

    @property
    def count(self) -> int:
        """Size of the range."""
        return self.hi - self.lo + 1

    def explain(self, choice: object) -> Reason | None:
        """Name the range that was missed."""
        return None if choice in self else Reason("illegal.amount", {"lo": self.lo, "hi": self.hi})


class Allocation(Options):
    """Ways to spread exactly ``total`` armies over ``territories``; ``extra`` choices are legal beside them.

    Where PlaceRest is, it may also keep some of the armies where the player wants them; ``count`` takes it as one.
    """

    __slots__ = ("extra", "territories", "total")

    def __init__(self, total: int, territories: Sequence[int], extra: tuple[Choice, ...] = ()) -> None:
        self.total = total
        self.territories = territories
        self.extra = extra

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is a legal Place or one of the extras."""
        return self.explain(choice) is None

    def sample(self, dice: Dice) -> Choice:
        """Return up to three random heaps (never an extra)."""
        left = self.total
        parts: dict[int, int] = {}
        for _ in range(2):
            heap = dice.roll(left)
            where = pick(tuple(self.territories), dice)
            parts[where] = parts.get(where, 0) + heap
            left -= heap
            if not left:
                break
        if left:
            where = pick(tuple(self.territories), dice)
            parts[where] = parts.get(where, 0) + left
        return Place(tuple(sorted(parts.items())))

    @property
    def count(self) -> int:
        """Number of ways to spread, extras included (stars and bars)."""
        return comb(self.total + len(self.territories) - 1, self.total) + len(self.extra)

    def explain(self, choice: object) -> Reason | None:
        """Say which territory or which sum is wrong."""
        if type(choice) is PlaceRest and PlaceRest() in self.extra:
            fits = range(self.total)
        elif type(choice) is Place:
            fits = range(self.total, self.total + 1)
        else:
            return None if choice in self.extra else Reason("illegal.choice")
        wrong = self._wrong_place(choice.parts)
        placed = sum(number for _, number in choice.parts)
        if wrong is None and placed not in fits:
            wrong = Reason("illegal.place.total", {"total": self.total, "placed": placed})
        return wrong

    def _wrong_place(self, parts: Sequence[tuple[int, int]]) -> Reason | None:
        places = [territory for territory, _ in parts]
        if len(set(places)) != len(places):
            return Reason("illegal.place.twice")
        for territory, number in parts:
            if territory not in self.territories:
                return Reason("illegal.place.not_yours", {"territory": territory})
            if number < 1:
                return Reason("illegal.place.none", {"territory": territory})
        return None

"""How an invasion goes on that has been declared: roll, roll until it is decided, or break it off."""

from __future__ import annotations

from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.options import Options, Reason


class Rolls(Options):
    """How one goes on against ``target``: a roll with some dice, a blitz, or, if ``may_stop``, no more (G-73, G-85).

    ``spare``: the armies that may fight; ``stays``: those that may not (1, but none in an Afterlife).
    """

    __slots__ = ("may_stop", "most", "origin", "spare", "stays", "target")

    def __init__(
        self, origin: int, target: int, spare: int, most: int, *, stays: int = 1, may_stop: bool = True
    ) -> None:
        self.origin, self.target = origin, target
        self.spare, self.most, self.stays, self.may_stop = spare, most, stays, may_stop

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with a roll."""
        if isinstance(choice, Pass):
            return None if self.may_stop else Reason("illegal.gods.must_attack")
        if type(choice) not in (Attack, Blitz) or not isinstance(choice, (Attack, Blitz)):
            return Reason("illegal.choice")
        if (choice.origin, choice.target) != (self.origin, self.target):
            return Reason("illegal.gods.other_front")
        if isinstance(choice, Blitz):
            lo, hi = self.stays, self.stays + self.spare - 1
            return None if lo <= choice.keep <= hi else Reason("illegal.attack.keep", {"lo": lo, "hi": hi})
        if choice.armies or not 1 <= choice.dice <= self.most:
            return Reason("illegal.attack.dice", {"lo": 1, "hi": self.most})
        return None

    def sample(self, dice: Dice) -> Choice:
        """Return a roll, a blitz, or sometimes a stop."""
        kind = dice.roll(6)
        if kind == 1 and self.may_stop:
            return Pass()
        if kind < 4:
            return Attack(self.origin, self.target, dice.roll(self.most))
        return Blitz(self.origin, self.target, self.stays + dice.roll(self.spare) - 1)

    @property
    def safe(self) -> Choice | None:
        """One roll with all dice."""
        return Attack(self.origin, self.target, self.most)

    @property
    def count(self) -> int:
        """Number of choices."""
        return self.most + self.spare + self.may_stop

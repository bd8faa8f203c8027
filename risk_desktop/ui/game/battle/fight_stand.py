"""What the panel of a fight shows: how both sides stand, and what the fight would come to."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.ui.theme import NEUTRAL, SeatColours


@dataclass(frozen=True)
class Fighter:
    """One side: its colours and name, armies now, and armies lost in the last roll."""

    colours: SeatColours = NEUTRAL
    name: str = ""
    armies: int = 0
    lost: int = 0


@dataclass(frozen=True)
class FightStand:
    """How a fight stands: both sides, the chance to win now and before the roll, or the key of the word for how it has ended.

    ``holds``: it is told to the defender, as his chance to hold. ``own``: the side of the only person at the screen, 0 or 1;
    -1 where he only looks on, or there are several.
    """

    attacker: Fighter
    defender: Fighter
    chance: float | None = None
    before: float | None = None
    end: str = ""
    holds: bool = False
    own: int = -1

    def gains(self, *, attacker_wins: bool) -> bool | None:
        """Tell whether the person at the screen gains by a pair of dice; None where it is no one person's fight."""
        return None if self.own < 0 else attacker_wins == (self.own == 0)

    @property
    def told(self) -> float | None:
        """The chance of whom it is told to."""
        return self._of_hearer(self.chance)

    @property
    def told_before(self) -> float | None:
        """The same before the roll."""
        return self._of_hearer(self.before)

    @property
    def goal(self) -> str:
        """The key of the words for what the chance is of."""
        return "fight.to_hold" if self.holds else "fight.to_take"

    def _of_hearer(self, chance: float | None) -> float | None:
        return 1 - chance if self.holds and chance is not None else chance


@dataclass(frozen=True)
class FightOutlook:
    """What a fight would come to, for the time before its first roll.

    The armies that both sides lose on average, a ``note`` about what it leads to, and what the figures assume.
    """

    lost: float
    beaten: float
    note: str = ""
    assumes: str = ""

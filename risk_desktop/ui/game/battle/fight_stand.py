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
    """How a fight stands: both sides, the chance to win now and before the roll, or the key of the word for how it has ended."""

    attacker: Fighter
    defender: Fighter
    chance: float | None = None
    before: float | None = None
    end: str = ""


@dataclass(frozen=True)
class FightOutlook:
    """What a fight would come to, for the time before its first roll.

    The armies that both sides lose on average, a ``note`` about what it leads to, and what the figures assume.
    """

    lost: float
    beaten: float
    note: str = ""
    assumes: str = ""

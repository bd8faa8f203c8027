"""How fast things move: one object that every animation asks for its duration."""

from dataclasses import dataclass
from typing import Final

# Factor on every duration. Step shows each move at normal speed and then waits for the player.
SPEEDS: Final[dict[str, float]] = {"step": 1.0, "slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}
# The same for what a person does at the screen and has not chosen a pace for: who hurries the computers still wants to see
# the own dice.
OWN_SPEEDS: Final[dict[str, float]] = {"step": 1.0, "slow": 1.0, "normal": 1.0, "fast": 0.4, "instant": 0.4}


@dataclass
class Motion:
    """Speed of animations. `computer` and `person` multiply durations (0 = none); `reduced` leaves only fades.

    `own`: what moves now is what a person at the screen does.
    """

    computer: float = 1.0
    person: float = 1.0
    reduced: bool = False
    own: bool = False

    @property
    def speed_factor(self) -> float:
        """Factor on every duration now."""
        return self.person if self.own else self.computer

    def duration(self, ms: int) -> int:
        """Duration of a movement that takes `ms` at normal speed; 0 means: be there at once."""
        return 0 if self.reduced else self.fade(ms)

    def fade(self, ms: int) -> int:
        """Duration of a fade, which reduced motion keeps."""
        return round(ms * self.speed_factor)

    def panel(self, ms: int) -> int:
        """Duration of panels and dialogs, which follow reduced motion but not the game's speed."""
        return 0 if self.reduced else ms

    def set_speed(self, name: str, own: str = "") -> None:
        """Choose step, slow, normal, fast or instant for the computers, and for persons ("": what suits the computers').

        KeyError for any other name.
        """
        self.computer = SPEEDS[name]
        self.person = SPEEDS[own] if own else OWN_SPEEDS[name]


# The window's one object; the settings change it, everything that moves reads it.
MOTION: Final = Motion()

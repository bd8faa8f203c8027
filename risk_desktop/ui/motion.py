"""The speed of animations: one object that every animation asks for its duration."""

from dataclasses import dataclass
from typing import Final

# Factors on every duration. Step shows each move at normal speed and then waits for the person.
SPEEDS: Final[dict[str, float]] = {"step": 1.0, "slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}
# The factors for a person's own actions, unless another speed is set for them: who plays against fast opponents still wants
# to see his own dice.
OWN_SPEEDS: Final[dict[str, float]] = {"step": 1.0, "slow": 1.0, "normal": 1.0, "fast": 0.4, "instant": 0.4}


# What is to come in the next frame comes so much later, ms: by then the present one has been painted.
FRAME_MS: Final = 17


@dataclass
class Motion:
    """The speed of animations. `computer` and `person` are factors on durations (0: none); `reduced` leaves only fades.

    `own`: the present animations show an action of a person at the screen.
    """

    computer: float = 1.0
    person: float = 1.0
    reduced: bool = False
    own: bool = False

    @property
    def speed_factor(self) -> float:
        """The present factor on durations."""
        return self.person if self.own else self.computer

    def duration(self, ms: int) -> int:
        """Return the duration of a movement that takes `ms` at normal speed; 0: no animation."""
        return 0 if self.reduced else self.fade(ms)

    def fade(self, ms: int) -> int:
        """Return the duration of a fade, which reduced motion keeps."""
        return round(ms * self.speed_factor)

    def panel(self, ms: int) -> int:
        """Return the duration for panels and dialogs, which follow reduced motion but not the speed of the game."""
        return 0 if self.reduced else ms

    def set_speed(self, name: str, own: str = "") -> None:
        """Set the speed of computers and of persons: step, slow, normal, fast or instant; ``own`` "" follows the first.

        Raises KeyError for any other name.
        """
        self.computer = SPEEDS[name]
        self.person = SPEEDS[own] if own else OWN_SPEEDS[name]


# The only instance: the settings change it, and everything that moves reads it.
MOTION: Final = Motion()

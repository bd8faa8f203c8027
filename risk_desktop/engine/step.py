"""A step is one paragraph of the rulebook as a frozen value; the stack of steps is the whole future of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

from .choices import Choice
from .dice import Dice
from .options import Options

if TYPE_CHECKING:
    from .game import Game
    from .state import GameState


Secrecy = Literal["public", "hand", "secret"]
"""What a question shows to whoever looks on: only what all players know ("public"), the player's hand beside that ("hand"),
or a secret of its own, such as a sealed answer ("secret")."""


class Decision(Struct, frozen=True):
    """What is asked of whom: derived from the top step, never saved.

    ``kind`` is what interface and opponents dispatch on; ``step`` is the step that asks, with its public numbers.
    """

    player: int
    kind: str
    options: Options
    step: Step


class Facts(Struct, frozen=True):
    """What whoever shows a question has to know beside its options, as typed values: base of the editions' own facts."""


class Step(Struct, frozen=True, tag=True, tag_field="step"):
    """Base of all steps: plain fields only. It either asks (``decision`` and ``take``) or runs by itself (``run``)."""

    secrecy: ClassVar[Secrecy] = "hand"
    """Where its question may be asked in another one's turn and needs nothing hidden, a step says that it is public."""

    def decision(self, game: Game) -> Decision | None:
        """Return the question, or None when the step runs by itself."""
        return None

    def facts(self, game: Game) -> Facts:
        """Return what the question is about, for whoever shows it: never needed to answer it."""
        return Facts()

    def run(self, game: Game) -> None:
        """Do the step; it has left the stack already."""
        raise NotImplementedError(f"{type(self).__name__} neither asks nor runs")

    def take(self, game: Game, choice: Choice) -> None:
        """Go on with a legal ``choice``; the step has left the stack already."""
        raise NotImplementedError(f"{type(self).__name__} asks but takes no answer")

    def is_valid(self, game: Game) -> bool:
        """Tell whether it can stand on the stack of ``game``, whose state may come from anybody, at the start of a turn.

        Only asked of steps that the rules haven't lined up just so themselves, and that a module names among its
        ``openings``.
        """
        return False

    def redacted(self, state: GameState, viewer: int) -> Step:
        """Return the step as ``viewer`` may see it."""
        return self

    def guessed(self, game: Game, dice: Dice) -> Step:
        """Return a redacted step with a consistent guess in place of what it hides; ``game`` is guessed already."""
        return self

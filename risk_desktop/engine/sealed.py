"""Sealed choices: everybody answers in secret, one after the other; one event opens all answers together, or none does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .choices import Choice, Pick
from .dice import Dice
from .events import Event, SealedRevealed
from .options import Options
from .step import Decision, Step

if TYPE_CHECKING:
    from .game import Game
    from .state import GameState

SEALED = Pick("sealed")
"""Stands in a view for an answer that the viewer may not know yet."""


@dataclass(frozen=True, slots=True)
class SealedRule:
    """What is asked (``options``) and what happens when all have answered (``reveal``); ``describe`` gives the event's text.

    Without ``describe`` the answers stay secret: the event only says that all have answered. Whoever keeps them then
    in a slot has to hide them there.
    """

    options: Callable[[Game, int], Options]
    reveal: Callable[[Game, tuple[tuple[int, Choice], ...]], None]
    describe: Callable[[Choice], str] | None = None


class SealedKept(Event, frozen=True):
    """``players`` have all answered ``kind``, and the answers stay secret."""

    kind: str
    players: tuple[int, ...]


class SealedChoice(Step, frozen=True):
    """Ask each of ``waiting`` in turn; ``answers`` so far are hidden from everybody but their author."""

    secrecy = "secret"

    kind: str
    waiting: tuple[int, ...]
    answers: tuple[tuple[int, Choice], ...] = ()

    def decision(self, game: Game) -> Decision | None:
        """Ask the next one; nobody left: open the answers."""
        if not self.waiting:
            return None
        player = self.waiting[0]
        return Decision(player, self.kind, game.rules.sealed[self.kind].options(game, player), self)

    def take(self, game: Game, choice: Choice) -> None:
        """Keep the answer under its seal."""
        player, *rest = self.waiting
        game.push(SealedChoice(self.kind, tuple(rest), (*self.answers, (player, choice))))

    def run(self, game: Game) -> None:
        """Open all answers at once, or keep them."""
        rule: SealedRule = game.rules.sealed[self.kind]
        if rule.describe is None:
            game.emit(SealedKept(self.kind, tuple(player for player, _ in self.answers)))
        else:
            shown = tuple((player, rule.describe(choice)) for player, choice in self.answers)
            game.emit(SealedRevealed(self.kind, shown))
        rule.reveal(game, self.answers)

    def redacted(self, state: GameState, viewer: int) -> Step:
        """Cover the answers of the others."""
        covered = tuple((p, choice if p == viewer else SEALED) for p, choice in self.answers)
        return SealedChoice(self.kind, self.waiting, covered)

    def guessed(self, game: Game, dice: Dice) -> Step:
        """Put a random legal answer under each cover."""
        options = game.rules.sealed[self.kind].options
        answers = tuple(
            (p, options(game, p).sample(dice) if choice == SEALED else choice) for p, choice in self.answers
        )
        return SealedChoice(self.kind, self.waiting, answers)

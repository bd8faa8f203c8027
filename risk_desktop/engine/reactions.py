"""Reactions: others may answer a step before it happens, and an answer changes or cancels it.

A player is asked when public information says that he might answer, so that being asked tells nothing; he may ask
not to be disturbed again in this battle, or until his own turn, or until then only when it concerns himself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from .choices import Choice, Pass, Silence
from .dice import Dice
from .events import ReactionPlayed
from .options import Choices
from .step import Decision, Facts, Step

if TYPE_CHECKING:
    from .game import Game
    from .state import GameState


BYSTANDER = "bystander"
SCOPES = ("battle", "turn", BYSTANDER)
"""How long a player may keep quiet: in this battle, until his own turn, until then as long as it doesn't concern himself."""


@dataclass(frozen=True, slots=True)
class ReactionRule:
    """``might_answer`` looks at public facts only; ``answers`` at the hand; ``effect`` returns the guarded step,
    changed or not, or None to cancel it, and may push steps, which come first; ``describe`` gives the event's text.

    ``reopen``: all others are asked again after a play; ``repeat``: then who has played is asked again too, after them.
    ``concerns``: whether the player himself is the target; where it is given, he may keep quiet about other targets.
    """

    might_answer: Callable[[Game, int, Step], bool]
    answers: Callable[[Game, int, Step], Sequence[Choice]]
    effect: Callable[[Game, int, Choice, Step], Step | None]
    describe: Callable[[Choice], str]
    reopen: bool = False
    repeat: bool = False
    concerns: Callable[[Game, int, Step], bool] | None = None


class Reactions(Step, frozen=True):
    """Guard ``guarded``: each of ``waiting`` may answer ``trigger`` before it happens; ``asked`` is who was waiting first."""

    secrecy = "public"
    """Cards that may answer lie face down until their owner looks: others are at the table too."""

    trigger: str
    guarded: Step
    waiting: tuple[int, ...]
    asked: tuple[int, ...] = ()

    def decision(self, game: Game) -> Decision | None:
        """Ask the first of the waiting, if he might answer and wants to be asked."""
        if not self.waiting:
            return None
        player = self.waiting[0]
        rule: ReactionRule = game.rules.reactions[self.trigger]
        if not self.asks(game, player, rule):
            return None
        answers = rule.answers(game, player, self.guarded)
        scopes = SCOPES if rule.concerns is not None else SCOPES[:2]
        options = Choices((Pass(), *answers, *(Silence(scope) for scope in scopes)))
        return Decision(player, "reaction", options, self)

    def facts(self, game: Game) -> Facts:
        """Return what the guarded step is about."""
        return self.guarded.facts(game)

    def asks(self, game: Game, player: int, rule: ReactionRule) -> bool:
        """Tell whether ``player`` is asked: he might answer and doesn't want quiet."""
        return not self.left_alone(game, player, rule) and rule.might_answer(game, player, self.guarded)

    def left_alone(self, game: Game, player: int, rule: ReactionRule) -> bool:
        """Tell whether ``player`` wants quiet now: who is a bystander only as long as it doesn't concern himself."""
        quiet = game.state.quiet[player]
        if quiet == BYSTANDER and rule.concerns is not None:
            return not rule.concerns(game, player, self.guarded)
        return bool(quiet)

    def run(self, game: Game) -> None:
        """Skip one who is not asked; when all had their say, let the guarded step happen."""
        if self.waiting:
            game.push(msgspec.structs.replace(self, waiting=self.waiting[1:]))
        else:
            game.push(self.guarded)

    def take(self, game: Game, choice: Choice) -> None:
        """Pass, be silent, or play an answer."""
        player, *rest = self.waiting
        if isinstance(choice, Silence):
            game.state.quiet[player] = choice.scope
        if isinstance(choice, (Pass, Silence)):
            game.push(msgspec.structs.replace(self, waiting=tuple(rest)))
            return
        rule: ReactionRule = game.rules.reactions[self.trigger]
        game.emit(ReactionPlayed(player, self.trigger, rule.describe(choice)))
        below = len(game.state.stack)
        after = rule.effect(game, player, choice, self.guarded)
        if after is None or game.state.outcome is not None:
            return
        again = self.asked_again(player, rule) if rule.reopen else tuple(rest)
        game.state.stack.insert(below, msgspec.structs.replace(self, guarded=after, waiting=again))

    def asked_again(self, player: int, rule: ReactionRule) -> tuple[int, ...]:
        """Return who is asked when ``player`` has played: with ``repeat`` on from behind him, he himself at last."""
        asked = self.asked or self.waiting
        if not rule.repeat:
            return tuple(p for p in asked if p != player)
        place = asked.index(player)
        return (*asked[place + 1 :], *asked[: place + 1])

    def redacted(self, state: GameState, viewer: int) -> Step:
        """Cover what the guarded step hides."""
        return msgspec.structs.replace(self, guarded=self.guarded.redacted(state, viewer))

    def guessed(self, game: Game, dice: Dice) -> Step:
        """Fill what the guarded step hides."""
        return msgspec.structs.replace(self, guarded=self.guarded.guessed(game, dice))


def guard(trigger: str, guarded: Step, waiting: Sequence[int]) -> Reactions:
    """Return the step that asks ``waiting`` before ``guarded``."""
    return Reactions(trigger, guarded, tuple(waiting), tuple(waiting))


def somebody_asked(game: Game, trigger: str, step: Step) -> bool:
    """Tell whether anybody would be asked before ``step`` could happen: as far as everybody knows, somebody can answer."""
    rule = game.rules.reactions.get(trigger)
    asking = game.guarded(trigger, step)
    if rule is None or not isinstance(asking, Reactions):
        return False
    return any(asking.asks(game, player, rule) for player in asking.waiting)


def end_of_quiet(state: GameState, scope: str) -> None:
    """Ask everybody again who wanted quiet for ``scope`` ("battle"; "turn" ends when the player's own turn starts)."""
    for player, quiet in enumerate(state.quiet):
        if quiet == scope:
            state.quiet[player] = ""

"""The game: ``pending()`` says what is asked, ``apply(choice)`` answers. Humans, AIs, tests and replays use just these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .choices import Choice
from .dice import SeededDice
from .events import Event, GameWon
from .options import Reason
from .state import GameState, Outcome
from .step import Decision, Step

if TYPE_CHECKING:
    from .dice import ScriptedDice
    from .rules import Rules

AUTOMATIC_STEPS = 10_000
"""More automatic steps than this without a question are an endless loop."""


class IllegalChoice(ValueError):
    """A choice that is not among the options; ``reason`` is for the player."""

    def __init__(self, choice: object, reason: Reason) -> None:
        super().__init__(f"illegal choice {choice!r}: {reason.key} {reason.params}")
        self.reason = reason


class EndlessLoop(RuntimeError):
    """The automatic steps don't end; the message holds the stack."""


class Record(Struct, frozen=True, gc=False):
    """One choice and the dice that it consumed: records replay a game exactly."""

    player: int
    choice: Choice
    rolls: tuple[int, ...] = ()


class Game:
    """A running game: rules, state, dice, and the events since the caller last took them."""

    __slots__ = ("_asked", "dice", "events", "rules", "state")

    def __init__(self, rules: Rules, state: GameState, dice: SeededDice | ScriptedDice | None = None) -> None:
        self.rules = rules
        self.state = state
        self.dice = dice if dice is not None else SeededDice(state.seed)
        self.events: list[Event] = []
        self._asked: Decision | None = None

    def pending(self) -> Decision | None:
        """Run automatic steps until somebody must choose; None when the game is over."""
        if self._asked is None:
            self._advance()
        return self._asked

    def apply(self, choice: Choice) -> Record:
        """Answer the pending decision and go on to the next one. IllegalChoice if ``choice`` is not an option."""
        asked = self.pending()
        if asked is None:
            raise IllegalChoice(choice, Reason("illegal.over"))
        if choice not in asked.options:
            raise IllegalChoice(choice, asked.options.explain(choice) or Reason("illegal.choice"))
        log: list[int] = []
        self.dice.log = log
        self._asked = None
        self.state.stack.pop().take(self, choice)
        self._advance()
        return Record(asked.player, choice, tuple(log))

    def _advance(self) -> None:
        stack = self.state.stack
        for _ in range(AUTOMATIC_STEPS):
            if not stack:
                break
            self._asked = stack[-1].decision(self)
            if self._asked is not None:
                break
            stack.pop().run(self)
        else:
            raise EndlessLoop(f"{AUTOMATIC_STEPS} automatic steps; stack: {stack[-8:]!r}")
        self.state.seed = self.dice.seed

    def push(self, *steps: Step) -> None:
        """Put ``steps`` on the stack; the first one runs first. When the game is over, nothing more happens."""
        if self.state.outcome is None:
            self.state.stack.extend(reversed(steps))

    def guarded(self, moment: str, step: Step) -> Step:
        """Return ``step`` wrapped by every module that wants a say at ``moment``."""
        for guard in self.rules.guards.get(moment, ()):
            step = guard(self, step)
        return step

    def emit(self, event: Event) -> None:
        """Note that ``event`` happened and run the triggers that wait for it."""
        self.events.append(event)
        for trigger in self.rules.triggers.get(type(event), ()):
            trigger(self, event)

    def take_events(self) -> list[Event]:
        """Return the events since the last call."""
        events, self.events = self.events, []
        return events

    def check_victory(self) -> bool:
        """Ask the victory conditions; if one holds, end the game and return True."""
        for condition in self.rules.victory:
            outcome = condition(self)
            if outcome is not None:
                self.end(outcome)
                return True
        return False

    def end(self, outcome: Outcome) -> None:
        """End the game now: nothing is left on the stack."""
        self.state.outcome = outcome
        self.state.stack.clear()
        self._asked = None
        self.emit(GameWon(outcome.winners, outcome.reason))

    def clone(self, seed: int) -> Game:
        """Return an independent game with fresh dice: a copy must not foresee the rolls of the original."""
        state = self.state.copy()
        state.seed = seed
        return Game(self.rules, state)

    def snapshot(self) -> GameState:
        """Return a copy of the state, dice included: going on from it repeats the game."""
        self.state.seed = self.dice.seed
        return self.state.copy()

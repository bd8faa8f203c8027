"""Where a lesson stands: which step is on, what it lets through, and what happens when something else is asked."""

from __future__ import annotations

from enum import Enum, auto

from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices, Options
from risk_desktop.engine.rules import Module
from risk_desktop.engine.step import Decision

from .patterns import Pattern
from .schema import Lesson, LessonStep

WAYS = "attack"
"""Decision about ways on the board of which only those of the step are offered."""


class Turn(Enum):
    """What a session does now: ``HOLD`` until the person has read, ``GO`` on with the game, ``SKIP`` what is asked."""

    HOLD = auto()
    GO = auto()
    SKIP = auto()


class Course:
    """Progress through a lesson. It changes no game: it is asked about decisions and told what was answered."""

    def __init__(self, lesson: Lesson, board: Board) -> None:
        self.lesson, self.index = lesson, 0
        self.settling = False
        """Whether the rules are at work: then they must see every way, whatever the step offers."""
        self._allowed = [tuple(Pattern(written, board) for written in step.allow) for step in lesson.steps]

    @property
    def step(self) -> LessonStep:
        """The step that is on; the last one when all are done."""
        return self.lesson.steps[min(self.index, len(self.lesson.steps) - 1)]

    @property
    def finished(self) -> bool:
        """Whether the last step is done."""
        return self.index >= len(self.lesson.steps)

    def read(self) -> None:
        """The step that is on has been read; nothing for one in which something is to be done."""
        if not self.finished and self.step.is_read:
            self.index += 1

    def meet(self, decision: Decision | None) -> Turn:
        """Find the step for what is asked next (None: the game is over) and say what is to happen.

        Something is read only when the others have done what they are asked first, unless it is to be read at once. What no
        step waits for is skipped, and a step for which the rules no longer ask is left out: nobody gets stuck.
        """
        mine = decision is not None and decision.player == self.lesson.person
        while not self.finished and self.step.watch and mine:
            self.index += 1
        if decision is None or self.finished:
            return Turn.HOLD
        if not mine:
            return Turn.HOLD if self.step.at_once else Turn.GO
        if self.step.is_read:
            return Turn.HOLD
        if self._waits(self.index, decision):
            return Turn.GO
        later = self._later(decision)
        if later < 0:
            return Turn.SKIP
        self.index = later
        return self.meet(decision)

    def _waits(self, index: int, decision: Decision) -> bool:
        """Tell whether a step can be done with a decision."""
        return self.lesson.steps[index].decision == decision.kind and self._possible(index, decision)

    def _possible(self, index: int, decision: Decision) -> bool:
        listed = decision.options
        return not isinstance(listed, Choices) or any(self._fits(index, choice) for choice in listed)

    def _later(self, decision: Decision) -> int:
        """Return the next step of this turn that waits for a decision, or what is to be read before it; -1 for none."""
        steps = self.lesson.steps
        for index in range(self.index + 1, len(steps)):
            if steps[index].watch:
                break
            if self._waits(index, decision):
                while steps[index - 1].is_read and index - 1 > self.index:
                    index -= 1
                return index
        return -1

    # --- what may be chosen

    def allows(self, decision: Decision, choice: Choice) -> bool:
        """Tell whether the step lets a choice through; opponents choose freely."""
        return not self._guides(decision) or self._fits(self.index, choice)

    def took(self, decision: Decision) -> None:
        """A decision was answered with something that ``allows`` lets through."""
        if self._guides(decision):
            self.index += 1

    def narrowed(self, decision: Decision) -> Decision:
        """Return a decision in which only the places of the step can be chosen; all else is offered as in any game."""
        if not self._guides(decision) or not any(pattern.has_place for pattern in self._allowed[self.index]):
            return decision
        return Decision(decision.player, decision.kind, self._narrow(decision.options), decision.step)

    def _guides(self, decision: Decision) -> bool:
        mine = decision.player == self.lesson.person
        return mine and not self.finished and self.step.decision == decision.kind

    def _fits(self, index: int, choice: Choice) -> bool:
        patterns = self._allowed[index]
        return not patterns or any(pattern.fits(choice) for pattern in patterns)

    def _narrow(self, options: Options) -> Options:
        if not isinstance(options, Choices):
            return options
        patterns = self._allowed[self.index]
        return Choices([choice for choice in options if any(pattern.is_there(choice) for pattern in patterns)])

    # --- ways on the board

    @property
    def module(self) -> Module:
        """What the lesson adds to the rules: on the screen only the ways of the step are open."""
        return Module(id="lesson", permits={WAYS: (self._open,)})

    def _open(self, game: Game, player: int, origin: int, target: int) -> bool:
        if self.settling or player != self.lesson.person or self.finished or self.step.decision != WAYS:
            return True
        ways = [pattern.way for pattern in self._allowed[self.index] if pattern.way is not None]
        return not ways or (origin, target) in ways

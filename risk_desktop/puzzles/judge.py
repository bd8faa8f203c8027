"""Judges the turn that a person has played from a puzzle's position: by what all his decisions cost, not by a single line.

Each of them is valued as a review does it, from what he could see: what the dice made of it doesn't count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from msgspec import Struct

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View
from risk_desktop.review.candidates import question
from risk_desktop.review.motives import motives_of
from risk_desktop.review.report import BLUNDER, ERROR, SMALL, Estimate, Motive
from risk_desktop.review.valuation import Comparison, Valuer

from .progress import Result

GAMES: Final = 12
"""For each choice of a decision, at first; as many as in a review."""


class Tried(Struct, frozen=True):
    """A decision of the person: the ``state`` as he saw it, and what he chose."""

    state: GameState
    choice: Choice


class Mistake(Struct, frozen=True):
    """A decision of some ``kind`` that cost something: what was ``chosen``, what was ``best``, by how much, and why."""

    kind: str
    chosen: Choice
    best: Choice
    loss: Estimate
    motives: tuple[Motive, ...]


class Verdict(Struct, frozen=True):
    """How a puzzle was played: what all ``decisions`` lost together, as a part of a chance of 1, and the mistakes among them, the
    costliest first. ``reached``: whether what was asked for was done, None where the board alone doesn't tell.
    """

    result: Result
    lost: Estimate
    decisions: int
    mistakes: tuple[Mistake, ...] = ()
    reached: bool | None = None


def result_of(lost: float, reached: bool | None = None) -> Result:
    """Return what somebody has made of a puzzle who lost so much in the turn: the sizes are those of a review.

    Who has done what was asked for hasn't missed it, whatever else it cost.
    """
    if lost < ERROR:
        return "solved"
    return "missed" if lost >= BLUNDER and not reached else "nearly"


class Judge:
    """Values the decisions of ``player`` in a turn one by one; ``games`` for each choice; ``reached`` as in the verdict."""

    def __init__(
        self, rules: Rules, player: int, tries: Sequence[Tried], reached: bool | None = None, games: int = GAMES
    ) -> None:
        seen = ((View(player, tried.state, rules), tried.choice) for tried in tries)
        self._tries = [(view, choice) for view, choice in seen if question(view).options.count > 1]
        self._games, self._reached = games, reached
        self._mistakes: list[Mistake] = []

    @property
    def total(self) -> int:
        """How many decisions there are with more than one choice."""
        return len(self._tries)

    def value(self) -> Iterator[int]:
        """Value them; yield how many are valued after each."""
        valuer = Valuer()
        for number, (seen, choice) in enumerate(self._tries, start=1):
            found = valuer.compare(seen, choice, self._games)
            if found.loss.is_sure and found.loss.value >= SMALL:
                self._mistakes.append(mistake_of(seen, found))
            yield number

    @property
    def verdict(self) -> Verdict:
        """What comes of all that is valued."""
        mistakes = sorted(self._mistakes, key=lambda each: -each.loss.value)
        lost = Estimate(sum(each.loss.value for each in mistakes), hypot(*(each.loss.error for each in mistakes)))
        return Verdict(result_of(lost.value, self._reached), lost, self.total, tuple(mistakes), self._reached)


def mistake_of(seen: View, found: Comparison) -> Mistake:
    """Return a decision that cost something, as it was found by a comparison."""
    motives = motives_of(seen, found.best, found.after_best, found.after_chosen)
    return Mistake(question(seen).kind, found.chosen, found.best, found.loss, motives)

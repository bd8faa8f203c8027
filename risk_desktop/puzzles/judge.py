"""Judges the turn that a person has played from a puzzle's position: by what it cost against the best plan, not by a single line.

Two lines are played on at each of his decisions, with the same dice, from what he could see: what he chose, and the best plan.
That is the best choice that can be found as the turn begins, and from then on what the adviser does. What is lost to one
and the same plan is lost once: whoever makes good for it later gets it back. What the dice made of the turn doesn't count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from msgspec import Struct

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View
from risk_desktop.review.candidates import question
from risk_desktop.review.in_chances import factor
from risk_desktop.review.motives import motives_of
from risk_desktop.review.playing_on import Aftermath, mean
from risk_desktop.review.report import BLUNDER, ERROR, SMALL, Estimate, Motive
from risk_desktop.review.valuation import (
    GOOD_ENOUGH,
    MOST_TIMES,
    Aftermaths,
    Comparison,
    Sampling,
    Valuer,
    difference,
)

from .progress import Result

GAMES: Final = 12
"""For each choice that is compared, at first; as many as in a review."""


class Tried(Struct, frozen=True):
    """A decision of the person: the ``state`` as he saw it, and what he chose."""

    state: GameState
    choice: Choice


class Mistake(Struct, frozen=True):
    """A decision of some ``kind`` that cost something: what was ``chosen``, what was ``best``, by how much, and why.

    ``number``: of the decision in the turn, the first is 0; ``way``: from where to where whoever is asked about moves, None
    where the choices say that.
    """

    number: int
    kind: str
    chosen: Choice
    best: Choice
    loss: Estimate
    motives: tuple[Motive, ...]
    way: tuple[int, int] | None = None


class Verdict(Struct, frozen=True):
    """How a puzzle was played: what the turn lost in ``decisions``, as a part of a chance of 1, and the mistakes among them, the
    costliest first; together they may have cost more, where others made good for them. ``reached``: whether what was asked for
    was done, None where the board alone doesn't tell.
    """

    result: Result
    lost: Estimate
    decisions: int
    mistakes: tuple[Mistake, ...] = ()
    reached: bool | None = None


def result_of(lost: float) -> Result:
    """Return what somebody has made of a puzzle who lost so much in the turn: the sizes are those of a review."""
    if lost < ERROR:
        return "solved"
    return "missed" if lost >= BLUNDER else "nearly"


class Toll(NamedTuple):
    """What a decision took from the best plan: of the ``share`` of strength, of the ``fitted`` chance; below 0: it gained."""

    share: Estimate
    fitted: float


class Judge:
    """Values the decisions of ``player`` in a turn one by one; ``games`` for each choice; ``reached`` as in the verdict."""

    def __init__(
        self, rules: Rules, player: int, tries: Sequence[Tried], reached: bool | None = None, games: int = GAMES
    ) -> None:
        seen = ((number, View(player, tried.state, rules), tried.choice) for number, tried in enumerate(tries))
        self._tries = [each for each in seen if question(each[1]).options.count > 1]
        self._games, self._reached = games, reached
        self._tolls: list[Toll] = []
        self._plan: tuple[Aftermath, ...] = ()
        self._mistakes: list[Mistake] = []

    @property
    def total(self) -> int:
        """How many decisions there are with more than one choice."""
        return len(self._tries)

    def value(self) -> Iterator[int]:
        """Value them; yield how many are valued after each."""
        valuer = Valuer()
        for done, (number, seen, choice) in enumerate(self._tries, start=1):
            found = self._beside_plan(valuer, seen, choice) if self._plan else self._beside_best(valuer, seen, choice)
            if found.loss.is_sure and found.loss.value >= SMALL:
                self._mistakes.append(mistake_of(number, seen, found))
            yield done

    def _beside_best(self, valuer: Valuer, seen: View, choice: Choice) -> Comparison:
        """Return what the first choice was against the best one, with which the best plan begins."""
        known: Aftermaths = {}
        found = valuer.compare(seen, choice, self._games, known)
        if found.after_best:  # which may have come out worse than it seemed: the toll keeps its sign
            self._plan = found.after_best
            self._tolls.append(toll_of(found, seen.player))
        else:
            self._plan = Sampling(seen, known).aftermaths(choice, range(self._games))
        return found

    def _beside_plan(self, valuer: Valuer, seen: View, choice: Choice) -> Comparison:
        """Return what a later choice was against the plan, in more games where a few leave that open: be it better or worse."""
        known: Aftermaths = {}
        games = self._games
        found = valuer.glance(seen, choice, games, known)
        while is_vague(toll_of(found, seen.player).share) and games < MOST_TIMES * self._games:
            games += self._games
            found = valuer.glance(seen, choice, games, known)
        self._tolls.append(toll_of(found, seen.player))
        return found

    @property
    def verdict(self) -> Verdict:
        """What comes of all that is valued."""
        lost = self._lost() if self._plan else Estimate(0.0)
        mistakes = sorted(self._mistakes, key=lambda each: -each.loss.value) if lost.value else ()
        return Verdict(result_of(lost.value), lost, self.total, tuple(mistakes), self._reached)

    def _lost(self) -> Estimate:
        """Return what all tolls took from the best plan; nothing as long as that may be chance, and never more than there was."""
        player = self._tries[0][1].player
        share, chance = mean([each.shares[player] for each in self._plan]), mean([each.fitted for each in self._plan])
        taken = sum(toll.share.value for toll in self._tolls)
        left = min(1.0, max(0.0, chance - sum(toll.fitted for toll in self._tolls)))
        scale = factor(chance, left, share, max(0.0, share - taken))
        lost = Estimate(min(chance, scale * taken), scale * hypot(*(toll.share.error for toll in self._tolls)))
        return lost if lost.value > 0.0 and lost.is_sure else Estimate(0.0, lost.error)


def toll_of(found: Comparison, player: int) -> Toll:
    """Return what a decision of ``player`` took from the plan that it was compared with."""
    pairs = list(zip(found.after_best, found.after_chosen, strict=True))
    if not pairs:
        return Toll(Estimate(0.0), 0.0)
    share = difference([best.shares[player] - chosen.shares[player] for best, chosen in pairs])
    return Toll(share, mean([best.fitted - chosen.fitted for best, chosen in pairs]))


def is_vague(share: Estimate) -> bool:
    """Tell whether more games may tell what a decision took, be it sure or not (as in ``valuation.is_open``)."""
    return share.error > GOOD_ENOUGH


def mistake_of(number: int, seen: View, found: Comparison) -> Mistake:
    """Return a decision that cost something by its number in the turn, as it was found by a comparison."""
    motives = motives_of(seen, found.best, found.after_best, found.after_chosen)
    asked = question(seen)
    origin, target = (getattr(asked.step, end, -1) for end in ("origin", "target"))
    way = (origin, target) if isinstance(asked.options, Amounts) and min(origin, target) >= 0 else None
    return Mistake(number, asked.kind, found.chosen, found.best, found.loss, motives, way)

"""What an opponent thinks with, and the shape of its answers to what a mechanic asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.odds import win_table
from risk_desktop.engine.step import Decision, Step
from risk_desktop.engine.view import View

from .clock import Allowance, Clock
from .ending import is_scored, rounds_left, spent
from .evaluate import Evaluator
from .intent import Reply
from .kinds import goals_of, kind_of
from .luck import own_dice
from .planner import Planner
from .rollout import Rollouts
from .skill import REPLY, Skill
from .weights import NOTHING, between_teams, between_two, for_points, near_the_end, weights_for

PATIENCE = 30
"""From this round on land becomes worth more each round, so that no game goes on for ever."""


def haste(seen: View) -> float:
    """Return the factor on the worth of land: 1 up to the round ``PATIENCE``, then a tenth more each round."""
    return float(1.1 ** min(500, max(0, seen.state.round - PATIENCE)))


def sides_left(seen: View) -> int:
    """Return how many sides have players in the game."""
    return len({seen.rules.side_of(player) for player in range(seen.rules.players) if seen.state.alive[player]})


def foes_left(seen: View) -> int:
    """Return how many others in the game have another turn."""
    done = {*spent(seen.state, seen.rules), seen.player}
    return sum(seen.state.alive[player] and player not in done for player in range(seen.rules.players))


class Mind:
    """An opponent's skill, seed, temperament and time, without memory. ``changes``: weights of its own, by name."""

    def __init__(
        self,
        skill: Skill,
        seed: int,
        temperament: str = "balanced",
        clock: Clock | None = None,
        changes: Mapping[str, Any] = NOTHING,
        allowance: Allowance | None = None,
    ) -> None:
        self.skill = skill
        self.allowance = allowance or Allowance()
        self._seed = seed
        self._temperament = temperament
        self.clock = clock or Clock()
        self._changes = changes

    def dice(self, seen: View) -> SeededDice:
        """Return the opponent's own dice in this position; every call starts them afresh."""
        return own_dice(self._seed, seen)

    def is_cunning(self, seen: View) -> bool:
        """Return whether it has its wits about it in this round, as its skill has it."""
        part = self.skill.cunning
        return part > 0 and (
            part >= 1 or SeededDice(hash((self._seed, seen.player, seen.state.round))).roll(100) <= 100 * part
        )

    def saves(self, seen: View) -> bool:
        """Tell whether money is put aside for the last bid in this round."""
        return 0 < rounds_left(seen.state, seen.rules) <= self.skill_in(seen).thrift

    def evaluator(self, seen: View) -> Evaluator:
        """Return a new evaluator for positions that follow from ``seen``."""
        weights = weights_for(self._temperament, kind_of(seen.rules), self.skill.table)
        if self._changes:
            weights = msgspec.structs.replace(weights, **self._changes)
        if self.skill.replies and sides_left(seen) == 2:
            in_teams = len(seen.rules.side_of(seen.player)) > 1
            weights = between_teams(weights) if in_teams else between_two(weights)
        left = rounds_left(seen.state, seen.rules)
        if is_scored(seen.rules):
            weights = for_points(weights, left, foes_left(seen), self.skill.misrated)
        else:
            weights = near_the_end(weights, left)
        return Evaluator(weights, seen.rules, haste(seen))

    def planner(self, seen: View) -> Planner:
        """Return a new planner for positions that follow from ``seen``."""
        odds = win_table(seen.rules.combat_dice)
        skill = self.skill_in(seen)
        planner = Planner(self.evaluator(seen), odds, skill, self.clock, self.dice(seen))
        if skill.rollouts:
            quick = Planner(self.evaluator(seen), odds, REPLY, self.clock, self.dice(seen))
            planner.plays_out(Rollouts(quick, self.allowance))
        return planner

    def skill_in(self, seen: View) -> Skill:
        """Return the skill as this game asks for it."""
        if is_scored(seen.rules):
            return self.skill.for_points(seen.rules.players)
        skill = self.skill.for_duel() if seen.rules.players == 2 else self.skill
        return skill if goals_of(seen.rules) == "conquest" else skill._replace(rollouts=0)


Answer = Callable[[Mind, View, Decision], Choice | Reply]
"""Answers one kind of decision, perhaps with what the choice is for; ``seen`` is all that the player may know."""
Asked = str | tuple[str, type[Step]] | tuple[str, str]
"""A kind of decision, for mechanics that ask alike with more: the step that asks it or is guarded, or the name of a phase:
then it is for the rule sets whose turns have this phase."""
Answers = Mapping[Asked, Answer]
"""Answers by what is asked: what is particular to one mechanic."""

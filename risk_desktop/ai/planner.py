"""Macro actions: what is worth doing this turn, and what the armies at hand are worth in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from risk_desktop.engine.odds import WinTable

from .clock import Clock
from .evaluate import Evaluator
from .position import Position
from .search import Line, Search


class Skill(NamedTuple):
    """What a level can do. ``branches``: of a walk, by depth; ``budget``: evaluations for one walk; ``stacks``: how
    many stacks are looked at; ``goals``: kinds of goals it pursues ("region", "break", "kill", "card").
    """

    branches: tuple[int, ...]
    budget: int
    stacks: int
    goals: frozenset[str]
    noise: float = 0.0
    margin: float = 0.0


class Planner:
    """Finds the best line of a position."""

    def __init__(self, evaluator: Evaluator, odds: WinTable, skill: Skill, clock: Clock) -> None:
        self.evaluator = evaluator
        self.skill = skill
        self.clock = clock
        self.search = Search(evaluator, odds, skill.branches)

    def best_attack(self, position: Position) -> Line:
        """Return the best line with the armies on the board; its target is -1 when it is better to stop."""
        best = Line(self.evaluator.value(position) + self.skill.margin)
        for origin in self.stacks(position):
            if self.clock.expired:
                break
            best = max(best, self.search.walk(position, origin, self.skill.budget))
        for goal in self.goals(position):
            if self.clock.expired:
                break
            best = max(best, self.search.pursue(position, goal))
        return best

    def placement(self, position: Position) -> Line:
        """Return the best line with the reserve; its ``placed`` says where that goes: pairs of (territory, armies)."""
        reserve = position.reserve
        best = Line(-1.0)
        for place in self.launches(position):
            if self.clock.expired:
                break
            child = position.copy()
            child.put(place, child.armies[place] + reserve)
            child.reserve = 0
            line = self.search.walk(child, place, self.skill.budget)
            best = max(best, Line(line.worth, line.origin, line.target, ((place, reserve),)))
        for goal in self.goals(position):
            if self.clock.expired:
                break
            best = max(best, self.search.pursue(position, goal))
        return best

    def outlook(self, position: Position, stacks: tuple[int, ...]) -> float:
        """Return what the position is worth when one of ``stacks`` goes on attacking, or nobody."""
        return max(self.search.walk(position, origin, self.skill.budget // 2).worth for origin in stacks)

    def stacks(self, position: Position) -> list[int]:
        """Return the own territories that can attack, the largest stacks first."""
        owner, armies, me, near = position.owner, position.armies, position.me, position.facts.neighbours
        able = [
            t for t, who in enumerate(owner) if who == me and armies[t] > 1 and any(owner[n] != me for n in near[t])
        ]
        able.sort(key=lambda t: (-armies[t], t))
        return able[: self.skill.stacks]

    def launches(self, position: Position) -> list[int]:
        """Return own border territories, where armies could go: those with many armies and weak neighbours first."""
        owner, armies, me, near = position.owner, position.armies, position.me, position.facts.neighbours
        ranked = []
        for t, who in enumerate(owner):
            if who == me:
                foes = [armies[n] for n in near[t] if owner[n] != me]
                if foes:
                    ranked.append((armies[t] - 1.2 * min(foes), t))
        ranked.sort(key=lambda item: (-item[0], item[1]))
        return [t for _, t in ranked[: self.skill.stacks]]

    def goals(self, position: Position) -> Iterator[list[int]]:
        """Yield the goals worth a look, each as territories to conquer."""
        kinds = self.skill.goals
        power = self.power(position)
        if "kill" in kinds:
            yield from self.kills(position, power)
        if "region" in kinds:
            yield from self.completions(position, power)
        if "break" in kinds:
            yield from self.breaks(position)

    def power(self, position: Position) -> float:
        """Return the armies that can be used this turn."""
        owner, armies, me = position.owner, position.armies, position.me
        return position.reserve + sum(armies[t] - 1 for t, who in enumerate(owner) if who == me)

    def kills(self, position: Position, power: float) -> Iterator[list[int]]:
        """Yield the territories of each player who could be beaten."""
        for victim in range(position.players):
            if victim != position.me and position.held[victim]:
                theirs = [t for t, who in enumerate(position.owner) if who == victim]
                if sum(position.armies[t] + 0.7 for t in theirs) < power * 1.1:
                    yield theirs

    def completions(self, position: Position, power: float) -> Iterator[list[int]]:
        """Yield what is missing in each region that could be completed."""
        facts, owner, armies, me = position.facts, position.owner, position.armies, position.me
        for members in facts.members:
            missing = [t for t in members if owner[t] != me]
            if missing and sum(armies[t] + 0.7 for t in missing) < power:
                yield missing

    def breaks(self, position: Position) -> Iterator[list[int]]:
        """Yield the weakest entry of each region that somebody else holds."""
        facts, owner, armies, me = position.facts, position.owner, position.armies, position.me
        for r, members in enumerate(facts.members):
            holder = owner[members[0]]
            if holder not in (me, -1) and all(owner[t] == holder for t in members):
                yield [min(facts.borders[r], key=lambda t: (armies[t], t))]

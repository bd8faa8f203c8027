"""Macro actions: what is worth doing this turn, and what the armies at hand are worth in it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from risk_desktop.engine.dice import Dice
from risk_desktop.engine.odds import WinTable

from .clock import Clock
from .evaluate import Evaluator
from .position import SearchPosition
from .reply import Replies, next_foe
from .rollout import Rollouts
from .search import AttackLine, Search, by_rank
from .skill import REPLY, Skill
from .tally import MIXED

LEFT_BEHIND: Final = 0.7
"""Armies that a conquest leaves on its way, on average."""
SPLITS = (0.25, 0.5)
"""Parts of the reserve that may go to the defence instead."""
START_BUDGET: Final = 8
"""Evaluations for one walk in the set-up."""
COMPLETIONS: Final = 3
"""Regions that are looked at."""
GUARDS: Final = 2
"""Places for the defence that are tried."""
CROWDED: Final = 20
"""Armies per territory from which on nobody waits any longer: every good fight is fought, so that games end."""
NONE = AttackLine(-1.0)
"""No plan."""
GOOD_FIGHT: Final = 0.6
"""The chance to win from which on a fight is good on a crowded board."""


class Planner:
    """Finds the best line of a position; ``dice`` are for the errors of a weak level only."""

    def __init__(self, evaluator: Evaluator, odds: WinTable, skill: Skill, clock: Clock, dice: Dice) -> None:
        self.evaluator = evaluator
        self.skill = skill
        self.clock = clock
        self.dice = dice
        self.search = Search(evaluator, odds, skill.branches, skill.least)
        self.patience = skill.patience
        self.restraint = 1.0
        self.search.keeps_ends = evaluator.weights.trophy > 0 or evaluator.weights.caution > 0
        self.rollouts: Rollouts | None = None
        self.replies: Replies | None = None
        if skill.replies:
            self.replies = Replies(Planner(evaluator, odds, REPLY, clock, dice))
            self.search.keeps_ends = True

    def plays_out(self, rollouts: Rollouts) -> None:
        """Let ``rollouts`` choose among the best lines."""
        self.rollouts = rollouts
        self.search.keeps_ends = True

    def best_attack(self, position: SearchPosition) -> AttackLine:
        """Return the best line with the armies on the board; its target is -1 when it is better to stop."""
        if is_crowded(position):
            self.patience = 0.0
            self.search.least = GOOD_FIGHT
        value = self.evaluator.value(position)
        self.restraint = self.caution(position, value)
        stop = AttackLine(value * self.patience, end=position)
        return self.best_of(position, list(self.lines(position, self.stacks(position))), stop)

    def caution(self, position: SearchPosition, value: float) -> float:
        """Return by how much less it counts to go on: who has his card needn't risk more, unless he is winning."""
        return 1.0 + (1.0 - value) * self.evaluator.weights.caution_in(position.state.round) if position.earned else 1.0

    def placement(self, position: SearchPosition) -> AttackLine:
        """Return the best line with the reserve; its ``placed`` says where that goes: pairs of (territory, armies)."""
        found = list(self.lines(position, self.launches(position)))
        best = max(found, key=by_rank, default=NONE)
        if self.skill.guards and len(best.placed) == 1:
            found += self.guarded(position, best.placed[0][0])
        return self.best_of(position, found)

    def placements(self, positions: Sequence[SearchPosition]) -> list[AttackLine]:
        """Return the best line of each position with its reserve; all are measured alike, also if time runs out."""
        lines = [self.placement(position) for position in positions]
        if self.rollouts is None or not self.rollouts.hurried:
            return lines
        self.rollouts = None
        return [self.placement(position) for position in positions]

    def best_of(self, position: SearchPosition, lines: list[AttackLine], stop: AttackLine = NONE) -> AttackLine:
        """Return the best of ``lines`` and ``stop``: by their worth, and in a game of two sides after a second thought."""
        ranked = [stop, *sorted(lines, key=by_rank, reverse=True)]
        if self.rollouts is not None:
            return self.rollouts.best(position, ranked[: 1 + self.skill.rollouts], self)
        if self.replies is None or next_foe(position) < 0:
            return max(ranked, key=by_rank)
        return max((self.thought_over(line) for line in ranked[: 1 + self.skill.replies]), key=by_rank)

    def thought_over(self, line: AttackLine) -> AttackLine:
        """Return the line with the reply of the other side to its end taken into account.

        Replies to its failure are not: who shuns every risk waits too long. So weighed, hard won 54 of 120 games of
        two against normal, without it 73 of 120.
        """
        if line.end is None or self.replies is None or self.clock.expired:
            return line
        return line._replace(worth=line.worth + self.replies.change(line.end))

    def best_start(self, position: SearchPosition) -> int:
        """Return where the next starting armies go: to where a plan for all that are left would start."""
        lines = [self.launched(position, start, position.reserve, START_BUDGET) for start in self.launches(position)]
        lines += [self.search.pursue(position, goal) for goal in completions(position, self.power(position))]
        best = max(lines, key=by_rank)
        return best.placed[0][0] if best.placed else self.launches(position)[0]

    def outlook(self, position: SearchPosition, stacks: tuple[int, ...]) -> float:
        """Return what the position is worth when one of ``stacks`` goes on attacking, or nobody."""
        return max(self.search.walk(position, origin, self.skill.budget // 3).worth for origin in stacks)

    def lines(self, position: SearchPosition, starts: list[int]) -> Iterator[AttackLine]:
        """Yield a line for each start of a walk, the reserve placed there, and for each goal; the first one in any case."""
        for number, start in enumerate(starts):
            if number and self.clock.expired:
                return
            yield self.judged(position, self.launched(position, start, position.reserve))
        for goal in self.goals(position):
            if self.clock.expired:
                return
            yield self.judged(position, self.search.pursue(position, goal))
        if position.reserve and starts and "aim" in self.skill.goals:
            yield from self.manned(position, starts[0])

    def launched(self, position: SearchPosition, start: int, armies: int, budget: int = 0) -> AttackLine:
        """Return the walk from ``start`` with ``armies`` of the reserve placed there first."""
        budget = budget or self.skill.budget
        if not armies:
            return self.search.walk(position, start, budget, self.patience)
        child = position.copy()
        child.put(start, child.armies[start] + armies)
        child.reserve = 0
        return self.search.walk(child, start, budget, self.patience)._replace(placed=((start, armies),))

    def guarded(self, position: SearchPosition, start: int) -> Iterator[AttackLine]:
        """Yield lines that launch from ``start`` with a part of the reserve and guard another place with the rest."""
        fall = position.fall
        fronts = [t for t, who in enumerate(position.owner) if who == position.me and t != start and fall[t] > 0.05]
        fronts.sort(key=lambda t: (-fall[t] * self.importance(position, t), t))
        for place in fronts[:GUARDS]:
            for part in SPLITS:
                guard = round(position.reserve * part)
                if not guard or self.clock.expired:
                    continue
                child = position.copy()
                child.put(place, child.armies[place] + guard)
                line = self.launched(child, start, position.reserve - guard)
                yield self.prized(position, line._replace(placed=(*line.placed, (place, guard))))

    def manned(self, position: SearchPosition, start: int) -> Iterator[AttackLine]:
        """Yield lines that man the posts which the rule set names, and launch from ``start`` with what is left."""
        for foresight, _ in self.evaluator.foresights(position):
            for posts in foresight.posts:
                child, placed = position.copy(), dict[int, int]()
                for place, armies in posts:
                    more = min(child.reserve, armies - child.armies[place])
                    if more > 0:
                        child.put(place, child.armies[place] + more)
                        child.reserve -= more
                        placed[place] = more
                line = self.launched(child, start, child.reserve)
                for place, armies in line.placed:
                    placed[place] = placed.get(place, 0) + armies
                yield self.judged(position, line._replace(placed=tuple(placed.items())))

    def importance(self, position: SearchPosition, territory: int) -> float:
        """Return how much hangs on a territory: armies on it, a region that it guards."""
        region = position.facts.region_of[territory]
        bonus = position.facts.bonus[region] if position.holder[region] != MIXED else 0
        return 1.0 + bonus + 0.1 * position.armies[territory]

    def judged(self, position: SearchPosition, line: AttackLine) -> AttackLine:
        """Return the line with what it is taken to be worth from ``position``."""
        return self.misjudged(self.prized(position, line))

    def prized(self, position: SearchPosition, line: AttackLine) -> AttackLine:
        """Return the line with a trophy for each player whom it beats if all goes well; restraint is for the others."""
        trophy, end = self.evaluator.weights.trophy, line.end
        beaten = 0
        if end is not None and (trophy or self.restraint > 1):
            beaten = sum(1 for p in range(position.players) if position.held[p] and not end.held[p])
        if beaten:
            return line._replace(worth=line.worth * (1 + trophy * beaten))
        return line._replace(worth=line.worth / self.restraint) if self.restraint > 1 else line

    def weighed(self, position: SearchPosition, line: AttackLine) -> AttackLine:
        """Return a line that is worth what comes of it as it counts here: to stop by patience, to go on as it is prized."""
        if line.target < 0:
            return line._replace(worth=line.worth * self.patience)
        return self.prized(position, line)

    def misjudged(self, line: AttackLine) -> AttackLine:
        """Return the line as a weak level sees it."""
        noise = self.skill.noise
        return line._replace(worth=line.worth * (1 + noise * (self.dice.roll(201) - 101) / 100)) if noise else line

    # -- where to look ------------------------------------------------------------------------------------------------

    def stacks(self, position: SearchPosition) -> list[int]:
        """Return the own territories that can attack, the largest stacks first."""
        owner, armies, me, threat = position.owner, position.armies, position.me, position.threat
        able = [t for t, who in enumerate(owner) if who == me and armies[t] > 1 and threat[t]]
        able.sort(key=lambda t: (-armies[t], t))
        return able[: self.skill.stacks]

    def launches(self, position: SearchPosition) -> list[int]:
        """Return own border territories, where armies could go: those with many armies and weak neighbours first.

        Who stands behind his partners only has them all.
        """
        owner, armies, me, near = position.owner, position.armies, position.me, position.ways
        ranked, side = [], position.side
        for t, who in enumerate(owner):
            if who == me and position.threat[t]:
                foes = [armies[n] for n in near[t] if owner[n] not in side]
                if foes:
                    ranked.append((1.2 * min(foes) - armies[t], t))
        ranked = ranked or [(0.0, t) for t, who in enumerate(owner) if who == me]
        ranked.sort()
        return [t for _, t in ranked[: self.skill.stacks]]

    def goals(self, position: SearchPosition) -> Iterator[Collection[int]]:
        """Yield the goals worth a look, each as territories to conquer."""
        kinds = self.skill.goals
        power = self.power(position)
        if "aim" in kinds:
            for foresight, _ in self.evaluator.foresights(position):
                yield from foresight.targets
        if "kill" in kinds:
            yield from kills(position, self.evaluator.weights.daring * power)
        if "region" in kinds:
            yield from completions(position, power)
        if "break" in kinds:
            yield from breaks(position)

    def power(self, position: SearchPosition) -> int:
        """Return the armies that can be used this turn."""
        me = position.me
        return position.reserve + position.front[me] + position.inner[me] - position.held[me]


def is_crowded(position: SearchPosition) -> bool:
    """Tell whether there are enough armies on the board that waiting for more changes nothing."""
    return sum(position.front) + sum(position.inner) > CROWDED * position.facts.size


def kills(position: SearchPosition, power: float) -> Iterator[list[int]]:
    """Yield the territories of each player who could be beaten; what he holds without armies keeps nobody in the game."""
    for victim in range(position.players):
        held = position.held[victim]
        if victim not in position.side and held:
            defence = position.front[victim] + position.inner[victim]
            if defence + LEFT_BEHIND * held < 1.1 * power:
                yield [t for t, who in enumerate(position.owner) if who == victim and position.armies[t]]


def completions(position: SearchPosition, power: float) -> Iterator[list[int]]:
    """Yield what is missing in the regions that could be completed most cheaply for what they pay."""
    facts, owner, armies, me = position.facts, position.owner, position.armies, position.me
    found = []
    for r, members in enumerate(facts.members):
        missing = [t for t in members if owner[t] != me]
        cost = sum(armies[t] + LEFT_BEHIND for t in missing)
        if missing and cost < power and not any(owner[t] in position.side for t in missing):
            found.append((cost / (1 + facts.bonus[r]), missing))
    found.sort()
    for _, missing in found[:COMPLETIONS]:
        yield missing


def breaks(position: SearchPosition) -> Iterator[list[int]]:
    """Yield the weakest entry of each region that somebody else holds."""
    facts, armies = position.facts, position.armies
    for r, holder in enumerate(position.holder):
        # What devastation has cut off from all other land has no entry.
        if 0 <= holder < position.players and holder not in position.side and facts.borders[r]:
            yield [min(facts.borders[r], key=lambda t: (armies[t], t))]

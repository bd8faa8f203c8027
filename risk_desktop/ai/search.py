"""The search over attacks: a stack that walks, and the pursuit of a goal with all stacks. Exact odds at every step.

Both return a ``AttackLine``: what it is worth to go on as it says, stopping wherever that is better, and its first attack.
"""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from typing import Final, NamedTuple

from risk_desktop.engine.odds import WinTable

from .evaluate import Evaluator
from .position import SearchPosition

SURE: Final = 0.985
"""With a larger chance the failure is left out."""
LONGEST: Final = 16
"""Conquests in one pursuit."""


class AttackLine(NamedTuple):
    """A plan: its ``worth`` (chance to win the game), the first attack (-1: stop), and the armies placed for it.

    ``end``: the position to which it leads if all goes as expected, where a search keeps it; ``path``: what is conquered
    on the way there, in that order.
    """

    worth: float
    origin: int = -1
    target: int = -1
    placed: tuple[tuple[int, int], ...] = ()
    end: SearchPosition | None = None
    path: tuple[int, ...] = ()


Onward = tuple[float, SearchPosition, tuple[int, ...]]
"""What a walk comes to: its worth, the position at its end, and what is conquered on the way."""


def by_rank(line: AttackLine) -> tuple[float, int, int, tuple[tuple[int, int], ...]]:
    """Return what lines are compared by."""
    return line[:4]


class Search:
    """Looks for attacks in one position. ``branches``: by depth of a walk; ``least``: attacks with a smaller chance to
    win are not looked at; ``keeps_ends``: pursuits keep the position to which they lead; ``restraint``: by how much less it
    counts to go on after the first conquest, unless somebody is beaten.
    """

    __slots__ = ("branches", "evaluator", "keeps_ends", "least", "limit", "odds", "restraint")

    def __init__(self, evaluator: Evaluator, odds: WinTable, branches: tuple[int, ...], least: float = 0.2) -> None:
        self.evaluator = evaluator
        self.odds = odds
        self.branches = branches
        self.least = least
        self.limit = 0
        self.keeps_ends = False
        self.restraint = 1.0

    # -- one stack walks ----------------------------------------------------------------------------------------------

    def walk(self, position: SearchPosition, origin: int, budget: int, patience: float = 1.0) -> AttackLine:
        """Return the best way for the stack on ``origin`` to conquer one territory after the other.

        ``patience``: the worth of not attacking at all counts times this; ``budget``: evaluations that may be spent.
        """
        self.limit = self.evaluator.nodes + budget
        worth, end, path = self._walk(position, origin, 0, patience)
        return AttackLine(worth, origin, path[0], (), end, path) if path else AttackLine(worth, end=end)

    def _walk(self, position: SearchPosition, origin: int, depth: int, patience: float = 1.0) -> Onward:
        best: Onward = (self.evaluator.value(position) * patience, position, ())
        if position.armies[origin] < 2 or depth >= len(self.branches):
            return best
        for target in self.targets(position, origin)[: self.branches[depth]]:
            if self.evaluator.nodes >= self.limit:
                break
            found = self._step(position, origin, target, depth, best[0])
            if found is None:
                continue
            if depth == 1 and self.restraint > 1.0:
                found = (found[0] / self.restrained(position, found[1]), found[1], found[2])
            if found[0] > best[0]:
                best = found
        return best

    def _step(self, position: SearchPosition, origin: int, target: int, depth: int, least: float) -> Onward | None:
        """Return what it is worth to attack ``target`` and walk on, from there or from ``origin``; None: too bold.

        What is worth no more than ``least`` when it succeeds isn't weighed with its failure any more.
        """
        fighting = position.armies[origin] - 1
        defenders = position.armies[target]
        odds = position.odds_of(origin, target)
        chance = odds.win(fighting, defenders)
        if chance < self.least:
            return None
        left = max(1, round(odds.expected_left(fighting, defenders) / chance))
        child = position.copy()
        child.likely *= chance
        child.conquer(origin, target, left, left)
        onward = self._walk(child, target, depth + 1)
        if left > 3 and self.has_enemy(position, origin, target):
            child = position.copy()
            child.likely *= chance
            child.conquer(origin, target, left, 3 if defenders else 1)
            other = self._walk(child, origin, depth + 1)
            onward = other if other[0] > onward[0] else onward
        worth, end, path = onward
        if chance < SURE:
            if worth <= least:
                self.evaluator.nodes += 1  # what the failure is worth changes nothing
            else:
                worth = chance * worth + (1 - chance) * self.failed(position, origin, target)
        return worth, end, (target, *path)

    def failed(self, position: SearchPosition, origin: int, target: int) -> float:
        """Return what the position is worth after a lost attack."""
        child = position.copy()
        lost = position.armies[origin] - 1
        child.fail(origin, target, max(1, position.armies[target] - round(0.8 * lost)))
        return self.evaluator.value(child)

    def has_enemy(self, position: SearchPosition, territory: int, but: int) -> bool:
        """Tell whether another foreign territory than ``but`` touches ``territory``."""
        owner, side = position.owner, position.side
        return any(n != but and owner[n] not in side for n in position.ways[territory])

    def targets(self, position: SearchPosition, origin: int) -> list[int]:
        """Return the foreign neighbours of ``origin``, the most inviting first."""
        owner, side = position.owner, position.side
        found = [n for n in position.ways[origin] if owner[n] not in side]
        if len(found) > 1:
            ranked = [(-self.invitation(position, target), rank) for rank, target in enumerate(found)]
            ranked.sort()
            return [found[rank] for _, rank in ranked]
        return found

    def invitation(self, position: SearchPosition, target: int) -> float:
        """Return how inviting a target looks: few armies, a region to complete or to break, a player nearly beaten."""
        facts, victim = position.facts, position.owner[target]
        region = facts.region_of[target]
        bonus = facts.bonus[region]
        score = -1.0 * position.armies[target]
        if 0 <= position.holder[region] < position.players:
            score += 1.5 * bonus
        score += bonus * position.parts[region][position.me] / len(facts.members[region])
        held = position.held[victim]
        if held <= 4 and 0 <= victim < position.players:
            score += (5 - held) * (0.5 + position.cards[victim])
        return score

    def restrained(self, before: SearchPosition, after: SearchPosition) -> float:
        """Return by how much less it counts to go on to ``after``: nothing where somebody goes out on the way."""
        if self.restraint == 1.0:
            return 1.0
        left, held = after.held, before.held
        return 1.0 if any(held[p] and not left[p] for p in range(before.players)) else self.restraint

    # -- all stacks pursue a goal -------------------------------------------------------------------------------------

    def pursue(self, position: SearchPosition, goal: Collection[int]) -> AttackLine:
        """Return what it is worth to conquer all of ``goal``, stopping where that is best; the reserve is spent on it."""
        current = position.copy()
        wanted = {t for t in goal if current.owner[t] not in current.side}
        steps: list[tuple[float, float, float]] = []
        path: list[int] = []
        first: tuple[int, int] | None = None
        placed: dict[int, int] = {}
        most, end = 0.0, None
        while wanted and len(steps) < LONGEST:
            attack = self.next_attack(current, wanted)
            if attack is None:
                break
            origin, target = attack
            if position.owner[origin] == position.me:
                self.draw(current, origin, target, wanted, placed)
            fighting, defenders = current.armies[origin] - 1, current.armies[target]
            odds = current.odds_of(origin, target)
            chance = odds.win(fighting, defenders)
            if chance < self.least:
                break
            first = first or attack
            lost = self.failed(current, origin, target) if chance < SURE else 0.0
            left = max(1, round(odds.expected_left(fighting, defenders) / chance))
            current.likely *= chance
            current.conquer(origin, target, left, self.share(current, origin, target, left, wanted))
            wanted.discard(target)
            wanted = {t for t in wanted if current.owner[t] not in current.side}
            steps.append((chance, lost, self.evaluator.value(current)))
            path.append(target)
            held_back = self.restrained(position, current) if len(steps) > 1 else 1.0
            if self.keeps_ends and steps[-1][2] > most * held_back:
                most, end = steps[-1][2], current.copy()
        return self.line(current.reserve, end, steps, path, first, placed, self.restrained(position, current))

    def line(
        self,
        reserve: int,
        end: SearchPosition | None,
        steps: list[tuple[float, float, float]],
        path: list[int],
        first: tuple[int, int] | None,
        placed: dict[int, int],
        restraint: float,
    ) -> AttackLine:
        """Return the line of a pursuit: from its end backwards, going on against stopping."""
        if first is None:
            return AttackLine(-1.0)
        worth = 0.0
        for number, (chance, lost, stop) in reversed(list(enumerate(steps, start=1))):
            if number == 1:
                worth /= restraint
            if stop >= worth:
                worth = stop
                del path[number:]
            worth = chance * worth + (1 - chance) * lost if chance < SURE else worth
        if reserve:
            placed[first[0]] = placed.get(first[0], 0) + reserve
            if end is not None:
                end.put(first[0], end.armies[first[0]] + reserve)
        return AttackLine(worth, *first, tuple(placed.items()), end, tuple(path))

    def draw(
        self, position: SearchPosition, origin: int, target: int, wanted: set[int], placed: dict[int, int]
    ) -> None:
        """Place as much of the reserve on ``origin`` as it takes to conquer ``target`` and what hangs on it."""
        together = position.facts.connected(target, wanted)
        wish = round(sum(1.2 * position.armies[t] + 1 for t in together)) + 2 - position.armies[origin]
        more = min(position.reserve, max(0, wish))
        if more:
            position.put(origin, position.armies[origin] + more)
            position.reserve -= more
            placed[origin] = placed.get(origin, 0) + more

    def next_attack(self, position: SearchPosition, wanted: set[int]) -> tuple[int, int] | None:
        """Return the next attack towards ``wanted``: the largest surplus, dead ends first; or the way there."""
        owner, armies, me, near = position.owner, position.armies, position.me, position.into
        reserve = position.reserve
        best: tuple[float, int, int] | None = None
        for target in wanted:
            beside, ahead = near[target], -1
            for origin in beside:
                if owner[origin] == me:
                    surplus = armies[origin] - 1 + reserve - armies[target]
                    if surplus + reserve > -2 and armies[origin] + reserve > 1:
                        if ahead < 0:
                            ahead = len(wanted.intersection(beside))
                        key = (min(surplus, 12) - 2.0 * ahead, -origin, -target)
                        if best is None or key > best:
                            best = key
        if best is not None:
            return -best[1], -best[2]
        return self.approach(position, wanted)

    def approach(self, position: SearchPosition, wanted: set[int]) -> tuple[int, int] | None:
        """Return the first attack of the cheapest way from own stacks to ``wanted``."""
        owner, armies, me, near = position.owner, position.armies, position.me, position.ways
        side = position.side
        heap: list[tuple[float, int, int, int]] = []  # what costs more than there is (0) isn't looked at
        for origin, who in enumerate(owner):
            if who == me and armies[origin] + position.reserve > 2:
                cost = -0.9 * (armies[origin] + position.reserve)
                for target in near[origin]:
                    if owner[target] not in side and (onward := cost + armies[target] + 1) <= 0:
                        heappush(heap, (onward, target, origin, target))
        done: set[int] = set()
        while heap:
            cost, here, origin, target = heappop(heap)
            if here in wanted:
                return origin, target
            if here in done:
                continue
            done.add(here)
            for there in near[here]:
                if owner[there] not in side and there not in done and (onward := cost + armies[there] + 1) <= 0:
                    heappush(heap, (onward, there, origin, target))
        return None

    def share(self, position: SearchPosition, origin: int, target: int, left: int, wanted: set[int]) -> int:
        """Return how many of ``left`` move into ``target``: to where more of the goal remains."""
        near, owner, armies, me = position.ways, position.owner, position.armies, position.me
        least = min(3 if armies[target] else 1, left)
        here = sum(armies[n] + 1 for n in near[origin] if n != target and n in wanted and owner[n] != me)
        there = sum(armies[n] + 1 for n in near[target] if n != target and n in wanted and owner[n] != me)
        if there == 0:
            return least if here else left
        if here == 0:
            return left
        return max(least, round(left * there / (here + there)))

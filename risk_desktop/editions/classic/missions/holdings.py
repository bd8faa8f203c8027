"""Goals about what a player holds, and about a colour that is gone: looked at in the state alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil
from typing import Annotated

from msgspec import Meta

from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY, GameState

from .goal import Goal, GoalCount, Phrase, share
from .log import turn_log

Count = Annotated[int, Meta(ge=1, le=250)]
Ids = Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)]


def held_in(state: GameState, board: Board, region: int, player: int) -> float:
    """Return which part of a region ``player`` holds, from 0 to 1."""
    members = board.regions[region].members
    return sum(state.owner[t] == player for t in members) / len(members)


def lands_in(state: GameState, board: Board, regions: Iterable[int], player: int) -> GoalCount:
    """Count the territories of ``player`` in ``regions``."""
    members = [t for region in regions for t in board.regions[region].members]
    return GoalCount("missions.tally.territories", sum(state.owner[t] == player for t in members), len(members))


def fullest(state: GameState, rules: Rules, player: int, among: Iterable[int]) -> list[int]:
    """Return the regions ``among`` which ``player`` holds most of, the fullest first."""
    return sorted(among, key=lambda region: -held_in(state, rules.board, region, player))


def knows_regions(board: Board, ids: Iterable[str]) -> bool:
    """Tell whether all these regions are on the board."""
    return set(ids) <= {region.id for region in board.regions}


class Regions(Goal, frozen=True, tag="regions"):
    """Hold all of ``regions`` wholly, and ``others`` more of the player's choice."""

    regions: Ids
    others: Annotated[int, Meta(ge=0, le=10)] = 0

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Average over the named regions and the fullest of the others."""
        board = rules.board
        named = [board.region_number(name) for name in self.regions]
        parts = [held_in(state, board, region, player) for region in named]
        free = [held_in(state, board, r, player) for r in range(len(board.regions)) if r not in named]
        parts += sorted(free, reverse=True)[: self.others]
        return sum(parts) / len(parts)

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Count the territories of the named regions and of the fullest others."""
        named = [rules.board.region_number(name) for name in self.regions]
        free = (region for region in range(len(rules.board.regions)) if region not in named)
        others = fullest(state, rules, player, free)[: self.others]
        return lands_in(state, rules.board, named + others, player)

    def met(self, state: GameState, rules: Rules, player: int) -> bool:
        """All wholly held; no rounding."""
        held = {rules.board.regions[r].id for r in rules.board.regions_held(state.owner, player)}
        return held.issuperset(self.regions) and len(held) >= len(self.regions) + self.others

    def fits(self, board: Board, players: int) -> bool:
        """The regions are there."""
        return knows_regions(board, self.regions) and len(board.regions) >= len(self.regions) + self.others

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Name the regions."""
        if self.others:
            return Phrase("missions.goal.regions_and_others", {"regions": self.regions, "n": self.others})
        return Phrase("missions.goal.regions", {"regions": self.regions})


class OneRegion(Goal, frozen=True, tag="one_region"):
    """Hold at least one of ``regions`` wholly."""

    regions: Ids

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """The fullest of them."""
        return max(held_in(state, rules.board, rules.board.region_number(name), player) for name in self.regions)

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Count the territories of the fullest one."""
        named = (rules.board.region_number(name) for name in self.regions)
        return lands_in(state, rules.board, fullest(state, rules, player, named)[:1], player)

    def fits(self, board: Board, players: int) -> bool:
        """The regions are there."""
        return knows_regions(board, self.regions)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Name the regions."""
        return Phrase("missions.goal.regions", {"regions": self.regions}, either=True)


class RegionCount(Goal, frozen=True, tag="region_count"):
    """Hold any ``count`` regions wholly."""

    count: Count

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Average over the fullest regions."""
        parts = sorted((held_in(state, rules.board, r, player) for r in range(len(rules.board.regions))), reverse=True)
        return sum(parts[: self.count]) / self.count

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Count the regions."""
        held = sum(1 for _ in rules.board.regions_held(state.owner, player))
        return GoalCount("missions.tally.regions", min(held, self.count), self.count)

    def fits(self, board: Board, players: int) -> bool:
        """There are so many regions."""
        return self.count <= len(board.regions)

    def met(self, state: GameState, rules: Rules, player: int) -> bool:
        """Enough wholly held; no rounding."""
        return sum(1 for _ in rules.board.regions_held(state.owner, player)) >= self.count

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say how many."""
        return Phrase("missions.goal.region_count", {"n": self.count})


class Territories(Goal, frozen=True, tag="territories"):
    """Hold ``count`` territories with at least ``armies`` armies each."""

    count: Count
    armies: Count = 1

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Count them; those with too few armies are half done."""
        if self.armies == 1:
            return share(state.owner.count(player), self.count)
        own = [armies for owner, armies in zip(state.owner, state.armies, strict=True) if owner == player]
        strong = sum(armies >= self.armies for armies in own)
        return 1.0 if strong >= self.count else min(0.99, (strong + len(own)) / (2 * self.count))

    def told_progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Count those with enough armies, as the tally does."""
        tally = self.tally(state, rules, player)
        return share(tally.done, tally.wanted)

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Count those with enough armies."""
        own = rules.board.held_by(state.owner, player)
        strong = sum(state.armies[territory] >= self.armies for territory in own)
        return GoalCount("missions.tally.territories", min(strong, self.count), self.count)

    def fits(self, board: Board, players: int) -> bool:
        """The board has so many."""
        return self.count <= len(board)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say how many, and how strong."""
        if self.armies == 1:
            return Phrase("missions.goal.territories", {"n": self.count})
        return Phrase("missions.goal.strong_territories", {"n": self.count, "armies": self.armies})


class Colour(Goal, frozen=True, tag="colour"):
    """Nobody of the colour of ``seat`` is left on the board (X-46); the own colour means ``instead`` territories (S-41, D-42).

    Whoever removed it counts, unless the option ``third_party`` is "fallback": then a colour that somebody else
    removed means ``instead`` territories too (X-07).
    """

    seat: Annotated[int, Meta(ge=0, le=5)]
    instead: Count

    def replaced(self, state: GameState, rules: Rules, player: int) -> bool:
        """Tell whether the territories count instead."""
        if self.seat == player:
            return True
        gone = not state.alive[self.seat]
        return gone and rules.option("third_party") == "fallback" and turn_log(state).removed_by[self.seat] != player

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Count what the colour has left against half of the board."""
        if self.replaced(state, rules, player):
            return share(state.owner.count(player), self.instead)
        left = state.owner.count(self.seat)
        return max(0.0, 1 - 2 * left / len(state.owner)) if left else 1.0

    def told_progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Count what the colour has lost of its share of the board: nothing is done at the start."""
        if self.replaced(state, rules, player):
            return self.progress(state, rules, player)
        dealt = ceil(len(state.owner) / len(state.alive))
        return max(0.0, 1 - state.owner.count(self.seat) / dealt)

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Count what is left of the colour, or the own territories where they count instead."""
        if self.replaced(state, rules, player):
            return GoalCount("missions.tally.territories", min(state.owner.count(player), self.instead), self.instead)
        return GoalCount("missions.tally.left", 0, state.owner.count(self.seat))

    def fits(self, board: Board, players: int) -> bool:
        """The colour is in play."""
        return self.seat < players

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Name who sits there; the holder's own colour is read as the territories."""
        if holder == self.seat:
            return Phrase("missions.goal.territories", {"n": self.instead})
        return Phrase("missions.goal.colour", {"player": self.seat})


class Presence(Goal, frozen=True, tag="presence"):
    """Hold at least ``each`` territories on each of ``regions`` regions."""

    regions: Count
    each: Count

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Count what is there on the best regions."""
        held = [0] * len(rules.board.regions)
        for territory in rules.board.held_by(state.owner, player):
            held[rules.board.region_of[territory]] += 1
        best = sorted((min(self.each, number) for number in held), reverse=True)[: self.regions]
        return share(sum(best), self.regions * self.each)

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Count the regions with enough territories."""
        held = Counter(rules.board.region_of[t] for t in rules.board.held_by(state.owner, player))
        there = sum(number >= self.each for number in held.values())
        return GoalCount("missions.tally.regions", min(there, self.regions), self.regions)

    def fits(self, board: Board, players: int) -> bool:
        """There are so many regions of that size."""
        return sum(len(r.members) >= self.each for r in board.regions) >= self.regions

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say where and how many."""
        return Phrase("missions.goal.presence", {"regions": self.regions, "n": self.each})


class Group(Goal, frozen=True, tag="group"):
    """Hold ``count`` territories that are connected with each other."""

    count: Count

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Measure the largest group."""
        return share(self.largest(state, rules, player), self.count)

    def largest(self, state: GameState, rules: Rules, player: int) -> int:
        """Return the size of the largest group."""
        left = set(rules.board.held_by(state.owner, player))
        largest = 0
        while left:
            group = rules.board.reachable(next(iter(left)), left.__contains__)
            left -= group
            largest = max(largest, len(group))
        return largest

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Count the largest group."""
        return GoalCount("missions.tally.connected", min(self.largest(state, rules, player), self.count), self.count)

    def fits(self, board: Board, players: int) -> bool:
        """The board has so many territories."""
        return self.count <= len(board)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say how many."""
        return Phrase("missions.goal.group", {"n": self.count})


class Garrisons(Goal, frozen=True, tag="garrisons"):
    """Hold ``count`` territories with at least ``armies`` armies, whatever the others hold."""

    count: Count
    armies: Count

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Count the garrisons; the strongest of the weaker ones count for their part."""
        own = sorted((state.armies[t] for t in rules.board.held_by(state.owner, player)), reverse=True)[: self.count]
        return share(sum(min(self.armies, armies) for armies in own), self.count * self.armies)

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Count the garrisons."""
        strong = sum(state.armies[t] >= self.armies for t in rules.board.held_by(state.owner, player))
        return GoalCount("missions.tally.garrisons", min(strong, self.count), self.count)

    def fits(self, board: Board, players: int) -> bool:
        """The board has so many territories."""
        return self.count <= len(board)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say how many and how strong."""
        return Phrase("missions.goal.garrisons", {"n": self.count, "armies": self.armies})

"""What the Underworld holds, and the route on which a stack takes most of it, with exact odds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from risk_desktop.editions.godstorm.afterlife import dead_of
from risk_desktop.editions.godstorm.cards.relics import SCALES, has_relic
from risk_desktop.editions.godstorm.gods import DEATH, in_play
from risk_desktop.editions.godstorm.realms import ALTAR, CRYPT, GATE, fields, fields_of
from risk_desktop.editions.godstorm.temples import temples_of
from risk_desktop.engine.odds import WinTable, win_table
from risk_desktop.engine.view import View

from ...ending import rounds_left

POINT, LAST_POINT = 1.6, 5.0
"""What an altar or a crypt is worth for its point at the end, in armies; and in the last epoch."""
DENIED = 0.4
"""How much more it is worth if somebody else has it."""
CARD, REVIVAL, ALTAR_DIE = 1.3, 0.8, 0.5
"""A Death card at the end of the turn, an army that returns, a die in god wars; each for every turn that follows."""
PLAIN, DOOR = 0.15, 0.3
"""Any field, and a gate, through which others come."""
FALLEN = 0.12
"""An army that is lost down there."""
LEAST_CHANCE, DEPTH = 0.4, 5
"""The least chance with which a field is attacked; the longest way that is looked at."""
BEYOND = -1


class MarchRoute(NamedTuple):
    """A way of a stack: what it brings, and its first march."""

    worth: float
    origin: int = BEYOND
    target: int = -1


class Deep:
    """The Underworld as a player sees it; ``prizes``: what each field is worth to him; ``own``: the fields that he holds."""

    def __init__(self, seen: View) -> None:
        self.seen = seen
        self.board, self.state = seen.rules.board, seen.state
        self.own = fields_of(self.state, self.board, seen.player)
        self.table: WinTable = win_table(seen.rules.combat_dice)
        self.prizes = self.priced()

    def priced(self) -> dict[int, float]:
        """Return what each field is worth, in armies."""
        state, me, left = self.state, self.seen.player, rounds_left(self.state, self.seen.rules)
        point = POINT if left else LAST_POINT
        crypts = len(fields_of(state, self.board, me, CRYPT))
        each = 2 if has_relic(state, me, SCALES) else 1
        crypt = point + REVIVAL * each * left * bool(temples_of(state, me))
        if DEATH in in_play(state, me) and crypts < 1:
            crypt += CARD * (left + 1)
        found = {}
        for field, facts in enumerate(self.board.territories):
            if facts.board:
                worth = PLAIN + DOOR * (GATE in facts.tags)
                worth += crypt * (CRYPT in facts.tags) + (point + ALTAR_DIE * left) * (ALTAR in facts.tags)
                rival = state.owner[field] not in (-1, me)
                found[field] = worth * (1 + DENIED * rival)
        return found

    def stacks(self) -> list[tuple[int, int]]:
        """Return who can march: pairs of field and armies there, -1 for the dead in the Afterlife."""
        own = [(t, self.state.armies[t]) for t in self.own if self.state.armies[t] > 1]
        beyond = dead_of(self.state, self.seen.player)
        return [*own, (BEYOND, beyond)] if beyond else own

    def best_route(self, stacks: Iterable[tuple[int, int]]) -> MarchRoute:
        """Return the best way of one of ``stacks``: pairs of field (-1: the Afterlife) and armies there."""
        routes = [self.walk(origin, armies, frozenset(self.own), DEPTH) for origin, armies in stacks]
        return max(routes, default=MarchRoute(0.0))

    def reinforced(self, field: int, more: int) -> MarchRoute:
        """Return the best way from ``field`` with ``more`` armies there than now."""
        taken = 0.0 if field in self.own else self.prizes[field]
        route = self.walk(field, self.state.armies[field] + more, frozenset({*self.own, field}), DEPTH)
        return route._replace(worth=route.worth + taken)

    def walk(self, here: int, armies: int, mine: frozenset[int], depth: int) -> MarchRoute:
        """Return the best way from ``here``; stopping at once is worth nothing."""
        best, spare = MarchRoute(0.0, here), armies if here < 0 else armies - 1
        if spare < 1 or not depth:
            return best
        doors = fields(self.board, GATE) if here < 0 else self.board.neighbours[here]
        for target in doors:
            if target in mine:
                continue
            foes = self.state.armies[target]
            chance = self.table.win(spare, foes) if foes else 1.0
            if chance < LEAST_CHANCE:
                continue
            expected = self.table.expected_left(spare, foes) if foes else float(spare)
            left = max(1, round(expected / chance))
            onward = self.walk(target, left, mine | {target}, depth - 1)
            worth = chance * (self.prizes[target] + onward.worth) - FALLEN * (spare - expected)
            best = max(best, MarchRoute(worth, here, target))
        return best

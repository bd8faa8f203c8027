"""What the evaluation counts on a board, kept up to date with every change of it."""

from __future__ import annotations

from typing import Final

from risk_desktop.engine.odds import WinTable

from .facts import BoardFacts
from .relations import PEACEFUL

MIXED: Final = -2
"""Holder of a region that has several owners."""


class Tally:
    """A board, whose armies threaten whom, and what is counted on it. Lists by seat have one more entry, for nobody.

    Counted along, by territory: ``threat`` (the largest stack beside it that may attack; 1 if there are others only, 0
    without foreign neighbours), ``fall`` (the chance that this stack would take it). By region: ``holder`` (MIXED where
    several own it). By player: armies at the front (beside foreign ones) and inside, the sums of their squares, the sum of
    ``fall``, and the income of regions weighed by the square of the part of them that he owns.

    Before a territory changes it is taken out of the counts (``_leave``), afterwards put back (``_settle``).
    """

    __slots__ = (
        "armies",
        "facts",
        "fall",
        "fallen",
        "front",
        "front_squares",
        "held",
        "holder",
        "inner",
        "inner_squares",
        "owner",
        "parts",
        "progress",
        "relations",
        "threat",
        "walls",
    )
    facts: BoardFacts
    owner: list[int]
    armies: list[int]
    relations: tuple[tuple[int, ...], ...]
    walls: tuple[WinTable, ...]

    def count(self) -> None:
        """Count everything afresh."""
        size, lists = self.facts.size, len(self.relations)
        self.held = [0] * lists
        self.threat = [0] * size
        self.fall = [0.0] * size
        self.front = [0] * lists
        self.front_squares = [0] * lists
        self.inner = [0] * lists
        self.inner_squares = [0] * lists
        self.fallen = [0.0] * lists
        self.progress = [0.0] * lists
        self.parts = [[0] * lists for _ in self.facts.regions]
        self._count_land()
        for r, parts in enumerate(self.parts):
            for who, part in enumerate(parts):
                self.progress[who] += self.facts.shares[r][part]
        self.holder = [self._holder_of(r) for r in self.facts.regions]

    def _count_land(self) -> None:
        """Count each territory: what ``_meet`` does, for all of them at once."""
        owner, armies, relations, walls, near = (
            self.owner,
            self.armies,
            self.relations,
            self.walls,
            self.facts.neighbours,
        )
        held, parts, region_of = self.held, self.parts, self.facts.region_of
        for t, who in enumerate(owner):
            own, towards, threat = armies[t], relations[who], 0
            held[who] += 1
            parts[region_of[t]][who] += 1
            for n in near[t]:
                relation = towards[owner[n]]
                if relation and armies[n] >= threat:
                    threat = armies[n] if relation > PEACEFUL else threat or 1
            if threat:
                self.threat[t] = threat
                self.front[who] += own
                self.front_squares[who] += own * own
                if threat > 1:
                    self.fall[t] = fall = walls[t].win(threat - 1, own)
                    self.fallen[who] += fall
            else:
                self.inner[who] += own
                self.inner_squares[who] += own * own

    def _count_into(self, twin: Tally) -> None:
        """Give a copy its own counts, and the board that they are of."""
        twin.facts, twin.relations, twin.walls = self.facts, self.relations, self.walls
        twin.owner = self.owner[:]
        twin.armies = self.armies[:]
        twin.held = self.held[:]
        twin.threat = self.threat[:]
        twin.fall = self.fall[:]
        twin.front = self.front[:]
        twin.front_squares = self.front_squares[:]
        twin.inner = self.inner[:]
        twin.inner_squares = self.inner_squares[:]
        twin.fallen = self.fallen[:]
        twin.progress = self.progress[:]
        twin.parts = self.parts[:]
        twin.holder = self.holder[:]

    def spare(self, seat: int) -> int:
        """Return the armies of a seat without one on each of its territories."""
        return self.front[seat] + self.inner[seat] - self.held[seat]

    # -- changes ------------------------------------------------------------------------------------------------------

    def _leave(self, t: int) -> None:
        """Take a territory out of the counts before it changes."""
        who, own = self.owner[t], self.armies[t]
        if self.threat[t]:
            self.front[who] -= own
            self.front_squares[who] -= own * own
            self.fallen[who] -= self.fall[t]
        else:
            self.inner[who] -= own
            self.inner_squares[who] -= own * own

    def _meet(self, t: int) -> None:
        """Look at the neighbours of a territory and put it into the counts."""
        owner, armies = self.owner, self.armies
        who, own = owner[t], armies[t]
        relations = self.relations[who]
        threat = 0
        for n in self.facts.neighbours[t]:
            relation = relations[owner[n]]
            if relation and armies[n] >= threat:
                threat = armies[n] if relation > PEACEFUL else threat or 1
        self.threat[t] = threat
        if threat:
            self.front[who] += own
            self.front_squares[who] += own * own
            fall = self.walls[t].win(threat - 1, own) if threat > 1 else 0.0
            self.fall[t] = fall
            self.fallen[who] += fall
        else:
            self.fall[t] = 0.0
            self.inner[who] += own
            self.inner_squares[who] += own * own

    def _settle(self, a: int, b: int) -> None:
        """Put ``a`` and ``b`` back into the counts, and count their neighbours again where their threat has changed."""
        owner, armies, near, old = self.owner, self.armies, self.facts.neighbours, self.threat
        self._meet(a)
        if a != b:
            self._meet(b)
        for t in self.facts.around(a, b):
            who = owner[t]
            relations = self.relations[who]
            threat = 0
            for n in near[t]:
                relation = relations[owner[n]]
                if relation and armies[n] >= threat:
                    threat = armies[n] if relation > PEACEFUL else threat or 1
            before = old[t]
            if threat == before:
                continue
            if threat and before:
                old[t] = threat
                fall = self.walls[t].win(threat - 1, armies[t]) if threat > 1 else 0.0
                self.fallen[who] += fall - self.fall[t]
                self.fall[t] = fall
            else:
                self._leave(t)
                self._meet(t)

    def _hand_over(self, territory: int, loser: int, winner: int) -> None:
        """Change the owner and all counts of territories."""
        self.owner[territory] = winner
        self.held[winner] += 1
        self.held[loser] -= 1
        region = self.facts.region_of[territory]
        shares = self.facts.shares[region]
        parts = self.parts[region][:]
        self.parts[region] = parts
        self.progress[winner] += shares[parts[winner] + 1] - shares[parts[winner]]
        self.progress[loser] += shares[parts[loser] - 1] - shares[parts[loser]]
        parts[winner] += 1
        parts[loser] -= 1
        self.holder[region] = winner if parts[winner] == len(self.facts.members[region]) else MIXED

    def _holder_of(self, region: int) -> int:
        owner = self.owner
        members = self.facts.members[region]
        if not members:
            return MIXED
        first = owner[members[0]]
        return first if all(owner[t] == first for t in members) else MIXED

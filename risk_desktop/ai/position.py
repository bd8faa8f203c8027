"""The board as the search sees it: cheap to copy, and what the evaluation counts is kept up to date with every change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from risk_desktop.engine.appraisal import Leading, Purse, Taken
from risk_desktop.engine.odds import WinTable, win_table
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.engine.view import View

from .ending import spent
from .facts import board_facts
from .leading import eight_sided as eight_sided
from .leading import led_odds, shield_of

CROWDED = 3
"""With more armies a territory than this, land is worth more armies."""
MIXED = -2
"""Holder of a region that has several owners."""
OURS, TAME, WILD = 0, 1, 2
"""What one's neighbour is: of one's own side, or foreign and peaceful, or foreign and able to attack."""


class Position:
    """A position in the turn of ``me``. Lists by seat (neutral colours too) have one more entry: owner -1 (nobody) counts there.

    ``cards``: cards in each hand; ``held``: territories of each player; ``values``: what the next sets bring, the next
    one first; ``earned``: something was conquered this turn; ``reserve``: own armies yet to place; ``scale``:
    how crowded the board is (1 or more); ``taken``: what was conquered on the way to this position; ``bites[a][b]``:
    what armies of seat b are to those of seat a: OURS, TAME (foreign, but they don't attack) or WILD; ``side``: ``me``
    and his partners, who are not attacked. In land that partners share, owner and armies are those of ``me``.

    ``ways[t]``: where ``me`` may attack from t, ``into[t]``: from where he may attack t; ``walls[t]``: the odds of plain
    attackers against t. Where leaders roll dice with eight sides, ``leaders`` and ``shields`` are as in the Ground (else empty).

    Counted along, by territory: ``threat`` (the largest stack beside it that may attack; 1 if there are others only, 0
    without foreign neighbours), ``fall`` (the chance that this stack would take it). By region: ``holder`` (MIXED where
    several own it). By player: armies at the front (beside foreign ones) and inside, the sums of their squares, the sum of
    ``fall``, and the income of regions weighed by the square of the part of them that he owns.
    """

    __slots__ = (
        "apart",
        "armies",
        "bites",
        "cards",
        "earned",
        "facts",
        "fall",
        "fallen",
        "fields",
        "front",
        "front_squares",
        "held",
        "holder",
        "inner",
        "inner_squares",
        "into",
        "leaders",
        "leading",
        "me",
        "odds",
        "owner",
        "parts",
        "players",
        "progress",
        "purse",
        "reserve",
        "rules",
        "scale",
        "shields",
        "side",
        "state",
        "taken",
        "threat",
        "values",
        "walls",
        "ways",
    )

    def look(self, rules: Rules, state: GameState, me: int) -> Position:
        """See ``state`` with the eyes of ``me``; return the position, which is empty before."""
        self.rules = rules
        self.state = state
        self.odds: WinTable = win_table(rules.combat_dice)
        self.me = me
        self.survey()
        self.players = state.players
        owner, armies = rules.tenure.command(state, me)
        self.owner, self.armies = owner[:], armies[:]
        for t in self.apart:
            self.owner[t], self.armies[t] = NOBODY, 0
        self.side = rules.side_of(me)
        self.reserve = state.reserve[me]
        self.purse = rules.purse(state, rules) if rules.purse is not None else Purse([0] * state.seats, ())
        self.earned = self.purse.earned
        self.cards = [*self.purse.cards, 0]
        self.values = self.purse.sets
        self.taken: tuple[Taken, ...] = ()
        self.bites = bites_of(rules, state)
        self.scale = max(1.0, sum(state.armies) / (CROWDED * self.facts.size))
        self.count()
        return self

    def survey(self) -> None:
        """Look at the ground: what can be attacked from where, and who leads."""
        rules = self.rules
        self.leaders: tuple[int, ...] = ()
        self.fields: tuple[int, ...] = ()
        self.shields: tuple[int, ...] = ()
        self.apart: frozenset[int] = frozenset()
        self.leading: Leading | None = None
        if rules.survey is None:
            self.facts = board_facts(rules.board)
            self.ways = self.into = self.facts.neighbours
            self.walls = (self.odds,) * self.facts.size
            return
        ground = rules.survey(self.state, rules, self.me)
        self.facts = board_facts(rules.board, ground.closed, ground.flights, ground.shut)
        self.ways = ground.ways
        into: list[list[int]] = [[] for _ in self.ways]
        for origin, targets in enumerate(self.ways):
            for target in targets:
                into[target].append(origin)
        self.into = tuple(map(tuple, into))
        self.leaders, self.fields, self.shields = ground.leaders, ground.fields, ground.shields
        self.apart, self.leading = ground.apart, ground.leading
        self.walls = tuple(led_odds(self.leading, rules.combat_dice, 0, shield) for shield in self.shields)

    def count(self) -> None:
        """Count everything afresh."""
        size, lists = self.facts.size, self.state.seats + 1
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
        owner, armies, bites, walls, near = self.owner, self.armies, self.bites, self.walls, self.facts.neighbours
        held, parts, region_of = self.held, self.parts, self.facts.region_of
        for t, who in enumerate(owner):
            own, bitten, threat = armies[t], bites[who], 0
            held[who] += 1
            parts[region_of[t]][who] += 1
            for n in near[t]:
                bite = bitten[owner[n]]
                if bite and armies[n] >= threat:
                    threat = armies[n] if bite > TAME else threat or 1
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

    def copy(self) -> Position:
        """Return an independent copy."""
        twin = Position()
        twin.facts, twin.rules, twin.state, twin.odds = self.facts, self.rules, self.state, self.odds
        twin.me, twin.players, twin.reserve, twin.earned = self.me, self.players, self.reserve, self.earned
        twin.values, twin.purse = self.values, self.purse
        twin.scale, twin.side = self.scale, self.side
        twin.bites, twin.taken = self.bites, self.taken
        twin.ways, twin.into, twin.walls = self.ways, self.into, self.walls
        twin.leaders, twin.fields, twin.shields = self.leaders, self.fields, self.shields
        twin.apart, twin.leading = self.apart, self.leading
        twin.owner = self.owner[:]
        twin.armies = self.armies[:]
        twin.held = self.held[:]
        twin.cards = self.cards[:]
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
        return twin

    def spare(self, seat: int) -> int:
        """Return the armies of a seat without one on each of its territories."""
        return self.front[seat] + self.inner[seat] - self.held[seat]

    def odds_of(self, origin: int, target: int) -> WinTable:
        """Return the odds of an attack from ``origin`` on ``target`` with those who lead there now."""
        if not self.leaders:
            return self.odds
        able = self.leaders[origin] & (self.fields[origin] | self.fields[target])
        return led_odds(self.leading, self.rules.combat_dice, able, self.shields[target])

    # -- changes ------------------------------------------------------------------------------------------------------

    def put(self, territory: int, armies: int) -> None:
        """Change the armies on a territory to ``armies``."""
        self._leave(territory)
        self.armies[territory] = armies
        self._settle(territory, territory)

    def shift(self, origin: int, target: int, number: int) -> None:
        """Move armies between own territories."""
        self._leave(origin)
        self._leave(target)
        self.armies[origin] -= number
        self.armies[target] += number
        self._settle(origin, target)

    def fail(self, origin: int, target: int, defenders: int) -> None:
        """Lose all armies of ``origin`` that can be lost; so many ``defenders`` are left."""
        self._leave(origin)
        self._leave(target)
        self.armies[origin] = 1
        self.armies[target] = defenders
        self._settle(origin, target)

    def conquer(self, origin: int, target: int, left: int, moved: int) -> None:
        """Take ``target``: of ``left`` armies that survive (without the one that stays) ``moved`` go in."""
        loser = self.owner[target]
        self.taken = (*self.taken, Taken(target, origin, loser, self.armies[target]))
        self._leave(origin)
        self._leave(target)
        self._hand_over(target, loser, self.owner[origin])
        self.armies[origin] = 1 + left - moved
        self.armies[target] = moved
        if self.leaders:
            self._lead(origin, target, moved > left - moved)
        self.earned = self.earned or self.owner[origin] == self.me
        if loser >= 0 and self.held[loser] == 0:
            self._inherit(loser, target)
        self._settle(origin, target)

    def _lead(self, origin: int, target: int, moves: bool) -> None:
        """Let the leaders go with the larger part; those of ``target`` are gone, a station there changes hands."""
        leaders, shields = list(self.leaders), list(self.shields)
        leaders[target] = leaders[origin] if moves else 0
        if moves:
            leaders[origin] = 0
        walls, stations = list(self.walls), {station for station, _ in self.facts.flights}
        for t in (origin, target):
            shields[t] = shield_of(self.leading, t, leaders[t], stations)
            walls[t] = led_odds(self.leading, self.rules.combat_dice, 0, shields[t])
        self.leaders, self.shields, self.walls = tuple(leaders), tuple(shields), tuple(walls)

    def claim(self, territory: int) -> None:
        """Take a free territory with one army."""
        self._leave(territory)
        self._hand_over(territory, -1, self.me)
        self.armies[territory] = 1
        self._settle(territory, territory)

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

    def _inherit(self, loser: int, target: int) -> None:
        """Take the cards of a beaten player; where a large hand is traded at once, its armies go to ``target``."""
        cards, purse = self.cards, self.purse
        if purse.inherited:
            cards[self.me] += cards[loser]
        cards[loser] = 0
        values = self.values
        if not purse.spent_from or cards[self.me] < purse.spent_from:
            return
        while cards[self.me] > purse.spent_to and values:
            self.armies[target] += values[0]
            values = values[1:]
            cards[self.me] -= 3
        self.values = values

    def _holder_of(self, region: int) -> int:
        owner = self.owner
        members = self.facts.members[region]
        if not members:
            return MIXED
        first = owner[members[0]]
        return first if all(owner[t] == first for t in members) else MIXED

    # -- counts -------------------------------------------------------------------------------------------------------

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
        bites = self.bites[who]
        threat = 0
        for n in self.facts.neighbours[t]:
            bite = bites[owner[n]]
            if bite and armies[n] >= threat:
                threat = armies[n] if bite > TAME else threat or 1
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
            bites = self.bites[who]
            threat = 0
            for n in near[t]:
                bite = bites[owner[n]]
                if bite and armies[n] >= threat:
                    threat = armies[n] if bite > TAME else threat or 1
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


def position_of(seen: View) -> Position:
    """Return the position in ``seen``."""
    return Position().look(seen.rules, seen.state, seen.player)


def bites_of(rules: Rules, state: GameState) -> tuple[tuple[int, ...], ...]:
    """Return by seat, and for nobody's territories behind them, what each seat is to it: players attack, and whom they lead.

    Who has no turn any more attacks nobody, and nobody's land doesn't either.
    """
    led = tuple(rules.led_by(state, player) for player in range(state.players))
    return _bites(state.seats, led, tuple(map(rules.side_of, range(state.seats))), tuple(spent(state, rules)))


@lru_cache(maxsize=256)
def _bites(
    free: int, led: tuple[Sequence[int], ...], sides: tuple[tuple[int, ...], ...], done: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    leader = [-1] * (free + 1)
    for player, seats in enumerate(led):
        for seat in seats:
            leader[seat] = player

    def bite(a: int, b: int) -> int:
        if a == b or (a < free and b in sides[a]):
            return OURS
        return WILD if leader[b] >= 0 and leader[b] != leader[a] and leader[b] not in done else TAME

    return tuple(tuple(bite(a, b) for b in range(free + 1)) for a in range(free + 1))

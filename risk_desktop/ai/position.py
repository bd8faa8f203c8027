"""The board as the search sees it: cheap to copy and to change."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from risk_desktop.engine.appraisal import Leading, Purse, Taken
from risk_desktop.engine.odds import WinTable, win_table
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.engine.view import View

from .facts import board_facts
from .leading import led_odds, shield_of
from .relations import relations_of
from .tally import Tally

CROWDED: Final = 3
"""With more armies a territory than this, land is worth more armies."""


class SearchPosition(Tally):
    """A position in the turn of ``me``. Lists by seat (neutral colours too) have one more entry: owner -1 (nobody) counts there.

    ``cards``: cards in each hand; ``held``: territories of each player; ``values``: what the next sets bring, the next
    one first; ``earned``: something was conquered this turn; ``reserve``: own armies yet to place; ``scale``:
    how crowded the board is (1 or more); ``taken``: what was conquered on the way to this position, ``likely``: its chance;
    ``relations[a][b]``: what armies of seat b are to those of seat a: OURS, PEACEFUL (foreign, but they don't attack) or
    HOSTILE; ``side``: ``me`` and his partners, who are not attacked. In land that partners share, owner and armies are those of
    ``me``.

    ``ways[t]``: where ``me`` may attack from t, ``into[t]``: from where he may attack t; ``walls[t]``: the odds of plain
    attackers against t. Where leaders roll dice with eight sides, ``leaders`` and ``shields`` are as in the Ground (else empty).
    """

    __slots__ = (
        "apart",
        "cards",
        "earned",
        "fields",
        "into",
        "leaders",
        "leading",
        "likely",
        "me",
        "odds",
        "players",
        "purse",
        "reserve",
        "rules",
        "scale",
        "shields",
        "side",
        "state",
        "taken",
        "values",
        "ways",
    )

    def look(self, rules: Rules, state: GameState, me: int) -> SearchPosition:
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
        self.relations = relations_of(rules, state)
        self.likely = 1.0
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
        self.into = turned_round(self.ways)
        self.leaders, self.fields, self.shields = ground.leaders, ground.fields, ground.shields
        self.apart, self.leading = ground.apart, ground.leading
        walls = {shield: led_odds(self.leading, rules.combat_dice, 0, shield) for shield in {*self.shields}}
        self.walls = tuple(walls[shield] for shield in self.shields)

    def copy(self) -> SearchPosition:
        """Return an independent copy."""
        twin = SearchPosition()
        self._count_into(twin)
        twin.rules, twin.state, twin.odds = self.rules, self.state, self.odds
        twin.me, twin.players, twin.reserve, twin.earned = self.me, self.players, self.reserve, self.earned
        twin.values, twin.purse = self.values, self.purse
        twin.scale, twin.side, twin.taken, twin.likely = self.scale, self.side, self.taken, self.likely
        twin.ways, twin.into = self.ways, self.into
        twin.leaders, twin.fields, twin.shields = self.leaders, self.fields, self.shields
        twin.apart, twin.leading = self.apart, self.leading
        twin.cards = self.cards[:]
        return twin

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
        """Lose all armies of ``origin`` that can be lost; ``defenders`` are left."""
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
        """Move the leaders with the larger part; those of ``target`` are gone, a station there changes hands."""
        if not self.leaders[target] and not (moves and self.leaders[origin]):
            return
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


@lru_cache(maxsize=256)
def turned_round(ways: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return by territory from where there is a way to it."""
    into: list[list[int]] = [[] for _ in ways]
    for origin, targets in enumerate(ways):
        for target in targets:
            into[target].append(origin)
    return tuple(map(tuple, into))


def position_of(seen: View) -> SearchPosition:
    """Return the position in ``seen``."""
    return SearchPosition().look(seen.rules, seen.state, seen.player)

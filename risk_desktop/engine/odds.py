"""Exact odds of a fight to the end, enumerated roll by roll (``roll_odds``).

``fight`` for everything about one fight (the window, the command line), ``win_table`` for two numbers of very many
fights (the opponents). Nothing here is simulated. The attack goes on to the end, or to where it is to stop; the defender
rolls all his dice, or answers each roll as is best for him (``answers``).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import lru_cache
from threading import Lock
from typing import Final

from msgspec import Struct

from risk_desktop.engine.answers import answer_table
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.pools import RollSpec
from risk_desktop.engine.roll_odds import RoundLoss, round_losses

SpecFor = Callable[[int, int], RollSpec]
"""Gives the pools of a roll at (attackers able to attack, defenders); must be pure, and hashable."""
LossesAt = Callable[[int, int], tuple[RoundLoss, ...]]
"""Gives the outcomes of a roll at (attackers able to attack, defenders), both 1 or more."""
Moves = tuple[tuple[int, float], ...]
"""What a roll does in a flat table: how many cells it drops by, and the chance of that."""

NO_LOSSES: Final[tuple[RoundLoss, ...]] = ()
_MEMO_SIZE: Final = 4096
_FIRST_SIZE: Final = 16
_MOST_WAYS: Final = 4


class FightOdds(Struct, frozen=True):
    """What a fight comes to. All armies are those able to attack; chances are 0 to 1, the rest are expected armies.

    ``win``: the chance that no defender is left. ``attackers_left`` and the like count all endings, won or not.
    ``survivors[n]``: the chance to win with n attackers left; ``survivors[0]``: the chance not to win.
    ``stopped[n]``: the chance to end without a win and with n attackers left.
    ``defenders[n]``: the chance that n defenders are left; ``defenders[0]`` equals ``win``.
    """

    win: float
    attackers_left: float
    defenders_left: float
    attackers_lost: float
    defenders_lost: float
    survivors: tuple[float, ...]
    stopped: tuple[float, ...]
    defenders: tuple[float, ...]


def losses_of(spec_for: SpecFor) -> LossesAt:
    """Return what gives the outcomes of the rolls of a rule: the defender with all his dice, or answering best."""
    if isinstance(spec_for, CombatDice) and spec_for.answers:
        return answer_table(spec_for).losses
    return lambda attackers, defenders: round_losses(spec_for(attackers, defenders))


# -- one fight ---------------------------------------------------------------------------------------------------------


def fight(spec_for: SpecFor, attackers: int, defenders: int, stop_at: int = 0) -> FightOdds:
    """Return the exact odds of a fight to the end.

    ``attackers``: armies able to attack, without the one that has to stay; 0 or more, as ``defenders``.
    ``stop_at``: the attack is broken off once this many attackers or fewer are left.
    ``spec_for``: a ``CombatDice`` or any function of both strengths. Equal rules share their tables, so pass a rule or
    a named function rather than a new lambda each time. Raises ValueError if a number is negative or if a pool could
    lose more armies than there are.
    """
    return fight_table(spec_for).odds(attackers, defenders, stop_at)


def mixed(parts: Sequence[tuple[float, FightOdds]]) -> FightOdds:
    """Return what comes of a fight that is one of several, each with its chance; all begin with the same armies."""
    if len(parts) == 1:
        return parts[0][1]

    def mean(of: Callable[[FightOdds], float]) -> float:
        return sum(chance * of(odds) for chance, odds in parts)

    def means(of: Callable[[FightOdds], tuple[float, ...]]) -> tuple[float, ...]:
        columns = zip(*(of(odds) for _, odds in parts), strict=True)
        return tuple(sum(chance * each for (chance, _), each in zip(parts, column, strict=True)) for column in columns)

    return FightOdds(
        mean(lambda odds: odds.win),
        mean(lambda odds: odds.attackers_left),
        mean(lambda odds: odds.defenders_left),
        mean(lambda odds: odds.attackers_lost),
        mean(lambda odds: odds.defenders_lost),
        means(lambda odds: odds.survivors),
        means(lambda odds: odds.stopped),
        means(lambda odds: odds.defenders),
    )


def attackers_for(spec_for: SpecFor, defenders: int, chance: float, most: int) -> int | None:
    """Return the fewest armies able to attack that beat ``defenders`` with at least this chance, None if ``most`` don't.

    More attackers never have a smaller chance, so that the search may halve.
    """
    if fight(spec_for, most, defenders).win < chance:
        return None
    return bisect_left(range(most), chance, lo=1, key=lambda attackers: fight(spec_for, attackers, defenders).win)


@lru_cache(maxsize=64)
def fight_table(spec_for: SpecFor) -> FightTable:
    """Return the shared table of a rule; equal rules have one and the same."""
    return FightTable(spec_for)


class _Descent(Struct):
    """A fight that is followed downwards: the chance to come to each cell, complete in the rows above ``row``."""

    row: int
    visits: list[float]


class FightTable:
    """Fights under one rule: remembers what a roll does at each strength, and the odds asked for before.

    A strength is one cell of a flat square, ``attackers * width + defenders``; a roll moves to a lower cell.
    """

    def __init__(self, spec_for: SpecFor) -> None:
        self._losses = losses_of(spec_for)
        self._width = 0
        self._rolls: list[Moves | None] = []
        self._moves: dict[tuple[RoundLoss, ...], tuple[int, Moves]] = {}
        self._known: dict[tuple[int, int, int], FightOdds] = {}
        self._ways: dict[int, _Descent] = {}
        self._dearest = 0
        self._following = Lock()

    def odds(self, attackers: int, defenders: int, stop_at: int = 0) -> FightOdds:
        """Return the odds of a fight; parameters and errors as those of ``fight``."""
        if min(attackers, defenders, stop_at) < 0:
            raise ValueError(f"armies can't be negative: {attackers} against {defenders}, stop at {stop_at}")
        key = (attackers, defenders, stop_at)
        odds = self._known.get(key)
        if odds is None:
            with self._following:
                odds = _summary(self._endings(attackers, defenders, stop_at))
            if len(self._known) >= _MEMO_SIZE:
                self._known.clear()
            self._known[key] = odds
        return odds

    def _endings(self, attackers: int, defenders: int, stop_at: int) -> list[list[float]]:
        """Return ``chance[a][d]`` to end with a attackers and d defenders; 0 where the fight would go on."""
        self._make_room(max(attackers, defenders))
        width, rolls = self._width, self._rolls
        chance = [0.0] * ((attackers + 1) * width)
        if attackers <= stop_at:
            chance[attackers * width + defenders] = 1.0
        visits = self._visits(attackers, defenders, stop_at)
        for won in range(attackers, stop_at, -1):
            chance[won * width] = visits[won * width]
        # Where it is broken off there end just those who come from above: from no more rows than a roll can cost.
        bound = (stop_at + 1) * width
        for a in range(min(attackers, stop_at + self._dearest), stop_at, -1):
            for cell in range(a * width + defenders, a * width, -1):
                if here := visits[cell]:
                    for drop, share in rolls[cell] or ():
                        if cell - drop < bound:
                            chance[cell - drop] += here * share
        return [chance[row : row + defenders + 1] for row in range(0, len(chance), width)]

    def _visits(self, attackers: int, defenders: int, stop_at: int) -> list[float]:
        """Return the chance to come to each strength with more than ``stop_at`` attackers; the rest means nothing.

        How far the last fights were followed is kept: asked for another stop, one is only followed further if need be.
        """
        width, rolls = self._width, self._rolls
        start = attackers * width + defenders
        way = self._ways.get(start)
        if way is None:
            if len(self._ways) >= _MOST_WAYS:
                del self._ways[next(iter(self._ways))]
            way = self._ways[start] = _Descent(attackers, [0.0] * ((attackers + 1) * width))
            way.visits[start] = 1.0
        visits = way.visits
        # Each roll costs at least one army, so going downwards every cell is complete when its turn comes.
        for a in range(way.row, stop_at, -1):
            first = a * width
            for cell in range(first + defenders, first, -1):
                here = visits[cell]
                if here:
                    for drop, share in rolls[cell] or self._roll(a, cell - first):
                        visits[cell - drop] += here * share
            way.row = a - 1
        return visits

    def _make_room(self, armies: int) -> None:
        """Widen the square by doubling; as the cells move, all is looked up again."""
        if armies >= self._width:
            while armies >= self._width:
                self._width = 2 * self._width or _FIRST_SIZE
            self._rolls = [None] * self._width**2
            self._moves.clear()
            self._ways.clear()

    def _roll(self, attackers: int, defenders: int) -> Moves:
        """Return and remember the cells that a roll at this strength drops by, with the chance of each."""
        outcomes = self._losses(attackers, defenders)
        known = self._moves.get(outcomes)
        if known is None:
            pairs = max(lost + beaten for lost, beaten, _ in outcomes)
            known = pairs, tuple((lost * self._width + beaten, chance) for lost, beaten, chance in outcomes)
            self._moves[outcomes] = known
            self._dearest = max(self._dearest, pairs)
        pairs, moves = known
        if pairs > min(attackers, defenders):
            raise ValueError(f"{pairs} pairs of dice for {attackers} against {defenders} armies")
        self._rolls[attackers * self._width + defenders] = moves
        return moves


def _summary(ending: list[list[float]]) -> FightOdds:
    """Return the odds that belong to the chance of each ending; its last row and column are the start."""
    won = [row[0] for row in ending]
    stopped = [sum(row[1:]) for row in ending]
    left = [sum(column) for column in zip(*ending, strict=True)]
    attackers_left = sum(n * (own + other) for n, (own, other) in enumerate(zip(won, stopped, strict=True)))
    defenders_left = sum(n * chance for n, chance in enumerate(left))
    return FightOdds(
        win=left[0],
        attackers_left=attackers_left,
        defenders_left=defenders_left,
        attackers_lost=len(won) - 1 - attackers_left,
        defenders_lost=len(left) - 1 - defenders_left,
        survivors=(sum(stopped), *won[1:]),
        stopped=tuple(stopped),
        defenders=tuple(left),
    )


# -- very many fights --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def win_table(rule: CombatDice) -> WinTable:
    """Return the shared table of a rule, so that all opponents grow one and the same."""
    return WinTable(rule)


class WinTable:
    """Win chance and expected survivors of every fight to the end, looked up in constant time.

    The table grows by doubling, each side for itself, when a larger fight is asked for. It is exact up to ``LIMIT``
    armies a side. Beyond that both sides are scaled down by the same factor until the larger one fits: the ratio of
    strengths stays, the spread comes out a little too wide, so a nearly even fight looks a little more even than it is.
    """

    LIMIT = 400

    def __init__(self, rule: CombatDice) -> None:
        self._rule = rule
        self._rows = self._columns = 0
        self._win: list[list[float]] = [[1.0]]
        self._left: list[list[float]] = [[0.0]]
        self._losses = losses_of(rule)
        self._rolls: dict[tuple[int, int], tuple[RoundLoss, ...]] = {}
        self._growing = Lock()

    def win(self, attackers: int, defenders: int) -> float:
        """Return the chance (0 to 1) that ``attackers`` able to attack beat ``defenders``; both 0 or more."""
        if attackers > self._rows or defenders > self._columns:
            attackers, defenders, _ = self._fit(attackers, defenders)
        return self._win[attackers][defenders]

    def expected_left(self, attackers: int, defenders: int) -> float:
        """Return the expected number of attackers left at the end, a lost fight counting as 0 left."""
        factor = 1.0
        if attackers > self._rows or defenders > self._columns:
            attackers, defenders, factor = self._fit(attackers, defenders)
        return self._left[attackers][defenders] * factor

    def _fit(self, attackers: int, defenders: int) -> tuple[int, int, float]:
        """Return strengths that lie in the table, grown if need be, and the factor they were divided by."""
        factor = max(1.0, attackers / self.LIMIT, defenders / self.LIMIT)
        if factor > 1.0:
            attackers = _scaled(attackers, factor)
            defenders = _scaled(defenders, factor)
        with self._growing:
            self._grow(self._doubled(self._rows, attackers), self._doubled(self._columns, defenders))
        return attackers, defenders, factor

    def _doubled(self, size: int, needed: int) -> int:
        """Return ``size`` doubled until it holds ``needed``, at most the limit."""
        while size < needed:
            size = min(self.LIMIT, max(_FIRST_SIZE, 2 * size))
        return size

    def _grow(self, rows: int, columns: int) -> None:
        """Extend the table to these strengths; what was there stays as it is.

        The sizes are raised last, so that another thread reads no cell that isn't filled.
        """
        if rows and columns:
            self._roll(rows, columns)  # the largest first: where answers have to be found, all of them are at once
        self._win[0] += [0.0] * (columns - self._columns)
        self._left[0] += [0.0] * (columns - self._columns)
        for attackers in range(1, rows + 1):
            if attackers > self._rows:
                self._win.append([1.0])
                self._left.append([float(attackers)])
            self._fill(attackers, columns)
        self._rows, self._columns = rows, columns

    def _fill(self, attackers: int, columns: int) -> None:
        """Extend the row of this strength, each cell from the smaller fights that one roll leads to."""
        win_row, left_row = self._win[attackers], self._left[attackers]
        rule, losses = self._rule, NO_LOSSES
        # Without answers the outcomes depend on the numbers of dice alone, which stay the same from some strength on.
        alike = columns if rule.answers else max(rule.max_defence, rule.two_dice_from)
        for defenders in range(len(win_row), columns + 1):
            if defenders <= alike or not losses:
                losses = self._roll(attackers, defenders)
            win = left = 0.0
            for lost, beaten, chance in losses:
                win += chance * self._win[attackers - lost][defenders - beaten]
                left += chance * self._left[attackers - lost][defenders - beaten]
            win_row.append(win)
            left_row.append(left)

    def _roll(self, attackers: int, defenders: int) -> tuple[RoundLoss, ...]:
        """Return the outcomes of a roll at this strength."""
        if self._rule.answers:
            return self._losses(attackers, defenders)
        dice = (self._rule.attack_count(attackers), self._rule.defence_count(defenders))
        if dice not in self._rolls:
            self._rolls[dice] = self._losses(attackers, defenders)
        return self._rolls[dice]


def _scaled(armies: int, factor: float) -> int:
    """Return a strength divided by a factor, never scaled down to nothing."""
    return max(1, round(armies / factor)) if armies else 0

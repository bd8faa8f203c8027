"""The answers of a defender who chooses the number of his dice when he has seen the attacker's (D-24).

What is best for a single roll may be worse for the fight: fewer dice risk fewer armies, but leave the attacker his. So
an answer is best that leaves the attacker the least chance to win an attack that goes on to the end, all later answers
being as good. Worked out from the smallest fight up, that is exact; nothing is simulated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter, lt, mul
from threading import Lock

from msgspec import Struct

from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.pools import RollSpec
from risk_desktop.engine.roll_odds import RoundLoss, answer_losses, attack_rolls

Chances = Sequence[Sequence[float]]
"""The attacker's chances to win by defenders, once he has lost 0, 1, 2 ... armies."""
_Values = Callable[[Chances, int], list[float]]

_NO_MATTER = 1e-9
"""Answers whose chances differ by no more are equally good for the fight."""


@lru_cache(maxsize=64)
def answer_table(rule: CombatDice) -> AnswerTable:
    """Return the shared table of a rule, so that everybody grows one and the same."""
    return AnswerTable(rule)


class AnswerTable:
    """The best answers under one rule at every strength; it grows when a larger fight is asked for.

    Exact up to ``LIMIT`` armies a side. Beyond, the answers are those at the same ratio of strengths within it.
    """

    LIMIT = 200

    def __init__(self, rule: CombatDice) -> None:
        self._rule = rule
        self._rows = self._columns = 0
        self._win: list[list[float]] = [[1.0]]
        self._losses: list[list[tuple[RoundLoss, ...]]] = [[()]]
        self._of_dice: dict[tuple[int, int], BestAnswers] = {}
        self._growing = Lock()

    def losses(self, attackers: int, defenders: int) -> tuple[RoundLoss, ...]:
        """Return the outcomes of a roll with all attack dice and the best answer to each; 1 or more armies a side."""
        attackers, defenders = self._fit(attackers, defenders)
        return self._losses[attackers][defenders]

    def best(self, spec: RollSpec, shown: tuple[int, ...], attackers: int, defenders: int) -> int:
        """Return with how many dice to answer ``shown`` (highest first) at these strengths.

        ``spec`` has all dice that the defender may roll. What is equally good for the fight is decided by this roll
        alone: the expected difference of the losses, then more dice.
        """
        attackers, defenders = self._fit(attackers, defenders)

        def worth(dice: int) -> tuple[float, float, int]:
            outcomes = answer_losses(spec, shown, dice)
            win = sum(chance * self._win[attackers - lost][defenders - beaten] for lost, beaten, chance in outcomes)
            gain = sum((lost - beaten) * chance for lost, beaten, chance in outcomes)
            return win, round(gain, 9), dice

        tried = [worth(dice) for dice in range(1, len(spec.defence.dice) + 1)]
        least = min(win for win, _, _ in tried) + _NO_MATTER
        return max((gain, dice) for win, gain, dice in tried if win <= least)[1]

    def _fit(self, attackers: int, defenders: int) -> tuple[int, int]:
        """Return strengths that lie in the table, grown if need be, and that roll as many dice as the ones given."""
        if attackers <= self._rows and defenders <= self._columns:
            return attackers, defenders
        factor = max(1.0, attackers / self.LIMIT, defenders / self.LIMIT)
        if factor > 1.0:
            all_dice = max(self._rule.max_defence, self._rule.two_dice_from)
            attackers = max(min(attackers, self._rule.max_attack), round(attackers / factor))
            defenders = max(min(defenders, all_dice), round(defenders / factor))
        if attackers > self._rows or defenders > self._columns:
            with self._growing:
                self._grow(max(self._rows, attackers), max(self._columns, defenders))
        return attackers, defenders

    def _grow(self, rows: int, columns: int) -> None:
        """Extend the table to these strengths; what was there stays as it is.

        The sizes are raised last, so that another thread reads no cell that isn't filled.
        """
        self._win[0] += [0.0] * (columns - self._columns)
        for attackers in range(1, rows + 1):
            if attackers > self._rows:
                self._win.append([1.0])
                self._losses.append([()])
            self._fill(attackers, columns)
        self._rows, self._columns = rows, columns

    def _fill(self, attackers: int, columns: int) -> None:
        """Extend the row of this strength, each cell from the smaller fights that one roll leads to."""
        attack = self._rule.attack_count(attackers)
        near = [self._win[attackers - lost] for lost in range(attack + 1)]
        win_row, losses_row = near[0], self._losses[attackers]
        defence, answers = 0, self._answers(attack, 1)
        for defenders in range(len(win_row), columns + 1):
            if defence != (defence := self._rule.defence_count(defenders)):
                answers = self._answers(attack, defence)
            best = answers.losses(near, defenders)
            losses_row.append(best)
            chance = 0.0
            for lost, beaten, share in best:
                chance += share * near[lost][defenders - beaten]
            win_row.append(chance)

    def _answers(self, attack: int, defence: int) -> BestAnswers:
        """Return the answers where these numbers of dice can be rolled."""
        if (attack, defence) not in self._of_dice:
            self._of_dice[attack, defence] = BestAnswers(self._rule.of_dice(attack, defence))
        return self._of_dice[attack, defence]


class _Answer(Struct, frozen=True):
    """One number of dice. It is compared with the attacker's ``pairs`` highest dice only: the ``heads`` of his rolls.

    ``values`` gives the attacker's chance to win for each head, at a number of defenders.
    ``spread`` brings what holds for the heads of one die less to these heads.
    """

    dice: int
    pairs: int
    heads: tuple[tuple[int, ...], ...]
    values: _Values
    spread: Callable[[Sequence[float]], Sequence[float]]


class BestAnswers:
    """All answers to all rolls of a pair of pools, laid out so that the best ones are found quickly."""

    def __init__(self, spec: RollSpec) -> None:
        self._spec = spec
        self._rolls = attack_rolls(spec)
        self._answers: list[_Answer] = []
        self._known: dict[tuple[bytes, ...], tuple[RoundLoss, ...]] = {}
        for dice in range(1, len(spec.defence.dice) + 1):
            self._answers.append(self._answer(dice))
        self._one_die = self._answers[0].values
        self._more_dice = [(answer.values, answer.spread) for answer in self._answers[1:]]

    def losses(self, near: Chances, defenders: int) -> tuple[RoundLoss, ...]:
        """Return the outcomes of a roll when each is answered best; where two answers are equally good, by more dice."""
        fewer: list[bytes] = []
        here, before = self._one_die(near, defenders), None
        for values, spread in self._more_dice:
            least = here if before is None else [b if b < h else h for b, h in zip(before, here, strict=True)]
            before, here = spread(least), values(near, defenders)
            fewer.append(bytes(map(lt, before, here)))
        key = tuple(fewer)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._outcomes(key)
        return known

    def _answer(self, dice: int) -> _Answer:
        pairs = min(len(self._spec.attack.dice), dice)
        heads = tuple(sorted({shown[:pairs] for shown in self._rolls}))
        rows = [[chance for _, _, chance in answer_losses(self._spec, head, dice)] for head in heads]
        if not self._answers:
            return _Answer(dice, pairs, heads, _mixer(rows), tuple)
        before = self._answers[-1]
        places = [before.heads.index(head[: before.pairs]) for head in heads]
        return _Answer(dice, pairs, heads, _mixer(rows), _taker(places))

    def _outcomes(self, fewer: tuple[bytes, ...]) -> tuple[RoundLoss, ...]:
        """Return the outcomes of all rolls; ``fewer`` tells from two dice on, by head, where one less is better."""
        chances: dict[tuple[int, int], float] = {}
        total = sum(self._rolls.values())
        for shown, weight in self._rolls.items():
            answers = reversed(list(zip(self._answers[1:], fewer, strict=True)))
            dice = next((a.dice for a, less in answers if not less[a.heads.index(shown[: a.pairs])]), 1)
            for lost, beaten, chance in answer_losses(self._spec, shown, dice):
                chances[lost, beaten] = chances.get((lost, beaten), 0.0) + chance * weight / total
        return tuple(RoundLoss(lost, beaten, chance) for (lost, beaten), chance in sorted(chances.items()))


def _taker(places: list[int]) -> Callable[[Sequence[float]], Sequence[float]]:
    """Return what takes the values at these places, as quickly as can be."""
    return itemgetter(*places) if len(places) > 1 else lambda values: (values[places[0]],)


def _mixer(rows: list[list[float]]) -> _Values:
    """Return the values of a number of dice; ``rows`` has for each head the chances of the attacker's losses, rising.

    Written out for up to three pairs, as this is done for each of thousands of strengths.
    """
    pairs = len(rows[0]) - 1
    shares = [tuple(row[1:]) for row in rows]

    def one(near: Chances, d: int) -> list[float]:
        x = near[0][d - 1]
        y = near[1][d] - x
        return [x + y * p for (p,) in shares]

    def two(near: Chances, d: int) -> list[float]:
        x = near[0][d - 2]
        y, z = near[1][d - 1] - x, near[2][d] - x
        return [x + y * p + z * q for p, q in shares]

    def three(near: Chances, d: int) -> list[float]:
        x = near[0][d - 3]
        y, z, w = near[1][d - 2] - x, near[2][d - 1] - x, near[3][d] - x
        return [x + y * p + z * q + w * r for p, q, r in shares]

    def any_number(near: Chances, d: int) -> list[float]:
        after = [near[lost][d - pairs + lost] for lost in range(pairs + 1)]
        return [sum(map(mul, row, after)) for row in rows]

    return {1: one, 2: two, 3: three}.get(pairs, any_number)

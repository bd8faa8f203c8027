"""The account of a game: each seat's start + luck + own decisions + others' decisions = result, exactly.

Chances are known where a turn begins, and at the end. What a turn changed is what its decisions and its rolls did, and the rest:
what no valuation explains. That rest is luck.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import hypot, sqrt
from typing import Final

from risk_desktop.storage.recording import Recording

from .report import (
    ChancePoint,
    DecisionReview,
    Estimate,
    LuckEvent,
    SeatAccount,
    TurningPoint,
    play_of,
)
from .standing import FORETOLD

LEAST_CHANGE: Final = 0.10
"""No smaller change is a turning point."""
TIMES_ERROR: Final = 3.0
MOST_TURNS: Final = 4
"""So many turning points are told."""


class Ledger:
    """The chances in ``course``, at each turn's beginning and at the end, with the turns of ``recording`` that lie between."""

    def __init__(self, course: Sequence[ChancePoint], recording: Recording) -> None:
        self.course = tuple(course)
        self._recording, self._turns = recording, recording.turns
        self._starts = [turn.began for turn in self._turns]

    def turn_at(self, place: int) -> int:
        """Return the number of the turn to which a place belongs, -1 before the first."""
        return bisect_right(self._starts, place) - 1

    def rests(self, decisions: Sequence[DecisionReview], luck: Sequence[LuckEvent]) -> list[LuckEvent]:
        """Return what neither decisions nor luck explain of each turn, and of the set-up."""
        found = []
        for first, last in pairwise(self.course):
            known = [each.effect for each in decisions if first.place <= each.place < last.place]
            known += [each.effect for each in luck if first.place < each.place <= last.place]
            change = [b - a for a, b in zip(first.chances, last.chances, strict=True)]
            rest = tuple(whole - sum(parts) for whole, *parts in zip(change, *known, strict=True))
            number = self.turn_at(first.place)
            turn = self._turns[number] if number >= 0 else None
            player, round_ = (turn.player, turn.round) if turn is not None else (-1, 0)
            found.append(LuckEvent(last.place, player, number, round_, "rest", rest, FORETOLD * sqrt(2)))
        return found

    def accounts(self, decisions: Sequence[DecisionReview]) -> tuple[SeatAccount, ...]:
        """Return the account of each seat, as far as decisions are valued."""
        return tuple(self._account(seat, decisions) for seat in range(len(self.course[0].chances)))

    def _account(self, seat: int, decisions: Sequence[DecisionReview]) -> SeatAccount:
        own = [each for each in decisions if each.decider == (seat, "")]
        start, result = self.course[0].chances[seat], self.course[-1].chances[seat]
        mine = sum(each.effect[seat] for each in own)
        theirs = sum(each.effect[seat] for each in decisions if each.decider != (seat, ""))
        sizes = Counter(each.size for each in own)
        turns = sum(
            turn.player == seat and not self._recording.is_lent(number) for number, turn in enumerate(self._turns)
        )
        return SeatAccount(
            seat,
            start,
            result - start - mine - theirs,
            mine,
            theirs,
            result,
            hypot(*(each.loss.error for each in own if each.counts)),
            len(own),
            sizes["small"],
            sizes["error"],
            sizes["blunder"],
            turns,
            play_of(-mine, turns),
        )

    def turning_points(self, winners: Sequence[int]) -> tuple[TurningPoint, ...]:
        """Return the turns that changed a winner's chance most, in their order."""
        if not winners:
            return ()
        winner, found = winners[0], []
        for first, last in pairwise(self.course):
            number = self.turn_at(first.place)
            # The end of a game is known, and where it began everybody was alike.
            error = FORETOLD * sqrt(2 if last is not self.course[-1] else 1)
            change = Estimate(last.chances[winner] - first.chances[winner], error)
            if number >= 0 and abs(change.value) >= max(LEAST_CHANGE, TIMES_ERROR * error):
                turn = self._turns[number]
                found.append(TurningPoint(first.place, last.place, number, turn.round, turn.player, winner, change))
        largest = sorted(found, key=lambda each: -abs(each.change.value))[:MOST_TURNS]
        return tuple(sorted(largest, key=lambda each: each.place))

"""The account of a game: each seat's start + luck + own decisions + others' decisions = result, exactly.

Chances are known where a turn begins, where somebody gives up, and at the end. What a turn changed is what its decisions and its
rolls did, and the rest: what no valuation explains. That rest is luck. To give up is a decision of one's own.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot, sqrt
from typing import Final

from risk_desktop.storage.recording import Recording

from .report import (
    ChancePoint,
    DecisionReview,
    Estimate,
    LuckEvent,
    Resignation,
    SeatAccount,
    TurningPoint,
    play_of,
)
from .standing import FORETOLD, foretold_within

LEAST_CHANGE: Final = 0.10
"""No smaller change is a turning point."""
TIMES_ERROR: Final = 3.0
MOST_TURNS: Final = 4
"""So many turning points are told."""


class Ledger:
    """The chances in ``course``, at each turn's beginning and at the end, with the turns of ``recording`` that lie between.

    Where somebody gave up there are chances before and after that, at the same place.
    """

    def __init__(self, course: Sequence[ChancePoint], recording: Recording) -> None:
        self.course = tuple(course)
        self._recording, self._turns = recording, recording.turns
        self._starts = [turn.began for turn in self._turns]
        self._stretches = [(a, b) for a, b in pairwise(self.course) if a.place < b.place]
        self.resignations = tuple(self._resigned())

    def turn_at(self, place: int) -> int:
        """Return the number of the turn to which a place belongs, -1 before the first."""
        return bisect_right(self._starts, place) - 1

    def _resigned(self) -> Iterator[Resignation]:
        """Yield what each who gave up has changed by that."""
        changes = [(a, b) for a, b in pairwise(self.course) if a.place == b.place]
        for each, (before, after) in zip(self._recording.resignations, changes, strict=True):
            change = tuple(b - a for a, b in zip(before.chances, after.chances, strict=True))
            error = foretold_within(before.chances[each.seat]) if any(change) else 0.0
            round_ = self._recording.game_at(each.place).state.round
            yield Resignation(each.place, each.seat, self.turn_at(each.place), round_, change, error)

    def rests(self, decisions: Sequence[DecisionReview], luck: Sequence[LuckEvent]) -> list[LuckEvent]:
        """Return what neither decisions nor luck explain of each turn, and of the set-up."""
        found = []
        for first, last in self._stretches:
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
        given_up = [each for each in self.resignations if each.player == seat]
        played, left = (sum(each.effect[seat] for each in some) for some in (own, given_up))
        mine = played + left
        theirs = sum(each.effect[seat] for each in decisions if each.decider != (seat, ""))
        theirs += sum(each.effect[seat] for each in self.resignations if each.player != seat)
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
            hypot(*(each.loss.error for each in own if each.counts), *(each.error for each in given_up)),
            len(own),
            sizes["small"],
            sizes["error"],
            sizes["blunder"],
            turns,
            play_of(-played, turns),
            left,
        )

    def turning_points(self, winners: Sequence[int]) -> tuple[TurningPoint, ...]:
        """Return the turns that changed a winner's chance most, in their order."""
        if not winners:
            return ()
        winner, found = winners[0], []
        for first, last in self._stretches:
            number = self.turn_at(first.place)
            # The end of a game is known, and where it began everybody was alike.
            error = FORETOLD * sqrt(2 if last is not self.course[-1] else 1)
            change = Estimate(last.chances[winner] - first.chances[winner], error)
            if number >= 0 and abs(change.value) >= max(LEAST_CHANGE, TIMES_ERROR * error):
                turn = self._turns[number]
                found.append(TurningPoint(first.place, last.place, number, turn.round, turn.player, winner, change))
        largest = sorted(found, key=lambda each: -abs(each.change.value))[:MOST_TURNS]
        return tuple(sorted(largest, key=lambda each: each.place))

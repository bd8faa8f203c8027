"""What comes of a plan: the turns of the others are played out up to the own next one, whose start is valued.

The others play as a quick planner would, and their fights go as expected, so plans are compared under the same luck. The end is
valued as the planner values positions: the fitted chance to win (``chance.py``) foretells better who wins, but chooses worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .clock import Allowance
from .ending import spent
from .position import SearchPosition
from .reply import Replies
from .search import SURE, AttackLine, by_rank
from .turn_end import moved

if TYPE_CHECKING:
    from .planner import Planner

RESTRAINT: Final = 3.0
"""The others are taken to go on after their first conquest for so many times the chance only, or to beat somebody: who has
earned his card seldom does more, and who is taken to do all he could looks dangerous everywhere."""
DOUBT: Final = 0.04
"""By which part a plan must come out better than the one that looked best, to be taken instead: what others do is a guess."""


class Rollouts:
    """Plays turns out with a ``planner`` of little effort, as long as the ``allowance`` of the turn lasts."""

    def __init__(self, planner: Planner, allowance: Allowance) -> None:
        planner.search.restraint = RESTRAINT
        planner.search.keeps_ends = True
        self._allowance = allowance
        self._planner = planner
        self._replies = Replies(planner)

    @property
    def hurried(self) -> bool:
        """Tell whether there is no more time for thinking."""
        return self._allowance.spent or self._planner.clock.expired

    def best(self, position: SearchPosition, lines: Sequence[AttackLine], planner: Planner) -> AttackLine:
        """Return the line that comes out clearly better than the one that looked best, or that one; with what comes of it.

        The patience and caution of ``planner``, whose lines they are, count here too. A line that isn't played out to its end
        for lack of time doesn't count.
        """
        first = max(lines, key=by_rank)
        found: list[AttackLine] = []
        for line in (first, *(line for line in lines if line is not first)):
            played = self.played_out(position, line)
            if self.hurried:
                break
            found.append(planner.weighed(position, played))
        if not found:
            return first
        best = max(found, key=by_rank)
        return best if best.worth > (1.0 + DOUBT) * found[0].worth else found[0]

    def played_out(self, position: SearchPosition, line: AttackLine) -> AttackLine:
        """Return the line with what comes of it, cut off behind its first attack where that is better."""
        end = line.end
        if end is None:
            return line._replace(worth=-1.0)
        if line.target < 0:
            return line._replace(worth=self.later(end))
        start = self.placed(position, line)
        fighting, defenders = start.armies[line.origin] - 1, start.armies[line.target]
        odds = start.odds_of(line.origin, line.target)
        first = odds.win(fighting, defenders)
        likely = end.likely / position.likely
        lost = 0.0
        if likely < SURE:
            start_lost = start.copy()
            start_lost.fail(line.origin, line.target, max(1, defenders - round(0.8 * fighting)))
            lost = self.later(start_lost)
        worth = likely * self.later(end) + (1.0 - likely) * lost
        if len(end.taken) - len(position.taken) > 1 and first > 0.0:
            left = max(1, round(odds.expected_left(fighting, defenders) / first))
            start.conquer(line.origin, line.target, left, left)
            stopped = first * self.later(start) + (1.0 - first) * lost
            if stopped > worth:
                return line._replace(worth=stopped, end=start, path=line.path[:1])
        return line._replace(worth=worth)

    def placed(self, position: SearchPosition, line: AttackLine) -> SearchPosition:
        """Return the position with the reserve where ``line`` has it."""
        start = position.copy()
        for place, armies in line.placed:
            start.put(place, start.armies[place] + armies)
        start.reserve = 0
        return start

    def later(self, position: SearchPosition) -> float:
        """Return the chance of the player on turn when he ends it in ``position`` and the others have had theirs.

        Without time for that it is anything.
        """
        me = position.me
        here = moved(position, self._planner.evaluator)
        done = spent(position.state, position.rules)
        for step in range(1, position.players):
            foe = (me + step) % position.players
            if here.held[foe] and foe not in position.side and foe not in done:
                if self.hurried:
                    return 0.0
                here = self.played(here, foe)
                if not here.held[me]:
                    return 0.0
        back = here.copy()
        if back.earned:
            back.cards[back.me] += 1
        back.me, back.side, back.earned, back.taken = me, position.side, False, position.taken
        return self._planner.evaluator.value(back)

    def played(self, position: SearchPosition, player: int) -> SearchPosition:
        """Return what comes of ``player``'s turn, who follows on the one in ``position``."""
        twin = self._replies.turned(position, player)
        return self._planner.placement(twin).end or twin

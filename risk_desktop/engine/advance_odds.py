"""Exact odds of several fights in a row: each begins with those who are left of the one before, one army staying behind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from msgspec import Struct

from risk_desktop.engine.odds import FightOdds

OddsAt = Callable[[int], FightOdds]
"""Gives the odds of one fight of an advance to its end; takes all armies where it sets out, 2 or more."""


class AdvanceOdds(Struct, frozen=True):
    """What an advance comes to.

    ``links``: for each of them the chance (0 to 1) that it and all before it succeed.
    ``attackers_lost``, ``defenders_lost``: the armies that both sides lose on average.
    ``left``: the chance of each number of armies at the end of the advance; what lacks to 1 is the chance to get stuck.
    """

    links: tuple[float, ...]
    attackers_lost: float
    defenders_lost: float
    left: dict[int, float]

    @property
    def win(self) -> float:
        """The chance to reach the end."""
        return self.links[-1]


def odds_in_a_row(armies: int, fights: Iterable[OddsAt | None]) -> AdvanceOdds:
    """Return what an advance of one link or more comes to.

    ``armies``: all that stand where it sets out, 1 or more. ``fights``: in their order; None for a link that nobody
    defends.
    """
    coming: dict[int, float] = {armies: 1.0}
    links: list[float] = []
    ours = theirs = 0.0
    for odds_at in fights:
        left: dict[int, float] = defaultdict(float)
        for able, chance in coming.items():
            if able < 2:
                continue
            if odds_at is None:
                left[able - 1] += chance
                continue
            odds = odds_at(able)
            ours += chance * odds.attackers_lost
            theirs += chance * odds.defenders_lost
            for survivors, share in enumerate(odds.survivors[1:], start=1):
                left[survivors] += chance * share
        coming = left
        links.append(sum(left.values()))
    return AdvanceOdds(tuple(links), ours, theirs, dict(coming))

"""Exact odds of several fights in a row: each begins with those who are left of the one before, one army staying behind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

from msgspec import Struct

from risk_desktop.engine.odds import FightOdds

Company = tuple[str, ...] | None
"""The pieces that still go along, None for all that may."""
Endings = Iterable[tuple[float, Company, FightOdds]]
"""What comes before the armies of a fight may end in several ways: their chances, who goes on, the odds from there."""
EndingsAt = Callable[[int, Company], Endings]
"""Gives the odds of one fight of an advance to its end; takes all armies where it sets out, 2 or more, and their company."""


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


def odds_in_a_row(armies: int, fights: Iterable[EndingsAt | None]) -> AdvanceOdds:
    """Return what an advance of one link or more comes to.

    ``armies``: all that stand where it sets out, 1 or more. ``fights``: in their order; None for a link that nobody
    defends.
    """
    coming: dict[tuple[int, Company], float] = {(armies, None): 1.0}
    links: list[float] = []
    ours = theirs = 0.0
    for endings_at in fights:
        left: dict[tuple[int, Company], float] = defaultdict(float)
        for (able, company), chance in coming.items():
            if able < 2:
                continue
            if endings_at is None:
                left[able - 1, company] += chance
                continue
            for part, going, odds in endings_at(able, company):
                ours += chance * part * odds.attackers_lost
                theirs += chance * part * odds.defenders_lost
                for survivors, share in enumerate(odds.survivors[1:], start=1):
                    left[survivors, going] += chance * part * share
        coming = left
        links.append(sum(left.values()))
    ending: dict[int, float] = defaultdict(float)
    for (survivors, _), chance in coming.items():
        ending[survivors] += chance
    return AdvanceOdds(tuple(links), ours, theirs, dict(ending))

"""The figures of a review as they are written: rounded so that they still add up, and never without their error."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from risk_desktop.review.report import GameReview, Play
from risk_desktop.review.standing import foretold_within
from risk_desktop.ui.points import ShownPoints

UNKNOWN = "…"
"""Stands where nothing is known yet."""
NOT_VALUED = "\N{EN DASH}"
"""Stands where nothing is known and nothing is being found."""


class SeatFigures(NamedTuple):
    """The account of a seat as it is shown: start + luck + own + others = end. None: not known yet."""

    seat: int
    start: ShownPoints
    luck: ShownPoints | None
    own: ShownPoints | None
    others: ShownPoints | None
    end: ShownPoints
    sizes: tuple[int, int, int] | None
    play: Play

    @property
    def is_whole(self) -> bool:
        """Whether all of it is known."""
        return None not in (self.luck, self.own, self.others, self.sizes)


def seat_figures(review: GameReview, seat: int) -> SeatFigures:
    """Return what is shown of a seat's account: luck is what is left, and so is known last.

    Errors grow as they are found; that there are none is known when all has been valued.
    """
    account = review.accounts[seat]
    start, end = round(100 * account.start), round(100 * account.result, 1)
    own, others = round(100 * account.own_decisions, 1), round(100 * account.others_decisions, 1)
    start_error = 100 * foretold_within(account.start)
    own_error, others_error = 100 * account.error, others_error_of(review, seat)
    settled = review.is_settled(seat)
    # A first look tells too little of what it doesn't find.
    own_known = settled or (review.settled(seat) > 0 and round(100 * account.lost_in_play, 1) != 0)
    others_known = review.is_complete or (others != 0 and review.covers_all)
    return SeatFigures(
        seat,
        ShownPoints(start, start_error, 0),
        ShownPoints(round(end - start - own - others, 1), hypot(start_error, own_error, others_error))
        if own_known and others_known
        else None,
        ShownPoints(own, own_error) if own_known else None,
        ShownPoints(others, others_error) if others_known else None,
        ShownPoints(end, 0, 0 if end == round(end) else 1),
        (account.small, account.errors, account.blunders) if own_known else None,
        account.play if settled else "",
    )


def others_error_of(review: GameReview, seat: int) -> float:
    """Return the error of what the others' decisions gave a seat, points: at most that of what they cost themselves."""
    return 100 * hypot(*(each.error for each in review.accounts if each.seat != seat))

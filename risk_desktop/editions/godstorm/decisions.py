"""What questions of this box are about, as typed facts: see ``Step.facts``."""

from __future__ import annotations

from risk_desktop.engine.step import Facts


class SeatFacts(Facts, frozen=True):
    """A question that is about ``seat``, whoever is asked."""

    seat: int


class PlayedCardFacts(Facts, frozen=True):
    """A question about the ``card`` that ``player`` has just played."""

    player: int
    card: str

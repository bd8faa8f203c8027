"""How cards with a rule on them are best played, which both boxes with such cards judge."""

from __future__ import annotations

from typing import NamedTuple


class CardUse(NamedTuple):
    """How a card is best played: what it brings, in armies, and at which targets."""

    gain: float
    targets: tuple[int, ...] = ()

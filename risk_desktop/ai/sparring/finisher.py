"""The finisher: whoever moves last in a round keeps what he takes. He pays for the last place, round after round."""

from __future__ import annotations

from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.options import Amounts, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..clock import Clock
from ..intent import Reply
from ..thinker import Thinker
from .expander import EXPANDING

PART = 0.4
"""Of his money he bids so much."""


class Finisher(Thinker):
    """Bids much in every round, and takes the last place."""

    def __init__(self, seed: int, clock: Clock | None = None) -> None:
        super().__init__(EXPANDING, seed, clock=clock)

    def reply(self, seen: View, decision: Decision) -> Reply:
        """Return the answer; bids and places as he sees them."""
        options = decision.options
        if decision.kind == "bid" and isinstance(options, Amounts):
            usual = options.value(super().reply(seen, decision).choice)
            wish = max(usual, round(PART * money_of(seen.state, seen.player)))
            return Reply(options.of(max(options.lo, min(options.hi, wish))))
        if decision.kind == "turn_marker" and isinstance(options, Choices):
            places = [choice for choice in options if isinstance(choice, TakeMarker)]
            return Reply(max(places, key=lambda choice: choice.place))
        return super().reply(seen, decision)

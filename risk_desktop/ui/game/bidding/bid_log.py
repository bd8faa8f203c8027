"""The bids of one round as they came out: who bid what, who rolled for equal bids, who took which place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from risk_desktop.editions.common.bidding import BID, BidTied, MarkerTaken
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.engine.events import Event, SealedRevealed, TurnStarted


@dataclass
class BidLog:
    """``bids`` and ``rolls`` by seat, ``places``: by the number of a turn, who took it.

    ``gained``: by seat, by how much money has grown since the bids were opened; they are paid from it.
    """

    bids: dict[int, int] = field(default_factory=dict)
    rolls: dict[int, list[int]] = field(default_factory=dict)
    places: dict[int, int] = field(default_factory=dict)
    gained: Counter[int] = field(default_factory=Counter)

    def note(self, events: Iterable[Event]) -> None:
        """Take over what events tell; opened bids begin anew."""
        for event in events:
            if is_opening(event):
                assert isinstance(event, SealedRevealed)
                self.bids = {player: int(bid) for player, bid in event.answers}
                self.rolls, self.places, self.gained = {}, {}, Counter()
            elif isinstance(event, BidTied):
                for player, roll in zip(event.players, event.rolls, strict=True):
                    self.rolls.setdefault(player, []).append(roll)
            elif isinstance(event, MarkerTaken):
                self.places[event.place] = event.player
            elif isinstance(event, MoneyPaid):
                self.gained[event.player] -= event.amount
            elif isinstance(event, MoneyReceived):
                self.gained[event.player] += sum(line.armies for line in event.lines)
            elif isinstance(event, TurnStarted):
                self.places = {}

    @property
    def ranked(self) -> tuple[int, ...]:
        """The seats in the order in which they choose: by bid, then by the rolls of those who tied."""

        def rank(seat: int) -> tuple[int, list[int]]:
            return -self.bids[seat], [-roll for roll in self.rolls.get(seat, [])]

        return tuple(sorted(self.bids, key=rank))

    @property
    def total(self) -> int:
        """What all have bid together."""
        return sum(self.bids.values())


def is_opening(event: Event) -> bool:
    """Tell whether an event opens the bids."""
    return isinstance(event, SealedRevealed) and event.kind == BID and bool(event.answers)

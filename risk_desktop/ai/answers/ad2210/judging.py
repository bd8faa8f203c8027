"""What command cards are judged by, whoever holds them: at what to aim one, and how many armies that brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch
from typing import NamedTuple

from risk_desktop.editions.ad2210.cards.effect import CommandEffect, opponents
from risk_desktop.editions.ad2210.terrain import of_terrain
from risk_desktop.editions.common.card_play import Aim
from risk_desktop.editions.common.turns import turn_order
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...mind import Mind
from ..card_use import CardUse

RIVAL = 0.6
"""An army that an opponent loses, in own armies."""
PRICE = 0.6
"""What an energy must bring at least, in armies, to be spent on a card; ``LAST_PRICE``: in the last round, when it is good
for nothing else any more, and ``SAVED_PRICE``: in the round before, when all of it is needed for the last bid."""
LAST_PRICE, SAVED_PRICE = 0.1, 0.9


class CardContext(NamedTuple):
    """What a card is judged by."""

    mind: Mind
    seen: View

    @property
    def me(self) -> int:
        """The player."""
        return self.seen.player

    @property
    def left(self) -> int:
        """How many rounds follow."""
        return rounds_left(self.seen.state, self.seen.rules)

    @property
    def threatened(self) -> float:
        """Part of the opponents who will have another turn."""
        if self.left:
            return 1.0
        state = self.seen.state
        order = turn_order(state)
        later = order[order.index(self.me) + 1 :] if self.me in order else order
        return sum(player in later for player in opponents(state, self.me)) / max(1, state.players - 1)


def price(context: CardContext) -> float:
    """Return what an energy must bring at least, in armies, to be spent on a card now."""
    return {0: LAST_PRICE, 1: SAVED_PRICE}.get(context.left, PRICE)


def own_share(context: CardContext, terrain: str) -> float:
    """Return the part (0 to 1) of a terrain that the player controls."""
    lands = of_terrain(context.seen.rules.board, terrain)
    return sum(context.seen.state.owner[t] == context.me for t in lands) / max(1, len(lands))


@singledispatch
def use(effect: CommandEffect, context: CardContext, aim: Aim) -> CardUse:
    """Return the best use of a card with this effect; nothing is known of it: it stays in the hand."""
    return CardUse(0.0)


def best(candidates: Iterable[int], gain: Callable[[int], float]) -> CardUse:
    """Return the use at the one candidate with the highest gain."""
    found = max(((gain(target), -target) for target in candidates), default=(0.0, 1))
    return CardUse(found[0], (-found[1],)) if found[1] <= 0 else CardUse(0.0)

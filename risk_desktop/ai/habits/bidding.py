"""Bids for the order of the turns: what a place is worth, and which one to take."""

from __future__ import annotations

from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.options import Amounts, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..ending import rounds_left
from ..mind import Habits, Mind

LAST_ROUND_PART = {1: 0.25, 2: 0.75}
"""By cunning, the part of the money bid for the last place of the last round: nobody takes anything back after it."""
SAVED = 6
"""Money that a turn can use well: only what is left beyond it is bid before the last round."""
FIRST_BIDS = 3
"""In the other rounds bids are 0 up to less than this, by chance, so that nobody can rely on them."""


def bid(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Bid much of the money for the last round, and hardly any before: it is worth more in the turn itself."""
    options = decision.options
    assert isinstance(options, Amounts)
    money, dice = money_of(seen.state, seen.player), mind.dice(seen)
    if not mind.skill.cunning:
        return options.of(min(options.hi, dice.roll(3) - 1))
    if rounds_left(seen.state, seen.rules) == 0:
        richest = max(money_of(seen.state, p) for p in range(seen.state.players) if p != seen.player)
        wish = min(round(LAST_ROUND_PART[mind.skill.cunning] * money), richest + 1)
    else:
        wish = min(max(0, money - SAVED), dice.roll(FIRST_BIDS) - 1)
    return options.of(max(options.lo, min(options.hi, wish)))


def marker(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Take the last place of the last round, else the first: land that is free goes to who comes first."""
    assert isinstance(decision.options, Choices)
    places = [choice for choice in decision.options if isinstance(choice, TakeMarker)]
    last = rounds_left(seen.state, seen.rules) == 0
    return (max if last else min)(places, key=lambda choice: choice.place)


BIDDING: Habits = {"bid": bid, "turn_marker": marker}

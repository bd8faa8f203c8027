"""Bids for the order of the turns: what a place is worth, and which one to take."""

from __future__ import annotations

from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.options import Amounts, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..ending import rounds_left
from ..mind import Habits, Mind

LAST_ROUND_PART = {1: 0.25, 2: 1.0}
"""By cunning, the part of the money bid for the last place of the last round: nobody takes anything back after it."""
SAVED = 6
"""Money that a turn can use well: only what is left beyond it is bid before the last round."""
FIRST_BIDS = 3
"""In the other rounds bids are 0 up to less than this, by chance, so that nobody can rely on them."""
OPENING_BIDS = 2
"""The first bid of who knows what a place is worth is 1 up to this, by chance; in the middle it is one more."""
MOST_PART = 0.5
"""The largest part of the money that is bid before the last round."""


def bid(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Bid for the last round all that it takes, and hardly anything before: money is worth more in the turn itself."""
    options = decision.options
    assert isinstance(options, Amounts)
    money, dice = money_of(seen.state, seen.player), mind.dice(seen)
    if not mind.skill.cunning:
        return options.of(min(options.hi, dice.roll(3) - 1))
    if rounds_left(seen.state, seen.rules) == 0:
        wish = min(round(LAST_ROUND_PART[mind.skill.cunning] * money), richest_rival(seen) + 1)
    elif mind.skill.cunning > 1:
        more = min(seen.state.round, 2) - 1
        wish = min(dice.roll(OPENING_BIDS) + more, max(1, round(MOST_PART * money)), richest_rival(seen) + 1)
    else:
        wish = early_bid(money, dice)
    return options.of(max(options.lo, min(options.hi, wish)))


def early_bid(money: int, dice: Dice) -> int:
    """Return what is bid before the last round: a little of what the turn can't use."""
    return min(max(0, money - SAVED), dice.roll(FIRST_BIDS) - 1)


def richest_rival(seen: View) -> int:
    """Return the money of the richest of the others, who can't bid more."""
    return max(money_of(seen.state, player) for player in range(seen.state.players) if player != seen.player)


def marker(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Take the last place of the last round, when nobody takes anything back any more; else the first.

    The cunning take the last one of the first round too: the others have spent themselves on each other by then.
    """
    assert isinstance(decision.options, Choices)
    places = [choice for choice in decision.options if isinstance(choice, TakeMarker)]
    last = rounds_left(seen.state, seen.rules) == 0 or (seen.state.round == 1 and mind.skill.cunning > 1)
    return (max if last else min)(places, key=lambda choice: choice.place)


BIDDING: Habits = {"bid": bid, "turn_marker": marker}

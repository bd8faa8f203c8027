"""Bids for the order of the turns: what a place is worth, and which one to take."""

from __future__ import annotations

from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.appraisal import Stake
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.options import Amounts, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ..ending import rounds_left
from ..mind import Answers, Mind
from ..thrift import edge_of_rivals

SAVED = 6
"""Money that a turn can use well: only what is left beyond it is bid before the last round."""
FIRST_BIDS = 3
"""In the other rounds bids are random and below this, so that nobody can predict them."""


def bid(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Bid whatever it takes for the last round, hardly anything before it, or what the rule set advises the cunning."""
    options = decision.options
    assert isinstance(options, Amounts)
    money, dice = money_of(seen.state, seen.player), mind.dice(seen)
    if not mind.is_cunning(seen):
        return options.of(min(options.hi, dice.roll(3) - 1))
    if mind.saves(seen):
        wish = 0
    elif rounds_left(seen.state, seen.rules) == 0:
        # The last place is worth most: nobody has a turn after it to take anything back.
        wish = min(money, richest_rival(seen) + 1 + (edge_of_rivals(seen) if mind.skill_in(seen).thrift else 0))
    else:
        stake = known_stake(mind, seen)
        if stake is None:
            wish = early_bid(money, dice)
        else:
            wish = outbid(seen, stake) if mind.skill_in(seen).outbids else advised_bid(seen, stake, dice)
    return options.of(max(options.lo, min(options.hi, wish)))


def early_bid(money: int, dice: Dice) -> int:
    """Return what is bid before the last round: a little of what the turn can't use."""
    return min(max(0, money - SAVED), dice.roll(FIRST_BIDS) - 1)


def known_stake(mind: Mind, seen: View) -> Stake | None:
    """Return what a place is worth by the rule set, if this opponent is cunning enough to know."""
    stakes = seen.rules.stakes
    return stakes(seen.state, seen.rules, seen.player) if stakes is not None and mind.is_cunning(seen) else None


def advised_bid(seen: View, stake: Stake, dice: Dice) -> int:
    """Return a bid as the rule set advises, but no more than beats everybody."""
    part = round(stake.part * money_of(seen.state, seen.player))
    return min(stake.least + dice.roll(stake.most - stake.least + 1) - 1, part, richest_rival(seen) + 1)


def outbid(seen: View, stake: Stake) -> int:
    """Return a bid that beats all who bid as the rule set advises, but no more than beats everybody."""
    return min(stake.most + 1, richest_rival(seen) + 1) + max(0, stake.edge)


def richest_rival(seen: View) -> int:
    """Return the money of the richest of the others, who can't bid more."""
    return max(money_of(seen.state, player) for player in range(seen.state.players) if player != seen.player)


def marker(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Take the last place in the last round, as nobody can take anything back after it; else the first.

    The cunning take the last one of other rounds too, where the rule set says so. Before it, easy opponents take any place.
    """
    assert isinstance(decision.options, Choices)
    places = [choice for choice in decision.options if isinstance(choice, TakeMarker)]
    stake = known_stake(mind, seen)
    last = rounds_left(seen.state, seen.rules) == 0
    if not last and not mind.is_cunning(seen):
        return pick(places, mind.dice(seen))
    wants_last = last or (stake is not None and stake.last)
    return (max if wants_last else min)(places, key=lambda choice: choice.place)


BIDDING: Answers = {"bid": bid, "turn_marker": marker}

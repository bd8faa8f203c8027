"""Money put aside for the last bid: who moves last in the last round takes what nobody can take back.

It is put aside in the rounds before, when the others still spend theirs: in the very last of them everybody saves. It pays
among four and more: of fewer the richest can't be outbid without missing too much of what money buys.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from risk_desktop.editions.common.money import MONEY, money_of
from risk_desktop.editions.common.turns import turn_order
from risk_desktop.editions.registry import next_money
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .ending import rounds_left

KEPT_BY_OTHERS: Final = 2
"""What others are taken to keep from one turn to the next before the last bid is near."""
WINDFALL: Final = 3
"""What a rival who has yet to move may gain beyond his income."""
MARGIN: Final = 3
"""What is put aside beyond what they are expected to have, in the rounds before the last but one."""

INCOME_SAVED: Final = 0.5
"""The part of the incomes up to the last bid that will be put aside, too: all of the last one."""


def thrifty(seen: View, decision: Decision) -> tuple[View, Decision | None]:
    """Return what is seen and asked as if what is put aside for the last bid weren't there.

    None: nothing is asked of somebody so poor, who passes.
    """
    saved = put_aside(seen)
    if not saved:
        return seen, decision
    state = seen.state.copy()
    state.slots[MONEY].held[seen.player] -= saved
    asked = state.stack[-1].decision(Game(seen.rules, state))
    if asked is not None and asked.player != seen.player:
        asked = None
    if asked is None and Pass() not in decision.options:
        asked = decision
    return replace(seen, state=state), asked


def put_aside(seen: View) -> int:
    """Return the money that isn't spent in this turn, so that the last bid beats all others; 0 where it can't be done."""
    state, me = seen.state, seen.player
    money, left = money_of(state, me), rounds_left(state, seen.rules)
    game, order = Game(seen.rules, state), turn_order(state)
    rivals = [player for player in range(state.players) if player != me and state.alive[player]]
    later = order[order.index(me) + 1 :] if me in order else order
    if left > 1:
        most = max(min(money_of(state, rival), KEPT_BY_OTHERS) + next_money(game, rival) for rival in rivals)
        return max(0, min(money, most + MARGIN - round(INCOME_SAVED * left * next_money(game, me))))
    if any(money_of(state, rival) >= money for rival in rivals if rival not in later):
        return 0
    most = max(
        money_of(state, rival) + (next_money(game, rival) + WINDFALL if rival in later else 0) for rival in rivals
    )
    return max(0, min(money, most + 1 + edge_of_rivals(seen)))


def edge_of_rivals(seen: View) -> int:
    """Return by how much the bid of a rival counts for more than it costs."""
    stakes = seen.rules.stakes
    return stakes(seen.state, seen.rules, seen.player).edge if stakes is not None else 0

"""When to trade cards, and which."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.classic.sets import JOKER, symbol
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import TradeSet

from .planner import Planner
from .position import Position


def best_set(board: Board, sets: Sequence[TradeSet]) -> TradeSet:
    """Return the set that keeps the jokers in the hand."""
    return min(sets, key=lambda s: (sum(symbol(board, card) == JOKER for card in s.cards), s.cards))


def worth_trading(position: Position, planner: Planner, income: int, armies: int) -> bool:
    """Tell whether ``armies`` now are better than the cards: both turns are planned and compared."""
    kept = position.copy()
    kept.reserve += income
    traded = position.copy()
    traded.reserve += income + armies
    traded.cards[position.me] -= 3
    traded.values = position.values[1:]
    return planner.placement(traded).worth > planner.placement(kept).worth

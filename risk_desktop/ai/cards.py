"""When to trade cards, and which."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.classic.match import own_matches
from risk_desktop.editions.classic.sets import JOKER, symbol
from risk_desktop.editions.classic.trading import next_set_value
from risk_desktop.engine.choices import TradeSet
from risk_desktop.engine.game import Game

from .planner import Planner
from .position import Position

JOKER_WORTH = 3
"""Armies that a joker kept in the hand is worth."""


def best_set(game: Game, player: int, sets: Sequence[TradeSet]) -> TradeSet:
    """Return the set that brings most armies, those for own territories too, and keeps the jokers in the hand."""
    rules = game.rules
    bonus = rules.number("match_bonus")

    def worth(choice: TradeSet) -> tuple[int, tuple[int, ...]]:
        jokers = sum(symbol(rules.board, card) == JOKER for card in choice.cards)
        matches = len(own_matches(game, player, choice.cards))
        extra = bonus * (min(matches, 1) if rules.option("match_cap") == "turn" else matches)
        return next_set_value(game, choice.cards) + extra - JOKER_WORTH * jokers, tuple(-card for card in choice.cards)

    return max(sets, key=worth)


def worth_trading(position: Position, planner: Planner, income: int, armies: int) -> bool:
    """Tell whether ``armies`` now are better than the cards: both turns are planned and compared."""
    kept = position.copy()
    kept.reserve += income
    traded = position.copy()
    traded.reserve += income + armies
    traded.cards[position.me] -= 3
    traded.values = position.values[1:]
    return planner.placement(traded).worth > planner.placement(kept).worth

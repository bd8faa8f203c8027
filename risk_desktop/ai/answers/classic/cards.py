"""Territory cards: when to trade, which set, and where the armies for matching territories go."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.classic.match import own_matches
from risk_desktop.editions.classic.sets import JOKER, symbol
from risk_desktop.editions.classic.trading import next_set_value
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.engine.choices import Choice, Pass, Place, TradeSet
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...intent import Reply, intent_before
from ...mind import Answers, Mind
from ...planner import Planner
from ...position import SearchPosition, position_of
from ...search import AttackLine
from ...setup import best_addition

JOKER_WORTH = 3
"""Armies that a joker kept in the hand is worth."""


def trade(mind: Mind, seen: View, decision: Decision) -> Choice | Reply:
    """Trade the best set where one must, or where it is worth more now than later; then tell what the armies are for."""
    assert isinstance(decision.options, Choices)
    game = Game(seen.rules, seen.state)
    choice = best_set(game, seen.player, [c for c in decision.options if isinstance(c, TradeSet)])
    if Pass() not in decision.options:
        return choice
    position = position_of(seen)
    income = sum(line.armies for line in income_of(game, seen.player))
    armies = position.values[0] if position.values else 0
    planner = mind.planner(seen)
    line = worth_trading(position, planner, income, armies)
    return Pass() if line is None else Reply(choice, intent_before(position, line, planner))


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


def worth_trading(position: SearchPosition, planner: Planner, income: int, armies: int) -> AttackLine | None:
    """Return the plan with ``armies`` now, None if the cards are better: both turns are planned and compared."""
    kept = position.copy()
    kept.reserve += income
    traded = position.copy()
    traded.reserve += income + armies
    traded.cards[position.me] -= 3
    traded.values = position.values[1:]
    line, waiting = planner.placements((traded, kept))
    return line if line.worth > waiting.worth else None


def match(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Place the armies of a matching card where they are worth most."""
    assert isinstance(decision.options, Choices)
    places = {part[0]: choice for choice in decision.options if isinstance(choice, Place) for part in choice.parts}
    armies = seen.rules.number("match_bonus")
    return places[best_addition(position_of(seen), mind.evaluator(seen), tuple(places), armies)]


CLASSIC_CARDS: Answers = {"trade": trade, "match": match}

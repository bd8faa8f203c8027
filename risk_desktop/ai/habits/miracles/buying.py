"""Which miracle cards to buy."""

from __future__ import annotations

from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.godstorm.cards.drawing import BuyMiracles
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...mind import Habits, Mind


def buy_cards(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Buy as many as can be had, from different decks."""
    assert isinstance(decision.options, Choices)
    baskets = [choice for choice in decision.options if isinstance(choice, BuyCards)]
    if not baskets or (not mind.skill.cunning and mind.dice(seen).roll(2) == 1):
        return Pass()
    return max(baskets, key=lambda basket: (sum(n for _, n in basket.cards), len(basket.cards), basket.cards))


BUYING: Habits = {("buy_cards", BuyMiracles): buy_cards}

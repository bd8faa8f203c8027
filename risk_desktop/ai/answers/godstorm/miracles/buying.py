"""Which miracle cards to buy."""

from __future__ import annotations

from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.godstorm.cards.deck import DECKS
from risk_desktop.editions.godstorm.cards.drawing import BuyMiracles, card_price
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ....ending import rounds_left
from ....mind import Answers, Mind
from .needs import needed, reserved
from .worth import deck_worth, price

KEPT = 2
"""Faith that is kept for playing cards and for the next bid, before the last epoch."""
REPEATED = 0.08
"""What each further card of a deck is worth less."""


def buy_cards(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Buy what brings most beyond its price, with a little faith kept back; a weak level buys by chance."""
    assert isinstance(decision.options, Choices)
    baskets = [choice for choice in decision.options if isinstance(choice, BuyCards)]
    dice = mind.dice(seen)
    if not mind.is_cunning(seen):
        return decision.options.sample(dice) if dice.roll(2) == 1 else Pass()
    cost = card_price(Game(seen.rules, seen.state), seen.player)
    kept = max(KEPT if rounds_left(seen.state, seen.rules) else 0, needed(mind, seen), reserved(mind, seen))
    most = max(0, money_of(seen.state, seen.player) - kept) // cost
    value = {deck: deck_worth(seen, deck) - price(seen) * cost for deck in DECKS}

    def worth(basket: BuyCards) -> float:
        return sum(n * value[deck] - REPEATED * n * n for deck, n in basket.cards)

    able = [basket for basket in baskets if sum(n for _, n in basket.cards) <= most]
    best = max(able, key=lambda basket: (worth(basket), basket.cards), default=None)
    return best if best is not None and worth(best) > 0 else Pass()


BUYING: Answers = {("buy_cards", BuyMiracles): buy_cards}

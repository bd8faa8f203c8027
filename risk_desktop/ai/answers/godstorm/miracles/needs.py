"""How much faith to keep: for cards in the hand, for answers while others are on turn, for the last bid."""

from __future__ import annotations

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.godstorm.cards.catalogue import effect_of
from risk_desktop.editions.godstorm.cards.deck import OWN_TURN, SKY_DECK, cards_of
from risk_desktop.editions.godstorm.cards.playing import hand_of, why_not
from risk_desktop.editions.godstorm.gods import GOD_COST, SKY, in_play
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import View

from ....mind import Mind, foes_left
from ...savings import last_bid
from .imagine import Imagination
from .judging import use
from .worth import price

MOST_WAITING = 6.0
"""The most that cards waiting for their god are worth, in armies: there are other ways to win."""
MOST_ANSWERS = 3
"""Faith that is kept for answers at most."""


def needed(mind: Mind, seen: View) -> int:
    """Return the faith for the cards in the hand that are worth playing now, as far as this level looks ahead."""
    if not mind.is_cunning(seen):
        return 0
    game, faith = Game(seen.rules, seen.state), price(seen)
    able = [
        card for card in hand_of(seen.state, seen.player) if card.cost and not why_not(game, seen.player, card, None)
    ]
    if not able:
        return 0
    imagination, total = Imagination(mind, seen), 0
    for card in able:
        effect = effect_of(card.id)
        if use(effect, imagination, card.id, effect.targets(game, seen.player, None)).gain > faith * card.cost:
            total += card.cost
    return total


def reserved(mind: Mind, seen: View) -> int:
    """Return the faith that isn't spent in the own turn: for the last bid, or for Sky cards; as far as this level looks ahead."""
    return max(last_bid(mind, seen), for_answers(seen)) if mind.is_cunning(seen) else 0


def for_answers(seen: View) -> int:
    """Return the faith for the Sky cards in the hand, as long as there are attacks to come and a god to play them."""
    state, me = seen.state, seen.player
    if SKY not in in_play(state, me) or not foes_left(seen):
        return 0
    return min(MOST_ANSWERS, sum(cards_of(SKY_DECK)[n].cost for n in state.decks[SKY_DECK].hands[me]))


def waiting(mind: Mind, seen: View, deck: str) -> float:
    """Return what the cards of ``deck`` in the hand would bring beyond their price this turn, were their god summoned.

    In armies, as far as this level looks ahead.
    """
    if not mind.is_cunning(seen):
        return 0.0
    state, me = seen.state, seen.player
    cards = [card for card in hand_of(state, me) if card.deck == deck and card.timing == OWN_TURN]
    if not cards:
        return 0.0
    imagination, game, found = Imagination(mind, seen), Game(seen.rules, state), []
    for card in cards:
        effect = effect_of(card.id)
        if aims := effect.targets(game, me, None):
            found.append((use(effect, imagination, card.id, aims).gain - price(seen) * card.cost, card.cost))
    total, faith = 0.0, money_of(state, me) - GOD_COST
    for gain, cost in sorted(found, reverse=True):
        if gain > 0 and cost <= faith:
            total, faith = total + gain, faith - cost
    return min(total, MOST_WAITING)

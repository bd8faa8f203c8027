"""The faith that is kept: for cards in the hand, for answers while others are on turn, for the last bid."""

from __future__ import annotations

from risk_desktop.editions.godstorm.cards.catalogue import effect_of
from risk_desktop.editions.godstorm.cards.deck import SKY_DECK, cards_of
from risk_desktop.editions.godstorm.cards.playing import hand_of, why_not
from risk_desktop.editions.godstorm.gods import SKY, in_play
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import View

from ...mind import Mind, foes_left
from ..savings import last_bid
from .imagine import Imagination
from .judging import use
from .worth import price

MOST_ANSWERS = 3
"""Faith that is kept for answers at most."""


def needed(mind: Mind, seen: View) -> int:
    """Return the faith for the cards in the hand that are worth playing now, as far as this level looks ahead."""
    if mind.skill.cunning < 2:
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
    return max(last_bid(seen), for_answers(seen)) if mind.skill.cunning > 1 else 0


def for_answers(seen: View) -> int:
    """Return the faith for the Sky cards in the hand, as long as there are attacks to come and a god to play them."""
    state, me = seen.state, seen.player
    if SKY not in in_play(state, me) or not foes_left(seen):
        return 0
    return min(MOST_ANSWERS, sum(cards_of(SKY_DECK)[n].cost for n in state.decks[SKY_DECK].hands[me]))

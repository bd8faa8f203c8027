"""The faith that is kept for cards in the hand."""

from __future__ import annotations

from risk_desktop.editions.godstorm.cards.catalogue import effect_of
from risk_desktop.editions.godstorm.cards.playing import hand_of, why_not
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import View

from ...mind import Mind
from .imagine import Imagination
from .judging import use
from .worth import price


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

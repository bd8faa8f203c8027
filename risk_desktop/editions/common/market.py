"""Cards that are bought: all decks are chosen and paid before the first card is looked at (AD-G, G-50)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.events import CardDrawn
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices

BOUGHT = "cards"
"""What cards are paid for with, as a purpose."""


class BuyCards(Choice, frozen=True):
    """Buy cards: pairs of (deck, number), each deck at most once, in the order in which they are offered."""

    cards: tuple[tuple[str, int], ...]


def baskets(stock: Mapping[str, int], most: int) -> Choices:
    """Return all ways to buy up to ``most`` cards, or none; ``stock``: how many cards each deck still holds."""
    found: list[Choice] = [Pass()]
    for numbers in product(*(range(min(held, most) + 1) for held in stock.values())):
        if 0 < sum(numbers) <= most:
            found.append(BuyCards(tuple((deck, n) for deck, n in zip(stock, numbers, strict=True) if n)))
    return Choices(found)


def draw_card(game: Game, player: int, deck: str) -> int:
    """Draw the top card of a deck that isn't empty for ``player``; return its number."""
    pile = game.state.decks[deck]
    card = pile.draw.pop()
    pile.hands[player].append(card)
    game.emit(CardDrawn(player, deck, card))
    return card

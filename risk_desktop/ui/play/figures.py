"""The public figures of each player: what the plaques say."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.editions.classic.trading import TERRITORY_CARDS
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import GameState


@dataclass(frozen=True)
class Figures:
    """Territories, armies on the board, income of the next turn, and cards in the hand of one player."""

    territories: int
    armies: int
    income: int
    cards: int


def figures_of(game: Game, player: int) -> Figures:
    """Return a player's figures; only public numbers are read."""
    state = game.state
    own = [armies for owner, armies in zip(state.owner, state.armies, strict=True) if owner == player]
    income = sum(line.armies for line in income_of(game, player)) if state.alive[player] and own else 0
    return Figures(len(own), sum(own), income, cards_of(state, player))


def cards_of(state: GameState, player: int) -> int:
    """Return how many territory cards a player holds."""
    deck = state.decks.get(TERRITORY_CARDS)
    return len(deck.hands[player]) if deck is not None else 0

"""The public totals of each player that the plaques show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from risk_desktop.editions.classic.trading import TERRITORY_CARDS
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import GameState


@dataclass(frozen=True)
class PlayerTotals:
    """A player's territories, armies on the board, income of the next turn, and cards; -1 cards where a team shares a hand."""

    territories: int
    armies: int
    income: int
    cards: int


def totals_of(game: Game, player: int) -> PlayerTotals:
    """Return a player's totals, from public facts only."""
    state, tenure = game.state, game.rules.tenure
    own = [armies for owner, armies in zip(*tenure.command(state, player), strict=True) if owner == player]
    income = sum(line.armies for line in income_of(game, player)) if state.alive[player] and own else 0
    territories = tenure.holders(state).count(player)
    return PlayerTotals(territories, sum(own), income, -1 if is_joint(game, player) else cards_of(state, player))


def team_totals(game: Game, members: Sequence[int]) -> PlayerTotals:
    """Return the sum of the totals of a team's members."""
    each = [totals_of(game, member) for member in members]
    return PlayerTotals(
        sum(totals.territories for totals in each),
        sum(totals.armies for totals in each),
        sum(totals.income for totals in each),
        sum(cards_of(game.state, member) for member in members),
    )


def is_joint(game: Game, player: int) -> bool:
    """Tell whether a player shares his hand with his partners."""
    return TERRITORY_CARDS in game.rules.joint_hands and len(game.rules.side_of(player)) > 1


def hand_of(game: Game, state: GameState, player: int) -> list[int]:
    """Return a player's territory cards, those of a shared hand included; ``state``: the game as he sees it."""
    deck = state.decks.get(TERRITORY_CARDS)
    if deck is None:
        return []
    holders = game.rules.side_of(player) if is_joint(game, player) else (player,)
    return [card for holder in holders for card in deck.hands[holder]]


def cards_of(state: GameState, player: int) -> int:
    """Return how many territory cards a player holds himself."""
    deck = state.decks.get(TERRITORY_CARDS)
    return len(deck.hands[player]) if deck is not None else 0

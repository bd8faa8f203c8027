"""The other side's answer: in a game of two sides, what a position is still worth after the best reply that is found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.engine.game import Game

from .ending import spent
from .position import SearchPosition

if TYPE_CHECKING:
    from .planner import Planner

SET_CHANCE = (0.0, 0.0, 0.0, 0.42, 0.82, 1.0)
"""The chance that a hand holds a set, by its number of cards; the last one is for all larger hands."""
WON: Final = 0.98
"""With such a chance the game is over before anybody replies: a mission is fulfilled, or a side has lost a player."""


def next_foe(position: SearchPosition) -> int:
    """Return the player who is on turn next if he is of the only other side that is left, else -1.

    Nobody replies whose last turn is over.
    """
    players, held = position.players, position.held
    foes = [p for p in range(players) if held[p] and p not in position.side]
    if not foes or not set(foes) <= set(position.rules.side_of(foes[0])):
        return -1
    if set(foes) <= set(spent(position.state, position.rules)):
        return -1
    return min(foes, key=lambda p: (p - position.me - 1) % players)


class Replies:
    """Looks at positions at the end of the own turn with the eyes of the next player, by his ``planner``."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner

    def change(self, position: SearchPosition) -> float:
        """Return by how much the chance of the player on turn changes with the reply; 0 where there is none."""
        value, foe = self.planner.evaluator.value(position), next_foe(position)
        return self.worth(position, foe) - value if foe >= 0 and value < WON else 0.0

    def worth(self, position: SearchPosition, foe: int) -> float:
        """Return the chance (0 to 1) of the player on turn after the reply of ``foe``."""
        return 1.0 - self.planner.placement(self.turned(position, foe)).worth

    def turned(self, position: SearchPosition, foe: int) -> SearchPosition:
        """Return the position at the start of the turn of ``foe``: his income and his likely set are at hand."""
        twin = position.copy()
        if twin.earned:
            twin.cards[twin.me] += 1
        twin.me, twin.side = foe, position.rules.side_of(foe)
        twin.earned, twin.taken = False, ()
        twin.reserve = self.income(position, foe)
        hand = twin.cards[foe]
        chance = SET_CHANCE[min(hand, len(SET_CHANCE) - 1)]
        if chance > 0.5 and twin.values:
            twin.reserve += twin.values[0]
            twin.cards[foe] -= 3
            twin.values = twin.values[1:]
        return twin

    def income(self, position: SearchPosition, player: int) -> int:
        """Return the armies that ``player`` would get at the start of his turn."""
        state = position.state
        owner, armies, state.owner, state.armies = state.owner, state.armies, position.owner, position.armies
        try:
            return sum(line.armies for line in income_of(Game(position.rules, state), player))
        finally:
            state.owner, state.armies = owner, armies

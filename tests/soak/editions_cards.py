"""What cards with a rule did in measured games: how often they were played, and whether who played them won more often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from risk_desktop.commands.support.card_counts import CardRow, in_file_order

from .editions_figures import Share, by_table, seat_rates
from .editions_games import Played


@dataclass
class CardFigures:
    """How a kind of card did: copies ``bought`` (or won) and ``played``; ``users``: how often somebody played it in a game.

    ``wins`` of users, ``expected``: how often they win anyway, by their levels and tables; ``strongest``: how many of them
    were of the strongest level at their table.
    """

    bought: int = 0
    played: int = 0
    users: int = 0
    wins: int = 0
    strongest: int = 0
    expected: float = 0.0

    def add(self, row: CardRow, levels: Sequence[str], rates: Mapping[str, float], strongest: str) -> None:
        """Count the card in one more game; ``levels`` of its users, ``rates``: how often a seat of each level wins."""
        self.bought += row.bought
        self.played += row.played
        self.users += len(levels)
        self.wins += row.user_wins
        self.strongest += levels.count(strongest)
        self.expected += sum(rates[level] for level in levels)

    @property
    def won(self) -> Share:
        """Return how often who played it won."""
        return Share("won", self.wins, self.users)

    @property
    def anyway(self) -> float:
        """Return how often they win anyway, 0 to 1."""
        return self.expected / self.users if self.users else 0.0

    @property
    def verdict(self) -> str:
        """Return what the intervals say: "good" or "bad" where it clearly changes the chance to win, "-" else."""
        if not self.users:
            return "not played"
        return "bad" if self.won.high < self.anyway else "good" if self.won.low > self.anyway else "-"


def card_figures(games: Sequence[Played]) -> dict[str, CardFigures]:
    """Return the figures of all cards of one rule set, in the order of their file; none where no card has a rule."""
    found: dict[str, CardFigures] = {}
    for played in by_table(game for game in games if game.finished).values():
        rates, strongest = seat_rates(played), played[0].ais[0]
        for game in played:
            for row in game.cards:
                levels = [game.ais[place] for place in row.users]
                found.setdefault(row.card, CardFigures()).add(row, levels, rates, strongest)
    return {card: found.get(card) or CardFigures() for card in in_file_order(found)}

"""Points at the end of a game: the lines of a score, what breaks a tie, and the ranking of all players."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from risk_desktop.engine.events import Event, IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionSpec, Rules, Victory
from risk_desktop.engine.state import Outcome

from .fallen import fallen_groups
from .turns import turn_order


class Ties(NamedTuple):
    """What decides between players with equal points: ``money``, then ``others`` where a rule set has any, then ``units``."""

    money: int
    units: int
    others: tuple[int, ...] = ()

    @property
    def in_order(self) -> tuple[int, ...]:
        """All of them, the most important first."""
        return self.money, *self.others, self.units


LENGTHS = ("years", "epochs")
"""House rules that say after how many rounds a game is scored."""


def scored_rounds(rules: Rules) -> int:
    """Return after how many rounds a game is scored, 0 if it never is."""
    return next((rules.number(key) for key in LENGTHS if key in rules.options), 0)


def score_of(game: Game, player: int) -> tuple[IncomeLine, ...]:
    """Return the score that ``player`` would have now, line by line, as far as the cards are known."""
    return tuple(line for score in game.rules.score for line in score(game, player))


def points_of(game: Game, player: int) -> int:
    """Return the sum of the score that ``player`` would have now."""
    return sum(line.armies for line in score_of(game, player))


Standing = Callable[[Game, int], tuple[int, ...]]
"""What decides at the end for a player: his points, then what breaks a tie, the more the better."""


def after_last_round(limit: OptionSpec, standing: Standing, told: Callable[..., Event]) -> Victory:
    """Return the rule that ends a game after ``limit`` rounds: the highest standing wins, equal ones share it.

    All score in their turn order; ``told`` makes the event of a player, the lines of his score and what breaks a tie.
    """

    def last_round_over(game: Game) -> Outcome | None:
        """Count, if the last round is over."""
        state = game.state
        if state.round <= game.rules.number(limit.key):
            return None
        living = [player for player in turn_order(state) if state.alive[player]]
        found = {player: standing(game, player) for player in living}
        for player, (_, *ties) in found.items():
            game.emit(told(player, score_of(game, player), *ties))
        best = max(found.values())
        return Outcome(tuple(sorted(player for player, result in found.items() if result == best)), "score")

    return last_round_over


def ranked(game: Game, standing: Standing) -> list[tuple[int, ...]]:
    """Return the players by rank, those who share a place together; ``standing`` gives what decides, the highest first.

    Who went out stands behind all who scored, the later the higher, those of one effect together (AD-T-7, G-139).
    """
    state = game.state
    found = {player: standing(game, player) for player in range(state.players) if state.alive[player]}
    ranks = [tuple(p for p, result in found.items() if result == value) for value in sorted(set(found.values()))[::-1]]
    gone = [tuple(seat for seat in group if seat < state.players) for group in fallen_groups(state)[::-1]]
    return [*ranks, *(group for group in gone if group)]

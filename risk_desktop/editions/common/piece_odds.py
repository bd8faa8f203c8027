"""What a piece that could be put down would change: the attack from its place that it helps most, with it and without it."""

from __future__ import annotations

from msgspec import Struct

from risk_desktop.engine.game import Game

from .attack import Attacks
from .forecast import odds_of
from .pieces import PutPiece

LEAST = 0.05
"""A smaller change is none: nobody pays for it."""


class PieceOdds(Struct, frozen=True):
    """The attack that the piece helps most: both ends, and the chance (0 to 1) to take its target ``before`` and ``after``."""

    origin: int
    target: int
    before: float
    after: float


def piece_odds(game: Game, player: int, choice: PutPiece) -> PieceOdds | None:
    """Return what a piece does for an attack from where it is put; None where it makes no attack from there likelier.

    The choice must be legal now. Cards are left out.
    """
    put = Game(game.rules, game.state.copy())
    put.pending()
    put.apply(choice)
    origin, armies = choice.territory, game.state.armies
    targets = [target for start, target in Attacks(put, player).edges() if start == origin and armies[target]]
    able = armies[origin] > 1
    found = [
        PieceOdds(origin, target, odds_of(game, origin, target).win if able else 0.0, odds_of(put, origin, target).win)
        for target in targets
    ]
    best = max(found, key=lambda odds: (odds.after - odds.before, -odds.target), default=None)
    return best if best is not None and best.after - best.before >= LEAST else None


def likeliest_place(game: Game, player: int, choices: list[PutPiece]) -> PutPiece:
    """Return the choice for which most armies stand ready beside somebody who can be attacked."""
    fronts = {origin for origin, target in Attacks(game, player).edges() if game.state.armies[target]}
    return max(choices, key=lambda put: (put.territory in fronts, game.state.armies[put.territory], -put.territory))

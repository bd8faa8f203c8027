"""Who came in where: the places of all seats when a game is over, or is left as it stands."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.engine.game import Game

from .common.score import points_of
from .registry import find_edition


def places(game: Game, gone: Mapping[int, int]) -> tuple[float, ...]:
    """Return the place of each seat: winners first, then who plays on by points or land, then who is gone, the last one first.

    ``gone``: by seat that was beaten or given up, how many were gone before; what a seat that was given up still holds counts
    for nothing. Seats that share places have the mean of them, and partners the place of the best of them.
    """
    state, rules = game.state, game.rules
    winners = state.outcome.winners if state.outcome is not None else ()
    holders, ties = rules.tenure.holders(state), find_edition(rules.edition).ties

    def standing(seat: int) -> tuple[int, ...]:
        if seat in winners:
            return (2,)
        if seat in gone or not state.alive[seat]:
            return 0, gone.get(seat, -1)
        return (1, holders.count(seat)) if ties is None else (1, points_of(game, seat), *ties(game, seat).in_order)

    best = [max(map(standing, rules.side_of(seat))) for seat in range(state.players)]
    return tuple(sum(other > own for other in best) + (best.count(own) + 1) / 2 for own in best)

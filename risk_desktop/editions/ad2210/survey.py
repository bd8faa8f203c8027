"""How the board lies for a player, for the opponents' search: ways over water and to the Moon, commanders, stations."""

from __future__ import annotations

from functools import lru_cache

from risk_desktop.engine.appraisal import Appraisal, Foresight, Ground, Imagined
from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from .bonus import THIRD
from .campaign import campaign
from .dice import FIELDS
from .routes import all_targets, routes_of
from .terrain import deserts, landing_sites
from .units import COMMANDERS, NUCLEAR, STATION

ALL_DICE = 2
"""A station gives eight sides to all dice of the defence."""

BONUS_WORTH = 2.0
"""What the energy and the card for the third contested territory are worth, in armies (AD-L-1)."""


def survey(state: GameState, rules: Rules, player: int) -> Ground:
    """Return how the board lies for ``player``: where he may invade with the commanders and stations that he has now."""
    board = rules.board
    safe = {t for t, owner in enumerate(state.owner) if owner in campaign(state).truces}
    ways = all_targets(routes_of(state, board, player))
    if safe:
        ways = tuple(tuple(t for t in targets if t not in safe) for targets in ways)
    leaders, shields = [0] * len(board), [0] * len(board)
    for piece in state.pieces:
        if piece.kind in COMMANDERS:
            leaders[piece.territory] |= bit(piece.kind)
            shields[piece.territory] += 1
    stations = [piece.territory for piece in state.pieces if piece.kind == STATION]
    for territory in stations:
        shields[territory] = ALL_DICE
    return Ground(
        closed=frozenset(deserts(state)),
        flights=tuple((station, site) for station in stations for site in landing_sites(board)),
        ways=ways,
        leaders=tuple(leaders),
        fields=fields(board),
        shields=tuple(min(ALL_DICE, number) for number in shields),
    )


def bit(kind: str) -> int:
    """Return the bit that stands for a kind of commander."""
    return 1 << COMMANDERS.index(kind)


@lru_cache(maxsize=16)
def fields(board: Board) -> tuple[int, ...]:
    """Return by territory which commanders roll eight-sided dice on the way from or to it (AD-J-4)."""
    of = {terrain: bit(kind) | bit(NUCLEAR) for kind, terrain in FIELDS.items()}
    return tuple(of[facts.terrain] for facts in board.territories)


def bonus_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what the bonus of this turn is worth to ``player``, once he has it: it is in his purse and hand then."""
    return 0.0


def foresee_bonus(state: GameState, rules: Rules, player: int) -> Foresight:
    """Look ahead to the third contested territory, as long as the bonus of the turn is to be had (AD-L-3)."""
    missing = THIRD - campaign(state).beaten if state.turn == player else 0

    def worth(position: Imagined, other: int) -> float:
        if other != player or missing <= 0 or len(position.taken) < missing:
            return 0.0
        return BONUS_WORTH if sum(taken.garrison > 0 for taken in position.taken) >= missing else 0.0

    return Foresight(worth)


BONUS = Appraisal("bonus", bonus_worth, foresee_bonus)

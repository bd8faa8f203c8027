"""The last year is over: the score of everybody, and who has won (AD-V, AD-W)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.appraisal import Appraisal
from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec, Rules
from risk_desktop.engine.state import GameState, Outcome

from ..common.money import money_of
from ..common.score import Scored, points_of, ranked, score_of, units_of
from ..common.turns import turn_order
from .income import region_income

YEARS = OptionSpec("years", 5, (3, 4, 5, 6, 7))


def territory_points(game: Game, player: int) -> Sequence[IncomeLine]:
    """A point for each controlled territory of any terrain (AD-W-2)."""
    return (IncomeLine("territories", game.state.owner.count(player)),)


def standing(game: Game, player: int) -> tuple[int, int, int]:
    """Return what decides: points, then energy, then units (AD-W-5)."""
    state = game.state
    return points_of(game, player), money_of(state, player), units_of(state, player)


def ranking(game: Game) -> list[tuple[int, ...]]:
    """Return the players by rank, those who share a place together (AD-W-5).

    Who went out stands behind all who scored, the later the higher, those of one effect together (AD-T-7).
    """
    return ranked(game, standing)


def last_year_over(game: Game) -> Outcome | None:
    """After the last year all score, in its turn order; the highest total wins, equal ones share it (AD-V-1, AD-W-1, AD-W-5)."""
    state = game.state
    if state.round <= game.rules.number(YEARS.key):
        return None
    living = [player for player in turn_order(state) if state.alive[player]]
    found = {player: standing(game, player) for player in living}
    for player, (_, energy, units) in found.items():
        game.emit(Scored(player, score_of(game, player), energy, units))
    best = max(found.values())
    return Outcome(tuple(sorted(player for player, result in found.items() if result == best)), "score")


def energy_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what the energy of ``player`` is worth."""
    return float(money_of(state, player))


SCORING = Module(
    id="scoring",
    needs=("collect", "elimination"),
    options=(YEARS,),
    score=(territory_points, region_income),
    victory=(last_year_over,),
    appraise=(Appraisal("money", energy_worth),),
)

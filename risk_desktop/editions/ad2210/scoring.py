"""The last year is over: the score of everybody, and who has won (AD-V, AD-W)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.appraisal import Appraisal
from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec, Rules
from risk_desktop.engine.state import GameState

from ..common.money import money_of
from ..common.score import Scored, after_last_round, points_of, units_of
from .income import region_income

YEARS = OptionSpec("years", 5, (3, 4, 5, 6, 7), group="goal", place=1)


def territory_points(game: Game, player: int) -> Sequence[IncomeLine]:
    """A point for each controlled territory of any terrain (AD-W-2)."""
    return (IncomeLine("territories", game.state.owner.count(player)),)


def standing(game: Game, player: int) -> tuple[int, int, int]:
    """Return what decides: points, then energy, then units (AD-W-5)."""
    state = game.state
    return points_of(game, player), money_of(state, player), units_of(state, player)


def energy_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what the energy of ``player`` is worth."""
    return float(money_of(state, player))


SCORING = Module(
    id="scoring",
    needs=("collect", "elimination"),
    options=(YEARS,),
    score=(territory_points, region_income),
    victory=(after_last_round(YEARS, standing, Scored),),
    appraise=(Appraisal("money", energy_worth),),
)

"""The last year is over: the score of everybody, and who has won (AD-V, AD-W)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.appraisal import Appraisal, Foresight
from risk_desktop.engine.events import Event, IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec, Rules
from risk_desktop.engine.state import GameState

from ..common.money import money_of
from ..common.score import Ties, after_last_round, points_of
from .income import region_income


class Scored(Event, frozen=True):
    """What ``player`` has at the end: points by ``lines``, and what breaks a tie: ``energy``, then ``units``."""

    player: int
    lines: tuple[IncomeLine, ...]
    energy: int
    units: int


YEARS = OptionSpec("years", 5, (3, 4, 5, 6, 7), group="goal", place=1)


def territory_points(game: Game, player: int) -> Sequence[IncomeLine]:
    """A point for each controlled territory of any terrain (AD-W-2)."""
    return (IncomeLine("territories", game.state.owner.count(player)),)


def units_of(state: GameState, player: int) -> int:
    """Return how many units of ``player`` are on the board."""
    return sum(number for number, owner in zip(state.armies, state.owner, strict=True) if owner == player)


def ties(game: Game, player: int) -> Ties:
    """Return what decides between equal points: energy, then units (AD-W-5)."""
    return Ties(money_of(game.state, player), units_of(game.state, player))


def standing(game: Game, player: int) -> tuple[int, ...]:
    """Return what decides: points, then what breaks a tie."""
    return points_of(game, player), *ties(game, player).in_order


def energy_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what the energy of ``player`` is worth."""
    return float(money_of(state, player))


def foresee_energy(state: GameState, rules: Rules, player: int) -> Foresight:
    """Return the energy of each player: no conquest changes it."""
    energy = [float(money_of(state, seat)) for seat in range(state.players)]
    return Foresight(lambda position, other: energy[other])


SCORING = Module(
    id="scoring",
    needs=("collect", "elimination"),
    options=(YEARS,),
    score=(territory_points, region_income),
    victory=(after_last_round(YEARS, standing, Scored),),
    appraise=(Appraisal("money", energy_worth, foresee_energy),),
)

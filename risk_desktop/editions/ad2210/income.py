"""Step 1, collect and deploy: MODs and energy from territories and regions, a MOD from each station (AD-E)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import ArmiesPlaced, IncomeLine, IncomeReceived
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, Phase

from ..common.appraise import TERRITORIES
from ..common.reinforce import REINFORCE, PlaceReserve, Reinforce, territory_income
from .regions import regions_held
from .units import stations_of


def region_income(game: Game, player: int) -> Sequence[IncomeLine]:
    """The full bonus of every region held (AD-E-2, AD-E-3)."""
    regions = game.rules.board.regions
    return [IncomeLine("region", regions[r].bonus, r) for r in regions_held(game.state, game.rules, player)]


def supply_stations(game: Game, event: IncomeReceived) -> None:
    """Each station brings a MOD that stands beside it, and no energy (AD-E-4)."""
    places = tuple((territory, 1) for territory in stations_of(game.state, event.player))
    for territory, number in places:
        game.state.armies[territory] += number
    if places:
        game.emit(ArmiesPlaced(event.player, places))


COLLECT = Module(
    id="collect",
    needs=("turns", "energy", "units", "regions"),
    phases=(Phase(REINFORCE, Reinforce),),
    openings=(PlaceReserve,),
    income=(territory_income, region_income),
    triggers={IncomeReceived: (supply_stations,)},
    appraise=(TERRITORIES,),
)
"""The MODs are placed by the common step, on any controlled territories (AD-E-5)."""

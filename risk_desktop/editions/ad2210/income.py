"""Step 1, collect and deploy: MODs and energy from territories and regions, a MOD from each station (AD-E)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from risk_desktop.engine.appraisal import Appraisal
from risk_desktop.engine.board import all_owned
from risk_desktop.engine.events import ArmiesPlaced, IncomeLine, IncomeReceived
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, Phase, Rules
from risk_desktop.engine.state import GameState

from ..common.appraise import TERRITORIES
from ..common.reinforce import REINFORCE, Reinforce, territory_income
from .terrain import deserts
from .units import stations_of


def usable(state: GameState, rules: Rules, region: int) -> list[int]:
    """Return the territories of a region that aren't devastated (AD-E-3)."""
    out = deserts(state)
    return [t for t in rules.board.regions[region].members if t not in out]


def regions_held(state: GameState, rules: Rules, player: int) -> Iterator[int]:
    """Yield the regions of which ``player`` controls all that isn't devastated; one wholly devastated is nobody's."""
    for number in range(len(rules.board.regions)):
        members = usable(state, rules, number)
        if members and all_owned(state.owner, members, player):
            yield number


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


def regions_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what the regions bring each turn."""
    return float(sum(rules.board.regions[r].bonus for r in regions_held(state, rules, player)))


COLLECT = Module(
    id="collect",
    needs=("turns", "energy", "units"),
    phases=(Phase(REINFORCE, Reinforce),),
    income=(territory_income, region_income),
    triggers={IncomeReceived: (supply_stations,)},
    appraise=(TERRITORIES, Appraisal("regions", regions_worth)),
)
"""The MODs are placed by the common step, on any controlled territories (AD-E-5)."""

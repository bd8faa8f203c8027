"""Continents and colonies: who controls one, devastated land left out (AD-E-2, AD-E-3), and when one is won or broken."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.engine.appraisal import Appraisal
from risk_desktop.engine.board import all_owned
from risk_desktop.engine.events import ConquestSettled, RegionBroken, RegionCompleted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, Rules
from risk_desktop.engine.state import NOBODY, GameState

from .terrain import deserts


def usable(state: GameState, rules: Rules, region: int) -> list[int]:
    """Return the territories of a region that aren't devastated (AD-E-3)."""
    out = deserts(state)
    return [t for t in rules.board.regions[region].members if t not in out]


def regions_held(state: GameState, rules: Rules, player: int) -> Iterator[int]:
    """Yield the regions of which ``player`` controls all that isn't devastated; one wholly devastated is nobody's (AMB-4)."""
    for number in range(len(rules.board.regions)):
        members = usable(state, rules, number)
        if members and all_owned(state.owner, members, player):
            yield number


def note_regions(game: Game, event: ConquestSettled) -> None:
    """Tell when the conquest completed a region or broke one."""
    owner, region = game.state.owner, game.rules.board.region_of[event.territory]
    members = usable(game.state, game.rules, region)
    if all_owned(owner, members, event.player):
        game.emit(RegionCompleted(event.player, region))
    others = [t for t in members if t != event.territory]
    if event.loser != NOBODY and all_owned(owner, others, event.loser):
        game.emit(RegionBroken(event.loser, region))


def regions_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what the regions bring each turn."""
    return float(sum(rules.board.regions[r].bonus for r in regions_held(state, rules, player)))


REGIONS = Module(
    id="regions",
    needs=("terrain",),
    triggers={ConquestSettled: (note_regions,)},
    appraise=(Appraisal("regions", regions_worth),),
)

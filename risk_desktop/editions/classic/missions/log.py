"""What happened in the turn, as far as missions ask for it: conquests, and what stood before them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from risk_desktop.engine.events import (
    AttackDeclared,
    PlayerEliminated,
    RegionCompleted,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count, CountBySeat, Land, LandOrNowhere, Length, SeatBySeat, SeatOrNobody
from risk_desktop.engine.rules import Module
from risk_desktop.engine.state import NOBODY, GameState, Slot


class Conquest(Struct, frozen=True):
    """One conquest: ``garrison`` stood there when the first battle of the invasion was declared (W-23); ``removed`` is
    the player who lost the last army with it, or -1.
    """

    territory: Land
    origin: Land
    loser: SeatOrNobody
    garrison: Count
    removed: SeatOrNobody = NOBODY


class TurnLog(Slot):
    """``conquests`` of this turn; ``holders``: by region, who held it when the turn began.

    ``target`` and ``garrison``: the invasion that is going on. ``calm``: by player, how many turns in a row he has begun
    without an opponent holding a region in between. ``removed_by``: by seat, who took its last army, or -1.
    """

    conquests: list[Conquest]
    holders: Annotated[list[SeatOrNobody], Length.BY_REGION_OR_EMPTY]
    calm: CountBySeat
    removed_by: SeatBySeat
    target: LandOrNowhere = NOBODY
    garrison: Count = 0


def turn_log(state: GameState) -> TurnLog:
    """Return the log."""
    log: TurnLog = state.slots["turn_log"]
    return log


def begin(game: Game, event: TurnStarted) -> None:
    """Start a new page: note who holds which region."""
    state, log = game.state, turn_log(game.state)
    log.conquests = []
    log.target = NOBODY
    log.holders = [NOBODY] * len(game.rules.board.regions)
    for player in range(state.seats):
        for region in game.rules.board.regions_held(state.owner, player):
            log.holders[region] = player
    disturbed = any(holder not in (NOBODY, event.player) for holder in log.holders)
    log.calm[event.player] = 0 if disturbed else log.calm[event.player] + 1


def note_invasion(game: Game, event: AttackDeclared) -> None:
    """A new target begins a new invasion; another origin goes on with it (W-23)."""
    log = turn_log(game.state)
    if event.target != log.target:
        log.target, log.garrison = event.target, game.state.armies[event.target]


def note_conquest(game: Game, event: TerritoryConquered) -> None:
    """A conquest ends the invasion."""
    log = turn_log(game.state)
    log.conquests.append(Conquest(event.territory, event.origin, event.loser, log.garrison))
    log.target = NOBODY


def note_removal(game: Game, event: PlayerEliminated) -> None:
    """Remember who did it."""
    log = turn_log(game.state)
    log.removed_by[event.player] = event.by
    if log.conquests and event.by == game.state.turn and not game.state.is_neutral(event.player):
        log.conquests[-1] = msgspec.structs.replace(log.conquests[-1], removed=event.player)


def note_region(game: Game, event: RegionCompleted) -> None:
    """The others have an opponent with a region now."""
    calm = turn_log(game.state).calm
    for player in range(len(calm)):
        if player != event.player:
            calm[player] = 0


TURN_LOG = Module(
    id="turn_log",
    needs=("turns", "battles", "conquest"),
    triggers={
        TurnStarted: (begin,),
        AttackDeclared: (note_invasion,),
        TerritoryConquered: (note_conquest,),
        PlayerEliminated: (note_removal,),
        RegionCompleted: (note_region,),
    },
    slots={"turn_log": lambda seats: TurnLog([], [], [0] * seats, [NOBODY] * seats)},
)

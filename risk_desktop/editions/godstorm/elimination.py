"""A player without an army on Ancient Earth is out at once, whoever caused it; the last one left wins (G-95 to G-98, G-138)."""

from __future__ import annotations

from risk_desktop.engine.events import ConquestSettled
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module

from ..common.conquest import last_one_standing, note_regions
from ..common.fallen import FALLEN_GROUPS, FallenSlot, out_by_conquest, put_all_out
from .realms import lands_of


def is_out(game: Game, seat: int) -> bool:
    """Tell whether ``seat`` has no army on Ancient Earth (G-95)."""
    return not lands_of(game.state, game.rules.board, seat)


def eliminate_all(game: Game, by: int) -> None:
    """Look at everybody after a miracle, and at the victory (A-12, G-138)."""
    put_all_out(game, by, is_out)


ELIMINATION = Module(
    id="elimination",
    needs=("battles", "gods", "money"),
    triggers={ConquestSettled: (note_regions, out_by_conquest(is_out))},
    victory=(last_one_standing,),
    slots={FALLEN_GROUPS: lambda seats: FallenSlot([])},
)

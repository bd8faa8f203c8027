"""Who is out of the game, and the last one who is left (AD-T)."""

from __future__ import annotations

from risk_desktop.engine.events import ConquestSettled
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec

from ..common.conquest import last_one_standing
from ..common.fallen import FALLEN_GROUPS, FallenSlot, out_by_conquest, put_all_out

NO_TERRITORY, NO_UNITS = "territories", "units"
OUT_WITHOUT = OptionSpec("out_without", NO_UNITS, (NO_UNITS, NO_TERRITORY), group="goal", place=2)
"""A player is out with his last unit, station or not (AD-T-3), or only when he controls no territory (AMB-10)."""


def is_out(game: Game, seat: int) -> bool:
    """Tell whether ``seat`` has nothing left that keeps it in the game (AD-T-1, AD-T-3, AMB-10)."""
    state = game.state
    if game.rules.option(OUT_WITHOUT.key) == NO_UNITS:
        return not any(state.armies[t] for t, owner in enumerate(state.owner) if owner == seat)
    return seat not in state.owner


def eliminate_all(game: Game, by: int) -> None:
    """Look at everybody after a card, and at the victory (AD-H-11, AD-T-4, AD-T-6)."""
    put_all_out(game, by, is_out)


ELIMINATION = Module(
    id="elimination",
    needs=("battles", "units"),
    options=(OUT_WITHOUT,),
    triggers={ConquestSettled: (out_by_conquest(is_out),)},
    victory=(last_one_standing,),
    slots={FALLEN_GROUPS: lambda seats: FallenSlot([])},
)

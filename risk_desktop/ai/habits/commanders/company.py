"""Which commanders go along when units move: they stay with the larger part, whose dice they improve and who covers them."""

from __future__ import annotations

from collections.abc import Iterable

from risk_desktop.editions.ad2210.conquest import MoveIns
from risk_desktop.editions.ad2210.fortify import UnitMoves
from risk_desktop.editions.common.pieces import LedFortify, LedMoveIn
from risk_desktop.engine.choices import Choice, Fortify
from risk_desktop.engine.options import Amounts, Options
from risk_desktop.engine.view import View

from ...mind import Mind


def moving_in(mind: Mind, seen: View, options: Amounts, origin: int, armies: int) -> Choice:
    """Return the occupation by ``armies`` in all from ``origin``, with the commanders that should be among them."""
    if not isinstance(options, MoveIns) or not mind.is_cunning(seen):
        return options.of(armies)
    stay = seen.state.armies[origin] - (armies - options.lo)
    return LedMoveIn(armies, company(options.led(armies), armies > stay))


def moving_on(mind: Mind, seen: View, options: Options, choice: Choice) -> Choice:
    """Return the move at the end of a turn with the commanders that should go along; any other choice as it is."""
    if not isinstance(options, UnitMoves) or not isinstance(choice, Fortify) or not mind.is_cunning(seen):
        return choice
    stay = seen.state.armies[choice.origin] - choice.armies
    leaders = company(options.led(choice), choice.armies > stay)
    return LedFortify(choice.origin, choice.target, choice.armies, leaders)


def company(groups: Iterable[tuple[str, ...]], larger: bool) -> tuple[str, ...]:
    """Return the group that goes with the ``larger`` part, all who can, or as few as must."""
    return (max if larger else min)(groups, key=len)

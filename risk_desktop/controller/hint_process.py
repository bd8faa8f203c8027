"""The process that finds a hint: a spawned child without Qt, which knows what the player sees and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View
from risk_desktop.review.hint import Adviser
from risk_desktop.review.report import Hint

from .child_process import ChildProcess
from .question import RulesSpec


class HintOrder(Struct, frozen=True):
    """A redacted ``state`` by these ``rules`` in which ``player`` is asked, and wants to know what to answer."""

    rules: RulesSpec
    player: int
    state: GameState


def advise(order: HintOrder) -> Iterator[Hint]:
    """Yield the hint for an order."""
    yield Adviser().hint(View(order.player, order.state, order.rules.compose()))


class HintProcess(ChildProcess[Hint]):
    """Finds one hint. OSError, RuntimeError: it doesn't start."""

    def __init__(self, order: HintOrder) -> None:
        super().__init__(advise, order, "hint")

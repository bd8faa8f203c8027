"""One thing that a recap tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from risk_desktop.engine.events import TerritoryConquered
from risk_desktop.ui.game.chronicle.lines import LogLine

RecapIcon = Literal["", "crown", "cards", "skull", "flag", "eye", "warning"]


@dataclass(frozen=True)
class RecapEntry:
    """One thing that happened. ``number``: of a conquest's arrow on the board, from 1; else an ``icon`` may stand there.

    ``lost``: the viewer lost something. ``conquest`` is the event that an arrow shows.
    """

    line: LogLine
    number: int = 0
    icon: RecapIcon = ""
    lost: bool = False
    conquest: TerritoryConquered | None = None

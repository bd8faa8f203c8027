"""What is told of the sea: ways that it closes, land that it takes."""

from __future__ import annotations

from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Land
from risk_desktop.engine.state import GameState, Slot

SINKS = "sinks"
"""Tag of the land that can sink: Atlantis."""
WATERS = "waters"


class WatersSlot(Slot):
    """``maelstrom``: the two ends of the sea link that it closes, lower number first; empty: unused. ``sunk``: Atlantis is."""

    maelstrom: list[Land]
    sunk: bool = False

    def is_valid(self, game: Game) -> bool:
        """It is a sea link of the board."""
        return not self.maelstrom or tuple(self.maelstrom) in game.rules.board.sea


class LinkClosed(Event, frozen=True):
    """The maelstrom closed the sea link between ``a`` and ``b`` for good."""

    player: int
    a: int
    b: int


class RegionSunk(Event, frozen=True):
    """``region`` went under with all its ``territories``."""

    player: int
    region: int
    territories: tuple[int, ...]


def waters(state: GameState) -> WatersSlot:
    """Return what has become of the seas."""
    slot: WatersSlot = state.slots[WATERS]
    return slot

"""What the plague does in step 5 and on entry: half of the armies die, gods are banished (G-67, G-68, G-94)."""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.step import Step

from .afterlife import lose_armies
from .gods import banish
from .plague import PlagueStruck, plague_lands, plagued


def strike(game: Game, territory: int, *, on_entry: bool) -> None:
    """Kill half of the armies, rounded down, so never the last one, and banish the gods (G-5)."""
    lost = lose_armies(game, territory, game.state.armies[territory] // 2)
    game.emit(PlagueStruck(game.state.owner[territory], territory, lost, on_entry))
    banish(game, territory, "plague")


class SufferPlague(Step, frozen=True):
    """Step 5: every plague land of the player on turn suffers, whatever it has suffered before (G-67, G-68)."""

    player: int

    def run(self, game: Game) -> None:
        """Strike them in the order of the board."""
        for territory in sorted(plague_lands(game.state)):
            if game.state.owner[territory] == self.player:
                strike(game, territory, on_entry=False)


class SufferOnEntry(Step, frozen=True):
    """Armies that conquered or entered a plague land suffer at once (G-94)."""

    territory: int

    def run(self, game: Game) -> None:
        """Strike, if there is plague."""
        if plagued(game.state, self.territory):
            strike(game, self.territory, on_entry=True)


SUFFERING = Module(id="suffering", needs=("plague", "gods", "afterlives"), phases=(Phase("plague", SufferPlague),))

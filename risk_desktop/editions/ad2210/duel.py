"""2210 for two: a neutral colour stands on cards that are drawn, and only defends (AD-Y)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.dice import shuffle
from risk_desktop.engine.events import TerritoryClaimed
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module
from risk_desktop.engine.step import Step

from ..common.battle import NEUTRAL_DICE
from .terrain import LAND, MOON, WATER, card_deck, of_terrain

NEUTRAL_CARDS = {LAND: 16, WATER: 6, MOON: 6}
NEUTRAL_MODS = 3


class PlaceNeutrals(Step, frozen=True):
    """Draw cards, put neutral MODs on each of those territories, shuffle the cards back (AD-Y-1)."""

    seat: int

    def run(self, game: Game) -> None:
        """Draw, place, shuffle."""
        state = game.state
        for terrain, number in NEUTRAL_CARDS.items():
            pile, places = state.decks[card_deck(terrain)].draw, of_terrain(game.rules.board, terrain)
            for card in pile[-number:]:
                territory = places[card]
                state.owner[territory], state.armies[territory] = self.seat, NEUTRAL_MODS
                game.emit(TerritoryClaimed(self.seat, territory, NEUTRAL_MODS, dealt=True))
            shuffle(pile, game.dice)


def neutral_steps(game: Game) -> Sequence[Step]:
    """Return the step behind devastation and before claiming."""
    return (PlaceNeutrals(game.state.players),)


DUEL = Module(
    id="duel",
    when=lambda players, options: players == 2,
    needs=("terrain",),
    options=(NEUTRAL_DICE,),
    setup=(neutral_steps,),
    neutrals=lambda players, options: 1,
)

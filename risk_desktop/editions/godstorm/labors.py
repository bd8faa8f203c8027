"""Labors: works that earn a miracle card for nothing, if the god is in play at that moment and the deck holds one (G-51)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from risk_desktop.engine.events import Event, TerritoryConquered
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.step import Step

from ..edition import Labor
from .cards.drawing import draw_miracle
from .deeds import deeds
from .gods import DEATH, MAGIC, SKY, WAR, in_play
from .realms import CRYPT, fields_of, on_earth

WAR_LABOR, EQUAL_DICE = 3, 3
"""Defended territories to be conquered in a turn (G-52), equal dice in a roll (G-54)."""


class LaborDone(Event, frozen=True):
    """``player`` did the labor of a god (its kind) and draws a card of that deck; the drawing follows."""

    player: int
    kind: str


def earn(game: Game, player: int, kind: str) -> bool:
    """Give the card of a labor, if the god is in play and the deck isn't empty; return whether there was one (G-51)."""
    if kind not in in_play(game.state, player) or not game.state.decks[kind].draw:
        return False
    game.emit(LaborDone(player, kind))
    draw_miracle(game, player, kind)
    return True


def war_labor(game: Game, event: TerritoryConquered) -> None:
    """The third defended territory of the turn earns a War card; it counts if an army there fell to dice (G-52, G-89, A-34)."""
    slot = deeds(game.state)
    if not on_earth(game.rules.board, event.territory) or not slot.slain:
        return
    slot.defended += 1
    if slot.defended == WAR_LABOR:
        earn(game, event.player, WAR)


def sky_labor(game: Game, player: int) -> None:
    """An attacker who defeats an enemy god earns a Sky card, once in a turn (G-53)."""
    slot = deeds(game.state)
    if not slot.sky_card:
        slot.sky_card = earn(game, player, SKY)


def is_triple(dice: Sequence[int]) -> bool:
    """Tell whether at least three dice are equal."""
    return max(Counter(dice).values(), default=0) >= EQUAL_DICE


def magic_labor(game: Game, player: int, *rolls: Sequence[int]) -> bool:
    """Three equal dice in one roll, before or after re-rolls, earn one Magic card (G-54, A-6); return whether it was drawn."""
    if game.state.is_neutral(player) or not any(is_triple(roll) for roll in rolls):
        return False
    return earn(game, player, MAGIC)


def labors_of(game: Game, player: int) -> tuple[Labor, ...]:
    """Return how far a player is with the labors of this turn (G-51 to G-55)."""
    state, slot = game.state, deeds(game.state)
    turn = state.turn == player
    crypts = fields_of(state, game.rules.board, player, CRYPT)
    steps = {
        WAR: (min(slot.defended, WAR_LABOR) * turn, WAR_LABOR),
        SKY: (slot.sky_card * turn, 1),
        DEATH: (min(1, len(crypts)), 1),
        MAGIC: (0, 0),
    }
    gods = in_play(state, player)
    return tuple(
        Labor(kind, done, wanted, "god" if kind not in gods else "" if state.decks[kind].draw else "deck")
        for kind, (done, wanted) in steps.items()
    )


class EndOfTurn(Step, frozen=True):
    """Step 10: who controls a crypt earns a Death card, one however many they are (G-55, G-117, A-29)."""

    player: int

    def run(self, game: Game) -> None:
        """Draw it."""
        if fields_of(game.state, game.rules.board, self.player, CRYPT):
            earn(game, self.player, DEATH)


LABORS = Module(
    id="labors",
    needs=("miracle_market", "deeds"),
    triggers={TerritoryConquered: (war_labor,)},
)
TURN_END = Module(id="turn_end", needs=("labors",), phases=(Phase("turn_end", EndOfTurn),))

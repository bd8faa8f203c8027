"""The bonus for three contested territories in one turn: an energy and a command card (AD-L)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Pick
from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision, Step

from ..common.market import draw_card
from ..common.money import receive
from .campaign import campaign
from .units import in_play

BONUS_CARD, THIRD = "bonus_card", 3


class CountContested(Step, frozen=True):
    """A contested territory was taken; the third one of the turn brings the bonus at once, and no other does (AD-L-1, AD-L-3)."""

    player: int

    def run(self, game: Game) -> None:
        """Count it."""
        slot = campaign(game.state)
        slot.beaten += 1
        if slot.beaten == THIRD:
            receive(game, self.player, IncomeLine(BONUS_CARD, 1))
            game.push(DrawBonus(self.player))


class DrawBonus(Step, frozen=True):
    """A card from a deck whose commander is in play; without such a deck there is none (AD-L-3, AMB-7)."""

    player: int

    def decks(self, game: Game) -> list[str]:
        """Return the decks that he may draw from."""
        decks = game.state.decks
        return [kind for kind in in_play(game.state, self.player) if kind in decks and decks[kind].draw]

    def decision(self, game: Game) -> Decision | None:
        """Ask which one, if there are several."""
        decks = self.decks(game)
        if len(decks) < 2:
            return None
        return Decision(self.player, BONUS_CARD, Choices([Pick(deck) for deck in decks]), self)

    def run(self, game: Game) -> None:
        """Draw from the only one."""
        for deck in self.decks(game):
            draw_card(game, self.player, deck)

    def take(self, game: Game, choice: Choice) -> None:
        """Draw from the chosen one."""
        assert isinstance(choice, Pick)
        draw_card(game, self.player, choice.key)

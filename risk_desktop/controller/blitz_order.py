"""A blitz whose rolls are invasions of their own: it goes on after each that others might have answered and did not."""

from __future__ import annotations

from risk_desktop.editions.common.attack import Campaign
from risk_desktop.editions.edition import Halted
from risk_desktop.engine.choices import Blitz, Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision


class BlitzOrder:
    """Orders the ``blitz`` of ``player`` again as long as it has only ended because others may answer the next roll (AD-I-8).

    Each order is an ordinary choice, so everybody is asked before each roll. A card that was played ends it, as do
    commanders who have fallen. ``halted``: as in Edition.
    """

    def __init__(self, player: int, blitz: Blitz, halted: Halted) -> None:
        self._player, self._blitz, self._halted = player, blitz, halted
        self._over = False

    def answer(self, game: Game, decision: Decision) -> Choice | None:
        """Return the blitz where it goes on; None where it is over, and where something else is asked."""
        if self._over or decision.player != self._player or not isinstance(decision.step, Campaign):
            return None
        blitz = self._blitz
        left = game.state.armies[blitz.origin] > max(1, blitz.keep)
        goes_on = left and self._halted(game, self._player, blitz.origin, blitz.target) == "answer"
        self._over = not (goes_on and blitz in decision.options)
        return None if self._over else blitz

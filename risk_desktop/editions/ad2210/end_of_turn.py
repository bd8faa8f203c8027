"""The end of a turn: cards for this moment, then effects that wait for it (AD-U-8, AMB-12)."""

from __future__ import annotations

from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.step import Step

from .cards.playing import PLAY_CARD, PlayCards
from .cards.spec import END_OF_TURN

END_CARDS = "end_cards"


class TurnClosing(Event, frozen=True):
    """``player`` has done all that he may do in his turn: the moment for what is paid at its end (AMB-45)."""

    player: int


class EndCards(Step, frozen=True):
    """Cards "at the end of your turn", then what waits for it."""

    player: int

    def run(self, game: Game) -> None:
        """Line both up."""
        game.push(PlayCards(self.player, END_OF_TURN), CloseTurn(self.player))


class CloseTurn(Step, frozen=True):
    """Everything is done."""

    player: int

    def run(self, game: Game) -> None:
        """Tell the modules."""
        game.emit(TurnClosing(self.player))


TURN_END = Module(id="end_of_turn", needs=("command_cards",), phases=(Phase(END_CARDS, EndCards, asks=(PLAY_CARD,)),))

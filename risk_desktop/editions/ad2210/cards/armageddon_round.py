"""The round of an Armageddon: who plays when (AD-Z-17)."""

from __future__ import annotations

import msgspec

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module
from risk_desktop.engine.step import Decision, Facts, Step

from ...common.turns import turn_order
from ..decisions import PlayCardFacts
from ..units import NUCLEAR
from .aims import PlayCard
from .armageddon import could_strike
from .events import ArmageddonBegan, ArmageddonEnded
from .playing import PLAY_CARD, CardTiming, Plays, play_card
from .spec import BEFORE_INVASION

FALLOUT = CardTiming(BEFORE_INVASION, deck=NUCLEAR, free=True)
"""Only nuclear cards, and they cost nothing."""


class ArmageddonRound(Step, frozen=True):
    """Each of ``waiting`` plays as many nuclear cards as he wants, one after the other; ``caller`` played the Armageddon.

    Who could play, as far as all can see, is asked even if he holds nothing that fits: so being asked tells nothing.
    """

    caller: int
    waiting: tuple[int, ...]

    def decision(self, game: Game) -> Decision | None:
        """Ask the first of them, if his Nuclear Commander is in play at this moment."""
        if not self.waiting or not could_strike(game.state, self.waiting[0]):
            return None
        return Decision(self.waiting[0], PLAY_CARD, Plays(game, self.waiting[0], FALLOUT), self)

    def facts(self, game: Game) -> Facts:
        """Return who called: it may be asked in anybody's turn."""
        return PlayCardFacts(self.caller)

    def run(self, game: Game) -> None:
        """Go on to the next one, or end."""
        if self.waiting:
            game.push(msgspec.structs.replace(self, waiting=self.waiting[1:]))
        else:
            game.emit(ArmageddonEnded(self.caller))

    def take(self, game: Game, choice: Choice) -> None:
        """Play a card and ask him again; or stop, for good."""
        if isinstance(choice, PlayCard):
            game.push(self)
            play_card(game, self.waiting[0], choice, FALLOUT)
        else:
            self.run(game)


def begin_round(game: Game, event: ArmageddonBegan) -> None:
    """Line up all players in turn order, the caller in his place (AMB-25)."""
    game.push(ArmageddonRound(event.player, tuple(turn_order(game.state))))


ARMAGEDDON = Module(
    id="armageddon",
    needs=("command_cards",),
    triggers={ArmageddonBegan: (begin_round,)},
)

"""An advance that somebody could make: where it sets out, what it takes, and the chance to get that far."""

from __future__ import annotations

from risk_desktop.editions.common.advance import Lands, advance_odds, attacking, led_on
from risk_desktop.engine.advance_odds import AdvanceOdds
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.state import NOBODY


class AdvanceSketch:
    """Plans on the game as its viewer sees it; ``lands`` is empty until it is known where the advance sets out.

    Whoever holds that territory attacks as if it were his turn. Nothing is done in the game.
    """

    def __init__(self) -> None:
        self.lands: Lands = ()
        self.odds: AdvanceOdds | None = None
        """What the advance comes to, None before it takes something."""

    def add(self, game: Game, territory: int) -> Reason | None:
        """Set out from a territory, or lead the advance on to it; the reason if that can't be."""
        if not self.lands:
            if not 0 <= game.state.owner[territory] < game.state.players or game.state.armies[territory] < 2:
                return Reason("advance_odds.refuse.origin", {"territory": territory})
            self.lands = (territory,)
            return None
        ahead, phase = attacking(game, game.state.owner[self.lands[0]], self.lands[0])
        longer = led_on(ahead, phase, self.lands, territory)
        if longer is None:
            return Reason("advance_odds.refuse.on", {"territory": territory})
        self.lands, self.odds = longer, advance_odds(ahead, longer)
        return None

    def take_back(self, game: Game) -> bool:
        """Take the last territory out; return whether there was one."""
        if not self.lands:
            return False
        self.follow(game, self.lands[:-1])
        return True

    def follow(self, game: Game, lands: Lands | None = None) -> None:
        """Plan an advance, by default this one, as far as it still holds in a game."""
        wanted = self.lands if lands is None else lands
        self.lands, self.odds = (), None
        for territory in wanted:
            if self.add(game, territory) is not None:
                break

    def seat(self, game: Game) -> int:
        """Return who attacks, NOBODY before it is known."""
        return game.state.owner[self.lands[0]] if self.lands else NOBODY

"""The bid for the order of the turns; the Tablets of Destiny let a bid count for more than it costs (G-29, G-30)."""

from __future__ import annotations

from risk_desktop.engine.appraisal import Stake
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from ..common.bidding import bidding
from .cards.relics import TABLETS, has_relic

TABLETS_BONUS = 3

FIRST_EPOCHS = {1: Stake(1, 2, part=1.0, last=True), 2: Stake(0, 1), 3: Stake(0, 1)}
"""What the opponents bid. Of 47 games of four equals who came last in the first epoch won 49 %, who came first 15 %: the
others have spent their armies on each other. In the second and the third it makes no difference that could be seen."""
LATER_EPOCHS = Stake(1, 2)
"""In the fourth epoch who came first won 43 % of them."""


def bid_worth(game: Game, player: int, bid: int) -> int:
    """Return what a bid counts; a bid of nothing counts for more too."""
    return bid + (TABLETS_BONUS if has_relic(game.state, player, TABLETS) else 0)


def stake(state: GameState, rules: Rules, player: int) -> Stake:
    """Return what is bid by who knows what a place is worth; the last epoch is as in any game that is scored."""
    return FIRST_EPOCHS.get(state.round, LATER_EPOCHS)


BIDS = bidding(bid_worth, stake)
"""The bid for the order of the turns, and what the opponents should bid for it."""

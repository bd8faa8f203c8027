"""The bid for the order of the turns; the Tablets of Destiny let a bid count for more than it costs (G-29, G-30)."""

from __future__ import annotations

from risk_desktop.engine.game import Game

from ..common.bidding import bidding
from .cards.relics import TABLETS, has_relic

TABLETS_BONUS = 3


def bid_worth(game: Game, player: int, bid: int) -> int:
    """Return what a bid counts; a bid of nothing counts for more too."""
    return bid + (TABLETS_BONUS if has_relic(game.state, player, TABLETS) else 0)


BIDS = bidding(bid_worth)

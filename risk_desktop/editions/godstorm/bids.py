"""The bid for the order of the turns; the Tablets of Destiny let a bid count for more than it costs (G-29, G-30)."""

from __future__ import annotations

from risk_desktop.engine.appraisal import Stake
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from ..common.bidding import bidding
from .appraise import epochs_left
from .cards.relics import TABLETS, has_relic

TABLETS_BONUS = 3

LATE = Stake(1, 2, part=1.0, last=True)
FIRST_EPOCH = {2: Stake(0, 1, last=True), 3: Stake(2, 3, part=1.0, last=True), 4: LATE, 5: LATE}
"""What the opponents bid in the first epoch, by number of players: the others spend their armies on each other before the
last one comes. Between equals he won 11 of 12 games of three and 23 of 47 games of four, the first one none and 7; of five
one of the last two won 9 of 12 games; of two who took the last place with 2 won 54 % of 160 games, who took the first so 40 %."""
MIDDLE, BEFORE_LAST = Stake(0, 1), Stake(1, 2)
"""In the second and the third epoch no place is worth more than another; in the fourth who came first won 20 of those 47, and
15 of 25 games of two."""


def bid_worth(game: Game, player: int, bid: int) -> int:
    """Return what a bid counts; a bid of nothing counts for more too."""
    return bid + (TABLETS_BONUS if has_relic(game.state, player, TABLETS) else 0)


def stake(state: GameState, rules: Rules, player: int) -> Stake:
    """Return what is bid by who knows what a place is worth; the last epoch is as in any game that is scored."""
    found = BEFORE_LAST if epochs_left(state, rules) == 1 else MIDDLE
    if state.round == 1:
        found = FIRST_EPOCH.get(rules.players, MIDDLE)
    return found._replace(edge=edge(state, player))


def edge(state: GameState, player: int) -> int:
    """Return by how much more than the bid of ``player`` that of another may count for its price."""
    owner = next((seat for seat in range(state.players) if has_relic(state, seat, TABLETS)), None)
    return 0 if owner is None else -TABLETS_BONUS if owner == player else TABLETS_BONUS


BIDS = bidding(bid_worth, stake)
"""The bid for the order of the turns, and what the opponents should bid for it."""

"""What money could still buy a player: shown while he bids."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import pieces_to_buy
from risk_desktop.engine.game import Game
from risk_desktop.i18n import tr
from risk_desktop.ui.game.bidding.bid_parts import Wish
from risk_desktop.ui.game.bidding.money import MoneyKind
from risk_desktop.ui.names import Names

_NAMED = 2
"""So many pieces of one price are called by their names."""


def wishes_of(game: Game, player: int, kind: MoneyKind, names: Names) -> list[Wish]:
    """Return what a player may come to buy, the cheapest first: pieces that he lacks, and one of each price together."""
    found = []
    for cost, lacking in pieces_to_buy(game, player):
        shown = " / ".join(names.piece(piece) for piece in lacking[:_NAMED])
        words = shown if len(lacking) <= _NAMED else tr(f"bids.lacking.{names.table.edition}", n=len(lacking))
        found.append(Wish(words[:1].upper() + words[1:], kind.words(cost), cost))
    if len(found) > 1:
        total = sum(wish.cost for wish in found)
        found.append(Wish(tr("bids.all_of_them", n=len(found)), kind.words(total), total))
    return found

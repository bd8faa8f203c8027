"""What the plate of a region says when the pointer rests on it: what the region pays, to whom, and who is near it."""

from __future__ import annotations

from collections import Counter

from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext


class RegionTips:
    """Words about regions for the board, which knows no rules and no names of players."""

    def __init__(self, context: GameContext) -> None:
        self._context = context

    def tip(self, region: int) -> str:
        """Return what a region pays, and who holds it."""
        board = self._context.game.rules.board
        name = self._context.names.region(region)
        pays = tr("board.region.pays", n=board.regions[region].bonus, region=name)
        return f"{pays}\n{self.held(region)}"

    def held(self, region: int) -> str:
        """Return who holds a region; where nobody holds all of it, how much it needs and who has how much."""
        shown, names = self._context.board.position, self._context.names
        out = shown.ruins | shown.gone
        lands = [land for land in self._context.game.rules.board.regions[region].members if land not in out]
        counts = Counter(owner for land in lands if (owner := shown.holder(land)) >= 0)
        for seat, count in counts.items():
            if count == len(lands):
                return tr("board.region.held", player=names.player(seat))
        needs = tr("board.region.needs", n=len(lands))
        shares = (tr("board.region.share", player=names.player(seat), n=count) for seat, count in counts.most_common())
        return ": ".join(filter(None, (needs, ", ".join(shares))))

"""A click on who plays shows what land is his; the plate of a region shows what belongs to it, and tells what it pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts


class LandsShown(FeatureController):
    """Lets the land of a player, a team or a neutral colour glow when its plaque, strip or piece is picked.

    Where a player is to be named, the pick names him instead.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        context, layout = parts.context, parts.layout
        self._views, self._input = parts.views, parts.input
        for plaque in layout.plaques:
            plaque.picked.connect(self._show_of_seat)
        for piece in layout.neutrals:
            piece.picked.connect(self._show_of_seat)
        for strip in layout.teams:
            strip.picked.connect(self._show_of_team)
        tips = RegionTips(context)
        context.board.descriptions.region_tip, context.board.descriptions.region_words = tips.tip, tips.held
        context.board.input.region_pointed.connect(self._show_region)

    def _show_region(self, region: int) -> None:
        self._views.glow(tuple(self._context.game.rules.board.regions[region].members))

    def _show_of_seat(self, seat: int) -> None:
        self._views.end_highlight()
        if not self._input.click_player(seat):
            self._show(t for t, who in enumerate(self._context.command(seat)[0]) if who == seat)

    def _show_of_team(self, team: int) -> None:
        members = self._context.names.teams.members[team]
        self._show(t for t, who in enumerate(self._context.game.state.owner) if who in members)

    def _show(self, lands: Iterable[int]) -> None:
        """Let lands glow; another board shows only where none of them is on this one, as the last of them decides."""
        self._views.highlight(sorted(lands, key=self._is_here))

    def _is_here(self, land: int) -> bool:
        board = self._context.board
        return board.overview.board_of(land) == board.switcher.board


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

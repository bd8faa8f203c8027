"""A click on who plays shows what land is his; the plate of a region shows what belongs to it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.layout import GameLayout
from risk_desktop.ui.game.region_tips import RegionTips
from risk_desktop.ui.game.view_switches import Views


class LandsShown(QObject):
    """Lets the land of a player, a team or a neutral colour glow when its plaque, strip or piece is picked."""

    def __init__(self, context: GameContext, views: Views, layout: GameLayout, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._views = context, views
        for plaque in layout.plaques:
            plaque.picked.connect(self._show_of_seat)
        for piece in layout.neutrals:
            piece.picked.connect(self._show_of_seat)
        for strip in layout.teams:
            strip.picked.connect(self._show_of_team)
        tips = RegionTips(context)
        context.board.region_tip, context.board.region_words = tips.tip, tips.held
        context.board.region_pointed.connect(self._show_region)

    def _show_region(self, region: int) -> None:
        self._views.glow(tuple(self._context.game.rules.board.regions[region].members))

    def _show_of_seat(self, seat: int) -> None:
        owners = self._context.command(seat)[0]
        self._views.highlight(tuple(t for t, who in enumerate(owners) if who == seat))

    def _show_of_team(self, team: int) -> None:
        members = self._context.names.teams.members[team]
        self._views.highlight(tuple(t for t, who in enumerate(self._context.game.state.owner) if who in members))

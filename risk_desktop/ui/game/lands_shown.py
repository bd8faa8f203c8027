"""A click on who plays shows what land is his; the plate of a region shows what belongs to it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from risk_desktop.ui.game.context import Desk
from risk_desktop.ui.game.layout import Furniture
from risk_desktop.ui.game.region_tips import RegionTips
from risk_desktop.ui.game.view_switches import Views


class LandsShown(QObject):
    """Lets the land of a player, a team or a neutral colour glow when its plaque, strip or piece is picked."""

    def __init__(self, desk: Desk, views: Views, furniture: Furniture, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._views = desk, views
        for plaque in furniture.plaques:
            plaque.picked.connect(self._show_of_seat)
        for piece in furniture.neutrals:
            piece.picked.connect(self._show_of_seat)
        for strip in furniture.teams:
            strip.picked.connect(self._show_of_team)
        tips = RegionTips(desk)
        desk.board.region_tip, desk.board.region_words = tips.tip, tips.held
        desk.board.region_pointed.connect(self._show_region)

    def _show_region(self, region: int) -> None:
        self._views.glow(tuple(self._desk.game.rules.board.regions[region].members))

    def _show_of_seat(self, seat: int) -> None:
        owners = self._desk.command(seat)[0]
        self._views.highlight(tuple(t for t, who in enumerate(owners) if who == seat))

    def _show_of_team(self, team: int) -> None:
        members = self._desk.names.teams.members[team]
        self._views.highlight(tuple(t for t, who in enumerate(self._desk.game.state.owner) if who in members))

"""Single dice that everybody wants to see fall: whether a neutral colour stays loyal, how many armies an ally gets."""

from __future__ import annotations

from risk_desktop.editions.classic.neutrals.muster import AllyMustered
from risk_desktop.editions.classic.neutrals.stances import LoyaltyTested
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.motion import MOTION


class DieCalls(GamePanel):
    """Rolls the die of the layout for events that show; where nothing is animated nothing is called."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        parts.director.animator.shown.connect(self._follow)

    def _follow(self, event: Event) -> None:
        """Show the die of an event that has one."""
        if MOTION.speed_factor == 0:
            return
        names = self._context.names
        if isinstance(event, LoyaltyTested):
            title = tr("play.call.loyalty", player=names.player(event.neutral))
            verdict = tr("play.call.firm" if event.firm else "play.call.turns")
            self._layout.call_die(names.seat_colours(event.neutral), title, event.roll, verdict)
        elif isinstance(event, AllyMustered):
            title = tr("play.call.muster", player=names.player(event.neutral))
            verdict = tr("play.call.mustered", n=event.armies)
            self._layout.call_die(names.seat_colours(event.neutral), title, event.armies, verdict)

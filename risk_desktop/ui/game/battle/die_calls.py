"""Single dice that everybody wants to see fall: whether a neutral colour stays loyal, how many armies an ally gets."""

from __future__ import annotations

from risk_desktop.editions.classic.neutrals.muster import AllyMustered
from risk_desktop.editions.classic.neutrals.stances import LoyaltyTested
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.layout import GameLayout
from risk_desktop.ui.motion import MOTION


class DieCalls:
    """Rolls the die of the layout for events that show; where nothing is animated nothing is called."""

    def __init__(self, context: GameContext, layout: GameLayout) -> None:
        self._context, self._layout = context, layout

    def follow(self, event: Event) -> None:
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

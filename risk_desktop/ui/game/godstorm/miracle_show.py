"""Miracle cards as all see them: the card, and what it does to the land."""

from __future__ import annotations

from risk_desktop.editions.godstorm.afterlife import DeadWalked
from risk_desktop.editions.godstorm.cards.events import (
    ContinentStruck,
    FireCalled,
    GarrisonsSwapped,
    GroundHallowed,
    MiracleCancelled,
    MiracleRolled,
)
from risk_desktop.editions.godstorm.declarations import InvasionDeclared
from risk_desktop.editions.godstorm.god_war import GodWarFought
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.plague import PlagueEnded
from risk_desktop.editions.godstorm.waters import LinkClosed
from risk_desktop.engine.events import Event
from risk_desktop.ui.game.cards.decks.card_effects import Lands, Looks
from risk_desktop.ui.game.cards.decks.card_show import CardShow


class MiracleShow(CardShow):
    """Knows what miracles tell."""

    looks: Looks = {
        "storm": "storms ragnarok siren",
        "fire": "fire_rains fire_sears lava",
        "flood": "boil",
        "shield": "sacred plowshares",
        "stealth": "fog trojan meek",
        "blight": "old_age deaths_door mighty sun convert idol dead_walk",
        "light": "heroes champions prayers gather faith empire workers warriors eagles purge",
        "quake": "continent temple_falls",
    }
    ends = (MiracleCancelled, InvasionDeclared, GodWarFought)

    def touched(self) -> dict[type[Event], Lands]:
        """Return the territories of what only miracles do."""
        regions = self._context.game.rules.board.regions
        return {
            MiracleRolled: lambda event: (event.territory,),
            ContinentStruck: lambda event: regions[event.region].members,
            GroundHallowed: lambda event: (event.territory,),
            GarrisonsSwapped: lambda event: (event.a, event.b),
            GodBanished: lambda event: (event.territory,),
            PlagueEnded: lambda event: (event.territory,),
            LinkClosed: lambda event: (event.a, event.b),
            DeadWalked: lambda event: (event.territory,),
            FireCalled: self._fought_for,
        }

    def _fought_for(self, event: FireCalled) -> tuple[int, ...]:
        """Return the territory that is being fought for."""
        arrow = self._context.arrow
        return (arrow[1],) if arrow is not None else ()

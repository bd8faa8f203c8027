"""What is shown of command cards: the invasion that they answer, what they roll or turn over, and where they strike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from risk_desktop.editions.ad2210.cards.events import (
    CardDieRolled,
    CardSettled,
    LandingOpened,
    TerritoryCardsTurned,
)
from risk_desktop.editions.ad2210.invasion import InvasionAnnounced, InvasionEnded
from risk_desktop.engine.events import Event
from risk_desktop.ui.game.cards.decks.card_effects import Lands, Looks
from risk_desktop.ui.game.cards.decks.card_show import CardShow
from risk_desktop.ui.game.feature_controller import GameParts
from risk_desktop.ui.motion import MOTION

_OFF_MS, _ANNOUNCE_MS = 800, 420


class CommandCardShow(CardShow):
    """Shows an invasion when it is announced, as cards may answer it, and what a card does when it has been read."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._invasion: tuple[int, ...] = ()

    def scenes(self) -> dict[type[Event], Callable[[Any], int]]:
        """Return what shows each kind of event."""
        return {
            **super().scenes(),
            CardDieRolled: self._roll,
            TerritoryCardsTurned: self._turn,
            InvasionAnnounced: self._announce,
            InvasionEnded: self._call_off,
        }

    looks: Looks = {
        "shield": "cease_fire",
        "energy": "assemble_mods reinforcements hidden_energy energy_extraction territorial_station invade_earth",
        "stealth": "stealth_mods stealth_station scout_forces evacuation redeployment",
        "blast": "rocket_strike scatter_bomb zone_strike assassin_bomb death_trap",
    }
    ends = (CardSettled,)

    def touched(self) -> dict[type[Event], Lands]:
        """Return where dice and turned cards let something strike, and what is not invaded any more."""
        regions = self._context.game.rules.board.regions
        return {
            CardDieRolled: lambda event: regions[event.region].members if event.region >= 0 else self._aimed,
            TerritoryCardsTurned: lambda event: event.territories,
            LandingOpened: lambda event: (event.territory,),
            InvasionEnded: lambda event: (event.target,),
        }

    @property
    def answered(self) -> tuple[int, ...]:
        """Origin and target of the invasion."""
        return self._invasion

    def _roll(self, event: CardDieRolled) -> int:
        self.flight.stop()
        regions = self._context.game.rules.board.regions
        self._look_at(regions[event.region].members if event.region >= 0 else self._aimed)
        return 0

    def _turn(self, event: TerritoryCardsTurned) -> int:
        self.flight.stop()
        self._look_at(event.territories)
        return 0

    def _look_at(self, places: Sequence[int]) -> None:
        """Go where something strikes: to the board of the first place."""
        if places:
            self._context.look_at(places[0])

    def _announce(self, event: InvasionAnnounced) -> int:
        """Show the arrow; one that has to grow first takes as long again."""
        grows = not self._context.has_arrow(event.origin, event.target)
        self._invasion = (event.origin, event.target)
        self._context.show_arrow(event.origin, event.target, event.player)
        return MOTION.fade(2 * _ANNOUNCE_MS if grows else _ANNOUNCE_MS)

    def _call_off(self, event: InvasionEnded) -> int:
        self._invasion = ()
        self._context.hide_arrow()
        return MOTION.fade(_OFF_MS)

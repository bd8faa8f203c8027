"""Cards that draw territory cards and wait: Scout Forces, Invade Earth, Hidden Energy; Energy Extraction (AD-Z-4, -14 to -16)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from risk_desktop.engine.events import CardDrawn
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count, LandOrNowhere
from risk_desktop.engine.state import GameState, Slot

from ...common.card_play import Aim
from ..campaign import campaign
from ..invasion import Invasion
from ..terrain import LAND, WATER, card_deck, draw_territory, of_terrain
from .effect import CommandEffect, CommandPlay, drawing
from .events import LandingOpened, ScoutsSent, TerritoryCardsTurned

SCOUT_DECK = card_deck(LAND)
"""The hands of this deck are the territories that Scout Forces wait for: only the player himself sees his."""
SCOUT_MODS = 5
HOARDS = "hoards"
WHOLE_MOON = -1
Energy = Annotated[int, Meta(ge=1, le=50)]


class HoardSlot(Slot):
    """What the player on turn hopes for at its end: ``energy`` by territory, WHOLE_MOON for all of the Moon."""

    energy: dict[LandOrNowhere, Count] = {}


def hoards(state: GameState) -> dict[int, int]:
    """Return the energy that waits for the end of this turn, by territory (AMB-45)."""
    slot: HoardSlot = state.slots[HOARDS]
    return slot.energy


class ScoutForces(CommandEffect, frozen=True, tag="scout_forces"):
    """Five MODs wait for a secret land; they appear as soon as it is controlled, in anybody's turn (AD-Z-4)."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Nothing to choose."""
        return drawing(game, LAND)

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Take the top land card in secret; nothing happens if there is none (AMB-5)."""
        deck = game.state.decks[SCOUT_DECK]
        if not deck.draw:
            game.emit(ScoutsSent(play.player, SCOUT_MODS, sent=False))
        else:
            card = deck.draw.pop()
            deck.hands[play.player].append(card)
            territory = of_terrain(game.rules.board, LAND)[card]
            game.emit(ScoutsSent(play.player, SCOUT_MODS, territory=territory))
            game.emit(CardDrawn(play.player, SCOUT_DECK, card))


class InvadeEarth(CommandEffect, frozen=True, tag="invade_earth"):
    """Land cards are turned over until one shows foreign or empty land: it may be invaded from the Moon (AD-Z-14)."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Nothing to choose."""
        return drawing(game, LAND)

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Open the way for this turn; cards of own land are discarded on the way."""
        shown: list[int] = []
        target = draw_territory(game, LAND)
        while target is not None:
            shown.append(target)
            if game.state.owner[target] != play.player:
                break
            target = draw_territory(game, LAND)
        game.emit(TerritoryCardsTurned(play.player, play.card, LAND, tuple(shown)))
        if target is not None:
            campaign(game.state).landings.append(target)
        game.emit(LandingOpened(play.player, -1 if target is None else target))


class HiddenEnergy(CommandEffect, frozen=True, tag="hidden_energy"):
    """``energy`` for controlling a drawn water territory at the end of this turn; the card is open (AD-Z-15, AMB-29)."""

    energy: Energy

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Nothing to choose."""
        return drawing(game, WATER)

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Draw it, if there is one."""
        target = draw_territory(game, WATER)
        game.emit(TerritoryCardsTurned(play.player, play.card, WATER, () if target is None else (target,)))
        if target is not None:
            hoards(game.state)[target] = self.energy


class EnergyExtraction(CommandEffect, frozen=True, tag="energy_extraction"):
    """``energy`` for controlling the whole Moon at the end of this turn (AD-Z-16, AMB-14)."""

    energy: Energy

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Wait for the end of the turn."""
        found = hoards(game.state)
        found[WHOLE_MOON] = found.get(WHOLE_MOON, 0) + self.energy

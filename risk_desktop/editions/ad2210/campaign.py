"""What the player on turn has done and may still do: forgotten when the next turn starts."""

from __future__ import annotations

from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count, Land, Seat
from risk_desktop.engine.rules import Module
from risk_desktop.engine.state import GameState, Slot


class CampaignSlot(Slot):
    """``closed``: an invasion was announced, so that cards "before your first invasion" are too late (AD-H-3).

    ``beaten``: contested territories taken (AD-L-1). ``front``: origin and target of the last invasion. ``disturbed``: a
    card was played against it. Set by cards: ``truces``, players whose territories are safe from him (AD-Z-8);
    ``landings``, land that he may invade from the Moon (AD-R-1); ``jammed``, players who may play no cards (AD-Z-13).
    """

    closed: bool = False
    beaten: Count = 0
    disturbed: bool = False
    front: list[Land] = []
    truces: list[Seat] = []
    landings: list[Land] = []
    jammed: list[Seat] = []

    def is_valid(self, game: Game) -> bool:
        """The last invasion has an origin and a target."""
        return len(self.front) in (0, 2)


def campaign(state: GameState) -> CampaignSlot:
    """Return the memory of this turn."""
    slot: CampaignSlot = state.slots["campaign"]
    return slot


def new_campaign(game: Game, event: TurnStarted) -> None:
    """A turn starts: nothing has happened in it."""
    game.state.slots["campaign"] = CampaignSlot()


CAMPAIGN = Module(
    id="campaign",
    needs=("turns",),
    triggers={TurnStarted: (new_campaign,)},
    slots={"campaign": lambda seats: CampaignSlot()},
)

"""What the player on turn has done in his turn and in the invasion under way: forgotten when the next turn starts."""

from __future__ import annotations

from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count, Land, Seat
from risk_desktop.engine.rules import Module
from risk_desktop.engine.state import GameState, Slot

from .gods import GODS

DEEDS = "deeds"


class DeedsSlot(Slot):
    """``defended``: defended territories conquered (G-52). ``sky_card``: the Sky labor has been rewarded (G-53).

    Of the invasion under way: ``attacked``, whether there was a god war or a roll (G-73); ``slain``, defenders who fell to
    dice (G-52); ``used``, kinds of the attacker's gods whose power was used (G-87). Set by miracles: ``sacred``,
    territories that nobody may attack; ``fire``, by seat what is added to his totals in god wars.
    """

    defended: Count = 0
    sky_card: bool = False
    attacked: bool = False
    slain: Count = 0
    used: list[str] = []
    sacred: list[Land] = []
    fire: dict[Seat, Count] = {}

    def is_valid(self, game: Game) -> bool:
        """Only gods have powers."""
        return set(self.used) <= set(GODS)


def deeds(state: GameState) -> DeedsSlot:
    """Return the memory of this turn."""
    slot: DeedsSlot = state.slots[DEEDS]
    return slot


def new_invasion(state: GameState) -> None:
    """An invasion begins: nothing has happened in it."""
    slot = deeds(state)
    slot.attacked, slot.slain, slot.used = False, 0, []


def use_power(state: GameState, *kinds: str) -> None:
    """Remember that the attacker's gods of these kinds used their power."""
    slot = deeds(state)
    slot.used += [kind for kind in kinds if kind not in slot.used]


def new_deeds(game: Game, event: TurnStarted) -> None:
    """A turn starts: nothing has happened in it."""
    game.state.slots[DEEDS] = DeedsSlot()


DEEDS_OF_TURN = Module(
    id=DEEDS,
    needs=("turns",),
    triggers={TurnStarted: (new_deeds,)},
    slots={DEEDS: lambda seats: DeedsSlot()},
)

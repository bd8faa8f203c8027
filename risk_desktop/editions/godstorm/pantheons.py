"""The five pantheons: who leads which, chosen in the order of a roll (G-18); one of them may be neutral (G-26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from risk_desktop.engine.choices import Choice, Pick
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Length
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.state import GameState, Slot
from risk_desktop.engine.step import Decision, Facts, Step

from ..common.bidding import rolled_apart
from .decisions import SeatFacts

PANTHEON = "pantheon"
HAVENS = {
    "babylonians": "kurnugia",
    "celts": "avalon",
    "egyptians": "duat",
    "greeks": "elysium",
    "norse": "valhalla",
}
"""The Afterlife of each pantheon, as the board names it (G-1)."""
PANTHEONS = tuple(HAVENS)
"""Their keys; colour, gods' names and Afterlife follow from them."""
UNCHOSEN = ""
CHOOSER = 0
"""Who chooses the neutral pantheon: one of the two, says the book of it in general; it makes no difference in play."""
CHOSEN, BY_LOT = "chosen", "lot"
NEUTRAL_PANTHEON = OptionSpec(
    "neutral_pantheon", CHOSEN, (CHOSEN, BY_LOT), group="start", place=1, idle_for=lambda players, options: players != 2
)
"""How the neutral pantheon of a game for two is found (G-26)."""


class PantheonSlot(Slot):
    """``of``: by seat, the key of his pantheon; "" as long as he has none."""

    of: Annotated[list[str], Length.BY_SEAT]

    def is_valid(self, game: Game) -> bool:
        """Each pantheon once; as soon as there are turns, everybody leads one."""
        led = [name for name in self.of if name]
        chosen = len(led) == len(self.of) or not game.state.round
        return chosen and len(set(led)) == len(led) and set(led) <= HAVENS.keys()


class PantheonsRolled(Event, frozen=True):
    """These players rolled for the choice of the pantheons; equal rolls are rolled again."""

    players: tuple[int, ...]
    rolls: tuple[int, ...]


class PantheonTaken(Event, frozen=True):
    """``player`` leads ``pantheon``; a neutral seat too has one."""

    player: int
    pantheon: str


def pantheons_led(state: GameState) -> dict[int, str]:
    """Return by seat the pantheons that have been chosen."""
    of: list[str] = state.slots[PANTHEON].of
    return {seat: pantheon for seat, pantheon in enumerate(of) if pantheon}


def take_pantheon(game: Game, seat: int, pantheon: str) -> None:
    """Give ``pantheon`` to ``seat``."""
    game.state.slots[PANTHEON].of[seat] = pantheon
    game.emit(PantheonTaken(seat, pantheon))


class ChooseNeutralPantheon(Step, frozen=True):
    """A pantheon is chosen for the neutral ``seat``, before the players choose their own (G-26)."""

    seat: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for one of all pantheons."""
        return Decision(CHOOSER, PANTHEON, Choices([Pick(name) for name in PANTHEONS]), self)

    def facts(self, game: Game) -> Facts:
        """Return whose pantheon it will be."""
        return SeatFacts(self.seat)

    def take(self, game: Game, choice: Choice) -> None:
        """Take the chosen one."""
        assert isinstance(choice, Pick)
        take_pantheon(game, self.seat, choice.key)


class NeutralPantheon(Step, frozen=True):
    """House rule: a pantheon is drawn for the neutral seat."""

    seat: int

    def run(self, game: Game) -> None:
        """Draw it."""
        take_pantheon(game, self.seat, PANTHEONS[game.dice.roll(len(PANTHEONS)) - 1])


class RollForPantheons(Step, frozen=True):
    """Everybody rolls; the highest chooses first, and is the first in the set-up (G-18, G-20)."""

    def run(self, game: Game) -> None:
        """Roll, and let them choose in descending order."""
        order = rolled_apart(game, range(game.state.players), PantheonsRolled)
        game.state.slots["turns"].first = order[0]
        game.push(ChoosePantheons(tuple(order)))


class ChoosePantheons(Step, frozen=True):
    """One after the other takes a free pantheon."""

    waiting: tuple[int, ...]

    def free(self, game: Game) -> list[str]:
        """Return the pantheons that nobody leads."""
        return [name for name in PANTHEONS if name not in game.state.slots[PANTHEON].of]

    def decision(self, game: Game) -> Decision | None:
        """Ask the next one, as long as there is a choice."""
        free = self.free(game)
        if not self.waiting or len(free) < 2:
            return None
        return Decision(self.waiting[0], PANTHEON, Choices([Pick(name) for name in free]), self)

    def facts(self, game: Game) -> Facts:
        """Return whose pantheon it will be."""
        return SeatFacts(self.waiting[0])

    def run(self, game: Game) -> None:
        """The last of five takes what is left."""
        for player, pantheon in zip(self.waiting, self.free(game), strict=False):
            take_pantheon(game, player, pantheon)

    def take(self, game: Game, choice: Choice) -> None:
        """Take the chosen one."""
        assert isinstance(choice, Pick)
        take_pantheon(game, self.waiting[0], choice.key)
        game.push(ChoosePantheons(self.waiting[1:]))

    def is_valid(self, game: Game) -> bool:
        """Every player waits for his choice, once."""
        return sorted(self.waiting) == list(range(game.state.players)) and not any(
            game.state.slots[PANTHEON].of[: game.state.players]
        )


def pantheon_steps(game: Game) -> Sequence[Step]:
    """Return the part of the set-up behind the plague."""
    found = NeutralPantheon if game.rules.option(NEUTRAL_PANTHEON.key) == BY_LOT else ChooseNeutralPantheon
    return (*(found(seat) for seat in range(game.state.players, game.state.seats)), RollForPantheons())


CHOICE_OF_PANTHEONS = Module(
    id="pantheons",
    needs=("turns",),
    options=(NEUTRAL_PANTHEON,),
    setup=(pantheon_steps,),
    slots={PANTHEON: lambda seats: PantheonSlot([UNCHOSEN] * seats)},
)

"""Units that are lost: their owner chooses between MODs and commanders (AD-H-7, AD-J-8)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import ArmiesLost
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.step import Decision, Facts, Step

from ..common.decisions import CasualtyFacts
from ..common.pieces import parts
from .units import leaders_in, lose_commanders

CASUALTIES = "casualties"
OWNER, MODS_FIRST = "owner", "mods_first"
CASUALTY_CHOICE = OptionSpec("casualty_choice", OWNER, (OWNER, MODS_FIRST), group="battle")
"""The owner is asked whenever there is a choice (AD-J-8), or MODs go first, and he is asked only which commander."""


class Lose(Choice, frozen=True):
    """Of the units that are lost these are commanders."""

    leaders: tuple[str, ...] = ()


class ChooseFallen(Step, frozen=True):
    """``lost`` units of ``seat`` in ``territory`` have been counted down already; he says which of them are commanders."""

    secrecy = "public"

    seat: int
    territory: int
    lost: int

    def ways(self, game: Game) -> list[Lose]:
        """Return what he may lose, the fewest commanders first."""
        leaders = leaders_in(game.state, self.territory)
        least = max(0, len(leaders) - game.state.armies[self.territory])
        most = least if game.rules.option(CASUALTY_CHOICE.key) == MODS_FIRST else self.lost
        return [Lose(some) for some in parts(leaders, least, most)]

    def decision(self, game: Game) -> Decision | None:
        """Ask, if there is a choice."""
        ways = self.ways(game)
        if len(ways) < 2:
            return None
        return Decision(game.state.decider(self.seat), CASUALTIES, Choices(ways), self)

    def facts(self, game: Game) -> Facts:
        """Return whose units fall where, and the commanders that may be among them."""
        return CasualtyFacts(self.seat, self.territory, self.lost, tuple(way.leaders for way in self.ways(game)))

    def run(self, game: Game) -> None:
        """There is none: only MODs fall, or all."""
        self.take(game, self.ways(game)[0])

    def take(self, game: Game, choice: Choice) -> None:
        """Take the commanders off the board."""
        assert isinstance(choice, Lose)
        lose_commanders(game, self.seat, self.territory, choice.leaders)


def lose_units(game: Game, territory: int, number: int) -> list[Step]:
    """Take ``number`` units off ``territory`` (not more than there are); return the step that asks which they are.

    For losses that aren't rolled for in battle. Several territories may be hit at the same moment before anybody chooses.
    """
    seat, lost = game.state.owner[territory], min(number, game.state.armies[territory])
    if not lost:
        return []
    game.state.armies[territory] -= lost
    game.emit(ArmiesLost(seat, territory, lost))
    return [ChooseFallen(seat, territory, lost)]


FALLEN = Module(id=CASUALTIES, needs=("units",), options=(CASUALTY_CHOICE,))

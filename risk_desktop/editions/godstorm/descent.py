"""Step 8: armies march out of the Afterlife, into own fields and empty gates (G-104 to G-107)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.choices import Choice, Pass, Place
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Allocation, Reason
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.engine.step import Decision, Step

from .afterlife import AFTERLIFE, AfterlifeLeft, dead_of
from .realms import GATE, fields, fields_of

LEAVE = "leave_afterlife"


class UpTo(Allocation):
    """Ways to spread 1 to ``total`` armies over ``territories``, and to pass."""

    def __init__(self, total: int, territories: Sequence[int]) -> None:
        super().__init__(total, territories, (Pass(),))

    def explain(self, choice: object) -> Reason | None:
        """Say which territory or which number is wrong."""
        if type(choice) is Place:
            placed = sum(number for _, number in choice.parts)
            if not 1 <= placed <= self.total:
                return Reason("illegal.place.total", {"total": self.total, "placed": placed})
            return Allocation(placed, self.territories).explain(choice)
        return super().explain(choice)

    def sample(self, dice: Dice) -> Choice:
        """Return all armies or some of them, in a few random heaps, or (one time in four) none."""
        kind = dice.roll(4)
        if kind == 1:
            return Pass()
        total = self.total if kind > 2 else dice.roll(self.total)
        return Allocation(total, self.territories).sample(dice)

    @property
    def count(self) -> int:
        """Number of ways to spread any number of them, and none."""
        return 1 + sum(Allocation(number, self.territories).count for number in range(1, self.total + 1))


def goals_of(state: GameState, game: Game, player: int) -> list[int]:
    """Return where armies of his Afterlife may march without a fight: own fields, and gates where nobody stands (A-14)."""
    board = game.rules.board
    return sorted(
        {*fields_of(state, board, player), *(gate for gate in fields(board, GATE) if state.owner[gate] == NOBODY)}
    )


class LeaveAfterlife(Step, frozen=True):
    """Any number of armies leaves, into any of those fields (G-104 to G-107)."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for all of them at once."""
        dead, goals = dead_of(game.state, self.player), goals_of(game.state, game, self.player)
        return Decision(self.player, LEAVE, UpTo(dead, tuple(goals)), self) if dead and goals else None

    def run(self, game: Game) -> None:
        """Nobody can leave."""

    def take(self, game: Game, choice: Choice) -> None:
        """March to the chosen fields."""
        if not isinstance(choice, Place):
            return
        state = game.state
        for field, number in choice.parts:
            state.slots[AFTERLIFE].dead[self.player] -= number
            state.owner[field] = self.player
            state.armies[field] += number
        game.emit(AfterlifeLeft(self.player, choice.parts))


DESCENT = Module(id="descent", needs=("afterlives", "realms"), phases=(Phase(LEAVE, LeaveAfterlife),))

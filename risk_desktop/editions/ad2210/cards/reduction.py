"""Removing MODs of one's own choice, over all territories (AD-Z-20)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.events import ArmiesLost
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Options, Reason
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision, Step

from ..units import mods_in
from .aims import Remove

REMOVE_MODS = "remove_mods"


def mods_of(state: GameState, seat: int) -> dict[int, int]:
    """Return how many MODs ``seat`` has in each of its territories with any; commanders don't count."""
    own = ((t, mods_in(state, t)) for t, owner in enumerate(state.owner) if owner == seat)
    return {territory: mods for territory, mods in own if mods > 0}


class ModRemovals(Options):
    """Ways to remove exactly ``total`` of the MODs in ``mods``, by territory; there are more than that."""

    __slots__ = ("mods", "total")

    def __init__(self, mods: dict[int, int], total: int) -> None:
        self.mods, self.total = mods, total

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say which territory or which sum is wrong."""
        if not isinstance(choice, Remove):
            return Reason("illegal.choice")
        places = [territory for territory, _ in choice.parts]
        if places != sorted(set(places)):
            return Reason("illegal.remove.order")
        for territory, number in choice.parts:
            if not 1 <= number <= self.mods.get(territory, 0):
                return Reason("illegal.remove.mods", {"territory": territory, "hi": self.mods.get(territory, 0)})
        removed = sum(number for _, number in choice.parts)
        return (
            None if removed == self.total else Reason("illegal.remove.total", {"total": self.total, "removed": removed})
        )

    def sample(self, dice: Dice) -> Choice:
        """Return MODs taken one by one at random."""
        left, taken = dict(self.mods), dict.fromkeys(self.mods, 0)
        for _ in range(self.total):
            territory = pick([t for t, mods in left.items() if mods], dice)
            left[territory] -= 1
            taken[territory] += 1
        return Remove(tuple((t, number) for t, number in sorted(taken.items()) if number))

    @property
    def count(self) -> int:
        """Number of ways, counted territory by territory."""
        ways = [1] + [0] * self.total
        for mods in self.mods.values():
            ways = [sum(ways[n - k] for k in range(min(n, mods) + 1)) for n in range(self.total + 1)]
        return ways[self.total]


class RemoveMods(Step, frozen=True):
    """``player`` removes ``number`` MODs of his choice, or all if he has fewer; territories may be emptied."""

    secrecy = "public"

    player: int
    number: int

    def decision(self, game: Game) -> Decision | None:
        """Ask, if there is a choice."""
        mods = mods_of(game.state, self.player)
        if len(mods) < 2 or sum(mods.values()) <= self.number or not self.number:
            return None
        return Decision(self.player, REMOVE_MODS, ModRemovals(mods, self.number), self)

    def run(self, game: Game) -> None:
        """There is none: all go, or those of the only territory."""
        left, parts = self.number, []
        for territory, mods in mods_of(game.state, self.player).items():
            parts.append((territory, min(left, mods)))
            left -= min(left, mods)
        self.take(game, Remove(tuple(part for part in parts if part[1])))

    def take(self, game: Game, choice: Choice) -> None:
        """Take them off the board."""
        assert isinstance(choice, Remove)
        for territory, number in choice.parts:
            game.state.armies[territory] -= number
            game.emit(ArmiesLost(self.player, territory, number))

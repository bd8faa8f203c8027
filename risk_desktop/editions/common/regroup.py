"""Regrouping at the end of a turn: any number of armies, one step each, all at once; those that fought stay (D-31, X-40)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

from risk_desktop.engine.choices import Choice, Pass, Regroup
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.events import ArmiesLost, ArmiesMoved, AttackDeclared, TerritoryConquered, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count, Length
from risk_desktop.engine.options import Options, Reason
from risk_desktop.engine.rules import Module, OptionValue
from risk_desktop.engine.state import Slot
from risk_desktop.engine.step import Decision, Step

REGROUP = "regroup"
"""Kind of the decision, name of the slot, and value of the option ``fortify``."""

Shift = tuple[int, int, int]
"""Origin, target and number of armies that go from the one to the other."""


class RegroupSlot(Slot):
    """``used``: by territory, armies that fought or moved into a conquered territory this turn; empty: nobody did yet."""

    used: Annotated[list[Count], Length.BY_LAND_OR_EMPTY] = []


class Regroupings(Options):
    """Sets of moves that can happen at the same time, each army one step at most, or none."""

    __slots__ = ("armies", "game", "owner", "player")

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
        self.owner, self.armies = game.rules.tenure.command(game.state, player)

    def fresh(self, territory: int) -> int:
        """Return how many armies of ``territory`` took no part in this turn's battles: those may move."""
        used = self.game.state.slots[REGROUP].used
        return self.armies[territory] - (used[territory] if used else 0)

    def targets(self, origin: int) -> list[int]:
        """Return the own neighbours of ``origin``."""
        return [n for n in self.game.rules.board.neighbours[origin] if self.owner[n] == self.player]

    def origins(self) -> list[int]:
        """Return own territories with fresh armies and an own neighbour."""
        return [
            t for t in self.game.rules.board.held_by(self.owner, self.player) if self.fresh(t) > 0 and self.targets(t)
        ]

    def possible(self) -> bool:
        """Tell whether anything can move: somewhere one army would be left, or another comes in its place."""
        return any(self.armies[t] > 1 for t in self.origins())

    def after(self, moves: Iterable[Shift]) -> dict[int, int]:
        """Return the own armies that would stand in the territories that ``moves`` touch."""
        left: dict[int, int] = {}
        for origin, target, number in moves:
            left[origin] = left.get(origin, self.armies[origin]) - number
            left[target] = left.get(target, self.armies[target]) + number
        return left

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say which move is wrong, or which territory gives too many armies."""
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, Regroup) or not choice.moves:
            return Reason("illegal.choice")
        if len({move[:2] for move in choice.moves}) < len(choice.moves):
            return Reason("illegal.regroup.twice")
        for move in choice.moves:
            reason = self.explain_move(*move)
            if reason is not None:
                return reason
        return self.explain_sum(choice.moves)

    def explain_move(self, origin: int, target: int, armies: int) -> Reason | None:
        """Say what is wrong with one of the moves."""
        size = len(self.game.rules.board)
        if not (0 <= origin < size and 0 <= target < size):
            return Reason("illegal.fortify.nowhere")
        for territory in (origin, target):
            if self.owner[territory] != self.player:
                return Reason("illegal.fortify.not_yours", {"territory": territory})
        if target not in self.game.rules.board.neighbour_sets[origin]:
            return Reason("illegal.regroup.far", {"origin": origin, "target": target})
        return None if armies >= 1 else Reason("illegal.regroup.none", {"origin": origin, "target": target})

    def explain_sum(self, moves: tuple[Shift, ...]) -> Reason | None:
        """Say which territory gives armies that fought, or all that it has."""
        leaving: dict[int, int] = {}
        for origin, _, number in moves:
            leaving[origin] = leaving.get(origin, 0) + number
        for origin, number in leaving.items():
            if number > self.fresh(origin):
                return Reason("illegal.regroup.used", {"territory": origin, "hi": self.fresh(origin)})
        for territory, left in self.after(moves).items():
            if left < 1:
                return Reason("illegal.regroup.empty", {"territory": territory})
        return None

    def sample(self, dice: Dice) -> Choice:
        """Return up to three moves at random that go together, or none (one time in three)."""
        origins = self.origins()
        if not origins or dice.roll(3) == 1:
            return Pass()
        moves: tuple[Shift, ...] = ()
        for _ in range(dice.roll(3)):
            origin = pick(origins, dice)
            move = (origin, pick(self.targets(origin), dice), dice.roll(self.fresh(origin)))
            if Regroup((*moves, move)) in self:
                moves = (*moves, move)
        return Regroup(moves) if moves else Pass()

    @property
    def count(self) -> int:
        """Number of single moves, and none; the ways to put moves together are too many to count."""
        return 1 + sum(min(self.fresh(o), self.armies[o] - 1) * len(self.targets(o)) for o in self.origins())


class RegroupPhase(Step, frozen=True):
    """Armies that took no part in this turn's battles go one step, all at the same time (D-31)."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for all moves at once, if any is possible."""
        options = Regroupings(game, self.player)
        return Decision(self.player, REGROUP, options, self) if options.possible() else None

    def run(self, game: Game) -> None:
        """Nothing can move."""

    def take(self, game: Game, choice: Choice) -> None:
        """Move the armies."""
        if isinstance(choice, Regroup):
            armies = game.state.armies
            for origin, target, number in choice.moves:
                armies[origin] -= number
                armies[target] += number
            for origin, target, number in choice.moves:
                game.emit(ArmiesMoved(self.player, origin, target, number, "fortify"))


def used_armies(game: Game) -> list[int]:
    """Return the list of used armies by territory, to be changed."""
    used: list[int] = game.state.slots[REGROUP].used
    if not used:
        used.extend([0] * len(game.rules.board))
    return used


def forget_used(game: Game, event: TurnStarted) -> None:
    """A new turn: all armies are fresh."""
    game.state.slots[REGROUP].used = []


def use_attackers(game: Game, event: AttackDeclared) -> None:
    """Armies that attack are used; armies used before go first (X-40)."""
    used = used_armies(game)
    used[event.origin] = max(used[event.origin], event.armies or event.dice)


def lose_used(game: Game, event: ArmiesLost) -> None:
    """Losses of the attacker come from those who rolled (X-40)."""
    used = used_armies(game)
    used[event.territory] = max(0, used[event.territory] - event.armies)


def use_conquerors(game: Game, event: TerritoryConquered) -> None:
    """Armies that move into a conquered territory are used there."""
    move_used(game, event.origin, event.territory, event.armies)


def use_followers(game: Game, event: ArmiesMoved) -> None:
    """So are those who follow."""
    if event.reason == "occupy":
        move_used(game, event.origin, event.target, event.armies)


def move_used(game: Game, origin: int, target: int, armies: int) -> None:
    """All that move in are used there; those used before go first."""
    used = used_armies(game)
    used[origin] = max(0, used[origin] - armies)
    used[target] += armies


def regroups(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether the rules let armies regroup."""
    return options["fortify"] == REGROUP


REGROUPING = Module(
    id="regrouping",
    when=regroups,
    needs=("fortifying",),
    triggers={
        TurnStarted: (forget_used,),
        AttackDeclared: (use_attackers,),
        ArmiesLost: (lose_used,),
        TerritoryConquered: (use_conquerors,),
        ArmiesMoved: (use_followers,),
    },
    slots={REGROUP: lambda seats: RegroupSlot()},
)
"""Keeps count of the armies that fought, which only a regrouping asks for."""

"""The end of a turn: one move between own territories (W-30, S-30, O-30), or a regrouping (D-31, in ``regroup``)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Fortify, Pass
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.events import ArmiesMoved
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Options, Reason
from risk_desktop.engine.rules import Module, OptionSpec, Phase
from risk_desktop.engine.step import Decision, Step

from .regroup import REGROUP, RegroupPhase

FORTIFY = "fortify"
CONNECTED, ADJACENT = "connected", "adjacent"


class Moves(Options):
    """Moves of any number of armies from one own territory to another that can be reached, or none."""

    __slots__ = ("connected", "game", "player")

    def __init__(self, game: Game, player: int, connected: bool) -> None:
        self.game = game
        self.player = player
        self.connected = connected

    def origins(self) -> list[int]:
        """Return own territories with an army to spare and an own neighbour."""
        state, board = self.game.state, self.game.rules.board
        return [
            t
            for t in board.held_by(state.owner, self.player)
            if state.armies[t] > 1 and any(state.owner[n] == self.player for n in board.neighbours[t])
        ]

    def targets(self, origin: int) -> set[int]:
        """Return where armies of ``origin`` may go: connected through own territories, or adjacent."""
        owner, board = self.game.state.owner, self.game.rules.board
        if self.connected:
            found = board.reachable(origin, lambda t: owner[t] == self.player)
            found.discard(origin)
            return found
        return {n for n in board.neighbours[origin] if owner[n] == self.player}

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with a move."""
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, Fortify):
            return Reason("illegal.choice")
        state, size = self.game.state, len(self.game.rules.board)
        if not (0 <= choice.origin < size and 0 <= choice.target < size):
            return Reason("illegal.fortify.nowhere")
        for territory in (choice.origin, choice.target):
            if state.owner[territory] != self.player:
                return Reason("illegal.fortify.not_yours", {"territory": territory})
        if not 1 <= choice.armies < state.armies[choice.origin]:
            return Reason("illegal.fortify.armies", {"lo": 1, "hi": state.armies[choice.origin] - 1})
        if choice.target not in self.targets(choice.origin):
            return Reason("illegal.fortify.far", {"origin": choice.origin, "target": choice.target})
        return None

    def sample(self, dice: Dice) -> Choice:
        """Return a random move, or none (one time in three)."""
        origins = self.origins()
        if not origins or dice.roll(3) == 1:
            return Pass()
        origin = pick(origins, dice)
        target = pick(sorted(self.targets(origin)), dice)
        return Fortify(origin, target, dice.roll(self.game.state.armies[origin] - 1))

    @property
    def count(self) -> int:
        """Number of moves, and the pass."""
        armies = self.game.state.armies
        return 1 + sum((armies[o] - 1) * len(self.targets(o)) for o in self.origins())


class FortifyPhase(Step, frozen=True):
    """One optional move; at least one army stays (W-30). Where armies regroup instead, that is another step."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for the move, if one is possible."""
        how_far = game.rules.option("fortify")
        if how_far not in (CONNECTED, ADJACENT):
            return None
        options = Moves(game, self.player, how_far == CONNECTED)
        return Decision(self.player, FORTIFY, options, self) if options.origins() else None

    def run(self, game: Game) -> None:
        """No move is possible; or the armies regroup."""
        if game.rules.option("fortify") == REGROUP:
            game.push(RegroupPhase(self.player))

    def take(self, game: Game, choice: Choice) -> None:
        """Move the armies."""
        if isinstance(choice, Fortify):
            game.state.armies[choice.origin] -= choice.armies
            game.state.armies[choice.target] += choice.armies
            game.emit(ArmiesMoved(self.player, choice.origin, choice.target, choice.armies, FORTIFY))


FORTIFYING = Module(
    id="fortifying",
    needs=("turns", "regrouping"),
    options=(OptionSpec("fortify", CONNECTED, (CONNECTED, ADJACENT, REGROUP, "none")),),
    phases=(Phase(FORTIFY, FortifyPhase),),
)

"""The end of a turn: one move between own territories (W-30, S-30, O-30; partners' too, T-09), or a regrouping (D-31)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Fortify, Pass
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Options, Reason
from risk_desktop.engine.rules import Module, OptionSpec, Phase
from risk_desktop.engine.step import Decision, Step

from .armies import move_armies
from .pieces import Escort
from .regroup import REGROUP, RegroupPhase

FORTIFY = "fortify"
CONNECTED, ADJACENT = "connected", "adjacent"


class Moves(Options):
    """Moves of any number of armies from one own territory to another that can be reached, or none.

    ``side``: seats through whose land the way may lead (T-09); ``hosts``: seats in whose land it may end.
    """

    __slots__ = ("_reached", "armies", "connected", "game", "hosts", "owner", "player", "side")

    def __init__(self, game: Game, player: int, connected: bool) -> None:
        self.game = game
        self.player = player
        self.connected = connected
        self.side = game.rules.side_of(player)
        self.hosts = game.rules.tenure.hosts(player)
        self.owner, self.armies = game.rules.tenure.command(game.state, player)
        self._reached: dict[int, set[int]] = {}

    def spare(self, origin: int) -> int:
        """Return how many own armies may leave: the last army of a territory, whosoever it is, stays (W-30, T-14)."""
        return min(self.armies[origin], self.game.state.armies[origin] - 1)

    def origins(self) -> list[int]:
        """Return own territories with an army to spare and somewhere to go."""
        owner, near = self.owner, self.game.rules.board.neighbours
        spare = [t for t in self.game.rules.board.held_by(owner, self.player) if self.spare(t) > 0]
        if len(self.hosts) == len(self.side):
            return [t for t in spare if any(owner[n] in self.hosts for n in near[t])]
        return [t for t in spare if self.targets(t)]

    def targets(self, origin: int) -> set[int]:
        """Return where armies of ``origin`` may go: connected through own and partners' territories, or adjacent."""
        found = self._reached.get(origin)
        if found is None:
            found = self._reached[origin] = self._reach(origin)
        return found

    def _reach(self, origin: int) -> set[int]:
        owner, board = self.owner, self.game.rules.board
        if not self.connected:
            return {n for n in board.neighbours[origin] if owner[n] in self.hosts}
        found = board.reachable(origin, lambda t: owner[t] in self.side)
        found.discard(origin)
        return found if len(self.hosts) == len(self.side) else {t for t in found if owner[t] in self.hosts}

    def goals(self, origin: int) -> set[int]:
        """Return where anything of ``origin`` can go; pieces may be more restricted than armies."""
        return self.targets(origin)

    def escort(self, origin: int, target: int) -> Escort:
        """Return which pieces may go along: none where there are only armies."""
        return Escort()

    def explain_goal(self, origin: int, target: int) -> Reason | None:
        """Say why nothing of ``origin`` can go to ``target``."""
        return self.explain(Fortify(origin, target, 1))

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with a move."""
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, Fortify):
            return Reason("illegal.choice")
        size = len(self.game.rules.board)
        if not (0 <= choice.origin < size and 0 <= choice.target < size):
            return Reason("illegal.fortify.nowhere")
        if self.owner[choice.origin] != self.player:
            return Reason("illegal.fortify.not_yours", {"territory": choice.origin})
        if self.owner[choice.target] not in self.hosts:
            return self.explain_target(choice.target)
        if not 1 <= choice.armies <= self.spare(choice.origin):
            return Reason("illegal.fortify.armies", {"lo": 1, "hi": self.spare(choice.origin)})
        if choice.target not in self.targets(choice.origin):
            return Reason("illegal.fortify.far", {"origin": choice.origin, "target": choice.target})
        return None

    def explain_target(self, target: int) -> Reason:
        """Say that armies can't move into foreign land."""
        alone = len(self.hosts) == 1
        return Reason("illegal.fortify.not_yours" if alone else "illegal.fortify.not_friends", {"territory": target})

    def sample(self, dice: Dice) -> Choice:
        """Return a random move, or none (one time in three)."""
        origins = self.origins()
        if not origins or dice.roll(3) == 1:
            return Pass()
        origin = pick(origins, dice)
        target = pick(sorted(self.targets(origin)), dice)
        return Fortify(origin, target, dice.roll(self.spare(origin)))

    @property
    def count(self) -> int:
        """Number of moves, and the pass."""
        return 1 + sum(self.spare(o) * len(self.targets(o)) for o in self.origins())


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
            move_armies(game, self.player, choice.origin, choice.target, choice.armies, FORTIFY)


FORTIFYING = Module(
    id="fortifying",
    needs=("turns", "regrouping"),
    options=(OptionSpec("fortify", CONNECTED, (CONNECTED, ADJACENT, REGROUP, "none"), group="moves"),),
    phases=(Phase(FORTIFY, FortifyPhase, asks=(FORTIFY, REGROUP)),),
)

"""Step 7, fortify: one move of armies and gods through own land, never over closed links (G-99 to G-103)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Fortify, Pass
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.step import Decision, Step

from ..common.armies import move_armies
from ..common.fortify import FORTIFY, Moves
from ..common.pieces import Escort, LedFortify, ordered_part
from .gods import gods_in, move_gods
from .plague import plagued
from .realms import connected, lands_of, on_earth


class GodMoves(Moves):
    """Moves of armies, the plain kind without gods; ``LedFortify`` names gods, who may also go alone (G-99)."""

    __slots__ = ("_joined",)

    def __init__(self, game: Game, player: int) -> None:
        super().__init__(game, player, connected=True)
        self._joined: dict[int, set[int]] = {}

    def origins(self) -> list[int]:
        """Return own land with an army or a god to spare and somewhere to go."""
        state = self.game.state
        own = lands_of(state, self.game.rules.board, self.player)
        return [t for t in own if (self.spare(t) > 0 or gods_in(state, t)) and self.goals(t)]

    def targets(self, origin: int) -> set[int]:
        """Return where armies of ``origin`` may go; there is no such move in the Underworld (G-116)."""
        state, board = self.game.state, self.game.rules.board
        if not on_earth(board, origin):
            return set()
        if origin not in self._joined:
            group = connected(state, board, self.player, origin)
            self._joined.update(dict.fromkeys(group, group))
        return self._joined[origin] - {origin}

    def goals(self, origin: int) -> set[int]:
        """Return where anything of ``origin`` can go: gods without armies not where the plague is (G-103)."""
        found = self.targets(origin)
        return found if self.spare(origin) > 0 else {t for t in found if not plagued(self.game.state, t)}

    def escort(self, origin: int, target: int) -> Escort:
        """Return the gods in ``origin``; none goes where the plague is (G-103)."""
        deadly = plagued(self.game.state, target)
        gods = () if deadly else gods_in(self.game.state, origin)
        return Escort(free=gods, called=gods, deadly=deadly)

    def explain_goal(self, origin: int, target: int) -> Reason | None:
        """Say why nothing can go there: to the gods alone the plague bars the way."""
        if target in self.targets(origin) and target not in self.goals(origin):
            return Reason("illegal.gods.plague", {"territory": target})
        return super().explain_goal(origin, target)

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with a move."""
        if not isinstance(choice, LedFortify) or not choice.leaders:
            return super().explain(choice)
        alone = choice.armies == 0 and self.spare(choice.origin) >= 0 if 0 <= choice.origin < len(self.owner) else False
        reason = self.explain_ends(choice) if alone else super().explain(choice)
        if reason is not None:
            return reason
        if not ordered_part(choice.leaders, gods_in(self.game.state, choice.origin)):
            return Reason("illegal.gods.absent", {"territory": choice.origin})
        if plagued(self.game.state, choice.target):
            return Reason("illegal.gods.plague", {"territory": choice.target})
        return None

    def explain_ends(self, choice: Fortify) -> Reason | None:
        """Say what is wrong with the ends of a move of gods alone."""
        if self.owner[choice.origin] != self.player:
            return Reason("illegal.fortify.not_yours", {"territory": choice.origin})
        if choice.target not in self.targets(choice.origin):
            return Reason("illegal.fortify.far", {"origin": choice.origin, "target": choice.target})
        return None

    def sample(self, dice: Dice) -> Choice:
        """Return a random move, now and then with gods, or none (one time in three)."""
        origins = self.origins()
        if not origins or dice.roll(3) == 1:
            return Pass()
        origin = pick(origins, dice)
        target, gods, spare = (
            pick(sorted(self.goals(origin)), dice),
            gods_in(self.game.state, origin),
            self.spare(origin),
        )
        if plagued(self.game.state, target) or (spare and not (gods and dice.roll(2) == 1)):
            return Fortify(origin, target, dice.roll(spare))
        some = tuple(kind for kind in gods if dice.roll(2) == 1) or gods
        return LedFortify(origin, target, dice.roll(spare + 1) - 1, some)

    @property
    def count(self) -> int:
        """Number of moves, and the pass."""
        total = 1
        for origin in self.origins():
            spare, groups = self.spare(origin), 2 ** len(gods_in(self.game.state, origin)) - 1
            for target in self.goals(origin):
                total += spare + (0 if plagued(self.game.state, target) else groups * (spare + 1))
        return total


class FortifyLand(Step, frozen=True):
    """One optional move; armies that come into a plague land suffer nothing now (G-99, G-102)."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for the move, if one is possible."""
        options = GodMoves(game, self.player)
        return Decision(self.player, FORTIFY, options, self) if options.origins() else None

    def run(self, game: Game) -> None:
        """No move is possible."""

    def take(self, game: Game, choice: Choice) -> None:
        """Move armies and gods."""
        if not isinstance(choice, Fortify):
            return
        move_armies(game, self.player, choice.origin, choice.target, choice.armies, FORTIFY)
        gods = choice.leaders if isinstance(choice, LedFortify) else ()
        move_gods(game, self.player, gods, choice.origin, choice.target, FORTIFY)


FORTIFYING = Module(id="fortifying", needs=("gods", "realms"), phases=(Phase(FORTIFY, FortifyLand),))

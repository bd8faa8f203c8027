"""Step 6, fortify: one move of units through own territories, also by flight between stations and landing sites (AD-U)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Fortify
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.step import Decision, Step

from ..common.armies import move_armies
from ..common.fortify import FORTIFY, Moves
from ..common.pieces import Escort, LedFortify, move_pieces, parts
from .conquest import with_mods
from .routes import joined
from .units import leaders_in, mods_in


class UnitMoves(Moves):
    """Moves of units; ``LedFortify`` says which commanders go, the plain kind takes MODs first (AD-U-2, AD-U-6)."""

    __slots__ = ("_joined",)

    def __init__(self, game: Game, player: int) -> None:
        super().__init__(game, player, connected=True)
        self._joined: dict[int, set[int]] = {}

    def origins(self) -> list[int]:
        """Return own territories with a unit to spare and somewhere to go."""
        return [
            t for t in self.game.rules.board.held_by(self.owner, self.player) if self.spare(t) > 0 and self.targets(t)
        ]

    def targets(self, origin: int) -> set[int]:
        """Return where units of ``origin`` may go."""
        if origin not in self._joined:
            group = joined(self.game.state, self.game.rules.board, self.player, origin)
            self._joined.update(dict.fromkeys(group, group))
        return self._joined[origin] - {origin}

    def escort(self, origin: int, target: int) -> Escort:
        """Return the commanders in ``origin``, who go with all that can go (AD-U-2)."""
        there = leaders_in(self.game.state, origin)
        return Escort(free=there, called=there, counted=True, plain=mods_in(self.game.state, origin))

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with a move."""
        reason = super().explain(choice)
        if reason is None and isinstance(choice, LedFortify) and choice.leaders not in self.led(choice):
            return Reason("illegal.invade.movers")
        return reason

    def led(self, choice: Fortify) -> list[tuple[str, ...]]:
        """Return the groups of commanders that can be among the units that move."""
        there, mods = leaders_in(self.game.state, choice.origin), mods_in(self.game.state, choice.origin)
        return [some for some in parts(there, 0, choice.armies) if choice.armies - len(some) <= mods]

    def sample(self, dice: Dice) -> Choice:
        """Return a random move, now and then with commanders, or none."""
        choice = super().sample(dice)
        if not isinstance(choice, Fortify) or dice.roll(2) == 1:
            return choice
        groups = self.led(choice)
        leaders = groups[dice.roll(len(groups)) - 1]
        return LedFortify(choice.origin, choice.target, choice.armies, leaders)

    @property
    def count(self) -> int:
        """Number of moves, plain and led, and the pass."""
        total = 1
        for origin in self.origins():
            ways = sum(1 + len(self.led(Fortify(origin, -1, n))) for n in range(1, self.spare(origin) + 1))
            total += ways * len(self.targets(origin))
        return total


class FortifyUnits(Step, frozen=True):
    """One optional move, whether or not the player has invaded (AD-U-1); a card may bring another (AD-U-7)."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for the move, if one is possible."""
        options = UnitMoves(game, self.player)
        return Decision(self.player, FORTIFY, options, self) if options.origins() else None

    def run(self, game: Game) -> None:
        """No move is possible."""

    def take(self, game: Game, choice: Choice) -> None:
        """Move the units."""
        if not isinstance(choice, Fortify):
            return
        state, there = game.state, leaders_in(game.state, choice.origin)
        mods = mods_in(state, choice.origin)
        going = choice.leaders if isinstance(choice, LedFortify) else with_mods(there, (), choice.armies, mods)
        move_armies(game, self.player, choice.origin, choice.target, choice.armies, FORTIFY)
        move_pieces(game, self.player, going, choice.origin, choice.target, FORTIFY)


FORTIFYING = Module(id="fortifying", needs=("units",), phases=(Phase(FORTIFY, FortifyUnits),))

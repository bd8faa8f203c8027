"""Which invasions a player can announce: rolls with or without commanders, blitzes, marches into empty land (AD-I, AD-M)."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from risk_desktop.engine.choices import Attack, Blitz, Choice
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason

from ..common.attack import ATTACK
from ..common.led_invasions import LedInvasions
from ..common.pieces import Enter, LedAttack, LedBlitz, ordered_part
from .dice import fighting_leaders
from .routes import routes_of


class Invasions(LedInvasions):
    """All invasions of ``player``: ``Enter`` and ``Blitz`` where nobody stands, else ``Attack``, ``Blitz`` and their led kinds.

    The plain kinds roll an eight-sided die for every commander who may; the led ones for just those named, in the order
    of ``fighting_leaders`` (AD-J-5, AMB-33).
    """

    __slots__ = ("routes",)

    empty_land_is_blitzed = True
    why_barred = "illegal.invade.truce"

    def __init__(self, game: Game, player: int) -> None:
        super().__init__(game, player)
        self.routes = routes_of(game.state, game.rules.board, player)

    def edges(self) -> Iterator[tuple[int, int]]:
        """Yield (origin, target) pairs that may be invaded along, empty targets included (AD-I-1, AD-I-2, AD-M-2)."""
        permits = self.game.rules.permits.get(ATTACK)
        owner, armies, player = self.owner, self.armies, self.player
        for origin, who in enumerate(owner):
            if who == player and armies[origin] > 1:
                for target in self.routes.targets(origin):
                    if owner[target] != player and (not permits or self.permitted(origin, target)):
                        yield origin, target

    def leaders(self, origin: int, target: int) -> tuple[str, ...]:
        """Return the commanders who may roll eight-sided dice from ``origin`` against ``target``."""
        return fighting_leaders(self.game.rules, self.game.state, origin, target)

    def explain_route(self, origin: int, target: int) -> Reason | None:
        """Say why no way leads from ``origin`` to ``target``."""
        return self.routes.explain(origin, target)

    def explain_leaders(self, choice: Attack | Blitz) -> Reason | None:
        """Say whether the named commanders may roll, and whether there are dice for all of them (AD-J-5)."""
        if not isinstance(choice, (LedAttack, LedBlitz)):
            return None
        most = choice.dice if isinstance(choice, LedAttack) else len(choice.leaders)
        if len(choice.leaders) <= most and ordered_part(choice.leaders, self.leaders(choice.origin, choice.target)):
            return None
        return Reason("illegal.invade.leaders", {"origin": choice.origin, "target": choice.target})

    def sample_along(self, origin: int, target: int, kind: int, dice: Dice) -> Choice:
        """Return a march, a roll or a blitz at random."""
        if not self.armies[target]:
            return Enter(origin, target) if kind > 2 else Blitz(origin, target)
        rolled = dice.roll(self.most_dice(origin))
        leaders = self.leaders(origin, target)[: dice.roll(3) - 1]
        if kind > 5:
            return Blitz(origin, target) if kind < 8 else LedBlitz(origin, target, 1, leaders)
        return Attack(origin, target, rolled) if kind < 4 else LedAttack(origin, target, rolled, 0, leaders[:rolled])

    @property
    def count(self) -> int:
        """Number of choices: by dice or armies to keep, and by commanders who lead."""
        total = 1
        for origin, target in self.edges():
            keeps = self.armies[origin] - 1
            if not self.armies[target]:
                total += 1 + keeps
                continue
            leaders, most = len(self.leaders(origin, target)), self.most_dice(origin)
            total += most + sum(comb(leaders, k) for d in range(1, most + 1) for k in range(min(d, leaders) + 1))
            total += keeps + keeps * 2**leaders
        return total

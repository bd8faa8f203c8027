"""Which invasions a player can declare, and what he can do in one that is under way (G-69, G-70, G-80, G-85)."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.engine.choices import Attack, Blitz, Choice
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.events import Event
from risk_desktop.engine.options import Reason

from ..common.led_invasions import LedInvasions
from ..common.pieces import Enter, LedAttack, LedBlitz, ordered_part
from .deeds import deeds
from .gods import gods_in
from .realms import is_closed, on_earth, sunken, ways


class InvasionDeclared(Event, frozen=True):
    """``player`` invades ``target`` of ``defender`` (-1: it is empty) from ``origin`` with ``armies`` and ``gods`` (G-70)."""

    player: int
    defender: int
    origin: int
    target: int
    armies: int
    gods: tuple[str, ...]


class InvasionBroken(Event, frozen=True):
    """The invasion is over without a conquest: broken off, or no longer possible."""

    player: int
    origin: int
    target: int


class Declarations(LedInvasions):
    """All invasions on Ancient Earth: ``Enter`` where nobody stands, else ``Attack``, ``Blitz`` and their led kinds.

    ``Attack`` says with how many dice the first roll is meant to be, ``Blitz`` that it goes on by itself. With the plain
    kinds all gods of the origin take part, with the led ones just those named, in the order of GODS (G-70).
    """

    def edges(self) -> Iterator[tuple[int, int]]:
        """Yield (origin, target) pairs that may be invaded along (G-69)."""
        state, board, player = self.game.state, self.game.rules.board, self.player
        for origin in board.held_by(self.owner, player):
            if self.armies[origin] > 1 and on_earth(board, origin):
                for target in ways(state, board, origin):
                    if self.owner[target] != player and self.permitted(origin, target):
                        yield origin, target

    def leaders(self, origin: int, target: int) -> tuple[str, ...]:
        """Return the gods in ``origin``, who may take part."""
        return gods_in(self.game.state, origin)

    def explain_route(self, origin: int, target: int) -> Reason | None:
        """Say why no way leads from ``origin`` to ``target`` (G-69)."""
        state, board = self.game.state, self.game.rules.board
        if not on_earth(board, origin) or not on_earth(board, target):
            return Reason("illegal.gods.wrong_realm")
        if sunken(state, board, target):
            return Reason("illegal.gods.sunken", {"territory": target})
        if (min(origin, target), max(origin, target)) in board.barred:
            return Reason("illegal.gods.mountains", {"origin": origin, "target": target})
        if is_closed(state, board, origin, target):
            return Reason("illegal.gods.maelstrom", {"origin": origin, "target": target})
        if target in deeds(state).sacred:
            return Reason("illegal.gods.sacred", {"territory": target})
        return super().explain_route(origin, target)

    def explain_leaders(self, choice: Attack | Blitz) -> Reason | None:
        """Say whether the named gods stand in the origin (G-70)."""
        led = choice.leaders if isinstance(choice, (LedAttack, LedBlitz)) else ()
        if ordered_part(led, self.leaders(choice.origin, choice.target)):
            return None
        return Reason("illegal.gods.absent", {"territory": choice.origin})

    def sample_along(self, origin: int, target: int, kind: int, dice: Dice) -> Choice:
        """Return a march, an attack or a blitz at random."""
        if not self.armies[target]:
            return Enter(origin, target)
        some = tuple(god for god in self.leaders(origin, target) if dice.roll(2) == 1)
        if kind > 5:
            return LedBlitz(origin, target, 1, some) if kind == 6 else Blitz(origin, target)
        rolled = dice.roll(self.most_dice(origin))
        return LedAttack(origin, target, rolled, 0, some) if kind == 2 else Attack(origin, target, rolled)

    @property
    def count(self) -> int:
        """Number of choices: by dice or armies to keep, and by gods who take part."""
        total = 1
        for origin, target in self.edges():
            ways_to_lead = 1 + 2 ** len(self.leaders(origin, target))
            total += ways_to_lead * (self.most_dice(origin) + self.armies[origin] - 1) if self.armies[target] else 1
        return total

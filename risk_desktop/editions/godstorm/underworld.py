"""Step 9: battles in the Underworld, from field to field or from the Afterlife through the gates (G-108 to G-113).

No gods, no temples, no plague; ties go to the defender, and who falls here goes to the pool. The Afterlife as an origin is
``BEYOND``; from there no army has to stay behind.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from risk_desktop.engine.choices import Attack, Blitz, Choice, MoveIn, Pass
from risk_desktop.engine.combat import Clash, throw
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.events import ArmiesLost, ArmiesMoved, AttackDeclared, TerritoryConquered
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts, Reason
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision, Facts, Step

from ..common.attack import Campaign, Ways
from ..common.battle import Battle
from ..common.decisions import MoveFacts
from ..common.declare import RollsOn
from ..common.pieces import Enter
from .afterlife import AFTERLIFE, BEYOND, POOL, dead_of, lose_armies, send_dead
from .conquest import OCCUPY
from .realms import GATE, fields, fields_of, on_earth
from .rolls import Rolls

UNDERWORLD = "underworld"


def strength(state: GameState, player: int, origin: int) -> int:
    """Return how many armies may attack from ``origin``: all but one of a field, all of the Afterlife (G-108)."""
    return dead_of(state, player) if origin == BEYOND else state.armies[origin] - 1


def leave(game: Game, player: int, origin: int, armies: int) -> None:
    """Take armies away from where they come from."""
    if origin == BEYOND:
        game.state.slots[AFTERLIFE].dead[player] -= armies
    else:
        game.state.armies[origin] -= armies


class Marches(Ways):
    """All that ``player`` may do in the Underworld: single rolls, blitzes, marches into empty fields, and to stop."""

    __slots__ = ("game", "player")

    def __init__(self, game: Game, player: int) -> None:
        self.game, self.player = game, player

    def edges(self) -> Iterator[tuple[int, int]]:
        """Yield (origin, target) pairs along which he may march (G-108 to G-110)."""
        state, board, player = self.game.state, self.game.rules.board, self.player
        if dead_of(state, player):
            yield from ((BEYOND, gate) for gate in fields(board, GATE) if state.owner[gate] != player)
        for origin in fields_of(state, board, player):
            if state.armies[origin] > 1:
                yield from ((origin, t) for t in board.neighbours[origin] if state.owner[t] != player)

    def rolls(self, origin: int, target: int) -> Rolls:
        """Return what may be rolled along a way."""
        spare = strength(self.game.state, self.player, origin)
        most = self.game.rules.combat_dice.attack_count(spare)
        return Rolls(origin, target, spare, most, stays=int(origin != BEYOND))

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with a march."""
        if isinstance(choice, Pass):
            return None
        if type(choice) not in (Attack, Blitz, Enter) or not isinstance(choice, (Attack, Blitz, Enter)):
            return Reason("illegal.choice")
        if (choice.origin, choice.target) not in self.edges():
            return self.explain_way(choice.origin, choice.target)
        empty = self.game.state.armies[choice.target] == 0
        if isinstance(choice, Enter):
            return None if empty else Reason("illegal.invade.defended", {"territory": choice.target})
        if empty:
            return Reason("illegal.invade.empty", {"territory": choice.target})
        return self.rolls(choice.origin, choice.target).explain(choice)

    def explain_way(self, origin: int, target: int) -> Reason:
        """Say what bars the way."""
        state, board = self.game.state, self.game.rules.board
        if not (BEYOND <= origin < len(board) and 0 <= target < len(board)):
            return Reason("illegal.attack.nowhere")
        if on_earth(board, target) or (origin != BEYOND and on_earth(board, origin)):
            return Reason("illegal.gods.wrong_realm")
        if state.owner[target] == self.player:
            return Reason("illegal.attack.own", {"territory": target})
        if origin == BEYOND:
            return Reason("illegal.gods.gate" if dead_of(state, self.player) else "illegal.gods.no_dead")
        if state.owner[origin] != self.player:
            return Reason("illegal.attack.not_yours", {"territory": origin})
        if state.armies[origin] < 2:
            return Reason("illegal.attack.one_army", {"territory": origin})
        flames = (min(origin, target), max(origin, target)) in board.barred
        return Reason("illegal.gods.flames" if flames else "illegal.attack.far", {"origin": origin, "target": target})

    def sample(self, dice: Dice) -> Choice:
        """Return a march at random, or (one time in six) a stop."""
        edges = tuple(self.edges()) if dice.roll(6) > 1 else ()
        if not edges:
            return Pass()
        origin, target = pick(edges, dice)
        if not self.game.state.armies[target]:
            return Enter(origin, target)
        return self.rolls(origin, target).sample(dice)

    @property
    def count(self) -> int:
        """Number of choices."""
        state, total = self.game.state, 1
        for origin, target in self.edges():
            total += self.rolls(origin, target).count - 1 if state.armies[target] else 1
        return total


class InvadeUnderworld(Campaign, frozen=True):
    """Any number of marches and rolls, until he stops (G-108)."""

    def decision(self, game: Game) -> Decision | None:
        """Ask as long as one is possible."""
        options = Marches(game, self.player)
        return Decision(self.player, UNDERWORLD, options, self) if any(options.edges()) else None

    def run(self, game: Game) -> None:
        """None is possible."""

    def take(self, game: Game, choice: Choice) -> None:
        """March, and ask again; or stop."""
        if isinstance(choice, Enter):
            game.push(TakeField(self.player, choice.origin, choice.target, 1), self)
        elif isinstance(choice, Attack):
            game.push(FieldBattle(self.player, choice.origin, choice.target, choice.dice), self)
        elif isinstance(choice, Blitz):
            game.push(Surge(self.player, choice.origin, choice.target, choice.keep), self)


class Surge(RollsOn, Step, frozen=True):
    """Roll again and again with all dice, until the field falls or ``keep`` armies are left."""

    player: int
    origin: int
    target: int
    keep: int

    def run(self, game: Game) -> None:
        """Roll once more, or end."""
        state = game.state
        spare = strength(state, self.player, self.origin)
        stays = int(self.origin != BEYOND)
        if state.owner[self.target] == self.player or spare + stays <= max(stays, self.keep):
            return
        dice = game.rules.combat_dice.attack_count(spare)
        game.push(FieldBattle(self.player, self.origin, self.target, dice), self)

    def redacted(self, state: GameState, viewer: int) -> Step:
        """Hide how far the attacker means to go."""
        return self if viewer == self.player else msgspec.structs.replace(self, keep=0)


class FieldBattle(Battle, frozen=True, omit_defaults=True):
    """One roll in the Underworld; who falls goes to the pool (G-111, G-112)."""

    def clash(self, state: GameState, defence: int) -> Clash:
        """Return who fights where with how many dice; no god takes part."""
        return Clash(self.attacker, state.owner[self.target], self.origin, self.target, self.dice, defence, ())

    def resolve(self, game: Game, defence: int) -> None:
        """Roll, take the losses, move in where nobody is left."""
        clash = self.clash(game.state, defence)
        game.emit(AttackDeclared(self.attacker, clash.defender, self.origin, self.target, self.dice))
        losses = throw(game, clash)
        lose_armies(game, self.target, losses.defender)
        if losses.attacker:
            leave(game, self.attacker, self.origin, losses.attacker)
            game.emit(ArmiesLost(self.attacker, self.origin, losses.attacker))
            send_dead(game, self.attacker, self.target, losses.attacker, POOL)
        if not game.state.armies[self.target]:
            game.push(TakeField(self.attacker, self.origin, self.target, self.dice))


class TakeField(Step, frozen=True):
    """Move into a field where nobody is left, with at least ``least`` armies (G-86, G-109)."""

    player: int
    origin: int
    target: int
    least: int

    def run(self, game: Game) -> None:
        """Move the least, and ask who follows."""
        state = game.state
        loser = state.owner[self.target]
        leave(game, self.player, self.origin, self.least)
        state.owner[self.target], state.armies[self.target] = self.player, self.least
        game.emit(TerritoryConquered(self.player, loser, self.origin, self.target, self.least))
        game.push(OccupyField(self.player, self.origin, self.target, self.least))


class OccupyField(Step, frozen=True):
    """Say how many occupy in all; ``least`` have moved in."""

    player: int
    origin: int
    target: int
    least: int

    def decision(self, game: Game) -> Decision | None:
        """Ask, if others can follow."""
        spare = strength(game.state, self.player, self.origin)
        return Decision(self.player, OCCUPY, Amounts(self.least, self.least + spare, MoveIn), self) if spare else None

    def facts(self, game: Game) -> Facts:
        """Return the way of the armies."""
        return MoveFacts(self.origin, self.target)

    def run(self, game: Game) -> None:
        """Nobody can follow."""

    def take(self, game: Game, choice: Choice) -> None:
        """Move in the rest of the chosen number."""
        assert isinstance(choice, MoveIn)
        more = choice.armies - self.least
        if more:
            leave(game, self.player, self.origin, more)
            game.state.armies[self.target] += more
            game.emit(ArmiesMoved(self.player, self.origin, self.target, more, OCCUPY))


DEEP = Module(id="underworld", needs=("afterlives", "realms"), phases=(Phase(UNDERWORLD, InvadeUnderworld),))

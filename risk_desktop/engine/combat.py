"""Combat is one pipeline for all editions: pools, roll, re-roll, compare, casualties, aftermath (C-11).

Modules add modifiers, which may change what passes at each stage. What the pools describe (kinds of dice, bonuses,
re-rolled ones, who wins ties) is also what the exact odds enumerate.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .dice import Dice
from .events import ArmiesLost, AttackRolled, DiceRolled
from .pools import Pool, RollSpec

if TYPE_CHECKING:
    from .game import Game
    from .rules import Rules
    from .state import GameState


class Clash(Struct, frozen=True):
    """Who fights where, with how many dice: ``attack`` and ``defence`` are the numbers that both sides chose.

    ``leaders``: kinds of the attacker's pieces that lend him their dice; None: all that may.
    """

    attacker: int
    defender: int
    origin: int
    target: int
    attack: int
    defence: int
    leaders: tuple[str, ...] | None = None


class Rolled(Struct, frozen=True, omit_defaults=True):
    """Dice on the table as (value, sides), highest value first.

    ``first_attack``, ``first_defence``: what the dice of a side showed before any of them was rolled again.
    """

    attack: tuple[tuple[int, int], ...]
    defence: tuple[tuple[int, int], ...]
    first_attack: tuple[int, ...] = ()
    first_defence: tuple[int, ...] = ()


class Losses(Struct, frozen=True):
    """Armies that each side loses."""

    attacker: int
    defender: int


class DieReason(Struct, frozen=True):
    """Why a die isn't a plain one: the kind of piece that lends it, and a key that says when it does."""

    kind: str
    why: str


DiceReasons = tuple[tuple[DieReason, ...], tuple[DieReason, ...]]
"""Reasons for the first dice of the attacker and of the defender; dice without one are plain."""


class Modifier:
    """Base of combat modifiers: override the stages that matter; each gets and returns what passes on."""

    def reasons(self, rules: Rules, state: GameState, clash: Clash) -> DiceReasons:
        """Say why ``pools`` changes dice, for whoever shows them before the roll."""
        return (), ()

    def pools(self, rules: Rules, state: GameState, clash: Clash, spec: RollSpec) -> RollSpec:
        """Change the dice before the roll; must not touch the state (the odds ask it too)."""
        return spec

    def rolled(self, game: Game, clash: Clash, rolled: Rolled) -> Rolled:
        """Change dice on the table."""
        return rolled

    def casualties(self, game: Game, clash: Clash, losses: Losses) -> Losses:
        """Change the losses."""
        return losses

    def aftermath(self, game: Game, clash: Clash, losses: Losses) -> None:
        """Do something when the losses have been taken."""


def battle_spec(rules: Rules, state: GameState, clash: Clash) -> RollSpec:
    """Return the pools of ``clash``: the edition's dice, then every modifier's change."""
    spec = rules.combat_dice.of_dice(clash.attack, clash.defence)
    for modifier in rules.combat:
        spec = modifier.pools(rules, state, clash, spec)
    return spec


def battle_reasons(rules: Rules, state: GameState, clash: Clash) -> DiceReasons:
    """Return why the first dice of both sides of ``clash`` aren't plain ones."""
    attack: tuple[DieReason, ...] = ()
    defence: tuple[DieReason, ...] = ()
    for modifier in rules.combat:
        ours, theirs = modifier.reasons(rules, state, clash)
        attack, defence = attack + ours, defence + theirs
    return attack[: clash.attack], defence[: clash.defence]


def throw_pool(pool: Pool, dice: Dice) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """Roll one side: (value, sides) with bonuses, highest first; and what the dice showed at first, highest first.

    Ones are rolled again where the pool says so, once or until they show more.
    """
    shown, first = [], []
    for die in pool.dice:
        value = dice.roll(die.sides)
        first.append(value)
        if value == 1 and pool.reroll_ones:
            value = dice.roll(die.sides)
        while value == 1 and pool.no_ones:
            value = dice.roll(die.sides)
        shown.append((value + die.bonus, die.sides))
    shown.sort(reverse=True)
    if pool.top_bonus and shown:
        shown[0] = (shown[0][0] + pool.top_bonus, shown[0][1])
    return tuple(shown), tuple(sorted(first, reverse=True))


def roll_pool(pool: Pool, dice: Dice) -> tuple[tuple[int, int], ...]:
    """Roll one side: (value, sides) with bonuses, highest first; ones are rolled again where the pool says so."""
    return throw_pool(pool, dice)[0]


def compare(rolled: Rolled, spec: RollSpec) -> Losses:
    """Compare pairwise from the top; the lower die loses one army, ties go to ``spec.ties``; surplus is ignored."""
    attacker = defender = 0
    for (ours, _), (theirs, _) in zip(rolled.attack, rolled.defence, strict=False):
        if ours > theirs or (ours == theirs and spec.ties == "attacker"):
            defender += 1
        else:
            attacker += 1
    return Losses(attacker, defender)


def roll_attack(game: Game, clash: Clash) -> tuple[tuple[int, int], ...]:
    """Roll the attacker's dice before the defender chooses his (D-24), for ``fight``; tell what they show."""
    shown = roll_pool(battle_spec(game.rules, game.state, clash).attack, game.dice)
    values, sides = tuple(value for value, _ in shown), tuple(sides for _, sides in shown)
    game.emit(AttackRolled(clash.attacker, clash.defender, clash.origin, clash.target, values, sides))
    return shown


def fight(game: Game, clash: Clash, shown: tuple[tuple[int, int], ...] = ()) -> Losses:
    """Run the whole pipeline once: roll, take the losses off the board, tell what happened; return the losses.

    ``shown``: the attacker's dice if they lie on the table already.
    """
    losses = throw(game, clash, shown)
    settle(game, clash, losses)
    return losses


def throw(game: Game, clash: Clash, shown: tuple[tuple[int, int], ...] = ()) -> Losses:
    """Run the pipeline up to the losses, tell what the dice show; ``settle`` takes them off the board.

    A rule that asks something in between does so before it calls ``settle``.
    """
    spec = battle_spec(game.rules, game.state, clash)
    attack, first_attack = (shown, ()) if shown else throw_pool(spec.attack, game.dice)
    defence, first_defence = throw_pool(spec.defence, game.dice)
    rolled = Rolled(attack, defence, first_attack, first_defence)
    for modifier in game.rules.combat:
        rolled = modifier.rolled(game, clash, rolled)
    game.emit(dice_event(clash, rolled))
    losses = compare(rolled, spec)
    for modifier in game.rules.combat:
        losses = modifier.casualties(game, clash, losses)
    return losses


def settle(game: Game, clash: Clash, losses: Losses) -> None:
    """Take the losses off the board, then let the modifiers do what follows."""
    take_losses(game, clash, losses)
    for modifier in game.rules.combat:
        modifier.aftermath(game, clash, losses)


def dice_event(clash: Clash, rolled: Rolled) -> DiceRolled:
    """Return the event that shows the dice."""
    return DiceRolled(
        clash.attacker,
        clash.defender,
        clash.origin,
        clash.target,
        tuple(value for value, _ in rolled.attack),
        tuple(value for value, _ in rolled.defence),
        tuple(sides for _, sides in rolled.attack),
        tuple(sides for _, sides in rolled.defence),
    )


def take_losses(game: Game, clash: Clash, losses: Losses) -> None:
    """Remove the lost armies (C-11: attackers from the origin, defenders from the target)."""
    armies = game.state.armies
    if losses.attacker:
        armies[clash.origin] -= losses.attacker
        game.emit(ArmiesLost(clash.attacker, clash.origin, losses.attacker))
    if losses.defender:
        armies[clash.target] -= losses.defender
        for seat, lost in game.rules.tenure.bearers(game.state, clash.target, losses.defender):
            game.emit(ArmiesLost(seat, clash.target, lost))

"""The dice rule of an edition as data: how many dice each side rolls at which strength, and of which kind.

Everything that computes odds takes such a rule; a variant (three defence dice, eight-sided dice, re-rolls, ties to the
attacker) is another value of it, never another code path.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from risk_desktop.engine.pools import Die, Pool, RollSpec, Side

_PLAIN_SIDES = 6

REROLLERS: dict[str, tuple[Side, ...]] = {
    "attacker": ("attacker",),
    "defender": ("defender",),
    "both": ("attacker", "defender"),
}
"""The sides that ``CombatDice.with_ones_again`` takes, by the name of the choice that a person has among them."""


class CombatDice(Struct, frozen=True):
    """How battles are rolled; both sides take all the dice that they may, unless the defender ``answers``.

    ``max_attack``, ``max_defence``: the most dice a side rolls, one per army.
    ``two_dice_from``: defenders needed before the defender rolls more than one die.
    ``attack_sides``, ``defence_sides``: sides of the first, second, third die, the best first, as a side that rolls
    fewer dice keeps the first ones; dice beyond the end are six-sided.
    ``attack_rerolls``, ``defence_rerolls``: dice of that side that show 1 are rolled again, as ``Pool`` says.
    ``attack_no_ones``, ``defence_no_ones``: they are rolled again until they show more.
    ``attack_top_bonus``, ``defence_top_bonus``: added to the highest die of that side.
    ``ties``: the side that wins a pair of equal dice.
    ``answers``: the defender chooses his dice when he has seen the attacker's (D-24).
    """

    max_attack: int = 3
    max_defence: int = 2
    two_dice_from: int = 2
    attack_sides: tuple[int, ...] = ()
    defence_sides: tuple[int, ...] = ()
    attack_rerolls: bool = False
    defence_rerolls: bool = False
    attack_top_bonus: int = 0
    defence_top_bonus: int = 0
    ties: Side = "defender"
    answers: bool = False
    attack_no_ones: bool = False
    defence_no_ones: bool = False

    def with_dice(self, attack_sides: Sequence[int] = (), defence_sides: Sequence[int] = ()) -> CombatDice:
        """Return the rule with other dice of a side; as many as are given are rolled at most, none leaves them as they are."""
        rule = self
        if attack_sides:
            rule = replace(rule, attack_sides=tuple(sorted(attack_sides, reverse=True)), max_attack=len(attack_sides))
        if defence_sides:
            rule = replace(
                rule, defence_sides=tuple(sorted(defence_sides, reverse=True)), max_defence=len(defence_sides)
            )
        return rule

    def with_ones_again(self, sides: Collection[Side], *, until_more: bool) -> CombatDice:
        """Return the rule with these sides, and only these, rolling a 1 again: once, or ``until_more`` shows."""
        again = "no_ones" if until_more else "rerolls"
        return replace(self, **{f"attack_{again}": "attacker" in sides, f"defence_{again}": "defender" in sides})

    def attack_count(self, attackers: int) -> int:
        """Return the number of dice that ``attackers`` armies (able to attack, at least 1) roll."""
        return min(self.max_attack, attackers)

    def defence_count(self, defenders: int) -> int:
        """Return the number of dice that ``defenders`` armies (at least 1) roll."""
        return min(self.max_defence, defenders) if defenders >= self.two_dice_from else 1

    def spec(self, attackers: int, defenders: int) -> RollSpec:
        """Return the pools of one roll at these strengths; ``attackers`` is without the army that has to stay.

        Raises ValueError if a side has no army.
        """
        if attackers < 1 or defenders < 1:
            raise ValueError(f"a roll needs an army on each side, got {attackers} against {defenders}")
        return self.of_dice(self.attack_count(attackers), self.defence_count(defenders))

    def of_dice(self, attack: int, defence: int) -> RollSpec:
        """Return the pools of one roll in which the players chose these numbers of dice."""
        return _spec(self, attack, defence)

    def __call__(self, attackers: int, defenders: int) -> RollSpec:
        """Return ``spec(attackers, defenders)``: a rule serves wherever a function of both strengths is asked for."""
        return self.spec(attackers, defenders)


CLASSIC_DICE = CombatDice()


@lru_cache(maxsize=1024)
def _spec(rule: CombatDice, attack: int, defence: int) -> RollSpec:
    """Return the pools of a rule for these numbers of dice."""
    return RollSpec(
        attack=Pool(_dice(rule.attack_sides, attack), rule.attack_rerolls, rule.attack_top_bonus, rule.attack_no_ones),
        defence=Pool(
            _dice(rule.defence_sides, defence), rule.defence_rerolls, rule.defence_top_bonus, rule.defence_no_ones
        ),
        ties=rule.ties,
    )


def _dice(sides: tuple[int, ...], count: int) -> tuple[Die, ...]:
    """Return the first ``count`` dice, filled up with six-sided ones."""
    plain = (_PLAIN_SIDES,) * max(0, count - len(sides))
    return tuple(Die(sides=number) for number in sides[:count] + plain)

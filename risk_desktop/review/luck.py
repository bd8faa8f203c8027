"""What chance did in one choice: everybody's chance after it, less what was to be expected before the dice fell.

The roll of a fight is reckoned exactly, from the same pools as all odds; whatever else is rolled or drawn, from trials.
"""

from __future__ import annotations

from collections.abc import Collection
from math import hypot, sqrt
from operator import le, lt
from statistics import stdev
from typing import Final, Literal, NamedTuple

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.combat import Clash, Modifier, battle_spec
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import AttackRolled, DiceRolled, Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.pools import RollSpec
from risk_desktop.engine.roll_odds import round_losses

from .standing import Standing, as_played, standing

TRIALS: Final = 12
"""Of what isn't reckoned exactly."""
_MOST_TRIALS: Final = 400
"""So many rolls show every outcome of a fight but for one time in very many; then it is tried out as all else is."""
MISJUDGED: Final = (0.006, 0.4)
"""How wrong a look within a turn is about the luck of a roll, against turns that are played out: always, and of the luck."""


class ChoiceLuck(NamedTuple):
    """What chance changed for each seat; ``error`` of each entry; ``kind`` as in LuckEvent."""

    effect: Standing
    error: float
    kind: Literal["roll", "card"]


def luck_of(
    before: Game, choice: Choice, rolls: int, after: Game, events: tuple[Event, ...], resigned: Collection[int] = ()
) -> ChoiceLuck:
    """Return the luck of a choice that was made in ``before``, where it led to ``after`` with so many ``rolls``.

    ``resigned``: who had given up before. That somebody did so afterwards is no luck.
    """
    reached = standing(as_played(after), resigned)
    fights = [event for event in events if isinstance(event, DiceRolled)]
    expected = _reckoned(before, choice, rolls, fights[0], reached, resigned) if is_one_roll(before, events) else None
    if expected is not None:
        return ChoiceLuck(less(reached, expected), 0.0, "roll")
    dice = trial_dice(before)
    tried = [standing(trial(before, choice, dice.roll(1 << 62))[0], resigned) for _ in range(TRIALS)]
    columns = list(zip(*tried, strict=True))
    expected = tuple(sum(column) / TRIALS for column in columns)
    return ChoiceLuck(less(reached, expected), max(map(stdev, columns)) / sqrt(TRIALS), "roll" if fights else "card")


def luck_within(luck: ChoiceLuck, seat: int) -> float:
    """Return the standard error of the luck of a seat."""
    always, share = MISJUDGED
    return hypot(luck.error, always, share * luck.effect[seat])


def less(reached: Standing, expected: Standing) -> Standing:
    """Return by how much each chance differs."""
    return tuple(a - b for a, b in zip(reached, expected, strict=True))


def trial_dice(before: Game) -> SeededDice:
    """Return what seeds of trials are rolled with: other ones in each position, as a few seeds may be lucky ones."""
    state = before.state
    return SeededDice(hash((state.round, state.turn, *state.owner, *state.armies, *state.reserve)))


def trial(before: Game, choice: Choice, seed: int) -> tuple[Game, list[Event]]:
    """Return what comes of a choice with other dice, and what happened."""
    game = before.clone(seed)
    game.pending()
    game.take_events()
    game.apply(choice)
    return game, game.take_events()


def is_one_roll(before: Game, events: tuple[Event, ...]) -> bool:
    """Tell whether the dice fell once, in a fight, and nothing but them decides who loses armies."""
    return (
        sum(isinstance(event, DiceRolled) for event in events) == 1
        and not any(isinstance(event, AttackRolled) for event in events)
        and all(
            type(each).rolled is Modifier.rolled and type(each).casualties is Modifier.casualties
            for each in before.rules.combat
        )
    )


def _reckoned(
    before: Game, choice: Choice, rolls: int, shown: DiceRolled, reached: Standing, resigned: Collection[int]
) -> Standing | None:
    """Return the expected chances before the roll; None where something else is rolled with it, or may be after it."""
    clash = Clash(shown.attacker, shown.defender, shown.origin, shown.target, len(shown.attack), len(shown.defence))
    spec = battle_spec(before.rules, before.state, clash)
    if rolls != len(shown.attack) + len(shown.defence) or not shows(spec, shown):
        return None
    outcomes = round_losses(spec)
    known = {lost_by_attacker(shown, spec): reached}
    for seed in range(1, _MOST_TRIALS):
        if len(known) == len(outcomes):
            break
        game, events = trial(before, choice, seed)
        fight, *more = (event for event in events if isinstance(event, DiceRolled))
        if more:  # the first roll might have left it open, and the fight gone on
            return None
        lost = lost_by_attacker(fight, spec)
        if lost not in known:
            known[lost] = standing(game, resigned)
    if len(known) < len(outcomes):
        return None
    columns = zip(*(known[outcome.attackers] for outcome in outcomes), strict=True)
    return tuple(sum(o.chance * part for o, part in zip(outcomes, column, strict=True)) for column in columns)


def shows(spec: RollSpec, shown: DiceRolled) -> bool:
    """Tell whether these were the dice of ``spec``."""
    sides = ((spec.attack, shown.attack_sides), (spec.defence, shown.defence_sides))
    return all(sorted(die.sides for die in pool.dice) == sorted(found) for pool, found in sides)


def lost_by_attacker(shown: DiceRolled, spec: RollSpec) -> int:
    """Return how many pairs of dice the attacker loses."""
    loses = le if spec.ties == "defender" else lt
    return sum(map(loses, shown.attack, shown.defence))

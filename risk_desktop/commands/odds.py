"""The sub-command ``odds``: exact odds of a battle, or of several in a row, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from risk_desktop.engine.combat_dice import CLASSIC_DICE, REROLLERS, CombatDice
from risk_desktop.engine.odds import FightOdds, fight, losses_of
from risk_desktop.engine.pools import Die
from risk_desktop.engine.roll_odds import RoundLoss

from .support import advance_table, god_war_odds
from .support.refusal import WrongInput

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

_MOST_ARMIES: Final = 500
_MOST_DICE: Final = 3
_LEAST_SIDES, _MOST_SIDES = 2, 20
_DIGITS: Final = 10


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """Add ``odds`` to the sub-commands and return its parser; ``run`` is set as the default of ``run``."""
    parser = subparsers.add_parser(
        "odds",
        help="exact odds of a battle",
        description="Exact odds of an attack that goes on to the end. All armies of the attacking territory count in "
        "ATTACKERS and in the expected attackers left, the one that has to stay included.",
    )
    parser.add_argument("attackers", type=int, metavar="ATTACKERS", help="armies in the attacking territory")
    parser.add_argument(
        "defenders",
        type=advance_table.strengths,
        metavar="DEFENDERS",
        help="armies in the territory under attack; several, as 3,2,4, are taken one after another",
    )
    parser.add_argument(
        "--edition", metavar="ID", help="the rule set whose dice are rolled (default: the classic dice)"
    )
    parser.add_argument("--attack-dice", type=_sides, metavar="N,N,N", help="sides of the attacker's dice, as 8,6,6")
    parser.add_argument("--defence-dice", type=_sides, metavar="N,N", help="sides of the defender's dice, as 8,6")
    parser.add_argument(
        "--reroll-ones",
        choices=tuple(REROLLERS),
        help="who rolls a 1 again: once, with --edition godstorm until it shows more",
    )
    parser.add_argument("--ties", choices=("attacker", "defender"), help="who wins equal dice")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    god_war_odds.add_arguments(parser)
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Print the odds that the arguments ask for; return 0. WrongInput."""
    try:
        rule = _rule(args)
        _check_armies("attackers", args.attackers, 2)
        for defenders in args.defenders:
            _check_armies("defenders", defenders, 1)
        _check_advance(args)
    except WrongInput:
        from risk_desktop.i18n import set_rule_set

        set_rule_set(args.edition or "")  # it is told in the words of that one
        raise
    if args.god_war:
        print(json.dumps(god_war_odds.god_war(args)) if args.json else god_war_odds.as_table(args))
        return 0
    if len(args.defenders) > 1:
        print(advance_table.as_json(args, rule) if args.json else advance_table.as_table(args, rule))
        return 0
    able, defenders = args.attackers - 1, args.defenders[0]
    odds = fight(rule, able, defenders)
    first = losses_of(rule)(able, defenders)
    print(_as_json(args, rule, odds, first) if args.json else _as_table(args, rule, odds, first))
    return 0


def _sides(text: str) -> tuple[int, ...]:
    """Return the sides of the dice in a text such as ``8,6,6``; argparse turns the error into its usage message."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected numbers of sides, such as 8,6,6, not {text!r}") from None


def _rule(args: argparse.Namespace) -> CombatDice:
    """Return the edition's dice with what the other options change; WrongInput."""
    attack = _checked_dice("--attack-dice", args.attack_dice) if args.attack_dice else ()
    defence = _checked_dice("--defence-dice", args.defence_dice) if args.defence_dice else ()
    dice = dice_for_edition(args.edition).with_dice(attack, defence)
    if args.reroll_ones:
        dice = dice.with_ones_again(REROLLERS[args.reroll_ones], until_more=_rolls_until_more(args.edition))
    return msgspec.structs.replace(dice, ties=args.ties) if args.ties else dice


def _rolls_until_more(edition: str | None) -> bool:
    """Return whether an edition rolls its ones again until they show more; without one they are rolled again once."""
    if edition is None:
        return False
    from risk_desktop.editions.registry import find_edition

    return find_edition(edition).lasting_rerolls


def dice_for_edition(edition: str | None) -> CombatDice:
    """Return the dice of an edition, the classic ones if none is named; WrongInput if it isn't known."""
    if edition is None:
        return CLASSIC_DICE
    # Only now: the rule sets take a while to load, and most people ask for the classic dice.
    from risk_desktop.editions.registry import UnknownEdition, combat_dice

    try:
        return combat_dice(edition)
    except UnknownEdition as error:
        raise WrongInput("odds.error.edition", edition=edition, known=", ".join(error.known)) from None


def _check_armies(side: str, armies: int, least: int) -> None:
    """Raise WrongInput unless the armies of a side can fight."""
    if not least <= armies <= _MOST_ARMIES:
        raise WrongInput(f"odds.error.{side}", given=armies, least=least, most=_MOST_ARMIES)


def _check_advance(args: argparse.Namespace) -> None:
    """Raise WrongInput if an advance is too long, or one of god wars, of which only single rounds are told."""
    links = len(args.defenders)
    most = 1 if args.god_war else advance_table.MOST_LINKS
    if links > most:
        raise WrongInput("odds.error.advance", given=links, most=most)


def _checked_dice(option: str, sides: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice of a side; WrongInput if there are too many or impossible ones."""
    if len(sides) > _MOST_DICE or not all(_LEAST_SIDES <= number <= _MOST_SIDES for number in sides):
        given = ",".join(map(str, sides))
        limits = {"count": _MOST_DICE, "least": _LEAST_SIDES, "most": _MOST_SIDES}
        raise WrongInput("odds.error.dice", option=option, given=given, **limits)
    return sides


def _as_json(args: argparse.Namespace, rule: CombatDice, odds: FightOdds, first: tuple[RoundLoss, ...]) -> str:
    """Return the odds as one JSON object; ``round`` has the attacker's losses 0 to 2, and 3 where that can be."""
    chances = dict.fromkeys(range(3), 0.0)
    for loss in first:
        chances[loss.attackers] = chances.get(loss.attackers, 0.0) + loss.chance
    return json.dumps(
        {
            "attackers": args.attackers,
            "defenders": args.defenders[0],
            "win": _rounded(odds.win),
            "attackers_left": _rounded(odds.attackers_left + 1),
            "defenders_left": _rounded(odds.defenders_left),
            "round": {str(lost): _rounded(chance) for lost, chance in chances.items()},
            "losses": {f"{loss.attackers}-{loss.defenders}": _rounded(loss.chance) for loss in first},
            "assumes": advance_table.assumes(rule),
        }
    )


def _rounded(value: float) -> float:
    """Return a value without the noise of the last digits, so that the output is the same everywhere."""
    return round(value, _DIGITS)


def _as_table(args: argparse.Namespace, rule: CombatDice, odds: FightOdds, first: tuple[RoundLoss, ...]) -> str:
    """Return the odds as text in the person's language."""
    from risk_desktop.i18n import number, percent, set_rule_set, tr

    set_rule_set(args.edition or "")

    spec = rule.spec(args.attackers - 1, args.defenders[0])
    dice = tr("odds.dice", attack=_named(spec.attack.dice), defence=_named(spec.defence.dice))
    fight_rows = [
        (tr("odds.win"), percent(odds.win, 1)),
        (tr("odds.attackers_left"), number(odds.attackers_left + 1, 2)),
        (tr("odds.defenders_left"), number(odds.defenders_left, 2)),
    ]
    roll_rows = [
        (tr("odds.losses", attacker=loss.attackers, defender=loss.defenders), percent(loss.chance, 1)) for loss in first
    ]
    width = max(len(label) for label, _ in fight_rows + roll_rows)
    lines = [tr("odds.title", attackers=args.attackers, defenders=args.defenders[0])]
    lines += [_line(label, value, width) for label, value in fight_rows]
    lines += ["", tr("odds.first_roll", dice=dice)]
    lines += [_line(label, value, width) for label, value in roll_rows]
    lines += ["", tr(f"odds.assumes.{advance_table.assumes(rule)}")]
    return "\n".join(lines)


def _named(dice: tuple[Die, ...]) -> str:
    """Return the dice of a side in the short form of players, such as ``d8 + 2d6``."""
    counts = Counter(die.sides for die in dice)
    return " + ".join(f"{count if count > 1 else ''}d{sides}" for sides, count in counts.items())


def _line(label: str, value: str, width: int) -> str:
    """Return one row of the table, the values flush right."""
    return f"  {label.ljust(width)}  {value.rjust(8)}"

"""``odds --god-war``: the exact odds of one round of a god war, from the same sides and totals as in a game."""

from __future__ import annotations

import argparse
from typing import Any, Final

from risk_desktop.editions.godstorm.god_war import ALTARS, ARMIES, BASE_DICE, Host
from risk_desktop.editions.godstorm.gods import SKY
from risk_desktop.engine.pools import Side
from risk_desktop.engine.roll_odds import TotalOdds, total_odds

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
ADDED: Final = "added"
BOTH: Final = "both"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what a god war is described by to the parser of ``odds``."""
    group = parser.add_argument_group("god war", "one round of a god war instead of a battle of armies")
    group.add_argument("--god-war", action="store_true", help="odds of one round of a god war")
    group.add_argument("--sky", choices=(ATTACKER, DEFENDER, BOTH), help="whose God of the Sky takes part")
    group.add_argument("--altars", type=pair, default=(0, 0), metavar="A,D", help="altars of attacker and defender")
    group.add_argument("--temple", action="store_true", help="the defender has a temple there")
    group.add_argument("--added", type=pair, default=(0, 0), metavar="A,D", help="what relics and cards add to totals")


def pair(text: str) -> tuple[int, int]:
    """Return two numbers in a text such as ``1,0``; argparse turns the error into its usage message."""
    parts = text.split(",")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
        raise argparse.ArgumentTypeError(f"expected two numbers, attacker and defender, such as 1,0, not {text!r}")
    return int(parts[0]), int(parts[1])


def hosts(args: argparse.Namespace) -> tuple[Host, Host]:
    """Return both sides as the arguments describe them; all armies of the attacker but one count (G-76)."""
    return (
        host(args, 0, ATTACKER, args.attackers - 1, args.reroll_ones in (ATTACKER, BOTH)),
        host(args, 1, DEFENDER, args.defenders[0], args.temple or args.reroll_ones in (DEFENDER, BOTH)),
    )


def host(args: argparse.Namespace, seat: int, side: str, armies: int, rerolls: bool) -> Host:
    """Return one side."""
    dice = (("base", BASE_DICE), (SKY, int(args.sky in (side, BOTH))), (ALTARS, args.altars[seat]))
    return Host(seat, dice, ALTARS if rerolls else "", ((ARMIES, armies), (ADDED, args.added[seat])))


def ties_of(args: argparse.Namespace) -> Side:
    """Return who wins equal totals: the defender, unless the arguments say otherwise (G-77)."""
    return ATTACKER if args.ties == ATTACKER else DEFENDER


def god_war(args: argparse.Namespace) -> dict[str, Any]:
    """Return the JSON object of the odds; ``win`` counts equal totals for whoever wins them."""
    attack, defence = hosts(args)
    odds: TotalOdds = total_odds(attack.pool, defence.pool, attack.bonus - defence.bonus)
    return {
        "attackers": args.attackers,
        "defenders": args.defenders[0],
        "dice": [attack.count, defence.count],
        "added": [attack.bonus, defence.bonus],
        "win": round(odds.win(ties_of(args)), 10),
        "higher": round(odds.higher, 10),
        "equal": round(odds.equal, 10),
        "lower": round(odds.lower, 10),
    }


def as_table(args: argparse.Namespace) -> str:
    """Return the odds as text in the person's language."""
    from risk_desktop.i18n import percent, tr

    found = god_war(args)
    attack, defence = (f"{dice}d6 + {added}" for dice, added in zip(found["dice"], found["added"], strict=True))
    rows = [
        (tr("odds.win"), percent(found["win"], 1)),
        (tr("odds.god_war.equal"), percent(found["equal"], 1)),
    ]
    width = max(len(label) for label, _ in rows)
    title = tr("odds.god_war.title", dice=tr("odds.dice", attack=attack, defence=defence))
    return "\n".join([title, *(f"  {label.ljust(width)}  {value.rjust(8)}" for label, value in rows)])

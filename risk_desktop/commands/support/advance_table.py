"""``odds 12 3,2,4``: the exact odds of several conquests in a row, for each of them the chance to get that far."""

from __future__ import annotations

import argparse
import json
from functools import partial
from typing import Final

from risk_desktop.engine.advance_odds import AdvanceOdds, Company, Endings, odds_in_a_row
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.odds import fight

MOST_LINKS: Final = 60
_DIGITS: Final = 10


def strengths(text: str) -> tuple[int, ...]:
    """Return the armies in a text such as ``3`` or ``3,2,4``; argparse turns the error into its usage message."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a number of armies, or several as 3,2,4, not {text!r}") from None


def assumes(rule: CombatDice) -> str:
    """Return what odds assume of the defender: he rolls all his dice, or gives each roll his best answer."""
    return "best_answer" if rule.answers else "all_dice"


def advance_odds(args: argparse.Namespace, rule: CombatDice) -> AdvanceOdds:
    """Return what the advance comes to that the arguments describe: all go on who can, one stays in each territory."""
    return odds_in_a_row(args.attackers, (partial(_fight_from, rule, held) for held in args.defenders))


def _fight_from(rule: CombatDice, defenders: int, armies: int, company: Company) -> Endings:
    """Return the odds of one fight of the advance; ``armies``: all where it sets out, without pieces."""
    return ((1.0, company, fight(rule, armies - 1, defenders)),)


def as_json(args: argparse.Namespace, rule: CombatDice) -> str:
    """Return the odds of the advance as one JSON object."""
    odds = advance_odds(args, rule)
    return json.dumps(
        {
            "attackers": args.attackers,
            "defenders": list(args.defenders),
            "links": [round(chance, _DIGITS) for chance in odds.links],
            "win": round(odds.win, _DIGITS),
            "attackers_lost": round(odds.attackers_lost, _DIGITS),
            "defenders_lost": round(odds.defenders_lost, _DIGITS),
            "assumes": assumes(rule),
        }
    )


def as_table(args: argparse.Namespace, rule: CombatDice) -> str:
    """Return the odds of the advance as text in the person's language, a line for each territory."""
    from risk_desktop.i18n import number, percent, set_rule_set, tr

    set_rule_set(args.edition or "")
    odds = advance_odds(args, rule)
    rows = [
        (tr("odds.advance.link", number=place, defenders=held), percent(chance, 1))
        for place, (held, chance) in enumerate(zip(args.defenders, odds.links, strict=True), start=1)
    ]
    rows.append((tr("odds.advance.attackers_lost"), number(odds.attackers_lost, 2)))
    rows.append((tr("odds.advance.defenders_lost"), number(odds.defenders_lost, 2)))
    width = max(len(label) for label, _ in rows)
    title = tr("odds.advance.title", attackers=args.attackers, count=len(args.defenders))
    lines = [f"  {label.ljust(width)}  {value.rjust(8)}" for label, value in rows]
    return "\n".join([title, *lines, "", tr(f"odds.assumes.{assumes(rule)}")])

"""The kind of game that rules make, as far as it decides what is worth how much: said by the rules, not by a name."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from risk_desktop.engine.rules import Rules

from .ending import is_scored

Sets = Literal["rising", "fixed", "none"]
Land = Literal["claimed", "dealt"]
Goals = Literal["conquest", "aims", "sides", "points"]

BOARD_TERMS = frozenset(("territories", "regions", "cards"))
"""Appraisal terms that the evaluation of the board covers; all others are asked of the rule set."""
SETS, LAND, MOVES, GOAL = "set_values", "allocation", "fortify", "goal"
"""House rules that tell how sets pay, how the land is given, how armies move at the end of a turn, and what is played for."""


class Kind(Struct, frozen=True):
    """A kind of game. ``players`` at its start, 0: any number; ``moves``: the value of the house rule, "" without one.

    ``goals``: "aims" where the rule set has terms of its own, such as missions; "sides" where
    teams play, "points" where they decide. ``aim``: with aims of its own, the value of the house rule that says what is
    played for.
    """

    players: int = 0
    sets: Sets = "rising"
    land: Land = "claimed"
    moves: str = "connected"
    goals: Goals = "conquest"
    aim: str = ""


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """Conditions on a kind of game: what may be there, nothing: anything."""

    players: tuple[int, ...] = ()
    sets: tuple[Sets, ...] = ()
    land: tuple[Land, ...] = ()
    moves: tuple[str, ...] = ()
    goals: tuple[Goals, ...] = ()
    aim: tuple[str, ...] = ()

    def fits(self, kind: Kind) -> bool:
        """Tell whether a kind of game meets all conditions."""
        return all(
            not (wanted := getattr(self, name)) or getattr(kind, name) in wanted for name in Kind.__struct_fields__
        )


@lru_cache(maxsize=16)
def kind_of(rules: Rules) -> Kind:
    """Return the kind of game that these rules make."""
    options = rules.options
    sets: Sets = "none"
    if SETS in options:
        sets = "fixed" if options[SETS] == "fixed" else "rising"
    dealt = options.get(LAND) == "deal" or bool(rules.neutrals)
    land: Land = "dealt" if dealt else "claimed"
    goals = goals_of(rules)
    aim = str(options.get(GOAL, "")) if goals == "aims" else ""
    return Kind(rules.players, sets, land, str(options.get(MOVES, "")), goals, aim)


@lru_cache(maxsize=16)
def goals_of(rules: Rules) -> Goals:
    """Return what a game is won by."""
    if is_scored(rules):
        return "points"
    if any(len(side) > 1 for side in rules.sides):
        return "sides"
    return "aims" if any(term.name not in BOARD_TERMS for term in rules.appraise) else "conquest"

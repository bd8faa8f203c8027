"""Builds any legal choice from nothing but the ``options`` of a message, and tells whether a choice can be built from them."""

from __future__ import annotations

import random
from typing import Any

Form = dict[str, Any]


def any_choice(options: Form, dice: random.Random) -> Form:
    """Return a legal choice at random; every legal choice can come up."""
    others = options.get("others", [])
    if others and dice.random() < 0.2:
        return dice.choice(others)
    return _BUILDERS[options["form"]](options, dice)


def _list(options: Form, dice: random.Random) -> Form:
    return dice.choice(options["choices"])


def _amount(options: Form, dice: random.Random) -> Form:
    return {"choice": options["choice"], options["field"]: dice.randint(options["least"], options["most"])}


def _allocation(options: Form, dice: random.Random) -> Form:
    parts: dict[int, int] = {}
    for _ in range(options["total"]):
        where = dice.choice(options["territories"])
        parts[where] = parts.get(where, 0) + 1
    return {"choice": options["choice"], "parts": [list(part) for part in parts.items()]}


def _attacks(options: Form, dice: random.Random) -> Form:
    if not options["attacks"]:
        return options["others"][0]
    edge = dice.choice(options["attacks"])
    way = {"origin": edge["origin"], "target": edge["target"]}
    kind = dice.random()
    if options["rushes"] and kind < 0.2:
        return {"choice": "Rush", "target": dice.choice(options["rushes"])}
    if kind < 0.6:
        return {"choice": "Blitz", **way, "keep": dice.randint(1, edge["keep"])}
    rolled = dice.randint(1, edge["dice"])
    most = edge["dice"] if options["announced"] else rolled
    return {"choice": "Attack", **way, "dice": rolled, "armies": dice.choice([0, dice.randint(rolled, most)])}


def _moves(options: Form, dice: random.Random) -> Form:
    if not options["moves"]:
        return options["others"][0]
    move = dice.choice(options["moves"])
    target = dice.choice(move["targets"])
    return {"choice": "Fortify", "origin": move["origin"], "target": target, "armies": dice.randint(1, move["most"])}


def _regroup(options: Form, dice: random.Random) -> Form:
    """Move from some territories, so that one army stays in each even if nobody comes."""
    moves = []
    for move in options["moves"]:
        most = min(move["most"], move["armies"] - 1)
        if most > 0 and dice.random() < 0.5:
            moves.append([move["origin"], dice.choice(move["targets"]), dice.randint(1, most)])
    return {"choice": "Regroup", "moves": moves} if moves else options["others"][0]


_BUILDERS = {
    "list": _list,
    "amount": _amount,
    "allocation": _allocation,
    "attacks": _attacks,
    "moves": _moves,
    "regroup": _regroup,
}


def can_be_built(options: Form, choice: Form) -> bool:
    """Tell whether the words of docs/bots.md about ``options`` allow ``choice``."""
    if choice in options.get("others", []):
        return True
    return _CHECKS[options["form"]](options, choice)


def _in_list(options: Form, choice: Form) -> bool:
    return choice in options["choices"]


def _in_range(options: Form, choice: Form) -> bool:
    kind, number = choice["choice"], choice[options["field"]]
    return kind == options["choice"] and options["least"] <= number <= options["most"]


def _allotted(options: Form, choice: Form) -> bool:
    parts = choice["parts"]
    fits = all(where in options["territories"] and number > 0 for where, number in parts)
    return fits and sum(number for _, number in parts) == options["total"]


def _attackable(options: Form, choice: Form) -> bool:
    if choice["choice"] == "Rush":
        return choice["target"] in options["rushes"]
    for edge in options["attacks"]:
        if (edge["origin"], edge["target"]) == (choice["origin"], choice["target"]):
            if choice["choice"] == "Blitz":
                return 1 <= choice["keep"] <= edge["keep"]
            armies = choice.get("armies", 0)
            most = edge["dice"] if options["announced"] else choice["dice"]
            return 1 <= choice["dice"] <= edge["dice"] and (armies == 0 or choice["dice"] <= armies <= most)
    return False


def _movable(options: Form, choice: Form) -> bool:
    moves = {move["origin"]: move for move in options["moves"]}
    move = moves.get(choice["origin"])
    return move is not None and choice["target"] in move["targets"] and 1 <= choice["armies"] <= move["most"]


def _regroupable(options: Form, choice: Form) -> bool:
    moves = {move["origin"]: move for move in options["moves"]}
    leaving: dict[int, int] = {}
    for origin, target, number in choice["moves"]:
        if origin not in moves or target not in moves[origin]["targets"] or number < 1:
            return False
        leaving[origin] = leaving.get(origin, 0) + number
    return all(number <= moves[origin]["most"] for origin, number in leaving.items())


_CHECKS = {
    "list": _in_list,
    "amount": _in_range,
    "allocation": _allotted,
    "attacks": _attackable,
    "moves": _movable,
    "regroup": _regroupable,
}

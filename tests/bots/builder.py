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
    return BUILDERS[options["form"]](options, dice)


def _list(options: Form, dice: random.Random) -> Form:
    return dice.choice(options["choices"])


def _amount(options: Form, dice: random.Random) -> Form:
    if "order" in options and dice.random() < 0.5:
        some = {god for god in options["free"] if dice.random() < 0.5} | {*options["forced"]}
        armies, leaders = dice.randint(options["least"], options["most"]), [g for g in options["order"] if g in some]
        return {"choice": "LedMoveIn", "armies": armies, "leaders": leaders}
    return {"choice": options["choice"], options["field"]: dice.randint(options["least"], options["most"])}


def _allocation(options: Form, dice: random.Random) -> Form:
    parts: dict[int, int] = {}
    for _ in range(dice.randint(options.get("least", options["total"]), options["total"])):
        where = dice.choice(options["territories"])
        parts[where] = parts.get(where, 0) + 1
    return {"choice": options["choice"], "parts": [list(part) for part in parts.items()]}


def _attacks(options: Form, dice: random.Random) -> Form:
    marches = options.get("marches", [])
    if marches and (not options["attacks"] or dice.random() < 0.3):
        march = dice.choice(marches)
        way = {"origin": march["origin"], "target": march["target"]}
        if dice.random() < 0.3:
            return {"choice": "Blitz", **way, "keep": dice.randint(1, march["keep"])}
        return {"choice": "Enter", **way}
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
    if kind < 0.8 and "leaders" in edge:
        some = [leader for leader in edge["leaders"] if dice.random() < 0.5][:rolled]
        return {"choice": "LedAttack", **way, "dice": rolled, "leaders": some}
    most = edge["dice"] if options["announced"] else rolled
    return {"choice": "Attack", **way, "dice": rolled, "armies": dice.choice([0, dice.randint(rolled, most)])}


def _moves(options: Form, dice: random.Random) -> Form:
    if not options["moves"]:
        return options["others"][0]
    move = dice.choice(options["moves"])
    target = dice.choice(move["targets"])
    if move.get("gods") and target not in move["ill"] and (not move["most"] or dice.random() < 0.5):
        some = [god for god in move["gods"] if dice.random() < 0.5] or move["gods"]
        armies = dice.randint(0, move["most"])
        return {"choice": "LedFortify", "origin": move["origin"], "target": target, "armies": armies, "leaders": some}
    if not move["most"]:
        return options["others"][0]
    return {"choice": "Fortify", "origin": move["origin"], "target": target, "armies": dice.randint(1, move["most"])}


def _cards(options: Form, dice: random.Random) -> Form:
    if not options["plays"]:
        return options["others"][0]
    play = dice.choice(options["plays"])
    count = dice.randint(play["least"], play["most"])
    return {"choice": "PlayCard", "card": play["card"], "targets": sorted(dice.sample(play["candidates"], count))}


def _invasions(options: Form, dice: random.Random) -> Form:
    if not options["invasions"] or (options["marches"] and dice.random() < 0.3):
        return {"choice": "Enter", **dice.choice(options["marches"])}
    edge = dice.choice(options["invasions"])
    way, rolled = {"origin": edge["origin"], "target": edge["target"]}, dice.randint(1, edge["dice"])
    manner = {"dice": rolled} if dice.random() < 0.5 else {"keep": dice.randint(1, edge["keep"])}
    name = "Attack" if "dice" in manner else "Blitz"
    if dice.random() < 0.5:
        return {"choice": name, **way, **manner}
    return {"choice": f"Led{name}", **way, **manner, "leaders": [god for god in edge["gods"] if dice.random() < 0.5]}


def _rolls(options: Form, dice: random.Random) -> Form:
    if options["marches"] and (not options["rolls"] or dice.random() < 0.3):
        return {"choice": "Enter", **dice.choice(options["marches"])}
    edge = dice.choice(options["rolls"])
    way = {"origin": edge["origin"], "target": edge["target"]}
    if dice.random() < 0.5:
        return {"choice": "Attack", **way, "dice": dice.randint(1, edge["dice"])}
    return {"choice": "Blitz", **way, "keep": dice.randint(edge["least"], edge["keep"])}


def _miracles(options: Form, dice: random.Random) -> Form:
    play = dice.choice(options["plays"])
    return {"choice": "PlayMiracle", "card": play["card"], "targets": dice.choice(play["aims"])}


def _flights(options: Form, dice: random.Random) -> Form:
    some = [god for god in options["gods"] if dice.random() < 0.5]
    if not some and not options["most"]:
        some = options["gods"]
    return {"choice": "LedMoveIn", "armies": dice.randint(0 if some else 1, options["most"]), "leaders": some}


def _decoys(options: Form, dice: random.Random) -> Form:
    moves = []
    for kind, place in options["places"]:
        elsewhere = [territory for territory in options["territories"] if territory != place]
        if elsewhere and dice.random() < 0.5:
            moves.append([kind, dice.choice(elsewhere)])
    return {"choice": "MoveCommanders", "moves": moves}


def _removals(options: Form, dice: random.Random) -> Form:
    mods = [territory for territory, number in options["mods"] for _ in range(number)]
    gone = sorted(dice.sample(mods, options["total"]))
    return {"choice": "Remove", "parts": [[territory, gone.count(territory)] for territory in sorted(set(gone))]}


def _regroup(options: Form, dice: random.Random) -> Form:
    """Move from some territories, so that one army stays in each even if nobody comes."""
    moves = []
    for move in options["moves"]:
        most = min(move["most"], move["armies"] - 1)
        if most > 0 and dice.random() < 0.5:
            moves.append([move["origin"], dice.choice(move["targets"]), dice.randint(1, most)])
    return {"choice": "Regroup", "moves": moves} if moves else options["others"][0]


BUILDERS = {
    "list": _list,
    "amount": _amount,
    "allocation": _allocation,
    "attacks": _attacks,
    "moves": _moves,
    "cards": _cards,
    "decoys": _decoys,
    "removals": _removals,
    "regroup": _regroup,
    "invasions": _invasions,
    "rolls": _rolls,
    "miracles": _miracles,
    "flights": _flights,
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
    if kind == "LedMoveIn" and "free" in options:
        going = set(choice["leaders"])
        known = set(options["forced"]) <= going <= {*options["forced"], *options["free"]}
        if "order" in options:
            return known and options["least"] <= number <= options["most"]
        return known and options["least"] <= number <= options["most"] and 0 <= number - len(going) <= options["mods"]
    return kind == options["choice"] and options["least"] <= number <= options["most"]


def _allotted(options: Form, choice: Form) -> bool:
    parts = choice["parts"]
    fits = all(where in options["territories"] and number > 0 for where, number in parts)
    total = sum(number for _, number in parts)
    return fits and options.get("least", options["total"]) <= total <= options["total"]


def _attackable(options: Form, choice: Form) -> bool:
    if choice["choice"] == "Rush":
        return choice["target"] in options["rushes"]
    for march in options.get("marches", []):
        if (march["origin"], march["target"]) == (choice["origin"], choice["target"]):
            return choice["choice"] == "Enter" or 1 <= choice["keep"] <= march["keep"]
    for edge in options["attacks"]:
        if (edge["origin"], edge["target"]) == (choice["origin"], choice["target"]):
            if not set(choice.get("leaders", [])) <= set(edge.get("leaders", [])):
                return False
            if choice["choice"] in ("Blitz", "LedBlitz"):
                return 1 <= choice["keep"] <= edge["keep"]
            armies = choice.get("armies", 0)
            most = edge["dice"] if options["announced"] else choice["dice"]
            return 1 <= choice["dice"] <= edge["dice"] and (armies == 0 or choice["dice"] <= armies <= most)
    return False


def _movable(options: Form, choice: Form) -> bool:
    moves = {move["origin"]: move for move in options["moves"]}
    move = moves.get(choice["origin"])
    if move is not None and "gods" in move and choice["choice"] == "LedFortify":
        there = choice["target"] in move["targets"] and choice["target"] not in move["ill"]
        return there and set(choice["leaders"]) <= set(move["gods"]) and 0 <= choice["armies"] <= move["most"]
    if move is not None and choice["choice"] == "LedFortify":
        going = choice["leaders"]
        if not set(going) <= set(move["leaders"]) or not 0 <= choice["armies"] - len(going) <= move["mods"]:
            return False
    return move is not None and choice["target"] in move["targets"] and 1 <= choice["armies"] <= move["most"]


def _invadable(options: Form, choice: Form) -> bool:
    way = {"origin": choice["origin"], "target": choice["target"]}
    if choice["choice"] == "Enter":
        return way in options["marches"]
    for edge in options["invasions"]:
        if edge.items() >= way.items():
            known = set(choice.get("leaders", [])) <= set(edge["gods"])
            return known and (1 <= choice.get("dice", 1) <= edge["dice"]) and 1 <= choice.get("keep", 1) <= edge["keep"]
    return False


def _rollable(options: Form, choice: Form) -> bool:
    way = {"origin": choice["origin"], "target": choice["target"]}
    if choice["choice"] == "Enter":
        return way in options["marches"]
    for edge in options["rolls"]:
        if edge.items() >= way.items():
            keeps = edge["least"] <= choice.get("keep", edge["least"]) <= edge["keep"]
            return keeps and 1 <= choice.get("dice", 1) <= edge["dice"]
    return False


def _miraculous(options: Form, choice: Form) -> bool:
    return any(play["card"] == choice["card"] and choice["targets"] in play["aims"] for play in options["plays"])


def _flyable(options: Form, choice: Form) -> bool:
    least = 0 if choice["leaders"] else 1
    return set(choice["leaders"]) <= set(options["gods"]) and least <= choice["armies"] <= options["most"]


def _playable(options: Form, choice: Form) -> bool:
    for play in options["plays"]:
        if play["card"] == choice["card"] and play["least"] <= len(choice["targets"]) <= play["most"]:
            return set(choice["targets"]) <= set(play["candidates"])
    return False


def _movable_decoys(options: Form, choice: Form) -> bool:
    places = dict(options["places"])
    return all(
        kind in places and where in options["territories"] and where != places[kind] for kind, where in choice["moves"]
    )


def _removable(options: Form, choice: Form) -> bool:
    mods = dict(options["mods"])
    fits = all(1 <= number <= mods.get(where, 0) for where, number in choice["parts"])
    return fits and sum(number for _, number in choice["parts"]) == options["total"]


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
    "cards": _playable,
    "decoys": _movable_decoys,
    "removals": _removable,
    "regroup": _regroupable,
    "invasions": _invadable,
    "rolls": _rollable,
    "miracles": _miraculous,
    "flights": _flyable,
}

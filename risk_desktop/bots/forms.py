"""Option containers as plain data from which any legal choice can be built; docs/bots.md explains each ``form``."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

import msgspec

from risk_desktop.editions.ad2210.cards.aims import MoveCommanders, Remove
from risk_desktop.editions.ad2210.cards.decoys import CommanderMoves
from risk_desktop.editions.ad2210.cards.playing import Plays
from risk_desktop.editions.ad2210.cards.reduction import ModRemovals
from risk_desktop.editions.ad2210.conquest import MoveIns
from risk_desktop.editions.ad2210.declarations import Invasions
from risk_desktop.editions.ad2210.fortify import UnitMoves
from risk_desktop.editions.ad2210.units import leaders_in, mods_in
from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.common.fortify import Moves
from risk_desktop.editions.common.regroup import Regroupings
from risk_desktop.editions.godstorm.cards.asking import Flights
from risk_desktop.editions.godstorm.cards.playing import Miracles
from risk_desktop.editions.godstorm.conquest import Followers
from risk_desktop.editions.godstorm.declarations import Declarations
from risk_desktop.editions.godstorm.descent import UpTo
from risk_desktop.editions.godstorm.fortify import GodMoves
from risk_desktop.editions.godstorm.gods import GODS, gods_in
from risk_desktop.editions.godstorm.plague import plagued
from risk_desktop.editions.godstorm.rolls import Rolls
from risk_desktop.editions.godstorm.underworld import Marches
from risk_desktop.engine.choices import Choice, Pass, Place
from risk_desktop.engine.options import Allocation, Amounts, Choices, Options

Form = dict[str, Any]


@singledispatch
def form_of(options: Options) -> Form:
    """Return ``options`` as JSON-like data with the member ``form``. TypeError: a container that nobody has described."""
    raise TypeError(f"{type(options).__name__} has no form in the bot protocol")


@form_of.register
def _list(options: Choices) -> Form:
    return {"form": "list", "choices": [plain(choice) for choice in options]}


@form_of.register
def _amount(options: Amounts) -> Form:
    return {
        "form": "amount",
        "choice": options.make.__name__,
        "field": options.make.__struct_fields__[0],
        "least": options.lo,
        "most": options.hi,
    }


@form_of.register
def _allocation(options: Allocation) -> Form:
    return {
        "form": "allocation",
        "choice": Place.__name__,
        "total": options.total,
        "territories": list(options.territories),
        "others": [plain(choice) for choice in options.extra],
    }


@form_of.register
def _attacks(options: Attacks) -> Form:
    edges = list(options.edges())
    return {
        "form": "attacks",
        "attacks": [
            {"origin": origin, "target": target, "dice": options.most_dice(origin), "keep": options.armies[origin] - 1}
            for origin, target in edges
        ],
        "announced": options.announced,
        "rushes": sorted({target for _, target in edges}) if options.rushes else [],
        "others": [plain(Pass())],
    }


@form_of.register
def _invasions(options: Invasions) -> Form:
    empty = [(o, t) for o, t in options.edges() if not options.armies[t]]
    form = _attacks(options)
    fought = [edge for edge in form["attacks"] if options.armies[edge["target"]]]
    for edge in fought:
        edge["leaders"] = options.leaders(edge["origin"], edge["target"])
    marches = [{"origin": o, "target": t, "keep": options.armies[o] - 1} for o, t in empty]
    return {**form, "attacks": fought, "marches": marches}


@form_of.register
def _move_ins(options: MoveIns) -> Form:
    return {**_amount(options), "forced": options.forced, "free": options.free, "mods": options.mods}


@form_of.register
def _unit_moves(options: UnitMoves) -> Form:
    form, state = _moves(options), options.game.state
    for move in form["moves"]:
        move["leaders"], move["mods"] = leaders_in(state, move["origin"]), mods_in(state, move["origin"])
    return form


@form_of.register
def _plays(options: Plays) -> Form:
    plays = [{"card": card, **msgspec.to_builtins(aim)} for card, aim in options.aims.items()]
    return {"form": "cards", "plays": plays, "others": [plain(Pass())]}


@form_of.register
def _decoys(options: CommanderMoves) -> Form:
    places = [list(place) for place in options.places.items()]
    none = [plain(MoveCommanders(()))]
    return {"form": "decoys", "places": places, "territories": list(options.territories), "others": none}


@form_of.register
def _removals(options: ModRemovals) -> Form:
    left, parts = options.total, []
    for territory, mods in options.mods.items():
        parts.append((territory, min(left, mods)))
        left -= parts[-1][1]
    simple = [plain(Remove(tuple(sorted(part for part in parts if part[1]))))]
    mods_there = [list(heap) for heap in options.mods.items()]
    return {"form": "removals", "total": options.total, "mods": mods_there, "others": simple}


@form_of.register
def _moves(options: Moves) -> Form:
    return {
        "form": "moves",
        "moves": [
            {"origin": origin, "most": options.spare(origin), "targets": sorted(options.targets(origin))}
            for origin in options.origins()
        ],
        "others": [plain(Pass())],
    }


@form_of.register
def _regroupings(options: Regroupings) -> Form:
    return {
        "form": "regroup",
        "moves": [
            {
                "origin": origin,
                "armies": options.armies[origin],
                "most": options.fresh(origin),
                "targets": options.targets(origin),
            }
            for origin in options.origins()
        ],
        "others": [plain(Pass())],
    }


# --- gods, miracles, the Underworld -----------------------------------------------------------------------------------


@form_of.register
def _declarations(options: Declarations) -> Form:
    edges = list(options.edges())
    return {
        "form": "invasions",
        "invasions": [
            {
                "origin": origin,
                "target": target,
                "dice": options.most_dice(origin),
                "keep": options.armies[origin] - 1,
                "gods": options.leaders(origin, target),
            }
            for origin, target in edges
            if options.armies[target]
        ],
        "marches": [{"origin": o, "target": t} for o, t in edges if not options.armies[t]],
        "others": [plain(Pass())],
    }


@form_of.register
def _rolls(options: Rolls) -> Form:
    others = [plain(Pass())] if options.may_stop else []
    return {"form": "rolls", "rolls": [roll_of(options)], "marches": [], "others": others}


def roll_of(options: Rolls) -> Form:
    """Return what may be rolled along one way."""
    return {
        "origin": options.origin,
        "target": options.target,
        "dice": options.most,
        "least": options.stays,
        "keep": options.stays + options.spare - 1,
    }


@form_of.register
def _marches(options: Marches) -> Form:
    edges, armies = list(options.edges()), options.game.state.armies
    return {
        "form": "rolls",
        "rolls": [roll_of(options.rolls(origin, target)) for origin, target in edges if armies[target]],
        "marches": [{"origin": o, "target": t} for o, t in edges if not armies[t]],
        "others": [plain(Pass())],
    }


@form_of.register
def _followers(options: Followers) -> Form:
    going = (*options.forced, *options.free)
    order = [kind for kind in GODS if kind in going]
    return {**_amount(options), "forced": options.forced, "free": options.free, "order": order}


@form_of.register
def _god_moves(options: GodMoves) -> Form:
    form, state = _moves(options), options.game.state
    for move in form["moves"]:
        move["gods"] = gods_in(state, move["origin"])
        move["ill"] = [target for target in move["targets"] if plagued(state, target)]
    return form


@form_of.register
def _up_to(options: UpTo) -> Form:
    return {**_allocation(options), "least": 1}


@form_of.register
def _miracles(options: Miracles) -> Form:
    plays = [{"card": card, "aims": targets} for card, targets in options.aims.items()]
    return {"form": "miracles", "plays": plays, "others": [plain(Pass())]}


@form_of.register
def _flights(options: Flights) -> Form:
    return {"form": "flights", "most": options.most, "gods": options.gods}


def plain(choice: Choice) -> Form:
    """Return a choice as the bot would send it."""
    found: Form = msgspec.to_builtins(choice)
    return found

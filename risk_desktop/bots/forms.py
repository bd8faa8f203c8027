"""Option containers as plain data from which any legal choice can be built; docs/bots.md explains each ``form``."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

import msgspec

from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.common.fortify import Moves
from risk_desktop.editions.common.regroup import Regroupings
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


def plain(choice: Choice) -> Form:
    """Return a choice as the bot would send it."""
    found: Form = msgspec.to_builtins(choice)
    return found

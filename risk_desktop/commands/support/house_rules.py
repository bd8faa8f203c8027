"""House rules as they are typed: ``--option key=value``."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .refusal import WrongInput

if TYPE_CHECKING:
    from risk_desktop.engine.rules import OptionSpec, OptionValue


def add_option(parser: argparse.ArgumentParser) -> None:
    """Let a command take house rules; they come as texts in ``args.option``."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="house rule, see the command editions"
    )


def chosen_options(specs: Iterable[OptionSpec], texts: Iterable[str]) -> dict[str, OptionValue]:
    """Return the house rules in texts such as ``round_limit=20``; ``specs`` are the edition's. WrongInput."""
    known = {spec.key: spec for spec in specs}
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        key, given, value = text.partition("=")
        if key not in known:
            raise WrongInput("cli.error.option", option=key, known=", ".join(sorted(known)))
        allowed = {option_text(each): each for each in known[key].values}
        if not given:
            raise WrongInput("cli.error.option_form", option=key, allowed=", ".join(allowed))
        if value.lower() not in allowed:
            raise WrongInput("cli.error.option_value", option=key, value=value, allowed=", ".join(allowed))
        chosen[key] = allowed[value.lower()]
    return chosen


def usable_options(specs: Iterable[OptionSpec], texts: Iterable[str]) -> dict[str, OptionValue]:
    """Return the house rules in texts if there is also all that they need, such as own cards. WrongInput."""
    from risk_desktop.editions.edition import OwnCardsError
    from risk_desktop.editions.registry import check_option
    from risk_desktop.ui.words import own_cards_words

    chosen = chosen_options(specs, texts)
    try:
        for key, value in chosen.items():
            check_option(key, value)
    except OwnCardsError as fault:
        raise WrongInput("cli.error.own_cards", fault=own_cards_words(fault)) from None
    return chosen


def option_text(value: OptionValue) -> str:
    """Return the value of a house rule as it is typed: ``true``, ``20``, ``golden``, ``4+6+8``."""
    if isinstance(value, tuple):
        return "+".join(map(str, value))
    return str(value).lower()

"""What is wrong with the person's own cards, in words."""

from __future__ import annotations

from risk_desktop.editions.common.own_cards import OwnCardsError
from risk_desktop.editions.registry import check_option
from risk_desktop.engine.rules import OptionValue
from risk_desktop.i18n import tr


def own_cards_words(fault: OwnCardsError) -> str:
    """Return file, line and what is wrong."""
    what = tr(fault.problem.key, None, **fault.problem.params)
    return tr("own_cards.line", file=str(fault.file), line=fault.problem.line, what=what)


def own_cards_fault(key: str, value: OptionValue) -> str:
    """Return what keeps a house rule from being chosen: own cards that can't be used; "" for nothing."""
    try:
        check_option(key, value)
    except OwnCardsError as fault:
        return own_cards_words(fault)
    return ""

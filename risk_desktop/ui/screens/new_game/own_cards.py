"""What is wrong with the person's own cards, in words: for the window and the command line."""

from __future__ import annotations

from risk_desktop.editions.common.own_cards import OwnCardsError
from risk_desktop.editions.registry import check_option
from risk_desktop.engine.rules import OptionValue
from risk_desktop.i18n import tr


def own_cards_words(fault: OwnCardsError) -> str:
    """Return the file, the line if it is about one, and what is wrong."""
    what = tr(fault.problem.key, None, **fault.problem.params)
    if not fault.problem.line:
        return tr("own_cards.file", file=str(fault.file), what=what)
    return tr("own_cards.line", file=str(fault.file), line=fault.problem.line, what=what)


def playing_without() -> str:
    """Return how a game is played without own cards."""
    return tr("own_cards.without", rule=tr("screens.option.own_cards"), value=tr("screens.option.own_cards.no"))


def own_cards_fault(key: str, value: OptionValue) -> str:
    """Return what keeps a house rule from being played, and that no game starts with it; "" for nothing."""
    try:
        check_option(key, value)
    except OwnCardsError as fault:
        return f"{own_cards_words(fault)} {tr('own_cards.no_start')}"
    return ""

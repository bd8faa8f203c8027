"""How those who play are called: levels of ours, and outside programs."""

from __future__ import annotations

from risk_desktop.bots.commands import is_outside, short_name
from risk_desktop.i18n import tr


def computer_words(kind: str) -> str:
    """Return who plays a seat without a person, in the lists of New game."""
    if is_outside(kind):
        return tr("bots.program", name=short_name(kind))
    return tr("screens.new.computer", level=tr(f"common.level.{kind}"))


def plaque_words(kind: str) -> str:
    """Return the same in short, for the players' panel."""
    if is_outside(kind):
        return tr("bots.program", name=short_name(kind))
    return tr("play.plaque.ai", level=tr(f"common.level.{kind}"))

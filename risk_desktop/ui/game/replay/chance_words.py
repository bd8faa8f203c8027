"""Chances to win in words, as the players of a replay have them."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.rules import Rules
from risk_desktop.i18n import percents


def chance_words(chances: Sequence[float], rules: Rules) -> list[str]:
    """Return each player's chance to win; partners win together and share one. Those of all sides add up to 100 %."""
    sides = [rules.side_of(seat) for seat in range(len(chances))]
    whole = list(dict.fromkeys(sides))
    told = dict(zip(whole, percents([sum(chances[seat] for seat in side) for side in whole]), strict=True))
    return [told[side] for side in sides]

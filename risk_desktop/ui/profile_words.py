"""Words of profiles that page and command line share."""

from __future__ import annotations

import math

from risk_desktop.i18n import has_text, number, percent, tr
from risk_desktop.profile.summary import Share


def kind_words(kind: str) -> str:
    """Return what the strongest opponents of some games are called: a level, persons, programs, or nobody."""
    key = f"profile.opponents.{kind}"
    return tr(key) if has_text(key) else tr(f"common.level.{kind}")


def players_words(count: str) -> str:
    """Return how many players some games had."""
    return tr("profile.players.n", int(count))


def interval_words(share: Share) -> str:
    """Return the interval of a share, rounded outwards."""
    low, high = share.interval
    return f"{number(math.floor(100 * low))}–{percent(math.ceil(100 * high) / 100)}"


def signed_words(value: float) -> str:
    """Return a number with its sign and a decimal."""
    return f"{'+' if value > 0 else '−' if value < 0 else ''}{number(abs(value), 1)}"

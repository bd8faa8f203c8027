"""Words of profiles that page and command line share."""

from __future__ import annotations

from risk_desktop.i18n import has_text, tr


def kind_words(kind: str) -> str:
    """Return what the strongest opponents of some games are called: a level, persons, programs, or nobody."""
    key = f"profile.opponents.{kind}"
    return tr(key) if has_text(key) else tr(f"common.level.{kind}")


def players_words(count: str) -> str:
    """Return how many players some games had."""
    return tr("profile.players.n", int(count))

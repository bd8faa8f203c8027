"""Missions in words, with the names of regions and players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from risk_desktop.editions.classic.missions.deck import Mission, title_of
from risk_desktop.editions.classic.missions.goal import GoalCount, Phrase
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import language, tr
from risk_desktop.ui.names import Names


def phrase_words(phrase: Phrase, region: Callable[[str], str], player: Callable[[int], str]) -> str:
    """Return a phrase as a sentence; ``region`` names a region by its id, ``player`` a seat."""
    words: dict[str, object] = {}
    for name, value in phrase.params.items():
        if isinstance(value, tuple):
            words[name] = joined([region(one) for one in value], phrase.either)
        else:
            words[name] = player(value) if name == "player" else value
    n = phrase.params.get("n")
    words.pop("n", None)
    return tr(phrase.key, n=n if isinstance(n, int) else None, **words)


def joined(names: list[str], either: bool) -> str:
    """Return names as an enumeration with "and", or with "or" if ``either`` is enough."""
    *first, last = names
    if not first:
        return last
    key = "missions.or" if either else "missions.and"
    return tr(key, first=", ".join(first), last=last)


def goal_words(mission: Mission, names: Names, holder: int = NOBODY) -> str:
    """Return the goal of a mission as its holder reads it."""
    return phrase_words(mission.goal.phrase(holder), partial(_region, names), names.player)


def open_words(mission: Mission, names: Names) -> str:
    """Return the goal of a mission as everybody reads it; a colour that nobody plays is called by its name."""

    def player(seat: int) -> str:
        return names.player(seat) if seat in names.players else names.colour_word(seat)

    return phrase_words(mission.goal.phrase(), partial(_region, names), player)


def _region(names: Names, region_id: str) -> str:
    return next(region.name.in_language(language()) for region in names.regions if region.id == region_id)


def rank_words(mission: Mission) -> str:
    """Return the title of a mission's rank; missions without ranks are called secret."""
    return tr(title_of(mission).key)


def tally_words(tally: GoalCount) -> str:
    """Return the progress of a mission, such as "14 of 18 territories"."""
    return tr(tally.key, n=tally.wanted, done=tally.done)

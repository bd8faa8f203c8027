"""Missions in words: what their goals ask for, with the names of continents and players."""

from __future__ import annotations

from collections.abc import Callable

from risk_desktop.editions.classic.missions.deck import Mission, title_of
from risk_desktop.editions.classic.missions.goal import GoalCount, Phrase
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import language, tr
from risk_desktop.ui.names import Names


def phrase_words(phrase: Phrase, region: Callable[[str], str], player: Callable[[int], str]) -> str:
    """Return ``phrase`` as a sentence; ``region`` gives the name of a region by its id, ``player`` that of a seat."""
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
    """Return names as an enumeration that ends in "and", or in "or" if any one of them is meant."""
    *first, last = names
    if not first:
        return last
    key = "missions.or" if either else "missions.and"
    return tr(key, first=", ".join(first), last=last)


def goal_words(mission: Mission, names: Names, holder: int = NOBODY) -> str:
    """Return what a mission asks for, as its holder reads it."""

    def region(region_id: str) -> str:
        return next(r.name.in_language(language()) for r in names.regions if r.id == region_id)

    return phrase_words(mission.goal.phrase(holder), region, names.player)


def open_words(mission: Mission, names: Names) -> str:
    """Return what a mission asks for, as it reads for everybody: a colour that nobody plays has no name but its own."""

    def region(region_id: str) -> str:
        return next(r.name.in_language(language()) for r in names.regions if r.id == region_id)

    def player(seat: int) -> str:
        return names.player(seat) if seat in names.players else names.colour_word(seat)

    return phrase_words(mission.goal.phrase(), region, player)


def rank_words(mission: Mission) -> str:
    """Return the rank of a mission; that of a single one says that it is secret."""
    return tr(title_of(mission).key)


def tally_words(tally: GoalCount) -> str:
    """Return how far a mission is, as in "14 of 18 territories"."""
    return tr(tally.key, n=tally.wanted, done=tally.done)

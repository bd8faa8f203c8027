"""What a player is advised to answer, for any decision of any rule set, from what he sees and no more."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Final

from risk_desktop.ai.intent import Intent
from risk_desktop.ai.skill import SKILLS
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .candidates import Candidates, question, sense
from .motives import motives_of, of_ending
from .playing_on import LEVEL, Aftermath, rounds_of
from .report import Estimate, Hint, HintOption, Method
from .standing import foretold_within
from .valuation import Sampling, difference, in_chances

GAMES: Final = 12
"""For each choice; half as many where all advisers agree."""
LEAST_GAMES: Final = 2
ADVISER: Final = SKILLS["expert"]
"""Whose choice is advised until another proves better; a review takes a weaker one, as it asks so often."""
Aftermaths = Mapping[Choice, tuple[Aftermath, ...]]


class NothingAskedError(ValueError):
    """Nothing is asked of who wants a hint."""


class Adviser:
    """Gives hints by so many ``games`` for each choice that it compares."""

    def __init__(self, games: int = GAMES) -> None:
        self._games = games
        self._candidates = Candidates(ADVISER)

    def hint(self, seen: View) -> Hint:
        """Return what is advised to who sees ``seen``. NothingAskedError.

        It is what an expert would do unless another choice is clearly better in both halves of the games. Where nobody
        would do anything else, the best of what he could do besides stands beside it. None of the others has a higher
        chance: what leads in these games, but not surely, is as good.
        """
        decision = asked_of(seen)
        advised, intent = self._candidates.advised(seen, decision)
        others = self._candidates.beside(advised, seen, decision)
        games, most = self._games, len(others)
        if not others:
            games, most = max(LEAST_GAMES, games // 2), 1
            others = self._candidates.beside_agreed(advised, seen, decision)
        sampling = Sampling(seen)
        found = {choice: sampling.aftermaths(choice, range(games)) for choice in (advised, *others)}
        first = leader(found, advised, seen.player, games)
        behind = {choice: behind_by(found[first], found[choice], seen.player) for choice in found if choice != first}
        ranked = [first, *sorted(behind, key=lambda choice: behind[choice].value)[:most]]
        chance = difference([each.fitted for each in found[first]])
        chance = Estimate(chance.value, hypot(chance.error, foretold_within(chance.value)))
        options = []
        for place, choice in enumerate(ranked):
            other = found[ranked[1 if place == 0 else 0]] if len(ranked) > 1 else found[first]
            why = motives_of(seen, choice, found[choice], other, meant(choice, advised, intent, decision))
            if place == 0 and not why:
                why = of_ending(choice, decision)
            lag = behind.get(choice, Estimate(0.0))
            lag = Estimate(max(0.0, lag.value), lag.error)
            value = max(0.0, chance.value - lag.value)
            options.append(HintOption(choice, Estimate(value, chance.error), lag, why))
        alike = len(options) > 1 and options[1].is_alike
        return Hint(seen.player, decision.kind, tuple(options), alike, Method(LEVEL, games, rounds_of(seen.rules)))


def leader(found: Aftermaths, advised: Choice, player: int, games: int) -> Choice:
    """Return the choice that is advised: the ``advised`` one unless another leads it surely in both halves of the games."""
    half = games // 2

    def lead(choice: Choice, part: slice) -> Estimate:
        return behind_by(found[choice][part], found[advised][part], player)

    best = max(found, key=lambda choice: lead(choice, slice(half)).value)
    first, second = lead(best, slice(half)), lead(best, slice(half, None))
    return best if min(first.value, second.value) > 0 and first.is_sure and second.is_sure else advised


def asked_of(seen: View) -> Decision:
    """Return what is asked of who sees ``seen``. NothingAskedError."""
    if seen.state.outcome is not None or not seen.state.stack:
        raise NothingAskedError
    decision = question(seen)
    if decision.player != seen.player:
        raise NothingAskedError
    return decision


def meant(choice: Choice, advised: Choice, intent: Intent | None, decision: Decision) -> Intent | None:
    """Return what the adviser has a choice for, None for one that isn't his."""
    return intent if sense(choice, decision) == sense(advised, decision) else None


def behind_by(first: tuple[Aftermath, ...], other: tuple[Aftermath, ...], player: int) -> Estimate:
    """Return by how much less the chance to win is with ``other`` than with ``first``, from the same games."""
    lag = difference([a.weighed(player) - b.weighed(player) for a, b in zip(first, other, strict=True)])
    scale = in_chances(first, other, player) if lag.value > 0 else in_chances(other, first, player)
    return Estimate(scale * lag.value, scale * lag.error)

"""What a decision cost: its choices are played on with the same dice, from what the player knew who had to decide.

The best one is chosen by one half of the games and valued by the other: else luck in the sampling would make every choice look
bad. What the adviser would do stands for the best until another choice proves better. A first look compares with that alone.
"""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from math import erfc, exp, pi, sqrt
from statistics import stdev
from typing import Final, NamedTuple

from risk_desktop.ai.luck import own_dice
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import View, determinize

from .candidates import Candidates, question, sense
from .in_chances import factor
from .playing_on import Aftermath, PlayingOn, mean
from .report import Estimate
from .standing import Standing

GOOD_ENOUGH: Final = 0.01
"""Surer figures than that needn't be played out any further: their interval is under two points."""
WIDEST: Final = 3.0
"""By how much the error of two or three values is widened."""
MOST_TIMES: Final = 4
"""So many times the games are played where they leave it open what a decision cost."""


class Comparison(NamedTuple):
    """What a choice was against the best one: ``effect`` by seat, ``loss`` of who decided, with what both led to.

    The effect is nothing as long as the loss may be chance.
    """

    chosen: Choice
    best: Choice
    effect: Standing
    loss: Estimate
    games: int
    after_chosen: tuple[Aftermath, ...]
    after_best: tuple[Aftermath, ...]


Aftermaths = MutableMapping[tuple[Choice, int], Aftermath]
"""What has come of the choices of a decision, by choice and number of the game."""


class Sampling:
    """Plays the choices of one decision on, each number of a game with its own guess at what is hidden and its own dice.

    ``known``: what has been played on before, which grows.
    """

    def __init__(self, seen: View, known: Aftermaths | None = None) -> None:
        self._seen, self.player = seen, seen.player
        self._mark = own_dice(1, seen).seed
        self._guesses: dict[int, Game] = {}
        self._known: Aftermaths = {} if known is None else known

    def aftermath(self, choice: Choice, number: int) -> Aftermath:
        """Return what comes of a choice in game ``number``."""
        known = self._known.get((choice, number))
        if known is None:
            seed = self._mark + 2 * number + 1
            game = self._guess(number).clone(seed)
            known = self._known[choice, number] = PlayingOn(number).aftermath(game, choice)
        return known

    def aftermaths(self, choice: Choice, numbers: range) -> tuple[Aftermath, ...]:
        """Return what comes of a choice in some games."""
        return tuple(self.aftermath(choice, number) for number in numbers)

    def shares(self, choice: Choice, numbers: range) -> list[float]:
        """Return the share of who decides in each of some games."""
        return [each.shares[self.player] for each in self.aftermaths(choice, numbers)]

    def weighed(self, choice: Choice, numbers: range) -> list[float]:
        """Return the share of who decides in each of some games, by which choices are compared."""
        return [each.weighed(self.player) for each in self.aftermaths(choice, numbers)]

    def _guess(self, number: int) -> Game:
        guess = self._guesses.get(number)
        if guess is None:
            guess = self._guesses[number] = determinize(self._seen, SeededDice(self._mark + 2 * number))
        return guess


class Valuer:
    """Values decisions by so many ``games`` for each choice. ``known``: what the decision's choices have led to before."""

    def __init__(self) -> None:
        self.candidates = Candidates()

    def glance(self, seen: View, chosen: Choice, games: int, known: Aftermaths | None = None) -> Comparison:
        """Return what ``chosen`` was worth against what the adviser would do, and nothing else: no game is played to choose."""
        decision = question(seen)
        advised, _ = self.candidates.advised(seen, decision)
        if sense(advised, decision) == sense(chosen, decision):
            return good(chosen, seen, 0)
        return self._against(advised, chosen, range(games), Sampling(seen, known))

    def compare(self, seen: View, chosen: Choice, games: int, known: Aftermaths | None = None) -> Comparison:
        """Return what ``chosen`` was worth to who sees ``seen``, and is asked in it."""
        half, sampling = range(games // 2), Sampling(seen, known)
        best = self._best(seen, chosen, half, sampling)
        if best == chosen:
            return good(chosen, seen, games)
        rest = range(len(half), games)
        found = self._against(best, chosen, rest, sampling)
        while is_open(found) and rest.stop < MOST_TIMES * games:
            rest = range(rest.start, rest.stop + games)
            found = self._against(best, chosen, rest, sampling)
        return found

    def _against(self, best: Choice, chosen: Choice, numbers: range, sampling: Sampling) -> Comparison:
        """Return what ``chosen`` was against ``best`` in some games; what may be chance counts as nothing."""
        after_chosen, after_best = sampling.aftermaths(chosen, numbers), sampling.aftermaths(best, numbers)
        pairs = [
            tuple(a - b for a, b in zip(ours.shares, theirs.shares, strict=True))
            for ours, theirs in zip(after_chosen, after_best, strict=True)
        ]
        player = sampling.player
        lost = difference([-pair[player] for pair in pairs])
        weighed = mean([b.weighed(player) - a.weighed(player) for a, b in zip(after_chosen, after_best, strict=True)])
        if min(lost.value, weighed) <= 0.0:
            best, lost = chosen, Estimate(0.0, overlooked(Estimate(min(lost.value, weighed), lost.error)))
        scale = in_chances(after_best, after_chosen, player)
        effect = tuple(scale * mean(column) if lost.is_sure else 0.0 for column in zip(*pairs, strict=True))
        lost = Estimate(scale * lost.value, scale * lost.error)
        return Comparison(chosen, best, effect, lost, numbers.stop, after_chosen, after_best)

    def _best(self, seen: View, chosen: Choice, half: range, sampling: Sampling) -> Choice:
        """Return the choice that is best in one half of the games: the adviser's unless another one is surely better."""
        decision = question(seen)
        others = self.candidates.beside(chosen, seen, decision)
        if not others:
            return chosen
        advised, _ = self.candidates.advised(seen, decision)
        if sense(advised, decision) == sense(chosen, decision):
            advised = chosen
        found = {choice: sampling.weighed(choice, half) for choice in (chosen, *others)}
        best = max(found, key=lambda choice: mean(found[choice]))
        if advised in found and not leads(found[best], found[advised]):
            best = advised
        return best if mean(found[best]) > mean(found[chosen]) else chosen


def good(chosen: Choice, seen: View, games: int) -> Comparison:
    """Return that nothing better was found than what was chosen."""
    return Comparison(chosen, chosen, (0.0,) * seen.state.players, Estimate(0.0), games, (), ())


def in_chances(after_best: Sequence[Aftermath], after_other: Sequence[Aftermath], player: int) -> float:
    """Return what differences of ``player``'s shares are multiplied by to be differences of his chance to win."""
    ours, theirs = (mean([each.fitted for each in after]) for after in (after_best, after_other))
    best, other = (mean([each.shares[player] for each in after]) for after in (after_best, after_other))
    return factor(ours, theirs, best, other)


def is_open(found: Comparison) -> bool:
    """Tell whether more games may tell what the decision cost.

    That depends on the error alone: who stops as soon as a loss seems sure keeps what is too high by chance.
    """
    return found.loss.error > GOOD_ENOUGH and found.best != found.chosen


def overlooked(lost: Estimate) -> float:
    """Return by how much nothing may be wrong, where a choice seems to have cost less than nothing: the root mean square of
    what it did cost, so far as that is more, if it is as likely as a normal distribution says.
    """
    if not lost.error:
        return 0.0
    scale = lost.value / lost.error
    beyond, density = erfc(-scale / sqrt(2)) / 2, exp(-scale * scale / 2) / sqrt(2 * pi)
    return lost.error * sqrt(max(0.0, (scale * scale + 1) * beyond + scale * density))


def leads(ours: Sequence[float], theirs: Sequence[float]) -> bool:
    """Tell whether one choice is surely better than another in the same games."""
    lead = difference([a - b for a, b in zip(ours, theirs, strict=True)])
    return lead.value > 0 and lead.is_sure


def difference(values: Sequence[float]) -> Estimate:
    """Return the mean of some values with its standard error: that of Student's t, as a few values may agree by chance."""
    freedom = len(values) - 1
    if freedom < 1:
        return Estimate(mean(values), abs(mean(values)))
    wider = sqrt(freedom / (freedom - 2)) if freedom > 2 else WIDEST
    return Estimate(mean(values), wider * stdev(values) / sqrt(len(values)))

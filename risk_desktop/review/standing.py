"""Everybody's chance to win where a game stands: of one that is over what it ended with, else the fitted one.

Who has given up has none left, unless a partner plays on; the others share it as they stand to one another.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt

from risk_desktop.ai.chance import WITHIN, Chances, shared
from risk_desktop.ai.kinds import BOARD_TERMS
from risk_desktop.ai.position import position_of
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.view import view

Standing = tuple[float, ...]
"""The chance of each seat; the sum is 1, but partners win together: each of them has the chance of their side."""
FORETOLD = WITHIN / 2
"""The largest standard error of a fitted chance: what it was wrong by at the most is taken for two of them."""


def foretold_within(chance: float) -> float:
    """Return the standard error of a fitted chance: that of a count of games, whose largest one is ``FORETOLD``, at a half."""
    return FORETOLD * 2 * sqrt(chance * (1 - chance))


def standing(game: Game, resigned: Collection[int] = ()) -> Standing:
    """Return the chances from all that is known afterwards, those who have ``resigned`` having none."""
    outcome, rules = game.state.outcome, game.rules
    return left_to_others(fitted(game), game, resigned) if outcome is None else ended(outcome, rules)


def fitted(game: Game) -> Standing:
    """Return the chances if all play on: each seat's as it knows itself, together made to sum to 1."""
    state, rules = game.state, game.rules
    if not has_secrets(rules):
        return seen_by(game, max(0, state.turn))
    own = shared([seen_by(game, player)[player] for player in range(state.players)], rules)
    total = sum(own)
    return of_sides([each / total if total else 1 / state.players for each in own], rules)


def between_turns(game: Game, resigned: Collection[int] = ()) -> Standing:
    """Return the chances as a turn begins, before its income."""
    return standing(before_income(game), resigned)


def before_income(game: Game) -> Game:
    """Return a game in which whose turn begins has got nothing for it yet: so all players are looked at alike, as by the fit."""
    state = game.state.copy()
    if state.turn >= 0:
        state.reserve[state.turn] = 0
    return Game(game.rules, state)


def ended(outcome: Outcome, rules: Rules) -> Standing:
    """Return what a game that is over was to each seat: 1 for the side that won alone, equal parts of it for several winners."""
    parts = [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(rules.players)]
    return of_sides(parts, rules)


def of_sides(chances: Sequence[float], rules: Rules) -> Standing:
    """Return by seat the chance of its side, from the parts that its members have in it."""
    return tuple(sum(chances[member] for member in rules.side_of(seat)) for seat in range(len(chances)))


def as_played(game: Game) -> Game:
    """Return the game as its last choice left it: where somebody ended it by giving up, as if it weren't over yet."""
    outcome = game.state.outcome
    if outcome is None or outcome.reason != RESIGNED:
        return game
    state = game.state.copy()
    state.outcome = None
    return Game(game.rules, state)


def still_in(game: Game, resigned: Collection[int]) -> tuple[bool, ...]:
    """Tell of each seat whether somebody of its side is in the game who hasn't ``resigned``."""
    state, rules = game.state, game.rules
    playing = [alive and seat not in resigned for seat, alive in enumerate(state.alive)]
    return tuple(any(playing[member] for member in rules.side_of(seat)) for seat in range(state.players))


def left_to_others(chances: Standing, game: Game, resigned: Collection[int]) -> Standing:
    """Return the chances if those who have ``resigned`` have none: the others share theirs as they stand to one another."""
    if not resigned:
        return chances
    left = [chance if plays else 0.0 for chance, plays in zip(chances, still_in(game, resigned), strict=True)]
    total = sum(chance / len(game.rules.side_of(seat)) for seat, chance in enumerate(left))
    return tuple(chance / total for chance in left) if total else chances


def effect_on_others(effect: Standing, player: int, game: Game, resigned: Collection[int]) -> Standing:
    """Return what a decision of ``player`` changed if that is nothing to those who have ``resigned``: his other foes share it."""
    if not resigned:
        return effect
    playing, side = still_in(game, resigned), game.rules.side_of(player)
    foes = [seat for seat, plays in enumerate(playing) if plays and seat not in side]
    spare = sum(change for change, plays in zip(effect, playing, strict=True) if not plays)
    shared = [spare / len(foes) if seat in foes else 0.0 for seat in range(len(effect))]
    return tuple(change + more if plays else 0.0 for change, more, plays in zip(effect, shared, playing, strict=True))


def has_secrets(rules: Rules) -> bool:
    """Tell whether the chances depend on who looks."""
    return bool(rules.redact) or any(term.name not in BOARD_TERMS for term in rules.appraise)


def seen_standing(game: Game, player: int, resigned: Collection[int]) -> Standing:
    """Return the chances as ``player`` may know them (-1: everybody), those who have ``resigned`` having none."""
    outcome, rules = game.state.outcome, game.rules
    return left_to_others(seen_by(game, player), game, resigned) if outcome is None else ended(outcome, rules)


def seen_by(game: Game, player: int) -> Standing:
    """Return the chances as ``player`` may know them; the card of the turn counts as soon as it is earned."""
    seen = view(game, player)
    state, position = seen.state, position_of(seen)
    if position.earned and state.turn >= 0:
        position.cards[state.turn] += 1
    return of_sides(Chances(seen.rules, state, player).of(position, state.turn, state.reserve), seen.rules)

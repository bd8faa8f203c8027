"""Everybody's chance to win where a game stands: of one that is over what it ended with, else the fitted one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from risk_desktop.ai.chance import WITHIN, Chances, shared
from risk_desktop.ai.kinds import BOARD_TERMS
from risk_desktop.ai.position import position_of
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


def standing(game: Game) -> Standing:
    """Return the chances from all that is known afterwards: each seat's as it knows itself, together made to sum to 1."""
    state, rules = game.state, game.rules
    if state.outcome is not None:
        return ended(state.outcome, rules)
    if not has_secrets(rules):
        return seen_by(game, max(0, state.turn))
    own = shared([seen_by(game, player)[player] for player in range(state.players)], rules)
    total = sum(own)
    return of_sides([each / total if total else 1 / state.players for each in own], rules)


def between_turns(game: Game) -> Standing:
    """Return the chances as a turn begins, before its income."""
    return standing(before_income(game))


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


def has_secrets(rules: Rules) -> bool:
    """Tell whether the chances depend on who looks."""
    return bool(rules.redact) or any(term.name not in BOARD_TERMS for term in rules.appraise)


def seen_by(game: Game, player: int) -> Standing:
    """Return the chances as ``player`` may know them; the card of the turn counts as soon as it is earned."""
    seen = view(game, player)
    state, position = seen.state, position_of(seen)
    if position.earned and state.turn >= 0:
        position.cards[state.turn] += 1
    return of_sides(Chances(seen.rules, state, player).of(position, state.turn, state.reserve), seen.rules)

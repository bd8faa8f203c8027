"""Whether a state that comes from outside is one in which a game is kept: at the start, at the start of a turn, or at the end.

What stands on the stack then is known: the rules lined it up. So the stack of such a state is held against what they line
up, and only the few steps on top, which differ from game to game, have to say themselves whether they make sense.
"""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Step
from risk_desktop.engine.validation import check_state, fitting

from .turns import BeginPhase, lineup, new_game

_MOST_ON_TOP = 16
"""No turn begins with more steps of one phase."""


def check_standing(rules: Rules, state: GameState) -> None:
    """Raise InvalidState if ``state`` is not one in which a game by these rules can be kept. Nothing is changed."""
    game = Game(rules, state.copy())
    check_state(game)
    if state.outcome is None:
        fitting(rules, "the stack", _turn_stands(game) if state.round else _setup_stands(game))


def _turn_stands(game: Game) -> bool:
    """Tell whether the rest of the turn lies below, and above it what can be asked in its present phase."""
    state, stack = game.state, game.state.stack
    rest = lineup(game.rules, state.turn)[::-1]
    left = _agreeing(stack, rest)
    top = stack[left:]
    if not left > 0 or len(top) > _MOST_ON_TOP:
        return False
    begun = next((step.phase for step in rest[left:] if isinstance(step, BeginPhase)), "")
    openings = {kind for module in game.rules.active for kind in module.openings}
    return state.phase == begun and all(type(step) in openings and step.is_valid(game) for step in top)


def _setup_stands(game: Game) -> bool:
    """Tell whether just those steps lie on the stack that a new game has left when it asks for the first time."""
    fresh = new_game(game.rules, game.state.seed)
    fresh.pending()
    steps, stack = fresh.state.stack, game.state.stack
    return len(steps) == len(stack) and all(
        step == usual or (type(step) is type(usual) and step.is_valid(game))
        for step, usual in zip(stack, steps, strict=True)
    )


def _agreeing(stack: Sequence[Step], usual: Sequence[Step]) -> int:
    """Return how many steps from the bottom of the stack on are the usual ones."""
    count = 0
    for step, other in zip(stack, usual, strict=False):
        if step != other:
            break
        count += 1
    return count

"""Random numbers of an opponent: from his seed and the position, so that he plays the same way in the same position."""

from __future__ import annotations

from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.view import View


def own_dice(seed: int, seen: View) -> SeededDice:
    """Return dice that depend on ``seed`` and on what the player sees, never on what is hidden from him."""
    state = seen.state
    hands = tuple(card for deck in state.decks.values() for card in deck.hands[seen.player])
    mark = (seed, seen.player, state.round, len(state.stack), *state.owner, *state.armies, *state.reserve, *hands)
    return SeededDice(hash(mark))

"""Random numbers of an opponent: from his seed and the position, so that he plays the same way in the same position."""

from __future__ import annotations

import hashlib

from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.view import View


def own_dice(seed: int, seen: View) -> SeededDice:
    """Return dice that depend on ``seed`` and on what the player sees, never on what is hidden from him."""
    state = seen.state
    hands = tuple(card for deck in state.decks.values() for card in deck.hands[seen.player])
    mark = (seed, seen.player, state.round, len(state.stack), *state.owner, *state.armies, *state.reserve, *hands)
    return SeededDice(hash(mark))


def seed_of(game_seed: int, seat: int) -> int:
    """Return the seed of the opponent in ``seat``, 0 to 2^53 - 1; it can be shown, as nobody gets the dice's seed out of it."""
    digest = hashlib.blake2b(f"opponent {game_seed} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 11

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


def seed_of(game_seed: int, seat: int, secret: bytes = b"") -> int:
    """Return the seed of the opponent in ``seat``, 0 to 2^53 - 1.

    It can be shown to an outside program only where ``secret`` is one: without, whoever tries all seeds of games that are
    likely finds the one that gives this number, and with it the dice.
    """
    return _keyed(f"opponent {game_seed} {seat}", secret) >> 11


def dice_seed(seed: int, secret: bytes) -> int:
    """Return the seed of a game's dice, 0 to 2^62 - 1, that nobody can guess who doesn't know ``secret``."""
    return _keyed(f"dice {seed}", secret) >> 2


def _keyed(text: str, secret: bytes) -> int:
    """Return 64 bits that depend on a text and on a secret of up to 64 bytes."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8, key=secret).digest(), "big")

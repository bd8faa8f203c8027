"""Sets of territory cards: what counts as one and what it is worth (C-05 to C-07, W-14, W-15)."""

from __future__ import annotations

from itertools import combinations

from risk_desktop.engine.board import Board

JOKERS = 2
JOKER = "wild"
SYMBOLS = ("infantry", "cavalry", "artillery")

TRACKS: dict[str, tuple[int, ...]] = {
    "golden": (4, 6, 8, 10, 15, 20, 25),
    "older": (4, 6, 8, 10, 12, 15, 20, 25),
}
"""Values of the first sets; after the last one each set is worth 5 more (W-15, X-03)."""

FIXED = {"infantry": 4, "cavalry": 6, "artillery": 8, "mixed": 10}
"""Fixed values by kind of set (M-04), as a house rule here."""


def card_count(board: Board) -> int:
    """Return the number of cards: one a territory and two jokers (C-05)."""
    return len(board) + JOKERS


def symbol(board: Board, card: int) -> str:
    """Return the symbol on a card; the cards behind the last territory are jokers."""
    return board.cards[card] if card < len(board) else JOKER


def kinds_of(board: Board, cards: tuple[int, ...]) -> tuple[str, ...]:
    """Return the ways to read three cards as a set: "mixed", or the one symbol; none if they are no set (C-06).

    A card without a symbol, which a home-made board may have, fits no set.
    """
    shown = [s for s in (symbol(board, card) for card in cards) if s != JOKER]
    different = set(shown)
    if not different <= set(SYMBOLS):
        return ()
    same = tuple(s for s in SYMBOLS if different <= {s})
    return (("mixed",) if len(different) == len(shown) else ()) + same


def is_set(board: Board, cards: tuple[int, ...]) -> bool:
    """Tell whether three cards form a set (C-06)."""
    return len(cards) == 3 and bool(kinds_of(board, cards))


def sets_in(board: Board, hand: list[int]) -> list[tuple[int, ...]]:
    """Return every set in ``hand``, each as card numbers in ascending order."""
    return [cards for cards in combinations(sorted(hand), 3) if is_set(board, cards)]


def set_value(board: Board, values: str, traded: int, cards: tuple[int, ...]) -> int:
    """Return the armies for ``cards`` when ``traded`` sets have been traded before; ``values`` is the option's value."""
    if values == "fixed":
        return max(FIXED[kind] for kind in kinds_of(board, cards))
    return track_value(values, traded)


def track_value(values: str, traded: int) -> int:
    """Return the armies for the next set where values rise and ``traded`` sets have been traded before."""
    track = TRACKS[values]
    return track[traded] if traded < len(track) else track[-1] + 5 * (traded - len(track) + 1)

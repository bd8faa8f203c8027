"""Territory cards: the hand, the card table, sets and trading."""

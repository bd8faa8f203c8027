"""Command cards: the five decks, when a card may be played, and what it does."""

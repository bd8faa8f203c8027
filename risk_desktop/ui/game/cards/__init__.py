"""The cards of players: of territories, of decks that are bought."""

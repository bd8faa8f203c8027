"""The cards of players: of territories, of decks that are bought, and those that only 2210 A.D. has."""

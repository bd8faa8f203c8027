"""A new game: rule set, seats and house rules."""

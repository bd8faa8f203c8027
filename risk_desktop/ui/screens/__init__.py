"""The full screens besides the game: first screen, new game, saved games, settings, rules, end of the game."""

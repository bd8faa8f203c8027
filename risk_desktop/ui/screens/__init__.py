"""The full screens besides the game: first screen, new game, saved games, puzzles, profile, result, review."""

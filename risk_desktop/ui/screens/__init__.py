"""Full screens beside the table: first screen, new game, saved games, settings, end of the game."""

"""What is told of the game, line by line."""

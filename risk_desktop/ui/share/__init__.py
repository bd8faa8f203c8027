"""Sharing a game: the board as a picture, the whole game as an animation."""

"""The rulebook on the screen, before and during a game: all rules and missions, to read and to search."""

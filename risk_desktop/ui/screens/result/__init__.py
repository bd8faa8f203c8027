"""The screen at the end of a game: who won, the course of the war, its dice."""

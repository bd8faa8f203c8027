"""A game that has been played, looked at again: its course, its turns, and the keys that lead through it."""

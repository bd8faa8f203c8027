"""The keys of a running game, and the guard against keys that were meant for an earlier question."""

"""Puzzles from play: positions out of games between our opponents, in which the best plan is clearly better than any other."""

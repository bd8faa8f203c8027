"""The menu of a running game, and the bars at the top of its screen."""

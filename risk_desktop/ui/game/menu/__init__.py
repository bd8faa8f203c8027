"""The bars at the top, the menu over a running game, and what is switched there."""

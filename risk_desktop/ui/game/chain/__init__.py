"""Odds on the board: a chain of conquests planned by clicks, whoever's turn it is, with the chance of each."""

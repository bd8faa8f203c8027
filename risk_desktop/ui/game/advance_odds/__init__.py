"""Odds on the board: an advance planned by clicks, whoever's turn it is, with the chance of each."""

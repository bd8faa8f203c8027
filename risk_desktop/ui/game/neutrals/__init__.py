"""Colours that nobody plays: bribed, mustered and moved."""

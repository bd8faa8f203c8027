"""Owns the running game: session, AI workers, undo, autosave. QtCore only."""

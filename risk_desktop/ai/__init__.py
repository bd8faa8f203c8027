"""Opponents: they are given a view and a decision, never the state."""

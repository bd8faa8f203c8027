"""Saves, replays, settings files."""

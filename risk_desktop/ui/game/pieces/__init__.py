"""Pieces that are no armies: put down, moved, fighting and lost."""

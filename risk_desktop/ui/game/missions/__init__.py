"""Missions and secret capitals: what only their owner may see, and what is public."""

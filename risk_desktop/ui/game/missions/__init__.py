"""Missions and secret capitals: what only one seat may see, and what everybody may."""

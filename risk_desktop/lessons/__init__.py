"""Guided first games: a lesson is data, and these modules start it, keep to its line and say which step is on. No Qt."""

"""Saved games, and opening one."""

"""Battles: attacking, defending, the battle table, dice and odds."""

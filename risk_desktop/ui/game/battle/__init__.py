"""Battles: attacking, defending, the fight beside its arrow, dice and odds."""

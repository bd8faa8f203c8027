"""The odds of any fight that somebody wants to know, beside the game or without one."""

"""Help while a game is played: rules of the step, all rules, keys."""

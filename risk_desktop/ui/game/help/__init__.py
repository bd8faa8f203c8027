"""Help during a game: the rules of the present step, all rules, and the keys."""

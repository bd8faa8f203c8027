"""2210's command cards: playing them, what they ask besides, and what the chronicle says of them."""

"""What only Risk 2210 A.D. has of cards: playing command cards, what they ask besides, and what the chronicle says of them."""

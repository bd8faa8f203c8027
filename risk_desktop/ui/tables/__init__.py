"""What lies on the table above the board: battle, cards, curtain; and what is told: chronicle, recap, graphs."""

"""What each person on this computer has played: records of games, kept in a database, and what they tell."""

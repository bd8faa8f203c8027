"""The page of all puzzles."""

"""The page of a person: what he has played, his rating, his dice."""

"""The coach of a guided first game: a card with instructions, and rings around what they are about."""

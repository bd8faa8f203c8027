"""Keys of the running game: which ones there are, and which question a key was meant for."""
